import { pickOne, type HasRng } from './random.ts'
import type { Choice, Offer } from './play.ts'
import type { Asked } from './run.ts'

/**
 * The offer with the highest value. Offers within `nearly` of the best count as ties, and one of them is picked at
 * random. A single offer is returned without evaluating it.
 */
export function bestOf(asked: Asked, valueOf: (offer: Offer) => number, rng: HasRng, nearly: number): Choice {
  const { verb, offers } = asked
  const [only, second] = offers
  if (only && !second) return { verb, key: only.key }
  const values = offers.map((offer) => ({ offer, value: valueOf(offer) }))
  const best = Math.max(...values.map(({ value }) => value))
  const near = values.filter(({ value }) => value >= best - nearly)
  return { verb, key: pickOne(rng, near).offer.key }
}
