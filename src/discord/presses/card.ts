import type { Asked } from '../../engine/index.ts'
import { sameQuestion } from '../../tables/model/service.ts'
import { chosen, type CardQuestion, type ChoiceCode } from '../kit/ids.ts'
import { REFUSED, SAY } from '../kit/sentences.ts'
import { isAllHidden, privatePanel } from '../panels/private/replies.ts'
import { act, actOnMore, notYourTurn } from '../table/answering/answer.ts'
import { passOf } from '../table/answering/asking.ts'
import { choicesOf, ownChoice, ownQuestion } from '../table/answering/choices.ts'
import type { Desk, Reply } from '../table/context/context.ts'
import { isSorry, seatedAt, type Found, type Seated } from '../table/context/seats.ts'
import type { Visit } from '../table/context/request.ts'
import type { Handler } from './press.ts'

/** A button of the card. */
export const card: Handler<'card'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press }) => answerCard(desk, visit, press, press.choice),
}

/** The menu of the card. */
export const cardMenu: Handler<'card-menu'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press, picked, more }) => answerCard(desk, visit, press, picked, more),
}

/** "Pass" on the card of a window. */
export const pass: Handler<'pass'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press }) => answerPass(desk, visit, press.table),
}

/** The question is still the one on the card if the public sees the same, and the seat has not answered it since. */
async function answerCard(
  desk: Desk,
  visit: Visit,
  question: CardQuestion,
  code: ChoiceCode,
  more: readonly ChoiceCode[] = [],
): Promise<Reply> {
  const seated = await seatedAtCard(desk, visit, question.table)
  if (isSorry(seated)) return seated.sorry
  const { sight, seat } = seated
  const shown = question.who.find((one) => one.seat === seat)
  const asked = sight.asked(null).find((one) => one.seat === seat)
  if (!shown) return asked ? REFUSED.stale : await notYourTurn(desk, seated)
  const now = sight.publicToken(seat)
  const isUnchanged = now?.turn === question.turn && now.mark === question.mark && now.answered === shown.answered
  if (!asked || !isUnchanged) return REFUSED.stale
  const choice = chosen(code, choicesOf(sight, asked, null))
  if (!choice) return REFUSED['not-offered']
  const acted = await act(desk, visit, seated, choice, sight.token(seat))
  if (!acted.ok) return acted.reply
  const news = [...acted.news, ...(await actOnMore(desk, visit, question.table, asked.verb, more))]
  return afterwards(desk, visit, question, news, question.who.length > 1)
}

/** "Pass", whatever each is asked: for the question at which the seat stood when the card was shown last. */
async function answerPass(desk: Desk, visit: Visit, table: string): Promise<Reply> {
  const seated = await seatedAtCard(desk, visit, table)
  if (isSorry(seated)) return seated.sorry
  const { sight, seat } = seated
  const asked = ownQuestion(sight, seat)
  if (!asked) return SAY.nothingToPass
  const shown = await desk.screens.windowOn(table)
  const meant = shown?.hasPass ? shown.tokens.find((one) => one.seat === seat) : undefined
  if (!meant || !sameQuestion(meant, sight.token(seat))) return REFUSED.stale
  const offer = passOf(asked)
  const choice = choicesOf(sight, asked, seat).find(({ key }) => key === offer?.key)
  if (!choice) return REFUSED['not-offered']
  const acted = await act(desk, visit, seated, choice, sight.token(seat))
  return acted.ok ? afterwards(desk, visit, { table }, acted.news, true) : acted.reply
}

/** The presser's seat at a table that goes on where the card stands. */
async function seatedAtCard(desk: Desk, visit: Visit, table: string): Promise<Found<Seated>> {
  const seated = await seatedAt(desk, visit, table)
  if (isSorry(seated)) return seated
  const { record, isOver } = seated.sight
  if (record.room !== visit.room) return { sorry: elsewhere(visit, record) }
  return isOver ? { sorry: SAY.finished } : seated
}

/**
 * Everybody sees on the card what came of it; what is for the presser alone follows privately. The card of a window does
 * not change with each answer: then the presser is told that it has come.
 */
async function afterwards(
  desk: Desk,
  visit: Visit,
  { table }: { table: string },
  news: readonly string[],
  isWindow: boolean,
): Promise<Reply> {
  const now = await seatedAt(desk, visit, table)
  if (isSorry(now)) return null
  const next = ownQuestion(now.sight, now.seat)
  if (isAllHidden(next) || beckons(now, next)) return await privatePanel(desk, now, { news })
  const hint = await desk.hints.next(visit.user, now.sight.game, next)
  const told = [...(isWindow ? news : news.slice(1)), ...hint]
  return told.length > 0 ? told.join('\n') : null
}

/** Whether something can be done in private alone that is worth a look of its own. */
function beckons({ sight, seat }: Seated, asked: Asked | undefined): boolean {
  const hidden = asked?.offers.filter((offer) => offer.secret) ?? []
  return hidden.some(({ key }) => ownChoice(sight, seat, { verb: asked?.verb ?? '', key })?.beckons)
}

function elsewhere(visit: Visit, record: { server: string; room: string }): string {
  return record.server === visit.server ? SAY.moved(record.room) : SAY.otherTable
}
