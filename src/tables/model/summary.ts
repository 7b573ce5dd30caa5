import type { Counts, Seat } from '../../engine/index.ts'

/** The statistics of one seat in a finished game. */
export interface SeatSummary {
  readonly seat: Seat
  /** The player at the end; `null` for a computer player, and for a person known only from an imported file. */
  readonly user: string | null
  readonly name: string
  /** The seat's names in the game, oldest first; empty if it had the player's. */
  readonly roles: readonly string[]
  readonly won: boolean
  /** 1 is first; equal ranks are shared. */
  readonly rank: number
  readonly score: number
  readonly counts: Counts
}

/** The statistics of a finished game. They are derived from its stored data and can be recomputed at any time. */
export interface NewSummary {
  readonly table: string
  readonly server: string
  readonly game: string
  readonly preset: string
  /** In milliseconds since 1970. */
  readonly startedAt: number
  readonly endedAt: number
  /** The number of turns that began. */
  readonly turns: number
  readonly seats: readonly SeatSummary[]
  /** The version of the code that computed it. */
  readonly version: number
  /** The revision of the table at that time. */
  readonly revision: number
  /** The game was imported, and all its people are known only from the file. It counts in no statistics. */
  readonly isElsewhere?: boolean | undefined
  /** How often the only person at the table decided something that otherwise needs another's vote; absent if never. */
  readonly decidedAlone?: number | undefined
}

/** A stored summary. `number`: in the order of first computation; recomputing a summary keeps its number. */
export interface Summary extends NewSummary {
  readonly number: number
}

/** A query for summaries. A game has to meet all given conditions. */
export interface SummariesWanted {
  readonly server?: string
  /** A player who had a seat at the end. */
  readonly user?: string
}

/** The feed of a server's finished games. */
export interface Saga {
  readonly room: string
  /** The moderator who set it up. */
  readonly by: string
  /** Milliseconds since 1970. The feed skips games that ended before. */
  readonly since: number
  /** The number of the last summary that was posted. */
  readonly upTo: number
  /** The delivery error that the bot reported to the moderator; `null` while posts succeed. */
  readonly trouble: string | null
}
