import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { choose, options, emit, type Game, type Play } from '../../src/engine/index.ts'
import { timingOf, type Timing } from '../../src/tables/index.ts'
import { bareRules, type Bare } from '../kit/bare.ts'
import { granted, HandClock, houseOf, sightOf, startTable, type House } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const TURNS = 4

/** Each seat walks twice and may walk in a circle; it may also whistle at any time, which everybody hears. */
function walk(seats = [0, 1]): Game {
  function* turn(game: Bare): Play {
    for (const seat of seats) {
      for (const verb of ['walk.first', 'walk.then']) {
        while ((yield* choose(seat, verb, () => options(['north', 'east', 'round']))) === 'round') continue
        game.notes.push(verb)
      }
    }
  }
  const whistle = {
    verb: 'do.whistle',
    key: 'whistle',
    secret: false,
    open: true,
    *run(game: Bare) {
      emit(game, { kind: 'whistle' })
    },
  }
  const rules = bareRules(turn, {
    id: 'toy',
    turns: TURNS,
    seats: { min: 2, max: 3 },
    asides: () => [whistle],
  } as never)
  const computer = () => ({ verb: 'walk.first', key: 'north' })
  return { rules, words: { ...toy.words, fact: () => 'A whistle.' }, computer } as unknown as Game
}

const DAILY: Timing = { ...timingOf('daily', 'wait'), bank: 2 * HOUR, increment: HOUR, remindAfter: null }
const first = (key: string) => ({ verb: 'walk.first', key })
const then = (key: string) => ({ verb: 'walk.then', key })

async function walking(timing: Timing = DAILY, users = ['ann', 'bob']) {
  const house = houseOf({ games: [walk()], timing }, new HandClock(1_000_000_000))
  return { house, id: await startTable(house, users) }
}

async function pass(house: House, milliseconds: number): Promise<void> {
  house.clock.pass(milliseconds)
  await house.settle()
}

/** How much time the asked seat has left. */
async function left(house: House, id: string, seat = 0): Promise<number> {
  const time = (await sightOf(house, id)).time(seat)
  if (time?.deadline == null) throw new Error('nobody waits for this seat')
  return time.deadline - house.clock.now()
}

type Way = (house: House, id: string) => Promise<House | void>

/** Ways in which the same question comes back to a seat. */
const WAYS: Readonly<Record<string, Way>> = {
  'an undo': async ({ tables }, id) => {
    granted(await tables.answers.submit(id, 'ann', first('north')))
    granted(await tables.answers.undo(id, 'ann'))
  },
  'an undo of something else': async ({ tables }, id) => {
    for (const key of ['north', 'east', 'round']) {
      granted(await tables.answers.submit(id, 'ann', first(key)))
      granted(await tables.answers.undo(id, 'ann'))
    }
  },
  'a circle': async ({ tables }, id) => void granted(await tables.answers.submit(id, 'ann', first('round'))),
  'something done beside it': async ({ tables }, id) =>
    void granted(await tables.answers.submit(id, 'ann', { verb: 'do.whistle', key: 'whistle' })),
  'a vote to undo': async ({ tables }, id) => {
    granted(await tables.answers.submit(id, 'ann', first('north')))
    granted(await tables.answers.submit(id, 'ann', then('north')))
    granted(await tables.answers.submit(id, 'bob', first('north')))
    await agree(tables, id, { kind: 'back', turn: 1 })
  },
  'an absence': async ({ tables }, id) => {
    granted(await tables.seats.leave(id, 'ann'))
    granted(await tables.seats.join(id, 'ann', 'Ann'))
  },
  'a pause': async ({ tables }, id) => {
    await agree(tables, id, { kind: 'pause' })
    granted(await tables.votes.unpause(id, 'ann'))
  },
  'the end and a resumption': async ({ tables }, id) => {
    granted(await tables.saves.close(id))
    granted(await tables.saves.resume(id, { server: 'server', room: 'room' }))
  },
  'a restart': async (house) => {
    await house.tables.stop()
    const later = houseOf({ games: [walk()], timing: DAILY, store: house.store }, house.clock)
    await later.tables.wake()
    return later
  },
}

async function agree(
  tables: House['tables'],
  id: string,
  proposal: Parameters<House['tables']['votes']['propose']>[2],
) {
  const moved = granted(await tables.votes.propose(id, 'ann', proposal))
  if (moved !== 'open') return
  const { proposals } = (await tables.views.of(id)) as { proposals: readonly { id: string; came: unknown }[] }
  granted(await tables.votes.vote(id, 'bob', proposals.find(({ came }) => came === null)?.id ?? '', true))
}

