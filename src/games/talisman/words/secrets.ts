import type { Names, Passage } from '../../../engine/index.ts'
import { allOrdersPassage, bold, count, listOf, passage } from '../../../language/index.ts'
import { ORDER_FORMS } from '../data/orders.ts'
import type { TalismanSecrets } from '../view/secrets.ts'
import { cardName, characterName, spellName } from './names.ts'
import { orderOf } from './orders.ts'

/** Reveals the secrets of a finished game. */
export function secretsInWords(secrets: TalismanSecrets, names: Names): readonly Passage[] {
  const { deck, spellDeck, unused, dealt, divined, peeked, orders } = secrets
  const known = [
    ...divined.map(({ seat, cards }) => `${names(seat)} had looked at the next ${count(cards, 'Adventure')}.`),
    ...peeked.map(({ seat, spell, of }) => `${names(seat)} had seen ${bold(spellName(spell))} in the hand of ${names(of)}.`), // prettier-ignore
  ]
  const characters = [
    ...dealt.map((one) => `${names(one.seat)} had been dealt ${listOf(one.characters.map(characterName))}.`),
    ...(unused.length > 0 ? [listOf(unused.map(characterName))] : []),
  ]
  return [
    { heading: '🃏 The Adventures left, the next one first', lines: numbered(deck.map(cardName)) },
    { heading: '✨ The Spells left, the next one first', lines: numbered(spellDeck.map(spellName)) },
    ...passage('👁️ Who had looked at what', known),
    ...passage('🧙 Characters nobody played', characters),
    ...allOrdersPassage(ORDER_FORMS, orders, orderOf, names),
  ]
}

function numbered(cards: readonly string[]): readonly string[] {
  return cards.length === 0 ? ['None: the pile was empty.'] : cards.map((name, at) => `${at + 1}. ${name}`)
}
