import type { APISelectMenuOption } from 'discord-api-types/v10'
import { choiceCode } from '../../kit/ids.ts'
import { BUTTON_LABEL, BUTTONS_A_ROW, MENU_OPTIONS, MENU_TEXT, SHORT_LABEL } from '../../kit/limits.ts'
import { button, menu, menuOption, rows, type ComponentRow } from '../../kit/message.ts'
import { lengthOf } from '../../kit/text.ts'
import type { WordedChoice } from '../../table/answering/choices.ts'
import { say } from '../../words/index.ts'

/** Stands for an act in the ids of pages that show only a question. */
export const QUESTION_ONLY = 'ask'

/** More choices than that go into a menu. */
const MAX_BUTTONS = 2 * BUTTONS_A_ROW
/** The total length of the labels of more than five buttons, which take about six rows on a phone. */
const MAX_LABELS_LENGTH = 240
/** Longer explanations go into a menu, where each stands under its choice. */
const MAX_LINES_LENGTH = 900

/** Choices as a panel shows them: the lines above, and the buttons or menu. */
export interface ShownChoices {
  /** What the choices cost and risk. */
  readonly lines: readonly string[]
  readonly rows: readonly ComponentRow[]
}

/** The custom ids of the buttons and the menu. */
export interface Presses {
  readonly ofChoice: (choice: WordedChoice) => string
  readonly ofMenu: (page: number) => string
  readonly ofPage: (page: number) => string
}

/**
 * Up to ten choices have a button each, with costs and risks in the lines above. More choices, or longer labels, go
 * into a menu with pages. Equal-looking choices are shown once. `times`: how many may be picked at once from a menu.
 */
export function shownChoices(
  all: readonly WordedChoice[],
  presses: Presses,
  { page = 0, times = 1 }: { readonly page?: number; readonly times?: number } = {},
): ShownChoices {
  const choices = distinct(all)
  if (choices.length === 0) return { lines: [], rows: [] }
  if (times > 1 && choices.length > 1) return { lines: [], rows: menuRows(choices, presses, page, times) }
  const lines = choices.flatMap(lineOf)
  const isMuch = lines.reduce((sum, line) => sum + lengthOf(line) + 1, 0) > MAX_LINES_LENGTH
  if (choices.length > MAX_BUTTONS || isMuch || !haveRoom(choices))
    return { lines: [], rows: menuRows(choices, presses, page, 1) }
  const isOnly = choices.filter(({ isAside }) => !isAside).length === 1
  const isMain = ({ isAside, isQuiet }: WordedChoice) => !isAside && (isOnly || !isQuiet)
  const buttons = choices.map((one) => button(presses.ofChoice(one), one.label, isMain(one) ? 'main' : 'side'))
  return { lines, rows: rows(buttons) }
}

/** Choices that look different. The question's own choices come before asides, so they win. */
function distinct(choices: readonly WordedChoice[]): readonly WordedChoice[] {
  const seen = new Set<string>()
  return choices.filter(({ label, hint }) => {
    const reads = JSON.stringify([label, hint])
    return !seen.has(reads) && seen.add(reads)
  })
}

function haveRoom(choices: readonly WordedChoice[]): boolean {
  const lengths = choices.map(({ label }) => lengthOf(label))
  if (choices.length <= BUTTONS_A_ROW) return lengths.every((length) => length <= BUTTON_LABEL)
  const together = lengths.reduce((sum, length) => sum + length, 0)
  return lengths.every((length) => length <= SHORT_LABEL) && together <= MAX_LABELS_LENGTH
}

function lineOf({ label, hint }: WordedChoice): string[] {
  return hint === undefined ? [] : [`**${label}** – ${hint}`]
}

function menuRows(choices: readonly WordedChoice[], presses: Presses, page: number, times: number): ComponentRow[] {
  const last = Math.ceil(choices.length / MENU_OPTIONS) - 1
  const at = Math.min(page, last)
  const shown = choices.slice(at * MENU_OPTIONS, (at + 1) * MENU_OPTIONS)
  const most = Math.min(times, shown.length)
  const placeholder = last === 0 ? say('choose', { most }) : say('choose-page', { most, page: at + 1, pages: last + 1 })
  const turning = [
    ...(at > 0 ? [button(presses.ofPage(at - 1), say('page-back'))] : []),
    ...(at < last
      ? [button(presses.ofPage(at + 1), say('choose-more', { more: choices.length - (at + 1) * MENU_OPTIONS }))]
      : []),
  ]
  return [menu(presses.ofMenu(at), placeholder, shown.map(choiceOption), times), ...rows(turning)]
}

/** A choice in a menu. */
function choiceOption(choice: WordedChoice): APISelectMenuOption {
  return menuOption(choiceCode(choice, MENU_TEXT), choice.label, choice.hint)
}
