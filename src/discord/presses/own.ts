import { ACTS } from '../../engine/index.ts'
import type { QuestionToken } from '../../tables/service.ts'
import { act, panelAfter, privatePanel } from '../table/acting.ts'
import { allChoices } from '../table/choices.ts'
import type { Answer, House, Visit } from '../table/desk.ts'
import { chosen, type ChoiceCode } from '../kit/ids.ts'
import { isSorry, seatedAt } from '../table/seated.ts'
import { REFUSED, SAY } from '../kit/sentences.ts'
import type { Handler } from './press.ts'

/** "My choices & hand". */
export const panel: Handler<'panel'> = {
  acknowledge: 'reply',
  handle: (house, visit, { press }) => {
    const seated = seatedAt(house, visit, press.table)
    return isSorry(seated) ? seated.sorry : privatePanel(house, seated)
  },
}

/** Another page of one's own choices. */
export const page: Handler<'page'> = {
  acknowledge: 'update',
  handle: (house, visit, { press }) => {
    const seated = seatedAt(house, visit, press.table)
    if (isSorry(seated)) return seated.sorry
    const only = ACTS.find((one) => one === press.act)
    return privatePanel(house, seated, { page: press.page, act: only })
  },
}

/** A button of the private panel. */
export const own: Handler<'own'> = {
  acknowledge: 'update',
  handle: (house, visit, { press }) => answerOwn(house, visit, press.table, press.token, press.choice),
}

/** The menu of the private panel. */
export const ownMenu: Handler<'own-menu'> = {
  acknowledge: 'update',
  handle: (house, visit, { press, picked }) => answerOwn(house, visit, press.table, press.token, picked),
}

/** "Standing order". */
export const order: Handler<'order'> = {
  acknowledge: 'update',
  handle: (house, visit, { press, picked }) => answerOwn(house, visit, press.table, press.token, picked),
}

/** "Take my last answer back". */
export const undo: Handler<'undo'> = {
  acknowledge: 'update',
  handle: async (house, visit, { press }) => {
    const seated = seatedAt(house, visit, press.table)
    if (isSorry(seated)) return seated.sorry
    // A second press must not take a second answer back.
    if (seated.sight.seq !== press.seq) return panelAfter(house, visit, press.table, [REFUSED.stale])
    const undone = await house.tables.undo(press.table, visit.user)
    return panelAfter(house, visit, press.table, [undone.ok ? SAY.undone : REFUSED[undone.why]])
  },
}

async function answerOwn(
  house: House,
  visit: Visit,
  table: string,
  token: QuestionToken,
  code: ChoiceCode,
): Promise<Answer> {
  const seated = seatedAt(house, visit, table)
  if (isSorry(seated)) return seated.sorry
  const { sight, seat } = seated
  if (!isSame(sight.token(seat), token)) return panelAfter(house, visit, table, [REFUSED.stale])
  const choice = chosen(code, allChoices(sight, seat))
  if (!choice) return REFUSED['not-offered']
  const acted = await act(house, visit, seated, choice, token)
  return panelAfter(house, visit, table, acted.ok ? acted.news : [acted.sorry])
}

export function isSame(one: QuestionToken, other: QuestionToken): boolean {
  return one.count === other.count && one.mark === other.mark
}
