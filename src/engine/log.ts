import type { Seat } from './facts.ts'
import { LEAVE, type Answer } from './run.ts'

/**
 * An entry of a game's log. The log is append-only, and its entries form a tree: an answer follows the entry before it,
 * and a rewind follows entry `to` (0 is the root), whether `to` is effective at the time or lies on an abandoned
 * branch. The effective entries are those on the path from the root to the last entry.
 * A rewind past a die roll reseeds the generator with `seed`. If it `deals`, it also reshuffles everything that no seat
 * knew at `to`, so that nothing shown since then predicts the future. If it `keeps`, no public die roll or reveal lies
 * on the way; without a seed the generator stays as it was.
 */
export type Entry =
  | {
      readonly kind: 'answer'
      readonly seq: number
      readonly answer: Answer
      /** The answer is irreversible (`Outcome.irreversible`). Stored logs have the field's former name. */
      readonly sealed: boolean
      /** No other seat can know about the answer. */
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

/** An effective entry: an answer, or a rewind that reseeds the generator. */
export type EffectiveEntry =
  (Entry & { readonly kind: 'answer' }) | (Entry & { readonly kind: 'rewind'; readonly seed: string })

export type RewindEntry = Entry & { readonly kind: 'rewind' }

/** Whether a rewind really goes back. In a damaged log a rewind may point at itself or forward. */
export function goesBack({ seq, to }: Pick<RewindEntry, 'seq' | 'to'>): boolean {
  return to >= 0 && to < seq
}

/** The effective entries: answers and reseeding rewinds on the path to the last entry. */
export function effectiveEntries<Line extends Entry>(entries: readonly Line[]): readonly (Line & EffectiveEntry)[] {
  const lines: (Line & EffectiveEntry)[] = []
  for (let at = entries.length - 1; at >= 0;) {
    const entry = entries[at] as Line
    if (isAnswer(entry) || reseeds(entry)) lines.push(entry)
    at = entry.kind === 'answer' ? at - 1 : Math.min(lastUpTo(entries, entry.to), at - 1)
  }
  return lines.reverse()
}

/** Binary search: the last index whose entry is `seq` or earlier; -1 if there is none. */
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

function reseeds<Line extends Entry>(entry: Line): entry is Line & EffectiveEntry & { readonly kind: 'rewind' } {
  return entry.kind === 'rewind' && entry.seed !== null
}

/** The effective log positions: the root, and every entry on the path to the last one. */
export function effectivePositions(entries: readonly Entry[]): ReadonlySet<number> {
  return new Set([0, ...effectiveEntries(entries).map((line) => line.seq)])
}

/** The first and last of consecutive log entries. */
export type Stretch = readonly [first: number, last: number]

/**
 * The path to an entry as stretches of the log, oldest first, derived from rewinds only. Rewinds after the entry do not
 * matter.
 */
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

/** Whether an entry lies on a path. The stretches must be in log order. */
export function liesOn(path: readonly Stretch[], line: number): boolean {
  let [low, high] = [0, path.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((path[middle] as Stretch)[0] <= line) low = middle
    else high = middle - 1
  }
  const stretch = path[low]
  return stretch !== undefined && stretch[0] <= line && line <= stretch[1]
}

/**
 * Whether a rewind was public: agreed on, made by an admin, or due to changed rules. The abandoned entries stay
 * readable.
 */
export function goesBackOpenly(entry: Entry): boolean {
  return entry.kind === 'rewind' && (entry.seed !== null || entry.keeps === true)
}

/** Whether people decided on a rewind, so that the abandoned entries are a branch they can return to. */
export function leavesBranch(entry: Entry): boolean {
  return entry.kind === 'rewind' && (entry.deals === true || entry.keeps === true)
}

/**
 * An answer that can be undone. `again` holds the secret answers that others gave since, to be given again afterwards.
 */
export interface Undoable {
  readonly last: AnswerEntry
  readonly again: readonly AnswerEntry[]
  /** The log position after the undo. */
  readonly to: number
}
export type AnswerEntry = Entry & { readonly kind: 'answer' }

/**
 * The answer that a seat may undo: its own last answer, if that was reversible and no other seat has answered since.
 * Secret answers of other seats do not count, because a refusal would give them away; the caller gives them again.
 * Leaving cannot be undone. `lines` are the effective entries after entry `from`; nothing up to `from` can be undone.
 */
export function undoable(lines: readonly EffectiveEntry[], seat: Seat, from = 0): Undoable | null {
  const at = lastHeard(lines, seat)
  const last = lines[at]
  if (last?.kind !== 'answer' || last.answer.seat !== seat || last.sealed || last.answer.verb === LEAVE) return null
  return { last, again: lines.slice(at + 1).filter((line) => line.kind === 'answer'), to: lines[at - 1]?.seq ?? from }
}

/** The index of the last effective entry that a seat may know of; -1 if there is none. */
export function lastHeard(lines: readonly EffectiveEntry[], seat: Seat): number {
  return lines.findLastIndex((line) => line.kind !== 'answer' || line.answer.seat === seat || line.quiet !== true)
}
