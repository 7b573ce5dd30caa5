import type { Entry } from './log.ts'

/**
 * The tree that a log makes, for whoever asks much of it: which of two lines lies on the way to the other takes the logarithm of
 * its length. Lines are named by their `seq`, the beginning is 0.
 */
export class LogTree {
  private readonly seqs: Float64Array
  private readonly parents: Int32Array
  private readonly depths: Int32Array
  /** Far up the way of each line, so that climbing is quick (Myers, "An applicative random-access stack", 1983). */
  private readonly jumps: Int32Array

  constructor(entries: readonly Entry[]) {
    const size = entries.length + 1
    this.seqs = new Float64Array(size)
    this.parents = new Int32Array(size)
    this.depths = new Int32Array(size)
    this.jumps = new Int32Array(size)
    for (const [index, entry] of entries.entries()) {
      const at = index + 1
      this.seqs[at] = entry.seq
      const before = entry.kind === 'answer' ? at - 1 : Math.min(this.lastUpTo(entry.to, at), at - 1)
      this.hang(at, before)
    }
  }

  /** Whether a line lies on the way to another, or is that. */
  isOn(line: number, tip: number): boolean {
    const [node, end] = [this.nodeOf(line), this.nodeOf(tip)]
    return (this.seqs[node] ?? 0) === line && this.climbed(end, this.depths[node] ?? 0) === node
  }

  /** The last line that the ways to two lines have in common. */
  fork(one: number, other: number): number {
    let [a, b] = [this.nodeOf(one), this.nodeOf(other)]
    const depth = Math.min(this.depths[a] ?? 0, this.depths[b] ?? 0)
    ;[a, b] = [this.climbed(a, depth), this.climbed(b, depth)]
    while (a !== b) {
      const apart = this.jumps[a] !== this.jumps[b]
      a = (apart ? this.jumps[a] : this.parents[a]) ?? 0
      b = (apart ? this.jumps[b] : this.parents[b]) ?? 0
    }
    return this.seqs[a] ?? 0
  }

  /** The line that a line follows. */
  before(line: number): number {
    return this.seqs[this.parents[this.nodeOf(line)] ?? 0] ?? 0
  }

  private hang(at: number, before: number): void {
    const { depths, jumps } = this
    const jump = jumps[before] ?? 0
    const beyond = jumps[jump] ?? 0
    const depth = depths[before] ?? 0
    this.parents[at] = before
    depths[at] = depth + 1
    const isEven = depth - (depths[jump] ?? 0) === (depths[jump] ?? 0) - (depths[beyond] ?? 0)
    jumps[at] = isEven ? beyond : before
  }

  /** The line of so small a depth on the way to a line. */
  private climbed(from: number, depth: number): number {
    let at = from
    while ((this.depths[at] ?? 0) > depth) {
      const jump = this.jumps[at] ?? 0
      at = (this.depths[jump] ?? 0) >= depth ? jump : (this.parents[at] ?? 0)
    }
    return at
  }

  private nodeOf(seq: number): number {
    return this.seqs[seq] === seq ? seq : this.lastUpTo(seq, this.seqs.length)
  }

  /** Where the last of the lines before a place stands that is line `seq` or before it; 0 if none is. */
  private lastUpTo(seq: number, end: number): number {
    let [low, high] = [0, end - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.seqs[middle] ?? 0) <= seq) low = middle
      else high = middle - 1
    }
    return low
  }
}
