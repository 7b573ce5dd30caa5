import type { Names, Passage } from '../../../engine/index.ts'
import { allOrdersPassage, listOf, passage } from '../../../language/index.ts'
import { spellOf } from '../data/components.ts'
import { ORDER_FORMS } from '../data/orders.ts'
import type { TalismanSecrets } from '../view/secrets.ts'
import { cardName, characterName, spellName } from './names.ts'
import { orderOf } from './orders.ts'
import { say } from './say.ts'

/** Reveals the secrets of a finished game. */
export function secretsInWords(secrets: TalismanSecrets, names: Names): readonly Passage[] {
  const { deck, spellDeck, unused, dealt, divined, peeked, orders } = secrets
  const known = [
    ...divined.map(({ seat, cards }) => say('secret-divined', { who: names(seat), count: cards })),
    ...peeked.map(({ seat, spell, of }) =>
      say('secret-peeked', { who: names(seat), spell: `spell-${spellOf(spell).id}`, rival: names(of) }),
    ),
  ]
  const characters = [
    ...dealt.map((one) =>
      say('secret-dealt', { who: names(one.seat), characters: listOf(one.characters.map(characterName)) }),
    ),
    ...(unused.length > 0 ? [listOf(unused.map(characterName))] : []),
  ]
  return [
    { heading: say('secret-adventures'), lines: numbered(deck.map(cardName)) },
    { heading: say('secret-spells'), lines: numbered(spellDeck.map(spellName)) },
    ...passage(say('secret-known'), known),
    ...passage(say('secret-characters'), characters),
    ...allOrdersPassage(ORDER_FORMS, orders, orderOf, names),
  ]
}

function numbered(cards: readonly string[]): readonly string[] {
  if (cards.length === 0) return [say('secret-no-pile')]
  return cards.map((card, at) => say('secret-numbered', { place: at + 1, card }))
}
