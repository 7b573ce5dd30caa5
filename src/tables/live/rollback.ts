import { effectiveEntries } from '../../engine/index.ts'
import { isKnownToAll, type CountedLine } from './running-table.ts'
import type { LoggedEntry, SeatAnswers } from '../model/store.ts'

/** What going from where a log stands to another of its lines does. */
export interface Way {
  /** The line of the log after which the game stands then. Counts what was done in secret, as all lines here: never to be shown. */
  readonly to: number
  /** The lines that count now and would not any more. */
  readonly undone: readonly CountedLine[]
  /** How many answers among them all know of, and how many of them are whose. */
  readonly undoes: number
  readonly whose: readonly SeatAnswers[]
  /** The last line that both have in common; `to`, unless that lies on a branch that was left. */
  readonly fork: number
  /** Whether it leads to a branch that was left, where the game goes on otherwise than before. */
  readonly isElsewhere: boolean
  /** Whether something was seen that must not come up again: a die fell or something was shown, to all or to somebody alone. */
  readonly isSealed: boolean
  /** The same as far as all know of it. */
  readonly renews: boolean
}

/** The way from the end of a log to a line of it. */
export function wayTo(entries: readonly LoggedEntry[], line: number): Way {
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
 * The last line on the way to another that all know of; 0 if there is none. What was done in secret after it must not show in
 * whether a moment is there.
 */
export function lastKnown(entries: readonly LoggedEntry[], line: number): number {
  return effectiveEntries(entries.filter(({ seq }) => seq <= line)).findLast(isKnownToAll)?.seq ?? 0
}
