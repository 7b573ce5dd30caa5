import type { QuestionToken } from '../../tables/service.ts'
import { askNow } from './asking.ts'
import { ownQuestion, type Choice } from './choices.ts'
import type { Answer, House, Visit } from './desk.ts'
import { note, type Panel } from '../kit/message.ts'
import { boldNames, listed } from '../kit/names.ts'
import { privateLines } from '../panels/hand.ts'
import { ownPanel, type OwnPanelManner } from '../panels/own.ts'
import { readShown, type WindowShown } from '../screens/shown.ts'
import { isSorry, seatedAt, type Seated } from './seated.ts'
import { REFUSED, SAY } from '../kit/sentences.ts'

/** What came of an answer. */
export type Acted =
  { readonly ok: true; readonly news: readonly string[] } | { readonly ok: false; readonly sorry: string }

/** Answers for the visitor, and gathers what that told him alone. */
export async function act(
  house: House,
  visit: Visit,
  { sight }: Seated,
  choice: Pick<Choice, 'verb' | 'key' | 'bare'>,
  token: QuestionToken,
): Promise<Acted> {
  const { id } = sight.record
  const before = house.tables.chronicleEnd(id, 1).at(-1)?.line ?? 0
  const result = await house.tables.submit(id, visit.user, { verb: choice.verb, key: choice.key }, token)
  if (!result.ok) return { ok: false, sorry: REFUSED[result.why] }
  const now = seatedAt(house, visit, id)
  const told = isSorry(now) ? [] : privateLines(now.sight, now.seat, house.tables.chronicle(id, before, 200))
  return { ok: true, news: [`You chose: **${choice.bare}**`, ...told] }
}

/** All that a player may do now, his hand and his note. */
export function privatePanel(house: House, { sight, seat }: Seated, manner: OwnPanelManner = {}): Panel {
  const { id, seats } = sight.record
  return ownPanel(sight, seat, { ...manner, note: house.tables.privateNote(id, seats[seat]?.user ?? '') })
}

/** After an answer from the private panel or a typed one: what came of it, and what can be done now. */
export function panelAfter(house: House, visit: Visit, table: string, news: readonly string[]): Panel {
  const now = seatedAt(house, visit, table)
  return isSorry(now) ? note(now.sorry) : privatePanel(house, now, { news })
}

/** After an answer that was typed: briefly what came of it, and all that can be done only if a secret waits. */
export function briefAfter(house: House, visit: Visit, table: string, news: readonly string[]): Answer {
  const now = seatedAt(house, visit, table)
  const isSecret = !isSorry(now) && ownQuestion(now.sight, now.seat)?.secret === true
  return isSecret ? privatePanel(house, now, { news }) : news.join('\n')
}

/** The window that stands on the card of a table. */
export function windowShownAt({ store }: House, table: string): WindowShown | null {
  return readShown(store, table, 'card')?.window ?? null
}

/** For somebody who wants to act while others are asked. */
export function notYourTurn(house: House, { sight }: Pick<Seated, 'sight'>): string {
  if (sight.isOver) return SAY.finished
  const { seats } = askNow(sight, windowShownAt(house, sight.record.id))
  const names = seats.map((seat) => boldNames(sight.record)(seat))
  return names.length === 0 ? SAY.nobodyAsked : SAY.somebodyElsesTurn(listed(names, 'or'), names.length > 1)
}
