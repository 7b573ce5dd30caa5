import { effectiveEntries } from '../../engine/index.ts'
import { isKnownToAll, type CountedLine } from './running-table.ts'
import type { LoggedEntry, SeatAnswers } from '../model/store.ts'

/** The effect of moving from the end of a log to one of its entries. */
export interface Rollback {
  /**
   * The log entry at which the game then stands. Like every entry here it includes secret answers, so never show it.
   */
  readonly to: number
  /** The effective entries that would be undone. */
  readonly undone: readonly CountedLine[]
  /** The number of public answers among them, in total and per seat. */
  readonly undoes: number
  readonly whose: readonly SeatAnswers[]
  /** The last common entry; equal to `to`, unless that lies on an abandoned branch. */
  readonly fork: number
  /** Whether `to` lies on an abandoned branch, where the game continues differently. */
  readonly isElsewhere: boolean
  /**
   * Whether a die fell or something was shown on the way, to everybody or to one seat: the same luck must not recur.
   */
  readonly isSealed: boolean
  /** The same, as far as everybody knows. */
  readonly renews: boolean
}

/** Computes the rollback from the end of a log to one of its entries. */
export function rollbackTo(entries: readonly LoggedEntry[], line: number): Rollback {
  const now = effectiveEntries(entries)
  const then = effectiveEntries(entries.filter(({ seq }) => seq <= line))
  const to = then.at(-1)?.seq ?? 0
  const [stands, stood] = [seqsOf(now), seqsOf(then)]
  const undone = now.filter(({ seq }) => !stood.has(seq))
  const isElsewhere = !stands.has(to)
  const answers = undone.flatMap((one) => (one.kind === 'answer' && isKnownToAll(one) ? [one.answer.seat] : []))
  return {
    to,
    undone,
    undoes: answers.length,
    whose: [...new Set(answers)]
      .sort((a, b) => a - b)
      .map((seat) => ({ seat, answers: answers.filter((one) => one === seat).length })),
    fork: then.findLast(({ seq }) => stands.has(seq))?.seq ?? 0,
    isElsewhere,
    isSealed: isElsewhere || undone.some((one) => one.kind === 'rewind' || one.sealed),
    renews: isElsewhere || undone.some((one) => (one.kind === 'rewind' ? !one.keeps : one.sealed && isKnownToAll(one))),
  }
}

function seqsOf(lines: readonly CountedLine[]): ReadonlySet<number> {
  return new Set([0, ...lines.map(({ seq }) => seq)])
}

/**
 * The last entry up to `line` that everybody knows of; 0 if none. Secret answers after it must not affect whether a log
 * point is offered.
 */
export function lastKnown(entries: readonly LoggedEntry[], line: number): number {
  return effectiveEntries(entries.filter(({ seq }) => seq <= line)).findLast(isKnownToAll)?.seq ?? 0
}
