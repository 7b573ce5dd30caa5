import { describe, expect, test } from 'vitest'
import { NEW_PERSON, timingOf, UNLIMITED, type TableEvent, type Timing } from '../../src/tables/index.ts'
import type { TableRefusal } from '../../src/tables/model/service.ts'
import { answer, granted, HandClock, houseOf, openTable, PACE, sightOf, startTable, type House } from '../kit/house.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Ten in the morning of a summer's day, in UTC. */
const MORNING = Date.UTC(2026, 6, 1, 10)

function houseAt(timing: Timing, limits = {}) {
  return houseOf({ timing, limits: { ...UNLIMITED, ...limits } }, new HandClock(MORNING))
}

async function events(house: House, id: string): Promise<TableEvent[]> {
  return (await house.store.chronicle.lines(id, 0, 999)).flatMap((line) => (line.kind === 'event' ? [line.event] : []))
}

async function pass(house: House, milliseconds: number, step = HOUR): Promise<void> {
  for (let left = milliseconds; left > 0; left -= step) {
    house.clock.pass(Math.min(step, left))
    await house.settle()
  }
}

const keeperOf = async (house: House, id: string, seat: number) =>
  (await house.store.records.find(id))?.seats[seat]?.keeper

describe('preferences', () => {
  test('a preference holds at all of a person’s tables and leaves the others unchanged', async () => {
    const house = houseAt(timingOf('none'))
    expect(await house.tables.people.person('ann')).toEqual(NEW_PERSON)
    granted(await house.tables.people.choose('ann', { zone: 'Europe/Vienna', quiet: { from: 23, to: 7 } }))
    granted(await house.tables.people.choose('ann', { notice: 'direct' }))
    const chosen = { ...NEW_PERSON, zone: 'Europe/Vienna', quiet: { from: 23, to: 7 }, notice: 'direct' }
    expect(await house.tables.people.person('ann')).toEqual(chosen)
    expect((await house.store.people.find(['ann', 'bob'])).get('ann')).toEqual(chosen)
  })

  test('a preference moves the deadline of an open question', async () => {
    const house = houseAt({ ...timingOf('daily', 'default'), decision: 11 * HOUR, bank: 4 * HOUR })
    const id = await startTable(house, ['ann', 'bob'])
    const deadline = async () => (await sightOf(house, id)).time(0)?.deadline
    expect(await deadline()).toBe(MORNING + 15 * HOUR)
    granted(await house.tables.people.choose('ann', { quiet: { from: 22, to: 6 } }))
    expect(await deadline()).toBe(MORNING + 23 * HOUR)
    await pass(house, 23 * HOUR - 1)
    expect(await house.store.log.lastSeq(id)).toBe(0)
    await pass(house, 1)
    expect(await house.store.log.lastSeq(id)).toBe(1)
    const again = await deadline()
    granted(await house.tables.people.choose('ann', { quiet: null, learns: false }))
    expect(await deadline()).toBe(again)
  })

  test('a preference also brings a deadline forward at a table that is not cached', async () => {
    const clock = new HandClock(MORNING)
    const timing = { ...timingOf('daily', 'default'), decision: 11 * HOUR, bank: 4 * HOUR }
    const first = houseOf({ timing }, clock)
    granted(await first.tables.people.choose('ann', { quiet: { from: 22, to: 6 } }))
    const id = await startTable(first, ['ann', 'bob'])
    await first.tables.stop()
    const house = houseOf({ timing, store: first.store }, clock)
    await house.tables.wake()
    granted(await house.tables.people.choose('ann', { quiet: null, learns: false }))
    await pass(house, 15 * HOUR)
    expect(await house.store.log.lastSeq(id)).toBe(1)
  })

  test.each<[TableRefusal, Parameters<House['tables']['people']['choose']>[1]]>([
    ['no-such-zone', { zone: 'Middle-earth/Shire' }],
    ['no-such-zone', { zone: '' }],
    ['no-quiet-hours', { quiet: { from: 7, to: 7 } }],
    ['no-quiet-hours', { quiet: { from: -1, to: 7 } }],
    ['no-quiet-hours', { quiet: { from: 22, to: 24 } }],
    ['no-quiet-hours', { quiet: { from: 22.5, to: 7 } }],
    ['no-such-interval', { remindEvery: 0 }],
    ['no-such-interval', { remindEvery: Number.NaN }],
    ['no-such-interval', { remindEvery: 400 * DAY }],
  ])('a preference is refused as %s if it is %j, and nothing changes', async (why, change) => {
    const house = houseAt(timingOf('none'))
    expect(await house.tables.people.choose('ann', { notice: 'none', ...change })).toEqual({ ok: false, why })
    expect((await house.store.people.find(['ann'])).size).toBe(0)
  })

  test('a preference is not lost while active hours are recorded', async () => {
    const house = houseAt(timingOf('none'))
    const id = await startTable(house, ['ann', 'bob'])
    const asked = (await sightOf(house, id)).asked(0)[0]
    const acting = house.tables.answers.submit(id, 'ann', { verb: asked?.verb ?? '', key: asked?.offers[0]?.key ?? '' })
    const chosen = ['direct', 'none', 'direct'] as const
    await Promise.all([acting, ...chosen.map((notice) => house.tables.people.choose('ann', { notice }))])
    await house.settle()
    const { notice, acted } = await house.tables.people.person('ann')
    expect([notice, acted.reduce((sum, one) => sum + one, 0)]).toEqual(['direct', 1])
  })
})

