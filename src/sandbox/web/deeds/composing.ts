import {
  asksTheBot,
  commandsMatching,
  flatten,
  isRequired,
  nameIn,
  type Choice,
  type CommandLine,
} from '../model/commands.ts'
import {
  changeField,
  COMMANDS,
  emptyComposer,
  fieldNamed,
  isEmpty,
  missingFields,
  nextEmpty,
  suggestionsOf,
  withCommand,
  withField,
  withoutField,
  type Composer,
  type Field,
  type Suggestion,
} from '../model/composer.ts'
import { withBox } from '../model/drafts.ts'
import { knownTo } from '../model/known.ts'
import type { CommandOption } from '../model/wire.ts'
import { focusOn, openFormOf } from './acting.ts'
import { me } from './reading.ts'
import { faultOf, fileGiven, type OptionValues } from './server.ts'
import { change, now } from './store.ts'

/** Actions in the message box. */

/** The bot is asked after this pause in typing. */
const TYPING_PAUSE_MS = 150
/** A command in progress is shown when it takes longer than this. */
const SLOW_COMMAND_MS = 400

const BOX = '#message-box'
const SEND = '#composer .send'
const fieldBox = (name: string): string => `.option[data-option="${CSS.escape(name)}"] input`

let commandsSent = 0
let asked = 0

function compose(next: (composer: Composer) => Composer): void {
  change((state) => ({ ...state, composer: next(state.composer) }))
}

/** Sets the text of the box. A slash at its beginning lists the commands. */
export function typeText(text: string): void {
  compose(() => emptyComposer(text))
}

/** Suggests again for the text being typed, when the box gets the focus. */
export function resumeTyping(): void {
  compose((composer) =>
    composer.command === null && composer.text.startsWith('/') ? { ...composer, suggesting: COMMANDS } : composer,
  )
}

/** Empties the box and goes back to plain text. */
export function cancelCommand(text = ''): void {
  typeText(text)
  focusOn(BOX)
}

/** Starts a command by name, as a command mention does. */
export function useCommand(text: string): void {
  const found = flatten(now().commands, now().person.locale).find((command) => command.text === text)
  if (found) return chooseCommand(found)
  cancelCommand(`/${text}`)
}

function chooseCommand(command: CommandLine): void {
  compose(() => withCommand(command))
  const [first] = now().composer.fields
  if (first) enterField(first.option)
  else focusOn(SEND)
}

/** Adds the field of an option and focuses it. */
export function addOption(option: CommandOption): void {
  compose((composer) => withField(composer, option))
  enterField(option)
}

function enterField(option: CommandOption): void {
  focusOn(fieldBox(option.name))
  suggestFor(option)
}

/** Removes a field. Required ones stay, and without a field before it the command ends. */
function leaveField(option: CommandOption): void {
  const { composer } = now()
  const names = composer.fields.map((field) => field.option.name)
  const before = composer.fields[names.indexOf(option.name) - 1]
  if (isRequired(option) && !before) return cancelCommand(`/${composer.command?.text ?? ''}`)
  if (!isRequired(option)) compose((old) => withoutField(old, option.name))
  if (before) enterField(before.option)
  else focusOn(SEND)
}

export function typeInField(option: CommandOption, text: string): void {
  compose((composer) => changeField(composer, option.name, { text, picked: null }))
  suggestFor(option)
}

export function giveFile(option: CommandOption, file: File | null): void {
  compose((composer) => changeField(composer, option.name, { file }))
}

/** Lists suggestions for the option. The bot is asked a moment after the last key. */
export function suggestFor(option: CommandOption): void {
  compose((composer) => ({ ...composer, suggesting: option.name, marked: 0, offered: 'loading' }))
  const question = ++asked
  if (asksTheBot(option)) setTimeout(() => void askTheBot(option, question), TYPING_PAUSE_MS)
}

async function askTheBot(option: CommandOption, question: number): Promise<void> {
  const { composer, current } = now()
  if (question !== asked || !composer.command) return
  const options = { ...(await valuesOf(composer)), [option.name]: fieldNamed(composer, option.name)?.text ?? '' }
  const answer = await me().autocomplete(current, composer.command.text, options, option.name)
  if (question !== asked) return
  const offered = answer.choices.map((choice) => ({ label: nameIn(choice, now().person.locale), value: choice.value }))
  compose((old) => ({ ...old, offered: answer.kind === 'choices' ? offered : 'failed' }))
}

// The list above the box

const suggested = () => suggestionsOf(now().composer, now().commands, knownTo(now()))

export function mark(index: number): void {
  compose((composer) => ({ ...composer, marked: index }))
}

export function closeSuggestions(): void {
  asked += 1
  compose((composer) => ({ ...composer, suggesting: null }))
}

export function take(suggestion: Suggestion): void {
  if (suggestion.kind === 'command') return chooseCommand(suggestion.command)
  const { composer } = now()
  const field = composer.suggesting === null ? undefined : fieldNamed(composer, composer.suggesting)
  if (field) pick(field, suggestion.choice)
}

