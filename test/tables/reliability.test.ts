import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from '../../src/engine/index.ts'
import {
  meetsRequirement,
  NO_GAMES,
  percentInTime,
  reliabilityFrom,
  timingOf,
  type Attendance,
  type TableClocks,
  type TableRecord,
  type Timing,
} from '../../src/tables/index.ts'
import { granted, HandClock, houseOf, openTable, sightOf, startTable, type House } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
/** Ten in the morning of a summer's day, in UTC. */
const MORNING = Date.UTC(2026, 6, 1, 10)
const drowsy = { ...toy, inactiveAfter: { most: 2, each: 'decision' } } as Game
const DAILY: Timing = { ...timingOf('daily', 'default'), bank: 0, increment: 0 }

function houseAt(timing = DAILY, store?: House['store'], now = MORNING) {
  return houseOf({ games: [drowsy], timing, ...(store && { store }) }, new HandClock(now))
}

async function pass(house: House, milliseconds: number, step = HOUR): Promise<void> {
  for (let left = milliseconds; left > 0; left -= step) {
    house.clock.pass(Math.min(step, left))
    await house.settle()
  }
}

const reliabilityOf = async (house: House, user: string, server?: string) =>
  (await house.tables.people.reliability([user], server)).get(user) ?? NO_GAMES

const attendanceOf = async (house: House, id: string, user: string) =>
  (await house.store.records.find(id))?.clocks?.attendance?.find((one) => one.user === user)

/** A seat that has a question with a clock of its own, which everybody knows. */
async function decider(house: House, id: string): Promise<number | undefined> {
  const view = await sightOf(house, id)
  return view.awaited.find((seat) => view.asked(null).some((one) => one.seat === seat && !one.reaction))
}

/** Answers everything that seats are asked besides the decisions of turns. */
async function settleWindows(house: House, id: string): Promise<void> {
  for (let n = 0; n < 20; n += 1) {
    const view = await sightOf(house, id)
    const seat = view.record.seats.find(({ seat: one, user }) => {
      const asked = view.asked(one).find((own) => own.seat === one)
      return user !== null && asked !== undefined && (asked.reaction || asked.secret)
    })
    if (!seat?.user) return
    const asked = view.asked(seat.seat).find((own) => own.seat === seat.seat)
    const choice = { verb: asked?.verb ?? '', key: asked?.default ?? asked?.offers[0]?.key ?? '' }
    granted(await house.tables.answers.submit(id, seat.user, choice))
  }
}

/** The seat with the turn digs, and the others let it. Resolves to the user who dug. */
async function dig(house: House, id: string): Promise<string> {
  await settleWindows(house, id)
  const view = await sightOf(house, id)
  const seat = await decider(house, id)
  const user = view.record.seats[seat ?? -1]?.user
  const asked = view.asked(null).find((one) => one.seat === seat)
  if (!user || !asked) throw new Error('nobody decides')
  granted(await house.tables.answers.submit(id, user, { verb: asked.verb, key: asked.offers[0]?.key ?? '' }))
  await settleWindows(house, id)
  return user
}

