import { describe, expect, test } from 'vitest'
import { choose, chooseAny, options, type Game, type Play } from '../../src/engine/index.ts'
import { NEW_PERSON, timingOf, type Person, type TableEvent, type Timing } from '../../src/tables/index.ts'
import { answer, granted, HandClock, houseOf, PACE, sightOf, startTable, type House } from '../kit/house.ts'
import { bareRules, type Bare } from '../kit/bare.ts'
import { toy } from '../kit/toy/index.ts'
import { AFTER_LAPSE_MS } from '../../src/tables/live/clocks.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Ten in the morning of a summer's day, in UTC. */
const MORNING = Date.UTC(2026, 6, 1, 10)
const drowsy = { ...toy, inactiveAfter: { most: 2, each: 'decision' } } as Game
const north = { verb: 'dig.where', key: 'pit:north' }

function daily(change: Partial<Timing> = {}): Timing {
  return { ...timingOf('daily', 'default'), ...change }
}

function houseAt(timing: Timing, { games = [toy] as readonly Game[], at = MORNING } = {}) {
  return houseOf({ games, timing }, new HandClock(at))
}

async function events(house: House, id: string): Promise<TableEvent[]> {
  return (await house.store.chronicle.lines(id, 0, 999)).flatMap((line) => (line.kind === 'event' ? [line.event] : []))
}

/** Lets time pass in steps, and everything due happen. */
async function pass(house: House, milliseconds: number, step = HOUR): Promise<void> {
  for (let left = milliseconds; left > 0; left -= step) {
    house.clock.pass(Math.min(step, left))
    await house.settle()
  }
}

const answersBy = async (house: House, id: string) =>
  (await house.store.log.entries(id)).map((entry) => (entry.kind === 'answer' ? [entry.answer.seat, entry.by] : 'back'))

function personOf(zone: string): Person {
  return { ...NEW_PERSON, zone, learns: false }
}

describe('a decision', () => {
  test('a decision has its time and then the bank, after which a line reports the default', async () => {
    const house = houseAt(daily({ bank: 2 * HOUR }))
    const id = await startTable(house, ['ann', 'bob'])
    expect((await sightOf(house, id)).time(0)?.deadline).toBe(MORNING + DAY + 2 * HOUR)
    await pass(house, DAY + 2 * HOUR - 1)
    expect(await house.store.log.lastSeq(id)).toBe(0)
    await pass(house, 1)
    expect(await answersBy(house, id)).toEqual([[0, null]])
    expect(await events(house, id)).toContainEqual({ kind: 'time-up', seat: 0, then: 'default' })
    expect((await sightOf(house, id)).time(1)?.deadline).toBe(house.clock.now() + DAY + 2 * HOUR)
  })

  test('a decision uses the bank only beyond its time, and every question refills some of it', async () => {
    const house = houseAt(daily({ bank: 10 * HOUR, increment: HOUR }))
    const id = await startTable(house, ['ann', 'bob'])
    await pass(house, DAY + 4 * HOUR)
    granted(await house.tables.answers.submit(id, 'ann', north))
    await answer(house, id)
    expect((await sightOf(house, id)).time(0)).toMatchObject({ bank: 7 * HOUR })
    expect((await sightOf(house, id)).time(0)?.deadline).toBe(house.clock.now() + DAY + 7 * HOUR)
  })

  test('a decision has no clock at a table without clocks', async () => {
    const house = houseAt(timingOf('none'))
    const id = await startTable(house, ['ann', 'bob'])
    expect((await sightOf(house, id)).time(0)?.deadline).toBeNull()
    await pass(house, 30 * DAY, DAY)
    expect(await house.store.log.lastSeq(id)).toBe(0)
  })
})

