import { questionMark } from '../../engine/index.ts'
import { act, notYourTurn } from '../acting.ts'
import { choicesOf, ownQuestion, publicFirst, timesAnswered } from '../choices.ts'
import type { Answer, House, Visit } from '../house.ts'
import { chosen, type CardQuestion, type ChoiceCode } from '../ids.ts'
import { ownPanel } from '../panels/own.ts'
import { isSorry, seatedAt } from '../seated.ts'
import { REFUSED, SAY } from '../sentences.ts'
import type { Handler } from './press.ts'

/** A button of the card. */
export const card: Handler<'card'> = {
  acknowledge: 'update',
  handle: (house, visit, { press }) => answerCard(house, visit, press, press.choice),
}

/** The menu of the card. */
export const cardMenu: Handler<'card-menu'> = {
  acknowledge: 'update',
  handle: (house, visit, { press, picked }) => answerCard(house, visit, press, picked),
}

/** The question is still the one on the card if the public sees the same, and the seat has not answered it since. */
async function answerCard(house: House, visit: Visit, question: CardQuestion, code: ChoiceCode): Promise<Answer> {
  const seated = seatedAt(house, visit, question.table)
  if (isSorry(seated)) return seated.sorry
  const { sight, seat } = seated
  if (sight.record.room !== visit.room) return elsewhere(visit, sight.record)
  if (sight.isOver) return SAY.finished
  const shown = question.who.find((one) => one.seat === seat)
  const asked = sight
    .asked(null)
    .map(publicFirst)
    .find((one) => one.seat === seat)
  if (!shown) return asked ? REFUSED.stale : notYourTurn(seated)
  const entries = house.store.entries(question.table)
  const isSame =
    asked !== undefined &&
    question.turn === sight.turn &&
    questionMark(asked) === question.mark &&
    timesAnswered(entries, sight.turn, seat, asked.verb) === shown.answered
  if (!isSame) return REFUSED.stale
  const choice = chosen(code, choicesOf(sight, asked, null))
  if (!choice) return REFUSED['not-offered']
  const acted = await act(house, visit, seated, choice, sight.token(seat))
  if (!acted.ok) return acted.sorry
  return afterwards(house, visit, question.table, acted.news)
}

/** Everybody sees on the card what came of it; what is for the presser alone follows privately. */
function afterwards(house: House, visit: Visit, table: string, news: readonly string[]): Answer {
  const now = seatedAt(house, visit, table)
  if (isSorry(now)) return null
  if (ownQuestion(now.sight, now.seat)?.secret) return ownPanel(now.sight, now.seat, { news })
  return news.length > 1 ? news.slice(1).join('\n') : null
}

function elsewhere(visit: Visit, record: { server: string; room: string }): string {
  return record.server === visit.server ? SAY.moved(record.room) : SAY.otherTable
}
