import { describe, expect, it } from 'vitest'
import { byDefault, rngFrom, Run } from '../../../src/engine/index.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { playWildly } from './random.ts'

describe('whole matches, played at random', () => {
  it.each([2, 3, 4, 5, 6])('%i seats, both lengths, to the end and without an error', (seats) => {
    for (const preset of ['short', 'standard'] as const) {
      for (const [at, leavers] of [0, 300].entries()) {
        const run = playWildly({ seats, preset, seed: `match-${seats}-${at}`, asides: 20, leavers })
        expect(run.isOver).toBe(true)
        const standings = run.rules.standings(run.state)
        expect(standings.map(({ seat }) => seat).sort()).toEqual([...Array(seats).keys()])
        expect(standings[0]?.rank).toBe(1)
      }
    }
  })

  it.each(['short', 'standard'] as const)(
    'a %s match without answers ends with a reckoning (WAR-25.2, WAR-20.5)',
    (preset) => {
      const { run } = Run.start(WARLOCK_RULES, WARLOCK_RULES.create({ seats: 3, preset, seed: 'away', experience: [] }))
      const rng = { rng: rngFrom('away') }
      const verbs = new Set<string>()
      while (!run.isOver) {
        const seat = run.asked[0]?.seat ?? 0
        const answer = byDefault(run, seat, rng)
        verbs.add(answer.verb)
        run.submit(answer)
      }
      expect([...verbs]).toEqual(['adventurer.supplies', 'turn.action', 'reckoning.write'])
      expect(run.state.round).toBe(preset === 'short' ? 18 : 100)
    },
  )
})
