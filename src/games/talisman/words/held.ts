import { kindIdOf, spellOf } from '../data/components.ts'
import { roleAt } from '../view/reading.ts'
import type { TalismanView } from '../view/view.ts'

/** What its viewer holds, by the ids of what can be looked up: Spells, Objects, Followers, a Quest; before, Characters to choose from. */
export function heldIn(view: TalismanView): readonly string[] {
  const me = view.viewer === null ? null : roleAt(view, view.viewer)
  if (!me) return view.choices
  const { objects, followers, quest } = me
  return [
    ...view.hand.map((card) => spellOf(card).id),
    ...[...objects, ...followers].map(kindIdOf),
    ...(quest === null ? [] : [quest]),
  ]
}
