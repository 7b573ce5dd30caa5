import type { AnswerEntry, Entry, LogTree, RewindEntry, Snapshot } from '../../engine/index.ts'

/** A replayed entry and its outcome. `entry` is `null` for a rewind that reseeded the generator. */
export interface Played {
  readonly entry: AnswerEntry | null
  readonly seq: number
  readonly sealed: boolean
  readonly quiet: boolean
}

/** Total size of the snapshots held for later rewinds. */
const MAX_HELD_CHARACTERS = 64 * 1024 * 1024

/**
 * The state of a log during its replay: which entries are effective, how many, and the snapshots that later rewinds
 * return to. A query takes time logarithmic in the log's length, or linear in its result.
 */
export class EffectiveLog {
  private readonly entries: readonly Entry[]
  private readonly tree: LogTree
  private readonly played = new Map<number, Played>()
  /** Counts on the path to each entry, inclusive: answers, and entries that may not be undone. */
  private readonly answers: Int32Array
  private readonly sealed: Int32Array
  /** The last snapshot on the path to each entry. */
  private readonly bases: Int32Array
  /** How many later rewinds target each entry, and how many need each snapshot. */
  private readonly targeted: Int32Array
  private readonly needed: Int32Array
  private readonly held = new Map<number, Snapshot>()
  private letters = 0
  private tip = 0

  constructor(entries: readonly Entry[], tree: LogTree) {
    const size = entries.length + 1
    this.entries = entries
    this.tree = tree
    this.answers = new Int32Array(size)
    this.sealed = new Int32Array(size)
    this.bases = new Int32Array(size)
    this.targeted = new Int32Array(size)
    this.needed = new Int32Array(size)
    for (const one of entries) if (one.kind === 'rewind') raise(this.targeted, one.to, 1)
    this.needed[0] = this.targeted[0] ?? 0
  }

  /** Adds an effective entry: an answer played after the last one, or a rewind that reseeded the generator. */
  add(played: Played): void {
    const { seq, entry, sealed } = played
    const before = this.tip === seq ? this.tree.before(seq) : this.tip
    this.played.set(seq, played)
    this.answers[seq] = (this.answers[before] ?? 0) + (entry ? 1 : 0)
    this.sealed[seq] = (this.sealed[before] ?? 0) + (sealed ? 1 : 0)
    if (this.tip === seq) return
    this.stand(seq, before)
  }

  /** Holds the snapshot after the last entry, if the game is at rest there. */
  hold(snapshot: Snapshot): void {
    const { seq } = snapshot
    const before = this.bases[seq] ?? 0
    if (before !== seq) {
      const targeted = this.targeted[seq] ?? 0
      raise(this.needed, before, -targeted)
      raise(this.needed, seq, targeted)
    }
    this.bases[seq] = seq
    this.held.set(seq, snapshot)
    this.letters += snapshot.state.length
    this.maybeForget(before)
    for (const old of this.held.keys()) {
      if (this.letters <= MAX_HELD_CHARACTERS) break
      if (old !== 0 && old !== seq) this.forget(old)
    }
  }

  goBack({ seq, to }: RewindEntry): void {
    const left = this.bases[this.tip] ?? 0
    this.answers[seq] = this.answers[to] ?? 0
    this.sealed[seq] = this.sealed[to] ?? 0
    raise(this.needed, this.bases[to] ?? 0, -1)
    this.stand(seq, to)
    this.maybeForget(left)
  }

  /** Whether an entry is effective: the game has reached it and not undone it. */
  counts(line: number): boolean {
    return this.stood(line) && this.tree.isAncestor(line, this.tip)
  }

  /** Whether the game has ever been at an entry. */
  stood(line: number): boolean {
    return line === 0 || this.played.has(line)
  }

  /** How many answers, and how many irreversible entries, a return to an entry would undo. */
  undoneBy(to: number): { readonly answers: number; readonly sealed: number } {
    const fork = this.tree.fork(this.tip, to)
    const undone = (counts: Int32Array) => (counts[this.tip] ?? 0) - (counts[fork] ?? 0)
    return { answers: undone(this.answers), sealed: undone(this.sealed) }
  }

  /** The effective entries since another; `undefined` if that one is not effective. */
  since(to: number): readonly Played[] | undefined {
    if (!this.counts(to)) return undefined
    const lines: Played[] = []
    for (let at = this.tip; at > to; at = this.tree.before(at)) {
      const played = this.played.get(at)
      if (played) lines.push(played)
    }
    return lines.reverse()
  }

  /** The last snapshot on the current path, and the effective entries since. */
  wayHere(): { readonly snapshot: Snapshot; readonly lines: readonly Entry[] } {
    const lines: Entry[] = []
    for (let at = this.tip; ; at = this.tree.before(at)) {
      const snapshot = this.held.get(at)
      if (snapshot) return { snapshot, lines: lines.reverse() }
      const entry = this.entries[at - 1]
      if (!entry) throw new Error('the initial snapshot is missing')
      if (this.played.has(at)) lines.push(entry)
    }
  }

  private stand(seq: number, before: number): void {
    this.tip = seq
    const base = this.bases[before] ?? 0
    this.bases[seq] = base
    raise(this.needed, base, this.targeted[seq] ?? 0)
  }

  private maybeForget(base: number): void {
    const isNeeded = base === 0 || (this.needed[base] ?? 0) > 0 || this.bases[this.tip] === base
    if (!isNeeded) this.forget(base)
  }

  private forget(base: number): void {
    this.letters -= this.held.get(base)?.state.length ?? 0
    this.held.delete(base)
  }
}

function raise(counts: Int32Array, at: number, by: number): void {
  counts[at] = (counts[at] ?? 0) + by
}
