import type { ChronicleLine, TableId, UserId } from './store.ts'
import type { SummariesWanted, Summary } from './summary.ts'

/** What came of working out what many games have left. */
export interface CaughtUp {
  readonly written: number
  /** Games that cannot be read: nothing is remembered of them. */
  readonly failed: readonly TableId[]
}

/** Something that everybody was told of a game. */
export type ToldToAll = ChronicleLine & { readonly kind: 'fact'; readonly to: 'all' }

/** What finished games have left, for whoever tells of it. */
export interface AnnalsService {
  /** Of all games of a server, or that somebody played; in no order that matters. */
  of(wanted: SummariesWanted): Promise<readonly Summary[]>
  /** Of one game; `undefined` until it has been worked out. */
  ofTable(id: TableId): Promise<Summary | undefined>
  /** All that everybody was told of a game that is over, oldest first, but for what was taken back; nothing of any other. */
  told(id: TableId): Promise<readonly ToldToAll[]>
  /** Which of these people keep their records to themselves. */
  hidden(users: readonly UserId[]): Promise<ReadonlySet<UserId>>
  /** Calls back whenever it has been written down what a game has left. Returns how to stop it. */
  onWritten(listener: (summary: Summary) => void): () => void
  /** Works out what is missing or was worked out in another way; `all`: all of it anew. Returns once that is done. */
  catchUp(which?: 'missing' | 'all', onTable?: (done: number) => void): Promise<CaughtUp>
  /** Waits until nothing is being worked out. */
  idle(): Promise<void>
}
