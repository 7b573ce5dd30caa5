import type { Known } from './commands.ts'
import type { State } from './state.ts'
import type { Channel, World } from './wire.ts'

/**
 * The people and things the reader knows by name. Memoised by world and channels, so that nothing renders again for it.
 */
export function knownTo({ world, channels, person }: State): Known {
  if (last?.world !== world || last.channels !== channels || last.known.locale !== person.locale) {
    const { people, bot, roles } = world
    last = { world, channels, known: { people, bot, roles, channels, locale: person.locale } }
  }
  return last.known
}

let last: { readonly world: World; readonly channels: readonly Channel[]; readonly known: Known } | undefined

const nameIn = (entries: readonly { id: string; name: string }[], id: string): string | undefined =>
  entries.find((entry) => entry.id === id)?.name

export const userName = ({ people, bot }: Known, id: string): string => nameIn([...people, bot], id) ?? 'unknown-user'

export const roleName = ({ roles }: Known, id: string): string => nameIn(roles, id) ?? 'deleted-role'

export const channelName = ({ channels }: Known, id: string): string => nameIn(channels, id) ?? 'unknown'
