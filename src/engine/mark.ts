import { shortHash } from './kit/hash.ts'
import type { AsideOffer } from './play.ts'
import type { Asked } from './run.ts'

/**
 * A short mark of what a seat is asked: two questions with the same mark offer the same things in the same matter. A
 * click carries it, so that a press on a question that has passed is known for what it is.
 */
export function questionMark(asked: Asked | undefined, asides: readonly AsideOffer[] = []): string {
  const offered = asked ? [asked.verb, asked.about, ...asked.offers.map(({ key, args }) => [key, args])] : []
  const beside = asides.map(({ verb, key, args }) => [verb, key, args])
  return shortHash(JSON.stringify([offered, beside]))
}
