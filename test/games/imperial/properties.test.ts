import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byComputer, byNumbers, type Chooser, type Setup } from '../../../src/engine/index.ts'
import { IMPERIAL } from '../../../src/games/imperial/index.ts'
import type { Imperial } from '../../../src/games/imperial/state/state.ts'
import type { ImperialView } from '../../../src/games/imperial/view/view.ts'
import { playChecked } from '../../../trials/checks.ts'
import { byNumbersAndLeaving } from '../../../trials/choosers.ts'
import { parts } from '../../../trials/games/imperial/parts.ts'
import { LENGTHS } from '../../kit/lengths.ts'
import { often } from '../../kit/often.ts'

// Invariants of every step of every game, however it is played. `npm run hunt -- imperial` is the long form.

type Player = Chooser<Imperial, ImperialView>

const aSetup = fc.record({
  seats: fc.integer({ min: 2, max: 6 }),
  preset: fc.constantFrom(...LENGTHS),
  seed: fc.noShrink(fc.string({ minLength: 1, maxLength: 8 })),
  experience: fc.constant([]),
})
const numbers = fc.array(fc.nat(1_000_000), { minLength: 20, maxLength: 260, size: 'max' })

function plays(setup: Setup, player: Player, limit: number, every: number) {
  return playChecked(IMPERIAL, setup, player, parts, { limit, every })
}

describe('at every step of any game a player can act, nothing is lost, nothing hidden shows, and copies go on alike', () => {
  it('answered by numbers', () => {
    fc.assert(
      fc.property(aSetup, numbers, (setup, picks) => {
        plays(setup, byNumbers(picks), picks.length, 6)
      }),
      { numRuns: often(2) },
    )
  })

  it('at every step of any game a player can act, nothing is lost, nothing hidden shows, and copies go on alike: with players leaving at any moment (IMP-15.8)', () => {
    fc.assert(
      fc.property(aSetup, numbers, (setup, picks) => {
        plays(setup, byNumbersAndLeaving(picks), picks.length, 9)
      }),
      { numRuns: often(2) },
    )
  })

  it.each([
    { seats: 2, preset: 'short' },
    { seats: 4, preset: 'short' },
    { seats: 6, preset: 'short' },
    { seats: 3, preset: 'standard' },
  ] as const)('played to the end by computers: $preset, $seats seats', ({ seats, preset }) => {
    const setup = { seats, preset, seed: `checked ${seats}`, experience: [] }
    const { run } = plays(setup, byComputer(IMPERIAL, setup.seed), 5000, 24)
    expect(run.isOver).toBe(true)
  })

  it('sensibly at first, then by numbers: where a game gets far, odd things are done too', () => {
    fc.assert(
      fc.property(aSetup, numbers, fc.integer({ min: 50, max: 400 }), (setup, picks, sensible) => {
        const computer = byComputer(IMPERIAL, setup.seed)
        const odd = byNumbers<Imperial, ImperialView>(picks)
        let answers = 0
        const player: Player = (run) => ((answers += 1) <= sensible ? computer(run) : odd(run))
        plays(setup, player, sensible + 80, 25)
      }),
      { numRuns: often(2) },
    )
  })
})
