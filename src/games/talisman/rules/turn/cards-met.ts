import { option, type Option, type Ordered, type Play, type Seat } from '../../../../engine/index.ts'
import { isCurse, isEnemy, isObject, kindOf, spaceOf } from '../../data/components.ts'
import type { CardId, SpaceId } from '../../data/ids.ts'
import { traitsOf } from '../../data/traits.ts'
import { byFollowerValue, byValue } from '../../data/worth.ts'
import { emitFact } from '../../facts/index.ts'
import { ORDERS } from '../../state/orders.ts'
import { characterAt, groundOf, type Talisman } from '../../state/state.ts'
import { workingFor } from '../../state/traits.ts'
import { ask } from '../deeds/asking.ts'
import { orderIfPlain } from '../deeds/orders.ts'
import { discardCard, drawAdventure, whereLies } from '../deeds/pile.ts'
import { mayTake, roomFor, settle, takeCard, takeGold } from '../deeds/things.ts'
import { attackByCreatures, mayAvoid } from '../effects/attacks.ts'
import { foeOfCard } from '../effects/foes.ts'
import { hasEvaded } from '../effects/evading.ts'
import { behaviourOf, powersOf } from '../effects/powers.ts'

/** Adventure cards on a space: drawing them, and meeting them in order (sections 12, 13 and 15). */

/** Cards lying here, except the Hex. */
export function cardsHere(game: Talisman, seat: Seat): readonly CardId[] {
  return groundOf(game, characterAt(game, seat).space).cards
}

// Drawing

/** Draws up to the number of cards given for the space (TAL-13.4, TAL-15.2). */
export function* drawCards(game: Talisman, seat: Seat): Play {
  const { space } = characterAt(game, seat)
  const ground = groundOf(game, space)
  const missing = (spaceOf(space).instruction.n ?? 0) - ground.cards.length - (ground.hex ? 1 : 0)
  if (game.turn.barred || missing <= 0) return
  yield* drawFor(game, seat, space, missing)
}

function* drawFor(game: Talisman, seat: Seat, space: SpaceId, n: number): Play {
  const more = workingFor(game, seat).reduce((total, { traits }) => total + (traits.drawsMore ?? 0), 0)
  let drawn: readonly CardId[] = drawAdventure(game, n + more, space)
  if (drawn.length === 0) return
  emitFact(game, { kind: 'cards-drawn', seat, space, cards: [...drawn] })
  for (const { from, power } of powersOf(game, seat)) {
    if (power.afterDraw) drawn = yield* power.afterDraw(game, seat, drawn, n, from)
  }
  for (const card of drawn) {
    const behaviour = behaviourOf(card)
    if (behaviour.drawn) yield* behaviour.drawn(game, seat, card)
  }
}

// Meeting

/**
 * One card that is not an Enemy: Evaded if possible and wanted, otherwise met. Events are discarded afterwards
 * (TAL-15.4).
 */
export function* meet(game: Talisman, seat: Seat, card: CardId): Play {
  const { type, evadable } = kindOf(card)
  game.turn.visited.push(card)
  try {
    const how = evadable ? yield* mayAvoid(game, seat, foeOfCard(card)) : 'met'
    if (how === 'met') yield* follow(game, seat, card)
  } finally {
    // However it ends: if the drawer dies, the Event must not strike the next visitor.
    if (type === 'event' && whereLies(game, card) !== null) discardCard(game, card, 'event')
  }
  yield* settle(game)
}

function* follow(game: Talisman, seat: Seat, card: CardId): Play {
  emitFact(game, { kind: 'met', seat, card })
  const behaviour = behaviourOf(card)
  if (behaviour.meet) yield* behaviour.meet(game, seat, card)
}

/** Those with a Strength together, then those with a Craft (TAL-16.5, TAL-R68). */
export function* meetEnemies(game: Talisman, seat: Seat): Play {
  const enemies = cardsHere(game, seat).filter((card) => isEnemy(card) && !hasEvaded(game, seat, card))
  const foes = enemies.map(foeOfCard)
  yield* attackIfAny(
    game,
    seat,
    foes.filter(({ strength }) => strength !== null),
  )
  yield* attackIfAny(
    game,
    seat,
    foes.filter(({ strength }) => strength === null),
  )
}

function* attackIfAny(game: Talisman, seat: Seat, foes: ReturnType<typeof foeOfCard>[]): Play {
  const here = foes.filter(({ id }) => cardsHere(game, seat).includes(id))
  if (here.length > 0) yield* attackByCreatures(game, seat, here)
}

/** All cards of a draw-cards space, lowest number first (TAL-15.3). */
export function* meetAll(game: Talisman, seat: Seat): Play {
  yield* meetNumber(game, seat, 1)
  yield* meetEnemies(game, seat)
  yield* meetNumber(game, seat, 4)
  yield* takeThings(game, seat)
  yield* meetNumber(game, seat, 6)
}