describe('vacation', () => {
  test('a vacation leaves all seats to nobody or a computer, and ends by itself on time', async () => {
    const house = houseAt(timingOf('none'))
    const ids = [
      await startTable(house, ['ann', 'bob'], 'one', 'one'),
      await startTable(house, ['bob', 'ann'], 'two', 'two'),
    ]
    const others = await startTable(house, ['bob', 'cleo'], 'three', 'three')
    const until = MORNING + 3 * DAY
    granted(await house.tables.people.goAway('ann', until, 'pause'))
    for (const [index, id] of ids.entries()) {
      expect((await house.store.records.find(id))?.seats[index]).toMatchObject({ keeper: 'nobody', backAt: until })
      expect((await events(house, id)).at(-1)).toEqual({ kind: 'on-leave', seat: index, keeper: 'nobody', until })
    }
    expect((await house.store.records.find(others))?.seats.map(({ keeper }) => keeper)).toEqual(['player', 'player'])
    await pass(house, 3 * DAY - 1)
    expect(await keeperOf(house, ids[0] ?? '', 0)).toBe('nobody')
    await pass(house, 2, 1)
    for (const [index, id] of ids.entries()) {
      expect((await house.store.records.find(id))?.seats[index]).toMatchObject({ keeper: 'player', backAt: null })
      expect(await house.store.log.lastSeq(id)).toBe(0)
    }
    expect(await house.tables.people.comeBack('ann')).toEqual({ ok: false, why: 'not-away' })
  })

  test('a computer plays during a vacation if the player wants it', async () => {
    const house = houseAt(timingOf('none'))
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.people.goAway('ann', MORNING + DAY, 'computer'))
    await pass(house, 20 * PACE, PACE)
    const entries = await house.store.log.entries(id)
    expect(entries[0]).toMatchObject({ answer: { seat: 0 }, by: null })
    expect((await sightOf(house, id)).awaited).toEqual([1])
  })

  test('any answer ends a vacation at every table', async () => {
    const house = houseAt(timingOf('none'))
    const ids = [
      await startTable(house, ['ann', 'bob'], 'one', 'one'),
      await startTable(house, ['ann', 'bob'], 'two', 'two'),
    ]
    granted(await house.tables.people.goAway('ann', MORNING + DAY, 'pause'))
    await answer(house, ids[0] ?? '')
    for (const id of ids) {
      expect((await house.store.records.find(id))?.seats[0]).toMatchObject({ keeper: 'player', backAt: null })
      expect((await events(house, id)).map(({ kind }) => kind)).toEqual(['started', 'on-leave', 'came-back'])
    }
    expect((await house.tables.people.person('ann')).awayUntil).toBeNull()
  })

  test('a player may end a vacation, and a table paused for lack of players resumes', async () => {
    const house = houseAt(timingOf('none'))
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.seats.leave(id, 'bob'))
    granted(await house.tables.people.goAway('ann', MORNING + DAY, 'pause'))
    await pass(house, HOUR)
    expect((await house.store.records.find(id))?.pause).toBe('all-away')
    granted(await house.tables.people.comeBack('ann'))
    expect(await house.store.records.find(id)).toMatchObject({
      pause: null,
      seats: [{ keeper: 'player' }, { keeper: 'defaults' }],
    })
    expect((await events(house, id)).slice(-2).map(({ kind }) => kind)).toEqual(['came-back', 'goes-on'])
  })

  test('the end of a vacation resumes a table paused for lack of players', async () => {
    const house = houseAt(timingOf('none'))
    const id = await startTable(house, ['ann', 'bob'])
    for (const user of ['ann', 'bob']) granted(await house.tables.people.goAway(user, MORNING + DAY, 'pause'))
    await pass(house, HOUR)
    expect((await house.store.records.find(id))?.pause).toBe('all-away')
    await pass(house, DAY)
    expect((await house.store.records.find(id))?.pause).toBeNull()
  })

  test('a vacation also holds at a game that begins during it, even if the player took the seat in person', async () => {
    const house = houseAt(timingOf('none'))
    const until = MORNING + DAY
    granted(await house.tables.people.goAway('ann', until, 'pause'))
    const id = await openTable(house, ['bob', 'ann'])
    granted(await house.tables.opening.start(id, 'bob'))
    expect((await house.store.records.find(id))?.seats[1]).toMatchObject({ keeper: 'nobody', backAt: until })
    expect((await events(house, id)).map(({ kind }) => kind)).toEqual(['started', 'on-leave'])
  })

  test('a vacation may be extended without another line at the tables', async () => {
    const house = houseAt(timingOf('none'))
    const id = await startTable(house, ['ann', 'bob'])
    for (const days of [1, 1, 2]) granted(await house.tables.people.goAway('ann', MORNING + days * DAY, 'pause'))
    expect((await events(house, id)).filter(({ kind }) => kind === 'on-leave')).toHaveLength(2)
    await pass(house, DAY + 1)
    expect(await keeperOf(house, id, 0)).toBe('nobody')
    await pass(house, DAY)
    expect(await keeperOf(house, id, 0)).toBe('player')
  })

  test.each<[TableRefusal, number]>([
    ['away-in-the-past', MORNING],
    ['away-in-the-past', MORNING - DAY],
    ['away-too-long', MORNING + 61 * DAY],
  ])('a vacation is refused as %s for that date, and nothing changes', async (why, until) => {
    const house = houseAt(timingOf('none'))
    const id = await startTable(house, ['ann', 'bob'])
    expect(await house.tables.people.goAway('ann', until, 'pause')).toEqual({ ok: false, why })
    expect(await keeperOf(house, id, 0)).toBe('player')
    expect((await house.store.people.find(['ann'])).get('ann')?.awayUntil ?? null).toBeNull()
  })

  test('a vacation ends on time after any downtime, or at once if it ended meanwhile', async () => {
    const clock = new HandClock(MORNING)
    const timing = timingOf('none')
    let house = houseOf({ timing }, clock)
    await house.tables.wake()
    const soon = await startTable(house, ['ann', 'bob'], 'one', 'one')
    const later = await startTable(house, ['cat', 'bob'], 'two', 'two')
    granted(await house.tables.people.goAway('ann', MORNING + DAY, 'pause'))
    granted(await house.tables.people.goAway('cat', MORNING + 9 * DAY, 'pause'))
    const restart = async (down: number) => {
      await house.tables.stop()
      clock.pass(down)
      house = houseOf({ timing, store: house.store }, clock)
      await house.tables.wake()
      await house.settle()
    }
    await restart(2 * DAY)
    expect(await keeperOf(house, soon, 0)).toBe('player')
    await restart(3 * DAY)
    await pass(house, 4 * DAY - 1, DAY)
    expect(await keeperOf(house, later, 0)).toBe('nobody')
    await pass(house, 2, 1)
    expect(await keeperOf(house, later, 0)).toBe('player')
  })

  test('a vacation survives a restart', async () => {
    const clock = new HandClock(MORNING)
    const timing = timingOf('none')
    const first = houseOf({ timing }, clock)
    const id = await startTable(first, ['ann', 'bob'])
    granted(await first.tables.people.goAway('ann', MORNING + DAY, 'pause'))
    await first.tables.stop()
    const house = houseOf({ timing, store: first.store }, clock)
    await house.tables.wake()
    await pass(house, DAY - 1)
    expect(await keeperOf(house, id, 0)).toBe('nobody')
    await pass(house, 2, 1)
    expect(await keeperOf(house, id, 0)).toBe('player')
  })
})

