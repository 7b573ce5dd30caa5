/**
 * House rules: what a table chooses before its game is dealt. A game declares as data what may be chosen and what goes
 * together, and the house offers it without knowing the game.
 */

/** What an option is set to; `null`: nothing was given. */
export type OptionValue = boolean | number | string | null | readonly number[]

/** Options that are set, by id. */
export type OptionValues = Readonly<Record<string, OptionValue>>

/** What an option may be set to, and what it is unless the table says otherwise. */
export type OptionForm =
  | { readonly kind: 'switch'; readonly usual: boolean }
  | { readonly kind: 'choice'; readonly values: readonly string[]; readonly usual: string }
  /** One of a few whole numbers. Where it is a clock it says how many seconds there are for an answer, if not `null`. */
  | {
      readonly kind: 'number'
      readonly values: readonly (number | null)[]
      readonly usual: number | null
      readonly clock?: 'decision' | 'reaction'
    }
  /** Any whole number between two, typed; `null` if none is given. */
  | { readonly kind: 'typed'; readonly least: number; readonly most: number; readonly usual: number | null }
  /** So many whole numbers between two, each larger than the one before, typed. */
  | {
      readonly kind: 'rising'
      readonly count: number
      readonly least: number
      readonly most: number
      readonly usual: readonly number[]
    }

/** An option that has one of some values. */
export interface Condition {
  readonly option: string
  readonly is: readonly OptionValue[]
}

/** What must hold if an option has one of some values: one of several conditions, so many seats, or both. */
export interface Requirement {
  readonly id: string
  readonly if: Condition
  readonly then?: readonly Condition[]
  readonly seats?: { readonly min: number; readonly max: number }
}

/** What was asked of a sheet that it does not have, or a value that an option cannot have. */
export class NoSuchOption extends Error {
  override readonly name = 'NoSuchOption'
}

/** The value of an option of a form. */
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
/** All options of a sheet, each with its value. */
export type Chosen<Sheet> = Sheet extends OptionSheet<infer O> ? { readonly [Id in keyof O]: ValueOf<O[Id]> } : never

interface Declared<O extends Forms> {
  readonly options: O
  /** What each sets; the rest is as usual. The first is what a table has that says nothing. */
  readonly presets: Readonly<Record<string, { readonly [Id in keyof O]?: ValueOf<O[Id]> }>>
  readonly requirements?: readonly Requirement[]
  /** What an option counts only with: the figures of a switch say nothing while it is off. */
  readonly needs?: { readonly [Id in keyof O]?: Condition }
}

/** All that may be chosen about a game. */
export class OptionSheet<const O extends Forms = Forms> {
  readonly options: O
  readonly presets: Readonly<Record<string, OptionValues>>
  readonly requirements: readonly Requirement[]
  private readonly needs: Readonly<Record<string, Condition>>

  /** Throws `NoSuchOption` if what is declared does not fit together. */
  constructor({ options, presets, requirements = [], needs = {} }: Declared<O>) {
    this.options = options
    this.needs = Object.fromEntries(
      Object.entries<Condition | undefined>(needs).flatMap(([id, one]) => (one ? [[id, one]] : [])),
    )
    this.presets = presets as Readonly<Record<string, OptionValues>>
    this.requirements = requirements
    for (const preset of this.presetIds) {
      const clash = this.clash(this.chosen(preset))
      if (clash) throw new NoSuchOption(`the preset ${preset} does not meet ${clash.id}`)
    }
    for (const [id, { option }] of Object.entries(this.needs)) {
      this.formOf(id)
      if (Object.hasOwn(this.needs, option)) throw new NoSuchOption(`${id} needs ${option}, which needs another`)
    }
    const named = [...requirements.flatMap((one) => [one.if, ...(one.then ?? [])]), ...Object.values(this.needs)]
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

  /** All options as a preset sets them, but for those that are said otherwise. Throws `NoSuchOption`. */
  chosen(preset: string, chosen: OptionValues = {}): Chosen<OptionSheet<O>> & OptionValues {
    if (!this.isPreset(preset)) throw new NoSuchOption(`there is no preset ${preset}`)
    const all: Record<string, OptionValue> = {}
    for (const id of this.ids) all[id] = this.formOf(id).usual
    for (const [id, value] of Object.entries({ ...this.presets[preset], ...chosen })) {
      all[id] = this.checked(id, value)
    }
    return all as Chosen<OptionSheet<O>> & OptionValues
  }

  /** What an option counts only with; `undefined` if it always counts. */
  needOf(id: string): Condition | undefined {
    return Object.hasOwn(this.needs, id) ? this.needs[id] : undefined
  }

  /** Whether an option counts with these choices. One that does not is neither shown nor accepted. */
  counts(id: string, choices: OptionValues): boolean {
    const need = this.needOf(id)
    return need === undefined || holds(need, choices)
  }

  /** The first option of some that would be set to another value than before although it does not count with these choices. */
  idle(wanted: OptionValues, choices: OptionValues, before: OptionValues): string | undefined {
    return Object.keys(wanted).find((id) => !this.counts(id, choices) && !isSame(wanted[id] ?? null, before[id]))
  }

  /** The same choices; what does not count is as the preset has it. */
  settled(preset: string, choices: OptionValues): Chosen<OptionSheet<O>> & OptionValues {
    return this.chosen(preset, Object.fromEntries(Object.entries(choices).filter(([id]) => this.counts(id, choices))))
  }

  /** The options that count and are set otherwise than in a preset. */
  changed(preset: string, choices: OptionValues): OptionValues {
    const usual: OptionValues = this.chosen(preset)
    const isChanged = (id: string, value: OptionValue) => !isSame(value, usual[id]) && this.counts(id, choices)
    return Object.fromEntries(Object.entries(choices).filter(([id, value]) => isChanged(id, value)))
  }

  /** Choices without what does not count and is as the preset has it: `chosen` makes the same of them. */
  shown(preset: string, choices: OptionValues): OptionValues {
    const usual: OptionValues = this.chosen(preset)
    const isShown = (id: string, value: OptionValue) => this.counts(id, choices) || !isSame(value, usual[id])
    return Object.fromEntries(Object.entries(choices).filter(([id, value]) => isShown(id, value)))
  }

  /** The first requirement that choices do not meet; with seats, that they do not meet with so many. */
  clash(choices: OptionValues, seats?: number): Requirement | undefined {
    return this.requirements.find((one) => {
      if (!holds(one.if, choices)) return false
      if (one.then && !one.then.some((other) => holds(other, choices))) return true
      return seats !== undefined && one.seats !== undefined && (seats < one.seats.min || seats > one.seats.max)
    })
  }

  /** How many may play with these choices, within what the game allows at all. */
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

/** What somebody typed as the value of an option; `undefined` if it is none. Empty text gives what is usual. */
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
