import { granted, refuse, type Result } from '../../tables/model/results.ts'
import type { Beginner } from '../../tables/index.ts'
import type { TableView } from '../../tables/model/service.ts'
import { isImagined, seatOf } from '../../tables/model/store.ts'
import { languageNow } from '../../language/index.ts'
import { cleared } from '../kit/cleared.ts'
import { linkTo } from '../kit/links.ts'
import { textPanel } from '../kit/message.ts'
import { REFUSED } from '../kit/sentences.ts'
import { whatIfPanel } from '../panels/past/what-if.ts'
import type { Context } from '../table/context/context.ts'
import { onceShown } from '../table/context/delivery.ts'
import type { Request } from '../table/context/request.ts'
import { gameTitle, seatedAt } from '../table/context/seats.ts'
import { seatOfEyes } from '../table/past/eyes.ts'
import { LookBack } from '../table/past/look-back.ts'
import { sightFor } from './look-back.ts'
import type { Handler } from './press.ts'
import { say } from '../words/index.ts'

/** "What if…": says what it is, and how it may be played. */
export const whatIf: Handler<'what-if'> = async (context, request, { press: { table, eyes, at } }) => {
  const found = await beginnerAt(context, request, { table, eyes, at })
  if (!found.ok) return found.why
  const { view, beginner } = found.value
  const [before] = await context.tables.whatIfs.of(request.user)
  return whatIfPanel(view, beginner.seat, { eyes, at }, before ? gameTitle(context, before) : null)
}

/** How well the computers play was chosen: the game opens in direct messages. */
export const whatIfGo: Handler<'what-if-go'> = async (context, request, { press: { level, ...press } }) => {
  const found = await beginnerAt(context, request, press)
  if (!found.ok) return found.why
  const { view, beginner } = found.value
  // Discord says only with a message whether direct messages are open.
  const greeting = () => ({ ...textPanel(say('what-if-greeting', { game: view.game.words.title })), isLoud: true })
  const room = await context.projector.tellDirectly(request.user, () => cleared(greeting(), 'no game'))
  if (room === null) return say('what-if-closed')
  const opened = await context.tables.whatIfs.open(press.table, { ...beginner, room, level, language: languageNow() })
  if (!opened.ok) return REFUSED[opened.why]
  return await onceShown(context, opened.value.id, say('what-if-opened', { link: linkTo(opened.value, null) }))
}

/** "End the what-if" on its card. */
export const whatIfEnd: Handler<'what-if-end'> = async (context, request, { press: { table } }) => {
  const found = await seatedAt(context, request, table)
  if (!found.ok) return found.why
  const { record } = found.value.view
  if (!isImagined(record) || record.status !== 'playing') return REFUSED['not-playing']
  const ended = await context.tables.whatIfs.close(request.user)
  return ended.ok ? say('what-if-ended') : REFUSED[ended.why]
}

/**
 * Who plays on from the moment that they look at: the seat whose eyes they have, else their own. Before the game is
 * over nobody has other eyes than their own.
 */
async function beginnerAt(
  context: Context,
  request: Request,
  { table, eyes, at }: { readonly table: string; readonly eyes: number; readonly at: number },
): Promise<Result<{ readonly view: TableView; readonly beginner: Beginner }, string>> {
  const found = await sightFor(context, request, table, eyes)
  if (!found.ok) return found
  const view = found.value
  const moment = await new LookBack(context.tables, view, seatOfEyes(eyes)).at(at)
  const seq = moment?.lines[0]?.seq
  if (seq === undefined) return refuse(say('unknown-moment'))
  const own = seatOf(view.record, request.user)?.seat
  const seat = view.record.status === 'over' ? (seatOfEyes(eyes) ?? own) : own
  if (seat === undefined) return refuse(say(view.record.status === 'over' ? 'what-if-whose' : 'refused-not-seated'))
  const beginner = { user: request.user, seq, seat }
  const why = await context.tables.whatIfs.refusal(table, beginner)
  return why === null ? granted({ view, beginner }) : refuse(REFUSED[why])
}
