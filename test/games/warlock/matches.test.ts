import { describe, expect, it } from 'vitest'
import { playWildly } from './random.ts'

describe('whole matches, played at random', () => {
  it.each([2, 3, 4, 5, 6])('%i seats, both lengths, to the end and without an error', (seats) => {
    for (const length of ['short', 'standard'] as const) {
      for (const [at, leavers] of [0, 0, 300].entries()) {
        const run = playWildly({ seats, length, seed: `match-${seats}-${at}`, asides: 20, leavers })
        expect(run.isOver).toBe(true)
        const standings = run.rules.standings(run.state)
        expect(standings.map(({ seat }) => seat).sort()).toEqual([...Array(seats).keys()])
        expect(standings[0]?.rank).toBe(1)
      }
    }
  })
})
