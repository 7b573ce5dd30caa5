import { creatureOf, isTreasure, treasureOf, weaponOf } from '../data/components.ts'
import { roleAt } from '../view/reading.ts'
import type { ImperialView } from '../view/view.ts'

/** What its viewer holds, by the ids of what can be looked up: clues, spells, treasures, arms, company, vessel. */
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
