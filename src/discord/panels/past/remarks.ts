import type { APIButtonComponent, APIModalInteractionResponseCallbackData } from 'discord-api-types/v10'
import { REMARK_LETTERS } from '../../../tables/model/service.ts'
import { formatId } from '../../kit/ids.ts'
import { button } from '../../kit/message.ts'
import { textField } from '../parts/form.ts'
import { say } from '../../words/index.ts'

/** The field of the form in which a remark is written. */
export const REMARK_FIELD = 'remark'

export function remarkButton(table: string, eyes: number, at: number): APIButtonComponent {
  return button(formatId({ kind: 'remark', table, eyes, at }), say('remark'))
}

/** The form in which a remark on a moment is written. `text`: the one that the player has pinned there. */
export function remarkForm(
  moment: { readonly table: string; readonly eyes: number; readonly at: number },
  text: string,
): APIModalInteractionResponseCallbackData {
  return {
    custom_id: formatId({ kind: 'remark-form', ...moment }),
    title: say('remark'),
    components: [textField(REMARK_FIELD, say('remark.label'), say('remark.hint'), { letters: REMARK_LETTERS, text })],
  }
}
