import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'
import { NOTE_LETTERS, type TableView } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { button } from '../../kit/message.ts'
import type { TextBudget } from '../../kit/text.ts'
import { textField } from '../parts/form.ts'
import { say } from '../../words/index.ts'

/** The field of the form in which a note is written. */
export const NOTE_FIELD = 'note'

/** A player's own note, word for word: within the fence nothing formats and nothing mentions. */
export function noteText(note: string, budget: TextBudget): string {
  if (note === '') return ''
  const fenced = note.replace(/`(?=`)/g, '`\u200b')
  const text = `${say('note.heading')}\n\`\`\`\n${fenced}\n\`\`\``
  return budget.take(text) ? text : ''
}

export function noteButton({ record }: TableView) {
  return button(formatId({ kind: 'note', table: record.id }), say('note'))
}

/** The form in which a player's note is written. */
export function noteForm(table: string, note: string): APIModalInteractionResponseCallbackData {
  return {
    custom_id: formatId({ kind: 'note-form', table }),
    title: say('note'),
    components: [textField(NOTE_FIELD, say('note.label'), say('note.hint'), { letters: NOTE_LETTERS, text: note })],
  }
}
