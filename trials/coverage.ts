import type { Answer, Run, State, Told } from '../src/engine/index.ts'

/** How often what occurred in playouts: verbs, the beginnings of their keys, and kinds of facts. */
export class Coverage {
  readonly verbs = new Map<string, number>()
  readonly keys = new Map<string, number>()
  readonly facts = new Map<string, number>()

  answered({ verb, key }: Answer): void {
    count(this.verbs, verb)
    count(this.keys, `${verb} ${prefixOf(key)}`)
  }

  /** What was on offer counts as known, even if it is never chosen. */
  offered<S extends State, V>(run: Run<S, V>): void {
    for (const asked of run.asked) {
      for (const { key } of asked.offers) count(this.keys, `${asked.verb} ${prefixOf(key)}`, 0)
      for (const { verb, key } of run.asidesOf(asked.seat)) count(this.keys, `${verb} ${prefixOf(key)}`, 0)
    }
  }

  told(told: readonly Told[]): void {
    for (const { fact } of told) count(this.facts, fact.kind)
  }

  /** A table for readers, most frequent first. */
  *report(): Generator<string> {
    for (const [heading, counts] of Object.entries({ Verbs: this.verbs, Keys: this.keys, Facts: this.facts })) {
      yield `${heading}:`
      for (const [name, times] of [...counts].sort((a, b) => b[1] - a[1])) yield `${String(times).padStart(9)}  ${name}`
    }
  }
}

/** The part of a key that is the same for all its kind: `road:h-1-2` is a `road:`, and `sword-3` is a `sword`. */
export function prefixOf(key: string): string {
  const at = key.indexOf(':')
  return at < 0 ? key.replace(/(?<=.)(-\d+)+$/, '') : key.slice(0, at + 1)
}

function count(counts: Map<string, number>, name: string, times = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + times)
}
