import type { Feat, Counts, Title } from '../../engine/index.ts'
import { streaks, total, type OwnGame } from './player-stats.ts'

/** The titles that there are, by id. */
export type Titles = Readonly<Record<string, Title>>

/** Which titles somebody has earned in these games, in the order of the titles. */
export function earnedIn(own: readonly OwnGame[], titles: Titles): readonly string[] {
  const each = own.map(({ seat }) => seat.counts)
  const all: Counts = { ...total(each), streak: streaks(own).longest }
  const isEarned = ({ within, when }: Title) =>
    (within === 'all games' ? [all] : each).some((counts) => meets(counts, when))
  return own.length === 0 ? [] : Object.keys(titles).filter((id) => titles[id] && isEarned(titles[id]))
}

/** Which of the titles somebody has earned with a game, in the order in which games ended, and did not have before. */
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
