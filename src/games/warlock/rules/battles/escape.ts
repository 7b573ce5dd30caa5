import {
  diceParts,
  rollDie,
  sumOf,
  reveal,
  type Option,
  type Ordered,
  type Play,
  type Seat,
} from '../../../../engine/index.ts'
import { CONSTANTS, ESCAPE_TABLE, rowFor } from '../../data/components.ts'
import type { FoeId } from '../../data/ids.ts'
import { VANISHING } from '../../data/traits.ts'
import { emitFact } from '../../facts/index.ts'
import { monsterStamina } from './battle.ts'
import { ask } from '../deeds/asking.ts'
import { hurt } from '../deeds/death.ts'
import { holds, useOption } from '../deeds/items.ts'
import { endOption, farthestEnd, flightEnds } from '../deeds/paths.ts'
import { place } from '../deeds/pieces.ts'
import { useCard } from '../deeds/treasure.ts'
import { fleeAtOf, ORDERS } from '../../state/orders.ts'
import { adventurerAt, roomAt, type Battle, type Pressing, type Warlock } from '../../state/state.ts'
import { battleAbout } from '../../view/about.ts'

/** Escaping (WAR-10). */

/** The actions at an escape opportunity, other than using a card (D-ESCAPE). */
export type Opportunity = 'fight' | 'escape' | Pressing | 'truce' | 'vanish'

/** The standing order: run at or below the threshold, unless the foe is almost dead (WAR-25.4). */
export function defaultOpportunity(game: Warlock, battle: Battle, seat: Seat): 'escape' | 'fight' {
  const other = seat === battle.seat ? battle.rival : battle.seat
  const foeStamina = other === null ? monsterStamina(battle) : adventurerAt(game, other).stamina.now
  return isLow(game, seat) && foeStamina > 2 ? 'escape' : 'fight'
}

function isLow(game: Warlock, seat: Seat): boolean {
  return adventurerAt(game, seat).stamina.now <= fleeAtOf(game, seat)
}

/** Fights on without questions for now, or to the end (WAR-25.4). */
export function press(battle: Battle, seat: Seat, how: Pressing): void {
  battle.pressing[seat] = how
}

/**
 * Whether a seat fights on without questions. When it starts or stops doing so, others learn on which side of its
 * threshold it is.
 */
export function isPressing(game: Warlock, battle: Battle, seat: Seat): boolean {
  if (battle.pressing[seat] !== 'press') return battle.pressing[seat] === 'finish'
  reveal(game)
  if (!isLow(game, seat)) return true
  delete battle.pressing[seat]
  return false
}

/** The ordered action: fight on while well enough, then ask or run (WAR-25.4). */
export function orderForOpportunity(game: Warlock, battle: Battle, seat: Seat): Ordered | null {
  const order = 'fighting'
  const fighting = ORDERS.valueOf(game, seat, order)
  if (fighting === 'ask') return null
  if (!isLow(game, seat)) return { key: 'press', order }
  return fighting === 'run' ? { key: defaultOpportunity(game, battle, seat), order } : null
}

/** The card that makes the adventurer vanish, at an escape opportunity (treasures.json). */
export function vanishOption(game: Warlock, seat: Seat): Option<'vanish'>[] {
  return VANISHING.filter((card) => holds(game, seat, card)).map((card) => useOption<'vanish'>(card, 'vanish'))
}

export function useVanishing(game: Warlock, seat: Seat, from: FoeId | null): void {
  const card = VANISHING.find((one) => holds(game, seat, one))
  if (card === undefined) throw new Error(`seat ${seat} has no card to vanish with`)
  useCard(game, seat, card, from)
}

/** One die on the Escape Table; the Stamina is lost before the figure moves (WAR-10.2, WAR-10.3, WAR-24.8). */
export function rollEscape(game: Warlock, seat: Seat, modifier: number): 'escaped' | 'stays' {
  const roll = sumOf(diceParts([rollDie(game)], 'WAR-10.2'), { value: modifier, from: 'foe', rule: 'WAR-10.3' })
  const row = Math.min(Math.max(roll.total, 1), ESCAPE_TABLE.length)
  const { escaped, staminaLoss, text } = rowFor(ESCAPE_TABLE, row)
  emitFact(game, { kind: 'escape-rolled', seat, roll, row, escaped, loss: staminaLoss, text })
  hurt(game, seat, staminaLoss, 'escape', 'WAR-10.2')
  return escaped ? 'escaped' : 'stays'
}

/**
 * Four spaces away in any direction (WAR-10.6, WAR-10.7, D-FLIGHT). An occupied room's encounter is owed next turn
 * (WAR-10.8).
 */
export function* flee(game: Warlock, battle: Battle, seat: Seat): Play {
  const adventurer = adventurerAt(game, seat)
  const ends = () => flightEnds(game, seat, battle.at, CONSTANTS.flightDistance)
  if (ends().length === 0) return
  const { space, by, path } = yield* ask(seat, 'battle.flight', () => ends().map(endOption), {
    default: () => farthestEnd(ends(), battle.at),
    about: battleAbout(battle),
    reaction: seat !== game.active,
  })
  place(game, seat, space, by)
  const room = roomAt(game, space)
  if (room?.encounter) adventurer.fledInto = space as typeof adventurer.fledInto
  emitFact(game, { kind: 'fled', seat, from: battle.at, to: space, path })
}
