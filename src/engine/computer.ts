import { below, pickOne, type HasRng } from './kit/random.ts'
import type { Choice, Offer } from './play.ts'
import type { Asked, Run } from './run.ts'
import type { Seat, State } from './facts.ts'
import type { Game, Level } from './game.ts'

/**
 * What a game's computer player answers for a seat. A single option is taken without a look at the game. Throws if the
 * seat has no question.
 */
export function computerChoice<S extends State, V>(
  game: Game<S, V>,
  run: Run<S, V>,
  seat: Seat,
  rng: HasRng,
  level?: Level,
): Choice {
  const seen = run.glanceAt(seat)
  if (!seen) throw new Error(`seat ${seat} has no question`)
  const { verb, only } = seen
  const asides = game.wantsAsides?.(run.view(seat), verb) ? run.asidesOf(seat) : []
  if (only !== null && asides.length === 0) {
    if (game.moods !== undefined) below(rng, game.moods)
    return { verb, key: only }
  }
  return game.computer(run.view(seat), run.askedOf(seat) as Asked, asides, rng, level)
}

/**
 * The options that a game's computer player likes best apart from its choice, best first: at most this many. Empty if
 * the choice is an aside and nothing else is on offer. Throws if the seat has no question.
 */
export function rankedChoices<S extends State, V>(
  game: Game<S, V>,
  run: Run<S, V>,
  { seat, verb: chosen, key: taken }: Choice & { readonly seat: Seat },
  { most, rng, level }: { readonly most: number; readonly rng: HasRng; readonly level?: Level },
): readonly Choice[] {
  const asked = run.askedOf(seat)
  if (!asked) throw new Error(`seat ${seat} has no question`)
  const { verb } = asked
  let left = asked.offers.filter(({ key }) => verb !== chosen || key !== taken)
  const ranked: Choice[] = []
  while (ranked.length < most && left.length > 0) {
    const isDefaultLeft = left.some(({ key }) => key === asked.default)
    const fewer = { ...asked, offers: left, default: isDefaultLeft ? asked.default : null }
    const { key } = game.computer(run.view(seat), fewer, [], rng, level)
    const others = left.filter((offer) => offer.key !== key)
    if (others.length === left.length) break
    ranked.push({ verb, key })
    left = others
  }
  return ranked
}

/** How a computer player chooses among the values of its options, in the units of those values. */
export interface Manner {
  readonly level: Level
  /** Options whose values differ by no more than this count as equal. */
  readonly nearly: number
  /** At `gentle`, an option worse than the best by this is chosen 2.7 times less often than the best. */
  readonly softness: number
}

/** At `gentle`, options worse than the best by more than this many times the softness are never chosen. */
const ABSURD = 3
/** How finely chances are drawn. */
const FINE = 2 ** 30

/**
 * The offer with the highest value, at random among those that count as equal; at `gentle` more softly, by the
 * exponential of the value. A single offer is returned without evaluating it.
 */
export function bestOf(
  asked: Asked,
  valueOf: (offer: Offer) => number,
  rng: HasRng,
  { level, nearly, softness }: Manner,
): Choice {
  const { verb, offers } = asked
  const [only, second] = offers
  if (only && !second) return { verb, key: only.key }
  const values = offers.map((offer) => ({ offer, value: valueOf(offer) }))
  const best = Math.max(...values.map(({ value }) => value))
  const reach = level === 'gentle' ? ABSURD * softness : nearly
  const near = values.filter(({ value }) => value >= best - reach)
  if (level !== 'gentle') return { verb, key: pickOne(rng, near).offer.key }
  const weights = near.map(({ value }) => Math.exp((value - best) / softness))
  let left = (below(rng, FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0)
  const at = weights.findIndex((weight) => (left -= weight) < 0)
  return { verb, key: (near[at] ?? pickOne(rng, near)).offer.key }
}
