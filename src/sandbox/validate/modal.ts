import { ComponentType as Type } from 'discord-api-types/v10'
import type { ApplicationEmoji, Json } from '../state/model.ts'
import { checkComponent, everyComponent } from './components.ts'
import { checkBounds, checkOptions, checkRequired, checkSelect, refuseBeyond, SELECTS } from './controls.ts'
import type { Form, Path } from './form.ts'
import { Media } from './media.ts'
import { type Reading, checkCustomId, fillInIds } from './reading.ts'

const FIELDS = [Type.TextInput, ...SELECTS, Type.FileUpload, Type.RadioGroup, Type.CheckboxGroup, Type.Checkbox]

/**
 * Checks a modal: its title, its id and one to five fields.
 *
 * Source: https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-response-object-modal
 */
export function checkModal(form: Form, path: Path, value: unknown, emojis: readonly ApplicationEmoji[] = []): Json {
  const modal = form.object(path, value)
  const reading: Reading = {
    form,
    emojis,
    media: new Media('', [], ''),
    customIds: new Set(),
    ids: new Set(),
    found: [],
    waiting: [],
  }
  const title = form.text([...path, 'title'], modal['title'], { min: 1, max: 45, required: true })
  const customId = form.text([...path, 'custom_id'], modal['custom_id'], { min: 1, max: 100, required: true })
  const components = form
    .list([...path, 'components'], modal['components'], { min: 1, max: 5 })
    .map((entry, index) => checkTopLevel(reading, [...path, 'components', index], entry))
  fillInIds(reading)
  return { title, custom_id: customId, components }
}

/** The fields of a modal that have a value. */
export function fieldsOf(modal: Json): Json[] {
  return everyComponent(modal['components'] as Json[]).filter((component) => FIELDS.includes(Number(component['type'])))
}

function checkTopLevel(reading: Reading, path: Path, value: unknown): Json {
  const { form } = reading
  const component = form.object(path, value)
  const type = component['type']
  if (type === Type.TextDisplay) return checkComponent(reading, path, component, [Type.TextDisplay])
  const stored: Json = { type, id: 0 }
  reading.waiting.push(stored)
  if (type === Type.ActionRow) {
    const inside = form.list([...path, 'components'], component['components'], { min: 1, max: 1 })
    stored['components'] = inside.map((entry, index) =>
      checkField(reading, [...path, 'components', index], entry, [Type.TextInput], true),
    )
    return stored
  }
  if (type === Type.Label) {
    stored['label'] = form.text([...path, 'label'], component['label'], { min: 1, max: 45, required: true })
    const description = form.text([...path, 'description'], component['description'], { max: 100 })
    if (description !== undefined) stored['description'] = description
    if (component['component'] === undefined) form.missing([...path, 'component'])
    else stored['component'] = checkField(reading, [...path, 'component'], component['component'], FIELDS, false)
    return stored
  }
  form.add(
    [...path, 'type'],
    'UNION_TYPE_CHOICES',
    `Value of field "type" must be one of (${[Type.ActionRow, Type.TextDisplay, Type.Label].join(', ')}).`,
  )
  return stored
}

function checkField(
  reading: Reading,
  path: Path,
  value: unknown,
  allowed: readonly number[],
  needsLabel: boolean,
): Json {
  const { form } = reading
  const field = form.object(path, value)
  const type = Number(field['type'])
  const stored: Json = { type, id: 0 }
  reading.waiting.push(stored)
  if (!allowed.includes(type)) {
    form.add([...path, 'type'], 'UNION_TYPE_CHOICES', `Value of field "type" must be one of (${allowed.join(', ')}).`)
    return stored
  }
  if (SELECTS.includes(type)) return Object.assign(stored, checkSelect(reading, path, field, type, true))
  stored['custom_id'] = checkCustomId(reading, [...path, 'custom_id'], field['custom_id'])
  if (type === Type.Checkbox) {
    checkRequired(form, path, field)
    return Object.assign(stored, { default: form.boolean([...path, 'default'], field['default']) })
  }
  return Object.assign(stored, checkRequired(form, path, field), ofKind(reading, path, field, type, needsLabel))
}

/** The properties that only this kind of field has. */
function ofKind(reading: Reading, path: Path, field: Json, type: number, needsLabel: boolean): Json {
  const { form } = reading
  switch (type) {
    case Type.TextInput:
      return checkTextInput(form, path, field, needsLabel)
    case Type.FileUpload: {
      const { min, max } = checkBounds(form, path, field, { most: 10, max: 1 })
      return { min_values: min, max_values: max }
    }
    case Type.RadioGroup: {
      const options = checkOptions(reading, path, field['options'], { min: 2, max: 10 })
      refuseBeyond(form, path, options, { min: 1, max: 1 })
      return { options }
    }
    default: {
      const options = checkOptions(reading, path, field['options'], { min: 1, max: 10 })
      const { min, max } = checkBounds(form, path, field, { most: 10, max: Math.max(1, options.length) })
      refuseBeyond(form, path, options, { min, max })
      return { options, min_values: min, max_values: max }
    }
  }
}

function checkTextInput(form: Form, path: Path, field: Json, needsLabel: boolean): Json {
  if (field['style'] === undefined) form.missing([...path, 'style'])
  const label = form.text([...path, 'label'], field['label'], { min: 1, max: 45, required: needsLabel })
  const min = form.integer([...path, 'min_length'], field['min_length'], { min: 0, max: 4000 })
  const max = form.integer([...path, 'max_length'], field['max_length'], { min: 1, max: 4000 })
  if (min !== undefined && max !== undefined && min > max)
    form.add([...path, 'min_length'], 'BASE_TYPE_MAX', 'min_length must not be larger than max_length')
  const value = form.text([...path, 'value'], field['value'], { max: 4000 })
  const placeholder = form.text([...path, 'placeholder'], field['placeholder'], { max: 100 })
  return {
    style: form.choice([...path, 'style'], field['style'], [1, 2]),
    ...(label !== undefined && { label }),
    ...(min !== undefined && { min_length: min }),
    ...(max !== undefined && { max_length: max }),
    ...(value !== undefined && { value }),
    ...(placeholder !== undefined && { placeholder }),
  }
}
