/**
 * House rules: what a table chooses before its game is dealt. A game declares its options and their constraints as
 * data, and the shared code offers them without knowing the game.
 */

/** The value of an option; `null` if it is not set. */
export type OptionValue = boolean | number | string | null | readonly number[]

/** Values of options, by id. */
export type OptionValues = Readonly<Record<string, OptionValue>>

/** The values that an option may have, and its default. */
export type OptionForm =
  | { readonly kind: 'switch'; readonly usual: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly usual: string }
  /**
   * One of a few whole numbers. If `clock` is set, the number is the time for an answer in seconds, and `null` means no
   * limit.
   */
  | {
      readonly kind: 'number'
      readonly values: readonly (number | null)[]
      readonly usual: number | null
      readonly clock?: 'decision' | 'reaction'
    }
  /** Any whole number between two bounds, typed by the user; `null` if not set. */
  | { readonly kind: 'typed'; readonly least: number; readonly most: number; readonly usual: number | null }
  /** `count` whole numbers between two bounds, each larger than the one before, typed by the user. */
  | {
      readonly kind: 'rising'
      readonly count: number
      readonly least: number
      readonly most: number
      readonly usual: readonly number[]
    }

/** Holds if the option has one of these values. */
export interface Condition {
  readonly option: string
  readonly is: readonly OptionValue[]
}

/** If `if` holds, one of `then` must hold, or the number of seats must lie within `seats`, or both. */
export interface Requirement {
  readonly id: string
  readonly if: Condition
  readonly then?: readonly Condition[]
  readonly seats?: { readonly min: number; readonly max: number }
}

/** The groups into which lists and forms sort options. */
export const OPTION_GROUPS = ['beginning', 'winning', 'cards', 'time'] as const
export type OptionGroup = (typeof OPTION_GROUPS)[number]

/**
 * Choices that are allowed together although one of them then has no effect: all of these hold, and the first number of
 * `above`, if given, is larger than the second.
 */
export interface Contradiction {
  readonly id: string
  readonly all?: readonly Condition[]
  readonly above?: readonly [higher: string, lower: string]
}

/** An option or preset that the sheet does not have, or a value that its option cannot have. */
export class NoSuchOption extends Error {
  override readonly name = 'NoSuchOption'
}

/** The type of an option's value. */
type ValueOf<Form extends OptionForm> = Form extends { readonly kind: 'switch' }
  ? boolean
  : Form extends { readonly kind: 'choice'; readonly values: readonly (infer Value)[] }
    ? Value
    : Form extends { readonly kind: 'number'; readonly values: readonly (infer Value)[] }
      ? Value
      : Form extends { readonly kind: 'typed' }
        ? number | null
        : readonly number[]

type Forms = Readonly<Record<string, OptionForm>>
/** The values of all options of a sheet. */
export type Chosen<Sheet> = Sheet extends OptionSheet<infer O> ? { readonly [Id in keyof O]: ValueOf<O[Id]> } : never

interface Declared<O extends Forms> {
  readonly options: O
  /** The options each preset sets; all others have their defaults. The first preset is the default. */
  readonly presets: Readonly<Record<string, { readonly [Id in keyof O]?: ValueOf<O[Id]> }>>
  readonly requirements?: readonly Requirement[]
  /** Preconditions: an option without its precondition does not count, such as the numbers of a switch that is off. */
  readonly needs?: { readonly [Id in keyof O]?: Condition }
  /** The options of each group, in display order; those without a group are about the beginning. */
  readonly groups?: Readonly<Record<OptionGroup, readonly (keyof O & string)[]>>
  readonly contradictions?: readonly Contradiction[]
}

/** All options of a game. */
export class OptionSheet<const O extends Forms = Forms> {
  readonly options: O
  readonly presets: Readonly<Record<string, OptionValues>>
  readonly requirements: readonly Requirement[]
  readonly contradictions: readonly Contradiction[]
  private readonly needs: Readonly<Record<string, Condition>>
  private readonly groups: Readonly<Record<OptionGroup, readonly string[]>>

