import { ButtonStyle, ComponentType as Type } from 'discord-api-types/v10'
import type { Json } from '../state/model.ts'
import { isObject, type Form, type Path } from './form.ts'
import { type Reading, checkCustomId } from './reading.ts'

/** Buttons and select menus: what people act with. */

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
  const emoji = checkEmoji(form, [...path, 'emoji'], button['emoji'])
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

export function checkSelect(reading: Reading, path: Path, select: Json, type: number, isInModal = false): Json {
  const { form } = reading
  const min = form.integer([...path, 'min_values'], select['min_values'], { min: 0, max: 25 }) ?? 1
  const max = form.integer([...path, 'max_values'], select['max_values'], { min: 1, max: 25 }) ?? 1
  if (min > max) form.add([...path, 'min_values'], 'BASE_TYPE_MAX', 'min_values must not be larger than max_values')
  const placeholder = form.text([...path, 'placeholder'], select['placeholder'], { max: 150 })
  const common: Json = {
    custom_id: checkCustomId(reading, [...path, 'custom_id'], select['custom_id']),
    ...(placeholder !== undefined && { placeholder }),
    min_values: min,
    max_values: max,
    ...(isInModal
      ? requiredInModal(form, path, select, min)
      : { disabled: form.boolean([...path, 'disabled'], select['disabled']) }),
  }
  if (isInModal && select['disabled'] === true)
    form.add([...path, 'disabled'], 'COMPONENT_DISABLED_NOT_ALLOWED', 'Disabled components are not allowed in modals')
  if (type !== Type.StringSelect) {
    const defaults = form.list([...path, 'default_values'], select['default_values'], { max: 25 })
    return {
      ...common,
      ...(defaults.length > 0 && { default_values: defaults }),
      ...(type === Type.ChannelSelect && {
        channel_types: form.list([...path, 'channel_types'], select['channel_types'], { max: 20 }),
      }),
    }
  }
  const options = checkOptions(form, path, select['options'])
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
  if (options.filter((option) => option['default'] === true).length > max) {
    form.add(
      [...path, 'options'],
      'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
      'There are more default options than max_values',
    )
  }
  return { ...common, options }
}

function requiredInModal(form: Form, path: Path, select: Json, min: number): Json {
  const required = select['required'] === undefined ? true : form.boolean([...path, 'required'], select['required'])
  if (min === 0 && required)
    form.add(
      [...path, 'min_values'],
      'SELECT_COMPONENT_REQUIRED_MIN_VALUES',
      'min_values of 0 needs required to be false',
    )
  return { required }
}

function checkOptions(form: Form, path: Path, value: unknown): Json[] {
  const seen = new Set<string>()
  return form.list([...path, 'options'], value, { min: 1, max: 25 }).map((entry, index) => {
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
    const emoji = checkEmoji(form, [...at, 'emoji'], option['emoji'])
    return {
      label: form.text([...at, 'label'], option['label'], { min: 1, max: 100, required: true }),
      value: chosen,
      ...(description !== undefined && { description }),
      ...(emoji && { emoji }),
      ...(option['default'] !== undefined && { default: form.boolean([...at, 'default'], option['default']) }),
    }
  })
}

/** A Unicode emoji by its name; the sandbox's server has no emoji of its own, so an id is refused. */
function checkEmoji(form: Form, path: Path, value: unknown): Json | undefined {
  if (value === undefined || value === null) return undefined
  const emoji = isObject(value) ? value : {}
  const name = emoji['name']
  const isUnicode = typeof name === 'string' && /\p{Emoji}/u.test(name) && !/[\p{L}]/u.test(name) && !emoji['id']
  if (isUnicode) return { name }
  form.add([...path, emoji['id'] ? 'id' : 'name'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')
  return undefined
}
