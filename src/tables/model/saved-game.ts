import type { Answer, Audience, Entry, Link, Setup, Snapshot } from '../../engine/index.ts'
import type {
  Bookmark,
  ChronicleLine,
  Contribution,
  Guess,
  LinkedLine,
  TurnSnapshot,
  TableId,
  TableRecord,
  Whisper,
  WholeTable,
} from './store.ts'

/** A game as a file: its setup, snapshots and log. A replay needs nothing else. */
export interface SavedGame {
  readonly game: string
  readonly snapshots: readonly Snapshot[]
  /** The log. In a game of a table, each entry has its link of the chain. */
  readonly entries: readonly (Entry & Linked)[]
  /** The data that the game was created from, without its seed; absent if unknown. */
  readonly setup?: SavedSetup | undefined
  /** The commitment to its dice; absent unless the game was a table's. */
  readonly seal?: SavedSeal | undefined
  /** The chronicle of the table, with the audience of each line; absent unless the game was a table's. */
  readonly chronicle?: readonly SavedLine[] | undefined
  /** The next answer, which the rules failed at. It reproduces a fault. */
  readonly answer?: Answer | undefined
  /** Information for human readers. A replay doesn't need it. */
  readonly about?: unknown
}

export type SavedSetup = Omit<Setup, 'seed'>

/** A seal in a file. Its secret is revealed once the game is over. */
export type SavedSeal =
  | {
      readonly kind: 'sealed'
      readonly commitment: string
      readonly brought: readonly Contribution[]
      /** `null` while the game is not over. */
      readonly secret: string | null
      readonly seed: string | null
    }
  | { readonly kind: 'typed'; readonly seed: string | null }

/**
 * All stored data of a table except the players' private notes. It includes secrets and people, so another bot can
 * continue the game.
 */
export interface ExportedGame extends SavedGame {
  readonly snapshots: readonly TurnSnapshot[]
  readonly entries: WholeTable['entries']
  readonly chronicle: readonly LinkedLine[]
  readonly whispers: readonly Whisper[]
  readonly table: ExportedTable
}

export type ExportedTable = Pick<
  TableRecord,
  | 'host'
  | 'seed'
  | 'preset'
  | 'options'
  | 'experience'
  | 'hostSeat'
  | 'seats'
  | 'timing'
  | 'pause'
  | 'called'
  | 'pictures'
  | 'whispering'
  | 'hushed'
  | 'level'
  | 'teaching'
  | 'language'
  | 'createdAt'
  | 'changedAt'
> & {
  readonly id: TableId
  readonly bookmarks: readonly Bookmark[]
  readonly guesses: readonly Guess[]
}

/** A line of the chronicle in a file. */
export type SavedLine = Pick<ChronicleLine, 'line' | 'seq' | 'version'> &
  Linked &
  (
    | Omit<ChronicleLine & { readonly kind: 'fact' }, 'line' | 'seq' | 'version' | 'at'>
    | { readonly kind: 'event'; readonly event: { readonly kind: string }; readonly to?: Audience | undefined }
  )

/** Has a link of the chain, if it belongs to a table. */
interface Linked {
  readonly link?: Link | undefined
}
