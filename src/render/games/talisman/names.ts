import { SPACES_DATA } from '../../../games/talisman/data/components.ts'
import type { SpaceId } from '../../../games/talisman/data/ids.ts'
import { nameIdOf } from '../../../games/talisman/data/names.ts'
import { sayInTalisman as say } from './say.ts'

/** The names of things in a picture. */

/** The name of a card, creature, space, Character, ability or other cause of a figure, or of the Toad. */
export function nameOf(id: string): string {
  if (id === 'toad') return say('toad')
  if (SPACES_DATA.has(id as SpaceId)) return spaceName(id as SpaceId)
  const name = nameIdOf(id) ?? `cause-${id}`
  return say.has(name) ? say('name-drawn', { name }) : id
}

/** The name of a space as the board has it: spaces of a kind share theirs. */
export function spaceName(id: SpaceId): string {
  return say('space-drawn', { kind: id.split('-')[0] ?? id, name: `space-${id}` })
}
