import { gamesOfEach, nameIn, ownGames, total, type Own } from '../../tables/annals/index.ts'
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

/** Everybody in these games of whom others may be told, in the order of their ids; somebody at a step. */
export function* toldOf(summaries: readonly Summary[], hidden: ReadonlySet<UserId>): Generator<void, readonly Told[]> {
  const people: Told[] = []
  for (const [user, own] of [...gamesOfEach(summaries)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (hidden.has(user)) continue
    yield
    people.push(toldFrom(user, own))
  }
  return people
}

/** Somebody and their games. */
export function told(summaries: readonly Summary[], user: UserId): Told {
  return toldFrom(user, ownGames(summaries, user))
}

function toldFrom(user: UserId, own: readonly Own[]): Told {
  const name = own.length === 0 ? '' : boldName(nameIn(own))
  return { user, name, own, counts: total(own.map(({ seat }) => seat.counts)) }
}
