import type { APIButtonComponent, APISelectMenuOption } from 'discord-api-types/v10'
import { choiceCode, formatId } from '../../kit/ids.ts'
import { BUTTON_LABEL, BUTTONS_A_ROW, MENU_OPTIONS, MENU_TEXT, SHORT_LABEL } from '../../kit/limits.ts'
import { button, menu, menuOption, rows, type ComponentRow } from '../../kit/message.ts'
import { lengthOf } from '../../kit/text.ts'
import { bold, listOf } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { foremost, type WordedChoice } from '../../table/answering/choices.ts'
import { say } from '../../words/index.ts'

/** Stands for an act in the ids of pages that show only a question. */
export const QUESTION_ONLY = 'ask'

/** More choices than that go into a menu. */
const MAX_BUTTONS = 2 * BUTTONS_A_ROW
/** The total length of the labels of more than five buttons, which take about six rows on a phone. */
const MAX_LABELS_LENGTH = 240
/** Longer explanations go into a menu, where each stands under its choice. */
const MAX_LINES_LENGTH = 900
/** Two choices, or some without explanations, may be higher by this many pixels: a menu would only cost a press. */
const MORE_IF_PLAIN = 45
/** A phone in pixels: the width of a panel, of a letter and around a label, and the height of a line and a row. */
const PHONE = { width: 299, letter: 8.2, around: 36, line: 22, row: 48, lineLetters: 34 } as const

/** The room for choices of which there are several: pixels on a phone, and letters. Two choices may be higher. */
export interface RoomForChoices {
  readonly height: number
  readonly letters: number
}
const ANY_ROOM: RoomForChoices = { height: Infinity, letters: Infinity }

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
 * into a menu with pages. Equal-looking choices are shown once, and so are equal costs and risks. `times`: how many may
 * be picked at once from a menu. `room`: how high buttons and lines may be on a phone, in pixels.
 */
export function shownChoices(
  all: readonly WordedChoice[],
  presses: Presses,
  {
    page = 0,
    times = 1,
    room = ANY_ROOM,
  }: { readonly page?: number; readonly times?: number; readonly room?: RoomForChoices } = {},
): ShownChoices {
  const choices = distinct(all)
  if (choices.length === 0) return { lines: [], rows: [] }
  if (times > 1 && choices.length > 1) return { lines: [], rows: menuRows(choices, presses, page, times) }
  const lines = hintLines(choices)
  const letters = lines.reduce((sum, line) => sum + lengthOf(line) + 1, 0)
  const labels = choices.reduce((sum, { label }) => sum + lengthOf(label), 0)
  const isMuch = letters > MAX_LINES_LENGTH || (choices.length > 1 && letters + labels > room.letters)
  const isPlain = choices.length === 2 || lines.length === 0
  const isHigh = choices.length > 1 && heightOnPhone(choices, lines) > room.height + (isPlain ? MORE_IF_PLAIN : 0)
  if (choices.length > MAX_BUTTONS || isMuch || isHigh || !haveRoom(choices))
    return { lines: [], rows: menuRows(choices, presses, page, 1) }
  const isOnly = choices.filter(({ isAside }) => !isAside).length === 1
  const isMain = ({ isAside, isQuiet }: WordedChoice) => !isAside && (isOnly || !isQuiet)
  const buttons = choices.map((one) => button(presses.ofChoice(one), one.label, isMain(one) ? 'main' : 'side'))
  return { lines, rows: rows(buttons) }
}

/** The button to the choices that put something down, if they stand behind it (`foremost`). */
export function putDownButton(view: TableView, choices: readonly WordedChoice[]): APIButtonComponent[] {
  const isNone = foremost(view, choices).length === choices.length
  const id = formatId({ kind: 'act', table: view.record.id, act: 'put-down' })
  return isNone ? [] : [button(id, say('put-something-down'))]
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

/**
 * What choices cost and risk, a line for all that share it. A choice with a number is named by that alone, and none is
 * named where all share one line.
 */
function hintLines(choices: readonly WordedChoice[]): string[] {
  const hints = new Set(choices.flatMap(({ hint }) => hint ?? []))
  const [shared] = hints
  if (choices.length > 1 && shared !== undefined && choices.every(({ hint }) => hint === shared)) return [shared]
  return [...hints].map((hint) => {
    const names = choices.filter((one) => one.hint === hint).map(({ mark, label }) => bold(mark ?? label))
    return say('choice-hint', { choices: listOf(names), hint })
  })
}

/** About how high choices are on a phone, in pixels. */
function heightOnPhone(choices: readonly WordedChoice[], lines: readonly string[]): number {
  let [x, rowsUsed] = [0, 1]
  for (const { label } of choices) {
    const width = Math.min(PHONE.width, lengthOf(label) * PHONE.letter + PHONE.around)
    if (x > 0 && x + width > PHONE.width) [x, rowsUsed] = [0, rowsUsed + 1]
    x += width
  }
  const linesUsed = lines.reduce((sum, line) => sum + Math.ceil(lengthOf(line) / PHONE.lineLetters), 0)
  return rowsUsed * PHONE.row + linesUsed * PHONE.line
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
