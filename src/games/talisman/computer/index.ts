import { bestOf, type Computer } from '../../../engine/index.ts'
import type { TalismanView } from '../view/view.ts'
import { valueOf } from './values.ts'

/**
 * A computer player. It weighs every option by its expected worth and takes the best, choosing at random among
 * near-equals. It uses no asides, so it never loops; it passes windows at once unless an action is better; and it never
 * gives up.
 */
export const TALISMAN_COMPUTER: Computer<TalismanView> = (view, asked, _asides, rng, level = 'fair') =>
  bestOf(asked, (offer) => valueOf(view, asked, offer), rng, { level, nearly: EQUAL_WORTH_MARGIN, softness: SOFTNESS })

/** Options whose worth differs by no more than this count as equal. */
const EQUAL_WORTH_MARGIN = 0.001
/** How much worse an option may be that a `gentle` computer still often takes (measured by `npm run arena`). */
const SOFTNESS = 0.8
