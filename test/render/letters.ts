import { readingLetters, type Lettering } from '../../src/render/canvas/lettering.ts'

/** All that is written while something is painted. */
export function writtenIn(paint: () => unknown): readonly Lettering[] {
  const written: Lettering[] = []
  readingLetters((lettering) => written.push(lettering), paint)
  return written
}
