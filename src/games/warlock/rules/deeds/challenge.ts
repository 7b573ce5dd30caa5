import { only, option, type Option, type Ordered, type Play, type Seat } from '../../../../engine/index.ts'
import { CONSTANTS } from '../../data/components.ts'
import { NUMBERS } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { ask } from './asking.ts'
import { showSighting } from './sightings.ts'
import { lookAtStack } from './stack.ts'
import { sheetOf } from '../../state/deduction.ts'
import { numbersLeftOpen, type ChallengeReason } from '../../state/notebook.ts'
import { ORDERS } from '../../state/orders.ts'
import { allSeatsFrom, isAlone, playerAt, type Warlock } from '../../state/state.ts'

/** The Key Challenge (WAR-14). The referee answers for all players: no one is asked, so no one can lie (WAR-14.3). */

/**
 * The player names a number, or declines (D-CHALLENGE). Default: decline. A solo player has no number to name and
 * nothing to lose, so is not asked.
 */
export function* offerChallenge(game: Warlock, seat: Seat, reason: ChallengeReason): Play {
  if (isAlone(game)) return lookAtStack(game, seat, reason)
  // ruling: a player who has used the Ball wants to name a number, regardless of their orders.
  const standing = () => (reason === 'ball' ? null : orderForChallenge(game, seat))
  const number = yield* ask(seat, 'challenge.name', numberOptions, { standing })
  if (number !== null) challenge(game, seat, number, reason)
}

/** Declines if so ordered, or if the seat has worked out what lies beneath the chest and does not want to be asked. */
function orderForChallenge(game: Warlock, seat: Seat): Ordered | null {
  const order = 'challenges'
  const value = ORDERS.valueOf(game, seat, order)
  const isDone = value === 'decline' || (value === 'open' && numbersLeftOpen(sheetOf(game, seat)).length === 0)
  return isDone ? { key: 'decline', order } : null
}

function numberOptions(): Option<number | null>[] {
  return [option<number | null>('decline', {}, null), ...NUMBERS.map((number) => numberOption(number))]
}

export function numberOption(number: number): Option<number> {
  return option(`${number}`, { args: { number } }, number)
}

/**
 * Every other player, living, dead or departed, holds out the card or their blank; only the challenger looks
 * (WAR-14.2).
 */
export function challenge(game: Warlock, seat: Seat, number: number, reason: ChallengeReason): void {
  emitFact(game, { kind: 'challenged', seat, number, reason })
  const answers = holdOut(game, seat, number)
  showSighting(game, seat, { kind: 'challenge', round: game.round, number, reason, answers })
}

/** The cards others hold out for a number; each player learns which of their own cards it was (WAR-14.4). */
export function holdOut(game: Warlock, to: Seat, number: number): { seat: Seat; held: boolean }[] {
  return allSeatsFrom(game, to + 1)
    .filter((seat) => seat !== to)
    .map((seat) => {
      const held = playerAt(game, seat).keyCards.includes(number)
      emitFact(game, { kind: 'held-out', seat, to, number, blank: !held }, only(seat))
      return { seat, held }
    })
}

/** How many numbers are named at the chest and at a reckoning: one less with a lock open (WAR-15.2, WAR-23.3). */
export function numbersToName(game: Warlock): number {
  return CONSTANTS.keysToName - (game.openLock === null ? 0 : 1)
}
