import type { Answer, OptionSheet, OptionValues, Run, State, Told } from '../src/engine/index.ts'

/**
 * How often what occurred in playouts: verbs, the beginnings of their keys, kinds of facts, house rules, and of the components
 * of a game those that a fact or an answer named.
 */
export class Coverage {
  private readonly known: ReadonlySet<string>
  readonly options = new Map<string, number>()
  readonly components = new Map<string, number>()
  readonly verbs = new Map<string, number>()
  readonly keys = new Map<string, number>()
  readonly facts = new Map<string, number>()

  /** `known`: the ids of all components that are looked for. */
  constructor(known: Iterable<string> = []) {
    this.known = new Set(known)
  }

  /** A match by these house rules. */
  played(options: OptionValues): void {
    for (const [id, value] of Object.entries(options)) count(this.options, `${id}=${String(value)}`)
  }

  answered({ verb, key }: Answer): void {
    this.names(key)
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
    for (const { fact } of told) {
      count(this.facts, fact.kind)
      this.named(fact)
    }
  }

  private named(value: unknown): void {
    if (typeof value === 'string') this.names(value)
    else if (typeof value === 'object' && value !== null) for (const one of Object.values(value)) this.named(one)
  }

  /** A component is named by its id, as one copy of it (`sword-2`), or in a key among others. */
  private names(text: string): void {
    for (const part of text.split(/[:,+=/ ]/)) {
      const id = this.known.has(part) ? part : part.replace(/-\d+$/, '')
      if (this.known.has(id)) count(this.components, id)
    }
  }

  /** A table for readers, most frequent first. */
  *report(): Generator<string> {
    for (const [heading, counts] of Object.entries({ Verbs: this.verbs, Keys: this.keys, Facts: this.facts })) {
      yield `${heading}:`
      for (const [name, times] of [...counts].sort((a, b) => b[1] - a[1])) yield `${String(times).padStart(9)}  ${name}`
    }
  }
}

/** Every value that the options of a sheet can have, as far as they can be counted. */
export function valuesOf(sheet: OptionSheet): string[] {
  return sheet.ids.flatMap((id) => {
    const form = sheet.formOf(id)
    const values = form.kind === 'switch' ? [true, false] : 'values' in form ? form.values : []
    return values.map((value) => `${id}=${String(value)}`)
  })
}

/** The part of a key that is the same for all its kind: `road:h-1-2` is a `road:`, `sword-3` is a `sword`, `h-1-2@7` an `h`. */
export function prefixOf(key: string): string {
  const at = key.indexOf(':')
  return at < 0 ? key.replace(/(?<=.)(-\d+)+(@\d+)?$/, '') : key.slice(0, at + 1)
}

function count(counts: Map<string, number>, name: string, times = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + times)
}
