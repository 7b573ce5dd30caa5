import type { Link } from '../../engine/index.ts'
import {
  lineLinkAfter,
  type ChronicleLine,
  type Commit,
  type LinkedLine,
  type NewLine,
} from '../../tables/model/store.ts'
import type { Told } from './heads.ts'

/** New lines with their links, and the last link. `log`: the last link of the log. */
export function linkedLines(
  added: readonly ChronicleLine[],
  { told }: Pick<Told, 'told'>,
  log: Link,
): { readonly told: Link; readonly lines: readonly LinkedLine[] } {
  let last = told
  const lines = added.map((one) => {
    last = lineLinkAfter(last, log, one)
    return { ...one, link: last }
  })
  return { told: last, lines }
}

/** What a step has told, as lines of the chronicle after the last one. */
export function linesOfStep({ lines = [], version = 0, at }: Commit, last: number, seq: number): ChronicleLine[] {
  return lines.map((line, index) => ({ ...line, line: last + 1 + index, seq, at, version }))
}

/** The last of some lines that is a fact for all, counted from 0; -1 if none is. */
export function lastHeard(lines: readonly ChronicleLine[] | readonly NewLine[]): number {
  return lines.findLastIndex((line) => line.kind === 'fact' && line.to === 'all')
}
