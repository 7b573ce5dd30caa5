import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  byComputer,
  byNumbers,
  choose,
  option,
  type Game,
  type Play,
  type Seat,
  type State,
} from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import type { GameParts } from '../../trials/checks.ts'
import { byCuriosity } from '../../trials/choosers.ts'
import { leaveEverywhere } from '../../trials/leaving.ts'
import { partsOf } from '../../trials/parts.ts'
import { lift, rules, toy, toyParts, toyWith, turn, type Barrow } from '../kit/toy/index.ts'
import { type Length } from '../kit/lengths.ts'
import { often } from '../kit/often.ts'

interface Trial {
  readonly seed: string
  readonly seats: number
  readonly preset: Length
  /** The number of answers by sensible players, so that a game gets far. Odd players follow. */
  readonly sensible: number
  /** 0 skips a pause. At any other pause, a copy for each seat is played on without that seat. */
  readonly numbers: readonly number[]
}

function trials(most: number): fc.Arbitrary<Trial> {
  const one = fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(1_000_000) })
  return fc.record({
    seed: fc.noShrink(fc.string({ minLength: 1, maxLength: 8 })),
    seats: fc.integer({ min: 2, max: 6 }),
    preset: fc.constantFrom<Length>('short', 'standard'),
    sensible: fc.integer({ min: 0, max: most }),
    numbers: fc.array(one, { minLength: most / 2, maxLength: most, size: 'max' }),
  })
}

function tried(game: Game, parts: GameParts<State>, { seed, seats, preset, sensible, numbers }: Trial): number {
  const [computer, odd] = [byComputer(game, seed), byCuriosity<State, unknown>(numbers)]
  let answers = 0
  return leaveEverywhere(game, {
    setup: { seats: Math.min(seats, game.rules.seats.max), preset, seed, experience: [] },
    chooser: (run) => ((answers += 1) <= sensible ? computer(run) : odd(run)),
    after: (number) => byNumbers([number, number * 7, number * 31, number * 127]),
    numbers,
    parts,
  })
}

describe('leaving at any question loses nothing and leaves nothing in hand', () => {
  it.each(GAMES.map((game) => [game.words.title, game] as const))('%s', async (_title, game) => {
    const parts = await partsOf(game.rules.id)
    fc.assert(
      fc.property(trials(160), (trial) => void tried(game, parts, trial)),
      { numRuns: often(3) },
    )
  })
})

describe('the check of leaving', () => {
  const everywhere = { seed: 'away', seats: 4, preset: 'short', sensible: 30, numbers: Array.from({ length: 60 }, (_, at) => at + 1) } as const // prettier-ignore
  const found = (game: Game) => expect(() => tried(game, toyParts as GameParts<State>, everywhere))

  it('the check of leaving covers every pause and every seat in play', () => {
    expect(tried(toy as unknown as Game, toyParts as GameParts<State>, everywhere)).toBeGreaterThan(100)
  })

  it('the check of leaving finds a rule that keeps something in hand when a player leaves', () => {
    found(toyWith({ turn: (game) => turn(game, careless) })).toThrow('left in hand at rest: 1 gold of the north pit')
    found(toyWith({ turn: (game) => turn(game, careful) })).not.toThrow()
  })

  it('the check of leaving finds a card that leaves with its player', () => {
    const game = toyWith({
      *leave(state, seat) {
        state.hands[seat]?.pop()
        yield* rules.leave(state, seat)
      },
    })
    found(game).toThrow('17 cards')
  })

  it('the check of leaving finds a question to a seat that left', () => {
    found(toyWith({ *leave() {} })).toThrow(/seat \d left and still plays/)
    const game = toyWith({
      *leave(state, seat) {
        state.isOut[seat] = true
      },
    })
    found(game).toThrow(/seat \d left and is asked/)
  })

  it('the check of leaving names a line that reproduces the failure', () => {
    found(toyWith({ turn: (game) => turn(game, careless) })).toThrow(/npm run replay -- \S+questmaster-toy-away\.json/)
  })
})

/** Lifts a find, waits, and puts it down, but not if the digger leaves meanwhile. */
function* careless(game: Barrow, seat: Seat): Play {
  lift(game, 'north', 1)
  yield* choose(seat, 'rest.how', () => [option('sleep'), option('watch')])
  putDown(game)
}

function* careful(game: Barrow, seat: Seat): Play {
  lift(game, 'north', 1)
  try {
    yield* choose(seat, 'rest.how', () => [option('sleep'), option('watch')])
  } finally {
    putDown(game)
  }
}

function putDown(game: Barrow): void {
  game.pits['north'] = (game.pits['north'] ?? 0) + (game.lifted?.amount ?? 0)
  game.lifted = null
}
