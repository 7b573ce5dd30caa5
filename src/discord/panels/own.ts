import type { APIMessageTopLevelComponent } from 'discord-api-types/v10'
import type { Act } from '../../engine/index.ts'
import { bold } from '../../prose/index.ts'
import type { TableSight } from '../../tables/service.ts'
import { choiceCode, formatId } from '../kit/ids.ts'
import { MENU_OPTIONS } from '../kit/limits.ts'
import { button, container, menu, rows, texts, type Panel, type Row } from '../kit/message.ts'
import { boldNames } from '../kit/names.ts'
import { SAY } from '../kit/sentences.ts'
import { clip, TextBudget } from '../kit/text.ts'
import { allChoices, choicesByAct, isOrder, ownQuestion, type WordedChoice } from '../table/choices.ts'
import { timeLines } from '../table/time.ts'
import { noteButton, noteText } from './note.ts'
import { passagesText } from './passages.ts'
import { areShort, choiceOption } from './rows.ts'

/** What the private panel shows beside the choices. */
export interface OwnPanelManner {
  /** Lines on top: what has just been done, and what it told the player alone. */
  readonly news?: readonly string[]
  readonly page?: number
  /** Only the choices that answer to this verb, and no hand. */
  readonly act?: Act | undefined
  /** The player's own note. */
  readonly note?: string
}

/** All that a player may do now, and the hand: for nobody else's eyes. */
export function ownPanel(sight: TableSight, seat: number, manner: OwnPanelManner = {}): Panel {
  const { news = [], page = 0, act, note = '' } = manner
  const budget = new TextBudget()
  const names = boldNames(sight.record)
  const all = allChoices(sight, seat)
  const orders = act === undefined ? all.filter(isOrder) : []
  const choices = act === undefined ? all.filter((one) => !isOrder(one)) : choicesByAct(sight, all, act)
  const above = budget.fill(news, 1200)
  const heading = budget.fill([...(above === '' ? [] : ['']), ...promptOf(sight, seat, choices)], 700)
  const noted = act === undefined ? noteText(note, budget) : ''
  const hand = act === undefined ? passagesText(sight.game.words.hand(sight.view(seat), names), budget) : ''
  const undo = { kind: 'undo', table: sight.record.id, count: sight.token(seat).count } as const
  const beside = [
    ...(sight.canUndo(seat) ? [button(formatId(undo), 'Take my last answer back')] : []),
    ...(act === undefined ? [noteButton(sight)] : []),
  ]
  const parts: APIMessageTopLevelComponent[] = [
    ...texts(above, heading),
    ...ownRows(sight, seat, choices, page, act ?? ''),
    ...orderRows(sight, seat, orders),
    ...rows(beside),
    ...(hand === '' && noted === '' ? [] : [container(texts(hand, noted))]),
  ]
  return { components: parts }
}

function promptOf(sight: TableSight, seat: number, choices: readonly WordedChoice[]): string[] {
  const own = ownQuestion(sight, seat)
  if (own) {
    const prompt = clip(sight.game.words.prompt(own, sight.view(seat), boldNames(sight.record)), 500)
    return [bold(prompt), ...timeLines(sight, [own], sight.time(seat)?.deadline ?? null)]
  }
  if (sight.isOver) return [SAY.finished]
  if (choices.length > 0) return ['It is not your turn, but you may do this at any time:']
  return [SAY.nothingToDo]
}

/** What a seat lets be done for it from now on is set beside its choices. */
function orderRows(sight: TableSight, seat: number, orders: readonly WordedChoice[]): Row[] {
  if (orders.length === 0) return []
  const id = formatId({ kind: 'order', table: sight.record.id, token: sight.token(seat) })
  const options = orders.map(choiceOption)
  return [menu(id, 'Standing order', options.slice(0, MENU_OPTIONS))]
}

function ownRows(sight: TableSight, seat: number, choices: readonly WordedChoice[], page: number, act: string): Row[] {
  const table = sight.record.id
  const token = sight.token(seat)
  if (choices.length === 0) return []
  if (areShort(choices)) {
    return rows(
      choices.map((one) =>
        button(
          formatId({ kind: 'own', table, token, choice: choiceCode(one) }),
          one.label,
          one.isAside ? 'side' : 'main',
        ),
      ),
    )
  }
  const last = Math.ceil(choices.length / MENU_OPTIONS) - 1
  const at = Math.min(page, last)
  const shown = choices.slice(at * MENU_OPTIONS, (at + 1) * MENU_OPTIONS)
  const placeholder = last === 0 ? 'Choose …' : `Choose … (page ${at + 1} of ${last + 1})`
  const options = shown.map(choiceOption)
  const turnTo = (to: number) => formatId({ kind: 'page', table, page: to, act })
  const turning = [
    ...(at > 0 ? [button(turnTo(at - 1), 'Back')] : []),
    ...(at < last ? [button(turnTo(at + 1), 'More …')] : []),
  ]
  return [menu(formatId({ kind: 'own-menu', table, token, page: at }), placeholder, options), ...rows(turning)]
}
