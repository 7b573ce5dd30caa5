import type { ApplicationEmoji, Json } from '../state/model.ts'
import type { Form, Path } from './form.ts'
import type { Media } from './media.ts'

/** The state of reading one message's components. */
export interface Reading {
  readonly form: Form
  /** The application's own emojis, which buttons and options may show. */
  readonly emojis: readonly ApplicationEmoji[]
  readonly media: Media
  readonly customIds: Set<string>
  readonly ids: Set<number>
  readonly found: Json[]
  readonly waiting: Json[]
}

/** A custom id of 1 to 100 characters that no other component of the message has. */
export function checkCustomId(reading: Reading, path: Path, value: unknown): string | undefined {
  const customId = reading.form.text(path, value, { min: 1, max: 100, required: true })
  if (customId === undefined) return undefined
  if (reading.customIds.has(customId))
    reading.form.add(path, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated')
  reading.customIds.add(customId)
  return customId
}

export function checkId(reading: Reading, path: Path, value: unknown, stored: Json): void {
  const given = reading.form.integer([...path, 'id'], value, { min: 0, max: 2 ** 31 - 1 })
  stored['id'] = 0 // Reserves the field's usual position; filled in later.
  if (given === undefined || given === 0) {
    reading.waiting.push(stored)
    return
  }
  if (reading.ids.has(given))
    reading.form.add([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated')
  reading.ids.add(given)
  stored['id'] = given
}

/** Numbers the components without an id, skipping numbers already taken. */
export function fillInIds(reading: Reading): void {
  let next = 1
  for (const component of reading.waiting) {
    while (reading.ids.has(next)) next += 1
    component['id'] = next
    reading.ids.add(next)
  }
}
