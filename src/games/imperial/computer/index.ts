import { bestOf, type Computer } from '../../../engine/index.ts'
import type { ImperialView } from '../view/view.ts'
import { isWorthwhile, valueOf } from './values.ts'

/**
 * A computer player: weighs every option by what it promises and takes the best, with a little luck among equals. It
 * uses asides only for its gear, for company and for one bargain a turn, so it never turns in circles, and it never gives up.
 */
export const IMPERIAL_COMPUTER: Computer<ImperialView> = (view, asked, asides, rng) => {
  const aside = asides.find((one) => isWorthwhile(view, asked, one))
  if (aside) return { verb: aside.verb, key: aside.key }
  return bestOf(asked, (offer) => valueOf(view, asked, offer), rng, EQUAL_WORTH_MARGIN)
}

/** Options that differ by no more than this are as good as each other. */
const EQUAL_WORTH_MARGIN = 0.02
