import type { APIComponentInContainer } from 'discord-api-types/v10'
import type { TableSight } from '../../tables/service.ts'
import { choiceCode, formatId, type CardQuestion } from '../kit/ids.ts'
import { MENU_OPTIONS } from '../kit/limits.ts'
import {
  button,
  container,
  gallery,
  menu,
  rows,
  texts,
  PICTURE_NAME,
  type Panel,
  type Picture,
  type Row,
} from '../kit/message.ts'
import { boldNames } from '../kit/names.ts'
import { TextBudget } from '../kit/text.ts'
import { askNow, type CardAsk } from '../table/asking.ts'
import { choicesOf, type WordedChoice } from '../table/choices.ts'
import { closingSeal, unsealedMark } from '../table/seal.ts'
import { areShort, choiceOption } from './rows.ts'
import { altOf, headlineOf } from './views.ts'

const HELD_BACK =
  '*This table goes on in private for the moment: **My choices & hand** shows each of you what you can do.*'
export const HAND = 'My choices & hand'
const UNDER_WAY = 0x2f6f6b
const FINISHED = 0xb8892e

/** The table card: where the game stands and what is asked, as everybody may know it. */
export function cardPanel(sight: TableSight, image: Buffer | null, ask: CardAsk = askNow(sight, null)): Panel {
  if (sight.isOver || sight.record.status !== 'playing') return closingPanel(sight, image)
  const budget = new TextBudget()
  const headline = headlineOf(sight, budget)
  const mark = budget.fill(unsealedMark(sight.record))
  const prompt = budget.fill(ask.lines, 900)
  const scene = budget.fill(sight.game.words.scene(sight.view(null), boldNames(sight.record)), 2000)
  const parts: APIComponentInContainer[] = [
    ...texts(headline),
    ...(image ? [gallery(PICTURE_NAME, altOf(sight))] : []),
    ...texts(scene, mark, prompt),
    ...cardControls(sight, ask),
  ]
  return { components: [container(parts, UNDER_WAY)], ...pictures(sight, image), pings: ask.calls }
}

/** The card while nothing of it may be shown: the table goes on, and each has their own matters at hand. */
export function heldBackPanel({ record }: TableSight): Panel {
  const buttons = record.status === 'playing' ? rows([handButton(record.id)]) : []
  return { components: [container([...texts(HELD_BACK), ...buttons], UNDER_WAY)] }
}

/** What is left on the card when all is over. */
function closingPanel(sight: TableSight, image: Buffer | null): Panel {
  const budget = new TextBudget()
  const { words } = sight.game
  const headline = headlineOf(sight, budget)
  const how = sight.isOver ? words.outcome(sight.view(null), boldNames(sight.record)) : ['This game was ended early.']
  const seal = budget.fill(closingSeal(sight))
  const parts = [
    ...texts(headline),
    ...(image ? [gallery(PICTURE_NAME, altOf(sight))] : []),
    ...texts(budget.fill(how, 2500), seal),
  ]
  return { components: [container(parts, FINISHED)], ...pictures(sight, image) }
}

function cardControls(sight: TableSight, { asked, question, hasPass }: CardAsk): Row[] {
  const table = sight.record.id
  const isForPeople = question?.who.some(({ seat }) => sight.record.seats[seat]?.user) ?? false
  const choices = asked && isForPeople ? choicesOf(sight, asked, null) : []
  const hand = handButton(table)
  const pass = hasPass ? [button(formatId({ kind: 'pass', table }), 'Pass', 'main')] : []
  return [...(question ? choiceRows(choices, question, table) : []), ...rows([...pass, hand])]
}

function handButton(table: string) {
  return button(formatId({ kind: 'panel', table }), HAND)
}

function choiceRows(choices: readonly WordedChoice[], question: CardQuestion, table: string): Row[] {
  if (choices.length === 0) return []
  if (areShort(choices)) {
    const buttons = choices.map((one) =>
      button(formatId({ kind: 'card', ...question, choice: choiceCode(one) }), one.label, 'main'),
    )
    return rows(buttons)
  }
  const page = choices.slice(0, MENU_OPTIONS).map(choiceOption)
  const more = choices.length - page.length
  return [
    menu(formatId({ kind: 'card-menu', ...question }), 'Choose …', page),
    ...(more === 0 ? [] : rows([button(formatId({ kind: 'page', table, page: 1, act: '' }), `${more} more …`)])),
  ]
}

function pictures(sight: TableSight, image: Buffer | null): { pictures?: readonly Picture[] } {
  return image ? { pictures: [{ name: PICTURE_NAME, image, alt: altOf(sight) }] } : {}
}
