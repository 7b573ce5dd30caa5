import type { Seat } from '../../../engine/index.ts'
import { CHARACTERS } from '../data/components.ts'
import type { AbilityId, CardId } from '../data/ids.ts'
import { traitsOf, type Traits } from '../data/traits.ts'
import { maybeCharacter, type Talisman } from './state.ts'
import { isUsable } from './usable.ts'

/** Questions about the traits of a seat's working abilities and cards. */

export interface Working {
  /** The ability or the card. */
  readonly from: AbilityId | CardId
  readonly traits: Traits
}

const WORKING = new Map<AbilityId | CardId, Working>()

/** Every view needs these, so each is created only once. */
function workingOf(from: AbilityId | CardId): Working {
  const known = WORKING.get(from)
  if (known) return known
  const made = { from, traits: traitsOf(from) }
  WORKING.set(from, made)
  return made
}

const ABILITIES = new Map(
  [...CHARACTERS.values()].map((card) => [card.id, card.abilities.map(({ id }) => workingOf(id))]),
)

/** Abilities, usable Objects, Followers, in this order. A Toad has none (TAL-19.8). */
export function workingFor(game: Talisman, seat: Seat): readonly Working[] {
  const character = maybeCharacter(game, seat)
  if (!character || character.toad) return []
  const { id, objects, followers } = character
  const all = [...(ABILITIES.get(id) ?? [])]
  for (const card of objects) if (isUsable(game, seat, card)) all.push(workingOf(card))
  for (const card of followers) all.push(workingOf(card))
  return all
}

/** Whether any working ability or card has such a trait. */
export function anyTrait(game: Talisman, seat: Seat, says: (traits: Traits) => boolean | undefined): boolean {
  return workingFor(game, seat).some(({ traits }) => says(traits) ?? false)
}

/** The first ability or card with such a trait. */
export function workingThat(
  game: Talisman,
  seat: Seat,
  says: (traits: Traits) => boolean | undefined,
): AbilityId | CardId | undefined {
  return workingFor(game, seat).find(({ traits }) => says(traits) ?? false)?.from
}

/** The greatest value of a numeric trait. */
export function greatest(
  game: Talisman,
  seat: Seat,
  of: (traits: Traits) => number | undefined,
  least: number,
): number {
  return Math.max(least, ...workingFor(game, seat).map(({ traits }) => of(traits) ?? least))
}

/** The least value of a numeric trait. */
export function fewest(game: Talisman, seat: Seat, of: (traits: Traits) => number | undefined, most: number): number {
  return Math.min(most, ...workingFor(game, seat).map(({ traits }) => of(traits) ?? most))
}
