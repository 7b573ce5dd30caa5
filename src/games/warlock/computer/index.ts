import { below, bestOf, type Computer } from '../../../engine/index.ts'
import { selfOf } from './self.ts'
import { valueOf } from './values.ts'
import type { WarlockView } from '../view/view.ts'

/**
 * A computer player. It weighs every option by its expected worth and takes the best, choosing at random among
 * near-equals. It knows only its own view and notebook. It uses no asides, so it never loops, and it never gives up.
 */
export const WARLOCK_COMPUTER: Computer<WarlockView> = (view, asked, _asides, rng, level = 'fair') => {
  const self = selfOf(view, below(rng, MOODS))
  return bestOf(asked, (offer) => valueOf(self, asked, offer), rng, {
    level,
    nearly: EQUAL_WORTH_MARGIN,
    softness: SOFTNESS,
  })
}

/** It draws one of these moods at every question, to vary its play. */
export const MOODS = 6

/** Options whose worth differs by no more than this count as equal. */
const EQUAL_WORTH_MARGIN = 0.001
/** How much worse an option may be that a `gentle` computer still often takes (measured by `npm run arena`). */
const SOFTNESS = 0.25
