import type { CardId } from '../data/ids.ts'
import type { CharacterView, TalismanView } from '../view/view.ts'
import { cardName, characterName, isPlain } from './names.ts'

/** The view that the words read. */
export type Saw = TalismanView

/** Seats go by the names of their Characters. */
export function calledIn({ players }: Saw): readonly (string | null)[] {
  return players.map(({ character }) => (character ? characterName(character.id) : null))
}

/** "Troll", "Toad". */
export function looksLike(role: CharacterView): string {
  return role.toad ? `Toad, once ${characterName(role.id)}` : characterName(role.id)
}

/** The cards that lie, or that a Character holds, with this one. */
function beside(view: Saw, card: CardId): readonly CardId[] {
  const held = view.players.flatMap(({ character }) =>
    character ? [[...character.objects, ...character.followers], character.trophies] : [],
  )
  const lying = Object.values(view.ground).map(({ cards }) => cards)
  return [...held, ...lying].find((cards) => cards.includes(card)) ?? []
}

/** A card on a button, numbered if its place has several of the kind: "Sword", "Sword 2". */
export function cardLabel(view: Saw, card: CardId): string {
  const name = cardName(card)
  const alike = beside(view, card).filter((other) => cardName(other) === name)
  return alike.length > 1 ? `${name} ${alike.indexOf(card) + 1}` : name
}

/** "the Sword 2", "Solomon’s Crown". */
export function theLabel(view: Saw, card: CardId): string {
  return isPlain(card) ? cardLabel(view, card) : `the ${cardLabel(view, card)}`
}
