import type { Ordered, Seat } from '../../../../engine/index.ts'
import { spellOf } from '../../data/components.ts'
import type { SpellCard, WindowId } from '../../data/ids.ts'
import type { OrderId } from '../../data/orders.ts'
import { isAimedAt, type Moment } from '../../state/moments.ts'
import { ORDERS } from '../../state/orders.ts'
import type { Talisman } from '../../state/state.ts'

/** What standing orders answer (TAL-R110). Everybody else sees the same with them and without. */

const PASS = 'pass'

/** What a seat could do in a window beside passing. */
export interface MayDo {
  /** A card or an ability of its own that lies open may act. */
  readonly acts: boolean
  readonly casts: readonly SpellCard[]
}

/**
 * To a window: `pass`, or nothing. Even who is never asked is asked where a card or an ability of his own may act: what he
 * has passed in advance are Spells, and his own Assassin is not among them. Who could do nothing passes without an order.
 */
export function orderedInWindow(game: Talisman, seat: Seat, moment: Moment, may: MayDo): Ordered | null {
  const by = (order: OrderId | ''): Ordered => ({ key: PASS, order })
  const kind = ownKindOf(game, seat, moment)
  const windows = ORDERS.valueOf(game, seat, 'windows')
  if (ORDERS.valueOf(game, seat, 'rest') === 'on') return by('rest')
  if (kind && ORDERS.valueOf(game, seat, kind) === 'off') return by(kind)
  if (may.acts || windows === 'always') return null
  if (may.casts.length === 0) return by('')
  return asksIn(game, seat, moment, windows, may.casts) ? null : by('windows')
}

/** The order about a window of its own Turn that nobody else opens. */
function ownKindOf(game: Talisman, seat: Seat, { window }: Moment): OrderId | null {
  if (seat !== game.active) return null
  return window === 'w-start' ? 'start' : window === 'w-land' ? 'landing' : window === 'w-end' ? 'ending' : null
}

function asksIn(game: Talisman, seat: Seat, moment: Moment, windows: string, casts: readonly SpellCard[]): boolean {
  if (windows === 'never') return false
  if (windows === 'spells' && moment.window === 'w-cast') return true
  const isMine = seat === game.active || isAimedAt(game.stack, moment, seat)
  return isMine && (!BETWEEN.has(moment.window) || casts.some((spell) => !isForAnyTime(spell)))
}

/**
 * Windows in which nobody is asked about Spells for any time, but who wants to be asked always: another that asks has been or
 * is to come, as the Turn starts, on an attack, before a loss.
 */
const BETWEEN: ReadonlySet<WindowId> = new Set(['w-land', 'w-combat', 'w-end'])

function isForAnyTime(spell: SpellCard): boolean {
  const { windows } = spellOf(spell)
  return [...BETWEEN].every((window) => windows.includes(window))
}

/** To a question of which a seat lets the first, the best, be taken. */
export function orderedBest(game: Talisman, seat: Seat, order: 'weapons' | 'protection', best: string): Ordered | null {
  return ORDERS.valueOf(game, seat, order) === 'best' ? { key: best, order } : null
}

/** To whether a token of luck is spent; `fails`: whether the dice fail, if that can be told. */
export function orderedLuck(game: Talisman, seat: Seat, fails: boolean | null): Ordered | null {
  const order = 'luck'
  const value = ORDERS.valueOf(game, seat, order)
  const keeps = value === 'keep' || (value === 'failed' && fails === false)
  return keeps ? { key: 'keep', order } : null
}

/** The best that trophies buy, by its key, and how many points are lost by it. */
export interface BestBargain {
  readonly key: string
  readonly waste: number
}

/** To whether trophies are exchanged; `most` finds the best bargain, if there is one. */
export function orderedTrophies(game: Talisman, seat: Seat, most: () => BestBargain | null): Ordered | null {
  const order = 'trophies'
  const value = ORDERS.valueOf(game, seat, order)
  if (value === 'ask') return null
  if (value === 'keep') return { key: 'keep', order }
  const best = most()
  const isWasteful = best !== null && value === 'thrifty' && best.waste > HARDLY_ANY
  return isWasteful ? null : { key: best?.key ?? 'keep', order }
}

/** Points that nobody would wait for. */
const HARDLY_ANY = 1

/** To a question that may have a plain answer; `plain` finds its key, or nothing where there is something to choose. */
export function orderedIfPlain(
  game: Talisman,
  seat: Seat,
  order: 'take' | 'foresight',
  plain: () => string | null,
): Ordered | null {
  if (ORDERS.valueOf(game, seat, order) === 'ask') return null
  const key = plain()
  return key === null ? null : { key, order }
}

/** To what a victor takes; `object`: the key of the most valuable, if there is one to be had. */
export function orderedSpoils(game: Talisman, seat: Seat, object: string | undefined): Ordered | null {
  const order = 'spoils'
  const value = ORDERS.valueOf(game, seat, order)
  if (value === 'ask') return null
  return { key: value === 'object' ? (object ?? 'life') : 'life', order }
}

/** What was ordered for one Turn ends with it. */
export function endOrdersOfTurn(game: Talisman): void {
  for (const orders of game.orders) delete orders['rest']
}
