import { bestOf, type Computer } from '../../../engine/index.ts'
import type { ImperialView } from '../view/view.ts'
import { isWorthwhile, valueOf } from './values.ts'

/**
 * A computer player. It weighs every option by its expected worth and takes the best, choosing at random among
 * near-equals. It uses asides only for its gear, for company and for one bargain a turn, so it never loops, and it
 * never gives up.
 */
export const IMPERIAL_COMPUTER: Computer<ImperialView> = (view, asked, asides, rng, level = 'fair') => {
  const aside = asides.find((one) => isWorthwhile(view, asked, one))
  if (aside) return { verb: aside.verb, key: aside.key }
  return bestOf(asked, (offer) => valueOf(view, asked, offer), rng, {
    level,
    nearly: EQUAL_WORTH_MARGIN,
    softness: SOFTNESS,
  })
}

/** Options whose worth differs by no more than this count as equal. */
const EQUAL_WORTH_MARGIN = 0.02
/** How much worse an option may be that a `gentle` computer still often takes (measured by `npm run arena`). */
const SOFTNESS = 0.13
