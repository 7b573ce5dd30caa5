import type { APISelectMenuOption } from 'discord-api-types/v10'
import { choiceCode } from '../kit/ids.ts'
import { BUTTONS_A_ROW, MENU_TEXT, SHORT_LABEL } from '../kit/limits.ts'
import { menuOption } from '../kit/message.ts'
import { lengthOf } from '../kit/text.ts'
import type { WordedChoice } from '../table/choices.ts'

/** Few and short enough for buttons in one row. */
export function areShort(choices: readonly WordedChoice[]): boolean {
  return choices.length <= BUTTONS_A_ROW && choices.every((one) => lengthOf(one.label) <= SHORT_LABEL)
}

/** A choice in a menu. */
export function choiceOption(choice: WordedChoice): APISelectMenuOption {
  return menuOption(choiceCode(choice, MENU_TEXT), choice.label, choice.hint)
}