describe('when the time is up', () => {
  test('a table that waits when the time is up says so once', async () => {
    const house = houseAt(daily({ atZero: 'wait', bank: 0 }))
    const id = await startTable(house, ['ann', 'bob'])
    await pass(house, 5 * DAY)
    expect(await house.store.log.lastSeq(id)).toBe(0)
    expect((await events(house, id)).filter(({ kind }) => kind === 'time-up')).toHaveLength(1)
    expect((await sightOf(house, id)).time(0)).toMatchObject({ isUp: true })
    granted(await house.tables.answers.submit(id, 'ann', north))
    expect((await sightOf(house, id)).time(1)).toMatchObject({ isUp: false })
  })

  test('a computer plays a timed-out seat until its player is back', async () => {
    const house = houseAt(daily({ atZero: 'computer', bank: 0 }))
    const id = await startTable(house, ['ann', 'bob'])
    await pass(house, DAY)
    expect((await house.store.records.find(id))?.seats[0]?.keeper).toBe('computer')
    await pass(house, PACE, PACE)
    expect(await answersBy(house, id)).toEqual([[0, null]])
    granted(await house.tables.seats.join(id, 'ann', 'Ann'))
    expect((await house.store.records.find(id))?.seats[0]?.keeper).toBe('player')
    expect((await events(house, id)).map(({ kind }) => kind)).toEqual(['started', 'time-up', 'came-back', 'stood-in'])
  })

  test('a returning player may undo the computer’s last answer if that is free', async () => {
    function* turn(game: Bare): Play {
      for (const seat of [0, 1]) game.notes.push(yield* choose(seat, 'say.what', () => options(['yes', 'no'])))
    }
    const rules = bareRules(turn, { id: 'toy', seats: { min: 2, max: 2 } } as never)
    const computer = () => ({ verb: 'say.what', key: 'no' })
    const game = { rules, words: toy.words, computer } as unknown as Game
    const house = houseAt(daily({ atZero: 'computer', bank: 0 }), { games: [game] })
    const id = await startTable(house, ['ann', 'bob'])
    await pass(house, DAY)
    await pass(house, PACE, PACE)
    expect(await answersBy(house, id)).toEqual([[0, null]])
    granted(await house.tables.seats.join(id, 'ann', 'Ann'))
    expect((await sightOf(house, id)).canUndo(0)).toBe(true)
    granted(await house.tables.answers.undo(id, 'ann'))
    expect((await sightOf(house, id)).awaited).toEqual([0])
    granted(await house.tables.answers.submit(id, 'ann', { verb: 'say.what', key: 'yes' }))
  })

  test('a timed-out seat is offered, and returns to its player with their next answer', async () => {
    const house = houseAt(daily({ atZero: 'substitute', bank: 0 }))
    const id = await startTable(house, ['ann', 'bob'])
    await pass(house, DAY)
    expect((await house.store.records.find(id))?.seats[0]?.offered).toBe(true)
    granted(await house.tables.answers.submit(id, 'ann', north))
    expect((await house.store.records.find(id))?.seats[0]?.offered).toBe(false)
  })

  test('a seat that keeps running out of time becomes inactive until its next answer (TAL-R94)', async () => {
    const house = houseAt(daily({ bank: 0 }), { games: [drowsy] })
    const id = await startTable(house, ['ann', 'bob'])
    await pass(house, DAY)
    await answer(house, id)
    await pass(house, DAY)
    expect((await house.store.records.find(id))?.seats[0]?.keeper).toBe('defaults')
    expect((await events(house, id)).map(({ kind }) => kind)).toContain('fell-asleep')
    await answer(house, id)
    await pass(house, PACE, PACE)
    expect((await answersBy(house, id)).at(-1)).toEqual([0, null])
    granted(await house.tables.seats.join(id, 'ann', 'Ann'))
    expect((await sightOf(house, id)).awaited).toEqual([1])
    await answer(house, id)
    await pass(house, DAY)
    expect((await house.store.records.find(id))?.seats[0]?.keeper).toBe('player')
  })
})