  /** Throws `NoSuchOption` if the declaration contradicts itself. */
  constructor({ options, presets, requirements = [], needs = {}, groups, contradictions = [] }: Declared<O>) {
    this.options = options
    this.needs = Object.fromEntries(
      Object.entries<Condition | undefined>(needs).flatMap(([id, one]) => (one ? [[id, one]] : [])),
    )
    this.presets = presets as Readonly<Record<string, OptionValues>>
    this.requirements = requirements
    this.contradictions = contradictions
    this.groups = groups ?? { beginning: [], winning: [], cards: [], time: [] }
    for (const preset of this.presetIds) {
      const clash = this.clash(this.chosen(preset))
      if (clash) throw new NoSuchOption(`preset ${preset} does not meet requirement ${clash.id}`)
    }
    for (const [id, { option }] of Object.entries(this.needs)) {
      this.formOf(id)
      if (Object.hasOwn(this.needs, option))
        throw new NoSuchOption(`option ${id} needs ${option}, which has a precondition itself`)
    }
    const pairs = contradictions.flatMap(({ above = [] }) => above)
    for (const id of [...Object.values(this.groups).flat(), ...pairs]) this.formOf(id)
    const opposed = contradictions.flatMap(({ all = [] }) => all)
    const named = [
      ...opposed,
      ...requirements.flatMap((one) => [one.if, ...(one.then ?? [])]),
      ...Object.values(this.needs),
    ]
    for (const { option, is } of named) for (const value of is) this.checked(option, value)
  }

  get ids(): readonly string[] {
    return Object.keys(this.options)
  }

  get presetIds(): readonly string[] {
    return Object.keys(this.presets)
  }

  /** Throws `NoSuchOption`. */
  formOf(id: string): OptionForm {
    const form = Object.hasOwn(this.options, id) ? this.options[id] : undefined
    if (!form) throw new NoSuchOption(`there is no option ${id}`)
    return form
  }

  isPreset(id: string): boolean {
    return Object.hasOwn(this.presets, id)
  }

  /** Whether an option may have a value. */
  allows(id: string, value: unknown): value is OptionValue {
    return Object.hasOwn(this.options, id) && fits(this.formOf(id), value)
  }

  /** The preset's options with these overrides. Throws `NoSuchOption`. */
  chosen(preset: string, chosen: OptionValues = {}): Chosen<OptionSheet<O>> & OptionValues {
    if (!this.isPreset(preset)) throw new NoSuchOption(`there is no preset ${preset}`)
    const all: Record<string, OptionValue> = {}
    for (const id of this.ids) all[id] = this.formOf(id).usual
    for (const [id, value] of Object.entries({ ...this.presets[preset], ...chosen })) {
      all[id] = this.checked(id, value)
    }
    return all as Chosen<OptionSheet<O>> & OptionValues
  }

  /** The options of a group, in display order. */
  idsIn(group: OptionGroup): readonly string[] {
    if (group !== 'beginning') return this.groups[group]
    const placed = new Set(OPTION_GROUPS.flatMap((one) => this.groups[one]))
    return [...this.groups[group], ...this.ids.filter((id) => !placed.has(id))]
  }

  /** The contradictions in these choices. What does not count contradicts nothing. */
  contradictionsIn(choices: OptionValues): readonly Contradiction[] {
    return this.contradictions.filter(({ all = [], above = [] }) => {
      const named = [...all.map(({ option }) => option), ...above]
      const [higher, lower] = above.map((id) => choices[id])
      const isAbove = above.length === 0 || (typeof higher === 'number' && typeof lower === 'number' && higher > lower)
      return isAbove && named.every((id) => this.counts(id, choices)) && all.every((one) => holds(one, choices))
    })
  }

  /** The precondition of an option; `undefined` if it always counts. */
  needOf(id: string): Condition | undefined {
    return Object.hasOwn(this.needs, id) ? this.needs[id] : undefined
  }

  /** Whether an option counts with these choices. Options that do not count are neither shown nor accepted. */
  counts(id: string, choices: OptionValues): boolean {
    const need = this.needOf(id)
    return need === undefined || holds(need, choices)
  }

