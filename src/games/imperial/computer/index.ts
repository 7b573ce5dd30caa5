import { pickOne, type Computer } from '../../../engine/index.ts'
import type { ImperialView } from '../view/view.ts'
import { isWorthwhile, valueOf } from './values.ts'

/**
 * A computer player: weighs every option by what it promises and takes the best, with a little luck among equals. It
 * uses asides only for its gear and for one bargain a turn, so it never turns in circles, and it never gives up.
 */
export const IMPERIAL_COMPUTER: Computer<ImperialView> = (view, asked, asides, luck) => {
  const aside = asides.find((one) => isWorthwhile(view, one))
  if (aside) return { verb: aside.verb, key: aside.key }
  const values = asked.offers.map((offer) => ({ offer, value: valueOf(view, asked, offer) }))
  const best = Math.max(...values.map(({ value }) => value))
  const near = values.filter(({ value }) => value >= best - NEARLY)
  return { verb: asked.verb, key: pickOne(luck, near).offer.key }
}

/** Options that differ by no more than this are as good as each other. */
const NEARLY = 0.02
