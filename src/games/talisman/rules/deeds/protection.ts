import { option, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { ask } from './asking.ts'
import { rollOwn } from './dice.ts'
import { orderForBest } from './orders.ts'
import { kindIdOf, kindOf } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import type { CardId } from '../../data/ids.ts'
import { characterAt, type Talisman } from '../../state/state.ts'

/**
 * Armour, Shield and Helmet: one may be tried for each Life lost in Combat (TAL-16.9a), or all of them (TAL-OPT.13).
 */

/**
 * The card that saved the Life, if one did. ruling: a card is tried without a question if the player has no choice to
 * make.
 */
export function* protect(game: Talisman, seat: Seat): Play<CardId | null> {
  const cards = protectionsOf(game, seat)
  if (game.options['protection-rolls'] === 'all') return yield* tryAll(game, seat, cards)
  const [best] = cards
  if (best === undefined) return null
  const card = cards.length === 1 ? best : yield* chooseProtection(game, seat, cards, best)
  return card !== null && (yield* saves(game, seat, card)) ? card : null
}

/** One after the other, the surest first, which costs nothing. */
function* tryAll(game: Talisman, seat: Seat, cards: readonly CardId[]): Play<CardId | null> {
  for (const card of cards) if (yield* saves(game, seat, card)) return card
  return null
}

function* saves(game: Talisman, seat: Seat, card: CardId): Play<boolean> {
  const fails = (total: number) => !savesOf(card).includes(total)
  const { total: die } = yield* rollOwn(game, seat, 1, { of: 'protection', by: card, fails })
  const saved = !fails(die)
  emitFact(game, { kind: 'protected', seat, card, die, saved })
  return saved
}

function* chooseProtection(game: Talisman, seat: Seat, cards: readonly CardId[], best: CardId): Play<CardId | null> {
  const offers = (): Option<CardId | null>[] => [
    ...cards.map((card) => option(card, { args: { card } }, card)),
    option('none', {}, null),
  ]
  const standing = () => orderForBest(game, seat, 'protection', best)
  return yield* ask(game, seat, 'fight.protect', offers, { default: best, standing })
}

/** One of each kind, the surest first. */
function protectionsOf(game: Talisman, seat: Seat): CardId[] {
  const { objects, toad } = characterAt(game, seat)
  if (toad) return []
  const all = objects.filter((card) => savesOf(card).length > 0)
  const distinct = all.filter((card, at) => all.findIndex((other) => kindIdOf(other) === kindIdOf(card)) === at)
  return distinct.sort((a, b) => savesOf(b).length - savesOf(a).length)
}

function savesOf(card: CardId): readonly number[] {
  return kindOf(card).save ?? []
}
