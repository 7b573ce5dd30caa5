import type { Names, Passage } from '../../../engine/index.ts'
import { allOrdersPassage, nameList, passage } from '../../../language/index.ts'
import type { CharacterId } from '../data/ids.ts'
import { ORDER_FORMS } from '../data/orders.ts'
import type { TalismanSecrets } from '../view/secrets.ts'
import { cardId, spellId } from './names.ts'
import { orderOf } from './orders.ts'
import { say } from './say.ts'

/** Reveals the secrets of a finished game. */
export function secretsInWords(secrets: TalismanSecrets, names: Names): readonly Passage[] {
  const { deck, spellDeck, unused, dealt, divined, peeked, orders } = secrets
  const known = [
    ...divined.map(({ seat, cards }) => say('secret-divined', { who: names(seat), count: cards })),
    ...peeked.map(({ seat, spell, of }) =>
      say('secret-peeked', { who: names(seat), spell: spellId(spell), rival: names(of) }),
    ),
  ]
  const characters = [
    ...dealt.map((one) => say('secret-dealt', { who: names(one.seat), characters: charactersNamed(one.characters) })),
    ...(unused.length > 0 ? [say('secret-unused', { characters: charactersNamed(unused) })] : []),
  ]
  return [
    { heading: say('secret-adventures'), lines: numbered(deck.map(cardId)) },
    { heading: say('secret-spells'), lines: numbered(spellDeck.map(spellId)) },
    ...passage(say('secret-known'), known),
    ...passage(say('secret-characters'), characters),
    ...allOrdersPassage(ORDER_FORMS, orders, orderOf, names),
  ]
}

function charactersNamed(characters: readonly CharacterId[]): string {
  return nameList(characters.map((id) => `character-${id}`))
}

function numbered(cards: readonly string[]): readonly string[] {
  if (cards.length === 0) return [say('secret-no-pile')]
  return cards.map((card, at) => say('secret-numbered', { place: at + 1, card }))
}
