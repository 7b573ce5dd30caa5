import { expect, test } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { createTables, systemRandomId, type News, type TableSight } from '../../src/tables/index.ts'
import { toy } from '../kit/toy/index.ts'
import { answer, granted, HandClock, houseOf, sightOf, startTable } from '../kit/house.ts'
import { REACTIONS_ONLY } from '../kit/timing.ts'

// The database is unavailable for a while, or somebody sets the machine's clock: afterwards everything continues by
// itself.

/** A store that a test can make unavailable. */
function storeThatGoes() {
  const store = openStore()
  const life = { isAway: false }
  const { commit, notes, changes } = store
  const { setMemo, memo } = notes
  const { listen } = changes
  const gone = () => Promise.reject(new Error('away'))
  store.commit = (...given) => (life.isAway ? gone() : commit.apply(store, given))
  notes.setMemo = (...given) => (life.isAway ? gone() : setMemo.apply(notes, given))
  notes.memo = (...given) => (life.isAway ? gone() : memo.apply(notes, given))
  changes.listen = (...given) => (life.isAway ? gone() : listen.apply(changes, given))
  return { store, life }
}

test('computers continue soon after their moves can be saved again', async () => {
  const { store, life } = storeThatGoes()
  const house = houseOf({ store })
  const id = await startTable(house, ['ann', 'computer'])
  life.isAway = true
  const { asked } = await sightOf(house, id)
  const [first] = asked(null)
  if (first?.seat === 0) {
    life.isAway = false
    granted(await house.tables.answers.submit(id, 'ann', { verb: first.verb, key: first.offers[0]?.key ?? '' }))
    life.isAway = true
  }
  for (let seconds = 0; seconds < 60; seconds += 1) {
    house.clock.pass(1000)
    await house.settle()
  }
  const before = await store.log.lastSeq(id)
  expect(house.logged.filter((line) => line.startsWith('automatic action failed')).length).toBeGreaterThan(5)
  life.isAway = false
  for (let seconds = 0; seconds < 10; seconds += 1) {
    house.clock.pass(1000)
    await house.settle()
  }
  expect(await store.log.lastSeq(id)).toBeGreaterThan(before)
})

test('a game that failed to start can be started later', async () => {
  const { store, life } = storeThatGoes()
  const house = houseOf({ store })
  life.isAway = true
  await expect(house.tables.begin()).rejects.toThrow('away')
  life.isAway = false
  await house.tables.begin()
  expect(await store.notes.memo('alive')).toBe(String(house.clock.now()))
})

test('heartbeats continue after a series of failed writes', async () => {
  const { store, life } = storeThatGoes()
  const house = houseOf({ store })
  await house.tables.begin()
  life.isAway = true
  for (let minutes = 0; minutes < 5; minutes += 1) {
    house.clock.pass(60_000)
    await house.settle()
  }
  life.isAway = false
  house.clock.pass(60_000)
  await house.settle()
  expect(await store.notes.memo('alive')).toBe(String(house.clock.now()))
})

test('listeners learn that they may have missed changes', async () => {
  const { store } = storeThatGoes()
  let tell: (news: News) => void = () => undefined
  store.changes.listen = (heard) => {
    tell = heard
    return Promise.resolve(() => Promise.resolve())
  }
  const { tables } = houseOf({ store })
  let missed = 0
  const stop = tables.onMissed(() => (missed += 1))
  await tables.begin()
  tell({ kind: 'missed' })
  expect(missed).toBe(1)
  stop()
  tell({ kind: 'missed' })
  expect(missed).toBe(1)
})

/** A clock that a test can set. */
class SetClock extends HandClock {
  private wrong = 0

  override now(): number {
    return super.now() + this.wrong
  }

  steady(): number {
    // Like a machine's clock, it has fractions of milliseconds.
    return super.now() * (1 + 2 ** -40)
  }

  setBy(milliseconds: number): void {
    this.wrong += milliseconds
  }
}

test('deadlines are whole milliseconds', async () => {
  const house = houseOf({ timing: { ...REACTIONS_ONLY, decision: 60_000 } }, new SetClock(100_000_000))
  await house.tables.begin()
  const id = await startTable(house, ['ann', 'ben'])
  const { clocks } = (await house.store.records.find(id)) ?? {}
  const times = clocks?.seats.flatMap((seat) => (seat ? [seat.since, seat.keptSince] : [])) ?? []
  expect(times.length).toBeGreaterThan(0)
  expect(times.filter((time) => !Number.isInteger(time))).toEqual([])
})

test.each([-3_600_000, 3_600_000])(
  'setting the clock by %i ms moves no deadline, even across a restart',
  async (by) => {
    const clock = new SetClock(100_000_000)
    const store = openStore()
    const timing = { ...REACTIONS_ONLY, decision: 60_000, atZero: 'default' } as const
    const house = houseOf({ store, timing }, clock)
    await house.tables.begin()
    const id = await startTable(house, ['ann', 'ben'])
    const { asked } = await sightOf(house, id)
    const seat = asked(null)[0]?.seat ?? 0
    const left = async (one = house) => ((await sightOf(one, id)).time(seat)?.deadline ?? 0) - clock.now()
    const before = await left()
    clock.setBy(by)
    expect(await left()).toBe(before)
    clock.pass(20_000)
    await house.settle()
    expect(await left()).toBe(before - 20_000)
    await house.tables.stop()
    const log = { info() {}, warn() {}, error() {} }
    const again = createTables({ store, games: [toy as unknown as Game], clock, luck: systemRandomId, log, timing })
    await again.begin()
    expect(await left({ ...house, tables: again })).toBe(before - 20_000)
    await again.stop()
  },
)

test('a table’s view keeps its times in every possible world while the clock is set and the game moves on', async () => {
  const clock = new SetClock(100_000_000)
  const house = houseOf({ timing: { ...REACTIONS_ONLY, decision: 60_000 } }, clock)
  await house.tables.begin()
  const id = await startTable(house, ['ann', 'ben'])
  granted(await house.tables.votes.propose(id, 'ann', { kind: 'pause' }))
  const sight = await sightOf(house, id)
  const times = (one: TableSight | null) => [one?.time(0), one?.time(1), one?.motions.map(({ deadline }) => deadline)]
  const before = times(sight)
  expect(before[0]).toMatchObject({ deadline: 100_060_000 })
  expect(before[2]).toEqual([expect.any(Number)])
  clock.setBy(777)
  expect(times(sight)).toEqual(before)
  expect([...sight.worlds(['another'])].map(times)).toEqual([before])
  await answer(house, id)
  expect((await sightOf(house, id)).seq).toBeGreaterThan(sight.seq)
  expect(times(sight)).toEqual(before)
  expect([...sight.worlds(['another'])].map(times)).toEqual([before])
})
