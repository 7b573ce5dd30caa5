import { ENGLISH, inLanguage, inPlain, nameWith } from '../../../language/index.ts'
import { CHARACTER_IDS, type CardId, type CharacterId } from '../data/ids.ts'
import type { TalismanView } from '../view/view.ts'
import { cardId, characterName } from './names.ts'

/** The view that the words read. */
export type Saw = TalismanView

/** Seats go by the names of their Characters, which are kept in English. */
export function calledIn({ players }: Saw): readonly (string | null)[] {
  return inLanguage(ENGLISH, () => players.map(({ character }) => (character ? characterName(character.id) : null)))
}

/** A name as it is kept, in the language of the moment. */
export function calledNow(kept: string): string {
  const id = inLanguage(ENGLISH, () => characterCalled(kept))
  return id === null ? kept : characterName(id)
}

/** The Character that a seat went by; `null` if the name is of none. */
export function characterCalled(called: string): CharacterId | null {
  return CHARACTER_IDS.find((id) => characterName(id) === called) ?? null
}

/** The cards that lie, or that a Character holds, with this one. */
function beside(view: Saw, card: CardId): readonly CardId[] {
  const held = view.players.flatMap(({ character }) =>
    character ? [[...character.objects, ...character.followers], character.trophies] : [],
  )
  const lying = Object.values(view.ground).map(({ cards }) => cards)
  return [...held, ...lying].find((cards) => cards.includes(card)) ?? []
}

/** The number of a card if its place has several of the kind, otherwise `null`. */
function numberOf(view: Saw, card: CardId): number | null {
  const alike = beside(view, card).filter((other) => cardId(other) === cardId(card))
  return alike.length > 1 ? alike.indexOf(card) + 1 : null
}

/** A card on a button, for an argument of its message; numbered if its place has several of the kind: "the Sword 2". */
export function labelled(view: Saw, card: CardId): string {
  const number = numberOf(view, card)
  return inPlain(number === null ? cardId(card) : nameWith('numbered', { card: cardId(card), number }))
}
