import type { Canvas } from 'canvas'
import type { Asked, Seat } from '../engine/index.ts'

/** `card`: what surrounds the acting character, for the table card. `full`: the whole board, for `/map`. */
export type Size = 'card' | 'full'

/**
 * For which screen. `wide`: a desktop. `narrow`: a phone, where no letter is under 11 CSS pixels in a window of 390: closer,
 * and without the overview.
 */
export const FRAMINGS = ['wide', 'narrow'] as const
export type Framing = (typeof FRAMINGS)[number]

export interface Request {
  /** What is asked, as the viewer may know it. Places that may be chosen bear their numbers. */
  readonly asked: readonly Asked[]
  /** Who looks; `null` is everybody. */
  readonly viewer: Seat | null
  readonly size: Size
  readonly framing: Framing
  /** What the seats are called, in their order. */
  readonly names: readonly string[]
}

/** Draws a game from a view of it. The same view and request always give the same picture. */
export type Painter<V> = (view: V, request: Request) => Canvas
