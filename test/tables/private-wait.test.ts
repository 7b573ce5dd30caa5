import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choose, chooseHidden, only, options, emit, type Game, type Play } from '../../src/engine/index.ts'
import { AT_ZERO, NEW_PERSON, timingOf, type TableId, type Timing } from '../../src/tables/index.ts'
import { bareRules, type Bare } from '../kit/bare.ts'
import { granted, HandClock, houseOf, sightOf, startTable, type House } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
/** Ten in the morning of a summer's day, in UTC. */
const MORNING = Date.UTC(2026, 6, 1, 10)
const PEOPLE = ['ann', 'bob', 'cat']

/** Each seat in turn gets a secret question about an omen. Then seat 0 gets an open question. */
function omens(...seats: readonly number[]) {
  function* turn(game: Bare): Play {
    for (const seat of seats) {
      game.notes.push(yield* chooseHidden(seat, 'omen.keep', () => options(['give', 'keep'])))
      emit(game, { kind: 'omen' }, only(seat))
    }
    game.notes.push(yield* choose(0, 'say.what', () => options(['yes', 'no'])))
    emit(game, { kind: 'said' })
  }
  const rules = bareRules(turn, { id: 'toy', turns: 9, seats: { min: 2, max: 3 } } as never)
  const computer = () => ({ verb: 'omen.keep', key: 'give' })
  return { rules, words: { ...toy.words, fact: () => 'It happens.' }, computer } as unknown as Game
}

function houseWith(game: Game, timing: Timing) {
  return houseOf({ games: [game], timing }, new HandClock(MORNING))
}

async function passing(house: House, milliseconds: number, step = HOUR): Promise<void> {
  for (let left = milliseconds; left > 0; left -= step) {
    house.clock.pass(Math.min(step, left))
    for (let round = 0; round < 4; round += 1) {
      await house.settle()
      house.clock.pass(0)
    }
  }
}

const answersBy = async (house: House, id: TableId) =>
  (await house.store.log.entries(id)).flatMap((one) => (one.kind === 'answer' ? [[one.answer.seat, one.by]] : []))
const events = async (house: House, id: TableId) =>
  (await house.store.chronicle.lines(id, 0, 9999)).flatMap((line) => (line.kind === 'event' ? [line] : []))

describe('a private question whose time is up', () => {
  test.each(AT_ZERO)(
    'a private question takes its default under the clock rule %s, and only its seat hears of it',
    async (atZero) => {
      const house = houseWith(omens(1), { ...timingOf('daily', atZero), bank: 0 })
      const id = await startTable(house, PEOPLE)
      await passing(house, DAY)
      await passing(house, 1000, 1000)
      expect(await answersBy(house, id)).toEqual([[1, null]])
      expect((await sightOf(house, id)).awaited).toEqual([0])
      const said = (await events(house, id)).filter(({ event }) => event.kind === 'time-up')
      expect(said).toMatchObject([{ event: { seat: 1, then: 'default' }, to: [1] }])
      expect((await house.store.records.find(id))?.seats.map(({ keeper }) => keeper)).toEqual([
        'player',
        'player',
        'player',
      ])
    },
  )
})

