import type { Entry, Link, Seat, Snapshot, Stretch } from '../../engine/index.ts'
import type { ChronicleLine, Guess, NewLine } from './events.ts'
import type { Person } from './people.ts'
import type { NewTable, TableClocks, TableId, TableRecord, TableStatus, UserId } from './record.ts'
import type { NewSummary, Saga, Summary, SummariesWanted } from './summary.ts'
import type { Whisper } from './whisper.ts'

export { lineLinkAfter } from './chain.ts'
export * from './events.ts'
export * from './record.ts'
export * from './summary.ts'
export * from './proposal.ts'
export * from './people.ts'
export * from './timing.ts'
export * from './spectator.ts'
export * from './whisper.ts'

/** What reproduces a fault in the rules. */
export interface FaultRecord {
  readonly id: string
  readonly table: TableId
  readonly at: number
  readonly error: string
  readonly details: unknown
}

export type NewEntry = Entry & { readonly by: UserId | null }

/** A line of the log, and whoever gave it; `null` for what happened by itself. */
export type LoggedEntry = NewEntry

/** Where a game stood at the beginning of a turn: its state, and what would have to be counted from the log before it. */
export interface Position extends Snapshot {
  /** Which turn begins. */
  readonly turn: number
  /** What each seat had done until then: answers that stood, and undos twice. */
  readonly acted: readonly number[]
}

/** A game as far as it has to be read to go on with it: the last position on its log, and all lines since. */
export interface Kept {
  readonly position: Position
  readonly entries: readonly LoggedEntry[]
  /** The last line of the log; 0 while there is none. */
  readonly seq: number
  /** The last line of the chronicle that is a fact for all; 0 while there is none. */
  readonly heard: number
  /** The last line of the chronicle; 0 while there is none. */
  readonly line: number
}

/** What may change about a table. */
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
  | 'archivedAt'
>

/** A line of the log with its link. */
export type LinkedEntry = Entry & { readonly link: Link }

/** A line of the chronicle with its link. */
export type LinkedLine = ChronicleLine & { readonly link: Link }

/** What one step of a table writes, in one transaction. */
export interface Commit {
  readonly table: TableId
  /** The revision it follows: the store refuses a step that follows any other. */
  readonly after: number
  /** New lines of the log. Their `seq` must follow the last one by one: the store refuses any other. */
  readonly entries?: readonly NewEntry[]
  readonly position?: Position | null
  readonly lines?: readonly NewLine[]
  /** The version of the rules that told the lines; 0 if no rules did. */
  readonly version?: number
  readonly change?: Partial<Changeable>
  /** What was whispered: its number must follow the last one. */
  readonly whisper?: Omit<Whisper, 'at'>
  /**
   * When the table goes on by itself; `null` if it does not, absent if that stays. In the bot's own time, as all clocks:
   * milliseconds since 1970 less all that it was down, so that nobody is charged for that.
   */
  readonly due?: number | null
  /** The clocks as they are set now; absent if they stay. */
  readonly clocks?: TableClocks
  /** Nobody else can know of it: the table stands as last changed before. */
  readonly quiet?: boolean
  readonly at: number
}

/** How far something of a table has been shown outside: opaque to the store and to the tables. */
export interface Shown {
  readonly table: TableId
  /** What is shown: a card, the chronicle, a hand. */
  readonly kind: string
  /** For whom or where; empty if there is one for all. */
  readonly target: string
  readonly data: unknown
}

/** The kind that marks somebody whom a file alone has seated at a table: those games are none of theirs that are finished. */
export const STRANGER = 'stranger'

/** A moment of a table that somebody has named. */
export interface Bookmark {
  readonly number: number
  readonly name: string
  /** The line of the log after which it stands, one that all know of. Counts what was done in secret: never to be shown. */
  readonly seq: number
  /** Which turn it was, as all may count. */
  readonly turn: number
  readonly by: UserId
  readonly at: number
}

/** A table with all that is kept of it, as it comes from elsewhere. */
export interface WholeTable {
  readonly table: NewTable
  readonly entries: readonly (LoggedEntry & { readonly link: Link; readonly at: number })[]
  readonly positions: readonly Position[]
  readonly chronicle: readonly LinkedLine[]
  readonly bookmarks: readonly Bookmark[]
  readonly guesses: readonly Guess[]
  readonly whispers: readonly Whisper[]
  readonly shown: readonly Omit<Shown, 'table'>[]
}

/** There is a table of this id already. Nothing was written. */
export class TableExists extends Error {
  override readonly name = 'TableExists'
}

/** A second process, or a second answer to one question, was there first. Nothing was written. */
export class SequenceTaken extends Error {
  override readonly name = 'SequenceTaken'
}

