import { ButtonStyle, ComponentType as Type } from 'discord-api-types/v10'
import type { ApplicationEmoji, Json } from '../state/model.ts'
import { isObject, type Form, type Path } from './form.ts'
import { type Reading, checkCustomId } from './reading.ts'

/** Buttons and select menus. */

export const SELECTS: readonly number[] = [
  Type.StringSelect,
  Type.UserSelect,
  Type.RoleSelect,
  Type.MentionableSelect,
  Type.ChannelSelect,
]

export function checkButton(reading: Reading, path: Path, button: Json): Json {
  const { form } = reading
  const style = form.choice([...path, 'style'], button['style'], [1, 2, 3, 4, 5])
  if (button['style'] === undefined) form.missing([...path, 'style'])
  const label = form.text([...path, 'label'], button['label'], { max: 80 })
  const emoji = checkEmoji(form, reading.emojis, [...path, 'emoji'], button['emoji'])
  if ((label === undefined || label === '') && emoji === undefined) {
    form.add(path, 'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED', 'A label or emoji must be set')
  }
  const common = {
    style,
    ...(label !== undefined && { label }),
    ...(emoji && { emoji }),
    ...(button['disabled'] !== undefined && { disabled: form.boolean([...path, 'disabled'], button['disabled']) }),
  }
  if (style !== ButtonStyle.Link) {
    if (button['url']) form.add(path, 'BUTTON_COMPONENT_URL_NOT_ALLOWED', 'A url cannot be set on this button style')
    return { ...common, custom_id: checkCustomId(reading, [...path, 'custom_id'], button['custom_id']) }
  }
  if (button['custom_id'])
    form.add(path, 'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE', 'A custom id and url cannot both be specified')
  if (button['url'] === undefined) form.missing([...path, 'url'])
  return { ...common, url: form.url([...path, 'url'], button['url'], ['http', 'https', 'discord'], 512) }
}

/** The kinds of default values of a menu, by its type. */
const DEFAULT_KINDS: Readonly<Record<number, readonly string[]>> = {
  [Type.UserSelect]: ['user'],
  [Type.RoleSelect]: ['role'],
  [Type.MentionableSelect]: ['user', 'role'],
  [Type.ChannelSelect]: ['channel'],
}
const CHANNEL_TYPES = [0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15, 16]

export function checkSelect(reading: Reading, path: Path, select: Json, type: number, isInModal = false): Json {
  const { form } = reading
  const { min, max } = checkBounds(form, path, select, { most: 25, max: 1 })
  const placeholder = form.text([...path, 'placeholder'], select['placeholder'], { max: 150 })
  const common: Json = {
    custom_id: checkCustomId(reading, [...path, 'custom_id'], select['custom_id']),
    ...(placeholder !== undefined && { placeholder }),
    min_values: min,
    max_values: max,
    ...(isInModal
      ? checkRequired(form, path, select)
      : { disabled: form.boolean([...path, 'disabled'], select['disabled']) }),
  }
  if (type !== Type.StringSelect) return { ...common, ...checkAutoSelect(form, path, select, type, max) }
  const options = checkOptions(reading, path, select['options'], { min: 1, max: 25 })
  refuseBeyond(form, path, options, { min, max })
  return { ...common, options }
}

/** The bounds of a choice: from none to `most`. By default the minimum is one, and the maximum one or `max`. */
export function checkBounds(form: Form, path: Path, field: Json, { most, max }: { most: number; max: number }) {
  const bounds = {
    min: form.integer([...path, 'min_values'], field['min_values'], { min: 0, max: most }) ?? 1,
    max: form.integer([...path, 'max_values'], field['max_values'], { min: 1, max: most }) ?? max,
  }
  if (bounds.min > bounds.max)
    form.add([...path, 'min_values'], 'BASE_TYPE_MAX', 'min_values must not be larger than max_values')
  return bounds
}

