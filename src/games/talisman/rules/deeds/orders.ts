import type { Ordered, Seat } from '../../../../engine/index.ts'
import { spellOf } from '../../data/components.ts'
import type { SpellCard, WindowId } from '../../data/ids.ts'
import type { OrderId } from '../../data/orders.ts'
import { isAimedAt, type Moment } from '../../state/moments.ts'
import { ORDERS } from '../../state/orders.ts'
import type { Talisman } from '../../state/state.ts'

/** The answers of standing orders (TAL-R110). The other players see the same with and without orders. */

const PASS = 'pass'

/** What a seat could do in a window other than pass. */
export interface MayDo {
  /** An open card or ability of the seat's own may act. */
  readonly acts: boolean
  readonly casts: readonly SpellCard[]
}

/**
 * The ordered answer to a window: `pass`, or nothing. An order `never` covers only Spells, so a seat with a card or
 * ability that may act (such as the Assassin's) is still asked. A seat with no possible action passes without an order.
 */
export function orderForWindow(game: Talisman, seat: Seat, moment: Moment, may: MayDo): Ordered | null {
  const by = (order: OrderId | ''): Ordered => ({ key: PASS, order })
  const kind = ownKindOf(game, seat, moment)
  const windows = ORDERS.valueOf(game, seat, 'windows')
  if (ORDERS.valueOf(game, seat, 'rest') === 'on') return by('rest')
  if (kind && ORDERS.valueOf(game, seat, kind) === 'off') return by(kind)
  if (may.acts) return null
  if (ORDERS.valueOf(game, seat, 'calm') === 'on' && !isAimedAt(game.stack, moment, seat)) return by('calm')
  if (windows === 'always') return null
  if (may.casts.length === 0) return by('')
  return asksIn(game, seat, moment, windows, may.casts) ? null : by('windows')
}

/** The order about a window that opens by itself in the seat's own Turn. */
function ownKindOf(game: Talisman, seat: Seat, { window }: Moment): OrderId | null {
  if (seat !== game.active) return null
  return window === 'w-start' ? 'start' : window === 'w-land' ? 'landing' : window === 'w-end' ? 'ending' : null
}

function asksIn(game: Talisman, seat: Seat, moment: Moment, windows: string, casts: readonly SpellCard[]): boolean {
  if (windows === 'never') return false
  if (windows === 'spells' && moment.window === 'w-cast') return true
  const isMine = seat === game.active || isAimedAt(game.stack, moment, seat)
  return isMine && casts.some((spell) => isOfUse(spell, moment.window))
}

/**
 * Whether a Spell is worth asking about in a window. A Spell for any time is not in the windows between those at the
 * start of the Turn, on an attack and before a loss.
 */
export function isOfUse(spell: SpellCard, window: WindowId): boolean {
  return !BETWEEN.has(window) || !isForAnyTime(spell)
}

const BETWEEN: ReadonlySet<WindowId> = new Set(['w-land', 'w-combat', 'w-end'])

function isForAnyTime(spell: SpellCard): boolean {
  const { windows } = spellOf(spell)
  return [...BETWEEN].every((window) => windows.includes(window))
}

/** The ordered answer where a seat lets the first and best option be taken. */
export function orderForBest(
  game: Talisman,
  seat: Seat,
  order: 'weapons' | 'protection',
  best: string,
): Ordered | null {
  return ORDERS.valueOf(game, seat, order) === 'best' ? { key: best, order } : null
}

/** The ordered answer to whether a token of luck is spent. `fails`: whether the dice fail, if they decide it. */
export function orderForLuck(game: Talisman, seat: Seat, fails: boolean | null): Ordered | null {
  const order = 'luck'
  const value = ORDERS.valueOf(game, seat, order)
  const keeps = value === 'keep' || (value === 'failed' && fails === false)
  return keeps ? { key: 'keep', order } : null
}

/** The key of the best bargain for trophies, and how many points it wastes. */
export interface BestBargain {
  readonly key: string
  readonly waste: number
}

/** The ordered answer to whether trophies are exchanged. `most` finds the best bargain, if there is one. */
export function orderForTrophies(game: Talisman, seat: Seat, most: () => BestBargain | null): Ordered | null {
  const order = 'trophies'
  const value = ORDERS.valueOf(game, seat, order)
  if (value === 'ask') return null
  if (value === 'keep') return { key: 'keep', order }
  const best = most()
  const isWasteful = best !== null && value === 'thrifty' && best.waste > MAX_THRIFTY_WASTE
  return isWasteful ? null : { key: best?.key ?? 'keep', order }
}

/** Points too few to wait for. */
const MAX_THRIFTY_WASTE = 1

/**
 * The ordered answer to a question that may have an obvious answer. `plain` returns its key, or nothing if the seat has
 * a real choice.
 */
export function orderIfPlain(
  game: Talisman,
  seat: Seat,
  order: 'take' | 'foresight',
  plain: () => string | null,
): Ordered | null {
  if (ORDERS.valueOf(game, seat, order) === 'ask') return null
  const key = plain()
  return key === null ? null : { key, order }
}

/**
 * The ordered answer to a victor's choice of spoils. `object`: the key of the most valuable Object available, if any.
 */
export function orderForSpoils(game: Talisman, seat: Seat, object: string | undefined): Ordered | null {
  const order = 'spoils'
  const value = ORDERS.valueOf(game, seat, order)
  if (value === 'ask') return null
  return { key: value === 'object' ? (object ?? 'life') : 'life', order }
}

/** Something happens to a seat, so it passes no longer. */
export function endCalm(game: Talisman, seat: Seat): void {
  delete game.orders[seat]?.['calm']
}

/** Orders for one Turn end with it. */
export function endOrdersOfTurn(game: Talisman): void {
  for (const orders of game.orders) delete orders['rest']
}
