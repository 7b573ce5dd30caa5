import { ComponentType } from 'discord-api-types/payloads/v10'
import { emptyComposer, type Composer } from './composer.ts'
import { opened, partsOf, type FormValues, type OpenForm } from './form.ts'
import type { Form } from './wire.ts'

/** Unsent input: message boxes by person and channel, and forms closed by mistake. */
export interface Drafts {
  readonly boxes: Readonly<Record<string, Composer>>
  /** Only fields that the user changed, because the other values may differ the next time. */
  readonly forms: Readonly<Record<string, FormValues>>
}

export const NO_DRAFTS: Drafts = { boxes: {}, forms: {} }

// Message boxes

const boxOf = (personId: string, channelId: string): string => `${personId} ${channelId}`

const isWritten = ({ text, command }: Composer): boolean => text !== '' || command !== null

/** The drafts with the message box that the user leaves. A message being sent is no longer a draft. */
export function withBox(drafts: Drafts, personId: string, channelId: string, composer: Composer): Drafts {
  const key = boxOf(personId, channelId)
  const { [key]: _old, ...others } = drafts.boxes
  const isKept = isWritten(composer) && !composer.isSending
  return { ...drafts, boxes: isKept ? { ...others, [key]: { ...composer, suggesting: null } } : others }
}

export function boxDraft(drafts: Drafts, personId: string, channelId: string): Composer {
  return drafts.boxes[boxOf(personId, channelId)] ?? emptyComposer()
}

// Forms

const keyOf = (personId: string, form: Form): string => `${personId} ${form.custom_id} ${form.title}`

/** The drafts after closing a form unsent: changed fields are kept, except files. */
export function withFormLeft(drafts: Drafts, personId: string, { form, values }: OpenForm): Drafts {
  const first = opened(form).values
  const isChanged = ([name, value]: readonly [string, unknown]): boolean =>
    JSON.stringify(value) !== JSON.stringify(first[name])
  const files = new Set(
    partsOf(form).flatMap((part) =>
      part.kind === 'field' && part.field.type === ComponentType.FileUpload ? [part.field.custom_id] : [],
    ),
  )
  const changed = Object.entries(values).filter((entry) => isChanged(entry) && !files.has(entry[0]))
  const others = withoutForm(drafts, personId, form)
  if (changed.length === 0) return others
  return { ...others, forms: { ...others.forms, [keyOf(personId, form)]: Object.fromEntries(changed) } }
}

export function withoutForm(drafts: Drafts, personId: string, form: Form): Drafts {
  const { [keyOf(personId, form)]: _gone, ...forms } = drafts.forms
  return { ...drafts, forms }
}

/** A form as it opens, with the input from before it was closed by mistake. */
export function reopened(drafts: Drafts, personId: string, form: Form): OpenForm {
  const fresh = opened(form)
  const kept = Object.entries(drafts.forms[keyOf(personId, form)] ?? {}).filter(([name]) => name in fresh.values)
  return { ...fresh, values: { ...fresh.values, ...Object.fromEntries(kept) } }
}
