import type { APIButtonComponent, APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { ORDER } from '../../../engine/index.ts'
import { bold, italic } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { UserId } from '../../../tables/model/store.ts'
import { choiceCode, formatId } from '../../kit/ids.ts'
import {
  button,
  container,
  gallery,
  rows,
  texts,
  type ComponentRow,
  type Panel,
  type Picture,
} from '../../kit/message.ts'
import { spokenNames } from '../../kit/names.ts'
import { clip, TextBudget } from '../../kit/text.ts'
import {
  allChoices,
  choicesByAct,
  foremost,
  isAnsweredByOrder,
  isOrder,
  ownQuestion,
  type Behind,
  type WordedChoice,
} from '../../table/answering/choices.ts'
import { passOf } from '../../table/answering/asking.ts'
import { handWithAim, ownAim } from '../parts/aims.ts'
import { timeLines } from '../../table/telling/time.ts'
import { absenceOf } from '../parts/absence.ts'
import { gridButtons } from './grid.ts'
import { handLine, heldButton, offeredButton } from '../about/held.ts'
import { lendButton } from './loan.ts'
import { noteButton, noteText } from './note.ts'
import { orderButtons } from './orders.ts'
import { planButton } from '../parts/plan-button.ts'
import { sinceButton } from '../past/since.ts'
import { passagesText } from '../parts/passages.ts'
import { putDownButton, QUESTION_ONLY, shownChoices, type ShownChoices } from '../parts/choices.ts'
import { say } from '../../words/index.ts'

const MAX_TOLD_LENGTH = 800

/** The parts of a private panel beside the choices. */
export interface OwnPanelOptions {
  /** Lines on top: the latest answer, and its private lines. */
  readonly news?: readonly string[]
  readonly page?: number
  /** Only the choices that answer to this verb, and no hand. */
  readonly act?: Behind | undefined
  /** The player's own note. */
  readonly note?: string
  /** It replaces a panel that may be off screen, so it marks no whisper as read. */
  readonly isRenewed?: boolean
  /** The button to answer the latest whisper, if there is one. */
  readonly answer?: readonly APIButtonComponent[]
  /** After how many lines the player has been away; `null` if not. */
  readonly downtime?: number | null
  /** What the player was told in private lately. */
  readonly told?: readonly string[]
  /** Of a question only the options that nobody else can see, because the others are on the card. */
  readonly isOnlyHidden?: boolean
  /** Who looks: the player, or a deputy. Default: the player. */
  readonly viewer?: UserId
  /** The cards to choose from, above their buttons. They take the place of the hand. */
  readonly pictures?: readonly Picture[]
}

/** The player's hand and tools, and at the foot everything that they may do now. Private. */
export function ownPanel(view: TableView, seat: number, manner: OwnPanelOptions = {}): Panel {
  const { news = [], page = 0, act, note = '', answer = [], downtime = null, told = [] } = manner
  const budget = new TextBudget()
  const isByOrder = isAnsweredByOrder(view, seat)
  const all = allChoices(view, seat).filter((one) => one.isAside || !isByOrder)
  const freely = all.filter((one) => !isOrder(one))
  const choices = act === undefined ? foremost(view, freely) : choicesByAct(view, all, act)
  const absence = absenceOf(view, seat, manner.viewer)
  const above = budget.fill([...absence.lines, ...news], 1200)
  const heading = budget.fill(headingOf(view, seat, choices, act), 700)
  const shown = ownChoices(view, seat, choices, page, act ?? '')
  const said = budget.fill(shown.lines)
  const beside = [
    ...answer,
    ...sinceButtons(view, downtime),
    ...absence.buttons,
    ...undoButton(view, seat),
    ...offeredButton(view, choices),
    ...(act === undefined ? putDownButton(view, freely) : []),
    ...(act === undefined
      ? [
          ...gridButtons(view, seat),
          ...heldButton(view),
          ...orderButtons(view, seat),
          ...planButton(view, seat),
          ...lendButton(view, seat, manner.viewer),
          noteButton(view),
        ]
      : []),
  ]
  const hand = act === undefined ? handParts(view, seat, { note, told }, budget) : []
  return {
    components: [
      ...texts(above),
      ...hand,
      ...rows(beside),
      ...texts(heading, said),
      ...shown.rows,
      ...passingOn(view, seat, choices),
    ],
  }
}

/** A question that its player answers in private, at the foot; above it a line about the hand, and what leads there. */
export function questionPanel(view: TableView, seat: number, manner: OwnPanelOptions = {}): Panel {
  const { news = [], page = 0, answer = [], isOnlyHidden = false, downtime = null, pictures = [] } = manner
  const budget = new TextBudget()
  const hidden = new Set(ownQuestion(view, seat)?.offers.flatMap(({ key, secret }) => (secret ? [key] : [])))
  const asked = isAnsweredByOrder(view, seat) ? [] : allChoices(view, seat).filter((one) => !one.isAside)
  const choices = isOnlyHidden ? asked.filter(({ key }) => hidden.has(key)) : foremost(view, asked)
  const absence = absenceOf(view, seat, manner.viewer)
  const above = budget.fill([...absence.lines, ...news], 1200)
  const line = pictures.length > 0 ? '' : handLine(view, seat)
  const hand = budget.fill([line, ...ownAim(view, seat)].filter((one) => one !== ''))
  const heading = budget.fill(headingOf(view, seat, choices, undefined), 700)
  const shown = ownChoices(view, seat, choices, page, QUESTION_ONLY)
  const said = budget.fill(shown.lines)
  const beside = [
    handButton(view.record.id),
    ...undoButton(view, seat),
    ...answer,
    ...sinceButtons(view, downtime),
    ...absence.buttons,
    ...(isOnlyHidden ? [] : putDownButton(view, asked)),
    ...offeredButton(view, choices),
  ]
  return {
    components: [
      ...texts(above, hand),
      ...rows(beside),
      ...texts(heading, said),
      ...pictures.map(({ name, alt }) => gallery(name, alt)),
      ...shown.rows,
      ...passingOn(view, seat, choices),
    ],
    pictures,
  }
}

/** For a player who has just come back: what happened meanwhile. */
function sinceButtons(view: TableView, downtime: number | null) {
  return downtime === null ? [] : [sinceButton(view.record.id, downtime)]
}

/** What came of the last thing a player did in private. Nothing is left for them to decide there. */
export function donePanel(view: TableView, seat: number, { news = [], answer = [] }: OwnPanelOptions = {}): Panel {
  const buttons = [handButton(view.record.id), ...undoButton(view, seat), ...answer]
  return { components: [...texts(new TextBudget().fill(news)), ...rows(buttons)] }
}

/** "My hand": opens the hand and the tools in the place of the question. */
export function handButton(table: string) {
  return button(formatId({ kind: 'page', table, page: 0, act: '' }), say('own-hand'))
}

function undoButton(view: TableView, seat: number) {
  const undo = { kind: 'undo', table: view.record.id, count: view.token(seat).count } as const
  return view.canUndo(seat) ? [button(formatId(undo), say('own-undo'))] : []
}

/** The hand, the note, and what was told in private. */
function handParts(
  view: TableView,
  seat: number,
  { note, told }: { readonly note: string; readonly told: readonly string[] },
  budget: TextBudget,
): APIMessageTopLevelComponent[] {
  const noted = noteText(note, budget)
  const hand = passagesText(handWithAim(view, seat), budget)
  const lately = told.length === 0 ? '' : budget.fill([say('hand-told'), ...told], MAX_TOLD_LENGTH)
  return hand === '' && noted === '' && lately === '' ? [] : [container(texts(hand, noted, lately))]
}

/** The question at hand. Asides don't answer it. */
function headingOf(view: TableView, seat: number, choices: readonly WordedChoice[], act: Behind | undefined): string[] {
  const own = ownQuestion(view, seat)
  if (!own) return withoutQuestion(view, choices)
  if (isAnsweredByOrder(view, seat)) return [italic(say('one-moment'))]
  const answers = choices.filter((one) => !one.isAside).length
  if (choices.length > 0 && answers === 0) return [bold(say('beside'))]
  const prompt = clip(view.game.words.prompt(own, view.viewFor(seat), spokenNames(view)), 500)
  // "Where to?" is answered by none of them where only what is traded on the way is shown.
  const isPart = act !== undefined && answers > 0 && answers < own.offers.length
  const lines = isPart ? [bold(say('by-act', { act })), say('own-open', { question: prompt })] : [bold(prompt)]
  return [...lines, ...timeLines(view, [own], view.time(seat)?.deadline ?? null)]
}

function withoutQuestion(view: TableView, choices: readonly WordedChoice[]): string[] {
  if (view.isOver) return [say('finished')]
  if (choices.length > 0) return [say('own-any-time')]
  return [say('nothing-to-do')]
}

/** The button to pass for longer, beside the one to pass. */
function passingOn(view: TableView, seat: number, choices: readonly WordedChoice[]): ComponentRow[] {
  const { passesOn, order } = view.game.words
  const own = ownQuestion(view, seat)
  const calm = own && passOf(own) ? (passesOn?.(view.viewFor(seat)) ?? null) : null
  if (calm === null || !order || choices.every((one) => one.isAside)) return []
  const choice = choiceCode({ verb: ORDER, key: `${calm}=on` })
  const id = formatId({ kind: 'own', table: view.record.id, token: view.token(seat), choice })
  return rows([button(id, order(calm).title)])
}

function ownChoices(
  view: TableView,
  seat: number,
  choices: readonly WordedChoice[],
  page: number,
  act: string,
): ShownChoices {
  const table = view.record.id
  const token = view.token(seat)
  const presses = {
    ofChoice: (one: WordedChoice) => formatId({ kind: 'own', table, token, choice: choiceCode(one) }),
    ofMenu: (at: number) => formatId({ kind: 'own-menu', table, token, page: at }),
    ofPage: (to: number) => formatId({ kind: 'page', table, page: to, act }),
  }
  return shownChoices(choices, presses, { page, times: ownQuestion(view, seat)?.times ?? 1 })
}
