import { type Play, type Seat } from '../../../../../engine/index.ts'
import type { CardId } from '../../../data/ids.ts'
import { mightOf, nuisances } from '../../../data/worth.ts'
import { emitFact } from '../../../facts/index.ts'
import { characterAt, othersInPlay, type Talisman } from '../../../state/state.ts'
import { ask, type GameAside } from '../../deeds/asking.ts'
import { cardOptions } from '../../deeds/options.ts'
import { orderIfPlain } from '../../deeds/orders.ts'
import { discardCard } from '../../deeds/pile.ts'
import { lookAtSpells } from '../../deeds/spells-held.ts'
import type { PowersOf } from '../contracts.ts'
import { unwantedOf } from '../foresight.ts'

/** The Prophetess foresees cards, and sees the Spells of others. */

export const PROPHETESS = {
  'prophetess-foresee': { afterDraw: foresee },
  'prophetess-peek': { asidesAnyTime: peekAsides },
} satisfies PowersOf<'prophetess'>

/** Puts one of the new cards away, if more came than the Character must meet. */
function* foresee(game: Talisman, seat: Seat, cards: readonly CardId[], asked: number, from: string): Play<CardId[]> {
  if (cards.length <= asked) return [...cards]
  const fallback = `card:${worst(cards)}`
  const unwanted = unwantedOf(game, seat, cards)
  const plain = () => (unwanted.length === 1 ? `card:${unwanted[0] ?? ''}` : null)
  const standing = () => orderIfPlain(game, seat, 'foresight', plain)
  const card = yield* ask(game, seat, 'foresee.discard', () => cardOptions(cards), { default: fallback, standing })
  emitFact(game, { kind: 'foreseen', seat, discarded: card, drawn: null, by: from })
  discardCard(game, card, from)
  return cards.filter((one) => one !== card)
}

/** The strongest Enemy; without one the worst nuisance; otherwise the last card drawn. */
function worst(cards: readonly CardId[]): CardId {
  const enemies = cards.filter((card) => mightOf(card) > 0).sort((a, b) => mightOf(b) - mightOf(a))
  return enemies[0] ?? nuisances(cards)[0] ?? last(cards)
}

function last(cards: readonly CardId[]): CardId {
  const card = cards.at(-1)
  if (card === undefined) throw new Error('no cards to choose from')
  return card
}

/** At any time the Prophetess may look at the Spells of others; no other player learns of it. */
function peekAsides(game: Talisman, seat: Seat): GameAside[] {
  const holders = othersInPlay(game, seat).filter((other) => characterAt(game, other).spells.length > 0)
  return holders.map((of) => ({
    key: `seat:${of}`,
    args: { seat: of },
    verb: 'prophetess.peek',
    *run() {
      lookAtSpells(game, seat, of)
    },
  }))
}