describe('a decision with a clock', () => {
  test('counts as in time if its player makes it, and as late once its time is up', async () => {
    const house = houseAt()
    const id = await startTable(house, ['ann', 'bob'])
    expect(await reliabilityOf(house, 'ann')).toEqual(NO_GAMES)
    expect(await dig(house, id)).toBe('ann')
    expect(await reliabilityOf(house, 'ann')).toEqual({ games: 1, left: 0, share: 1, excused: 0 })
    await pass(house, DAY)
    await settleWindows(house, id)
    expect(await reliabilityOf(house, 'bob')).toEqual({ games: 1, left: 0, share: 0, excused: 0 })
    expect(await dig(house, id)).toBe('ann')
    expect(await dig(house, id)).toBe('bob')
    expect(await reliabilityOf(house, 'bob')).toEqual({ games: 1, left: 0, share: 0.5, excused: 0 })
  })

  test('counts as late once if the table waits for it, however late it is made', async () => {
    const house = houseAt({ ...DAILY, atZero: 'wait' })
    const id = await startTable(house, ['ann', 'bob'])
    await pass(house, 3 * DAY)
    expect(await attendanceOf(house, id, 'ann')).toMatchObject({ inTime: 0, late: 1 })
    await dig(house, id)
    expect(await attendanceOf(house, id, 'ann')).toMatchObject({ inTime: 0, late: 1 })
    await dig(house, id)
    expect(await attendanceOf(house, id, 'bob')).toMatchObject({ inTime: 1, late: 0 })
  })

  test('doesn’t count at a table without a clock, and windows and secret questions count nowhere', async () => {
    const free = houseAt(timingOf('none'))
    const id = await startTable(free, ['ann', 'bob'])
    await dig(free, id)
    expect(await reliabilityOf(free, 'ann')).toEqual(NO_GAMES)
    const house = houseAt()
    const timed = await startTable(house, ['ann', 'bob'])
    for (let turn = 0; turn < 6; turn += 1) {
      const before = await Promise.all(['ann', 'bob'].map((one) => attendanceOf(house, timed, one)))
      const who = await dig(house, timed)
      const after = await Promise.all(['ann', 'bob'].map((one) => attendanceOf(house, timed, one)))
      const gained = after.map((one, at) => (one?.inTime ?? 0) - (before[at]?.inTime ?? 0))
      expect(gained).toEqual(who === 'ann' ? [1, 0] : [0, 1])
    }
  })

  test('doesn’t count in a game with computers only', async () => {
    const house = houseAt()
    const id = await startTable(house, ['ann', 'computer'])
    await dig(house, id)
    expect(await attendanceOf(house, id, 'ann')).toMatchObject({ inTime: 1 })
    expect(await reliabilityOf(house, 'ann')).toEqual(NO_GAMES)
  })
})

describe('an excused absence', () => {
  test('is a vacation, which counts against nobody however long it is', async () => {
    const house = houseAt()
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.people.goAway('ann', MORNING + 14 * DAY, 'pause'))
    granted(await house.tables.people.goAway('ann', MORNING + 21 * DAY, 'pause'))
    await pass(house, 21 * DAY, 6 * HOUR)
    expect(await attendanceOf(house, id, 'ann')).toMatchObject({ excused: 1, isOnVacation: false, hasLeft: false })
    await dig(house, id)
    expect(await reliabilityOf(house, 'ann')).toEqual({ games: 1, left: 0, share: 1, excused: 1 })
  })

  test('is a decision whose time runs out in quiet hours', async () => {
    const house = houseAt()
    granted(await house.tables.people.choose('ann', { quiet: { from: 9, to: 12 } }))
    const id = await startTable(house, ['ann', 'bob'])
    await pass(house, DAY)
    expect(await attendanceOf(house, id, 'ann')).toMatchObject({ inTime: 0, late: 0, excused: 1 })
    expect(await reliabilityOf(house, 'ann')).toEqual({ ...NO_GAMES, excused: 1 })
  })
})

describe('a game that a person left', () => {
  test('is one that they leave until they return', async () => {
    const house = houseAt()
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.seats.leave(id, 'bob'))
    expect(await reliabilityOf(house, 'bob')).toEqual({ games: 1, left: 1, share: null, excused: 0 })
    granted(await house.tables.seats.join(id, 'bob', 'bob'))
    expect(await reliabilityOf(house, 'bob')).toEqual(NO_GAMES)
  })

  test('is one in which their time ran out too often, and it stays so once the others have ended it', async () => {
    const house = houseAt()
    const id = await startTable(house, ['ann', 'bob'])
    for (let turn = 0; turn < 2; turn += 1) {
      await dig(house, id)
      await pass(house, DAY)
      await settleWindows(house, id)
    }
    expect(await reliabilityOf(house, 'bob')).toEqual({ games: 1, left: 1, share: 0, excused: 0 })
    granted(await house.tables.votes.decide(id, { kind: 'end' }))
    expect((await house.store.records.find(id))?.status).toBe('closed')
    expect(await reliabilityOf(house, 'bob')).toEqual({ games: 1, left: 1, share: 0, excused: 0 })
    expect(await reliabilityOf(house, 'ann')).toMatchObject({ left: 0, share: 1 })
  })

  test('is one whose seat somebody else has, and the new player starts with a clean record', async () => {
    const house = houseAt()
    const id = await startTable(house, ['ann', 'bob'])
    await dig(house, id)
    await dig(house, id)
    granted(await house.tables.seats.giveSeat(id, 1, 'cleo', 'Cleo'))
    expect(await reliabilityOf(house, 'bob', 'server')).toEqual({ games: 1, left: 1, share: 1, excused: 0 })
    expect(await reliabilityOf(house, 'cleo', 'server')).toEqual(NO_GAMES)
    expect(await reliabilityOf(house, 'bob', 'another')).toEqual(NO_GAMES)
  })

  test('is one that they gave up while others play on', async () => {
    const house = houseAt()
    const id = await startTable(house, ['ann', 'bob', 'cleo'])
    granted(await house.tables.seats.resign(id, 'bob'))
    expect(await reliabilityOf(house, 'bob')).toMatchObject({ games: 1, left: 1 })
    granted(await house.tables.seats.join(id, 'bob', 'bob'))
    expect(await reliabilityOf(house, 'bob')).toMatchObject({ left: 0 })
  })
})

