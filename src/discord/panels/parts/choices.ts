import type { APISelectMenuOption } from 'discord-api-types/v10'
import { choiceCode } from '../../kit/ids.ts'
import { BUTTONS_A_ROW, MENU_OPTIONS, MENU_TEXT, SHORT_LABEL } from '../../kit/limits.ts'
import { button, menu, menuOption, rows, type Row } from '../../kit/message.ts'
import { lengthOf } from '../../kit/text.ts'
import type { WordedChoice } from '../../table/answering/choices.ts'

/** More choices than that go into a menu. */
const MOST_BUTTONS = 2 * BUTTONS_A_ROW
/** Buttons in two rows bear their labels if these have no more letters together, so that a phone has room for them. */
const SHORT_TOGETHER = 120
/** Longer explanations go into a menu, where each stands under its choice. */
const MOST_SAID = 900
/** What the buttons of choices without a number are called where labels have no room. */
const LETTERS = 'ABCDEFGHIJ'

/** What can be chosen as it is shown: what is said above, and what is pressed. */
export interface ShownChoices {
  /** What the choices cost and risk, and what those are whose buttons bear only a number. */
  readonly lines: readonly string[]
  readonly rows: readonly Row[]
}

/** The ids of what is pressed. */
export interface Presses {
  readonly ofChoice: (choice: WordedChoice) => string
  readonly ofMenu: (page: number) => string
  readonly ofPage: (page: number) => string
}

/**
 * Up to ten choices have a button each, with what they cost and risk in lines above; if their labels are too long for that, the
 * buttons bear the numbers of the picture, and the lines say what they are. More go into a menu, or onto pages of menus.
 * Choices that read alike are shown once. `times`: so many are picked in a row, and may be picked at once, from a menu.
 */
export function shownChoices(
  all: readonly WordedChoice[],
  presses: Presses,
  { page = 0, times = 1 }: { readonly page?: number; readonly times?: number } = {},
): ShownChoices {
  const choices = distinct(all)
  if (choices.length === 0) return { lines: [], rows: [] }
  if (times > 1 && choices.length > 1) return { lines: [], rows: menuRows(choices, presses, page, times) }
  const areShort = haveRoom(choices)
  const signs = choices.map((one, index) => (areShort ? one.label : signOf(one, index)))
  const lines = choices.flatMap((one, index) => lineOf(one, signs[index] ?? ''))
  const isMuch = lines.reduce((sum, line) => sum + lengthOf(line) + 1, 0) > MOST_SAID
  if (choices.length > MOST_BUTTONS || isMuch) return { lines: [], rows: menuRows(choices, presses, page, 1) }
  const buttons = choices.map((one, index) =>
    button(presses.ofChoice(one), signs[index] ?? '', one.isAside ? 'side' : 'main'),
  )
  return { lines, rows: rows(buttons) }
}

/** Those that differ in what is read of them: what is asked comes before what may be done beside it, and stays. */
function distinct(choices: readonly WordedChoice[]): readonly WordedChoice[] {
  const seen = new Set<string>()
  return choices.filter(({ label, hint }) => {
    const reads = JSON.stringify([label, hint])
    return !seen.has(reads) && seen.add(reads)
  })
}

function haveRoom(choices: readonly WordedChoice[]): boolean {
  const lengths = choices.map(({ label }) => lengthOf(label))
  const together = lengths.reduce((sum, length) => sum + length, 0)
  return (
    lengths.every((length) => length <= SHORT_LABEL) && (choices.length <= BUTTONS_A_ROW || together <= SHORT_TOGETHER)
  )
}

/** What a button bears instead of the whole label. */
function signOf({ number, label }: WordedChoice, index: number): string {
  if (number !== undefined) return String(number)
  return lengthOf(label) <= SHORT_LABEL ? label : (LETTERS[index] ?? '')
}

function lineOf({ bare, label, hint }: WordedChoice, sign: string): string[] {
  const isNamed = sign === label
  if (isNamed && hint === undefined) return []
  const said = isNamed ? `**${label}**` : `**${sign}** ${bare}`
  return [hint === undefined ? said : `${said} – ${hint}`]
}

function menuRows(choices: readonly WordedChoice[], presses: Presses, page: number, times: number): Row[] {
  const last = Math.ceil(choices.length / MENU_OPTIONS) - 1
  const at = Math.min(page, last)
  const shown = choices.slice(at * MENU_OPTIONS, (at + 1) * MENU_OPTIONS)
  const choose = times === 1 ? 'Choose …' : `Choose up to ${Math.min(times, shown.length)} …`
  const placeholder = last === 0 ? choose : `${choose} (page ${at + 1} of ${last + 1})`
  const turning = [
    ...(at > 0 ? [button(presses.ofPage(at - 1), 'Back')] : []),
    ...(at < last ? [button(presses.ofPage(at + 1), `${choices.length - (at + 1) * MENU_OPTIONS} more …`)] : []),
  ]
  return [menu(presses.ofMenu(at), placeholder, shown.map(choiceOption), times), ...rows(turning)]
}

/** A choice in a menu. */
function choiceOption(choice: WordedChoice): APISelectMenuOption {
  return menuOption(choiceCode(choice, MENU_TEXT), choice.label, choice.hint)
}