  /** The first wanted option that would change although it does not count with these choices. */
  idle(wanted: OptionValues, choices: OptionValues, before: OptionValues): string | undefined {
    return Object.keys(wanted).find((id) => !this.counts(id, choices) && !isSame(wanted[id] ?? null, before[id]))
  }

  /** The same choices, with options that do not count reset to the preset. */
  settled(preset: string, choices: OptionValues): Chosen<OptionSheet<O>> & OptionValues {
    return this.chosen(preset, Object.fromEntries(Object.entries(choices).filter(([id]) => this.counts(id, choices))))
  }

  /** The options that count and differ from the preset. */
  changed(preset: string, choices: OptionValues): OptionValues {
    const usual: OptionValues = this.chosen(preset)
    const isChanged = (id: string, value: OptionValue) => !isSame(value, usual[id]) && this.counts(id, choices)
    return Object.fromEntries(Object.entries(choices).filter(([id, value]) => isChanged(id, value)))
  }

  /** The choices without those that do not count and agree with the preset. `chosen` restores them. */
  shown(preset: string, choices: OptionValues): OptionValues {
    const usual: OptionValues = this.chosen(preset)
    const isShown = (id: string, value: OptionValue) => this.counts(id, choices) || !isSame(value, usual[id])
    return Object.fromEntries(Object.entries(choices).filter(([id, value]) => isShown(id, value)))
  }

  /** The first requirement that these choices violate, for this number of seats if given. */
  clash(choices: OptionValues, seats?: number): Requirement | undefined {
    return this.requirements.find((one) => {
      if (!holds(one.if, choices)) return false
      if (one.then && !one.then.some((other) => holds(other, choices))) return true
      return seats !== undefined && one.seats !== undefined && (seats < one.seats.min || seats > one.seats.max)
    })
  }

  /** The range of seats that these choices allow, within that of the game. */
  seats(
    choices: OptionValues,
    { min, max }: { readonly min: number; readonly max: number },
  ): { min: number; max: number } {
    const asked = this.requirements.filter((one) => one.seats && holds(one.if, choices))
    return {
      min: Math.max(min, ...asked.map((one) => one.seats?.min ?? min)),
      max: Math.min(max, ...asked.map((one) => one.seats?.max ?? max)),
    }
  }

  private checked(id: string, value: unknown): OptionValue {
    const form = this.formOf(id)
    if (!fits(form, value)) throw new NoSuchOption(`the option ${id} cannot be ${JSON.stringify(value)}`)
    return value
  }
}

/** Parses the typed value of an option; `undefined` if it is invalid. Empty text gives the default. */
export function typedValue(form: OptionForm, text: string): OptionValue | undefined {
  const words = text
    .trim()
    .split(/[\s,;]+/u)
    .filter(Boolean)
  if (words.length === 0) return form.usual
  const value: unknown = valueOf(form, words)
  return fits(form, value) ? value : undefined
}

function valueOf({ kind }: OptionForm, words: readonly string[]): unknown {
  const [word = ''] = words
  if (kind === 'rising') return words.map(numberOf)
  if (words.length > 1) return undefined
  if (kind === 'switch') return word === 'on' ? true : word === 'off' ? false : undefined
  return kind === 'choice' ? word : numberOf(word)
}

function numberOf(word: string): number {
  return /^\d{1,10}$/.test(word) ? Number(word) : Number.NaN
}

function fits(form: OptionForm, value: unknown): value is OptionValue {
  switch (form.kind) {
    case 'switch':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' && form.values.includes(value)
    case 'number':
      return (typeof value === 'number' || value === null) && form.values.includes(value)
    case 'typed':
      return value === null || isBetween(value, form)
    case 'rising':
      return (
        Array.isArray(value) &&
        value.length === form.count &&
        value.every((one, at) => isBetween(one, form) && (at === 0 || one > Number(value[at - 1])))
      )
  }
}

function isBetween(value: unknown, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}

function holds({ option, is }: Condition, choices: OptionValues): boolean {
  return is.some((value) => isSame(value, choices[option]))
}

function isSame(one: OptionValue, other: OptionValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
