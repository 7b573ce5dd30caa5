import {
  asksTheBot,
  choicesOf,
  commandsMatching,
  descriptionIn,
  isRequired,
  matching,
  nameIn,
  type Choice,
  type CommandLine,
  type Known,
} from './commands.ts'
import type { Command, CommandOption } from './wire.ts'

/** The message box: plain text, or a command with a field for each of its options. */
export interface Composer {
  readonly text: string
  readonly command: CommandLine | null
  readonly fields: readonly Field[]
  readonly fault: string
  readonly isSending: boolean
  /** The subject of the list above the box: `/` for the commands, or an option's name; null if it is closed. */
  readonly suggesting: string | null
  /** The index of the marked line. */
  readonly marked: number
  /** The bot's suggestions for the option being typed. */
  readonly offered: Offered
}

export interface Field {
  readonly option: CommandOption
  readonly text: string
  readonly picked: Choice | null
  readonly file: File | null
  readonly isWrong: boolean
}

export type Offered = 'loading' | 'failed' | readonly Choice[]

/** A line of the list above the box. */
export type Suggestion =
  { readonly kind: 'command'; readonly command: CommandLine } | { readonly kind: 'choice'; readonly choice: Choice }

export interface Suggestions {
  readonly title: string
  readonly items: readonly Suggestion[]
  /** The text shown if there is nothing to choose. */
  readonly empty: string
}

export const COMMANDS = '/'
const MAX_COMMANDS_SHOWN = 50

export function emptyComposer(text = ''): Composer {
  return {
    text,
    command: null,
    fields: [],
    fault: '',
    isSending: false,
    suggesting: text.startsWith('/') ? COMMANDS : null,
    marked: 0,
    offered: 'loading',
  }
}

/** A command was chosen: adds fields for its required options. */
export function withCommand(command: CommandLine): Composer {
  const fields = command.options.filter(isRequired).map(emptyField)
  return { ...emptyComposer(), command, fields, suggesting: fields[0]?.option.name ?? null }
}

function emptyField(option: CommandOption): Field {
  return { option, text: '', picked: null, file: null, isWrong: false }
}

export function withField(composer: Composer, option: CommandOption): Composer {
  return { ...composer, fields: [...composer.fields, emptyField(option)] }
}

export function withoutField(composer: Composer, name: string): Composer {
  return { ...composer, fields: composer.fields.filter((field) => field.option.name !== name), suggesting: null }
}

export function fieldNamed(composer: Composer, name: string): Field | undefined {
  return composer.fields.find((field) => field.option.name === name)
}

export function changeField(composer: Composer, name: string, change: Partial<Field>): Composer {
  const changed = (field: Field): Field =>
    field.option.name === name ? { ...field, ...change, isWrong: false } : field
  return { ...composer, fault: '', fields: composer.fields.map(changed) }
}

/** The options without a field. */
export function optionsLeft({ command, fields }: Composer): readonly CommandOption[] {
  return (command?.options ?? []).filter((option) => !fields.some((field) => field.option.name === option.name))
}

export const isEmpty = (field: Field): boolean =>
  field.file === null && field.picked === null && field.text.trim() === ''

export function missingFields(composer: Composer): readonly Field[] {
  return composer.fields.filter((field) => isRequired(field.option) && isEmpty(field))
}

/** The next empty field after a given one. */
export function nextEmpty({ fields }: Composer, name: string): Field | undefined {
  const at = fields.findIndex((field) => field.option.name === name)
  return [...fields.slice(at + 1), ...fields].find(isEmpty)
}

/** The contents of the list above the box, or null if it is closed. */
export function suggestionsOf(composer: Composer, commands: readonly Command[], known: Known): Suggestions | null {
  const { suggesting } = composer
  if (suggesting === null) return null
  if (suggesting === COMMANDS) return commandSuggestions(composer, commands, known.locale)
  const field = fieldNamed(composer, suggesting)
  if (!field) return null
  const { option } = field
  const title = `${nameIn(option, known.locale)} – ${descriptionIn(option, known.locale)}`
  const typed = field.picked ? '' : field.text
  const fixed = choicesOf(option, known)
  if (fixed) return { title, items: asItems(matching(fixed, typed)), empty: 'No options match your search.' }
  if (!asksTheBot(option)) return { title, items: [], empty: '' }
  const { offered } = composer
  if (offered === 'loading') return { title, items: [], empty: 'Loading options…' }
  if (offered === 'failed') return { title, items: [], empty: 'Loading options failed' }
  return { title, items: asItems(offered), empty: 'No options match your search.' }
}

function commandSuggestions({ text }: Composer, commands: readonly Command[], locale: string): Suggestions {
  const found = commandsMatching(commands, text.slice(1), locale).slice(0, MAX_COMMANDS_SHOWN)
  return {
    title: 'Commands',
    items: found.map((command) => ({ kind: 'command', command })),
    empty: commands.length === 0 ? 'No commands here yet. Is the bot online?' : 'No such command.',
  }
}

function asItems(choices: readonly Choice[]): readonly Suggestion[] {
  return choices.map((choice) => ({ kind: 'choice', choice }))
}
