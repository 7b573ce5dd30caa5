import { CHARACTERS } from '../data/components.ts'
import type { CharacterId } from '../data/ids.ts'
import type { ImperialView } from '../view/view.ts'
import { characterName } from './things.ts'

/** Seats go by the names of their characters. */
export function calledIn({ players }: ImperialView): readonly (string | null)[] {
  return players.map(({ character }) => (character ? characterName(character.id) : null))
}

/** The character that a seat went by; `null` if the name is of none. */
export function characterCalled(called: string): CharacterId | null {
  return [...CHARACTERS.keys()].find((id) => characterName(id) === called) ?? null
}
