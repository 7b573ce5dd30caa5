import type { Canvas } from 'canvas'
import type { Asked, Seat } from '../../engine/index.ts'

/** `card`: the surroundings of the acting player's piece, for the table card. `full`: the whole board, for `/map`. */
export type Size = 'card' | 'full'

/**
 * The screen that a picture is for. `wide` is a desktop. `narrow` is a phone, where no letter is under 11 CSS pixels in
 * a window of 390: nearer, and without the overview.
 */
export const PICTURE_FRAMINGS = ['wide', 'narrow'] as const
export type PictureFraming = (typeof PICTURE_FRAMINGS)[number]

/** The nine parts of a board, row by row from the north-west. */
export const PARTS = ['nw', 'n', 'ne', 'w', 'middle', 'e', 'sw', 's', 'se'] as const
export type BoardPart = (typeof PARTS)[number]
/** The extract of a map: the whole board, the whole board in a large file, the viewer's surroundings, or a part. */
export const EXTRACTS = ['whole', 'large', 'own', ...PARTS] as const
export type Extract = (typeof EXTRACTS)[number]

export interface PictureRequest {
  /** The open questions as the viewer may know them. Places on offer bear their numbers. */
  readonly asked: readonly Asked[]
  /** The viewer; `null` for the public. */
  readonly viewer: Seat | null
  readonly size: Size
  readonly framing: PictureFraming
  /** For the cover of the game in place of a table: its title. */
  readonly cover?: string
  /** For maps; `whole` by default. */
  readonly extract?: Extract
  /** For cards without places on offer: the seat whose piece the card looks at; by default the acting seat. */
  readonly focus?: Seat
  /** The names of the seats, in their order. */
  readonly names: readonly string[]
  /** The ids of the faces of players who have one of their own, for seats without a character. */
  readonly faces?: readonly (string | null)[] | undefined
}

/** Draws a game from a view. The same view and request always give the same picture. */
export type Painter<V> = (view: V, request: PictureRequest) => Canvas
