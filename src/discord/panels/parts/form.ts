import { ComponentType, TextInputStyle, type APIComponentInLabel, type APILabelComponent } from 'discord-api-types/v10'

/** The largest number of fields in a form. */
export const MAX_FIELDS = 5
/** The largest number of boxes or radio buttons in a group. */
export const MAX_IN_A_GROUP = 10

/** What was filled into a form, by field. */
export type Filled = ReadonlyMap<string, readonly string[]>

/** One of several values, as it stands in a form. */
export interface Offered {
  readonly value: string
  readonly label: string
  readonly description?: string
  readonly default: boolean
}

/** The fields of a form that is too long for one, spread evenly over as few as there need be. */
export function pagesOf<T>(fields: readonly T[]): readonly (readonly T[])[] {
  const pages = Math.ceil(fields.length / MAX_FIELDS)
  const size = Math.ceil(fields.length / Math.max(1, pages))
  return Array.from({ length: pages }, (_none, page) => fields.slice(page * size, (page + 1) * size))
}

/** Boxes to tick, none or all of them; many stand in a menu. */
export function boxesField(id: string, label: string, options: readonly Offered[]): APILabelComponent {
  const isMenu = options.length > MAX_IN_A_GROUP
  const any = { custom_id: id, options: [...options], min_values: 0, required: false }
  return formField(
    label,
    '',
    isMenu
      ? { type: ComponentType.StringSelect, ...any, max_values: options.length }
      : { type: ComponentType.CheckboxGroup, ...any },
  )
}

/** One of several values: few words stand below one another, many values in a menu. */
export function choiceField(
  id: string,
  label: string,
  description: string,
  options: readonly Offered[],
  isMenu = options.length > MAX_IN_A_GROUP,
): APILabelComponent {
  const type = isMenu ? ComponentType.StringSelect : ComponentType.RadioGroup
  return formField(label, description, { type, custom_id: id, options: [...options], required: true })
}

/** A text in several lines, with `letters` as its limit. Without `text`, which stands in it first, it is required. */
export function textField(
  id: string,
  label: string,
  description: string,
  { letters, text }: { readonly letters: number; readonly text?: string },
): APILabelComponent {
  const filled = text === undefined ? { min_length: 1, required: true } : { required: false }
  return formField(label, description, {
    type: ComponentType.TextInput,
    custom_id: id,
    style: TextInputStyle.Paragraph,
    max_length: letters,
    ...filled,
    ...(text !== undefined && text !== '' && { value: text }),
  })
}

/** A field of a form with what stands above it. */
export function formField(label: string, description: string, component: APIComponentInLabel): APILabelComponent {
  return { type: ComponentType.Label, label, ...(description !== '' && { description }), component }
}