/** Whether a field of a modal is required. Its minimum may be 0 only if it is not, and it must not be disabled. */
export function checkRequired(form: Form, path: Path, field: Json): { required: boolean } {
  const required = field['required'] === undefined ? true : form.boolean([...path, 'required'], field['required'])
  if (field['min_values'] === 0 && required)
    form.add(
      [...path, 'min_values'],
      'SELECT_COMPONENT_REQUIRED_MIN_VALUES',
      'min_values of 0 needs required to be false',
    )
  if (field['disabled'] === true)
    form.add([...path, 'disabled'], 'COMPONENT_DISABLED_NOT_ALLOWED', 'Disabled components are not allowed in modals')
  return { required }
}

/** A menu of people, roles or channels: its default values, and the types of channels it lists. */
function checkAutoSelect(form: Form, path: Path, select: Json, type: number, max: number): Json {
  const defaults = form.list([...path, 'default_values'], select['default_values'], { max }).map((entry, index) => {
    const at = [...path, 'default_values', index]
    const value = form.object(at, entry)
    if (value['type'] === undefined) form.missing([...at, 'type'])
    const id = form.text([...at, 'id'], value['id'], { min: 1, max: 20, required: true })
    return { id, type: form.choice([...at, 'type'], value['type'], DEFAULT_KINDS[type] ?? []) }
  })
  const channelTypes = form
    .list([...path, 'channel_types'], select['channel_types'], { max: CHANNEL_TYPES.length })
    .map((entry, index) => form.choice([...path, 'channel_types', index], entry, CHANNEL_TYPES))
  return {
    ...(defaults.length > 0 && { default_values: defaults }),
    ...(type === Type.ChannelSelect && { channel_types: channelTypes }),
  }
}

/** The bounds and defaults must not exceed the number of options. */
export function refuseBeyond(
  form: Form,
  path: Path,
  options: readonly Json[],
  { min, max }: { min: number; max: number },
): void {
  if (min > options.length)
    form.add(
      [...path, 'min_values'],
      'SELECT_COMPONENT_MIN_VALUES_EXCEEDS_OPTIONS',
      'min_values must not exceed the number of options',
    )
  if (max > options.length && options.length > 0)
    form.add(
      [...path, 'max_values'],
      'SELECT_COMPONENT_MAX_VALUES_EXCEEDS_OPTIONS',
      'max_values must not exceed the number of options',
    )
  if (options.filter((option) => option['default'] === true).length > max)
    form.add(
      [...path, 'options'],
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
      'There are more default options than max_values',
    )
}

/** The options of a menu, a radio group or a checkbox group. */
export function checkOptions(
  { form, emojis }: Reading,
  path: Path,
  value: unknown,
  limits: { min: number; max: number },
): Json[] {
  const seen = new Set<string>()
  return form.list([...path, 'options'], value, limits).map((entry, index) => {
    const at = [...path, 'options', index]
    const option = form.object(at, entry)
    const chosen = form.text([...at, 'value'], option['value'], { min: 1, max: 100, required: true })
    if (chosen !== undefined && seen.has(chosen)) {
      form.add(
        [...at, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      )
    }
    seen.add(chosen ?? '')
    const description = form.text([...at, 'description'], option['description'], { max: 100 })
    const emoji = checkEmoji(form, emojis, [...at, 'emoji'], option['emoji'])
    return {
      label: form.text([...at, 'label'], option['label'], { min: 1, max: 100, required: true }),
      value: chosen,
      ...(description !== undefined && { description }),
      ...(emoji && { emoji }),
      ...(option['default'] !== undefined && { default: form.boolean([...at, 'default'], option['default']) }),
    }
  })
}

/** A Unicode emoji by its name, or an application emoji by its id. The sandbox's server has no emojis. */
function checkEmoji(form: Form, emojis: readonly ApplicationEmoji[], path: Path, value: unknown): Json | undefined {
  if (value === undefined || value === null) return undefined
  const emoji = isObject(value) ? value : {}
  const name = emoji['name']
  const isUnicode = typeof name === 'string' && /\p{Emoji}/u.test(name) && !/[\p{L}]/u.test(name) && !emoji['id']
  if (isUnicode) return { name }
  const own = emojis.find((entry) => entry.id === emoji['id'])
  if (own) return { id: own.id, name: own.name, animated: own.animated }
  form.add([...path, emoji['id'] ? 'id' : 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')
  return undefined
}
