import type { Named } from './people.ts'
import type { OptionValues } from '../../engine/index.ts'
import type { TableView } from './table-view.ts'
import type { InvitationTerms } from './record.ts'
import type {
  Contribution,
  Person,
  RecallingLine,
  Shown,
  TableId,
  TableRecord,
  Timing,
  UserId,
  Whisper,
} from './store.ts'

export { REFUSALS, type Result, type TableRefusal } from './results.ts'
export * from './table-view.ts'

/** The longest private note, in characters. */
export const NOTE_LETTERS = 1000
export { MAX_PLAN_STEPS, MAX_REMARKS, PLAN_LETTERS, REMARK_LETTERS } from './record.ts'
/** The longest bookmark name, in characters. */
export const BOOKMARK_LETTERS = 50
/** The most bookmarks of one table. */
export const MAX_BOOKMARKS = 25
export { MAX_AWAY_DAYS } from './people.ts'
/** The longest seed, in characters. */
export const SEED_LETTERS = 100

/** A change to a person's settings for all their tables. */
export type PersonChange = Partial<
  Pick<
    Person,
    | 'zone'
    | 'quiet'
    | 'learns'
    | 'notice'
    | 'remindEvery'
    | 'whileAway'
    | 'pictures'
    | 'motion'
    | 'records'
    | 'whispers'
    | 'hours'
    | 'headsUp'
    | 'ringGap'
    | 'webhook'
    | 'language'
  >
>

/** The person who makes a request, with their names. */
export interface NamedUser extends Named {
  readonly user: UserId
}

/**
 * The destination of a resumed game. `from`: the server whose permission the caller has checked. The game has to be
 * there still.
 */
export interface ResumeRequest {
  readonly server: string
  readonly room: string
  readonly by?: UserId | undefined
  readonly from?: string | undefined
}

/** The destination of an imported game, which waits there until it is resumed. */
export interface ImportRequest {
  readonly server: string
  readonly room: string
  /** The importer, who becomes the host (default: the host in the file). */
  readonly by?: UserId | undefined
  /** Marks the lines and whispers in the file as already shown. The interface knows how to record that. */
  readonly shown?: (lines: number, whispers: readonly Whisper[]) => readonly Omit<Shown, 'table'>[]
}

/** A request to open a table. */
export interface OpeningRequest {
  /** Chosen and noted beforehand, to find the table if the process dies meanwhile (default: a new one). */
  readonly id?: TableId
  readonly game: string
  /** Default: the server's preset for the game, or else the first preset of the game. */
  readonly preset?: string
  /** Options that differ from the preset. */
  readonly options?: OptionValues
  readonly seed?: string
  readonly timing?: Timing
  /** How the lobby fills and starts by itself (default: it doesn't start by itself). */
  readonly invitation?: InvitationTerms
  /** In which language everybody there reads it (default: that of the server). */
  readonly language?: string | undefined
  readonly server: string
  readonly room: OpeningPlace
  readonly host: NamedUser
}

/** The id of a channel, or makes the channel once nothing else is in the way. */
export type OpeningPlace = string | (() => Promise<string>)

/** The result of an answer: the new lines of the chronicle, and the table after them. */
export interface SubmitResult {
  readonly lines: readonly RecallingLine[]
  readonly view: TableView
}

/** A request for a rematch. `gone`: the players who can't take part any longer. */
export interface RematchRequest {
  readonly by: NamedUser
  readonly gone: ReadonlySet<UserId>
  readonly brought?: Contribution
}

/** The table of a rematch. `isNew`: this request opened it. */
export interface Rematch {
  readonly record: TableRecord
  readonly isNew: boolean
}
