import { DiscordAPIError, type RateLimitData, type REST } from 'discord.js'
import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { LongWait } from '../../src/discord/rest/rate-limits.ts'
import { DeliveryError } from '../../src/discord/screens/parts/message-gateway.ts'
import {
  isLongWaitForThread,
  restThreadGateway,
  type ThreadGateway,
} from '../../src/discord/screens/parts/thread-gateway.ts'
import { SAY } from '../../src/discord/kit/sentences.ts'
import { inLanguage } from '../../src/language/index.ts'
import { threadsAfter, type FollowedTable, type KeptThread } from '../../src/discord/screens/threads.ts'
import { say } from '../../src/discord/words/index.ts'
import { openStore } from '../../src/storage/index.ts'
import type { Store } from '../../src/tables/index.ts'
import { openHouse, Rooms } from './rooms.ts'

const HOUR = 3_600_000
const TEXT_CHANNEL = { threads: { parent: 'hall', isInThread: false, missing: [] } }

/** Threads that remember what was done to them, as Discord does. */
class Threads implements ThreadGateway {
  readonly open = async (_room: string, message: string, name: string): Promise<void> => {
    await this.step(() => {
      const refused = this.refuses()
      if (refused) throw refused
      if (!this.all.has(message)) this.all.set(message, { name, isArchived: false })
    })
  }
  readonly all = new Map<string, { name: string; isArchived: boolean }>()
  readonly posted = new Map<string, number>()
  mayDelete = true
  refuses: () => Error | null = () => null
  /** Does a step, and may die before or after it. */
  step: (work: () => void) => Promise<void> = (work) => Promise.resolve().then(work)

  add(): Promise<void> {
    return Promise.resolve()
  }

  lastPost(thread: string): Promise<number | null> {
    const one = this.all.get(thread)
    if (!one) return Promise.reject(new DeliveryError('room-gone', 10_003))
    return Promise.resolve(one.isArchived ? null : (this.posted.get(thread) ?? 0))
  }

  async archive(thread: string): Promise<void> {
    await this.step(() => {
      const one = this.all.get(thread)
      if (!one) throw new DeliveryError('room-gone', 10_003)
      one.isArchived = true
    })
  }

  async remove(thread: string): Promise<void> {
    await this.step(() => {
      if (this.all.has(thread) && !this.mayDelete) throw new DeliveryError('no-permission', 50_013)
      this.all.delete(thread)
    })
  }
}

const houses: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const house of houses.splice(0)) await house.close()
})

function houseWith(threads: Threads, more: { store?: Store; rooms?: Rooms } = {}) {
  const house = openHouse({ threads, ...more })
  houses.push(house)
  return {
    ...house,
    ask: (name = 'ann', given: Record<string, string> = {}) =>
      house.command(house.visit('ann', 'hall', { name, ...TEXT_CHANNEL }), '/game new', {
        game: 'toy',
        thread: 'yes',
        ...given,
      }),
    openTables: () => house.tables.directory.find({ statuses: ['lobby', 'playing'] }),
  }
}

describe('what Discord refuses', () => {
  const refusals: readonly [string, Error, RegExp][] = [
    ['new threads for a while', new LongWait(90_000), /no more threads for now.*<t:\d+:R>/],
    ['more active threads', new DeliveryError('threads-full', 160_006), /as many active threads as Discord allows/],
    [
      'the permission',
      new DeliveryError('no-permission', 50_013),
      /create public threads and send messages in threads/,
    ],
    ['a name', new DeliveryError('filtered', 200_000, 'Blocked'), /can’t open a thread here/],
  ]
  it.each(refusals)('%s: a sentence says so, and nothing has changed', async (_what, error, sentence) => {
    const threads = new Threads()
    const house = houseWith(threads)
    threads.refuses = () => error
    expect(await house.ask()).toMatch(sentence)
    expect([house.rooms.in('hall'), await house.openTables(), [...threads.all]]).toEqual([[], [], []])
    threads.refuses = () => null
    expect(await house.ask('ann')).toContain(say('opened'))
    expect((await house.openTables()).map(({ room }) => room)).toEqual([...threads.all.keys()])
  })

  it('is said to each who waits for one thread in their own language', async () => {
    const threads = new Threads()
    const house = houseWith(threads)
    await house.ask()
    const [record] = await house.openTables()
    if (!record) throw new Error('no table')
    threads.refuses = () => new DeliveryError('no-permission', 50_013)
    const wanted = { server: 'griffin', parent: 'hall', name: 'Talk', begins: 'Talk', user: 'ann' }
    const asked = (['de', 'fr', 'en'] as const).map(async (language) => {
      const missing = () => [say('permission-create-threads'), say('permission-send-in-threads')]
      const came = await inLanguage(language, () => house.threads.talk(record, { ...wanted, key: language }))
      expect(came).toEqual({ ok: false, why: inLanguage(language, () => SAY.cannotOpenThread(missing())) })
      return came.ok ? '' : came.why
    })
    expect(new Set(await Promise.all(asked)).size).toBe(3)
  })

  it('is not asked before everything else is in order', async () => {
    const threads = new Threads()
    const house = houseWith(threads)
    expect(await house.ask('ann', { game: 'chess' })).toBe(say('refused-no-such-game'))
    expect([house.rooms.posts, [...threads.all]]).toEqual([0, []])
  })
})

