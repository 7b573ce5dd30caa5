import { sameQuestion, type QuestionToken } from '../../tables/model/service.ts'
import { chosen, type ChoiceCode } from '../kit/ids.ts'
import { REFUSED, replyTo } from '../kit/sentences.ts'
import { withFound } from '../panels/about/found.ts'
import { QUESTION_ONLY } from '../panels/parts/choices.ts'
import { cardLink, formBehindCard, panelAfter, panelOfAct, privatePanel } from '../panels/private/replies.ts'
import { spectatorPanel } from '../panels/private/private-access.ts'
import { giveAnswer, giveFurtherAnswers, withSeatBack } from '../table/answering/answer.ts'
import { privateLines } from '../table/telling/chronicle.ts'
import { allChoices, BEHIND, hasJustChanged } from '../table/answering/choices.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { seatedAt, spectatedAt } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import type { Handler } from './press.ts'
import { say } from '../words/index.ts'

/** "My choices & hand". */
export const panel: Handler<'panel'> = async (context, request, { press }) => {
  const watched = await spectatedAt(context, request, press.table)
  if (watched) return await spectatorPanel(context, watched, request.user)
  const seated = await withSeatBack(context, request, await seatedAt(context, request, press.table))
  if (!seated.ok) return seated.why
  const { view, seat, news } = seated.value
  const told = (await context.absences.toldSince?.(request.user, view, seat)) ?? []
  const said = [...news, ...privateLines(view, seat, told)]
  return await privatePanel(context, seated.value, formBehindCard(seated.value), { news: said })
}

/** What the presser may do of one kind, in private. */
export const actPanel: Handler<'act'> = async (context, request, { press }) => {
  const found = await seatedAt(context, request, press.table)
  if (!found.ok) return found.why
  const seated = found.value
  const kind = BEHIND.find((one) => one === press.act)
  return kind ? await panelOfAct(context, seated, kind) : say('unknown-button')
}

/** Another page of the player's choices, or "My hand". */
export const page: Handler<'page'> = async (context, request, { press }) => {
  const found = await seatedAt(context, request, press.table)
  if (!found.ok) return found.why
  const seated = found.value
  const act = BEHIND.find((one) => one === press.act)
  const form = press.act === QUESTION_ONLY ? 'question' : 'hand'
  return await privatePanel(context, seated, form, { page: press.page, act })
}

/** A button of the private panel. */
export const own: Handler<'own'> = (context, request, { press }) => answerOwn(context, request, press)

/** The menu of the private panel. */
export const ownMenu: Handler<'own-menu'> = (context, request, { press, picked, more }) =>
  answerOwn(context, request, { ...press, choice: picked }, { more })

/** "Do it", where one was asked once more. */
export const sure: Handler<'sure'> = (context, request, { press }) =>
  answerOwn(context, request, press, { isSure: true })

/** "Undo my last choice". */
export const undo: Handler<'undo'> = async (context, request, { press }) => {
  const found = await seatedAt(context, request, press.table)
  if (!found.ok) return found.why
  const seated = found.value
  // A second press must not take a second answer back.
  if (seated.view.token(seated.seat).count !== press.count)
    return await panelAfter(context, request, press.table, [REFUSED.stale])
  const undone = await context.tables.answers.undo(press.table, request.user)
  return await panelAfter(context, request, press.table, [replyTo(undone, say('undone'))])
}

async function answerOwn(
  context: Context,
  request: Request,
  {
    table,
    token,
    choice: code,
  }: { readonly table: string; readonly token: QuestionToken; readonly choice: ChoiceCode },
  { isSure = false, more = [] }: { readonly isSure?: boolean; readonly more?: readonly ChoiceCode[] | undefined } = {},
): Promise<Reply> {
  const found = await seatedAt(context, request, table)
  if (!found.ok) return found.why
  const seated = found.value
  const { view, seat } = seated
  const now = view.token(seat)
  if (!sameQuestion(now, token)) {
    const isSudden = hasJustChanged(view, seat, context.now(), now.count === token.count)
    return await panelAfter(context, request, table, [isSudden ? say('just-changed') : REFUSED.stale])
  }
  const choice = chosen(code, allChoices(view, seat))
  if (!choice) return REFUSED['not-offered']
  const acted = await giveAnswer(context, request, seated, choice, { token, isSure })
  if (!acted.ok)
    return typeof acted.reply === 'string' ? panelAfter(context, request, table, [acted.reply]) : acted.reply
  const after = await giveFurtherAnswers(context, request, table, choice.verb, more)
  const [chosenNow = '', ...secrets] = acted.news
  const link = await cardLink(context, view.record)
  const shown = await panelAfter(context, request, table, [chosenNow, ...acted.told, ...secrets, ...after, ...link])
  return await withFound(context, view, request.user, acted.found, shown)
}