test('the last decision of a game counts too, and computing the statistics again changes nothing', async () => {
  const house = houseAt()
  const id = await startTable(house, ['ann', 'bob'])
  let turns = 0
  while ((await house.store.records.find(id))?.status === 'playing') {
    await dig(house, id)
    turns += 1
  }
  const all = await Promise.all(['ann', 'bob'].map((one) => attendanceOf(house, id, one)))
  expect(all.reduce((sum, one) => sum + (one?.inTime ?? 0), 0)).toBe(turns)
  const before = await reliabilityOf(house, 'ann')
  await house.tables.stats.catchUp('all')
  expect(await reliabilityOf(house, 'ann')).toEqual(before)
})

describe('a table that asks for reliable players', () => {
  const lobbyThatAsks = async (house: House, newcomers: boolean) => {
    const id = await openTable(house, ['host'], 'lobby', `lobby ${newcomers}`)
    granted(await house.tables.settings.setTiming(id, 'host', { requires: { percent: 90, newcomers } }))
    return id
  }

  test('refuses people below its figure, and newcomers only if the host says so', async () => {
    const house = houseAt()
    for (const room of ['one', 'two', 'three']) await dig(house, await startTable(house, ['ann', 'bob'], room, room))
    await pass(house, DAY)
    expect(await reliabilityOf(house, 'bob')).toEqual({ games: 3, left: 0, share: 0, excused: 0 })
    const [easy, strict] = [await lobbyThatAsks(house, true), await lobbyThatAsks(house, false)]
    const refused = { ok: false, why: 'too-unreliable' }
    expect(await house.tables.seats.join(easy, 'bob', 'Bob')).toEqual(refused)
    granted(await house.tables.seats.join(easy, 'ann', 'Ann'))
    granted(await house.tables.seats.join(easy, 'new', 'New'))
    expect(await house.tables.seats.join(strict, 'new', 'New')).toEqual(refused)
    granted(await house.tables.seats.join(strict, 'ann', 'Ann'))
    granted(await house.tables.seats.addComputer(strict, 'host'))
    expect((await house.store.records.find(strict))?.seats.map(({ user }) => user)).toEqual(['host', 'ann', null])
  })

  test('keeps that over a change of pace, and a moderator may still give a seat to anybody', async () => {
    const house = houseAt()
    const id = await lobbyThatAsks(house, false)
    granted(await house.tables.settings.setTiming(id, 'host', { pace: 'weekly' }))
    expect((await house.store.records.find(id))?.timing).toMatchObject({
      pace: 'weekly',
      requires: { percent: 90, newcomers: false },
    })
    granted(await house.tables.seats.addComputer(id, 'host'))
    granted(await house.tables.opening.start(id, 'host'))
    granted(await house.tables.seats.leave(id, 'host'))
    granted(await house.tables.seats.giveSeat(id, 0, 'new', 'New'))
    expect((await house.store.records.find(id))?.seats[0]?.user).toBe('new')
  })

  test('asks nothing any longer once the host has lifted that, which only the host may', async () => {
    const house = houseAt()
    const id = await lobbyThatAsks(house, false)
    expect(await house.tables.settings.setTiming(id, 'new', { requires: null })).toEqual({ ok: false, why: 'not-host' })
    granted(await house.tables.settings.setTiming(id, 'host', { requires: null }))
    granted(await house.tables.seats.join(id, 'new', 'New'))
  })
})

