import type { Seat } from '../../engine/index.ts'
import { sameQuestion, type PublicToken, type Result, type TableView } from '../../tables/model/service.ts'
import { chosen, type CardQuestion, type ChoiceCode } from '../kit/ids.ts'
import { REFUSED } from '../kit/sentences.ts'
import { withFound } from '../panels/about/found.ts'
import { mustDecideAlone, privatePanel } from '../panels/private/replies.ts'
import { giveAnswer, giveFurtherAnswers, whoseTurnInWords } from '../table/answering/answer.ts'
import { isStillOpen, passMark, passOf } from '../table/answering/asking.ts'
import { choicesOf, hasJustChanged, ownChoice, ownQuestion } from '../table/answering/choices.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { seatedAt, type Seated } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import type { Handler } from './press.ts'
import { refuse } from '../../tables/model/results.ts'
import { say } from '../words/index.ts'

/** A button of the card. */
export const card: Handler<'card'> = (context, request, { press }) => answerCard(context, request, press, press.choice)

/** The menu of the card. */
export const cardMenu: Handler<'card-menu'> = (context, request, { press, picked, more }) =>
  answerCard(context, request, press, picked, more)

/** "Pass" on the card of a window. */
export const pass: Handler<'pass'> = (context, request, { press }) => answerPass(context, request, press)

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
  if (!asked || !isUnchanged) return tooLate(context, seated, isSameCount(now, question.turn, shown.answered))
  const choice = chosen(code, choicesOf(view, asked, null))
  if (!choice) return REFUSED['not-offered']
  const acted = await giveAnswer(context, request, seated, choice)
  if (!acted.ok) return acted.reply
  const news = [...acted.news, ...(await giveFurtherAnswers(context, request, question.table, asked.verb, more))]
  const isOpen = (after: TableView) => isStillAsked(after, question, seat)
  const reply = await afterwards(context, request, question, news, isOpen)
  return await withFound(context, view, request.user, acted.found, reply)
}

/**
 * "Pass", whatever the seat's question: it answers the question at which the seat stood when the card was last
 * shown.
 */
async function answerPass(
  context: Context,
  request: Request,
  { table, mark }: { readonly table: string; readonly mark: string },
): Promise<Reply> {
  const found = await seatedAtCard(context, request, table)
  if (!found.ok) return found.why
  const seated = found.value
  const { view, seat } = seated
  const asked = ownQuestion(view, seat)
  if (!asked) return say('nothing-to-pass')
  const shown = await context.projector.windowOn(table)
  const meant = shown?.hasPass === true ? shown.tokens.find((one) => one.seat === seat) : undefined
  const isMeant = meant && sameQuestion(meant, view.token(seat)) && (mark === '' || mark === passMark(view))
  if (!shown || !isMeant) return tooLate(context, seated, false)
  const offer = passOf(asked)
  const choice = choicesOf(view, asked, seat).find(({ key }) => key === offer?.key)
  if (!choice) return REFUSED['not-offered']
  const acted = await giveAnswer(context, request, seated, choice)
  return acted.ok ? afterwards(context, request, { table }, acted.news, (now) => isStillOpen(now, shown)) : acted.reply
}

function isSameCount(now: PublicToken | null, turn: number, answered: number): boolean {
  return now?.turn === turn && now.answered === answered
}

/**
 * The reply to a press for an earlier question. If the presser's question has just changed by itself, they are asked
 * again. `isUnanswered`: whether their seat surely hasn't answered since.
 */
async function tooLate(context: Context, seated: Seated, isUnanswered: boolean): Promise<Reply> {
  const { view, seat } = seated
  if (!hasJustChanged(view, seat, context.now(), isUnanswered)) return REFUSED.stale
  if (!mustDecideAlone(seated)) return say('just-changed')
  return await privatePanel(context, seated, 'question', { news: [say('just-changed')] })
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
 * The public result is on the card. In private follow what the presser alone learns, and what they alone must decide.
 * While a window is still open, the card doesn't change, so the reply confirms the answer.
 */
async function afterwards(
  context: Context,
  request: Request,
  { table }: { table: string },
  news: readonly string[],
  isOpen: (view: TableView) => boolean,
): Promise<Reply> {
  const found = await seatedAt(context, request, table)
  if (!found.ok) return null
  const now = found.value
  if (mustDecideAlone(now)) return await privatePanel(context, now, 'question', { news })
  const told = isOpen(now.view) ? news : news.slice(1)
  if (beckons(now)) return await privatePanel(context, now, 'question', { news: told, isOnlyHidden: true })
  // A table with explanations for everyone explains the next question even where there is nothing else to say.
  const { teaching } = now.view.record
  if (told.length === 0 && teaching !== 'beginners' && teaching !== 'after-lesson') return null
  const lines = [...told, ...(await hintAfter(context, request, now))]
  return lines.length === 0 ? null : lines.join('\n')
}

/** A hint for the presser's next question. A lesson gives its own on the card. */
async function hintAfter(context: Context, request: Request, { view, seat }: Seated): Promise<readonly string[]> {
  return view.record.teaching === 'lesson' ? [] : await context.hints.next(request.user, view, ownQuestion(view, seat))
}

/** Whether others still have the question of the card. */
function isStillAsked(view: TableView, { turn, mark, who }: CardQuestion, answered: Seat): boolean {
  return who.some((one) => {
    const now = one.seat === answered ? null : view.publicToken(one.seat)
    return now?.turn === turn && now.mark === mark && now.answered === one.answered
  })
}

/** Whether an option that is only private deserves attention. */
function beckons({ view, seat }: Seated): boolean {
  const asked = ownQuestion(view, seat)
  const hidden = asked?.offers.filter((offer) => offer.secret) ?? []
  return hidden.some(({ key }) => ownChoice(view, seat, { verb: asked?.verb ?? '', key })?.beckons)
}

function elsewhere(request: Request, record: { server: string; room: string }): string {
  return record.server === request.guild ? say('moved', { room: record.room }) : say('other-table')
}
