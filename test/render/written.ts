import { recordLetters, type Lettering } from '../../src/render/canvas/lettering.ts'

/** All that is written while something is painted. */
export function writtenIn(paint: () => unknown): readonly Lettering[] {
  const written: Lettering[] = []
  recordLetters((lettering) => written.push(lettering), paint)
  return written
}
