import { afterEach, describe, expect, it } from 'vitest'
import { newFlags } from '../../src/discord/kit/message.ts'
import { yieldToEventLoop, timingOf } from '../../src/tables/index.ts'
import type { Notice } from '../../src/tables/model/store.ts'
import { HandClock } from '../kit/house.ts'
import { parseId } from '../../src/discord/kit/ids.ts'
import { idsOf, readable } from './limits.ts'
import { parlour, type ParlourManner } from './parlour.ts'
import { openHouse, Rooms } from './rooms.ts'
import { say } from '../../src/discord/words/index.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const SILENT = 4096

const open: ReturnType<typeof openHouse>[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

async function houseWith(manner: ParlourManner, notices: Readonly<Record<string, Notice>>, rooms = new Rooms()) {
  const clock = new HandClock(Date.UTC(2026, 6, 1, 10))
  const at = openHouse({ games: [parlour(manner)], clock, rooms, timing: timingOf('evening') })
  open.push(at)
  for (const [user, notice] of Object.entries(notices))
    await at.tables.people.choose(user, { notice, learns: false, ringGap: 0 })
  const table = await at.playing('parlour', 'ann', 'ben')
  /** Lets time pass for the tables and for what is shown, and shows it. */
  const pass = async (milliseconds: number): Promise<void> => {
    clock.pass(milliseconds)
    at.time.now += milliseconds
    for (let round = 0; round < 8; round += 1) await yieldToEventLoop()
    await at.shown()
  }
  const take = async (user: string): Promise<void> => {
    await at.tables.answers.submit(table, user, { verb: 'pick.one', key: 'a' })
    await at.shown()
  }
  const inRoom = (room: string, text: string) => at.rooms.in(room).filter(({ panel }) => readable(panel).includes(text))
  return { ...at, table, pass, take, inRoom, clock }
}

type House = Awaited<ReturnType<typeof houseWith>>

/** Whom each message that stands in the hall calls. */
const called = (at: House) => at.rooms.in('hall').flatMap(({ panel }) => panel.pings ?? [])
const notices = (at: House, user: string) => at.inRoom(`dm-${user}`, 'it’s your move')
const DUE = say('waits')

describe('a notice', () => {
  it('a notice is the mention on the card, unless somebody wants it otherwise', async () => {
    for (const notice of ['mention', 'direct', 'none'] as const) {
      const at = await houseWith({}, { ann: notice })
      expect(called(at)).toEqual(notice === 'mention' ? ['ann'] : [])
      expect(readable(at.card()).includes('<@ann>')).toBe(notice === 'mention')
      expect(readable(at.card())).toContain(notice === 'mention' ? '<@ann>:' : '**ann**:')
      expect(notices(at, 'ann')).toHaveLength(notice === 'direct' ? 1 : 0)
      const flags = at.rooms.in('hall').map(({ panel }) => newFlags(panel) & SILENT)
      expect(flags.at(-1)).toBe(notice === 'mention' ? 0 : SILENT)
    }
  })

  it('a notice comes once while somebody is at it, and is taken away when they have answered', async () => {
    const at = await houseWith({ times: 3 }, { ann: 'direct', ben: 'direct' })
    const [first] = notices(at, 'ann')
    await at.take('ann')
    await at.take('ann')
    expect(notices(at, 'ann')).toEqual([first])
    expect(first?.edits).toBe(0)
    await at.take('ann')
    expect(notices(at, 'ann')).toEqual([])
    expect(notices(at, 'ben')).toHaveLength(1)
    expect(readable(notices(at, 'ben')[0]?.panel ?? { components: [] })).toContain('<#hall>')
  })

  it('a notice falls back to the mention where direct messages are closed, once', async () => {
    const rooms = new Rooms()
    rooms.barred.set('dm-ann', 'closed-dms')
    const at = await houseWith({ times: 3 }, { ann: 'direct' }, rooms)
    expect(called(at)).toEqual(['ann'])
    expect(readable(at.card())).toContain('<@ann>:')
    const posts = at.rooms.posts
    await at.take('ann')
    expect(at.rooms.posts).toBe(posts)
    await at.take('ann')
    await at.take('ann')
    await at.pass(6 * MINUTE)
    await at.take('ben')
    await at.take('ben')
    await at.take('ben')
    expect(called(at)).toEqual(['ann'])
  })

  it('a notice is a direct message again some minutes after those were opened', async () => {
    const rooms = new Rooms()
    rooms.barred.set('dm-ann', 'closed-dms')
    const at = await houseWith({ times: 3 }, { ann: 'direct' }, rooms)
    rooms.barred.delete('dm-ann')
    await at.take('ann')
    expect(at.rooms.in('dm-ann')).toEqual([])
    expect(readable(at.card())).toContain('<@ann>:')
    await at.pass(11 * MINUTE)
    await at.take('ann')
    expect(at.rooms.in('dm-ann')).not.toEqual([])
    await at.shown()
    expect(readable(at.card())).not.toContain('<@ann>:')
  })

  it('the notice of a secret question is a direct message, and silent for a player who looks without being called', async () => {
    for (const notice of ['mention', 'direct', 'none'] as const) {
      const at = await houseWith({ secret: true }, { ann: notice })
      expect(called(at)).toEqual([])
      const [call, another] = at.inRoom('dm-ann', 'A private decision')
      expect([readable(call?.panel ?? { components: [] }).includes('What do you take?'), another]).toEqual([
        true,
        undefined,
      ])
      expect(newFlags(call?.panel ?? { components: [] }) & SILENT).toBe(notice === 'none' ? SILENT : 0)
      expect(notices(at, 'ann')).toEqual([])
    }
  })

  it('a notice of a secret question says that I answer at the end, whatever the table does about open questions', async () => {
    for (const atZero of ['computer', 'substitute', 'wait'] as const) {
      const at = openHouse({ games: [parlour({ secret: true })], timing: timingOf('evening', atZero) })
      open.push(at)
      await at.playing('parlour', 'ann', 'ben')
      const said = at.rooms.in('dm-ann').map(({ panel }) => readable(panel))
      expect(said.join()).toMatch(/\. After that I’ll play for anyone who hasn’t answered\.\n/)
    }
  })

  it('a notice comes again in the same turn if others have taken long in between', async () => {
    for (const notice of ['mention', 'direct'] as const) {
      for (const [wait, times] of [
        [MINUTE, 1],
        [30 * MINUTE, 2],
      ] as const) {
        const at = await houseWith({}, { ann: notice })
        let heard = 0
        const { post } = at.rooms
        at.rooms.post = (room, panel, nonce) => {
          if (panel.pings?.includes('ann') || readable(panel).includes('it’s your move')) heard += 1
          return post.call(at.rooms, room, panel, nonce)
        }
        await at.tables.people.goAway('ann', at.clock.now() + DAY, 'pause')
        await at.shown()
        at.time.now += wait
        await at.tables.people.comeBack('ann')
        await at.shown()
        expect([notice, wait, heard + 1]).toEqual([notice, wait, times])
      }
    }
  })
})

describe('a reminder', () => {
  it('a reminder is a mention that takes the place of the last, at the person’s interval, and goes with the answer', async () => {
    const at = await houseWith({}, { ann: 'mention' })
    await at.tables.people.choose('ann', { remindEvery: 6 * 60 * MINUTE })
    expect(at.inRoom('hall', DUE)).toEqual([])
    await at.pass(5 * MINUTE)
    const [first] = at.inRoom('hall', DUE)
    expect(first?.panel.pings).toEqual(['ann'])
    expect(readable(first?.panel ?? { components: [] })).toMatch(
      /<@ann>: The table is waiting for you. Your question came <t:\d+:R>, and your time runs out <t:\d+:R>. .Go to the card/,
    )
    await at.pass(MINUTE)
    expect(at.inRoom('hall', DUE)).toEqual([first])
    for (const time of [6 * 60 * MINUTE, 1]) await at.pass(time)
    const [second, ...others] = at.inRoom('hall', DUE)
    expect(others).toEqual([])
    expect(second?.id).not.toBe(first?.id)
    await at.take('ann')
    expect(at.inRoom('hall', DUE)).toEqual([])
  })

  it('after the reminders, or with the time, one message tells the others what they can do, and goes with the answer', async () => {
    const at = await houseWith({}, { ann: 'mention', ben: 'mention' })
    const told = () => at.inRoom('hall', 'we’ve been waiting for **ann**')
    await at.pass(25 * MINUTE)
    expect(told()).toEqual([])
    for (let day = 0; day < 4; day += 1) await at.pass(DAY)
    const [only, another] = told()
    expect(another).toBeUndefined()
    expect(only?.panel.pings).toEqual(['ben'])
    const text = readable(only?.panel ?? { components: [] })
    expect(text).toMatch(/^.*<@ben>.*Go to the card/)
    expect(text).toContain('/game propose')
    expect(idsOf(only?.panel ?? { components: [] }).map((id) => parseId(id))).toMatchObject([
      { kind: 'move', what: 'play-on', seat: 0 },
      { kind: 'move', what: 'replace', seat: 0 },
    ])
    await at.take('ann')
    expect(told()).toEqual([])
  })

  it('the others are told without a ring where they want no notices', async () => {
    const at = await houseWith({}, { ann: 'mention', ben: 'none' })
    for (let day = 0; day < 2; day += 1) await at.pass(DAY)
    expect(at.inRoom('hall', 'we’ve been waiting for **ann**').map(({ panel }) => panel.pings)).toEqual([[]])
  })

  it('a notice comes once to a player who wants no reminders, and never to a player who wants no notices', async () => {
    const at = await houseWith({}, { ann: 'mention' })
    await at.tables.people.choose('ann', { remindEvery: null })
    await at.pass(5 * MINUTE)
    const [first] = at.inRoom('hall', DUE)
    for (let day = 0; day < 4; day += 1) await at.pass(DAY)
    expect(at.inRoom('hall', DUE)).toEqual([first])
    const quiet = await houseWith({}, { ann: 'none' })
    for (let day = 0; day < 4; day += 1) await quiet.pass(DAY)
    expect(quiet.inRoom('hall', DUE)).toEqual([])
    expect(quiet.inRoom('dm-ann', DUE)).toEqual([])
    expect(quiet.inRoom('hall', say('event-stalled', { name: '**ann**' }))).toHaveLength(1)
  })

  it('a notice is a direct message to a player who wants that, and a mention if direct messages are closed', async () => {
    const at = await houseWith({}, { ann: 'direct' })
    await at.pass(5 * MINUTE)
    expect(at.inRoom('hall', DUE)).toEqual([])
    expect(at.inRoom('dm-ann', DUE)).toHaveLength(1)
    const rooms = new Rooms()
    rooms.barred.set('dm-ann', 'closed-dms')
    const closed = await houseWith({}, { ann: 'direct' }, rooms)
    await closed.pass(5 * MINUTE)
    expect(closed.inRoom('hall', DUE)).toHaveLength(1)
  })

  it('a reminder takes the place of the notice, so that one message stands for a table', async () => {
    const at = await houseWith({}, { ann: 'direct' })
    expect(notices(at, 'ann')).toHaveLength(1)
    await at.pass(5 * MINUTE)
    expect(notices(at, 'ann')).toEqual([])
    const [reminder] = at.inRoom('dm-ann', DUE)
    expect(readable(reminder?.panel ?? { components: [] })).toContain('What do you take?')
    await at.take('ann')
    // Ann is asked again in the same turn: she is at it.
    expect([...notices(at, 'ann'), ...at.inRoom('dm-ann', DUE)]).toEqual([])
  })

  it('the notice of a player who has lost the seat is removed, in the channel and in direct messages', async () => {
    for (const notice of ['mention', 'direct'] as const) {
      const at = await houseWith({}, { ann: notice })
      await at.pass(5 * MINUTE)
      const where = notice === 'direct' ? 'dm-ann' : 'hall'
      expect(at.inRoom(where, DUE)).toHaveLength(1)
      await at.tables.seats.giveSeat(at.table, 0, 'zoe', 'Zoe')
      await at.shown()
      expect(at.inRoom(where, DUE)).toEqual([])
      expect(at.rooms.in('dm-ann').map(({ panel }) => readable(panel).trim())).toEqual([
        say('seat-lost', { room: 'hall' }),
      ])
    }
  })

  it('a reminder goes with the game to another room, and stands nowhere while it pauses or once it has ended', async () => {
    const at = await houseWith({}, { ann: 'mention' })
    await at.pass(5 * MINUTE)
    await at.tables.saves.resume(at.table, { server: 'griffin', room: 'cellar' })
    await at.shown()
    expect([at.inRoom('hall', DUE).length, at.inRoom('cellar', DUE).length]).toEqual([0, 1])
    await at.tables.votes.decide(at.table, { kind: 'pause' })
    await at.shown()
    expect(at.inRoom('cellar', DUE)).toEqual([])
    for (const secret of [true, false]) {
      const ended = await houseWith({ secret }, { ann: 'direct' })
      expect(ended.inRoom('dm-ann', 'Decide')).toHaveLength(1)
      await ended.tables.saves.close(ended.table)
      await ended.shown()
      expect(ended.inRoom('dm-ann', 'Decide')).toEqual([])
    }
  })

  it('a reminder of a secret question, or in a window of several, is never seen by others', async () => {
    for (const manner of [{ secret: true }, { window: true }]) {
      const rooms = new Rooms()
      const at = await houseWith(manner, { ann: 'mention', ben: 'mention' }, rooms)
      if (manner.window) await at.take('ben')
      const before = JSON.stringify(at.rooms.in('hall').map(({ panel }) => readable(panel)))
      await at.pass(5 * MINUTE)
      expect(JSON.stringify(at.rooms.in('hall').map(({ panel }) => readable(panel)))).toBe(before)
      expect(at.inRoom('dm-ann', DUE)).toHaveLength(1)
      rooms.barred.set('dm-ann', 'closed-dms')
      await at.pass(DAY)
      expect(at.inRoom('hall', DUE)).toEqual([])
    }
  })

  it('a reminder stands once though the process died as it was sent', async () => {
    for (const manner of [{}, { secret: true }]) {
      const rooms = new Rooms()
      rooms.onDone = (call, room) => {
        const isCall = readable(rooms.in(room).at(-1)?.panel ?? { components: [] }).includes('Decide')
        if (call !== 'post' || room !== 'dm-ann' || !isCall) return
        rooms.isDead = true
        throw new Error('killed')
      }
      const at = await houseWith(manner, { ann: 'direct' }, rooms)
      expect(rooms.isDead).toBe(true)
      await at.close()
      open.splice(open.indexOf(at as never), 1)
      rooms.isDead = false
      rooms.forgetNonces()
      rooms.onDone = () => undefined
      const again = openHouse({ games: [parlour(manner)], timing: timingOf('evening'), rooms, store: at.store })
      open.push(again)
      await again.projector.reconcile()
      await again.shown()
      expect(at.inRoom('dm-ann', 'Decide')).toHaveLength(1)
      await again.tables.answers.submit(at.table, 'ann', { verb: 'pick.one', key: 'a' })
      await again.tables.answers.submit(at.table, 'ann', { verb: 'pick.one', key: 'a' })
      await again.shown()
      expect(at.inRoom('dm-ann', 'Decide')).toEqual([])
    }
  })

  it('a reminder is not sent again after a restart', async () => {
    const at = await houseWith({}, { ann: 'mention' })
    await at.pass(5 * MINUTE)
    const [first] = at.inRoom('hall', DUE)
    await at.close()
    open.splice(open.indexOf(at as never), 1)
    const again = openHouse({
      games: [parlour()],
      timing: timingOf('evening'),
      clock: at.clock,
      rooms: at.rooms,
      store: at.store,
    })
    open.push(again)
    await again.tables.wake()
    await again.projector.reconcile()
    await again.projector.tryAgain(at.table)
    await again.shown()
    expect(at.inRoom('hall', DUE)).toEqual([first])
  })
})
