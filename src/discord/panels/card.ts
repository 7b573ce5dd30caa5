import type { APIComponentInContainer } from 'discord-api-types/v10'
import type { Asked, Entry } from '../../engine/index.ts'
import type { TableSight } from '../../tables/service.ts'
import { askedInOrder, cardQuestion, choicesOf, type Choice } from '../choices.ts'
import { choiceCode, formatId, type CardQuestion } from '../ids.ts'
import { ALT_TEXT, BUTTONS_A_ROW, MENU_OPTIONS, MENU_TEXT, SHORT_LABEL } from '../limits.ts'
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
} from '../message.ts'
import { boldNames, callingNames, listed, plainNames } from '../names.ts'
import { clip, lengthOf, plain, TextBudget } from '../text.ts'

export const CARD_PICTURE = 'map.png'
const UNDER_WAY = 0x2f6f6b
const FINISHED = 0xb8892e

/** The table card: where the game stands and what is asked, as everybody may know it. */
export function cardPanel(sight: TableSight, entries: readonly Entry[], png: Buffer | null): Panel {
  if (sight.isOver || sight.record.status !== 'playing') return closingPanel(sight, png)
  const open = askedInOrder(sight, null)
  const calling = sight.record.seats.filter(isCalled(open)).map(({ seat }) => seat)
  const budget = new TextBudget()
  const headline = headlineOf(sight, budget)
  const prompt = budget.fill(promptLines(sight, open, calling), 900)
  const scene = budget.fill(sight.game.words.scene(sight.view(null), boldNames(sight.record)), 2000)
  const parts: APIComponentInContainer[] = [
    ...texts(headline),
    ...(png ? [gallery(CARD_PICTURE, altOf(sight))] : []),
    ...texts(scene, prompt),
    ...cardControls(sight, entries),
  ]
  const pings = calling.flatMap((seat) => sight.record.seats[seat]?.user ?? [])
  return { components: [container(parts, UNDER_WAY)], ...pictures(sight, png), pings }
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

/** Who is called to answer: not computers, nor who is away. */
function isCalled(open: readonly Asked[]) {
  return ({ seat, user, away }: { seat: number; user: string | null; away: boolean }) =>
    user !== null && !away && open.some((one) => one.seat === seat)
}

function headlineOf(sight: TableSight, budget: TextBudget): string {
  return budget.fill([`## ${clip(sight.game.words.headline(sight.view(null), boldNames(sight.record)), 300)}`])
}

function promptLines(sight: TableSight, open: readonly Asked[], calling: readonly number[]): string[] {
  const names = callingNames(sight.record, calling)
  const spoken = boldNames(sight.record)
  if (open.length === 0) return ['*The game goes on in a moment.*']
  if (calling.length === 0) return [`*${listed(open.map(({ seat }) => names(seat)))} at the move.*`]
  const view = sight.view(null)
  const [only, another] = open
  if (only && !another) return [`${names(only.seat)}: ${sight.game.words.prompt(only, view, spoken)}`]
  const inTheirWords = new Map<string, number[]>()
  for (const asked of open) {
    const prompt = sight.game.words.prompt(asked, view, spoken)
    inTheirWords.set(prompt, [...(inTheirWords.get(prompt) ?? []), asked.seat])
  }
  const lines = [...inTheirWords].map(([prompt, seats]) => `${listed(seats.map(names))}: ${prompt}`)
  return [
    ...lines,
    `-# Any of you may answer: ${listed(
      open.map(({ seat }) => spoken(seat)),
      'or',
    )}.`,
  ]
}

function cardControls(sight: TableSight, entries: readonly Entry[]): Row[] {
  const common = cardQuestion(sight, entries)
  const isForPeople = common?.question.who.some(({ seat }) => sight.record.seats[seat]?.user) ?? false
  const choices = common && isForPeople ? choicesOf(sight, common.asked, null) : []
  const hand = button(formatId({ kind: 'panel', table: sight.record.id }), 'My choices & hand')
  return [...(common ? choiceRows(choices, common.question, sight.record.id) : []), ...rows([hand])]
}

function choiceRows(choices: readonly Choice[], question: CardQuestion, table: string): Row[] {
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
export function areShort(choices: readonly Choice[]): boolean {
  return choices.length <= BUTTONS_A_ROW && choices.every((one) => lengthOf(one.label) <= SHORT_LABEL)
}

function pictures(sight: TableSight, png: Buffer | null): { pictures?: readonly Picture[] } {
  return png ? { pictures: [{ name: CARD_PICTURE, png, alt: altOf(sight) }] } : {}
}

function altOf(sight: TableSight): string {
  return clip(plain(sight.game.words.picture(sight.view(null), plainNames(sight.record))), ALT_TEXT)
}
