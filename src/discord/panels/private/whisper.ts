import { ComponentType, TextInputStyle, type APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'
import type { TableView } from '../../../tables/model/service.ts'
import { WHISPER_LETTERS, type TableRecord, type UserId, type Whisper } from '../../../tables/model/store.ts'
import { formatId } from '../../kit/ids.ts'
import { FORM_LABEL, FORM_TITLE, SHORT_LABEL } from '../../kit/limits.ts'
import { button, container, rows, texts, type Panel } from '../../kit/message.ts'
import { clip, plain, TextBudget } from '../../kit/text.ts'
import { whispererName, lastAnswerable, whisperInWords } from '../../table/people/whisper.ts'
import { formField } from '../parts/form.ts'

const PRIVATE = 0x7a4b8f

/** The field of the form in which an answer is written. */
export const WHISPER_FIELD = 'whisper'

/** A whisper as a direct message to whom it is for, who is disturbed by it or not. */
export function whisperPanel({ record }: TableView, user: UserId, whisper: Whisper, isLoud: boolean): Panel {
  const said = new TextBudget().fill([
    whisperInWords(record, user, whisper),
    `-# At the table in <#${record.room}>. All see that it was whispered, and nobody else what.`,
  ])
  return { components: [container([...texts(said), ...rows(answerButton(record, user, [whisper]))], PRIVATE)], isLoud }
}

/** The button to answer the last answerable whisper, if there is one. */
export function answerButton(record: TableRecord, user: UserId, whispers: readonly Whisper[]) {
  const last = record.status === 'playing' ? lastAnswerable(record, user, whispers) : undefined
  if (!last) return []
  const label = clip(`Answer ${plain(whispererName(record, last.from))}`, SHORT_LABEL)
  return [button(formatId({ kind: 'whisper', table: record.id, number: last.number }), label)]
}

/** The form in which a whisper is answered. */
export function whisperForm(record: TableRecord, { number, from }: Whisper): APIModalInteractionResponseCallbackData {
  const name = plain(whispererName(record, from))
  return {
    custom_id: formatId({ kind: 'whisper-form', table: record.id, number }),
    title: clip(`Whisper to ${name}`, FORM_TITLE),
    components: [
      formField(clip(`For the ears of ${name} alone`, FORM_LABEL), 'All see that you whisper, and nobody else what.', {
        type: ComponentType.TextInput,
        custom_id: WHISPER_FIELD,
        style: TextInputStyle.Paragraph,
        min_length: 1,
        max_length: WHISPER_LETTERS,
        required: true,
      }),
    ],
  }
}
