import type { Feat, Counts, Title } from '../../engine/index.ts'
import { streaks, total, type OwnGame } from './player-stats.ts'

/** All titles of a game, by id. */
export type Titles = Readonly<Record<string, Title>>

/** The titles that a player has earned in these games, in the order of `titles`. */
export function earnedIn(own: readonly OwnGame[], titles: Titles): readonly string[] {
  const each = own.map(({ seat }) => seat.counts)
  const all: Counts = { ...total(each), streak: streaks(own).longest }
  const isEarned = ({ within, when }: Title) =>
    (within === 'all games' ? [all] : each).some((counts) => meets(counts, when))
  return own.length === 0 ? [] : Object.keys(titles).filter((id) => titles[id] && isEarned(titles[id]))
}

/** The titles that a player first earned with this game, with games in the order of their end. */
export function newlyEarned(own: readonly OwnGame[], table: string, titles: Titles): readonly string[] {
  const at = own.findIndex(({ summary }) => summary.table === table)
  if (at < 0) return []
  const before = new Set(earnedIn(own.slice(0, at), titles))
  return earnedIn(own.slice(0, at + 1), titles).filter((id) => !before.has(id))
}

function meets(counts: Counts, when: readonly Feat[]): boolean {
  return when.every(({ of, least = -Infinity, most = Infinity }) => {
    const n = counts[of] ?? 0
    return n >= least && n <= most
  })
}
