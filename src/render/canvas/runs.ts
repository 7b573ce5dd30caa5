/**
 * Opaque pixels as runs of one colour: painted boards take a quarter of their bytes, and a part of them is read without
 * the rest. A run is a number of 32 bits, with the colour in the lower 24 and its length less one in the upper 8.
 */

const [LENGTH_AT, MOST_PIXELS] = [24, 256]
const COLOUR = 0xffffff
const OPAQUE = 0xff000000

/** Rows of pixels as runs. No run goes on in the next row. */
export interface Runs {
  readonly runs: Int32Array
  /** The number of runs in each row. */
  readonly counts: readonly number[]
}

/** Encodes whole rows of opaque RGBA pixels. */
export function toRuns(pixels: Int32Array, width: number): Runs {
  const runs = new Int32Array(pixels.length)
  const counts: number[] = []
  let at = 0
  for (let row = 0; row < pixels.length; row += width) {
    const before = at
    for (let x = row; x < row + width;) {
      const end = Math.min(row + width, x + MOST_PIXELS)
      const [pixel = 0, from] = [pixels[x], x]
      while (x < end && pixels[x] === pixel) x += 1
      runs[at++] = (pixel & COLOUR) | ((x - from - 1) << LENGTH_AT)
    }
    counts.push(at - before)
  }
  return { runs: runs.subarray(0, at), counts }
}

/** Decodes a part of a row, whose runs begin at `first`: from the pixel `skipped` on, until `pixels` is full. */
export function fillFromRuns(pixels: Int32Array, runs: Int32Array, first: number, skipped: number): void {
  let at = first
  let left = skipped
  while (lengthOf(runs[at]) <= left) left -= lengthOf(runs[at++])
  const width = pixels.length
  let end = -left
  for (let x = 0; x < width;) {
    const run = runs[at++] ?? 0
    end += lengthOf(run)
    const [until, colour] = [end < width ? end : width, run | OPAQUE]
    do pixels[x++] = colour
    while (x < until)
  }
}

function lengthOf(run = 0): number {
  return (run >>> LENGTH_AT) + 1
}
