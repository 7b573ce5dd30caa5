import type { ImperialView } from '../view/view.ts'
import { characterName } from './things.ts'

/** What seats are called: by their characters. */
export function calledIn({ players }: ImperialView): readonly (string | null)[] {
  return players.map(({ character }) => (character ? characterName(character.id) : null))
}
