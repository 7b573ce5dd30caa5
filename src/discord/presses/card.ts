import type { Asked } from '../../engine/index.ts'
import { sameQuestion, type Result } from '../../tables/model/service.ts'
import { chosen, type CardQuestion, type ChoiceCode } from '../kit/ids.ts'
import { REFUSED } from '../kit/sentences.ts'
import { withFound } from '../panels/about/found.ts'
import { isAllHidden, privatePanel } from '../panels/private/replies.ts'
import { giveAnswer, giveFurtherAnswers, whoseTurnInWords } from '../table/answering/answer.ts'
import { passOf } from '../table/answering/asking.ts'
import { choicesOf, ownChoice, ownQuestion } from '../table/answering/choices.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { seatedAt, type Seated } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import type { Handler } from './press.ts'
import { refuse } from '../../tables/model/results.ts'
import { say } from '../words/index.ts'

/** A button of the card. */
export const card: Handler<'card'> = {
  acknowledge: 'update',
  handle: (context, request, { press }) => answerCard(context, request, press, press.choice),
}

/** The menu of the card. */
export const cardMenu: Handler<'card-menu'> = {
  acknowledge: 'update',
  handle: (context, request, { press, picked, more }) => answerCard(context, request, press, picked, more),
}

/** "Pass" on the card of a window. */
export const pass: Handler<'pass'> = {
  acknowledge: 'update',
  handle: (context, request, { press }) => answerPass(context, request, press.table),
}

/** The question is still the one on the card if the public sees the same, and the seat has not answered it since. */
async function answerCard(
  context: Context,
  request: Request,
  question: CardQuestion,
  code: ChoiceCode,
  more: readonly ChoiceCode[] = [],
): Promise<Reply> {
  const found = await seatedAtCard(context, request, question.table)
  if (!found.ok) return found.why
  const seated = found.value
  const { view, seat } = seated
  const shown = question.who.find((one) => one.seat === seat)
  const asked = view.asked(null).find((one) => one.seat === seat)
  if (!shown) return asked ? REFUSED.stale : await whoseTurnInWords(context, seated)
  const now = view.publicToken(seat)
  const isUnchanged = now?.turn === question.turn && now.mark === question.mark && now.answered === shown.answered
  if (!asked || !isUnchanged) return REFUSED.stale
  const choice = chosen(code, choicesOf(view, asked, null))
  if (!choice) return REFUSED['not-offered']
  const acted = await giveAnswer(context, request, seated, choice)
  if (!acted.ok) return acted.reply
  const news = [...acted.news, ...(await giveFurtherAnswers(context, request, question.table, asked.verb, more))]
  const reply = await afterwards(context, request, question, news, question.who.length > 1)
  return await withFound(context, view, request.user, acted.found, reply)
}

/**
 * "Pass", whatever the seat's question: it answers the question at which the seat stood when the card was last
 * shown.
 */
async function answerPass(context: Context, request: Request, table: string): Promise<Reply> {
  const found = await seatedAtCard(context, request, table)
  if (!found.ok) return found.why
  const seated = found.value
  const { view, seat } = seated
  const asked = ownQuestion(view, seat)
  if (!asked) return say('nothing-to-pass')
  const shown = await context.projector.windowOn(table)
  const meant = shown?.hasPass ? shown.tokens.find((one) => one.seat === seat) : undefined
  if (!meant || !sameQuestion(meant, view.token(seat))) return REFUSED.stale
  const offer = passOf(asked)
  const choice = choicesOf(view, asked, seat).find(({ key }) => key === offer?.key)
  if (!choice) return REFUSED['not-offered']
  const acted = await giveAnswer(context, request, seated, choice)
  return acted.ok ? afterwards(context, request, { table }, acted.news, true) : acted.reply
}

/** The presser's seat at a table that goes on where the card stands. */
async function seatedAtCard(context: Context, request: Request, table: string): Promise<Result<Seated, string>> {
  const found = await seatedAt(context, request, table)
  if (!found.ok) return found
  const { record, isOver } = found.value.view
  if (record.room !== request.channel) return refuse(elsewhere(request, record))
  return isOver ? refuse(say('finished')) : found
}

/**
 * The public result is on the card; private lines follow privately. The card of a window doesn't change with each
 * answer, so the reply confirms it.
 */
async function afterwards(
  context: Context,
  request: Request,
  { table }: { table: string },
  news: readonly string[],
  isWindow: boolean,
): Promise<Reply> {
  const found = await seatedAt(context, request, table)
  if (!found.ok) return null
  const now = found.value
  const next = ownQuestion(now.view, now.seat)
  if (isAllHidden(next) || beckons(now, next)) return await privatePanel(context, now, { news })
  const hint = await context.hints.next(request.user, now.view, next)
  const told = [...(isWindow ? news : news.slice(1)), ...hint]
  return told.length > 0 ? told.join('\n') : null
}

/** Whether an option that is only private deserves attention. */
function beckons({ view, seat }: Seated, asked: Asked | undefined): boolean {
  const hidden = asked?.offers.filter((offer) => offer.secret) ?? []
  return hidden.some(({ key }) => ownChoice(view, seat, { verb: asked?.verb ?? '', key })?.beckons)
}

function elsewhere(request: Request, record: { server: string; room: string }): string {
  return record.server === request.guild ? say('moved', { room: record.room }) : say('other-table')
}
