import { ENGLISH, inLanguage } from '../../../language/index.ts'
import { CHARACTERS } from '../data/components.ts'
import type { CharacterId } from '../data/ids.ts'
import type { ImperialView } from '../view/view.ts'
import { characterName } from './things.ts'

/** Seats go by the names of their characters, which are kept in English. */
export function calledIn({ players }: ImperialView): readonly (string | null)[] {
  return inLanguage(ENGLISH, () => players.map(({ character }) => (character ? characterName(character.id) : null)))
}

/** A name as it is kept, in the language of the moment. */
export function calledNow(kept: string): string {
  const id = inLanguage(ENGLISH, () => characterCalled(kept))
  return id === null ? kept : characterName(id)
}

/** The character that a seat went by; `null` if the name is of none. */
export function characterCalled(called: string): CharacterId | null {
  return [...CHARACTERS.keys()].find((id) => characterName(id) === called) ?? null
}
