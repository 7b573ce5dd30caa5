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

/** A game as a file: what it was saved from, its snapshots and its log. Replaying needs nothing else. */
export interface SavedGame {
  readonly game: string
  readonly snapshots: readonly Snapshot[]
  /** The log; of a table's, each line bears its link of the chain. */
  readonly entries: readonly (Entry & Linked)[]
  /** What the game was created from, without its seed; absent if that is not known. */
  readonly setup?: SavedSetup | undefined
  /** What binds its dice; absent if it was not a table's. */
  readonly seal?: SavedSeal | undefined
  /** All that was told, to whom, and what happened to the table; absent if it was not a table's. */
  readonly chronicle?: readonly SavedLine[] | undefined
  /** What comes next and cannot be carried out: how a fault is had again. */
  readonly answer?: Answer | undefined
  /** For whoever reads the file; not needed to replay it. */
  readonly about?: unknown
}

export type SavedSetup = Omit<Setup, 'seed'>

/** A seal as it is saved: opened once the game is over. */
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

/** All that is kept of a table but players' own notes, secrets and people included: what another house needs to go on with it. */
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
  | 'createdAt'
  | 'changedAt'
> & {
  readonly id: TableId
  readonly bookmarks: readonly Bookmark[]
  readonly guesses: readonly Guess[]
}

/** A line of the chronicle as it is saved. */
export type SavedLine = Pick<ChronicleLine, 'line' | 'seq' | 'version'> &
  Linked &
  (
    | Omit<ChronicleLine & { readonly kind: 'fact' }, 'line' | 'seq' | 'version' | 'at'>
    | { readonly kind: 'event'; readonly event: { readonly kind: string }; readonly to?: Audience | undefined }
  )

/** Bears its link of the chain, if it is a table's. */
interface Linked {
  readonly link?: Link | undefined
}
