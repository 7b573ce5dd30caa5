import { option, type Json, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { treasureOf } from '../../data/components.ts'
import type { TreasureId } from '../../data/ids.ts'
import { askHidden, disclose } from './asking.ts'
import { orderFor } from './orders.ts'
import { isShown } from '../../state/knowledge.ts'
import { maybeAdventurer, type Warlock } from '../../state/state.ts'
import { isReactionVerb, type QuestionVerb } from '../../view/verbs.ts'

/** The windows in which Treasure cards may be used (WAR-21), and the seats asked in them (WAR-22.9). */

export function holds(game: Warlock, seat: Seat, card: TreasureId): boolean {
  return maybeAdventurer(game, seat)?.treasures.includes(card) ?? false
}

/**
 * Whether, by public knowledge, a seat may hold one of these cards: it carries a card that has not been shown to all,
 * or one of these that has. This decides whether it is asked, not what it really holds (WAR-22.9).
 */
export function mayHold(game: Warlock, seat: Seat, cards: readonly TreasureId[]): boolean {
  const carried = maybeAdventurer(game, seat)?.treasures ?? []
  return carried.some((card) => !isShown(game, card) || cards.includes(card))
}

/** An option to use a card. */
export function useOption<T>(card: TreasureId, value: T, target?: { key: string; args: Json }): Option<T> {
  const key = target === undefined ? `use:${card}` : `use:${card}:${target.key}`
  return { key, value, args: { card, name: treasureOf(card).name, ...(target?.args as object) } as Json }
}

/** The cards a window is about, the options to use them, and the public data of the question. */
interface ItemWindow<T> {
  readonly cards: readonly TreasureId[]
  readonly offers: () => readonly Option<T>[]
  readonly about?: Json
}

/** Asks a seat that may hold one of the cards whether it uses one; `null` means no (D-ITEM). */
export function* itemWindow<T>(
  game: Warlock,
  seat: Seat,
  verb: QuestionVerb,
  { cards, offers, about = null }: ItemWindow<T>,
): Play<T | null> {
  if (!mayHold(game, seat, cards)) return null
  const list = (): Option<T | null>[] => [option<T | null>('pass', {}, null), ...offers()]
  // A seat without one passes without a question.
  const standing = () => (offers().length === 0 ? { key: 'pass', order: '' } : orderFor(game, seat, 'cards'))
  const how = { default: 'pass', about, standing, reaction: isReactionVerb(verb) && seat !== game.active }
  return yield* askHidden(seat, verb, list, how, disclose('pass'))
}
