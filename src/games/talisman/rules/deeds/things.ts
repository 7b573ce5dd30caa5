import { asideOffer, option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { characterCard, isCurse, isEnemy, isFollower, isObject, kindIdOf, kindOf } from '../../data/components.ts'
import type { CardId, KindId } from '../../data/ids.ts'
import { traitsOf } from '../../data/traits.ts'
import { byValue } from '../../data/worth.ts'
import { emitFact } from '../../facts/index.ts'
import { characterAt, groundOf, hitOrder, maybeCharacter, type Talisman } from '../../state/state.ts'
import { objectLimitOf } from '../../state/numbers.ts'
import { anyTrait } from '../../state/traits.ts'
import { isUsable } from '../../state/usable.ts'
import { regionOf } from '../../state/whereabouts.ts'
import { ask, whileConcerned, isFree, type GameAside } from './asking.ts'
import { gainGold, payGold } from './counters.ts'
import { lastOf } from './options.ts'
import { pileLeft, pileOf, takeFromGround, toDiscard } from './pile.ts'
import { keepSpellLimit, replenish } from './spells-held.ts'
import { unmovedBy } from './unmoved.ts'

/** Objects and Followers: taking, giving, dropping, and how many one may have (sections 5, 6, 12 and 20). */

/** TAL-5.2, TAL-7.3, TAL-19.2, TAL-R22, TAL-R111 */
export function mayPossess(game: Talisman, seat: Seat, card: CardId): boolean {
  const { id, alignment, toad } = characterAt(game, seat)
  if (toad || isEnemy(card)) return false
  if (isFollower(card)) return !anyTrait(game, seat, ({ noFollowers }) => noFollowers)
  if (!isObject(card)) return false
  return !isForbidden(card, alignment) && !characterCard(id).forbiddenItems.includes(kindIdOf(card))
}

export function isForbidden(card: CardId, alignment: string): boolean {
  return kindOf(card).forbidden?.some((one) => one === alignment) ?? false
}

/** A usable Object or a Follower of this kind. */
export function cardOfKind(game: Talisman, seat: Seat, kind: KindId): CardId | null {
  const { objects, followers } = characterAt(game, seat)
  const all = [...objects.filter((card) => isUsable(game, seat, card)), ...followers]
  return all.find((card) => kindIdOf(card) === kind) ?? null
}

export function hasKind(game: Talisman, seat: Seat, kind: KindId): boolean {
  return cardOfKind(game, seat, kind) !== null
}

// Taking

/** Whether the seat can take a card lying on its space, leaving other conditions aside. */
export function mayTake(game: Talisman, seat: Seat, card: CardId): boolean {
  const character = characterAt(game, seat)
  const { gold, possession, type, cost } = kindOf(card)
  if (type !== 'object' && type !== 'magic-object' && type !== 'follower') return false
  if (isCurse(card) || character.toad) return false // TAL-R28, TAL-R73
  if (gold !== undefined) return true
  if (possession === false) return character.raft === null && mayUseRafts(game, seat)
  return mayPossess(game, seat, card) && character.gold >= (cost ?? 0)
}

/** A Character can have a Raft only in the Outer or Middle Region. */
export function mayUseRafts(game: Talisman, seat: Seat): boolean {
  return regionOf(game, seat) !== 'inner'
}

/** Takes a card lying on the seat's space (TAL-12.1, TAL-15.9). */
export function* takeCard(game: Talisman, seat: Seat, card: CardId): Play {
  const space = takeFromGround(game, card)
  const { gold, cost } = kindOf(card)
  emitFact(game, { kind: 'taken', seat, card, space })
  if (gold !== undefined) {
    toDiscard(game, card)
    gainGold(game, seat, gold, card)
    return
  }
  if (cost !== undefined) payGold(game, seat, cost, card)
  yield* receive(game, seat, card)
}

/** Takes the Gold lying on the seat's space: all of it, or up to `most`. */
export function takeGold(game: Talisman, seat: Seat, most = Infinity): void {
  const character = characterAt(game, seat)
  const ground = groundOf(game, character.space)
  const gold = Math.min(most, ground.gold)
  ground.gold -= gold
  character.gold += gold
  emitFact(game, { kind: 'gold-taken', seat, gold, space: character.space })
}

/** A card that lies nowhere becomes the seat's, with all that follows. */
function* receive(game: Talisman, seat: Seat, card: CardId): Play {
  hold(game, seat, card)
  yield* settle(game)
}

/** The same without enforcing the limits. */
function hold(game: Talisman, seat: Seat, card: CardId): void {
  const character = characterAt(game, seat)
  if (kindOf(card).possession === false) {
    character.raft = { card, since: game.turns } // TAL-R25
    return
  }
  if (isFollower(card)) character.followers.push(card)
  else character.objects.push(card)
  if (isCurse(card)) curse(game, seat, card)
  if (traitsOf(card).replenishes) replenish(game, seat) // TAL-R27
}

/** A Curse comes to the Character (TAL-R28, TAL-R111). A Character it does not affect discards it unharmed. */
function curse(game: Talisman, seat: Seat, card: CardId): void {
  const shield = unmovedBy(game, seat, card)
  if (shield !== null) return discardHeld(game, seat, card, shield)
  emitFact(game, { kind: 'cursed', seat, card })
  if (!traitsOf(card).noFollowers) return
  const others = characterAt(game, seat).followers.filter((one) => one !== card)
  for (const other of others) discardHeld(game, seat, other, kindIdOf(card))
}

/**
 * Takes a Purchase or Talisman card from its pile; nothing if none is left or the seat may not have it (TAL-20.1,
 * TAL-R6).
 */
export function* gainFromPile(game: Talisman, seat: Seat, kind: KindId, why: string): Play<CardId | null> {
  const [card] = pileOf(game, kind)
  if (card === undefined || pileLeft(game, kind) === 0 || characterAt(game, seat).toad) return null
  if (kindOf(card).possession === false) {
    if (characterAt(game, seat).raft) return null
  } else if (!mayPossess(game, seat, card)) return null
  pileOf(game, kind).shift()
  emitFact(game, { kind: 'received', seat, card, why })
  yield* receive(game, seat, card)
  return card
}

// From Character to Character

/** A victim's Objects that the taker may possess (TAL-R22, TAL-R76). */
export function lootOptions(game: Talisman, taker: Seat, victim: Seat): CardId[] {
  return byValue(characterAt(game, victim).objects.filter((card) => mayPossess(game, taker, card)))
}

/** The taking comes before any drop by the loser (TAL-R76); then each drops what exceeds their limit. */
export function* giveCard(game: Talisman, from: Seat, to: Seat, card: CardId): Play {
  handOver(game, from, to, card)
  yield* settle(game)
}

/** The same without enforcing the limits. */
export function handOver(game: Talisman, from: Seat, to: Seat, card: CardId): void {
  takeFromHolder(game, from, card)
  emitFact(game, { kind: 'given', from, to, card })
  hold(game, to, card)
}

export function stealGold(game: Talisman, from: Seat, to: Seat, n: number): void {
  const gold = Math.min(n, characterAt(game, from).gold)
  characterAt(game, from).gold -= gold
  characterAt(game, to).gold += gold
  emitFact(game, { kind: 'gold-given', from, to, gold })
}

// Losing

/** Takes an Object, Follower or trophy from its holder. The card then lies nowhere. */
export function takeFromHolder(game: Talisman, seat: Seat, card: CardId): void {
  const { id, objects, followers, trophies } = characterAt(game, seat)
  const list = [objects, followers, trophies].find((one) => one.includes(card))
  if (!list) throw new Error(`the ${id} of seat ${seat} has no ${card}`)
  list.splice(list.indexOf(card), 1)
}

/** Leaves it face up on the seat's space (TAL-5.4, TAL-6.4); Charmed and Raised followers are discarded (TAL-R29). */
export function dropCard(game: Talisman, seat: Seat, card: CardId, why: string): void {
  if (isEnemy(card)) return discardHeld(game, seat, card, why)
  takeFromHolder(game, seat, card)
  const { space } = characterAt(game, seat)
  groundOf(game, space).cards.push(card)
  emitFact(game, { kind: 'dropped', seat, card, space, why })
}

/** Discards a card the seat holds to the pile of its kind. */
export function discardHeld(game: Talisman, seat: Seat, card: CardId, why: string): void {
  takeFromHolder(game, seat, card)
  toDiscard(game, card)
  emitFact(game, { kind: 'lost', seat, card, why })
}

/** The Raft sinks, used or not (TAL-11.19). */
export function loseRaft(game: Talisman, seat: Seat, used: boolean): void {
  const character = characterAt(game, seat)
  if (!character.raft) return
  const { card } = character.raft
  character.raft = null
  toDiscard(game, card)
  emitFact(game, { kind: 'raft-gone', seat, card, used })
}

// Limits

/** Nothing else happens until every seat is within its limits (TAL-R20, TAL-2.8). */
export function* settle(game: Talisman): Play {
  for (const seat of hitOrder(game)) yield* settleOne(game, seat)
}

/** The same for a single seat, after an aside that concerns no other seat. */
export function* settleOne(game: Talisman, seat: Seat): Play {
  yield* whileConcerned(game, seat, () => keepLimits(game, seat), undefined)
}

function* keepLimits(game: Talisman, seat: Seat): Play {
  while (isOverloaded(game, seat)) {
    const card = yield* ask(game, seat, 'things.drop', () => dropOptions(game, seat), {
      default: (list) => lastOf(list).key,
      times: excessOf(game, seat),
    })
    if (card !== null) dropCard(game, seat, card, 'limit')
  }
  if (maybeCharacter(game, seat)) yield* keepSpellLimit(game, seat)
}

/** The least valuable card is last. Empty if the excess has gone while the seat was choosing. */
function dropOptions(game: Talisman, seat: Seat): Option<CardId | null>[] {
  if (!isOverloaded(game, seat)) return [option('none', {}, null)]
  return byValue(characterAt(game, seat).objects).map((card) => option(card, { args: { card } }, card))
}

function isOverloaded(game: Talisman, seat: Seat): boolean {
  return excessOf(game, seat) > 0
}

/** How many Objects the seat must drop. */
function excessOf(game: Talisman, seat: Seat): number {
  const character = maybeCharacter(game, seat)
  return character === null ? 0 : Math.max(0, character.objects.length - objectLimitOf(game, seat))
}

/** How many Objects the seat can take before it must drop one. */
export function roomFor(game: Talisman, seat: Seat): number {
  return Math.max(0, objectLimitOf(game, seat) - characterAt(game, seat).objects.length)
}

/** Ditching, at any free moment, in any Turn (TAL-5.4a, TAL-6.4a). */
export function ditchAsides(game: Talisman, seat: Seat): GameAside[] {
  const character = maybeCharacter(game, seat)
  if (!character || !isFree(game, seat)) return []
  const cards = [...character.objects, ...character.followers].filter((card) => !isCurse(card))
  return cards.map(ditchAside)
}

const DITCHING = new Map<CardId, GameAside>()

/** Asides are looked at after every answer, so each is created once and shared by all games. */
function ditchAside(card: CardId): GameAside {
  const known = DITCHING.get(card)
  if (known) return known
  const aside: GameAside = {
    ...option(card, { args: { card } }),
    verb: 'things.ditch',
    open: true,
    *run(game, seat) {
      dropCard(game, seat, card, 'ditched')
      yield* settleOne(game, seat)
    },
  }
  const made = { ...aside, offer: asideOffer(aside) }
  DITCHING.set(card, made)
  return made
}
