import { ApplicationCommandOptionType as Option, Locale, type APIApplicationCommandOption } from 'discord-api-types/v10'
import type { Json } from '../state/model.ts'
import { type Form, isObject, lengthOf, type Path } from './form.ts'

/** A validated command registration. */
export interface CommandBody {
  readonly type: number
  readonly name: string
  readonly nameLocalizations: Record<string, string> | null
  readonly description: string
  readonly descriptionLocalizations: Record<string, string> | null
  readonly options: APIApplicationCommandOption[]
  readonly defaultMemberPermissions: string | null
  readonly contexts: number[] | null
  readonly integrationTypes: number[]
  readonly nsfw: boolean
}

const CHAT_INPUT = 1
/** Lower-case letters and digits of any script, hyphens, underscores and apostrophes. */
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u
const MAX_CHARACTERS = 8_000
const WITH_CHOICES: readonly number[] = [Option.String, Option.Integer, Option.Number]

/**
 * Checks one application command.
 *
 * Source: https://docs.discord.com/developers/interactions/application-commands#application-command-object
 */
export function checkCommand(form: Form, path: Path, value: unknown, options: { isGlobal: boolean }): CommandBody {
  const command = form.object(path, value)
  const type = form.choice([...path, 'type'], command['type'], [1, 2, 3]) ?? CHAT_INPUT
  const name =
    type === CHAT_INPUT
      ? checkName(form, [...path, 'name'], command['name'])
      : (form.text([...path, 'name'], command['name'], { min: 1, max: 32, required: true }) ?? '')
  const description =
    type === CHAT_INPUT
      ? (form.text([...path, 'description'], command['description'], { min: 1, max: 100, required: true }) ?? '')
      : (form.text([...path, 'description'], command['description'], { max: 0 }) ?? '')
  const body: CommandBody = {
    type,
    name,
    description,
    nameLocalizations: checkLocalizations(
      form,
      [...path, 'name_localizations'],
      command['name_localizations'],
      32,
      type === CHAT_INPUT,
    ),
    descriptionLocalizations: checkLocalizations(
      form,
      [...path, 'description_localizations'],
      command['description_localizations'],
      100,
      false,
    ),
    options: checkOptions(form, [...path, 'options'], command['options'], 0),
    defaultMemberPermissions: checkPermissions(
      form,
      [...path, 'default_member_permissions'],
      command['default_member_permissions'],
    ),
    contexts: options.isGlobal ? checkContexts(form, path, command) : null,
    integrationTypes: options.isGlobal
      ? (checkNumbers(form, [...path, 'integration_types'], command['integration_types'], [0, 1]) ?? [0])
      : [0],
    nsfw: form.boolean([...path, 'nsfw'], command['nsfw']),
  }
  if (charactersOf(body) > MAX_CHARACTERS) {
    form.add(path, 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MAX_CHARACTERS})`)
  }
  return body
}

function checkName(form: Form, path: Path, value: unknown): string {
  const name = form.text(path, value, { min: 1, max: 32, required: true }) ?? ''
  const isGood = NAME.test(name) && name === name.toLowerCase()
  if (name !== '' && lengthOf(name) <= 32 && !isGood)
    form.add(path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid')
  return name
}

function checkLocalizations(
  form: Form,
  path: Path,
  value: unknown,
  max: number,
  asName: boolean,
): Record<string, string> | null {
  if (value === undefined || value === null) return null
  const texts: Record<string, string> = {}
  for (const [locale, text] of Object.entries(form.object(path, value))) {
    if (text === null) continue
    if (!(Object.values(Locale) as string[]).includes(locale))
      form.add([...path, locale], 'BASE_TYPE_CHOICES', 'Value is not a known locale.')
    texts[locale] = asName
      ? checkName(form, [...path, locale], text)
      : (form.text([...path, locale], text, { min: 1, max }) ?? '')
  }
  return texts
}

function checkOptions(form: Form, path: Path, value: unknown, depth: number): APIApplicationCommandOption[] {
  const entries = form.list(path, value, { max: 25 })
  const names = new Set<string>()
  let sawOptional = false
  return entries.map((entry, index) => {
    const at = [...path, index]
    const option = form.object(at, entry)
    const checked = checkOption(form, at, option, depth, entries)
    if (names.has(checked.name))
      form.add([...at, 'name'], 'APPLICATION_COMMAND_OPTIONS_NAME_INVALID', 'Option name already exists')
    names.add(checked.name)
    const isRequired = option['required'] === true
    if (isRequired && sawOptional) {
      form.add(
        [...at, 'required'],
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      )
    }
    sawOptional ||= !isRequired
    return checked
  })
}

function checkOption(
  form: Form,
  path: Path,
  option: Json,
  depth: number,
  siblings: readonly unknown[],
): APIApplicationCommandOption {
  const type = form.choice([...path, 'type'], option['type'], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  if (option['type'] === undefined) form.missing([...path, 'type'])
  const isSub = type === Option.Subcommand || type === Option.SubcommandGroup
  const mayBeHere = type === Option.SubcommandGroup ? depth === 0 : type === Option.Subcommand ? depth <= 1 : true
  const siblingsAreSubs = siblings
    .filter(isObject)
    .some((sibling) => sibling['type'] === Option.Subcommand || sibling['type'] === Option.SubcommandGroup)
  if (!mayBeHere || siblingsAreSubs !== isSub) {
    form.add(
      [...path, 'type'],
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-command and sub-command group option types are mutually exclusive to all other types',
    )
  }
  const nameLocalizations = checkLocalizations(
    form,
    [...path, 'name_localizations'],
    option['name_localizations'],
    32,
    true,
  )
  const descriptionLocalizations = checkLocalizations(
    form,
    [...path, 'description_localizations'],
    option['description_localizations'],
    100,
    false,
  )
  const stored: Json = {
    type,
    name: checkName(form, [...path, 'name'], option['name']),
    description: form.text([...path, 'description'], option['description'], { min: 1, max: 100, required: true }) ?? '',
    ...(nameLocalizations && { name_localizations: nameLocalizations }),
    ...(descriptionLocalizations && { description_localizations: descriptionLocalizations }),
  }
  if (isSub) {
    const deeper = depth + (type === Option.SubcommandGroup ? 1 : 2)
    const inside = checkOptions(form, [...path, 'options'], option['options'], deeper)
    if (type === Option.SubcommandGroup && inside.length === 0) form.missing([...path, 'options'])
    if (inside.length > 0) stored['options'] = inside
    return stored as unknown as APIApplicationCommandOption
  }
  if (option['required'] !== undefined) stored['required'] = form.boolean([...path, 'required'], option['required'])
  addValueRules(form, path, option, type ?? Option.String, stored)
  return stored as unknown as APIApplicationCommandOption
}

function addValueRules(form: Form, path: Path, option: Json, type: number, stored: Json): void {
  const takesChoices = WITH_CHOICES.includes(type)
  const choices = form
    .list([...path, 'choices'], option['choices'], { max: 25 })
    .map((entry, index) => checkChoice(form, [...path, 'choices', index], entry, type))
  if (choices.length > 0 && !takesChoices)
    form.add(
      [...path, 'choices'],
      'APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID',
      'Choices are not allowed for this option type',
    )
  if (new Set(choices.map((choice) => choice['name'])).size < choices.length) {
    form.add([...path, 'choices'], 'APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_EXISTS', 'Choice name already exists')
  }
  const autocomplete = form.boolean([...path, 'autocomplete'], option['autocomplete'])
  if (autocomplete && (choices.length > 0 || !takesChoices)) {
    form.add(
      [...path, 'autocomplete'],
      'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID',
      'Autocomplete is not allowed together with choices or for this option type',
    )
  }
  if (choices.length > 0) stored['choices'] = choices
  if (autocomplete) stored['autocomplete'] = true
  if (type === Option.String) {
    const min = form.integer([...path, 'min_length'], option['min_length'], { min: 0, max: 6000 })
    const max = form.integer([...path, 'max_length'], option['max_length'], { min: 1, max: 6000 })
    if (min !== undefined) stored['min_length'] = min
    if (max !== undefined) stored['max_length'] = max
  }
  if (type === Option.Integer || type === Option.Number) {
    for (const bound of ['min_value', 'max_value']) if (typeof option[bound] === 'number') stored[bound] = option[bound]
  }
  if (type === Option.Channel && Array.isArray(option['channel_types']))
    stored['channel_types'] = option['channel_types']
}

/** One choice of an option or of an autocompletion: a name and a value of the option's type. */
export function checkChoice(form: Form, path: Path, entry: unknown, type: number): Json {
  const choice = form.object(path, entry)
  const name = form.text([...path, 'name'], choice['name'], { min: 1, max: 100, required: true })
  const nameLocalizations = checkLocalizations(
    form,
    [...path, 'name_localizations'],
    choice['name_localizations'],
    100,
    false,
  )
  const value = choice['value']
  if (value === undefined || value === null) form.missing([...path, 'value'])
  else if (type === Option.String) form.text([...path, 'value'], value, { min: 1, max: 100, required: true })
  else if (typeof value !== 'number')
    form.add([...path, 'value'], 'NUMBER_TYPE_COERCE', `Value "${String(value)}" is not a number.`)
  return { name, value, ...(nameLocalizations && { name_localizations: nameLocalizations }) }
}

function checkPermissions(form: Form, path: Path, value: unknown): string | null {
  if (value === undefined || value === null) return null
  if (/^\d+$/.test(String(value))) return String(value)
  form.add(path, 'NUMBER_TYPE_COERCE', `Value "${String(value)}" is not int.`)
  return null
}

function checkContexts(form: Form, path: Path, command: Json): number[] | null {
  const contexts = checkNumbers(form, [...path, 'contexts'], command['contexts'], [0, 1, 2])
  if (contexts) return contexts
  return command['dm_permission'] === false ? [0] : null
}

function checkNumbers(form: Form, path: Path, value: unknown, allowed: readonly number[]): number[] | null {
  if (value === undefined || value === null) return null
  return form
    .list(path, value, { min: 1, max: allowed.length })
    .flatMap((entry, index) => form.choice([...path, index], entry, allowed) ?? [])
}

/**
 * The characters that count towards the limit: names, descriptions and values. The longest localisation of each text
 * counts.
 */
function charactersOf(command: CommandBody): number {
  const longest = (text: string, others: Record<string, string> | null | undefined): number =>
    Math.max(lengthOf(text), ...Object.values(others ?? {}).map(lengthOf))
  const ofOption = (option: Json): number => {
    const choices = (option['choices'] as Json[] | undefined) ?? []
    const inside = (option['options'] as Json[] | undefined) ?? []
    return (
      longest(String(option['name']), option['name_localizations'] as Record<string, string> | undefined) +
      longest(
        String(option['description']),
        option['description_localizations'] as Record<string, string> | undefined,
      ) +
      choices.reduce(
        (sum, choice) =>
          sum +
          lengthOf(String(choice['name'])) +
          (typeof choice['value'] === 'string' ? lengthOf(choice['value']) : 0),
        0,
      ) +
      inside.reduce((sum, entry) => sum + ofOption(entry), 0)
    )
  }
  return (
    longest(command.name, command.nameLocalizations) +
    longest(command.description, command.descriptionLocalizations) +
    command.options.reduce((sum, option) => sum + ofOption(option as unknown as Json), 0)
  )
}
