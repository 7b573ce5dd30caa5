import { ComponentType as Type } from 'discord-api-types/v10'
import type { Discord } from '../state/discord.ts'
import type { Json } from '../state/model.ts'
import { lengthOf } from '../validate/form.ts'
import { SELECTS } from '../validate/controls.ts'
import { fieldsOf } from '../validate/modal.ts'
import { optionNamed, readChoice } from './components.ts'
import { Refused } from './outcome.ts'
import { receiveFile, type GivenFile } from './option-values.ts'

/** What a person filled in, by the fields' custom ids. */
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
    if (type === Type.Label)
      return { type, id, component: readField(discord, component['component'] as Json, given, resolved) }
    return {
      type,
      id,
      components: (component['components'] as Json[]).map((field) => readField(discord, field, given, resolved)),
    }
  })
  return { custom_id: modal['custom_id'], components, ...(Object.keys(resolved).length > 0 && { resolved }) }
}

function readField(discord: Discord, field: Json, given: ModalInput, resolved: Json): Json {
  const customId = String(field['custom_id'])
  const value = given[customId]
  const common = { type: field['type'], id: field['id'], custom_id: customId }
  const type = Number(field['type'])
  if (type === Type.TextInput) return { ...common, value: readText(field, value) }
  if (type === Type.Checkbox)
    return { ...common, value: value === undefined ? field['default'] === true : value === true }
  if (type === Type.RadioGroup) {
    const chosen = value ?? defaultsOf(field)[0]
    if (chosen === undefined && field['required'] !== false) throw new Refused(`${customId}: choose one`)
    return { ...common, value: chosen === undefined ? null : optionNamed(field, String(chosen)) }
  }
  if (type === Type.FileUpload) {
    const files = (value ?? []) as readonly GivenFile[]
    needCount(field, files.length)
    return { ...common, values: files.map((file) => receiveFile(discord, file, resolved)) }
  }
  const values = value === undefined ? defaultsOf(field) : [value].flat().map(String)
  if (SELECTS.includes(type)) return { ...common, values: readChoice(discord, field, values, resolved) }
  needCount(field, values.length)
  return { ...common, values: values.map((entry) => optionNamed(field, entry)) }
}

function readText(field: Json, value: ModalInput[string]): string {
  const text = String(value ?? field['value'] ?? '')
  const length = lengthOf(text)
  const max = Number(field['max_length'] ?? 4000)
  if (length === 0 && field['required'] !== false)
    throw new Refused(`${String(field['custom_id'])}: this field is required`)
  if (length > 0 && length < Number(field['min_length'] ?? 0))
    throw new Refused(`${String(field['custom_id'])}: must be ${String(field['min_length'])} or more characters`)
  if (length > max) throw new Refused(`${String(field['custom_id'])}: must be ${max} or fewer characters`)
  return text
}

function needCount(field: Json, count: number): void {
  const min = field['required'] === false ? 0 : Number(field['min_values'] ?? 1)
  const max = Number(field['max_values'] ?? 1)
  if (count < min || count > max) throw new Refused(`${String(field['custom_id'])}: choose ${min} to ${max}`)
}

function defaultsOf(field: Json): string[] {
  return ((field['options'] as Json[] | undefined) ?? [])
    .filter((option) => option['default'] === true)
    .map((option) => String(option['value']))
}
