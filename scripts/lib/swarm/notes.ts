import { closeSync, openSync, readdirSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { now } from './world.ts'

/** An answer that a person tried to give. */
export interface Ask {
  readonly table: string
  readonly seat: number
  readonly verb: string
  readonly key: string
}

/** Its outcome: `null` if it was neither acknowledged nor refused. */
export type AskEnd = { readonly isGiven: true; readonly ms: number } | { readonly isGiven: false; readonly why: string }

/**
 * The period in which a process showed a table of a shard. `tenure`: since when it had answered for the shard, in
 * microseconds.
 */
export interface Showing {
  readonly process: string
  readonly shard: number
  readonly tenure: number
  readonly from: number
  readonly to: number
}

/** The notes of all processes. */
export interface Noted {
  readonly asks: readonly { readonly ask: Ask; readonly end: AskEnd | null; readonly at: number }[]
  readonly showings: readonly Showing[]
  /** Which process began to answer for which shard, and when. */
  readonly tenures: readonly { readonly process: string; readonly shard: number; readonly at: number }[]
}

/** The notes of a process, written at once so that they survive it: one line each, in its own file. */
export class Notes {
  private readonly file: number
  private asked = 0

  constructor(path: string) {
    this.file = openSync(path, 'a')
  }

  /** Returns its number. */
  ask({ table, seat, verb, key }: Ask): number {
    this.asked += 1
    this.write('ask', this.asked, now(), table, seat, verb, key)
    return this.asked
  }

  given(ask: number, ms: number): void {
    this.write('given', ask, ms)
  }

  refused(ask: number, why: string): void {
    this.write('refused', ask, why)
  }

  shown({ shard, tenure, from, to }: Omit<Showing, 'process'>): void {
    this.write('shown', shard, tenure, from, to)
  }

  begun(shard: number, at: number): void {
    this.write('begun', shard, at)
  }

  close(): void {
    closeSync(this.file)
  }

  private write(...what: readonly (string | number)[]): void {
    writeSync(this.file, `${what.join('\t')}\n`)
  }
}

/** Reads the notes of all processes from a folder. */
export function readNotes(folder: string): Noted {
  const asks: { ask: Ask; end: AskEnd | null; at: number }[] = []
  const showings: Showing[] = []
  const tenures: { process: string; shard: number; at: number }[] = []
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.notes'))) {
    const own = new Map<string, (typeof asks)[number]>()
    // A process that was killed while writing leaves an incomplete line.
    for (const line of readFileSync(join(folder, name), 'utf8').split(/\r?\n/).slice(0, -1)) {
      const [kind, first = '', ...rest] = line.split('\t')
      if (kind === 'ask') {
        const [at, table = '', seat, verb = '', key = ''] = rest
        const one = { ask: { table, seat: Number(seat), verb, key }, end: null, at: Number(at) }
        own.set(first, one)
        asks.push(one)
      } else if (kind === 'shown') {
        const [tenure = 0, from = 0, to = 0] = rest.map(Number)
        showings.push({ process: name, shard: Number(first), tenure, from, to })
      } else if (kind === 'begun') tenures.push({ process: name, shard: Number(first), at: Number(rest[0]) })
      else {
        const one = own.get(first)
        if (one)
          one.end = kind === 'given' ? { isGiven: true, ms: Number(rest[0]) } : { isGiven: false, why: rest[0] ?? '' }
      }
    }
  }
  return { asks, showings, tenures }
}
