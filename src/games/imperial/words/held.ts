import type { Offer } from '../../../engine/index.ts'
import { subjectOf } from '../../../language/index.ts'
import { creatureOf, isClue, isTreasure, kindOfTile, treasureOf, weaponOf } from '../data/components.ts'
import { SPELL_IDS, VESSEL_KINDS } from '../data/ids.ts'
import type { ImperialFact } from '../facts/index.ts'
import { roleAt } from '../view/reading.ts'
import type { ImperialView } from '../view/view.ts'

/** The possessions of the viewer, by the ids of their topics: clues, spells, treasures, arms, company, vessel. */
export function heldIn(view: ImperialView): readonly string[] {
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  if (!me) return []
  const { spells, treasures, weapons, companions, familiar, vessel } = me
  const company = [...companions, ...(familiar ? [familiar] : [])]
  return [
    ...view.hand,
    ...spells,
    ...treasures.map((tile) => treasureOf(tile).id),
    ...weapons.map((tile) => (isTreasure(tile) ? treasureOf(tile).id : weaponOf(tile).id)),
    ...company.map(({ tile }) => creatureOf(tile).id),
    ...(vessel ? [vessel.kind] : []),
  ]
}

/** The topics of the clues that a private fact shows. */
export function foundBy(fact: ImperialFact): readonly string[] {
  return fact.kind === 'clue-seen' || fact.kind === 'trade-clue-shown' ? [fact.clue] : []
}

/** What a player should soon hear of: clues seen. */
export function isNews(fact: ImperialFact): boolean {
  return foundBy(fact).length > 0
}

/** The topic of an option: a tile, clue, spell or vessel. */
export function offeredBy(offer: Offer): string | null {
  return subjectOf(offer, (name) => kindOfTile(name) ?? (isClue(name) || NAMED.has(name) ? name : null))
}

const NAMED: ReadonlySet<string> = new Set([...SPELL_IDS, ...VESSEL_KINDS])
