import type { Asked } from '../../../engine/index.ts'
import { linkTo } from '../../kit/links.ts'
import { textPanel, type OwnMark, type Panel } from '../../kit/message.ts'
import type { TableRecord } from '../../../tables/model/store.ts'
import { lengthOf } from '../../kit/text.ts'
import { askNow } from '../../table/answering/asking.ts'
import { whoseTurnInWords } from '../../table/answering/answer.ts'
import { privateHint } from '../../table/answering/lesson.ts'
import { allChoices, choicesByAct, ownQuestion, type Behind } from '../../table/answering/choices.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { seatedAt, type Seated } from '../../table/context/seats.ts'
import type { Request } from '../../table/context/request.ts'
import { whisperInWords } from '../../table/people/whisper.ts'
import { choicePictures } from '../about/held.ts'
import { latelyTold, rememberedLines } from './hand.ts'
import { donePanel, ownPanel, questionPanel, type OwnPanelOptions } from './own.ts'
import { answerButton } from './whisper.ts'
import { say } from '../../words/index.ts'

/** The total length of new whispers in one reply; the longest whisper fits. */
const MAX_WHISPERS_LENGTH = 1000
/** The number of latest whispers among which the bot looks for one to answer. */
const WHISPERS_READ = 10

/** A private panel of a player. The whole hand comes with the note, and with what they were told in private lately. */
export async function privatePanel(
  context: Context,
  { view, seat, user }: Seated,
  form: OwnMark['form'],
  manner: OwnPanelOptions = {},
): Promise<Panel> {
  const { id } = view.record
  const hint = form === 'done' ? [] : await privateHint(context, user, view, ownQuestion(view, seat))
  const { waiting, answer } = await whisperedTo(context, view.record, user, manner.isRenewed === true)
  const news = [...waiting, ...(manner.news ?? []), ...hint]
  const options = { ...manner, news, answer, viewer: user }
  const mark = { table: id, token: view.token(seat), mayUndo: view.canUndo(seat), news, form }
  if (form === 'done') return { ...donePanel(view, seat, options), own: mark }
  const downtime = await context.absences.missedBy(user, view, seat)
  if (form === 'question') {
    const pictures = await choicePictures(context, view, seat, user)
    return { ...questionPanel(view, seat, { ...options, downtime, pictures }), own: mark }
  }
  const isWhole = manner.act === undefined
  const note = isWhole ? await context.tables.notes.read(id, user) : ''
  const told = isWhole ? latelyTold(view, seat, await rememberedLines(context.tables, id, seat)) : []
  return { ...ownPanel(view, seat, { ...options, note, told, downtime }), own: mark }
}

/** Behind the button on the card: a question that the card can't ask, otherwise the hand. */
export function formBehindCard({ view, seat }: Seated): OwnMark['form'] {
  const asked = ownQuestion(view, seat)
  if (!asked) return 'hand'
  const isPartHidden = asked.secret || asked.offers.some(({ secret }) => secret === true)
  const marks = new Set(view.awaited.map((one) => view.publicToken(one)?.mark))
  return isPartHidden || marks.size > 1 ? 'question' : 'hand'
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
  if (choices.length > 0) return await privatePanel(context, seated, 'hand', { act })
  return ownQuestion(view, seat) ? say('not-that-act') : await whoseTurnInWords(context, seated)
}

/** After an answer in private: what came of it, and the next question if it is private too. */
export async function panelAfter(
  context: Context,
  request: Request,
  table: string,
  news: readonly string[],
): Promise<Panel> {
  const now = await seatedAt(context, request, table)
  if (!now.ok) return textPanel(now.why)
  return await privatePanel(context, now.value, mustDecideAlone(now.value) ? 'question' : 'done', { news })
}

/** The hand, after one of its tools was used. */
export async function handAfter(
  context: Context,
  request: Request,
  table: string,
  news: readonly string[],
): Promise<Panel> {
  const now = await seatedAt(context, request, table)
  return now.ok ? await privatePanel(context, now.value, 'hand', { news }) : textPanel(now.why)
}

/** The private panel of a player whose question can only be answered in private; otherwise `null`. */
export async function hiddenPanel(
  context: Context,
  request: Request,
  table: string,
  news: readonly string[],
): Promise<Panel | null> {
  const now = await seatedAt(context, request, table)
  return now.ok && mustDecideAlone(now.value) ? await privatePanel(context, now.value, 'question', { news }) : null
}

/** The private panel of a player whose question the card has no buttons for; otherwise `null`. */
export async function panelBesideCard(context: Context, request: Request, table: string): Promise<Panel | null> {
  const now = await seatedAt(context, request, table)
  if (!now.ok) return null
  const { view, seat } = now.value
  const own = ownQuestion(view, seat)
  const isOnCard = own === undefined || (!isAllHidden(own) && askNow(view, null).asked !== null)
  return isOnCard ? null : await privatePanel(context, now.value, 'question')
}

/** Whether a player has a question that nobody else can see, and that no standing order will answer. */
export function mustDecideAlone({ view, seat }: Seated): boolean {
  const asked = ownQuestion(view, seat)
  return isAllHidden(asked) && asked?.standing === null
}

/** Whether a question can only be answered in private, and not by a standing order. */
export function isAllHidden(asked: Asked | undefined): boolean {
  return asked?.standing === null && (asked.secret || asked.offers.every(({ secret }) => secret === true))
}

/** After an answer that was typed: briefly what came of it, and all that can be done only if a secret waits. */
export async function briefAfter(
  context: Context,
  request: Request,
  table: string,
  news: readonly string[],
): Promise<Reply> {
  const now = await seatedAt(context, request, table)
  if (!now.ok || !mustDecideAlone(now.value)) return news.join('\n')
  return await privatePanel(context, now.value, 'question', { news })
}

/** A line with a link to the card, if there is one. */
export async function cardLink(context: Context, record: TableRecord): Promise<readonly string[]> {
  const message = await context.projector.messageOn(record.id)
  return message === null ? [] : [say('card-link', { link: linkTo(record, message) })]
}