/** Another open table stands in the room already. Nothing was written. */
export class RoomTaken extends Error {
  override readonly name = 'RoomTaken'
}

/** The database cannot be used, until somebody mends that. The message says why and what to do, in one sentence. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase'
}

/** What was stored about a table cannot be read. The message says what, in one sentence. */
export class Damaged extends Error {
  override readonly name = 'Damaged'
}

/** The open table of a room cannot be read: nobody else can sit down there before that is ended. */
export class RoomDamaged extends Damaged {}

/** A table whose record cannot be read, with what can be read of it; `null` where that is not a word or a number. */
export interface DamagedTable {
  /** What it is asked for by: its id, or another name where that is damaged too. */
  readonly id: TableId
  readonly why: string
  readonly game: string | null
  readonly status: TableStatus | null
  readonly server: string | null
  readonly room: string | null
  /** The names of those who sit there. */
  readonly players: readonly string[]
  readonly changedAt: number | null
}

export function isDamaged(table: TableRecord | DamagedTable): table is DamagedTable {
  return 'why' in table
}

/** Which tables are wanted: those that meet all that is given, latest change first, at most `limit`. */
export interface Wanted {
  readonly server?: string
  readonly room?: string
  readonly statuses?: readonly TableStatus[]
  /** Somebody who sits there. */
  readonly user?: UserId
  /** Whoever opened it. */
  readonly host?: UserId
  /** Only those that are in the archive, or only the others. */
  readonly archived?: boolean
  readonly limit?: number
}

/** A table that has something left to do after a start: its clock ran, or it has changed since it was shown last. */
export interface Unfinished {
  readonly table: TableId
  /** When it goes on by itself, in the bot's own time; `null` if it does not. */
  readonly due: number | null
  /** When the first of its players is back who is away for a longer time, in milliseconds since 1970; `null` if nobody is. */
  readonly backAt: number | null
  readonly isToShow: boolean
}

/** Some of the shards into which Discord divides servers: of so many in all, those that are `held`. */
export interface Shards {
  readonly count: number
  readonly held: readonly number[]
}

/**
 * What a process hears of the others on its database: a table was opened or moved, or is to be looked at; somebody has chosen
 * something; or it could not hear for a while, and anything may have changed.
 */
export type News =
  | { readonly kind: 'table'; readonly table: TableId; readonly server: string }
  | { readonly kind: 'person'; readonly user: UserId }
  | { readonly kind: 'missed' }

/** A process that holds a lease, as an operator finds it again. */
export interface Holder {
  /** Its own from start to end, and nobody else's. */
  readonly id: string
  readonly host: string
  readonly pid: number
}

/** Something that one process at a time may have, until its time is up or it is renewed. */
export interface Lease {
  readonly name: string
  readonly holder: Holder
  /** Milliseconds until its time is up, by the clock of the database. */
  readonly left: number
}

/** How far a table has been shown, and what its players have noted for themselves. */
export interface Projection {
  readonly shown: readonly Omit<Shown, 'table'>[]
  readonly notes: ReadonlyMap<UserId, string>
}

/** Which tables of a server are wanted, by whoever looks at them from `here`, one of its rooms. */
export interface Listed extends Pick<Wanted, 'statuses' | 'archived' | 'limit'> {
  readonly server: string
  readonly here: string
}

/**
 * Where tables are kept. What `commit`, `createTable`, guesses and the private notes have written outlives the process and a
 * power cut once the promise is kept; what has been shown outlives the process, and can be worked out again. Writing to
 * a table that does not exist rejects. Reading what is damaged rejects with `Damaged`, but lists leave out what is damaged, a
 * line of a chronicle that cannot be read is `unreadable`, and a damaged position is passed over for an earlier one.
 */