describe('limits', () => {
  test('a person cannot open or join a table while too many have waited for them for a day', async () => {
    const house = houseAt(timingOf('none'), { waiting: { tables: 2, afterMs: DAY } })
    const ids = ['one', 'two', 'three'].map((room) => startTable(house, ['ann', 'bob'], room, room))
    expect((await Promise.all(ids)).length).toBe(3)
    const lobby = await openTable(house, ['cleo'], 'four', 'four')
    const why = { ok: false, why: 'too-many-waiting' }
    await pass(house, DAY - 1)
    const early = await openTable(house, ['dora'], 'six', 'six')
    granted(await house.tables.seats.join(early, 'ann', 'Ann'))
    granted(await house.tables.seats.leave(early, 'ann'))
    await pass(house, 1)
    expect(await house.tables.seats.join(lobby, 'ann', 'Ann')).toEqual(why)
    const host = { user: 'ann', name: 'Ann' }
    const request = { game: 'toy', preset: 'short', server: 'server', room: 'five', host } as const
    expect(await house.tables.opening.open(request)).toEqual(why)
    granted(await house.tables.seats.join(lobby, 'bob', 'Bob'))
    for (const id of (await Promise.all(ids)).slice(0, 2)) await answer(house, id)
    granted(await house.tables.opening.open(request))
  })

  test('a person may have a seat in a limited number of lobbies and of running games', async () => {
    const house = houseAt(timingOf('none'), { lobbies: 2, running: 3 })
    for (const room of ['one', 'two', 'three']) await startTable(house, ['bob', 'ann', 'computer'], room, room)
    const lobby = await openTable(house, ['cleo', 'computer'], 'four', 'four')
    expect(await house.tables.seats.join(lobby, 'ann', 'Ann')).toEqual({ ok: false, why: 'too-many-tables' })
    granted(await house.tables.seats.join(lobby, 'dora', 'Dora'))
    await openTable(house, ['dora'], 'five', 'five')
    const last = await openTable(house, ['cleo'], 'six', 'six')
    expect(await house.tables.seats.join(last, 'dora', 'Dora')).toEqual({ ok: false, why: 'too-many-lobbies' })
    granted(await house.tables.seats.leave(lobby, 'dora'))
    granted(await house.tables.seats.join(last, 'dora', 'Dora'))
  })

  test('openings per minute are limited per person and per server', async () => {
    const house = houseAt(timingOf('none'), { aMinute: { person: 2, server: 3, takenBack: 9 } })
    const open = (user: string, room: string) =>
      house.tables.opening.open({ game: 'toy', preset: 'short', server: 'server', room, host: { user, name: user } })
    const refused = { ok: false, why: 'opened-too-fast' }
    granted(await open('ann', 'one'))
    house.clock.pass(30_000)
    granted(await open('ann', 'two'))
    expect(await open('ann', 'three')).toEqual(refused)
    granted(await open('bob', 'three'))
    expect(await open('bob', 'four')).toEqual(refused)
    house.clock.pass(30_000)
    granted(await open('ann', 'four'))
    expect(await open('ann', 'five')).toEqual(refused)
    expect(await house.tables.directory.count({ server: 'server' })).toBe(4)
  })

  test('a stopping bot saves what arrives while requests are in progress, then refuses as restarting', async () => {
    const house = houseAt(timingOf('none'))
    const id = await startTable(house, ['ann', 'bob'])
    const north = { verb: 'dig.where', key: 'pit:north' }
    const late: Promise<unknown>[] = []
    const stopListening = house.tables.onChange(() => {
      stopListening()
      late.push(house.tables.notes.write(id, 'bob', 'kept'))
    })
    const under = house.tables.answers.submit(id, 'ann', north)
    await house.tables.stop()
    expect((await under).ok).toBe(true)
    expect(await Promise.all(late)).toContainEqual({ ok: true, value: undefined })
    expect(await house.tables.notes.read(id, 'bob')).toBe('kept')
    expect(await house.tables.answers.submit(id, 'ann', north)).toEqual({ ok: false, why: 'restarting' })
    expect(await house.store.log.lastSeq(id)).toBe(1)
  })
})