/** Cards of the same number, in an order the player chooses; compulsory ones cannot be left out (TAL-15.3). */
function* meetNumber(game: Talisman, seat: Seat, number: number): Play {
  for (;;) {
    if (meetable(game, seat, number).length === 0) return
    const offers = (): Option<CardId | null>[] => {
      const cards = meetable(game, seat, number)
      const isOver = !cards.some((card) => kindOf(card).compulsory)
      return [
        ...cards.map((card) => option<CardId | null>(`meet:${card}`, { args: { card } }, card)),
        ...(isOver ? [option<CardId | null>('done', {}, null)] : []),
      ]
    }
    const card = yield* ask(game, seat, 'card.next', offers, {
      default: () => metByDefault(game, seat, number),
    })
    if (card === null) return
    yield* meet(game, seat, card)
  }
}

function metByDefault(game: Talisman, seat: Seat, number: number): string {
  const all = meetable(game, seat, number)
  const wanted =
    all.find((card) => kindOf(card).compulsory) ??
    all.find((card) => behaviourOf(card).meetByDefault?.(game, seat, card) ?? false)
  return wanted === undefined ? 'done' : `meet:${wanted}`
}

/** Cards of a number that the seat may meet and has not met since landing (TAL-12.1b). */
export function meetable(game: Talisman, seat: Seat, number: number): CardId[] {
  return cardsHere(game, seat).filter((card) => {
    const { encounterNumber, type, compulsory } = kindOf(card)
    if (encounterNumber !== number || isEnemy(card) || game.turn.visited.includes(card)) return false
    if (hasEvaded(game, seat, card)) return false
    if (isCurse(card)) return mayBeCursed(game, seat)
    if (type === 'event' || compulsory) return true
    return behaviourOf(card).mayMeet?.(game, seat, card) ?? true
  })
}

/** Toads take no Curses (TAL-R73). */
function mayBeCursed(game: Talisman, seat: Seat): boolean {
  return characterAt(game, seat).toad === null
}

// Taking

/** Things the seat may take here, Gold apart (TAL-5.2, TAL-R22). */
export function takeable(game: Talisman, seat: Seat): CardId[] {
  return cardsHere(game, seat).filter((card) => mayTake(game, seat, card))
}

export function mayTakeGold(game: Talisman, seat: Seat): boolean {
  const { space, toad } = characterAt(game, seat)
  return !toad && groundOf(game, space).gold > 0
}

/** One card at a time, in any order (TAL-15.9, TAL-R27). */
function* takeThings(game: Talisman, seat: Seat): Play {
  for (;;) {
    if (takeable(game, seat).length === 0 && !mayTakeGold(game, seat)) return
    const offers = (): Option<CardId | 'gold' | null>[] => [
      ...takeOptions(game, seat),
      option<CardId | 'gold' | null>('done', {}, null),
    ]
    const what = yield* ask(game, seat, 'card.next', offers, {
      default: () => takeKey(game, seat, 'done'),
      standing: () => orderForTaking(game, seat),
      fleeting: ORDERS.usually(() => orderForTaking(game, seat)) !== null,
    })
    if (what === null) return
    yield* takeOneMet(game, seat, what)
  }
}

export function takeOptions(game: Talisman, seat: Seat): Option<CardId | 'gold' | null>[] {
  const { space } = characterAt(game, seat)
  return [
    ...(mayTakeGold(game, seat)
      ? [option<CardId | 'gold' | null>('take:gold', { args: { gold: groundOf(game, space).gold } }, 'gold')]
      : []),
    ...takeable(game, seat).map((card) => option<CardId | 'gold' | null>(`take:${card}`, { args: { card } }, card)),
  ]
}

/** The thing taken by default, or the key for taking nothing. */
export function takeKey(game: Talisman, seat: Seat, fallback: string): string {
  const wanted = takenByDefault(game, seat)
  return wanted === null ? fallback : `take:${wanted}`
}

/** The ordered answer, including the default order: things no player would leave (TAL-R4). */
export function orderForTaking(game: Talisman, seat: Seat): Ordered | null {
  return orderIfPlain(game, seat, 'take', () => {
    const wanted = plainlyTaken(game, seat)
    return wanted === null ? null : `take:${wanted}`
  })
}

/**
 * The default thing to take, while the seat has room for every Object it may take: then it has no choice to make, and
 * can ditch everything later.
 */
function plainlyTaken(game: Talisman, seat: Seat): CardId | 'gold' | null {
  const wanted = takenByDefault(game, seat)
  if (wanted === null || wanted === 'gold' || !isObject(wanted)) return wanted
  return takeable(game, seat).filter(isObject).length <= roomFor(game, seat) ? wanted : null
}

export function* takeOneMet(game: Talisman, seat: Seat, what: CardId | 'gold'): Play {
  if (what === 'gold') takeGold(game, seat)
  else yield* takeCard(game, seat, what)
}

/**
 * timing.json, d-take: all Gold, all Followers but the Mercenary, Objects by value up to the limit, never the Amulet.
 */
export function takenByDefault(game: Talisman, seat: Seat): CardId | 'gold' | null {
  if (mayTakeGold(game, seat)) return 'gold'
  const cards = takeable(game, seat)
  const gold = cards.find((card) => kindOf(card).gold !== undefined)
  const followers = cards.filter((card) => kindOf(card).type === 'follower' && kindOf(card).cost === undefined)
  const objects = cards.filter((card) => isObject(card) && !traitsOf(card).noSpells)
  const object = roomFor(game, seat) > 0 ? byValue(objects)[0] : undefined
  return gold ?? byFollowerValue(followers)[0] ?? object ?? null
}
