import fc from 'fast-check'
import { describe, test } from 'vitest'
import { byNumbers, type Setup } from '../../../../src/engine/index.ts'
import { playChecked } from '../../../../trials/checks.ts'
import { byNumbersAndLeaving } from '../../../../trials/choosers.ts'
import { parts } from '../../../../trials/games/talisman/parts.ts'
import { MUTE, RICH } from '../rich.ts'
import { type Length } from '../../../kit/lengths.ts'
import { often } from '../../../kit/often.ts'

const SEEDS = fc.noShrink(fc.integer({ min: 0, max: 999_999 }))
/** The costly checks run only occasionally: `npm run hunt` makes them all. */
const LIGHT = { every: 12 }

const PICKS = fc.array(fc.nat(), { minLength: 60, maxLength: 300 })

function setup(seed: number, preset: Length): Setup {
  return { seats: 2 + (seed % 5), preset, seed: `${seed}`, experience: [] }
}

describe('playing', () => {
  test.each(['short', 'standard'] as const)('a %s game keeps its promises at every step', (preset) => {
    fc.assert(
      fc.property(SEEDS, PICKS, (seed, picks) => {
        playChecked(MUTE, setup(seed, preset), byNumbers(picks, 1), parts, { limit: 150, ...LIGHT })
      }),
      { numRuns: often(2) },
    )
  })

  test('playing: with full hands, all over the board', () => {
    fc.assert(
      fc.property(SEEDS, PICKS, fc.constantFrom<Length>('short', 'standard'), (seed, picks, preset) => {
        playChecked(RICH, setup(seed, preset), byNumbers(picks, 1), parts, { limit: 150, ...LIGHT })
      }),
      { numRuns: often(2) },
    )
  })

  test('playing, and so it does when players leave in the middle of anything', () => {
    fc.assert(
      fc.property(SEEDS, PICKS, (seed, picks) => {
        playChecked(MUTE, setup(seed, 'short'), byNumbersAndLeaving(picks), parts, { limit: 150, ...LIGHT })
      }),
      { numRuns: often(2) },
    )
  })
})
