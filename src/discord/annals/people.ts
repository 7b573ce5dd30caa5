import { nameIn, ownGames, peopleIn, total, type Own } from '../../tables/annals/index.ts'
import type { Counts } from '../../engine/index.ts'
import type { Summary, UserId } from '../../tables/store.ts'
import { boldName } from './telling.ts'

/** Somebody who is told of: whoever keeps their records to themselves is none of them. */
export interface Told {
  readonly user: UserId
  readonly name: string
  readonly own: readonly Own[]
  readonly counts: Counts
}

/** Everybody in these games of whom others may be told, in the order of their ids. */
export function toldOf(summaries: readonly Summary[], hidden: ReadonlySet<UserId>): readonly Told[] {
  return peopleIn(summaries)
    .filter((user) => !hidden.has(user))
    .map((user) => told(summaries, user))
}

/** Somebody and their games. */
export function told(summaries: readonly Summary[], user: UserId): Told {
  const own = ownGames(summaries, user)
  return {
    user,
    name: own.length === 0 ? '' : boldName(nameIn(own)),
    own,
    counts: total(own.map(({ seat }) => seat.counts)),
  }
}
