import type { Canvas } from 'canvas'
import { SETTLED } from '../scenes/motion.ts'
import type { Frame } from './film-encoder.ts'

/** Scenes that move: once, for less than two seconds, and then they stand as they would have without it. */

/** An animated scene has fewer bytes than this. */
export const MAX_MOVING_BYTES = 300_000
/** From the first on it looks as clean as the still one. */
const QUALITIES = [85, 60, 40, 25] as const
/** The number of frames, and how long each is seen, the still one before them, and the last: in milliseconds. */
const [FRAMES, EVERY_MS, STILL_MS, LAST_MS] = [14, 100, 20, 500] as const

/**
 * Draws a scene at every moment from 0 to 1, at which it is settled, and joins them into an animated WebP that plays
 * once. The settled scene also comes first, so that it is what they see whose clients play nothing.
 */
export async function movingScene(drawAt: (moment: number) => Canvas): Promise<Buffer> {
  const frameAt = (moment: number, delay: number): Frame => {
    return { image: drawAt(moment).toBuffer('image/png', { compressionLevel: 1 }), delay, isKept: true }
  }
  const steps = Array.from({ length: FRAMES - 1 }, (_, at) => frameAt(at / (FRAMES - 1), EVERY_MS))
  const frames = [frameAt(SETTLED, STILL_MS), ...steps, frameAt(SETTLED, LAST_MS)]
  // Loaded when it is needed, because few processes ever do.
  const { encodeFilm } = await import('./film-encoder.ts')
  const moving = await encodeFilm(frames, MAX_MOVING_BYTES, { loop: 'once', qualities: QUALITIES })
  if (!moving) throw new Error(`a moving scene has ${MAX_MOVING_BYTES} bytes or more`)
  return moving.film
}
