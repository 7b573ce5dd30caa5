import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import { commonTitles } from '../../src/discord/stats/titles.ts'
import { serverStats } from '../../src/discord/stats/summaries.ts'
import type { Panel } from '../../src/discord/kit/message.ts'
import type { Reply } from '../../src/discord/table/context/context.ts'
import { runToEnd, type Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { openStore } from '../../src/storage/index.ts'
import type { NewSummary } from '../../src/tables/index.ts'
import { answer } from '../kit/house.ts'
import { seat, step, table } from '../storage/rows.ts'
import { toy } from '../kit/toy/index.ts'
import { idOf, idsOf, readable } from './limits.ts'
import { openHouse, Rooms } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

let at: ReturnType<typeof openHouse>
beforeEach(() => {
  at = openHouse()
})
afterEach(async () => {
  vi.useRealTimers()
  await at.close()
})

function panel(reply: Reply): Panel {
  if (reply === null || typeof reply === 'string') throw new Error(`no panel, but ${reply}`)
  return reply
}

/** Plays a game of Ann and Ben to its end by first offers. */
async function finished(...users: string[]): Promise<string> {
  const id = await at.playing('toy', ...(users.length > 0 ? users : ['ann', 'ben']))
  await toItsEnd(id)
  return id
}

async function toItsEnd(id: string): Promise<void> {
  while ((await at.store.records.find(id))?.status === 'playing') await answer({ tables: at.tables } as never, id)
  await at.tables.stats.idle()
  await at.feed.settled()
  await at.shown()
}

const manager = () => at.visit('mia', 'hall', { isManager: true })
const hide = (user: string) => at.command(user, '/settings', { records: 'nobody' })

describe('records', () => {
  it('records are of the server, of oneself and of others, and in direct messages one’s own', async () => {
    expect(await at.command('ann', '/records')).toBe(say('no-records'))
    expect(await at.command('ann', '/records', { who: 'ann' })).toBe(say('no-own-records'))
    await finished()
    const server = readable(panel(await at.command('cy', '/records')))
    for (const words of ['1 game finished since', 'Rating: The Barrow', 'ann', 'ben', '±', 'Wins', 'Titles'])
      expect(server).toContain(words)
    expect(readable(panel(await at.command('cy', '/records', { who: 'ben' })))).toContain(
      say('stats-of-player', { name: '**ben**' }),
    )
    expect(readable(panel(await at.command('ben', '/records', { who: 'ben', game: 'toy' })))).toContain('Your records')
    expect(readable(panel(await at.command(at.visit('ann', 'dm-ann'), '/records')))).toContain(
      'The Barrow: **1** played',
    )
    expect(await at.command(at.visit('ann', 'dm-ann'), '/records', { who: 'ben' })).toBe(say('only-own-records'))
    expect(await at.command('ann', '/records', { who: 'cy' })).toBe(say('no-records-of', { name: '<@cy>' }))
    expect(await at.command(at.visit('ann', 'hall', { guild: 'elsewhere' }), '/records')).toBe(say('no-records'))
  })

  it('statistics leave out a player who hides, everywhere except for that player', async () => {
    const id = await finished()
    await hide('ben')
    const server = readable(panel(await at.command('ann', '/records')))
    expect(server).toContain('ann')
    expect(server).not.toContain('ben')
    expect(await at.command('ann', '/records', { who: 'ben' })).toBe(say('records-hidden', { name: '<@ben>' }))
    expect(await at.command('ann', '/hero', { who: 'ben' })).toBe(say('records-hidden', { name: '<@ben>' }))
    expect(await at.complete('ann', '/hero', { who: 'ben', name: '' }, 'name')).toEqual([])
    expect(readable(panel(await at.command('ben', '/records', { who: 'ben' })))).toContain('Your records')
    expect(await at.tables.stats.ofTable(id)).toBeDefined()
    await at.command('ben', '/settings', { records: 'everybody' })
    expect(readable(panel(await at.command('ann', '/records')))).toContain('ben')
  })

  it('records are chosen by a menu as well', async () => {
    const settings = panel(await at.command('ann', '/settings'))
    const id = idsOf(settings).find((one) => one.endsWith('records')) ?? ''
    await at.press('ann', id, 'nobody')
    expect((await at.tables.people.person('ann')).records).toBe('nobody')
    await at.press('ann', id, 'the moon')
    expect((await at.tables.people.person('ann')).records).toBe('nobody')
  })
})

describe('a hero', () => {
  it('a hero has a story, is found by name, and may be another', async () => {
    expect(await at.command('ann', '/hero')).toBe(say('no-own-records'))
    await finished()
    const story = readable(panel(await at.command('ann', '/hero')))
    for (const words of ['The Digger', 'found', 'last seen']) expect(story).toContain(words)
    expect(story).toMatch(/\*\*ann\*\* led \*\*The Digger\*\* through 1 barrow, and (didn’t win|won)\.$/m)
    const [only] = await at.complete('ann', '/hero', { name: 'dig' }, 'name')
    expect(only).toMatchObject({ name: 'The Digger – The Barrow', value: 'toy/' })
    expect(readable(panel(await at.command('cy', '/hero', { who: 'ann', name: 'the digger' })))).toBe(story)
    expect(await at.command('ann', '/hero', { name: 'Conan' })).toBe(say('unknown-hero'))
    expect(await at.press('ann', 'q1|wh|', 'toy/Conan')).toBe(say('unknown-hero'))
  })
})

describe('titles', () => {
  it('the end card lists the titles that a game has earned, without those of a player who hides', async () => {
    await hide('ben')
    await finished()
    const card = readable(at.card())
    expect(card).toContain('**ann** earns')
    expect(card).toContain('The Mole')
    expect(card).not.toContain('**ben** earns')
    expect(at.rooms.in('hall').filter(({ panel: one }) => readable(one).includes('earns'))).toHaveLength(1)
  })

  it('titles are told once: with the game that earned them', async () => {
    await finished()
    await finished()
    const told = at.rooms.in('hall').filter(({ panel: one }) => readable(one).includes('The Mole'))
    expect(told).toHaveLength(1)
  })

  const all = [
    ...Object.entries(commonTitles()),
    ...GAMES.flatMap(({ words }) => Object.entries(words.statistics?.titles ?? {})),
  ]

  test('there are many, some of each game, each with a name and a line that fit', () => {
    expect(all.length).toBeGreaterThanOrEqual(24)
    expect(new Set(all.map(([, { title }]) => title)).size).toBe(all.length)
    for (const { words } of GAMES) expect(Object.keys(words.statistics?.titles ?? {}).length).toBeGreaterThanOrEqual(4)
    for (const [, { title, line, when }] of all) {
      expect(title.length).toBeLessThanOrEqual(40)
      expect(line.length).toBeLessThanOrEqual(100)
      expect(when.length).toBeGreaterThan(0)
    }
  })
})

describe('the saga', () => {
  const feed = () => at.rooms.in('tower').map(({ panel: one }) => readable(one))
  const begin = (room = 'tower') => at.command(manager(), '/admin saga', { channel: room })

  it('the saga tells each game that ends from then on, with a picture, once', async () => {
    await finished()
    expect(await begin()).toBe(say('saga-begun', { room: 'tower' }))
    await finished()
    const [first, tale, ...more] = at.rooms.in('tower')
    expect(readable(first?.panel ?? { components: [] })).toContain('ends on this server in <#tower>')
    expect(readable(tale?.panel ?? { components: [] })).toContain('**ann**')
    expect(tale?.panel.pictures).toHaveLength(1)
    expect(tale?.panel.pings ?? []).toEqual([])
    expect(more).toEqual([])
    await at.tables.stats.catchUp('all')
    await at.feed.reconcile()
    await at.feed.settled()
    expect(at.rooms.in('tower')).toHaveLength(2)
  })

  it('the saga names no player who hides, not even in the alt text of the picture', async () => {
    await begin()
    await hide('ben')
    await finished()
    const tale = at.rooms.in('tower').at(-1)?.panel
    expect(readable(tale ?? { components: [] })).toContain(say('saga-someone'))
    expect(JSON.stringify({ ...tale, pictures: tale?.pictures?.map(({ alt }) => alt) })).not.toContain('ben')
  })

  it('the saga is told once if the process dies after the message was posted', async () => {
    await begin()
    const { store, rooms } = at
    const id = await at.playing('toy', 'ann', 'ben')
    const setSaga = store.stats.setFeed.bind(store.stats)
    // Dead between the posting and the note of it.
    store.stats.setFeed = () => (rooms.in('tower').length > 1 ? new Promise(() => undefined) : Promise.resolve())
    while ((await store.records.find(id))?.status === 'playing') await answer({ tables: at.tables } as never, id)
    await at.tables.stats.idle()
    for (let tries = 0; rooms.in('tower').length < 2 && tries < 500; tries += 1)
      await new Promise((on) => setTimeout(on, 5))
    expect(rooms.in('tower')).toHaveLength(2)
    store.stats.setFeed = setSaga
    rooms.forgetNonces()
    at = openHouse({ store, rooms })
    await at.feed.reconcile()
    await at.feed.settled()
    expect(feed()).toHaveLength(2)
    const number = (await store.stats.summary(id))?.number
    expect((await store.stats.feed('griffin'))?.upTo).toBe(number)
    await toItsEnd(await at.playing('toy', 'ann', 'ben'))
    expect(feed()).toHaveLength(3)
  })

  it('an admin whose channel refuses the saga hears of it once, and the saga goes on in another channel', async () => {
    at.rooms.barred.set('tower', 'no-permission')
    expect(await begin()).toBe(say('saga-refused'))
    expect(await at.store.stats.feedServers()).toEqual([])
    at.rooms.barred.clear()
    await begin()
    at.rooms.barred.set('tower', 'no-permission')
    await finished()
    await finished()
    expect(at.rooms.in('dm-mia')).toHaveLength(1)
    expect(readable(at.rooms.in('dm-mia')[0]?.panel ?? { components: [] })).toContain(
      say('saga-trouble-no-permission', { room: 'tower' }),
    )
    expect(await begin('cellar')).toBe(say('saga-begun', { room: 'cellar' }))
    await at.feed.settled()
    expect(at.rooms.in('cellar')).toHaveLength(3)
    expect(at.rooms.in('tower')).toHaveLength(1)
  })

  it('the saga that may be written again is told by itself, once', async () => {
    await begin()
    at.feed.changedIn('griffin')
    at.rooms.barred.set('tower', 'no-permission')
    await finished()
    at.rooms.barred.clear()
    for (const server of ['dragon', 'griffin']) {
      at.feed.changedIn(server)
      await at.feed.settled()
      expect(feed()).toHaveLength(server === 'griffin' ? 2 : 1)
    }
    at.feed.changedIn('griffin')
    await at.feed.settled()
    expect(feed()).toHaveLength(2)
  })

  it('the saga is told soon after Discord could not be reached for long, and draws nothing meanwhile', async () => {
    await begin()
    let drawn = 0
    const { rooms, store } = at
    at = openHouse({ store, rooms, paint: () => Promise.resolve(Buffer.from(`png ${(drawn += 1)}`)) })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const found = rooms.found.bind(rooms)
    rooms.found = () => Promise.reject(Object.assign(new Error('reset'), { code: 'ECONNRESET' }))
    const id = await at.playing('toy', 'ann', 'ben')
    while ((await store.records.find(id))?.status === 'playing') await answer({ tables: at.tables } as never, id)
    await at.tables.stats.idle()
    await at.shown()
    const before = drawn
    const pass = async (milliseconds: number) => {
      await vi.advanceTimersByTimeAsync(milliseconds)
      await at.feed.settled()
    }
    for (let minutes = 0; minutes < 10; minutes += 0.25) await pass(15_000)
    expect([feed().length, drawn]).toEqual([1, before])
    rooms.found = found
    await pass(5000)
    expect(feed()).toHaveLength(2)
  })

  it('the saga ends when a manager says so, and nobody else may', async () => {
    expect(await at.command('ann', '/admin saga', { channel: 'tower' })).toBe(say('not-admin'))
    expect(await at.command(manager(), '/admin saga')).toBe(say('saga-nowhere'))
    await begin()
    expect(await at.command(manager(), '/admin saga')).toBe(say('saga-there', { room: 'tower' }))
    expect(await at.command(manager(), '/admin saga', { channel: 'tower', stop: 'true' })).toBe(say('channel-or-stop'))
    expect(await at.command(manager(), '/admin saga', { stop: 'true' })).toBe(say('saga-ended'))
    await finished()
    expect(feed()).toHaveLength(1)
  })
})

describe('with years of games', () => {
  const NAME = '🐉'.repeat(32)
  const games = [toy as unknown as Game, ...GAMES]

  /** Summaries of many games of many people with long names and every count there is. */
  async function years(): Promise<void> {
    const store = openStore()
    at = openHouse({ store, games, rooms: new Rooms() })
    for (let index = 0; index < 60; index += 1) {
      const game = games[index % games.length] ?? games[0]
      if (!game) continue
      const users = Array.from({ length: 4 }, (_, number) => `user-${(index + number) % 20}`)
      const id = `t${index}`
      const seats = users.map((user, number) => seat(number, user, NAME))
      await store.records.create(table({ id, server: 'griffin', game: game.rules.id, seats }))
      await step(store, { table: id, change: { status: 'over' } })
      await store.stats.saveSummary(summary(game, id, users, index))
    }
  }

  function summary(game: Game, id: string, users: readonly string[], index: number): NewSummary {
    const names = Object.keys(game.words.statistics?.words ?? {})
    const foes = Array.from({ length: 30 }, (_, beast) => [`slain:beast-${beast}`, 99] as const)
    const counts = {
      ...Object.fromEntries([...names.map((name) => [name, 12_345] as const), ...foes]),
      ...{ games: 1, dice: 500, pips: 1800 + index, sixes: 0, deaths: 30, 'deaths:pit': 30 },
    }
    return {
      table: id,
      server: 'griffin',
      game: game.rules.id,
      preset: 'short',
      startedAt: index,
      endedAt: index + 1,
      turns: index,
      version: 1,
      revision: 1,
      seats: users.map((user, number) => ({
        seat: number,
        user,
        name: NAME,
        roles: [`Hero ${index % 30}`],
        won: number === 0,
        rank: number + 1,
        score: 3,
        counts: { ...counts, ...(number === 0 && { wins: 1 }) },
      })),
    }
  }

  it('every page fits a message, and all of it is on one', async () => {
    await years()
    const asked: readonly Record<string, string>[] = [{}, { who: 'user-3' }, { game: 'talisman' }]
    for (const given of asked) {
      let shown = panel(await at.command('user-1', '/records', given))
      const seen = [readable(shown)]
      for (
        let pages = 0;
        idsOf(shown).length > 0 && readable(shown).includes(say('stats-on')) && pages < 40;
        pages += 1
      ) {
        shown = panel(await at.press('user-1', idOf(shown, say('stats-on'))))
        seen.push(readable(shown))
      }
      expect(seen.length).toBeGreaterThan(1)
      expect(seen.join('\n')).toContain('Titles')
    }
    const hero = panel(await at.command('user-3', '/hero'))
    expect(readable(hero)).toContain(say('hero-another'))
  })

  it('no passage names a player who hides', async () => {
    await years()
    const summaries = await at.tables.stats.of({ server: 'griffin' })
    const users = [...new Set(summaries.flatMap(({ seats }) => seats.map(({ user }) => user ?? '')))]
    const named = summaries.map((one) => ({
      ...one,
      seats: one.seats.map((own) => ({ ...own, name: own.user ?? '' })),
    }))
    const hidden = new Set(users.slice(0, 7))
    const text = JSON.stringify(runToEnd(serverStats({ games, summaries: named, hidden, accounts: new Map() })))
    for (const user of users) expect(text.includes(`**${user.replace('-', '\\\\-')}**`), user).toBe(!hidden.has(user))
  })
})
