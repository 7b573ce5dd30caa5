import { hash } from 'node:crypto'
import { linkAfter, type Link } from '../../engine/index.ts'
import {
  lineLinkAfter,
  SequenceTaken,
  type ChronicleLine,
  type Commit,
  type LinkedLine,
  type WholeTable,
} from '../../tables/model/store.ts'
import type { ChronicleHead, Head, LogHead } from './heads.ts'

/** The rows that a step adds to the log and the chronicle, and the head of its table afterwards. */
interface PlannedStep {
  readonly entries: WholeTable['entries']
  readonly lines: readonly LinkedLine[]
  readonly head: Head
}

/** Works out what a step writes if the table has this head. Throws `SequenceTaken` if the step doesn't follow it. */
export function planStep(step: Commit, before: Head | undefined): PlannedStep {
  const { table, after, entries: added = [], lines: emitted = [], due, quiet = false, at } = step
  if (!before) throw new Error(`there is no table ${table}`)
  if (before.revision !== after) throw lateStep(step)
  const wrong = added.find(({ seq }, index) => seq !== before.seq + 1 + index)
  if (wrong) throw new SequenceTaken(`table ${table} is at line ${before.seq}: line ${wrong.seq} does not follow`)
  const entries = linkedEntries(step, before)
  const { seq, link } = entries.at(-1) ?? before
  const lines = linkedLines(linesOf(step, before.line, seq), before, link)
  const heard = emitted.findLastIndex((line) => line.kind === 'fact' && line.to === 'all')
  const head: Head = {
    revision: after + 1,
    changedAt: quiet ? before.changedAt : at,
    dueAt: due === undefined ? before.dueAt : due,
    seq,
    link,
    line: before.line + lines.length,
    lineLink: lines.at(-1)?.link ?? before.lineLink,
    heard: heard === -1 ? before.heard : before.line + 1 + heard,
  }
  return { entries, lines, head }
}

/** The error for a step that another one has overtaken. */
export function lateStep({ table, after }: Commit): SequenceTaken {
  return new SequenceTaken(`table ${table} is not at revision ${after}: no step can follow that`)
}

/** The last line of an imported chronicle that is a fact for everyone; 0 if there is none. */
export function lastHeardLine(lines: readonly ChronicleLine[]): number {
  return lines.findLast((line) => line.kind === 'fact' && line.to === 'all')?.line ?? 0
}

/** Node's own SHA-256: many times as fast as the engine's, which runs anywhere. */
function sha256(text: string): string {
  return hash('sha256', text)
}

function linkedEntries({ entries = [], at }: Commit, { link }: LogHead): WholeTable['entries'] {
  let last = link
  return entries.map((entry) => {
    last = linkAfter(last, entry, sha256)
    return { ...entry, link: last, at }
  })
}

/** The lines of a step, numbered after the last one. */
function linesOf({ lines = [], version = 0, at }: Commit, last: number, seq: number): ChronicleLine[] {
  return lines.map((line, index) => ({ ...line, line: last + 1 + index, seq, at, version }))
}

function linkedLines(added: readonly ChronicleLine[], { lineLink }: ChronicleHead, log: Link): readonly LinkedLine[] {
  let last = lineLink
  return added.map((one) => {
    last = lineLinkAfter(last, log, one)
    return { ...one, link: last }
  })
}
