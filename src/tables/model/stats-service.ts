import type { ChronicleLine, TableId, UserId } from './store.ts'
import type { SummariesWanted, Summary } from './summary.ts'

/** The result of computing many summaries. */
export interface CaughtUp {
  readonly written: number
  /** Unreadable games. They have no summary. */
  readonly failed: readonly TableId[]
}

/** A public fact of a game. */
export type PublicFact = ChronicleLine & { readonly kind: 'fact'; readonly to: 'all' }

/** Reads the statistics of finished games. */
export interface StatsService {
  /** The summaries of a server's games or of a player's, in no particular order. */
  of(wanted: SummariesWanted): Promise<readonly Summary[]>
  /** The summary of one game; `undefined` until it is computed. */
  ofTable(id: TableId): Promise<Summary | undefined>
  /** The public facts of a game that is over, oldest first, without undone ones; none if the game isn't over. */
  told(id: TableId): Promise<readonly PublicFact[]>
  /** The people among these who hide their records. */
  hidden(users: readonly UserId[]): Promise<ReadonlySet<UserId>>
  /** Calls back after each stored summary. Returns a function that unsubscribes. */
  onWritten(listener: (summary: Summary) => void): () => void
  /** Computes the missing and the outdated summaries, or with `all` every one. Resolves when done. */
  catchUp(which?: 'missing' | 'all', onTable?: (done: number) => void): Promise<CaughtUp>
  /** Waits until no summary is being computed. */
  idle(): Promise<void>
}
