import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bestOf, rngFrom, type Asked, type Level } from '../../src/engine/index.ts'

const question = (values: readonly number[]) =>
  ({ verb: 'turn.action', offers: values.map((value, at) => ({ key: `${at}`, value })) }) as unknown as Asked

function chosen(values: readonly number[], level: Level, seed: string): number {
  const manner = { level, nearly: 0.001, softness: 1 }
  const { key } = bestOf(question(values), ({ key: at }) => values[Number(at)] ?? 0, { rng: rngFrom(seed) }, manner)
  return values[Number(key)] ?? 0
}

it('a fair computer player always takes the best option, a gentle one never one that is much worse', () => {
  const values = fc.array(fc.double({ min: -100, max: 100, noNaN: true }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(values, fc.string(), (some, seed) => {
      const best = Math.max(...some)
      expect(chosen(some, 'fair', seed)).toBeGreaterThanOrEqual(best - 0.001)
      expect(chosen(some, 'gentle', seed)).toBeGreaterThanOrEqual(best - 3)
      expect(chosen(some, 'gentle', seed)).toBe(chosen(some, 'gentle', seed))
    }),
  )
})

it('a gentle computer player takes an option less often the worse it is', () => {
  const values = [2, 1, 0, -2]
  const taken = Array.from({ length: 2000 }, (_, number) => chosen(values, 'gentle', `${number}`))
  const [best = 0, next = 0, third = 0, last = 0] = values.map((value) => taken.filter((one) => one === value).length)
  expect(last).toBe(0)
  expect(best / next).toBeCloseTo(Math.E, 0)
  expect(next / third).toBeCloseTo(Math.E, 0)
})
