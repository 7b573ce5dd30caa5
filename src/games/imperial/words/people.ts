import type { Names, Seat } from '../../../engine/index.ts'
import { roleAt } from '../view/reading.ts'
import type { ImperialView } from '../view/view.ts'
import { characterName } from './things.ts'

/** What people are called. */

/** "Kate (Ann)", or the player alone before there is a character. */
export function personName(view: ImperialView, seat: Seat, names: Names): string {
  const role = roleAt(view, seat)
  return role ? `${characterName(role.id)} (${names(seat)})` : names(seat)
}
