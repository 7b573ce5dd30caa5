import { bestOf, type Computer } from '../../../engine/index.ts'
import type { TalismanView } from '../view/view.ts'
import { valueOf } from './values.ts'

/**
 * A computer player: weighs every option by what it promises and takes the best, with a little luck among equals. It
 * uses no asides, so it never turns in circles, passes windows at once unless something is better, and never gives up.
 */
export const TALISMAN_COMPUTER: Computer<TalismanView> = (view, asked, _asides, rng) =>
  bestOf(asked, (offer) => valueOf(view, asked, offer), rng, NEARLY)

/** Options that differ by no more than this are as good as each other. */
const NEARLY = 0.001