describe('used time', () => {
  test.each(Object.keys(WAYS))('used time stays used when the same question comes back by %s', async (name) => {
    const { house, id } = await walking()
    const whole = await left(house, id)
    await pass(house, 5 * HOUR)
    const back = (await WAYS[name]?.(house, id)) ?? house
    expect(await left(back, id)).toBe(whole - 5 * HOUR)
    await pass(back, 20 * HOUR)
    const again = (await WAYS[name]?.(back, id)) ?? back
    expect(await left(again, id)).toBe(whole - 25 * HOUR)
  })

  test('used time is never negative if the bot was killed after a question but before its heartbeat', async () => {
    const { house, id } = await walking()
    const noted = (await house.store.notes.memo('alive')) ?? ''
    house.clock.pass(1000)
    granted(await house.tables.answers.submit(id, 'ann', first('north')))
    await house.tables.stop()
    await house.store.notes.setMemo('alive', noted)
    const later = houseOf({ games: [walk()], timing: DAILY, store: house.store }, house.clock)
    await later.tables.wake()
    granted(await later.tables.answers.submit(id, 'ann', then('north')))
    granted(await later.tables.answers.undo(id, 'ann'))
    expect(await later.store.records.find(id)).toMatchObject({ id, status: 'playing' })
  })

  test('an undone decision counts once for its player', async () => {
    const { house, id } = await walking()
    const inTime = async () => (await house.store.records.find(id))?.clocks?.attendance?.map((one) => one.inTime)
    for (let undo = 0; undo < 3; undo += 1) {
      granted(await house.tables.answers.submit(id, 'ann', first('north')))
      expect(await inTime()).toEqual([1])
      granted(await house.tables.answers.undo(id, 'ann'))
    }
    granted(await house.tables.answers.submit(id, 'ann', first('east')))
    granted(await house.tables.answers.submit(id, 'ann', then('east')))
    expect(await inTime()).toEqual([2])
  })

  test('used time of the bank stays used: no undo refills it', async () => {
    const { house, id } = await walking()
    await pass(house, DAY + HOUR)
    for (let time = 0; time < 3; time += 1) {
      granted(await house.tables.answers.submit(id, 'ann', first('north')))
      granted(await house.tables.answers.undo(id, 'ann'))
    }
    expect(await left(house, id)).toBe(HOUR)
    granted(await house.tables.answers.submit(id, 'ann', first('north')))
    await pass(house, DAY + 2 * HOUR)
    granted(await house.tables.answers.undo(id, 'ann'))
    expect(await left(house, id)).toBe(0)
    granted(await house.tables.answers.submit(id, 'ann', first('north')))
    expect(await left(house, id)).toBe(0)
  })

  test('used time of a later question stays used, even after other answers before it', async () => {
    const { house, id } = await walking()
    granted(await house.tables.answers.submit(id, 'ann', first('north')))
    const whole = await left(house, id)
    await pass(house, 3 * HOUR)
    granted(await house.tables.answers.undo(id, 'ann'))
    granted(await house.tables.answers.submit(id, 'ann', first('east')))
    expect(await left(house, id)).toBe(whole - 3 * HOUR)
  })

  test('a pause uses no time', async () => {
    const { house, id } = await walking()
    const whole = await left(house, id)
    await agree(house.tables, id, { kind: 'pause' })
    await pass(house, 40 * HOUR)
    granted(await house.tables.votes.unpause(id, 'ann'))
    expect(await left(house, id)).toBe(whole)
  })

  test('a seat that has answered is not charged for other seats’ time', async () => {
    const { house, id } = await walking()
    for (const choice of [first('north'), then('north')]) granted(await house.tables.answers.submit(id, 'ann', choice))
    await pass(house, 3 * DAY)
    for (const choice of [first('north'), then('north')]) granted(await house.tables.answers.submit(id, 'bob', choice))
    expect((await sightOf(house, id)).time(0)?.bank).toBe(2 * HOUR)
  })

  test('a vote for more time restores all used time', async () => {
    const { house, id } = await walking()
    const whole = await left(house, id)
    await pass(house, 5 * HOUR)
    await agree(house.tables, id, { kind: 'extend', seat: 0 })
    expect(await left(house, id)).toBe(whole)
    await pass(house, 5 * HOUR)
    granted(await house.tables.answers.submit(id, 'ann', first('north')))
    granted(await house.tables.answers.undo(id, 'ann'))
    expect(await left(house, id)).toBe(whole - 5 * HOUR)
  })

  test('a seat without time left can still answer after an agreed rollback', async () => {
    const { house, id } = await walking({ ...DAILY, atZero: 'default', bank: 0, increment: 0 })
    // The bot checks the table once a day, and its time is up just after that.
    for (const time of [DAY, 0]) await pass(house, time)
    expect(await house.store.log.lastSeq(id)).toBe(1)
    await agree(house.tables, id, { kind: 'back', turn: 1 })
    expect(await left(house, id)).toBe(2 * HOUR)
  })
})

