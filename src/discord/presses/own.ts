import { ACTS } from '../../engine/index.ts'
import { sameQuestion, type QuestionToken } from '../../tables/model/service.ts'
import { chosen, type ChoiceCode } from '../kit/ids.ts'
import { REFUSED, replyTo, SAY } from '../kit/sentences.ts'
import { cardLink, panelAfter, panelOfAct, privatePanel } from '../panels/private/replies.ts'
import { shoulderPanel } from '../panels/private/private-access.ts'
import { act, actOnMore, takenBack } from '../table/answering/answer.ts'
import { allChoices } from '../table/answering/choices.ts'
import type { Desk, Reply } from '../table/context/context.ts'
import { isSorry, seatedAt, watchedAt } from '../table/context/seats.ts'
import type { Visit } from '../table/context/request.ts'
import type { Handler } from './press.ts'

/** "My choices & hand". */
export const panel: Handler<'panel'> = {
  acknowledge: 'reply',
  handle: async (desk, visit, { press }) => {
    const watched = await watchedAt(desk, visit, press.table)
    if (watched) return await shoulderPanel(desk, watched, visit.user)
    const seated = await takenBack(desk, visit, await seatedAt(desk, visit, press.table))
    return isSorry(seated) ? seated.sorry : await privatePanel(desk, seated, { news: seated.news })
  },
}

/** What the presser may do of one kind, in private. */
export const actPanel: Handler<'act'> = {
  acknowledge: 'reply',
  handle: async (desk, visit, { press }) => {
    const seated = await seatedAt(desk, visit, press.table)
    if (isSorry(seated)) return seated.sorry
    const kind = ACTS.find((one) => one === press.act)
    return kind ? await panelOfAct(desk, seated, kind) : SAY.unknownButton
  },
}

/** Another page of one's own choices. */
export const page: Handler<'page'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press }) => {
    const seated = await seatedAt(desk, visit, press.table)
    if (isSorry(seated)) return seated.sorry
    const only = ACTS.find((one) => one === press.act)
    return await privatePanel(desk, seated, { page: press.page, act: only })
  },
}

/** A button of the private panel. */
export const own: Handler<'own'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press }) => answerOwn(desk, visit, press.table, press.token, press.choice),
}

/** The menu of the private panel. */
export const ownMenu: Handler<'own-menu'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press, picked, more }) => answerOwn(desk, visit, press.table, press.token, picked, { more }),
}

/** "Do it", where one was asked once more. */
export const sure: Handler<'sure'> = {
  acknowledge: 'update',
  handle: (desk, visit, { press }) => answerOwn(desk, visit, press.table, press.token, press.choice, { isSure: true }),
}

/** "Take my last answer back". */
export const undo: Handler<'undo'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press }) => {
    const seated = await seatedAt(desk, visit, press.table)
    if (isSorry(seated)) return seated.sorry
    // A second press must not take a second answer back.
    if (seated.sight.token(seated.seat).count !== press.count)
      return await panelAfter(desk, visit, press.table, [REFUSED.stale])
    const undone = await desk.tables.undo(press.table, visit.user)
    return await panelAfter(desk, visit, press.table, [replyTo(undone, SAY.undone)])
  },
}

async function answerOwn(
  desk: Desk,
  visit: Visit,
  table: string,
  token: QuestionToken,
  code: ChoiceCode,
  { isSure = false, more = [] }: { readonly isSure?: boolean; readonly more?: readonly ChoiceCode[] | undefined } = {},
): Promise<Reply> {
  const seated = await seatedAt(desk, visit, table)
  if (isSorry(seated)) return seated.sorry
  const { sight, seat } = seated
  if (!sameQuestion(sight.token(seat), token)) return await panelAfter(desk, visit, table, [REFUSED.stale])
  const choice = chosen(code, allChoices(sight, seat))
  if (!choice) return REFUSED['not-offered']
  const acted = await act(desk, visit, seated, choice, token, isSure)
  if (!acted.ok) return typeof acted.reply === 'string' ? panelAfter(desk, visit, table, [acted.reply]) : acted.reply
  const after = await actOnMore(desk, visit, table, choice.verb, more)
  const [chosenNow = '', ...own] = acted.news
  const link = await cardLink(desk, sight.record)
  return await panelAfter(desk, visit, table, [chosenNow, ...acted.told, ...own, ...after, ...link])
}
