import sharp from 'sharp'

/** Films: many pictures as one that moves. */

/** A picture of a film, in any format that can be read, and how long it is seen. */
export interface Frame {
  readonly image: Uint8Array
  /** In milliseconds. */
  readonly delay: number
  /** It is left out last of all. */
  readonly isKept: boolean
}

/** A film, and of how many pictures it is. */
export interface EncodedFilm {
  readonly film: Buffer
  readonly frames: number
}

/** How good pictures are, best first: letters can be read well at the least. */
const QUALITIES = [60, 40, 25] as const
/** A fourth smaller than without any effort, for half as much time again. */
const EFFORT = 2

sharp.cache(false)
// Whoever waits for a film waits for everybody else too.
sharp.concurrency(1)

/**
 * Joins two pictures or more, all of one size, into a WebP of fewer than so many bytes that begins anew at its end. Where it has
 * too many it is made anew with a lower quality each time, and at the lowest with ever fewer pictures: every other one that need
 * not be kept, when there are none of these every other one. `null` if two pictures are too big. Rejects if they cannot be read.
 */
export async function encodeFilm(frames: readonly Frame[], most: number): Promise<EncodedFilm | null> {
  for (const quality of QUALITIES) {
    const film = await webpOf(frames, quality)
    if (film.length < most) return { film, frames: frames.length }
  }
  for (let fewer = dropEveryOther(frames); fewer; fewer = dropEveryOther(fewer)) {
    const film = await webpOf(fewer, QUALITIES.at(-1) ?? 0)
    if (film.length < most) return { film, frames: fewer.length }
  }
  return null
}

async function webpOf(frames: readonly Frame[], quality: number): Promise<Buffer> {
  const images = frames.map(({ image }) => image)
  const delay = frames.map((one) => one.delay)
  return await sharp(images, { join: { animated: true } })
    .webp({ quality, effort: EFFORT, delay, loop: 0 })
    .toBuffer()
}

/** Without every other picture that may go; the last stays, and what was seen before is seen longer. `null` if there are but two. */
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
