import { ComponentType } from 'discord-api-types/payloads/v10'
import { defaultChoice } from './menus.ts'
import type { Form, FormField } from './wire.ts'

/** A form that the bot opened, with the input so far. */
export interface OpenForm {
  readonly form: Form
  readonly values: FormValues
  readonly fault: string
  readonly isSending: boolean
}

/** Text, a tick, chosen options or files, by the fields' custom ids. */
export type FormValue = string | boolean | readonly string[] | readonly File[]
export type FormValues = Readonly<Record<string, FormValue>>

/** A part of a form: text, or a field with its label. */
export type FormPart =
  | { readonly kind: 'words'; readonly text: string }
  | {
      readonly kind: 'field'
      readonly label: string
      readonly description: string | undefined
      readonly field: FormField
    }

/** The parts of a form in order. An old-style row is a field with its own label. */
export function partsOf(form: Form): readonly FormPart[] {
  return form.components.flatMap((component): FormPart[] => {
    switch (component.type) {
      case ComponentType.TextDisplay:
        return [{ kind: 'words', text: component.content }]
      case ComponentType.ActionRow:
        return component.components.map((field) => ({
          kind: 'field',
          label: field.label ?? '',
          description: undefined,
          field,
        }))
      default:
        return [
          { kind: 'field', label: component.label, description: component.description, field: component.component },
        ]
    }
  })
}

export function opened(form: Form): OpenForm {
  const fields = partsOf(form).flatMap((part) => (part.kind === 'field' ? [part.field] : []))
  const values = Object.fromEntries(fields.map((field) => [field.custom_id, firstValue(field)]))
  return { form, values, fault: '', isSending: false }
}

function firstValue(field: FormField): FormValue {
  switch (field.type) {
    case ComponentType.TextInput:
      return field.value ?? ''
    case ComponentType.Checkbox:
      return field.default === true
    case ComponentType.FileUpload:
      return []
    default:
      return defaultChoice(field)
  }
}

/** Fields are required by default; a single checkbox need not be ticked. */
export function mustBeFilled(field: FormField): boolean {
  return field.type !== ComponentType.Checkbox && field.required !== false
}
