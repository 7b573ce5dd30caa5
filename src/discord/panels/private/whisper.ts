import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'
import type { TableView } from '../../../tables/model/service.ts'
import { WHISPER_LETTERS, type TableRecord, type UserId, type Whisper } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { FORM_LABEL, FORM_TITLE, SHORT_LABEL } from '../../kit/limits.ts'
import { button, container, rows, texts, type Panel } from '../../kit/message.ts'
import { clip, plain, TextBudget } from '../../kit/text.ts'
import { whispererName, lastAnswerable, whisperInWords } from '../../table/people/whisper.ts'
import { textField } from '../parts/form.ts'
import { say } from '../../words/index.ts'

const PRIVATE = 0x7a4b8f

/** The field of the form that holds the reply. */
export const WHISPER_FIELD = 'whisper'

/** A whisper as a direct message to its receiver, with a notification or without. */
export function whisperPanel({ record }: TableView, user: UserId, whisper: Whisper, isLoud: boolean): Panel {
  const said = new TextBudget().fill([
    whisperInWords(record, user, whisper),
    say('whisper-where', { room: record.room }),
  ])
  return { components: [container([...texts(said), ...rows(answerButton(record, user, [whisper]))], PRIVATE)], isLoud }
}

/** The button to reply to the last whisper that can be replied to, if there is one. */
export function answerButton(record: TableRecord, user: UserId, whispers: readonly Whisper[]) {
  const last = record.status === 'playing' ? lastAnswerable(record, user, whispers) : undefined
  if (!last) return []
  const label = clip(say('whisper-reply', { name: plain(whispererName(record, last.from)) }), SHORT_LABEL)
  return [button(formatId({ kind: 'whisper', table: record.id, number: last.number }), label)]
}

/** The form to reply to a whisper. */
export function whisperForm(record: TableRecord, { number, from }: Whisper): APIModalInteractionResponseCallbackData {
  const name = plain(whispererName(record, from))
  return {
    custom_id: formatId({ kind: 'whisper-form', table: record.id, number }),
    title: clip(say('whisper-form', { name }), FORM_TITLE),
    components: [
      textField(WHISPER_FIELD, clip(say('whisper-form.label', { name }), FORM_LABEL), say('whisper-form.hint'), {
        letters: WHISPER_LETTERS,
      }),
    ],
  }
}