function pick({ option }: Field, choice: Choice): void {
  compose((composer) => changeField(composer, option.name, { text: choice.label, picked: choice }))
  const next = nextEmpty(now().composer, option.name)
  if (next) return enterField(next.option)
  closeSuggestions()
}

/** @returns whether the list handled the key */
function keyInSuggestions(event: KeyboardEvent): boolean {
  const list = suggested()
  if (!list) return false
  const { marked } = now().composer
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const item = list.items[marked]
  if (event.key === 'Escape') closeSuggestions()
  else if (step !== undefined && item) mark((marked + step + list.items.length) % list.items.length)
  else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && item) take(item)
  else return false
  event.preventDefault()
  return true
}

export function keyInText(event: KeyboardEvent): void {
  if (event.isComposing || keyInSuggestions(event)) return
  if (event.key !== 'Enter' || event.shiftKey) return
  event.preventDefault()
  void submit()
}

export function keyInField(event: KeyboardEvent, option: CommandOption): void {
  if (event.isComposing || keyInSuggestions(event)) return
  const field = fieldNamed(now().composer, option.name)
  if (event.key === 'Enter') void submit()
  else if (event.key === 'Escape') cancelCommand()
  else if (event.key === 'Backspace' && field?.text === '' && field.file === null) leaveField(option)
  else return
  event.preventDefault()
}

// Sending

export async function submit(): Promise<void> {
  closeSuggestions()
  const { composer } = now()
  if (composer.isSending) return
  if (composer.command) await submitCommand(composer, composer.command)
  else if (composer.text.startsWith('/')) startTyped(composer.text.slice(1))
  else if (composer.text.trim() !== '') await say(composer.text.trim())
}

/** A slash and a text were sent: starts the command that fits best. */
function startTyped(text: string): void {
  const [best] = commandsMatching(now().commands, text, now().person.locale)
  if (best) chooseCommand(best)
  else compose((composer) => ({ ...composer, fault: 'There is no such command here.' }))
}

async function say(text: string): Promise<void> {
  const { person, current } = now()
  typeText('')
  const fault = faultOf(await me().say(current, text))
  if (fault === null) return
  const unsent = { ...emptyComposer(text), fault }
  change((state) => {
    const isHere = state.person.id === person.id && state.current === current
    if (isHere) return { ...state, composer: unsent }
    return { ...state, drafts: withBox(state.drafts, person.id, current, unsent) }
  })
}

async function submitCommand(composer: Composer, command: CommandLine): Promise<void> {
  const [missing] = missingFields(composer)
  if (missing) return pointAt(composer, missing)
  compose((old) => ({ ...old, isSending: true, fault: '' }))
  const fault = await sendCommand(command.text, await valuesOf(composer))
  if (now().composer.command !== command) return
  if (fault === null) return cancelCommand()
  compose((old) => ({ ...old, isSending: false, fault }))
}

/** Points out the required option that is missing. */
function pointAt(composer: Composer, missing: Field): void {
  const fault = `This option is required: ${missing.option.name}`
  const marked = (field: Field): Field => ({ ...field, isWrong: isRequired(field.option) && isEmpty(field) })
  compose(() => ({ ...composer, suggesting: null, fault, fields: composer.fields.map(marked) }))
  focusOn(fieldBox(missing.option.name))
}

/** Sends a command without options, as if it had been typed. */
export async function runCommand(text: string): Promise<void> {
  const fault = await sendCommand(text, {})
  if (fault !== null) compose((composer) => ({ ...composer, fault }))
}

/** @returns why the command was not sent, or null */
async function sendCommand(text: string, options: OptionValues): Promise<string | null> {
  const { current, person } = now()
  const id = ++commandsSent
  const show = (fault: string | null): void =>
    change((state) => ({
      ...state,
      unanswered: [...state.unanswered.filter((entry) => entry.id !== id), { id, channelId: current, text, fault }],
    }))
  const late = setTimeout(() => show(null), SLOW_COMMAND_MS)
  const outcome = await me().command(current, text, options)
  clearTimeout(late)
  forgetCommand(id)
  if (outcome.kind === 'refused') return outcome.text
  if (outcome.kind === 'no-response' && !outcome.message && now().person.id === person.id) show(outcome.text)
  openFormOf(outcome)
  return null
}

export function forgetCommand(id: number): void {
  change((state) => ({ ...state, unanswered: state.unanswered.filter((entry) => entry.id !== id) }))
}

async function valuesOf({ fields }: Composer): Promise<OptionValues> {
  const filled = fields.filter((field) => !isEmpty(field))
  const values = filled.map(async (field) => [field.option.name, await valueOf(field)] as const)
  return Object.fromEntries(await Promise.all(values))
}

function valueOf({ file, picked, text }: Field): Promise<OptionValues[string]> | OptionValues[string] {
  return file ? fileGiven(file) : (picked?.value ?? text.trim())
}
