import type { QuestionToken } from '../../../tables/model/service.ts'
import { choiceCode, formatId } from '../../kit/ids.ts'
import { button, rows, texts, type Panel } from '../../kit/message.ts'
import { TextBudget } from '../../kit/text.ts'
import type { WordedChoice } from './choices.ts'
import { say } from '../../words/index.ts'

/** Asks once more before something is done that cannot be mended. */
export function confirmationPanel(table: string, token: QuestionToken, choice: WordedChoice, why: string): Panel {
  const yes = button(formatId({ kind: 'sure', table, token, choice: choiceCode(choice) }), choice.bare, 'grave')
  const no = button(formatId({ kind: 'panel', table }), say('answer-think-again'))
  return { components: [...texts(new TextBudget().fill([why])), ...rows([yes, no])] }
}
