import { below, pickOne, type HasRng } from './random.ts'
import type { Choice, Offer } from './play.ts'
import type { Asked, Run } from './run.ts'
import type { Seat, State } from './facts.ts'
import type { Game } from './game.ts'

/**
 * What a game's computer player answers for a seat. A single option is taken without a look at the game. Throws if the
 * seat has no question.
 */
export function computerChoice<S extends State, V>(game: Game<S, V>, run: Run<S, V>, seat: Seat, rng: HasRng): Choice {
  const seen = run.glanceAt(seat)
  if (!seen) throw new Error(`seat ${seat} has no question`)
  const { verb, only } = seen
  const asides = game.wantsAsides?.(run.view(seat), verb) ? run.asidesOf(seat) : []
  if (only !== null && asides.length === 0) {
    if (game.moods !== undefined) below(rng, game.moods)
    return { verb, key: only }
  }
  return game.computer(run.view(seat), run.askedOf(seat) as Asked, asides, rng)
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
