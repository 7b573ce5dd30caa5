import { below, bestOf, type Computer } from '../../../engine/index.ts'
import { selfOf } from './self.ts'
import { valueOf } from './values.ts'
import type { WarlockView } from '../view/view.ts'

/**
 * A computer player. It weighs every option by its expected worth and takes the best, choosing at random among
 * near-equals. It knows only its own view and notebook. It uses no asides, so it never loops, and it never gives up.
 */
export const WARLOCK_COMPUTER: Computer<WarlockView> = (view, asked, _asides, rng) => {
  const self = selfOf(view, below(rng, MOODS))
  return bestOf(asked, (offer) => valueOf(self, asked, offer), rng, EQUAL_WORTH_MARGIN)
}

/** It draws one of these moods at every question, to vary its play. */
export const MOODS = 6

/** Options whose worth differs by no more than this count as equal. */
const EQUAL_WORTH_MARGIN = 0.001
