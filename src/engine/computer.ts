import { pickOne, type HasRng } from './random.ts'
import type { Choice, Offer } from './play.ts'
import type { Asked, Run } from './run.ts'
import type { State } from './facts.ts'
import type { Game } from './game.ts'

/** What a game's computer player does about a question. It takes a single option without looking at the game. */
export function computerChoice<S extends State, V>(
  game: Game<S, V>,
  run: Run<S, V>,
  asked: Asked,
  rng: HasRng,
): Choice {
  const asides = game.usesAsides ? run.asidesOf(asked.seat) : []
  const [only, second] = asked.offers
  if (only && !second && asides.length === 0) return { verb: asked.verb, key: only.key }
  return game.computer(run.view(asked.seat), asked, asides, rng)
}

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
