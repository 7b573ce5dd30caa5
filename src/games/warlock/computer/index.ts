import { below, bestOf, type Computer } from '../../../engine/index.ts'
import { selfOf } from './self.ts'
import { valueOf } from './values.ts'
import type { WarlockView } from '../view/view.ts'

/**
 * A computer player: weighs every option by what it promises and takes the best, with a little luck among equals. What
 * it knows is its own view and notebook. It leaves asides alone, so it never turns in circles, and it never gives up.
 */
export const WARLOCK_COMPUTER: Computer<WarlockView> = (view, asked, _asides, rng) => {
  const self = selfOf(view, below(rng, 6))
  return bestOf(asked, (offer) => valueOf(self, asked, offer), rng, EQUAL_WORTH_MARGIN)
}

/** Options that differ by no more than this are as good as each other. */
const EQUAL_WORTH_MARGIN = 0.001