export interface Store {
  /** Rejects with `RoomTaken` if an open table stands in its room. */
  createTable(table: NewTable): Promise<TableRecord>
  table(id: TableId): Promise<TableRecord | undefined>
  /** The revision of a table, read anew: what is known of the table holds as long as it stays. `undefined` if there is none. */
  revision(id: TableId): Promise<number | undefined>
  /** The table that is open (lobby or playing) in a room, if there is one. Rejects with `RoomDamaged` if it cannot be read. */
  openTableIn(server: string, room: string): Promise<TableRecord | undefined>
  tablesOf(wanted: Wanted): Promise<readonly TableRecord[]>
  /**
   * The same with those that are damaged in their places, whatever is damaged of them: a table whose status cannot be read is
   * among those of its server, one whose server cannot be read among those seen from its room.
   */
  tablesListed(wanted: Listed): Promise<readonly (TableRecord | DamagedTable)[]>
  /** How many those are. */
  tablesListedCount(wanted: Listed): Promise<number>
  /** A damaged table by what it is asked for by; `undefined` if there is none, or it is not damaged. */
  damagedTable(id: TableId): Promise<DamagedTable | undefined>
  /** Ends a table that no step can end, frees its room and puts it into the archive as it is: no list shows it any more. */
  endDamaged(id: TableId, at: number): Promise<void>
  /** How many tables meet what is wanted. */
  tablesCount(wanted: Wanted): Promise<number>
  /** Tables after an id, in the order of ids, at most `limit`, that have something left to do; of some shards alone, if it is said. */
  unfinished(after: TableId, limit: number, of?: Shards): Promise<readonly Unfinished[]>
  /**
   * What is needed to go on with a game, from the last position on its log, or the last before a line; `undefined` if it has
   * not been started. Rejects with `Damaged` if no position can be read.
   */
  kept(id: TableId, before?: number): Promise<Kept | undefined>
  /** The same as the log stood when it ended at a line. */
  keptAt(id: TableId, seq: number): Promise<Kept | undefined>
  /** The log after a line, all of it unless it is said. */
  entries(id: TableId, after?: number): Promise<readonly (LoggedEntry & { readonly at: number })[]>
  /** The log with its links after a line, at most `limit`: read anew from where it is kept, whatever is known already. */
  linkedEntries(id: TableId, after: number, limit: number): Promise<readonly LinkedEntry[]>
  /** The link of the last line of the chronicle, which covers the log too; `null` while there is none. */
  lastLineLink(id: TableId): Promise<Link | null>
  /** The last line of the log; 0 while there is none. */
  lastSeq(id: TableId): Promise<number>
  /**
   * The positions that are kept, oldest first; which are, the store decides, but the first and the last on the log always, and
   * of each branch that was left the last.
   */
  positions(id: TableId): Promise<readonly Position[]>
  /**
   * Writes one step. Rejects with `SequenceTaken` if the table has gone on in the meantime, `RoomTaken` if the new room is.
   * Once a game is over, what is kept of it is reduced to its log, its chronicle and its first and last positions.
   */
  commit(step: Commit): Promise<void>
  /** Writes a table that comes from elsewhere, whole or not at all. Rejects with `TableExists`, `RoomTaken`. */
  importTable(whole: WholeTable): Promise<TableRecord>
  /**
   * Puts a table that has ended into the archive: of its positions the first and the last two stay. Nothing is to be shown
   * for that. Rejects with `SequenceTaken` if the table has gone on since the revision, or has not ended.
   */
  archive(id: TableId, revision: number, at: number): Promise<void>
  /** Tables that have ended, are not in the archive and have not changed since then, at most `limit`. */
  archivable(before: number, limit: number): Promise<readonly TableId[]>
  /** The moments of a table that have names, oldest first. */
  bookmarks(id: TableId): Promise<readonly Bookmark[]>
  addBookmark(id: TableId, bookmark: Omit<Bookmark, 'number'>): Promise<Bookmark>
  removeBookmark(id: TableId, number: number): Promise<void>
  /** All that was whispered at a table, oldest first. */
  whispers(id: TableId): Promise<readonly Whisper[]>
  /** The last `limit` whispers that were for somebody or by them, oldest first. */
  whispersWith(id: TableId, user: UserId, limit: number): Promise<readonly Whisper[]>
  /** The number of the last whisper; 0 while there is none. */
  lastWhisper(id: TableId): Promise<number>
  /** Lines of the chronicle after a line, at most `limit`, oldest first. */
  chronicle(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]>
  /** The same with their links: read again from where they are kept, whatever is known already. */
  linkedLines(id: TableId, after: number, limit: number): Promise<readonly LinkedLine[]>
  /** The last `limit` lines of the chronicle, oldest first. */
  chronicleEnd(id: TableId, limit: number): Promise<readonly ChronicleLine[]>
  /** What a seat, or somebody without one, may read of the chronicle: at most `limit` lines after the first `skip`. */
  linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]>
  /** How many lines of the chronicle, up to line `upTo`, a seat or a spectator (`null`) may read. */
  linesForCount(id: TableId, viewer: Seat | null, upTo?: number): Promise<number>
  /**
   * The last `limit` lines of the chronicle that a seat was told and not everybody, oldest first: without those of what the log
   * has left by going back openly, which is not so any more.
   */
  linesToldTo(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]>
  /** The same for several seats, in their order. */
  linesToldToEach(id: TableId, seats: readonly Seat[], limit: number): Promise<readonly (readonly ChronicleLine[])[]>
  /** Lines that some were told and not everybody, after a line, at most `limit`, oldest first. */
  linesToldApart(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]>
  /** What was guessed at a table, the first guess first; whoever has taken a seat since has lost theirs. */
  guesses(id: TableId): Promise<readonly Guess[]>
  /** Keeps a guess in place of the one that its user had. */
  setGuess(id: TableId, guess: Guess): Promise<void>
  /** The last `limit` lines of the chronicle that a line of the log and those before it have led to, oldest first. */
  linesUntil(id: TableId, seq: number, limit: number): Promise<readonly ChronicleLine[]>
  /** The stretches of the log that have not been left by going back openly; what was only taken back freely lies on them. */
  standingLines(id: TableId): Promise<readonly Stretch[]>
  /** A player's own note at a table; empty if there is none. */
  privateNote(id: TableId, user: UserId): Promise<string>
  setPrivateNote(id: TableId, user: UserId, text: string): Promise<void>
  /** What people have chosen for all their tables; whoever has chosen nothing is left out. */
  people(users: readonly UserId[]): Promise<ReadonlyMap<UserId, Person>>
  /**
   * Changes what somebody has chosen, from how it stands then, whoever else changes it at the same time; `null` leaves it. How it
   * stands afterwards. The change may be worked out more than once.
   */
  changePerson(user: UserId, change: (before: Person) => Person | null): Promise<Person>
  /** Finished games of a title, for each of the users; `null` (a computer) has none. */
  finishedGames(game: string, users: readonly (UserId | null)[]): Promise<readonly number[]>
  saveFault(fault: FaultRecord): Promise<void>
  faults(table: TableId): Promise<readonly FaultRecord[]>
  shown(table: TableId, kind: string, target?: string): Promise<unknown>
  /** Everything that has been shown of a table, and its players' own notes, in one read. */
  projection(table: TableId): Promise<Projection>
  setShown(shown: Shown): Promise<void>
  forgetShown(table: TableId, kind: string, target?: string): Promise<void>
  /** A table has been shown as it stood at a revision: until it goes further it is not to be shown. */
  setShownUpTo(table: TableId, revision: number): Promise<void>
  /** Keeps what a finished game has left, in place of what was kept of it; its number stays. */
  saveSummary(summary: NewSummary): Promise<void>
  /** What a finished game has left; `undefined` if that has not been worked out. */
  summary(table: TableId): Promise<Summary | undefined>
  /** What finished games have left, after a number, in the order of their numbers, at most `limit`. */
  summaries(wanted: SummariesWanted, after: number, limit: number): Promise<readonly Summary[]>
  /** Tables of a game that are over, after an id, in the order of ids, at most `limit`, of which nothing of this version is kept. */
  unsummarised(game: string, version: number, after: TableId, limit: number): Promise<readonly TableId[]>
  /** The number of the last summary; 0 while there is none. */
  lastSummary(): Promise<number>
  /** Where a server has its finished games told; `undefined` if nowhere. */
  saga(server: string): Promise<Saga | undefined>
  /** `null`: nowhere any more. */
  setSaga(server: string, saga: Saga | null): Promise<void>
  /** The servers that have their finished games told. */
  sagaServers(): Promise<readonly string[]>
  /** Something the bot has to remember that belongs to no table; `undefined` if it does not. */
  memo(name: string): Promise<string | undefined>
  setMemo(name: string, text: string): Promise<void>
  /** The leases whose time is not up. */
  leases(): Promise<readonly Lease[]>
  /**
   * Takes a lease for so many milliseconds by the clock of the database: if nobody has it, its time is up, it is the holder's own, or
   * the process of the id `instead` has it, which is known to be gone. `null` if it was taken, else the lease that is in the way.
   */
  takeLease(name: string, holder: Holder, ms: number, instead?: string): Promise<Lease | null>
  /** Renews all leases of a holder that nobody else has taken meanwhile: their names. */
  keepLeases(holder: string, ms: number): Promise<readonly string[]>
  /** Gives a lease back, if the holder has it. */
  giveLease(name: string, holder: string): Promise<void>
  /** Tells other processes on the database that a table of a server is to be looked at. */
  tell(table: TableId, server: string): Promise<void>
  /**
   * Hears what other processes on the database have done, within moments. What was written by one that died in that moment may never be
   * heard of. SQLite never tells: there `revision` says it to whoever looks. Resolves, once it hears, to what ends it.
   */
  onChange(heard: (news: News) => void): Promise<() => Promise<void>>
  /** Does a small piece of what the store does for itself, such as giving space back. Whether there is more to do. */
  tidy(): Promise<boolean>
  close(): Promise<void>
}
