import type { Passage } from '../engine/index.ts'

/** A passage under a heading; none if it would be empty. */
export function passage(heading: string, lines: readonly string[]): Passage[] {
  return lines.length === 0 ? [] : [{ heading, lines }]
}
