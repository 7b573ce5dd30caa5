import type { Link } from '../../engine/index.ts'
import type { Guess, NewLine } from './events.ts'
import type {
  ChronicleStore,
  LinkedLine,
  LogStore,
  LoggedEntry,
  NewEntry,
  SnapshotStore,
  TurnSnapshot,
} from './log-store.ts'
import type { Bookmark, MarkStore, NoteStore, PeopleStore, ProjectionStore, Shown } from './people-store.ts'
import type { ChangeFeed, LeaseStore } from './process-store.ts'
import type { NewTable, TableClocks, TableId, TableRecord } from './record.ts'
import type { RecordStore } from './record-store.ts'
import type { StatsStore } from './stats-store.ts'
import type { Whisper } from './whisper.ts'

export { lineLinkAfter } from './chain.ts'
export * from './events.ts'
export * from './log-store.ts'
export * from './people.ts'
export * from './people-store.ts'
export * from './process-store.ts'
export * from './proposal.ts'
export * from './record.ts'
export * from './record-store.ts'
export * from './spectator.ts'
export * from './stats-store.ts'
export * from './summary.ts'
export * from './timing.ts'
export * from './whisper.ts'

/** Everything needed to resume a game: its last snapshot and the entries since. */
export interface ResumePoint {
  readonly snapshot: TurnSnapshot
  readonly entries: readonly LoggedEntry[]
  /** The last entry of the log; 0 if there is none. */
  readonly seq: number
  /** The last line of the chronicle that is a fact for everyone; 0 if there is none. */
  readonly heard: number
  /** The last line of the chronicle; 0 if there is none. */
  readonly line: number
}

/** The parts of a table's record that a step may change. */
type Changeable = Pick<
  TableRecord,
  | 'status'
  | 'server'
  | 'room'
  | 'seats'
  | 'host'
  | 'seed'
  | 'seal'
  | 'experience'
  | 'hostSeat'
  | 'preset'
  | 'options'
  | 'timing'
  | 'pause'
  | 'motions'
  | 'called'
  | 'pictures'
  | 'watchers'
  | 'whispering'
  | 'hushed'
  | 'level'
  | 'invitation'
  | 'teaching'
  | 'language'
  | 'archivedAt'
>

/** Everything that one step of a table writes, in one transaction. */
export interface Commit {
  readonly table: TableId
  /** The revision that the step follows: the store refuses it if the table is at any other. */
  readonly after: number
  /** New entries of the log. The store refuses them unless their numbers continue the log without a gap. */
  readonly entries?: readonly NewEntry[]
  readonly snapshot?: TurnSnapshot | null
  readonly lines?: readonly NewLine[]
  /** The version of the rules that emitted the lines; 0 if no rules did. */
  readonly version?: number
  readonly change?: Partial<Changeable>
  /** A new whisper, numbered after the last one. */
  readonly whisper?: Omit<Whisper, 'at'>
  /**
   * When the table continues by itself; `null` if it doesn't, absent to leave the time unchanged. All clocks run in the
   * bot's own time: milliseconds since 1970 minus all downtime, so that no player is charged for downtime.
   */
  readonly due?: number | null
  /** The new clocks; absent to leave them unchanged. */
  readonly clocks?: TableClocks
  /** Whether the step is secret: the time of the table's last change stays. */
  readonly quiet?: boolean
  readonly at: number
}

/** A table with all its data, from another database or a file. */
export interface WholeTable {
  readonly table: NewTable
  readonly entries: readonly (LoggedEntry & { readonly link: Link; readonly at: number })[]
  readonly snapshots: readonly TurnSnapshot[]
  readonly chronicle: readonly LinkedLine[]
  readonly bookmarks: readonly Bookmark[]
  readonly guesses: readonly Guess[]
  readonly whispers: readonly Whisper[]
  readonly shown: readonly Omit<Shown, 'table'>[]
}

/** A table with this id exists already. Nothing was written. */
export class TableExists extends Error {
  override readonly name = 'TableExists'
}

/** Another process, or another answer to the same question, was faster. Nothing was written. */
export class SequenceTaken extends Error {
  override readonly name = 'SequenceTaken'
}

/** Another open table occupies the room. Nothing was written. */
export class RoomTaken extends Error {
  override readonly name = 'RoomTaken'
}

/** The database is unusable until an operator intervenes. The message says why and what to do, in one sentence. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase'
}

/** Stored data of a table can't be read. The message says what, in one sentence. */
export class Damaged extends Error {
  override readonly name = 'Damaged'
}

/** The open table of a room can't be read. No other table can open there before it is ended. */
export class RoomDamaged extends Damaged {}

/**
 * The storage of all tables, in parts. Steps, new tables, guesses and private notes survive the end of the process and
 * a power failure once the promise has resolved. Projections survive the end of the process, and can be worked out
 * again. Writing to a table that doesn't exist rejects. Reading damaged data rejects with `Damaged`, with these
 * exceptions: lists leave damaged items out, a damaged line of a chronicle appears as `unreadable`, and an earlier
 * snapshot stands in for a damaged one.
 *
 * Methods that concern several parts are on the store itself.
 */
export interface Store {
  readonly records: RecordStore
  readonly log: LogStore
  readonly snapshots: SnapshotStore
  readonly chronicle: ChronicleStore
  readonly marks: MarkStore
  readonly notes: NoteStore
  readonly people: PeopleStore
  readonly projections: ProjectionStore
  readonly stats: StatsStore
  readonly leases: LeaseStore
  readonly changes: ChangeFeed

  /**
   * Writes one step. Rejects with `SequenceTaken` if the table has advanced in the meantime, and with `RoomTaken` if
   * the new room has an open table. When a game ends, the store keeps its log, its chronicle and only its first and
   * last snapshots.
   */
  commit(step: Commit): Promise<void>
  /**
   * Everything needed to resume a game from the last snapshot of its current branch, or from the last before an entry;
   * `undefined` if the game hasn't started. Rejects with `Damaged` if no snapshot can be read.
   */
  resumePoint(id: TableId, before?: number): Promise<ResumePoint | undefined>
  /** The same for the log as it was when an entry was its last. */
  resumePointAt(id: TableId, seq: number): Promise<ResumePoint | undefined>
  /** Writes a whole table or nothing. Rejects with `TableExists` or `RoomTaken`. */
  importTable(whole: WholeTable): Promise<TableRecord>
  /**
   * Archives a table that has ended, and keeps its first and its last two snapshots. This leaves nothing to show.
   * Rejects with `SequenceTaken` if the table is past the revision, or hasn't ended.
   */
  archive(id: TableId, revision: number, at: number): Promise<void>
  /** Ends a damaged table that no step can end: frees its room and archives it, so that no list shows it. */
  endDamaged(id: TableId, at: number): Promise<void>
  /** Does a small piece of maintenance, such as freeing disk space. Returns whether more is left. */
  tidy(): Promise<boolean>
  close(): Promise<void>
}
