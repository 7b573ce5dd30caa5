import type { APIComponentInContainer } from 'discord-api-types/v10'
import type { TableSight } from '../../tables/service.ts'
import { askNow, type CardAsk } from '../table/asking.ts'
import { choicesOf, type WordedChoice } from '../table/choices.ts'
import { choiceCode, formatId, type CardQuestion } from '../kit/ids.ts'
import { ALT_TEXT, BUTTONS_A_ROW, MENU_OPTIONS, MENU_TEXT, SHORT_LABEL } from '../kit/limits.ts'
import {
  button,
  container,
  gallery,
  menu,
  menuOption,
  rows,
  texts,
  type Panel,
  type Picture,
  type Row,
} from '../kit/message.ts'
import { boldNames, plainNames } from '../kit/names.ts'
import { clip, lengthOf, plain, TextBudget } from '../kit/text.ts'

export const CARD_PICTURE = 'map.png'
export const HAND = 'My choices & hand'
const UNDER_WAY = 0x2f6f6b
const FINISHED = 0xb8892e

/** The table card: where the game stands and what is asked, as everybody may know it. */
export function cardPanel(sight: TableSight, png: Buffer | null, ask: CardAsk = askNow(sight, null)): Panel {
  if (sight.isOver || sight.record.status !== 'playing') return closingPanel(sight, png)
  const budget = new TextBudget()
  const headline = headlineOf(sight, budget)
  const prompt = budget.fill(ask.lines, 900)
  const scene = budget.fill(sight.game.words.scene(sight.view(null), boldNames(sight.record)), 2000)
  const parts: APIComponentInContainer[] = [
    ...texts(headline),
    ...(png ? [gallery(CARD_PICTURE, altOf(sight))] : []),
    ...texts(scene, prompt),
    ...cardControls(sight, ask),
  ]
  return { components: [container(parts, UNDER_WAY)], ...pictures(sight, png), pings: ask.calls }
}

/** What is left on the card when all is over. */
function closingPanel(sight: TableSight, png: Buffer | null): Panel {
  const budget = new TextBudget()
  const { words } = sight.game
  const headline = headlineOf(sight, budget)
  const how = sight.isOver ? words.outcome(sight.view(null), boldNames(sight.record)) : ['This game was ended early.']
  const parts = [
    ...texts(headline),
    ...(png ? [gallery(CARD_PICTURE, altOf(sight))] : []),
    ...texts(budget.fill(how, 2500)),
  ]
  return { components: [container(parts, FINISHED)], ...pictures(sight, png) }
}

function headlineOf(sight: TableSight, budget: TextBudget): string {
  return budget.fill([`## ${clip(sight.game.words.headline(sight.view(null), boldNames(sight.record)), 300)}`])
}

function cardControls(sight: TableSight, { asked, question, hasPass }: CardAsk): Row[] {
  const table = sight.record.id
  const isForPeople = question?.who.some(({ seat }) => sight.record.seats[seat]?.user) ?? false
  const choices = asked && isForPeople ? choicesOf(sight, asked, null) : []
  const hand = button(formatId({ kind: 'panel', table }), HAND)
  const pass = hasPass ? [button(formatId({ kind: 'pass', table }), 'Pass', 'main')] : []
  return [...(question ? choiceRows(choices, question, table) : []), ...rows([...pass, hand])]
}

function choiceRows(choices: readonly WordedChoice[], question: CardQuestion, table: string): Row[] {
  if (choices.length === 0) return []
  if (areShort(choices)) {
    const buttons = choices.map((one) =>
      button(formatId({ kind: 'card', ...question, choice: choiceCode(one) }), one.label, 'main'),
    )
    return rows(buttons)
  }
  const page = choices.slice(0, MENU_OPTIONS).map((one) => menuOption(choiceCode(one, MENU_TEXT), one.label, one.hint))
  const more = choices.length - page.length
  return [
    menu(formatId({ kind: 'card-menu', ...question }), 'Choose …', page),
    ...(more === 0 ? [] : rows([button(formatId({ kind: 'page', table, page: 1, act: '' }), `${more} more …`)])),
  ]
}

/** Few and short enough for buttons in one row. */
export function areShort(choices: readonly WordedChoice[]): boolean {
  return choices.length <= BUTTONS_A_ROW && choices.every((one) => lengthOf(one.label) <= SHORT_LABEL)
}

function pictures(sight: TableSight, png: Buffer | null): { pictures?: readonly Picture[] } {
  return png ? { pictures: [{ name: CARD_PICTURE, png, alt: altOf(sight) }] } : {}
}

function altOf(sight: TableSight): string {
  return clip(plain(sight.game.words.picture(sight.view(null), plainNames(sight.record))), ALT_TEXT)
}
