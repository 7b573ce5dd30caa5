import sharp from 'sharp'

/** Encodes frames into an animated picture. */

/** A frame of a film, in any format that sharp reads. */
export interface Frame {
  readonly image: Uint8Array
  /** How long the frame is shown, in milliseconds. */
  readonly delay: number
  /** Whether the frame is dropped only after all others. */
  readonly isKept: boolean
}

/** A film, and the number of its frames. */
export interface EncodedFilm {
  readonly film: Buffer
  readonly frames: number
}

/** How a film plays, and the qualities to try, best first. Letters are readable at all of them. */
interface Manner {
  readonly loop: 'always' | 'once'
  readonly qualities: readonly number[]
}
const FILM: Manner = { loop: 'always', qualities: [60, 40, 25] }
/** A quarter smaller than with no effort, for one and a half times as long. */
const EFFORT = 2

sharp.cache(false)
// One thread: a film must not slow down everything else on the machine.
sharp.concurrency(1)

/**
 * Joins at least two frames of one size into a WebP of fewer than `most` bytes. If the film is too large, it
 * lowers the quality step by step. At the lowest quality it drops every other frame that need not stay, again and
 * again, and in the end every other frame. Returns `null` if two frames are still too large. Rejects if a frame cannot
 * be read.
 */
export async function encodeFilm(
  frames: readonly Frame[],
  most: number,
  { loop, qualities }: Manner = FILM,
): Promise<EncodedFilm | null> {
  for (const quality of qualities) {
    const film = await webpOf(frames, quality, loop)
    if (film.length < most) return { film, frames: frames.length }
  }
  for (let fewer = dropEveryOther(frames); fewer; fewer = dropEveryOther(fewer)) {
    const film = await webpOf(fewer, qualities.at(-1) ?? 0, loop)
    if (film.length < most) return { film, frames: fewer.length }
  }
  return null
}

async function webpOf(frames: readonly Frame[], quality: number, loop: Manner['loop']): Promise<Buffer> {
  const images = frames.map(({ image }) => image)
  const delay = frames.map((one) => one.delay)
  return await sharp(images, { join: { animated: true } })
    .webp({ quality, effort: EFFORT, delay, loop: loop === 'once' ? 1 : 0 })
    .toBuffer()
}

/**
 * Drops every other frame that may go. The last frame stays, and the frame before a dropped one is shown longer.
 * Returns `null` if only two frames are left.
 */
function dropEveryOther(frames: readonly Frame[]): readonly Frame[] | null {
  if (frames.length <= 2) return null
  const mayGo = frames.slice(1, -1).filter(({ isKept }) => !isKept)
  const goes = new Set((mayGo.length > 0 ? mayGo : frames.slice(1, -1)).filter((_, at) => at % 2 === 0))
  const left: Frame[] = []
  for (const frame of frames) {
    const before = left.at(-1)
    if (goes.has(frame) && before) left[left.length - 1] = { ...before, delay: before.delay + frame.delay }
    else left.push(frame)
  }
  return left
}
