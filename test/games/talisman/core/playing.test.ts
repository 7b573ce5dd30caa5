import fc from 'fast-check'
import { describe, test } from 'vitest'
import { byNumbers, type Game, type Length, type Setup } from '../../../../src/engine/index.ts'
import { TALISMAN_RULES } from '../../../../src/games/talisman/rules.ts'
import type { Talisman } from '../../../../src/games/talisman/state.ts'
import type { TalismanView } from '../../../../src/games/talisman/view.ts'
import { byNumbersAndLeaving, playChecked } from '../../../kit/properties.ts'
import { parts } from '../parts.ts'

/** The rules without prose: words and computer players have tests of their own. */
const MUTE: Game<Talisman, TalismanView> = {
  rules: TALISMAN_RULES,
  words: {
    title: 'Talisman',
    blurb: 'x',
    lengths: { short: 'x', standard: 'x' },
    headline: () => 'x',
    scene: () => ['x'],
    prompt: () => 'x',
    label: () => ({ label: 'x' }),
    act: () => 'pass',
    fact: () => null,
    why: () => [],
    overview: () => [],
    hand: () => [],
    picture: () => 'x',
    help: () => [],
    outcome: () => ['x'],
  },
  computer: (_view, asked) => ({ verb: asked.verb, key: asked.otherwise ?? asked.offers[0]?.key ?? '' }),
}

const SEEDS = fc.noShrink(fc.integer({ min: 0, max: 999_999 }))
const PICKS = fc.array(fc.nat(), { minLength: 60, maxLength: 300 })

function setup(seed: number, length: Length): Setup {
  return { seats: 2 + (seed % 5), length, seed: `${seed}`, experience: [] }
}

describe('playing', () => {
  test.each(['short', 'standard'] as const)('a %s game keeps its promises at every step', (length) => {
    fc.assert(
      fc.property(SEEDS, PICKS, (seed, picks) => {
        playChecked(MUTE, setup(seed, length), byNumbers(picks, 1), parts, 250)
      }),
      { numRuns: 12 },
    )
  })

  test('and so it does when players leave in the middle of anything', () => {
    fc.assert(
      fc.property(SEEDS, PICKS, (seed, picks) => {
        playChecked(MUTE, setup(seed, 'short'), byNumbersAndLeaving(picks), parts, 250)
      }),
      { numRuns: 12 },
    )
  })
})
