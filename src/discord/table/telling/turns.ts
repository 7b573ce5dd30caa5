import type { TableView } from '../../../tables/model/service.ts'

/** Where the game stood: in the round that its card counts, or where it counts none, the turn. */
export function roundInWords(turn: number, round: number | null | undefined): string {
  return round == null ? `turn ${turn}` : `round ${round}`
}

/** A turn, and how many turns ago it was. */
export function turnInWords(turn: number, ago: number, round?: number | null): string {
  if (ago === 0) return 'this turn'
  if (ago === 1) return 'the turn before this one'
  return round == null ? `turn ${turn}, ${ago} turns ago` : `the turn ${ago} turns ago, in round ${round}`
}

/** The round that a table's card counts; `null` where it counts none. */
export function roundNow({ game, viewFor }: Pick<TableView, 'game' | 'viewFor'>): number | null {
  return game.words.round?.(viewFor(null)) ?? null
}
