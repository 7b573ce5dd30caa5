import { describe, expect, test } from 'vitest'
import {
  choose,
  option,
  Run,
  rollDie,
  runToEnd,
  CUNNING,
  cunningIn,
  thinking,
  type Budget,
  type Evaluation,
  type Game,
  type Thinking,
} from '../../src/engine/index.ts'
import { bareRules, type Bare } from '../kit/bare.ts'

const BUDGET: Budget = { playouts: 400, horizon: 1, candidates: 4, margin: 1 }

/** Nothing is known of such a position. */
const EVEN: Evaluation = { names: [], measure: () => [], weights: [0] }

/** A door is opened, then a die decides: the larger the door's number, the likelier it wins. */
function gameOf(doors: readonly number[], evaluation: Evaluation = EVEN, turns = 1): Game<Bare, null> {
  const rules = bareRules(
    function* (game) {
      const key = yield* choose(0, 'door.open', () => doors.map((door) => option(`${door}`)))
      if (Number(key) > 6) throw new Error('there is no floor')
      game.notes.push(rollDie(game) <= Number(key) ? 'won 0' : 'won 1')
    },
    {
      turns,
      standings: ({ notes }) => [0, 1].map((seat) => ({ seat, rank: 1, won: notes[0] === `won ${seat}`, score: 0 })),
    },
  )
  const computer: Game['computer'] = (_view, { verb, offers: [first] }) => ({ verb, key: first?.key ?? '' })
  return { rules, computer, evaluation } as unknown as Game<Bare, null>
}

function thoughtIn(game: Game<Bare, null>, seed = 'seed', budget: Partial<Budget> = {}) {
  const fresh = () => Run.start(game.rules, game.rules.create({ seats: 2, preset: 'short', seed, experience: [] })).run
  return runToEnd(thinking(game, fresh, 0, seed, { ...BUDGET, ...budget }))
}

describe('thinking ahead', () => {
  test('finds the option that wins more often, and says by how much', () => {
    const { choice, considered } = thoughtIn(gameOf([1, 2, 5]))
    expect(choice).toEqual({ verb: 'door.open', key: '5' })
    const [usual, ...others] = considered
    expect(usual).toMatchObject({ key: '1', gain: 0, error: 0 })
    const best = others.find(({ key }) => key === '5')
    expect(Math.abs((best?.gain ?? 0) - 4 / 6)).toBeLessThan(4 * (best?.error ?? 0))
  })

  test('a game may say how far its cunning player plays ahead, and with which margin', () => {
    expect(cunningIn({ evaluation: EVEN })).toEqual(CUNNING)
    const evaluation = { ...EVEN, ahead: { horizon: 3, margin: 2 } }
    expect(cunningIn({ evaluation })).toEqual({ ...CUNNING, horizon: 3, margin: 2 })
  })

  test('with the same seed it finds the same again', () => {
    const game = gameOf([3, 4, 2])
    expect(thoughtIn(game)).toEqual(thoughtIn(game))
  })

  test('leaves the choice of the fair player unless the gain is clear, and never goes by a few worlds', () => {
    expect(thoughtIn(gameOf([5, 4, 1])).choice.key).toBe('5')
    expect(thoughtIn(gameOf([1, 5]), 'seed', { playouts: 46 }).choice.key).toBe('1')
    expect(thoughtIn(gameOf([1, 5]), 'seed', { playouts: 48 }).choice.key).toBe('5')
    expect(thoughtIn(gameOf([3, 4]), 'seed', { margin: 100 }).choice.key).toBe('3')
  })

  test('gives up soon on options that look worse', () => {
    const { considered } = thoughtIn(gameOf([5, 0, 5]))
    expect(considered.find(({ key }) => key === '0')?.worlds).toBe(8)
  })

  test('an option over which the rules throw in every world is never taken, and the search ends', () => {
    const { choice, considered } = thoughtIn(gameOf([2, 7]))
    expect(choice.key).toBe('2')
    expect(considered.map(({ worlds }) => worlds)).toEqual([0, 0])
  })

  test('the position at the horizon is judged by the evaluation', () => {
    // After the first turn the match goes on, so only the evaluation speaks.
    const sure: Evaluation = { names: ['constant'], measure: () => [1], weights: [0, 3] }
    const { considered } = thoughtIn(gameOf([1, 2], sure, 2))
    for (const { chance } of considered) expect(chance).toBeCloseTo(1 / (1 + Math.exp(-3)))
  })

  test('out of time, it ends with what it has found out', () => {
    const game = gameOf([1, 5])
    const fresh = () =>
      Run.start(game.rules, game.rules.create({ seats: 2, preset: '', seed: 's', experience: [] })).run
    const steps: Thinking = thinking(game, fresh, 0, 's', BUDGET)
    steps.next()
    const end = steps.next(true)
    expect(end.done && end.value.considered.map(({ worlds }) => worlds)).toEqual([1, 1])
    expect(end.done && end.value.choice.key).toBe('1')
  })
})
