import type { Canvas } from 'canvas'
import type { Asked, Seat } from '../../engine/index.ts'

/** `card`: what surrounds the acting character, for the table card. `full`: the whole board, for `/map`. */
export type Size = 'card' | 'full'

/**
 * For which screen. `wide`: a desktop. `narrow`: a phone, where no letter is under 11 CSS pixels in a window of 390: closer,
 * and without the overview.
 */
export const FRAMINGS = ['wide', 'narrow'] as const
export type Framing = (typeof FRAMINGS)[number]

/** The nine parts of a board, row by row from the north-west. */
export const PARTS = ['nw', 'n', 'ne', 'w', 'middle', 'e', 'sw', 's', 'se'] as const
export type Part = (typeof PARTS)[number]
/** What a map shows: all of the board, all of it in a large file to look into, what surrounds one's own piece, or a part. */
export const EXTRACTS = ['whole', 'large', 'own', ...PARTS] as const
export type Extract = (typeof EXTRACTS)[number]

export interface Request {
  /** What is asked, as the viewer may know it. Places that may be chosen bear their numbers. */
  readonly asked: readonly Asked[]
  /** Who looks; `null` is everybody. */
  readonly viewer: Seat | null
  readonly size: Size
  readonly framing: Framing
  /** Of a map, what it shows; all of the board unless told. */
  readonly extract?: Extract
  /** Of a card where nothing may be chosen: whose piece it looks at; that of whoever acts unless told. */
  readonly focus?: Seat
  /** What the seats are called, in their order. */
  readonly names: readonly string[]
}

/** Draws a game from a view of it. The same view and request always give the same picture. */
export type Painter<V> = (view: V, request: Request) => Canvas
