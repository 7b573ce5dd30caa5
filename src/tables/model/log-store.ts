import type { Entry, Link, Seat, Snapshot, Stretch } from '../../engine/index.ts'
import type { ChronicleLine } from './events.ts'
import type { TableId, UserId } from './record.ts'

// Storage of a game's history: its log, its snapshots and its chronicle.

export type NewEntry = Entry & { readonly by: UserId | null }

/** An entry of the log and who caused it; `null` if no person did. */
export type LoggedEntry = NewEntry

/** An entry of the log with its link in the hash chain. */
export type LinkedEntry = Entry & { readonly link: Link }

/** A line of the chronicle with its link in the hash chain. */
export type LinkedLine = ChronicleLine & { readonly link: Link }

/** The state of a game at the beginning of a turn, and counts that would otherwise take the whole log before it. */
export interface TurnSnapshot extends Snapshot {
  /** The turn that begins. */
  readonly turn: number
  /** How often each seat had acted: once for each standing answer, twice for each undo. */
  readonly acted: readonly number[]
}

/** The logs of all tables. An entry never changes. */
export interface LogStore {
  /** The log after an entry; by default all of it. */
  entries(id: TableId, after?: number): Promise<readonly (LoggedEntry & { readonly at: number })[]>
  /** At most `limit` entries after one, with their links; read from the database without any cache. */
  linkedEntries(id: TableId, after: number, limit: number): Promise<readonly LinkedEntry[]>
  /** The number of the last entry; 0 if the log is empty. */
  lastSeq(id: TableId): Promise<number>
  /**
   * The stretches of the log that everyone at the table still counts. Undos that only one seat knows of don't remove
   * entries.
   */
  publicBranch(id: TableId): Promise<readonly Stretch[]>
}

export interface SnapshotStore {
  /**
   * The stored snapshots, oldest first. The store decides which it keeps, but always keeps the first and the last of
   * the current branch and the last of each abandoned branch.
   */
  all(id: TableId): Promise<readonly TurnSnapshot[]>
}

/**
 * The chronicles of all tables. A line that can't be read appears as `unreadable`. Lists are in order, oldest line
 * first.
 */
export interface ChronicleStore {
  /** At most `limit` lines after a line. */
  lines(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]>
  /** At most `limit` lines after a line, with their links; read from the database without any cache. */
  linkedLines(id: TableId, after: number, limit: number): Promise<readonly LinkedLine[]>
  /** The last `limit` lines. */
  lastLines(id: TableId, limit: number): Promise<readonly ChronicleLine[]>
  /**
   * At most `limit` of the lines that a seat, or a spectator (`null`), may read, after skipping the first `skip` of
   * them.
   */
  linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]>
  /** How many lines, up to line `upTo`, a seat or a spectator (`null`) may read; by default all. */
  countFor(id: TableId, viewer: Seat | null, upTo?: number): Promise<number>
  /** The last `limit` private lines that a seat may read, without those on branches that the table openly abandoned. */
  privateLinesFor(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]>
  /** The same for several seats, in their order. */
  privateLinesForEach(
    id: TableId,
    seats: readonly Seat[],
    limit: number,
  ): Promise<readonly (readonly ChronicleLine[])[]>
  /** At most `limit` private lines after a line, for any seats. */
  privateLines(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]>
  /** The last `limit` lines that the log up to an entry has led to. */
  linesUntil(id: TableId, seq: number, limit: number): Promise<readonly ChronicleLine[]>
  /** The link of the last line, which covers the log too; `null` if there are no lines. */
  lastLink(id: TableId): Promise<Link | null>
}
