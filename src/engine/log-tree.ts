import type { Entry } from './log.ts'

/**
 * The tree of a log, with ancestor queries in logarithmic time. Nodes are entries, named by their `seq`; the root is 0.
 */
export class LogTree {
  private readonly seqs: Float64Array
  private readonly parents: Int32Array
  private readonly depths: Int32Array
  /** Jump pointers to distant ancestors (Myers, "An applicative random-access stack", 1983). */
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
      this.addNode(at, before)
    }
  }

  /** Whether an entry is an ancestor of another, or that entry itself. */
  isAncestor(line: number, tip: number): boolean {
    const [node, end] = [this.nodeOf(line), this.nodeOf(tip)]
    return (this.seqs[node] ?? 0) === line && this.ancestorAt(end, this.depths[node] ?? 0) === node
  }

  /** The lowest common ancestor of two entries. */
  fork(one: number, other: number): number {
    let [a, b] = [this.nodeOf(one), this.nodeOf(other)]
    const depth = Math.min(this.depths[a] ?? 0, this.depths[b] ?? 0)
    ;[a, b] = [this.ancestorAt(a, depth), this.ancestorAt(b, depth)]
    while (a !== b) {
      const apart = this.jumps[a] !== this.jumps[b]
      a = (apart ? this.jumps[a] : this.parents[a]) ?? 0
      b = (apart ? this.jumps[b] : this.parents[b]) ?? 0
    }
    return this.seqs[a] ?? 0
  }

  /** The parent of an entry. */
  before(line: number): number {
    return this.seqs[this.parents[this.nodeOf(line)] ?? 0] ?? 0
  }

  private addNode(at: number, parentOf: number): void {
    const { depths, jumps } = this
    const jump = jumps[parentOf] ?? 0
    const beyond = jumps[jump] ?? 0
    const depth = depths[parentOf] ?? 0
    this.parents[at] = parentOf
    depths[at] = depth + 1
    const isEven = depth - (depths[jump] ?? 0) === (depths[jump] ?? 0) - (depths[beyond] ?? 0)
    jumps[at] = isEven ? beyond : parentOf
  }

  /** The ancestor of a node at the given depth. */
  private ancestorAt(from: number, depth: number): number {
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

  /** Binary search: the last index below `end` whose entry is `seq` or earlier; 0 if there is none. */
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