it('a thread has a name of 1 to 100 characters in one line, whatever its host is called', async () => {
  const names = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('**Ann**', '\n', '<@1>', '💡'.repeat(99)),
  )
  await fc.assert(
    fc.asyncProperty(names, async (name) => {
      const threads = new Threads()
      await houseWith(threads).ask(name)
      const [thread] = [...threads.all.values()]
      const length = [...(thread?.name ?? '')].length
      expect(length).toBeGreaterThan(0)
      expect(length).toBeLessThanOrEqual(100)
      expect(thread?.name).not.toMatch(/\n|<@/)
    }),
    { numRuns: 40 },
  )
})

it('a thread is archived once nobody has written there for a day after the game, and for an hour after a lobby', async () => {
  const threads = new Threads()
  const house = houseWith(threads)
  await house.ask()
  const [table] = await house.openTables()
  const room = table?.room ?? ''
  await house.command(house.visit('ann', room), '/game leave')
  await house.shown()
  const look = async (later: number) => {
    house.time.now += later
    house.threads.reconcile(['griffin'])
    await house.threads.settled()
    return threads.all.get(room)?.isArchived
  }
  expect(await look(HOUR - 1)).toBe(false)
  threads.posted.set(room, house.time.now)
  expect(await look(HOUR - 1)).toBe(false)
  expect(await look(1)).toBe(true)
})

it('a thread is archived though the clock was set back by days meanwhile', async () => {
  const threads = new Threads()
  const house = houseWith(threads)
  house.time.now = 10 * 24 * HOUR
  await house.ask()
  const [table] = await house.openTables()
  const room = table?.room ?? ''
  threads.posted.set(room, house.time.now)
  await house.command(house.visit('ann', room), '/game leave')
  await house.shown()
  house.time.now -= 3 * 24 * HOUR
  house.threads.reconcile(['griffin'])
  await house.threads.settled()
  expect(threads.all.get(room)?.isArchived).toBe(true)
})

