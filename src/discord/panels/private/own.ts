import type { APIButtonComponent, APIMessageTopLevelComponent } from 'discord-api-types/v10'
import { bold } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { choiceCode, formatId } from '../../kit/ids.ts'
import { button, container, rows, texts, type Panel } from '../../kit/message.ts'
import { boldNames } from '../../kit/names.ts'
import { clip, TextBudget } from '../../kit/text.ts'
import {
  allChoices,
  choicesByAct,
  foremost,
  isOrder,
  ownQuestion,
  type Behind,
  type WordedChoice,
} from '../../table/answering/choices.ts'
import { timeLines } from '../../table/telling/time.ts'
import { absenceOf } from '../parts/absence.ts'
import { gridButtons } from './grid.ts'
import { heldButton, offeredButton } from '../about/held.ts'
import { noteButton, noteText } from './note.ts'
import { orderButtons } from './orders.ts'
import { sinceButton } from '../past/since.ts'
import { passagesText } from '../parts/passages.ts'
import { putDownButton, shownChoices, type ShownChoices } from '../parts/choices.ts'
import { say } from '../../words/index.ts'

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
}

/** Everything that a player may do now, and the hand. Private. */
export function ownPanel(view: TableView, seat: number, manner: OwnPanelOptions = {}): Panel {
  const { news = [], page = 0, act, note = '', answer = [], downtime = null } = manner
  const budget = new TextBudget()
  const names = boldNames(view.record)
  const all = allChoices(view, seat)
  const freely = all.filter((one) => !isOrder(one))
  const choices = act === undefined ? foremost(view, freely) : choicesByAct(view, all, act)
  const absence = absenceOf(view, seat)
  const above = budget.fill([...absence.lines, ...news], 1200)
  const heading = budget.fill([...(above === '' ? [] : ['']), ...headingOf(view, seat, choices, act)], 700)
  const shown = ownChoices(view, seat, choices, page, act ?? '')
  const said = budget.fill(shown.lines)
  const noted = act === undefined ? noteText(note, budget) : ''
  const hand = act === undefined ? passagesText(view.game.words.hand(view.viewFor(seat), names), budget) : ''
  const undo = { kind: 'undo', table: view.record.id, count: view.token(seat).count } as const
  const beside = [
    ...answer,
    ...(downtime === null ? [] : [sinceButton(view.record.id, downtime)]),
    ...absence.buttons,
    ...(view.canUndo(seat) ? [button(formatId(undo), say('own-undo'))] : []),
    ...offeredButton(view, choices),
    ...(act === undefined ? putDownButton(view, freely) : []),
    ...(act === undefined
      ? [...gridButtons(view, seat), ...heldButton(view), ...orderButtons(view, seat), noteButton(view)]
      : []),
  ]
  const parts: APIMessageTopLevelComponent[] = [
    ...texts(above, heading, said),
    ...shown.rows,
    ...(hand === '' && noted === '' ? [] : [container(texts(hand, noted))]),
    ...rows(beside),
  ]
  return { components: parts }
}

/** The question at hand. Asides don't answer it. */
function headingOf(view: TableView, seat: number, choices: readonly WordedChoice[], act: Behind | undefined): string[] {
  const own = ownQuestion(view, seat)
  if (!own) return withoutQuestion(view, choices)
  const answers = choices.filter((one) => !one.isAside).length
  if (choices.length > 0 && answers === 0) return [bold(say('beside'))]
  const prompt = clip(view.game.words.prompt(own, view.viewFor(seat), boldNames(view.record)), 500)
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