describe('the public side of a private wait', () => {
  test('a private wait shows its start and that its time is up, and the same for every asked seat', async () => {
    const waits = []
    for (const seat of [1, 2]) {
      const house = houseWith(omens(seat), timingOf('weekly'))
      const id = await startTable(house, PEOPLE)
      expect((await sightOf(house, id)).privateWait).toEqual({ since: MORNING, until: MORNING + 3 * DAY, isUp: false })
      await passing(house, 3 * DAY)
      waits.push((await sightOf(house, id)).privateWait)
      expect(await answersBy(house, id)).toEqual([])
    }
    expect(waits).toEqual([waits[0], waits[0]])
    expect(waits[0]).toMatchObject({ since: MORNING, isUp: true })
  })

  test('a private wait does not reveal that the question passes from seat to seat', async () => {
    const seen = []
    for (const answers of [true, false]) {
      const house = houseWith(omens(1, 2), timingOf('weekly'))
      const id = await startTable(house, PEOPLE)
      await passing(house, DAY)
      if (answers) granted(await house.tables.answers.submit(id, 'bob', { verb: 'omen.keep', key: 'keep' }))
      await passing(house, 2 * DAY)
      const { record, privateWait, awaited } = await sightOf(house, id)
      seen.push({ privateWait, awaited, changedAt: record.changedAt })
    }
    expect(seen[0]).toEqual(seen[1])
  })

  test('the notice of a private wait ends with the wait and during a pause', async () => {
    const house = houseWith(omens(1), timingOf('weekly'))
    const id = await startTable(house, PEOPLE)
    granted(await house.tables.votes.decide(id, { kind: 'pause' }))
    expect((await sightOf(house, id)).privateWait).toBeNull()
    await passing(house, DAY)
    granted(await house.tables.votes.unpause(id, 'ann'))
    expect((await sightOf(house, id)).privateWait?.since).toBe(house.clock.now())
    granted(await house.tables.answers.submit(id, 'bob', { verb: 'omen.keep', key: 'keep' }))
    expect((await sightOf(house, id)).privateWait).toBeNull()
  })

  test('a private wait also ends at a table without clocks', async () => {
    const house = houseWith(omens(1), timingOf('none'))
    const id = await startTable(house, PEOPLE)
    await passing(house, 3 * DAY)
    expect((await sightOf(house, id)).privateWait?.isUp).toBe(true)
    expect(await answersBy(house, id)).toEqual([])
  })

  test('a private wait reveals no bank or waking hours: it ends at the same time for every asked seat (property)', async () => {
    const hour = fc.integer({ min: 0, max: 23 })
    const quiet = fc
      .tuple(hour, hour)
      .map(([from, to]) => (from === to ? null : { from, to: (from + 1 + (to % 12)) % 24 }))
    await fc.assert(
      fc.asyncProperty(fc.tuple(quiet, quiet, quiet), fc.integer({ min: 0, max: 9 }), async (hours, bankHours) => {
        const timing = { ...timingOf('daily'), decision: 5 * HOUR, bank: bankHours * HOUR }
        const ends: number[] = []
        const banks: unknown[] = []
        for (const seat of [0, 1, 2]) {
          const house = houseWith(omens(seat, seat), timing)
          for (const [at, quietHours] of hours.entries()) {
            await house.store.people.change(PEOPLE[at] ?? '', () => ({
              ...NEW_PERSON,
              learns: false,
              quiet: quietHours,
            }))
          }
          const id = await startTable(house, PEOPLE)
          ends.push((await sightOf(house, id)).time(seat)?.deadline ?? 0)
          for (let n = 0; n < 60 && (await answersBy(house, id)).length < 2; n += 1)
            await passing(house, 3 * HOUR, 3 * HOUR)
          await passing(house, 1000, 1000)
          expect((await sightOf(house, id)).awaited).toEqual([0])
          banks.push((await house.store.records.find(id))?.clocks?.seats[0]?.bank)
        }
        expect(new Set(ends).size).toBe(1)
        expect(banks).toEqual([timing.bank, timing.bank, timing.bank])
      }),
      { numRuns: 6 },
    )
  })
})

describe('moving on without a private answer', () => {
  const overdue = async () => {
    const house = houseWith(omens(1), timingOf('none'))
    const id = await startTable(house, PEOPLE)
    await passing(house, 3 * DAY, 6 * HOUR)
    return { house, id }
  }
  const proposal = async (house: House, id: TableId) => (await sightOf(house, id)).proposals.at(-1)

  test('moving on without a private answer may be proposed once its time is up, not before', async () => {
    const house = houseWith(omens(1), timingOf('none'))
    const id = await startTable(house, PEOPLE)
    expect(await house.tables.votes.propose(id, 'ann', { kind: 'move-on' })).toEqual({
      ok: false,
      why: 'proposal-pointless',
    })
    await passing(house, 3 * DAY, 6 * HOUR)
    expect(granted(await house.tables.votes.propose(id, 'ann', { kind: 'move-on' }))).toBe('open')
  })

  test('moving on without a private answer needs more than half of the votes and names nobody', async () => {
    const { house, id } = await overdue()
    granted(await house.tables.votes.propose(id, 'ann', { kind: 'move-on' }))
    const { id: number = '', voters } = (await proposal(house, id)) ?? {}
    expect(voters).toEqual([0, 1, 2])
    expect(granted(await house.tables.votes.vote(id, 'cat', number, true))).toBe('agreed')
    await house.settle()
    await passing(house, 1000, 1000)
    expect(await answersBy(house, id)).toEqual([[1, null]])
    expect((await sightOf(house, id)).awaited).toEqual([0])
    const open = (await events(house, id)).filter(({ to, event }) => to === 'all' && event.kind !== 'started')
    expect(open.map(({ event }) => event)).toEqual([
      { kind: 'motion', motion: 'move-on', by: 0, about: null, came: 'moved' },
      { kind: 'motion', motion: 'move-on', by: 0, about: null, came: 'agreed' },
    ])
  })

  test('moving on without a private answer needs no vote of silent players, but no objection either', async () => {
    for (const [objects, came] of [
      [false, 'agreed'],
      [true, 'lapsed'],
    ] as const) {
      const { house, id } = await overdue()
      granted(await house.tables.votes.propose(id, 'ann', { kind: 'move-on' }))
      const { id: number = '' } = (await proposal(house, id)) ?? {}
      if (objects) granted(await house.tables.votes.vote(id, 'bob', number, false))
      await passing(house, DAY, 6 * HOUR)
      expect((await proposal(house, id))?.came).toBe(came)
      expect((await answersBy(house, id)).length).toBe(objects ? 0 : 1)
    }
  })
})