it('wherever a process dies while it opens a table, each thread has its table afterwards, or is explained', async () => {
  const at = fc.record({ step: fc.nat(12), isAfter: fc.boolean(), mayDelete: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(at, async ({ step, isAfter, mayDelete }) => {
      const [threads, rooms, store] = [new Threads(), new Rooms(), openStore()]
      threads.mayDelete = mayDelete
      const revive = dyingAt(step, isAfter, threads, rooms, store)
      const house = houseWith(threads, { rooms, store })
      await Promise.resolve(house.ask()).catch(() => undefined)
      await house.close().catch(() => undefined)
      houses.pop()
      revive()
      const next = houseWith(threads, { rooms, store })
      next.threads.reconcile(['griffin'])
      await next.projector.reconcile()
      await next.threads.settled()
      await next.shown()
      const open = await next.openTables()
      expect(open.length).toBeLessThanOrEqual(1)
      const alive = [...threads.all].filter(([, { isArchived }]) => !isArchived).map(([id]) => id)
      expect(alive).toEqual(open.map(({ room }) => room))
      const unexplained = rooms.in('hall').filter(({ id, panel }) => {
        return !alive.includes(id) && !JSON.stringify(panel).includes(say('thread-interrupted'))
      })
      expect(unexplained).toEqual([])
      expect((await store.notes.memo('threads griffin')) ?? '').not.toContain('"opening"')
      if (mayDelete) expect(rooms.in('hall')).toHaveLength(open.length)
    }),
    { numRuns: 60 },
  )
})

/** From a step on, before or after it is done, nothing reaches Discord or the store. Returns what undoes that. */
function dyingAt(step: number, isAfter: boolean, threads: Threads, rooms: Rooms, store: Store): () => void {
  let [done, isDead] = [0, false]
  const stepped = async <T>(work: () => T | Promise<T>): Promise<T> => {
    const isLast = done === step
    done += 1
    if (isLast && !isAfter) isDead = true
    if (isDead) throw new Error('killed')
    const result = await work()
    if (isLast) {
      isDead = true
      throw new Error('killed')
    }
    return result
  }
  const real = {
    step: threads.step,
    post: rooms.post.bind(rooms),
    edit: rooms.edit.bind(rooms),
    remove: rooms.remove.bind(rooms),
    setMemo: store.notes.setMemo.bind(store.notes),
    create: store.records.create.bind(store.records),
  }
  threads.step = (work) => stepped(() => real.step(work))
  rooms.post = (...given) => stepped(() => real.post(...given))
  rooms.edit = (...given) => stepped(() => real.edit(...given))
  rooms.remove = (...given) => stepped(() => real.remove(...given))
  store.notes.setMemo = (key, text) =>
    key.startsWith('threads') ? stepped(() => real.setMemo(key, text)) : real.setMemo(key, text)
  store.records.create = (...given) => stepped(() => real.create(...given))
  return () => {
    threads.step = real.step
    Object.assign(rooms, { post: real.post, edit: real.edit, remove: real.remove })
    store.notes.setMemo = real.setMemo
    store.records.create = real.create
  }
}

describe('the threads of a server', () => {
  const id = fc.constantFrom('a', 'b', 'c')
  const room = fc.constantFrom('1', '2', '3')
  const thread: fc.Arbitrary<KeptThread> = fc.record({
    nonce: fc.uuid(),
    parent: fc.constant('hall'),
    room,
    use: fc.constantFrom('table', 'talk'),
    table: id,
    state: fc.constantFrom('open', 'ended', 'archived'),
    due: fc.nat(),
    quiet: fc.constant(HOUR),
  })
  const table: fc.Arbitrary<FollowedTable> = fc.record({
    id,
    room,
    isOpen: fc.boolean(),
    hasBegun: fc.boolean(),
    after: fc.option(id),
  })

  it('follow a table: those of an open one are open, those of an ended one are not, and all others stay', () => {
    fc.assert(
      fc.property(fc.array(thread), table, fc.nat(), (before, shown, now) => {
        const after = threadsAfter(before, shown, now)
        for (const [index, one] of after.entries()) {
          const isTalk = one.use === 'talk'
          if (one.table === shown.id && one.state === 'open') expect(shown.isOpen).toBe(true)
          if (shown.isOpen && !isTalk && one.room === shown.room)
            expect(one).toMatchObject({ state: 'open', table: shown.id })
          if (one.table === shown.id && !isTalk && one.room !== shown.room) expect(one.state).not.toBe('open')
          if (one.table !== shown.id) expect(one).toBe(before[index])
        }
        expect(threadsAfter(after, shown, now)).toEqual(after)
      }),
    )
  })

  it('keep only the newest hundred that are archived', () => {
    const archived = (count: number) =>
      Array.from({ length: count }, (_, number) => ({
        nonce: `${number}`,
        parent: 'hall',
        room: `${number}`,
        use: 'table' as const,
        table: 'old',
        state: 'archived' as const,
        due: 0,
        quiet: 0,
      }))
    const shown = { id: 'new', room: 'hall', isOpen: true, hasBegun: true, after: null }
    expect(threadsAfter(archived(150), shown, 0).map(({ nonce }) => nonce)).toEqual(
      archived(150)
        .slice(50)
        .map(({ nonce }) => nonce),
    )
  })
})

describe('requests about threads', () => {
  /** A Discord that answers everything with an error of this code, or with this object. */
  const gateway = (answer: number | object) => {
    const ask = () =>
      typeof answer === 'number'
        ? Promise.reject(new DiscordAPIError({ code: answer, message: 'no' }, answer, 400, 'POST', '/', {}))
        : Promise.resolve(answer)
    return restThreadGateway({ get: ask, post: ask, put: ask, patch: ask, delete: ask } as unknown as REST)
  }

  it('are done where Discord says that they were done before', async () => {
    await gateway(160_004).open('hall', 'm', 'name')
    await gateway(50_083).archive('m')
    await gateway(10_003).remove('m')
  })

  it('are refused for any other reason', async () => {
    for (const code of [10_003, 10_008, 50_013, 160_006]) {
      await expect(gateway(code).open('hall', 'm', 'name')).rejects.toThrow(DeliveryError)
    }
    await expect(gateway(50_013).archive('m')).rejects.toThrow(DeliveryError)
    await expect(gateway(50_013).remove('m')).rejects.toThrow(DeliveryError)
    await expect(gateway(10_003).lastPost('m')).rejects.toMatchObject({ kind: 'room-gone' })
    await expect(gateway({}).lastPost('m')).rejects.toThrow('unexpected response')
  })

  it('tell when the last message came, if the thread is not archived', async () => {
    const at = Date.UTC(2026, 0, 1)
    const id = String(BigInt(at - 1_420_070_400_000) << 22n)
    const thread = (archived: boolean, last: string | null) => ({
      id,
      last_message_id: last,
      thread_metadata: { archived },
    })
    expect(await gateway(thread(true, id)).lastPost('m')).toBeNull()
    expect(await gateway(thread(false, id)).lastPost('m')).toBe(at)
    expect(await gateway(thread(false, null)).lastPost('m')).toBe(at)
  })

  it('do not wait long for the limit of new threads, and wait for all others', () => {
    const limit = (method: string, route: string, retryAfter: number) =>
      isLongWaitForThread({ method, route, retryAfter } as RateLimitData)
    expect(limit('POST', '/channels/:id/messages/:id/threads', 60_000)).toBe(true)
    expect(limit('POST', '/channels/:id/messages/:id/threads', 500)).toBe(false)
    expect(limit('POST', '/channels/:id/messages', 60_000)).toBe(false)
  })
})
