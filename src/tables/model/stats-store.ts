import type { TableId } from './record.ts'
import type { NewSummary, Saga, SummariesWanted, Summary } from './summary.ts'

/** Summaries of finished games, and the feeds that announce finished games in a server. */
export interface StatsStore {
  /** Replaces the game's earlier summary but keeps its number. */
  saveSummary(summary: NewSummary): Promise<void>
  /** `undefined` if the game has no summary. */
  summary(table: TableId): Promise<Summary | undefined>
  /** At most `limit` summaries after a number, in the order of their numbers. */
  summaries(wanted: SummariesWanted, after: number, limit: number): Promise<readonly Summary[]>
  /**
   * At most `limit` finished tables of a game without a summary of this version, in the order of their ids after
   * `after`. Lessons get none.
   */
  unsummarised(game: string, version: number, after: TableId, limit: number): Promise<readonly TableId[]>
  /** The number of the last summary; 0 if there is none. */
  lastSummary(): Promise<number>
  /** Where finished games are announced in a server; `undefined` if nowhere. */
  feed(server: string): Promise<Saga | undefined>
  /** `null` stops the announcements. */
  setFeed(server: string, feed: Saga | null): Promise<void>
  /** The servers with a feed. */
  feedServers(): Promise<readonly string[]>
}
