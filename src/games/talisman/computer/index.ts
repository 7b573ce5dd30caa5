import { pickOne, type Computer } from '../../../engine/index.ts'
import { valueOf } from './values.ts'
import type { TalismanView } from '../view/view.ts'

/**
 * A computer player: weighs every option by what it promises and takes the best, with a little luck among equals. It
 * uses no asides, so it never turns in circles, passes windows at once unless something is better, and never gives up.
 */
export const TALISMAN_COMPUTER: Computer<TalismanView> = (view, asked, _asides, luck) => {
  const [only, second] = asked.offers
  if (only && !second) return { verb: asked.verb, key: only.key }
  const values = asked.offers.map((offer) => ({ offer, value: valueOf(view, asked, offer) }))
  const best = Math.max(...values.map(({ value }) => value))
  const near = values.filter(({ value }) => value >= best - NEARLY)
  return { verb: asked.verb, key: pickOne(luck, near).offer.key }
}

/** Options that differ by no more than this are as good as each other. */
const NEARLY = 0.001
