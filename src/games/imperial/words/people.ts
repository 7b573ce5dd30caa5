import type { ImperialView } from '../view/view.ts'
import { characterName } from './things.ts'

/** Seats go by the names of their characters. */
export function calledIn({ players }: ImperialView): readonly (string | null)[] {
  return players.map(({ character }) => (character ? characterName(character.id) : null))
}
