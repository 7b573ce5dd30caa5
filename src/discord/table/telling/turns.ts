import type { TableView } from '../../../tables/model/service.ts'

/** The round that a table's card counts; `null` where it counts none. */
export function roundNow({ game, viewFor }: Pick<TableView, 'game' | 'viewFor'>): number | null {
  return game.words.round?.(viewFor(null)) ?? null
}
