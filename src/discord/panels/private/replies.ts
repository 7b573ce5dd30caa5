import type { Asked } from '../../../engine/index.ts'
import { linkTo } from '../../kit/links.ts'
import { textPanel, type Panel } from '../../kit/message.ts'
import type { TableRecord } from '../../../tables/model/store.ts'
import { lengthOf } from '../../kit/text.ts'
import { whoseTurnInWords } from '../../table/answering/answer.ts'
import { allChoices, choicesByAct, ownQuestion, type Behind } from '../../table/answering/choices.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { seatedAt, type Seated } from '../../table/context/seats.ts'
import type { Request } from '../../table/context/request.ts'
import { whisperInWords } from '../../table/people/whisper.ts'
import { ownPanel, type OwnPanelOptions } from './own.ts'
import { answerButton } from './whisper.ts'
import { say } from '../../words/index.ts'

/** The total length of new whispers in one reply; the longest whisper fits. */
const MAX_WHISPERS_LENGTH = 1000
/** The number of latest whispers among which the bot looks for one to answer. */
const WHISPERS_READ = 10

/** All that a player may do now, the hand and the note. */
export async function privatePanel(
  context: Context,
  { view, seat }: Seated,
  manner: OwnPanelOptions = {},
): Promise<Panel> {
  const { id, seats } = view.record
  const user = seats[seat]?.user ?? ''
  const hint = await context.hints.next(user, view.game, ownQuestion(view, seat))
  const { waiting, answer } = await whisperedTo(context, view.record, user, manner.isRenewed === true)
  const news = [...waiting, ...(manner.news ?? []), ...hint]
  const note = await context.tables.notes.read(id, user)
  const downtime = await context.absences.missedBy(user, view, seat)
  const panel = ownPanel(view, seat, { ...manner, news, note, answer, downtime })
  return { ...panel, own: { table: id, token: view.token(seat), mayUndo: view.canUndo(seat), news } }
}

/** A player's new whispers, as far as they fit, and the button to answer. */
async function whisperedTo(context: Context, record: TableRecord, user: string, isRenewed: boolean) {
  if (!record.whispering) return { waiting: [], answer: [] }
  const unheard = isRenewed ? [] : await context.projector.unheard(record.id, user)
  let letters = 0
  const isTold = (text: string, at: number) => (letters += lengthOf(text)) <= MAX_WHISPERS_LENGTH || at === 0
  const waiting = unheard.map((one) => whisperInWords(record, user, one)).filter(isTold)
  await context.projector.heard(record.id, user, unheard.slice(0, waiting.length))
  return {
    waiting,
    answer: answerButton(record, user, await context.tables.privateAccess.whispersWith(record.id, user, WHISPERS_READ)),
  }
}

/** What a player may do now of one kind; a sentence if there is nothing. */
export async function panelOfAct(context: Context, seated: Seated, act: Behind): Promise<Reply> {
  const { view, seat } = seated
  const choices = choicesByAct(view, allChoices(view, seat), act)
  if (choices.length > 0) return await privatePanel(context, seated, { act })
  return ownQuestion(view, seat) ? say('not-that-act') : await whoseTurnInWords(context, seated)
}

/** After an answer from the private panel or a typed one: what came of it, and what can be done now. */
export async function panelAfter(
  context: Context,
  request: Request,
  table: string,
  news: readonly string[],
): Promise<Panel> {
  const now = await seatedAt(context, request, table)
  return now.ok ? await privatePanel(context, now.value, { news }) : textPanel(now.why)
}

/** The private panel of a player whose question can only be answered in private; otherwise `null`. */
export async function hiddenPanel(
  context: Context,
  request: Request,
  table: string,
  news: readonly string[],
): Promise<Panel | null> {
  const now = await seatedAt(context, request, table)
  if (!now.ok || !isAllHidden(ownQuestion(now.value.view, now.value.seat))) return null
  return await privatePanel(context, now.value, { news })
}

/** Whether a question can only be answered in private. */
export function isAllHidden(asked: Asked | undefined): boolean {
  return asked !== undefined && (asked.secret || asked.offers.every(({ secret }) => secret === true))
}

/** After an answer that was typed: briefly what came of it, and all that can be done only if a secret waits. */
export async function briefAfter(
  context: Context,
  request: Request,
  table: string,
  news: readonly string[],
): Promise<Reply> {
  const now = await seatedAt(context, request, table)
  if (!now.ok || ownQuestion(now.value.view, now.value.seat)?.secret !== true) return news.join('\n')
  return await privatePanel(context, now.value, { news })
}

/** A line with a link to the card, if there is one. */
export async function cardLink(context: Context, record: TableRecord): Promise<readonly string[]> {
  const message = await context.projector.messageOn(record.id)
  return message === null ? [] : [say('card-link', { link: linkTo(record, message) })]
}
