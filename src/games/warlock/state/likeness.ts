import { isKey, isSword, TREASURE_KINDS, treasureOf, type TreasureKind } from '../data/components.ts'
import type { TreasureId } from '../data/ids.ts'
import type { Warlock } from './state.ts'

/** Public knowledge of a face-down Treasure card, from the way it is used. */

const SUPPLIES: readonly TreasureKind[] = ['gold', 'provisions']
const KEYS: readonly TreasureKind[] = ['key', 'keyBunch']

/** The kinds a card may have, by public knowledge. */
export function kindsOf({ mayBe }: Warlock, card: TreasureId): readonly TreasureKind[] {
  return mayBe[card] ?? TREASURE_KINDS
}

/** Whether a card may be a sword, by public knowledge. */
export function canBeSword(game: Warlock, card: TreasureId): boolean {
  return likelyKinds(game, card).includes('sword')
}

/** Whether a card may be something other than a sword, by public knowledge. */
export function canBeOther(game: Warlock, card: TreasureId): boolean {
  return likelyKinds(game, card).some((kind) => kind !== 'sword')
}

/** These cards can no longer be told apart: each may be of any of their possible kinds. */
export function blur(game: Warlock, cards: readonly TreasureId[]): void {
  const kinds = new Set(cards.flatMap((card) => likelyKinds(game, card)))
  for (const card of cards) game.mayBe[card] = TREASURE_KINDS.filter((kind) => kinds.has(kind))
}

/** Like `kindsOf`; for a publicly identified card, its own kind. */
function likelyKinds(game: Warlock, card: TreasureId): readonly TreasureKind[] {
  const kinds = kindsOf(game, card)
  return kinds.length > 0 ? kinds : [treasureOf(card).kind]
}

/** Looked at and put back, so it is neither Gold nor Provisions (WAR-8.2). */
export function noteNoSupplies(game: Warlock, card: TreasureId): void {
  ruleOut(game, card, SUPPLIES)
}

/** Taken in hand: the number of swords carried is public (WAR-22.1). */
export function noteInHand(game: Warlock, card: TreasureId): void {
  ruleOut(game, card, isSword(card) ? TREASURE_KINDS.filter((kind) => kind !== 'sword') : [...SUPPLIES, 'sword'])
}

/** Dealt, robbed or left behind as a key or as none (WAR-11.9). */
export function noteKeyOrNot(game: Warlock, card: TreasureId): void {
  ruleOut(game, card, isKey(card) ? TREASURE_KINDS.filter((kind) => !KEYS.includes(kind)) : KEYS)
}

/**
 * Not declared by a referee who declares all that helps (option `auto-equip`): not armour, and only one sword has no
 * effect.
 */
export function noteNoHelp(game: Warlock, card: TreasureId): void {
  if (isSword(card)) game.mayBe[card] = []
  else ruleOut(game, card, ['armour'])
}

function ruleOut(game: Warlock, card: TreasureId, kinds: readonly TreasureKind[]): void {
  game.mayBe[card] = kindsOf(game, card).filter((kind) => !kinds.includes(kind))
}
