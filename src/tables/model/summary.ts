import type { Counts, Seat } from '../../engine/index.ts'

/** What a finished game leaves of a seat. */
export interface SeatSummary {
  readonly seat: Seat
  /** Who had it at the end; `null` for a computer player, and for somebody whom a file alone has seated. */
  readonly user: string | null
  readonly name: string
  /** What it was called in the game, one after another; none if as its player. */
  readonly roles: readonly string[]
  readonly won: boolean
  /** 1 is first; equal ranks are shared. */
  readonly rank: number
  readonly score: number
  readonly counts: Counts
}

/** What a finished game leaves: worked out from what is stored of it, and worked out anew at any time. */
export interface NewSummary {
  readonly table: string
  readonly server: string
  readonly game: string
  readonly preset: string
  /** In milliseconds since 1970. */
  readonly startedAt: number
  readonly endedAt: number
  /** How many turns began. */
  readonly turns: number
  readonly seats: readonly SeatSummary[]
  /** Of what worked it out. */
  readonly version: number
  /** Of the table then. */
  readonly revision: number
  /** It came from a file, and nobody here has played on in it: it counts for nobody. */
  readonly isElsewhere?: boolean | undefined
  /** How often the only person at the table decided alone what otherwise takes another's agreement; absent if never. */
  readonly decidedAlone?: number | undefined
}

/** A summary that is kept. `number`: in the order in which they were worked out first; it stays when that is done anew. */
export interface Summary extends NewSummary {
  readonly number: number
}

/** Of which finished games: those that meet all that is given. */
export interface SummariesWanted {
  readonly server?: string
  /** Somebody who had a seat at the end. */
  readonly user?: string
}

/** Where a server has its finished games told. */
export interface Saga {
  readonly room: string
  /** Who wanted it. */
  readonly by: string
  /** Games that ended before are not told, in milliseconds since 1970. */
  readonly since: number
  /** The number of the last summary that was told. */
  readonly upTo: number
  /** What keeps it from being told, once whoever wanted it knows; `null` while nothing does. */
  readonly trouble: string | null
}
