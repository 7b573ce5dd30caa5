import { gamesOfEach, nameIn, ownGames, total, type OwnGame, labelsBeside } from '../../tables/index.ts'
import type { Counts } from '../../engine/index.ts'
import type { Summary, UserId } from '../../tables/model/store.ts'
import { boldName } from './words.ts'

/** A player with public statistics. */
export interface PlayerStats {
  readonly user: UserId
  readonly name: string
  readonly own: readonly OwnGame[]
  readonly counts: Counts
}

/** The players of these games with public statistics, by their latest names, in the order of their ids. */
export function visiblePlayers(
  summaries: readonly Summary[],
  hidden: ReadonlySet<UserId>,
): readonly { readonly user: UserId; readonly name: string }[] {
  return [...gamesOfEach(summaries)]
    .filter(([user]) => !hidden.has(user))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([user, own]) => ({ user, name: nameIn(own) }))
}

/** The same with their games, one player a step. `accounts`: the account names of players with equal labels. */
export function* statsOfPlayers(
  summaries: readonly Summary[],
  hidden: ReadonlySet<UserId>,
  accounts: ReadonlyMap<UserId, string>,
): Generator<void, readonly PlayerStats[]> {
  const named = visiblePlayers(summaries, hidden)
  const labels = labelsBeside(named.map(({ user, name }) => ({ name, account: accounts.get(user) })))
  const called = new Map(named.map(({ user }, at) => [user, labels[at] ?? '']))
  const people: PlayerStats[] = []
  for (const [user, own] of [...gamesOfEach(summaries)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (hidden.has(user)) continue
    yield
    people.push({ ...toldFrom(user, own), name: boldName(called.get(user) ?? '') })
  }
  return people
}

/** A player and their games. */
export function statsOf(summaries: readonly Summary[], user: UserId): PlayerStats {
  return toldFrom(user, ownGames(summaries, user))
}

function toldFrom(user: UserId, own: readonly OwnGame[]): PlayerStats {
  const name = own.length === 0 ? '' : boldName(nameIn(own))
  return { user, name, own, counts: total(own.map(({ seat }) => seat.counts)) }
}
