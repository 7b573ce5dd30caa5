import { option, rollDie, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import { ask } from './asking.ts'
import { orderedBest } from './orders.ts'
import { kindIdOf, kindOf } from '../../data/components.ts'
import { say } from '../../facts/index.ts'
import type { CardId } from '../../data/ids.ts'
import { characterAt, type Talisman } from '../../state/state.ts'

/** Armour, Shield and Helmet: one may be tried for each Life lost in Combat (TAL-16.9a). */

/** The card that saved the Life, if one did. ruling: with a single Protection it is tried without a question. */
export function* protect(game: Talisman, seat: Seat): Play<CardId | null> {
  const cards = protectionsOf(game, seat)
  const [best] = cards
  if (best === undefined) return null
  const card = cards.length === 1 ? best : yield* chooseProtection(game, seat, cards, best)
  if (card === null) return null
  const die = rollDie(game)
  const saved = savesOf(card).includes(die)
  say(game, { kind: 'protected', seat, card, die, saved })
  return saved ? card : null
}

function* chooseProtection(game: Talisman, seat: Seat, cards: readonly CardId[], best: CardId): Play<CardId | null> {
  const offers = (): Option<CardId | null>[] => [
    ...cards.map((card) => option(card, { args: { card } }, card)),
    option('none', {}, null),
  ]
  const standing = () => orderedBest(game, seat, 'protection', best)
  return yield* ask(game, seat, 'fight.protect', offers, { otherwise: best, standing })
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
