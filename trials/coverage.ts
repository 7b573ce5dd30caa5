import type { Choice, Fact, OptionSheet, OptionValues, Run, State, Told } from '../src/engine/index.ts'

/** All that is looked for in a game, by name: its own lists, not what happened to occur. */
export interface Sought {
  readonly verbs: readonly string[]
  readonly facts: readonly string[]
  /** Options with their values: `merciless=true`. */
  readonly options: readonly string[]
  readonly components: readonly string[]
}

/** What was never reached, by name; `keys` are those that were on offer. */
export interface Missing extends Sought {
  readonly keys: readonly string[]
}

const NOTHING: Sought = { verbs: [], facts: [], options: [], components: [] }

/**
 * How often what occurred in playouts: verbs, the beginnings of their keys, kinds of facts, house rules, and of the components
 * of a game those that a fact or an answer named.
 */
export class Coverage {
  private readonly sought: Sought
  private readonly known: ReadonlySet<string>
  readonly options = new Map<string, number>()
  readonly components = new Map<string, number>()
  readonly verbs = new Map<string, number>()
  readonly keys = new Map<string, number>()
  readonly facts = new Map<string, number>()

  constructor(sought: Sought = NOTHING) {
    this.sought = sought
    this.known = new Set(sought.components)
  }

  missing(): Missing {
    const { verbs, facts, options, components } = this.sought
    return {
      verbs: verbs.filter((one) => !this.verbs.has(one)),
      keys: [...this.keys].filter(([, times]) => times === 0).map(([name]) => name),
      facts: facts.filter((one) => !this.facts.has(one)),
      options: options.filter((one) => !this.options.has(one)),
      components: components.filter((one) => !this.components.has(one)),
    }
  }

  /** Whether an answer would be the first of its verb or of its kind of key, or the first to name a component. */
  isNew({ verb, key }: Choice): boolean {
    if (!this.verbs.has(verb) || !this.keys.get(`${verb} ${prefixOf(key)}`)) return true
    return this.namedIn(key).some((id) => !this.components.has(id))
  }

  /** How many of these house rules no match was played by. */
  newIn(options: OptionValues): number {
    return optionNames(options).filter((one) => !this.options.has(one)).length
  }

  /** A match by these house rules. */
  played(options: OptionValues): void {
    for (const one of optionNames(options)) count(this.options, one)
  }

  /** `beside`: components that the answer uses and does not name. */
  answered({ verb, key }: Choice, beside: readonly string[] = []): void {
    for (const id of [...this.namedIn(key), ...beside]) count(this.components, id)
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

  /** `beside`: components that a fact shows and does not name. */
  told(told: readonly Told[], beside: (fact: Fact) => readonly string[] = () => []): void {
    for (const { fact } of told) {
      count(this.facts, fact.kind)
      for (const id of [...this.namedBy(fact), ...beside(fact)]) count(this.components, id)
    }
  }

  private namedBy(value: unknown): string[] {
    if (typeof value === 'string') return this.namedIn(value)
    if (typeof value !== 'object' || value === null) return []
    return Object.values(value).flatMap((one) => this.namedBy(one))
  }

  /** A component is named by its id, as one copy of it (`sword-2`), or in a key among others. */
  private namedIn(text: string): string[] {
    return text
      .split(/[:,+=/ ]/)
      .map((part) => (this.known.has(part) ? part : part.replace(/-\d+$/, '')))
      .filter((id) => this.known.has(id))
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

function optionNames(options: OptionValues): string[] {
  return Object.entries(options).map(([id, value]) => `${id}=${String(value)}`)
}

/** The part of a key that is the same for all its kind: `road:h-1-2` is a `road:`, `sword-3` is a `sword`, `h-1-2@7` an `h`. */
export function prefixOf(key: string): string {
  const at = key.indexOf(':')
  return at < 0 ? key.replace(/(?<=.)(-\d+)+(@\d+)?$/, '') : key.slice(0, at + 1)
}

function count(counts: Map<string, number>, name: string, times = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + times)
}
