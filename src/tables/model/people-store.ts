import type { Guess } from './events.ts'
import type { Person } from './people.ts'
import type { TableId, UserId } from './record.ts'
import type { Whisper } from './whisper.ts'

// Storage of everything that people leave beside the games, and of what the bot has shown them.

/** A named point of a game. */
export interface Bookmark {
  readonly number: number
  readonly name: string
  /**
   * The entry of the log that it follows; every seat knows of that entry. The number also counts secret entries: never
   * show it.
   */
  readonly seq: number
  /** The turn as everyone counts it. */
  readonly turn: number
  readonly by: UserId
  readonly at: number
}

/** Bookmarks, guesses and whispers of a table. A step writes its whisper; see `Commit`. */
export interface MarkStore {
  /** Oldest first. */
  bookmarks(id: TableId): Promise<readonly Bookmark[]>
  addBookmark(id: TableId, bookmark: Omit<Bookmark, 'number'>): Promise<Bookmark>
  removeBookmark(id: TableId, number: number): Promise<void>
  /** The earliest first. A spectator who takes a seat loses their guess. */
  guesses(id: TableId): Promise<readonly Guess[]>
  /** Replaces the user's earlier guess. */
  setGuess(id: TableId, guess: Guess): Promise<void>
  /** Oldest first. */
  whispers(id: TableId): Promise<readonly Whisper[]>
  /** The last `limit` whispers to or from a user, oldest first. */
  whispersWith(id: TableId, user: UserId, limit: number): Promise<readonly Whisper[]>
  /** The number of the last whisper; 0 if there is none. */
  lastWhisper(id: TableId): Promise<number>
}

/** The data needed to reproduce a fault in the rules. */
export interface FaultRecord {
  readonly id: string
  readonly table: TableId
  readonly at: number
  readonly error: string
  readonly details: unknown
}

export interface NoteStore {
  /** A player's own note at a table; empty if there is none. */
  privateNote(id: TableId, user: UserId): Promise<string>
  setPrivateNote(id: TableId, user: UserId, text: string): Promise<void>
  faults(table: TableId): Promise<readonly FaultRecord[]>
  saveFault(fault: FaultRecord): Promise<void>
  /** A fact about the bot that belongs to no table; `undefined` if it was never set. */
  memo(name: string): Promise<string | undefined>
  setMemo(name: string, text: string): Promise<void>
  /** Sets a fact if it is still as it was read, and returns whether it was. Another process may have set it since. */
  swapMemo(name: string, before: string | undefined, text: string): Promise<boolean>
}

/** The part of the notes that is about the bot. */
export type Memos = Pick<NoteStore, 'memo' | 'setMemo'>

/** People's own settings for all their tables. */
export interface PeopleStore {
  /** Leaves out users without settings. */
  find(users: readonly UserId[]): Promise<ReadonlyMap<UserId, Person>>
  /**
   * Changes a person's settings atomically and returns the result. `change` computes the new settings from the current
   * ones, or returns `null` to leave them; the store may call it more than once.
   */
  change(user: UserId, change: (before: Person) => Person | null): Promise<Person>
}

/** How far something of a table has been shown in Discord. Store and tables don't look into `data`. */
export interface Shown {
  readonly table: TableId
  /** What is shown: a card, the chronicle, a hand. */
  readonly kind: string
  /** To whom or where; empty if there is one for everyone. */
  readonly target: string
  readonly data: unknown
}

/**
 * The kind that marks a person who is seated at a table only by an imported file; the finished game doesn't count for
 * them.
 */
export const STRANGER = 'stranger'

/** Everything that has been shown of a table, and its players' own notes. */
export interface Projection {
  readonly shown: readonly Omit<Shown, 'table'>[]
  readonly notes: ReadonlyMap<UserId, string>
}

export interface ProjectionStore {
  /** Everything about one table in one read. */
  load(table: TableId): Promise<Projection>
  find(table: TableId, kind: string, target?: string): Promise<unknown>
  set(shown: Shown): Promise<void>
  forget(table: TableId, kind: string, target?: string): Promise<void>
  /** Marks a table as shown up to a revision: until its next step it needs no showing. */
  markShown(table: TableId, revision: number): Promise<void>
}