describe('a player who is gone', () => {
  const turn = function* (game: Bare): Play {
    for (let question = 0; question < 5; question += 1)
      game.notes.push(yield* choose(game.turns % 3, `ask.${question}`, () => options(['yes', 'no'])))
  }
  const of = (rules: object) =>
    ({ rules, words: toy.words, inactiveAfter: { most: 2, each: 'turn' } }) as unknown as Game
  const long = of(bareRules(turn, { id: 'toy', turns: 9, seats: { min: 3, max: 3 } } as never))

  test('a player who is gone costs the others one deadline a turn: the rest of that turn is over within minutes', async () => {
    const house = houseAt(daily({ bank: 0 }), { games: [long] })
    const id = await startTable(house, ['ann', 'bob', 'cat'])
    const answered = async () => (await answersBy(house, id)).length
    await pass(house, DAY - MINUTE)
    expect(await answered()).toBe(0)
    await pass(house, 2 * MINUTE, MINUTE)
    expect(await answered()).toBe(1)
    expect((await sightOf(house, id)).time(0)?.deadline).toBeLessThanOrEqual(house.clock.now() + AFTER_LAPSE_MS)
    await pass(house, 4 * AFTER_LAPSE_MS, MINUTE)
    expect(await answersBy(house, id)).toEqual(Array.from({ length: 5 }, () => [0, null]))
    // The others have all their time.
    expect((await sightOf(house, id)).time(1)?.deadline).toBeGreaterThan(house.clock.now() + DAY - HOUR)
    for (const user of ['bob', 'cat'])
      for (let question = 0; question < 5; question += 1)
        granted(await house.tables.answers.submit(id, user, { verb: `ask.${question}`, key: 'no' }))
    // One more turn without an answer, and nobody waits for them from then on.
    await pass(house, DAY + HOUR)
    await pass(house, HOUR, MINUTE)
    expect((await sightOf(house, id)).record.seats[0]?.keeper).toBe('defaults')
    expect(await answered()).toBe(20)
  })

  test('a player who is gone has all their time again once they have answered', async () => {
    const house = houseAt(daily({ bank: 0 }), { games: [long] })
    const id = await startTable(house, ['ann', 'bob', 'cat'])
    await pass(house, DAY)
    granted(await house.tables.answers.submit(id, 'ann', { verb: 'ask.1', key: 'yes' }))
    expect((await sightOf(house, id)).time(0)?.deadline).toBe(house.clock.now() + DAY)
  })
})

describe('uncounted time', () => {
  test('clocks do not run while the bot is down', async () => {
    const house = houseAt(daily({ bank: 0 }))
    await house.tables.wake()
    const id = await startTable(house, ['ann', 'bob'])
    await pass(house, 6 * HOUR)
    await house.tables.stop()
    house.clock.pass(10 * DAY)
    const later = houseOf({ store: house.store }, house.clock)
    await later.tables.wake()
    await later.settle()
    expect((await sightOf(later, id)).time(0)?.deadline).toBe(house.clock.now() + 18 * HOUR)
    await pass(later, 18 * HOUR - 1)
    expect(await house.store.log.lastSeq(id)).toBe(0)
    await pass(later, 1)
    expect(await house.store.log.lastSeq(id)).toBe(1)
  })

  test('clocks do not run while the table is closed', async () => {
    const house = houseAt(daily({ bank: 0 }))
    const id = await startTable(house, ['ann', 'bob'])
    await pass(house, 20 * HOUR)
    granted(await house.tables.saves.close(id))
    await pass(house, 10 * DAY)
    granted(await house.tables.saves.resume(id, { server: 'server', room: 'elsewhere' }))
    expect((await sightOf(house, id)).time(0)?.deadline).toBe(house.clock.now() + 4 * HOUR)
    await pass(house, 3 * HOUR)
    expect(await house.store.log.lastSeq(id)).toBe(0)
    granted(await house.tables.saves.resume(id, { server: 'server', room: 'there' }))
    await pass(house, HOUR)
    expect(await house.store.log.lastSeq(id)).toBe(1)
  })

  test('the bank does not run at night', async () => {
    const house = houseAt(daily({ decision: 11 * HOUR, bank: 4 * HOUR }))
    await house.store.people.change('ann', () => ({ ...personOf('UTC'), quiet: { from: 22, to: 6 } }))
    const id = await startTable(house, ['ann', 'bob'])
    // The decision's time ends at nine in the evening. Then the bank runs for one hour, and for three more from six in
    // the morning on.
    expect((await sightOf(house, id)).time(0)?.deadline).toBe(MORNING + 23 * HOUR)
  })
})

