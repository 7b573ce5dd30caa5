import { ComponentType as Type } from 'discord-api-types/v10'
import type { Discord } from '../state/discord.ts'
import type { Json } from '../state/model.ts'
import { lengthOf } from '../validate/form.ts'
import { SELECTS } from '../validate/controls.ts'
import { fieldsOf } from '../validate/modal.ts'
import { optionNamed, readChoice } from './components.ts'
import { Refused } from './outcome.ts'
import { receiveFile, type GivenFile } from './option-values.ts'

/** A person's input, by the fields' custom ids. */
export type ModalInput = Readonly<
  Record<string, string | boolean | readonly string[] | readonly GivenFile[] | undefined>
>

/** The `data` of a modal's submission, checked as the client checks it. @throws Refused */
export function modalData(discord: Discord, modal: Json, given: ModalInput): Json {
  const fields = fieldsOf(modal)
  const unknown = Object.keys(given).find((name) => !fields.some((field) => field['custom_id'] === name))
  if (unknown !== undefined) throw new Refused(`The form has no field ${unknown}`)
  const resolved: Json = {}
  const components = (modal['components'] as Json[]).map((component) => {
    const { type, id } = component
    if (type === Type.TextDisplay) return { type, id }
    if (type === Type.Label) {
      const field = component['component'] as Json
      return { type, id, component: readField(discord, field, String(component['label']), given, resolved) }
    }
    const inRow = component['components'] as Json[]
    return {
      type,
      id,
      components: inRow.map((field) => readField(discord, field, String(field['label']), given, resolved)),
    }
  })
  return { custom_id: modal['custom_id'], components, ...(Object.keys(resolved).length > 0 && { resolved }) }
}

/** The value of one field. Errors begin with the field's label. */
function readField(discord: Discord, field: Json, label: string, given: ModalInput, resolved: Json): Json {
  const { type, id, custom_id } = field
  const value = given[String(custom_id)]
  try {
    return { type, id, custom_id, ...valueOf(discord, field, value, resolved) }
  } catch (error) {
    throw error instanceof Refused ? new Refused(`${label}: ${error.message}`) : error
  }
}

function valueOf(discord: Discord, field: Json, value: ModalInput[string], resolved: Json): Json {
  const type = Number(field['type'])
  if (type === Type.TextInput) return { value: readText(field, value) }
  if (type === Type.Checkbox) return { value: value === undefined ? field['default'] === true : value === true }
  if (type === Type.FileUpload) {
    const files = (value ?? []) as readonly GivenFile[]
    needCount(field, files.length)
    return { values: files.map((file) => receiveFile(discord, file, resolved)) }
  }
  const values = value === undefined ? defaultsOf(field) : [value].flat().map(String)
  if (type === Type.RadioGroup) {
    needCount(field, values.length)
    const [chosen] = values
    return { value: chosen === undefined ? null : optionNamed(field, chosen) }
  }
  if (SELECTS.includes(type) && values.length > 0) return { values: readChoice(discord, field, values, resolved) }
  needCount(field, values.length)
  return { values: values.map((entry) => optionNamed(field, entry)) }
}

function readText(field: Json, value: ModalInput[string]): string {
  const text = String(value ?? field['value'] ?? '')
  const length = lengthOf(text)
  const max = Number(field['max_length'] ?? 4000)
  if (length === 0 && field['required'] !== false) throw new Refused('this field is required')
  if (length > 0 && length < Number(field['min_length'] ?? 0))
    throw new Refused(`must be ${String(field['min_length'])} or more characters`)
  if (length > max) throw new Refused(`must be ${max} or fewer characters`)
  return text
}

/** An optional field may be left empty; any other number of choices must be within its bounds. */
function needCount(field: Json, count: number): void {
  if (count === 0 && field['required'] === false) return
  const min = Number(field['min_values'] ?? 1)
  const max = Number(field['max_values'] ?? 1)
  if (count < min || count > max) throw new Refused(`choose ${min === max ? min : `${min} to ${max}`}`)
}

function defaultsOf(field: Json): string[] {
  return ((field['options'] as Json[] | undefined) ?? [])
    .filter((option) => option['default'] === true)
    .map((option) => String(option['value']))
}