const anyAttendance = fc.record({
  user: fc.constantFrom('ann', 'bob'),
  inTime: fc.nat(50),
  late: fc.nat(50),
  excused: fc.nat(50),
  last: fc.constant(null),
  isOnVacation: fc.boolean(),
  hasLeft: fc.boolean(),
})

/** A record with what reliability is counted from. */
function recordWith(attendance: readonly Attendance[]): TableRecord {
  const seats = ['ann', 'bob'].map((user, seat) => ({ seat, user, name: user, keeper: 'player', backAt: null }))
  return { seats, clocks: { attendance } as unknown as TableClocks } as unknown as TableRecord
}

describe('reliability', () => {
  test('lies between 0 and 1, and nobody left more games than they played', () => {
    fc.assert(
      fc.property(fc.array(anyAttendance), (all) => {
        const own = reliabilityFrom(
          all.map((one) => recordWith([one])),
          'ann',
        )
        expect(own.left).toBeLessThanOrEqual(own.games)
        expect(own.games).toBeLessThanOrEqual(all.length)
        expect(percentInTime(own) === null).toBe(own.share === null)
        expect(own.share ?? 0).toBeGreaterThanOrEqual(0)
        expect(own.share ?? 0).toBeLessThanOrEqual(1)
        expect(percentInTime(own) ?? 0).toBeLessThanOrEqual((own.share ?? 0) * 100)
      }),
    )
  })

  test('no excused absence counts against anybody', () => {
    fc.assert(
      fc.property(fc.array(anyAttendance), fc.nat(99), fc.boolean(), (all, excused, newcomers) => {
        const of = (some: readonly Attendance[]) =>
          reliabilityFrom(
            some.map((one) => recordWith([one])),
            'ann',
          )
        const [without, withMore] = [of(all), of(all.map((one) => ({ ...one, excused, isOnVacation: true })))]
        expect({ ...withMore, excused: 0 }).toEqual({ ...without, excused: 0 })
        const asked = { percent: 90, newcomers }
        expect(meetsRequirement(withMore, asked)).toBe(meetsRequirement(without, asked))
      }),
    )
  })

  test('is the same after a restart and whenever the same things happen, through weeks of play', async () => {
    const act = fc.constantFrom('dig', 'wait', 'vacation', 'leave', 'return', 'undo')
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const houses = await Promise.all([houseAt(), houseAt()].map((house) => played(house, acts)))
        const all = await Promise.all(houses.map((house) => reliabilityOf(house, 'ann')))
        expect(all[0]).toEqual(all[1])
        const [first] = houses
        if (!first) throw new Error('no house was opened')
        await first.tables.stop()
        const again = houseAt(DAILY, first.store, first.clock.now())
        expect(await reliabilityOf(again, 'ann')).toEqual(all[0])
        for (const { tables } of [...houses.slice(1), again]) await tables.stop()
      }),
      { numRuns: 15 },
    )
  })
})

async function played(house: House, acts: readonly string[]): Promise<House> {
  const { tables } = house
  const id = await startTable(house, ['ann', 'bob'])
  for (const act of acts) {
    if ((await house.store.records.find(id))?.status !== 'playing') return house
    if (act === 'dig' && (await decider(house, id)) !== undefined) await dig(house, id)
    // What the table refuses changes nothing.
    if (act === 'wait') await pass(house, DAY, 6 * HOUR)
    if (act === 'vacation') await tables.people.goAway('ann', house.clock.now() + 2 * DAY, 'pause')
    if (act === 'leave') await tables.seats.leave(id, 'ann')
    if (act === 'return') await tables.seats.join(id, 'ann', 'ann')
    if (act === 'undo') await tables.answers.undo(id, 'ann')
  }
  return house
}
