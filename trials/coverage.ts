import type { Choice, Fact, OptionSheet, OptionValues, Run, State, Emitted } from '../src/engine/index.ts'

/** Everything a hunt looks for in a game, by name, from the game's own lists. */
export interface Sought {
  readonly verbs: readonly string[]
  readonly facts: readonly string[]
  /** Options with their values: `merciless=true`. */
  readonly options: readonly string[]
  readonly components: readonly string[]
}

/** The names of everything not reached. `keys` are those that were on offer. */
export interface Missing extends Sought {
  readonly keys: readonly string[]
}

const NOTHING: Sought = { verbs: [], facts: [], options: [], components: [] }

/**
 * Counts of occurrences in playouts: verbs, prefixes of their keys, kinds of facts, house rules, and components named
 * by facts or answers.
 */
export class Coverage {
  private readonly sought: Sought
  private readonly known: ReadonlySet<string>
  readonly options = new Map<string, number>()
  readonly components = new Map<string, number>()
  readonly verbs = new Map<string, number>()
  readonly keys = new Map<string, number>()
  readonly facts = new Map<string, number>()
  /** The number of things that have occurred at least once. */
  reached = 0

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
    if (!this.verbs.has(verb) || !this.keys.get(this.kindOf(verb, key))) return true
    return this.namedIn(key).some((id) => !this.components.has(id))
  }

  /** The number of these house rules that no match has used. */
  newIn(options: OptionValues): number {
    return optionNames(options).filter((one) => !this.options.has(one)).length
  }

  /** Counts a match with these house rules. */
  played(options: OptionValues): void {
    for (const one of optionNames(options)) this.count(this.options, one)
  }

  /** `beside`: components that the answer uses without naming them. */
  answered({ verb, key }: Choice, beside: readonly string[] = []): void {
    for (const id of [...this.namedIn(key), ...beside]) this.count(this.components, id)
    this.count(this.verbs, verb)
    this.count(this.keys, this.kindOf(verb, key))
  }

  /** Offers count as known even if they are never chosen. */
  offered<S extends State, V>(run: Run<S, V>): void {
    for (const asked of run.asked) {
      for (const { key } of asked.offers) this.count(this.keys, this.kindOf(asked.verb, key), 0)
      for (const { verb, key } of run.asidesOf(asked.seat)) this.count(this.keys, this.kindOf(verb, key), 0)
    }
  }

  /** `beside`: components that a fact shows without naming them. */
  told(told: readonly Emitted[], beside: (fact: Fact) => readonly string[] = () => []): void {
    for (const { fact } of told) {
      this.count(this.facts, fact.kind)
      for (const id of [...this.namedBy(fact), ...beside(fact)]) this.count(this.components, id)
    }
  }

  /** Keys of one kind differ only in a number or in components, which are counted by themselves. */
  private kindOf(verb: string, key: string): string {
    const parts = prefixOf(key).split(/([:+=])/)
    const kind = parts.map((part) => (this.componentIn(part) === null ? part.replace(/\d+/g, '#') : '…')).join('')
    return `${verb} ${kind.replace(/…(\+…)+/g, '…')}`
  }

  private namedBy(value: unknown): string[] {
    if (typeof value === 'string') return this.namedIn(value)
    if (typeof value !== 'object' || value === null) return []
    return Object.values(value).flatMap((one) => this.namedBy(one))
  }

  /** A key names a component by its id, by a copy's id (`sword-2`), or among others. */
  private namedIn(text: string): string[] {
    return text.split(/[:,+=/ ]/).flatMap((part) => this.componentIn(part) ?? [])
  }

  private componentIn(part: string): string | null {
    const id = this.known.has(part) ? part : part.replace(/-\d+$/, '')
    return this.known.has(id) ? id : null
  }

  private count(counts: Map<string, number>, name: string, times = 1): void {
    const before = counts.get(name) ?? 0
    counts.set(name, before + times)
    if (before === 0 && times > 0) this.reached += 1
  }

  /** A table for readers, most frequent first. */
  *report(): Generator<string> {
    for (const [heading, counts] of Object.entries({ Verbs: this.verbs, Keys: this.keys, Facts: this.facts })) {
      yield `${heading}:`
      for (const [name, times] of [...counts].sort((a, b) => b[1] - a[1])) yield `${String(times).padStart(9)}  ${name}`
    }
  }
}

/** Every value of a sheet's options, where the values can be listed. */
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

/** The part of a key that its kind shares: `road:h-1-2` has `road:`, `sword-3` has `sword`, `h-1-2@7` has `h`. */
export function prefixOf(key: string): string {
  const at = key.indexOf(':')
  return at < 0 ? key.replace(/(?<=.)(-\d+)+(@\d+)?$/, '') : key.slice(0, at + 1)
}