/** A table's progress: the number of finished walks. */
async function wayCome(house: House, id: string): Promise<number> {
  const view = await sightOf(house, id)
  const [asked] = view.asked(0).map(({ seat, verb }) => 2 * seat + (verb === 'walk.then' ? 1 : 0))
  return view.isOver ? 4 * TURNS : 4 * (view.turn - 1) + (asked ?? 0)
}

describe('a player who plays for time', () => {
  const deeds = ['wait', 'wait', 'north', 'east', 'round', 'whistle', 'undo', 'back', 'absence', 'pause', 'restart']
  const deed = fc.tuple(fc.constantFrom(...deeds), fc.nat(23))

  test('nobody waits for a player longer than the questions so far allow', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 20, maxLength: 60 }), async (list) => {
        const given = { ...walk(), inactiveAfter: { most: 999, each: 'decision' } } as Game
        const timing: Timing = { ...DAILY, atZero: 'default', bank: 0, increment: 0, reaction: null }
        let house = houseOf({ games: [given], timing }, new HandClock(1_000_000_000))
        const id = await startTable(house, ['ann', 'bob'])
        let waited = 0
        let furthest = 0
        for (const [what, hours] of list) {
          if ((await sightOf(house, id)).isOver) break
          const awaits = async (seat: number) => (await sightOf(house, id)).awaited.includes(seat)
          if (await awaits(1)) await submitAs(house, id, 'bob', 'north')
          else if (what === 'wait') {
            for (let hour = 0; hour < hours; hour += 1) {
              if (await awaits(0)) waited += HOUR
              await pass(house, HOUR)
            }
          } else house = (await doAs(house, id, what, given)) ?? house
          furthest = Math.max(furthest, await wayCome(house, id))
        }
        // Half of the walks so far are Ann's, including the current question.
        const questions = 2 * Math.floor(furthest / 4) + Math.min(2, (furthest % 4) + 1)
        expect(waited).toBeLessThanOrEqual(questions * DAY)
        await house.tables.stop()
      }),
      { numRuns: 40, seed: 28 },
    )
  })
})

async function submitAs(house: House, id: string, user: string, key: string): Promise<void> {
  const seat = user === 'ann' ? 0 : 1
  const asked = (await sightOf(house, id)).asked(seat).find((one) => one.seat === seat)
  await house.tables.answers.submit(id, user, { verb: asked?.verb ?? '', key })
}

/** Tries something as Ann, which the table may refuse. */
async function doAs(house: House, id: string, what: string, game: Game): Promise<House | void> {
  const { tables } = house
  if (what === 'undo') return void (await tables.answers.undo(id, 'ann'))
  if (what === 'whistle') return void (await tables.answers.submit(id, 'ann', { verb: 'do.whistle', key: 'whistle' }))
  if (what === 'back') return void (await tables.votes.decide(id, { kind: 'back', turn: 1 }))
  if (what === 'absence') return await WAYS['an absence']?.(house, id)
  if (what === 'pause') {
    await tables.votes.decide(id, { kind: 'pause' })
    return void (await tables.votes.unpause(id, 'ann'))
  }
  if (what === 'restart') {
    await tables.stop()
    const later = houseOf({ games: [game], store: house.store }, house.clock)
    await later.tables.wake()
    return later
  }
  await submitAs(house, id, 'ann', what)
}

test('after a crash no question appears to be asked in the future', async () => {
  const { house, id } = await walking()
  await house.tables.begin()
  await pass(house, 5_000)
  granted(await house.tables.answers.submit(id, 'ann', first('north')))
  const later = houseOf({ games: [walk()], timing: DAILY, store: house.store }, new HandClock(house.clock.now()))
  await later.tables.begin()
  expect((await sightOf(later, id)).time(0)?.since).toBeLessThanOrEqual(later.clock.now())
})
