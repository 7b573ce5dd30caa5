import type { Seat } from './facts.ts'
import { LEAVE, type Answer } from './run.ts'

/**
 * A line of a game's log. Lines are only ever added, and they make a tree: an answer follows the line before it, a rewind follows
 * line `to` (0 is the beginning), whether that counts at the time or lies on a branch that was left. What counts is the way from
 * the beginning to the last line.
 * A rewind renews the luck with `seed`, past a die. If it `deals`, what no seat knew there is dealt anew from it too: what was
 * shown since foretells nothing. If it `keeps`, as far as all know no die fell and nothing was shown on the way: without a seed
 * the luck is as it was.
 */
export type Entry =
  | {
      readonly kind: 'answer'
      readonly seq: number
      readonly answer: Answer
      readonly sealed: boolean
      /** Nobody else can know that it was given. */
      readonly quiet?: boolean
    }
  | {
      readonly kind: 'rewind'
      readonly seq: number
      readonly to: number
      readonly seed: string | null
      readonly deals?: boolean
      readonly keeps?: boolean
    }

/** A line that counts: an answer, or a rewind that renewed the luck. */
export type EffectiveEntry =
  (Entry & { readonly kind: 'answer' }) | (Entry & { readonly kind: 'rewind'; readonly seed: string })

export type RewindEntry = Entry & { readonly kind: 'rewind' }

/** Whether a rewind goes back: of a log that was damaged one may lead to itself, or on. */
export function goesBack({ seq, to }: Pick<RewindEntry, 'seq' | 'to'>): boolean {
  return to >= 0 && to < seq
}

/** The lines that count: those on the way to the last line that are answers, or rewinds that renew the luck. */
export function effectiveEntries<Line extends Entry>(entries: readonly Line[]): readonly (Line & EffectiveEntry)[] {
  const lines: (Line & EffectiveEntry)[] = []
  for (let at = entries.length - 1; at >= 0;) {
    const entry = entries[at] as Line
    if (isAnswer(entry) || renewsLuck(entry)) lines.push(entry)
    at = entry.kind === 'answer' ? at - 1 : Math.min(lastUpTo(entries, entry.to), at - 1)
  }
  return lines.reverse()
}

/** Where the last of some lines stands that is line `seq` or before it; -1 if none is. */
export function lastUpTo(entries: readonly Entry[], seq: number): number {
  let [low, high] = [-1, entries.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((entries[middle] as Entry).seq <= seq) low = middle
    else high = middle - 1
  }
  return low
}

function isAnswer<Line extends Entry>(entry: Line): entry is Line & AnswerEntry {
  return entry.kind === 'answer'
}

function renewsLuck<Line extends Entry>(entry: Line): entry is Line & EffectiveEntry & { readonly kind: 'rewind' } {
  return entry.kind === 'rewind' && entry.seed !== null
}

/** The positions of the log that count: its beginning, and every line on the way to its last. */
export function effectivePositions(entries: readonly Entry[]): ReadonlySet<number> {
  return new Set([0, ...effectiveEntries(entries).map((line) => line.seq)])
}

/** Lines of a log that follow one another, the first and the last of them. */
export type Stretch = readonly [first: number, last: number]

/** The way to a line as stretches of the log, oldest first, by its rewinds alone; those after the line do not matter. */
export function stretchesTo(rewinds: readonly Pick<RewindEntry, 'seq' | 'to'>[], line: number): readonly Stretch[] {
  const all: Stretch[] = []
  let last = line
  for (let at = rewinds.length - 1; at >= 0; at -= 1) {
    const { seq, to } = rewinds[at] as Pick<RewindEntry, 'seq' | 'to'>
    if (seq > last) continue
    all.push([seq, last])
    last = to
  }
  return [...all, [0, last] as const].reverse()
}

/** Whether a line lies on a way, whose stretches are in the order of their lines. */
export function liesOn(way: readonly Stretch[], line: number): boolean {
  let [low, high] = [0, way.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((way[middle] as Stretch)[0] <= line) low = middle
    else high = middle - 1
  }
  const stretch = way[low]
  return stretch !== undefined && stretch[0] <= line && line <= stretch[1]
}

/** Whether a rewind went back openly: by agreement, by an admin, or because the rules have changed. What it left is kept. */
export function goesBackOpenly(entry: Entry): boolean {
  return entry.kind === 'rewind' && (entry.seed !== null || entry.keeps === true)
}

/** Whether a rewind was decided by people: what it left is a branch that can be taken up again. */
export function leavesBranch(entry: Entry): boolean {
  return entry.kind === 'rewind' && (entry.deals === true || entry.keeps === true)
}

/** An answer that may be taken back, and what was done in secret since by others and is done again after it. */
export interface Undoable {
  readonly last: AnswerEntry
  readonly again: readonly AnswerEntry[]
  /** Where the log stands once it is taken back. */
  readonly to: number
}
export type AnswerEntry = Entry & { readonly kind: 'answer' }

/**
 * What a seat may take back: its own last answer, if it sealed nothing and nobody else has answered since. What others
 * did in secret does not count, else they would give it away; it is done again. Leaving is for good. `lines` are those
 * that count since the position after line `from`, before which nothing could be taken back.
 */
export function undoable(lines: readonly EffectiveEntry[], seat: Seat, from = 0): Undoable | null {
  const at = lastHeard(lines, seat)
  const last = lines[at]
  if (last?.kind !== 'answer' || last.answer.seat !== seat || last.sealed || last.answer.verb === LEAVE) return null
  return { last, again: lines.slice(at + 1).filter((line) => line.kind === 'answer'), to: lines[at - 1]?.seq ?? from }
}

/** Where in the lines that count the last one stands that a seat may know of; -1 if there is none. */
export function lastHeard(lines: readonly EffectiveEntry[], seat: Seat): number {
  return lines.findLastIndex((line) => line.kind !== 'answer' || line.answer.seat === seat || line.quiet !== true)
}