describe('reminders', () => {
  test('reminders come in waking hours at the person’s interval, and the last one marks the table as stalled', async () => {
    const house = houseAt({ ...timingOf('none'), remindAfter: 10 * HOUR })
    await house.store.people.change('ann', () => ({
      ...personOf('Europe/Vienna'),
      quiet: { from: 20, to: 8 },
      remindEvery: 12 * HOUR,
    }))
    const id = await startTable(house, ['ann', 'bob'])
    const hours: number[] = []
    for (let hour = 1; hour <= 5 * 24; hour += 1) {
      await pass(house, HOUR)
      const { reminders = 0 } = (await sightOf(house, id)).time(0) ?? {}
      if (reminders > hours.length) hours.push(hour)
    }
    // Eight in the evening in Vienna is six in UTC, so the first reminder waits for six UTC the next morning.
    expect(hours).toEqual([20, 22, 44])
    expect((await events(house, id)).at(-1)).toEqual({ kind: 'stalled', seat: 0 })
    expect((await sightOf(house, id)).time(0)).toMatchObject({ isStalled: true })
  })
})

describe('a table without present players', () => {
  test('a table pauses with the next turn once all players are away, and resumes with the first to return (WAR-25.9)', async () => {
    const house = houseAt(timingOf('none'))
    const id = await startTable(house, ['ann', 'bob', 'computer'])
    granted(await house.tables.seats.leave(id, 'ann'))
    await pass(house, 3 * PACE, PACE)
    granted(await house.tables.seats.leave(id, 'bob'))
    await pass(house, HOUR, PACE * 100)
    const { seq, since, record } = await sightOf(house, id)
    expect(record.pause).toBe('all-away')
    expect(seq).toBe(since)
    expect((await events(house, id)).at(-1)).toEqual({ kind: 'paused', why: 'all-away' })
    await pass(house, 30 * DAY, DAY)
    expect(await house.store.log.lastSeq(id)).toBe(seq)
    granted(await house.tables.seats.join(id, 'ann', 'Ann'))
    expect((await house.store.records.find(id))?.pause).toBeNull()
    expect((await events(house, id)).slice(-3).map(({ kind }) => kind)).toEqual(['came-back', 'goes-on', 'stood-in'])
    await pass(house, 20 * PACE, PACE)
    expect((await sightOf(house, id)).awaited).toContain(0)
    expect((await house.store.records.find(id))?.pause).toBeNull()
  })

  test('a table pauses once all players but one have been away for a round, if the rules say so (TAL-R95)', async () => {
    for (const restsWithOne of [true, false]) {
      const house = houseAt(timingOf('none'), { games: [{ ...toy, restsWithOne } as Game] })
      const id = await startTable(house, ['ann', 'bob', 'cat'])
      granted(await house.tables.seats.leave(id, 'bob'))
      granted(await house.tables.seats.leave(id, 'cat'))
      const began = (await sightOf(house, id)).turn
      const view = async () => await sightOf(house, id)
      for (let more = 0; more < 30 && (await view()).turn < began + 4; more += 1) {
        await pass(house, 5 * PACE, PACE)
        if ((await view()).record.pause !== null || (await view()).isOver) break
        if ((await view()).asked(0).some(({ seat }) => seat === 0)) await answer(house, id)
      }
      expect((await view()).record.pause).toBe(restsWithOne ? 'almost-all-away' : null)
      expect((await view()).turn).toBe(began + (restsWithOne ? 3 : 4))
      if (!restsWithOne) continue
      granted(await house.tables.votes.unpause(id, 'ann'))
      expect((await view()).record.pause).toBeNull()
      expect((await events(house, id)).at(-1)).toEqual({ kind: 'goes-on' })
      await pass(house, 10 * PACE, PACE)
      expect((await view()).record.pause).toBeNull()
    }
  })

  test('a table that pauses with one player left resumes and continues with a single returning player', async () => {
    const house = houseAt(timingOf('none'), { games: [{ ...toy, restsWithOne: true } as Game] })
    const id = await startTable(house, ['ann', 'bob', 'cat'])
    const record = async () => (await sightOf(house, id)).record
    const began = (await sightOf(house, id)).turn
    granted(await house.tables.seats.leave(id, 'bob'))
    granted(await house.tables.seats.leave(id, 'cat'))
    for (let more = 0; more < 30 && (await sightOf(house, id)).turn < began + 2; more += 1) {
      await pass(house, 5 * PACE, PACE)
      if ((await sightOf(house, id)).awaited.includes(0)) await answer(house, id)
    }
    granted(await house.tables.seats.leave(id, 'ann'))
    await pass(house, DAY)
    expect((await record()).pause).toBe('all-away')
    granted(await house.tables.seats.join(id, 'ann', 'Ann'))
    await pass(house, DAY, PACE * 1000)
    // For one more round, the table waits for her.
    expect((await record()).pause).toBeNull()
    expect((await sightOf(house, id)).awaited).toContain(0)
  })

  test('a paused table resumes with an answer of the one player present', async () => {
    const house = houseAt(timingOf('none'), { games: [{ ...toy, restsWithOne: true } as Game] })
    const id = await startTable(house, ['ann', 'bob'])
    const view = async () => await sightOf(house, id)
    const isAwaited = async () => (await view()).awaited.includes(0)
    const rests = async () => (await view()).record.pause !== null
    granted(await house.tables.seats.leave(id, 'bob'))
    for (let more = 0; more < 60 && !((await rests()) && (await isAwaited())); more += 1) {
      if (await rests()) granted(await house.tables.votes.unpause(id, 'ann'))
      else if (await isAwaited()) await answer(house, id)
      await pass(house, 5 * PACE, PACE)
    }
    expect([(await view()).record.pause, (await view()).awaited]).toEqual(['almost-all-away', [0]])
    await answer(house, id)
    expect((await view()).record.pause).toBeNull()
    expect((await events(house, id)).slice(-2).map(({ kind }) => kind)).toEqual(['paused', 'goes-on'])
  })

  test('a returning player gets the full time of a window that was paused', async () => {
    function* window(game: Bare): Play {
      const put = { verb: 'window.mind', options: () => options(['mind', 'pass']), default: 'pass', reaction: true }
      game.notes.push((yield* chooseAny<string>([0, 1].map((seat) => ({ ...put, seat })))).key)
    }
    const rules = bareRules(window, { id: 'toy', turns: 9, seats: { min: 2, max: 2 } } as never)
    const game = { rules, words: toy.words, computer: () => ({ verb: 'window.mind', key: 'pass' }) } as unknown as Game
    for (const how of ['back', 'go on'] as const) {
      const house = houseAt(daily(), { games: [game] })
      const id = await startTable(house, ['ann', 'bob'])
      for (const user of ['ann', 'bob']) granted(await house.tables.seats.leave(id, user))
      await pass(house, 3 * DAY)
      expect((await sightOf(house, id)).record.pause).toBe('all-away')
      if (how === 'back') granted(await house.tables.seats.join(id, 'ann', 'Ann'))
      else granted(await house.tables.votes.unpause(id, 'ann'))
      expect((await sightOf(house, id)).time(0)?.deadline).toBe(house.clock.now() + 4 * HOUR)
    }
  })

  test('computers play a game to its end once all players have left for good', async () => {
    const house = houseAt(timingOf('none'))
    const id = await startTable(house, ['ann', 'computer', 'computer'])
    granted(await house.tables.seats.resign(id, 'ann'))
    await house.playOut(id)
    expect((await house.store.records.find(id))?.status).toBe('over')
  })
})
