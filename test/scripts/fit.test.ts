import { describe, expect, it, test } from 'vitest'
import { below, logistic, rngFrom, weighted } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { differencesOf } from '../../scripts/lib/fit/differences.ts'
import { regressionOf, type Sample } from '../../scripts/lib/fit/regression.ts'

const MANY = 4_000

/** Random numbers from -1 to 1, two a sample, of which those win that the weights say. */
function samplesOf(weights: readonly number[]): Sample[] {
  const rng = { rng: rngFrom('fit') }
  const between = () => below(rng, 2_001) / 1_000 - 1
  return Array.from({ length: MANY }, () => {
    const numbers = [between(), between()]
    return { numbers, won: below(rng, 1_000) < 1_000 * logistic(weighted(weights, numbers)) ? 1 : 0 }
  })
}

describe('learning weights', () => {
  test('finds the weights that decided who won', () => {
    const found = regressionOf(samplesOf([0.5, 2, -1]), 0)
    for (const [at, weight] of [0.5, 2, -1].entries()) expect(Math.abs((found[at] ?? 0) - weight)).toBeLessThan(0.25)
  })

  test('differences teach the weights, and nothing about the constant', () => {
    const differences = samplesOf([0, 2, -1]).map((sample) => ({ ...sample, isDifference: true }))
    const positions = [0, 1, 1, 1].map((won) => ({ numbers: [0, 0], won }))
    const found = regressionOf([...differences, ...positions], 0)
    for (const [at, weight] of [Math.log(3), 2, -1].entries())
      expect(Math.abs((found[at] ?? 0) - weight)).toBeLessThan(0.25)
  })

  test('a sample that counts for more draws the weights to what it says', () => {
    const one = samplesOf([0, 2, -1]).map((sample) => ({ ...sample, isDifference: true }))
    const other = samplesOf([0, -2, 1])
    const found = regressionOf([...one, ...other], 0, ({ isDifference = false }) => (isDifference ? 1 : 0.01))
    expect(Math.abs((found[1] ?? 0) - 2)).toBeLessThan(0.3)
  })
})

it.each(GAMES.map((game) => ({ game, id: game.rules.id })))(
  'the options of a question in $id differ by their numbers, the same again with the same seed',
  ({ game, id }) => {
    const source = { game: id, seed: 'differences', presets: ['short'], seats: [2] }
    const found = [0, 1].flatMap((number) => differencesOf(game, source, number))
    expect(found.length).toBeGreaterThan(0)
    for (const { numbers, won } of found) {
      expect(numbers).toHaveLength(game.evaluation?.names.length ?? 0)
      expect(numbers.some((number) => number !== 0)).toBe(true)
      expect([0, 1]).toContain(won)
    }
    expect([0, 1].flatMap((number) => differencesOf(game, source, number))).toEqual(found)
  },
)
