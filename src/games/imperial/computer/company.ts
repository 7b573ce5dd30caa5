import type { Seat } from '../../../engine/index.ts'
import type { HexId } from '../data/ids.ts'
import { locationAtHex, roleAt, selfOf } from '../view/reading.ts'
import type { CharacterView, ImperialView } from '../view/view.ts'
import { turnsBetween } from './map.ts'
import { goalsOf, healthLeft, openGoalsOf, prospects } from './worth.ts'

/** A computer player in company: whom it invites, and with whom it goes (IMP-17.15). */

/** A character with this little health should not meet anything alone, and one with this much more can help. */
const FRAIL_HEALTH = 3
const STURDIER_MARGIN = 3

/**
 * Whether the computer invites a character to a hex: it lies on the guest's own route, or both are safer together in
 * the wild.
 */
export function isWelcome(view: ImperialView, guest: Seat, to: HexId): boolean {
  const me = selfOf(view)
  const other = roleAt(view, guest)
  if (!other) return false
  const isOnHisWay = openGoalsOf(view, other).some(
    ({ hex }) => turnsBetween(to, hex, false) < turnsBetween(me.hex, hex, false),
  )
  return isOnHisWay || (locationAtHex(view, to) === null && (needs(view, me, other) || needs(view, other, me)))
}

/**
 * Joins a leader who goes to the same place or can protect the guest, and otherwise if the guest has nothing better to
 * do.
 */
export function companyValue(view: ImperialView, leader: Seat | undefined): number {
  const me = selfOf(view)
  const other = leader === undefined ? null : roleAt(view, leader)
  const own = goalsOf(view).map(({ hex }) => hex)
  const isBoundAlike = other !== null && openGoalsOf(view, other).some(({ hex }) => own.includes(hex))
  const isLookedAfter = other !== null && needs(view, me, other) && prospects(view, me.hex) < 0.5
  const hasNothingBetter = me.held || me.followed || prospects(view, me.hex) < 0.2
  return isBoundAlike || isLookedAfter || hasNothingBetter ? 0.15 : 0
}

/** Whether one character is better off beside the other, which is not the case where the other may attack them. */
function needs({ options }: ImperialView, one: CharacterView, other: CharacterView): boolean {
  return !options.merciless && healthLeft(one) <= FRAIL_HEALTH && healthLeft(other) >= healthLeft(one) + STURDIER_MARGIN
}
