import type { Seat } from '../../../engine/index.ts'
import type { TableSight } from '../../../tables/model/service.ts'
import { cleared, type Cleared } from '../../kit/cleared.ts'
import { directReminderPanel, noticePanel, reminderPanel, secretCallPanel } from '../../panels/card/call.ts'
import { isPlayerThere } from '../../table/answering/asking.ts'
import { ownQuestion } from '../../table/answering/choices.ts'
import type { CardShown } from './projection.ts'
import type { Stage } from './screen-context.ts'

/** A player who is asked again in the same turn is called again once others have taken this long. */
export const CALL_AGAIN_MS = 10 * 60_000

/**
 * What calls somebody to a table beside the card. A notice is for whoever wants direct messages, a secret call for whoever is
 * asked what nobody else may know of; a reminder takes the place of either.
 */
export interface Call {
  readonly kind: 'notice' | 'secret' | 'reminder'
  /** Another call has another key. */
  readonly key: string
  /** Which turn it is. */
  readonly turn: number
  /** In a direct message; `null` if it is rather to be in the room. */
  readonly direct: Cleared | null
  /** In the table's room; `null` if it is not to be there, or would tell what others may not know. */
  readonly inRoom: Cleared | null
}

/**
 * The call that is due for a seat; `null` if none is, `later` if it is a reminder that would come in quiet hours. Nobody is called
 * while the game pauses, nor who is away.
 */
export function callFor(
  stage: Stage,
  sight: TableSight,
  seat: Seat,
  card: CardShown | undefined,
): Call | 'later' | null {
  const reminder = reminderFor(stage, sight, seat, card)
  if (reminder) return sight.isQuiet(seat) ? 'later' : reminder
  const call = secretCall(sight, seat, card) ?? noticeFor(sight, seat, card)
  return call?.direct && sight.isQuiet(seat) ? { ...call, direct: { ...call.direct, isLoud: false } } : call
}

/** Whether a seat is asked something in secret that it has to answer itself. */
export function isCalledInSecret(sight: TableSight, seat: Seat): boolean {
  const asked = ownQuestion(sight, seat)
  return asked?.secret === true && asked.standing === null && isToBeCalled(sight, seat)
}

/** Nothing but this tells a seat that it is asked: it comes whatever notices its player wants. */
function secretCall(sight: TableSight, seat: Seat, card: CardShown | undefined): Call | null {
  if (!isCalledInSecret(sight, seat)) return null
  const { count, mark } = sight.token(seat)
  const direct = cleared(secretCallPanel(sight, seat, card?.message ?? null), 'for one')
  return { kind: 'secret', key: `secret ${count}.${mark}`, turn: sight.turn, direct, inRoom: null }
}

/** One for all that is openly asked in a turn. */
function noticeFor(sight: TableSight, seat: Seat, card: CardShown | undefined): Call | null {
  const asked = ownQuestion(sight, seat)
  if (!asked || asked.secret || asked.standing !== null) return null
  if (sight.notice(seat) !== 'direct' || !isToBeCalled(sight, seat)) return null
  const direct = cleared(noticePanel(sight, card?.message ?? null), 'for one')
  return { kind: 'notice', key: 'notice', turn: sight.turn, direct, inRoom: null }
}

/** Of a question that is asked in secret nobody else hears, nor who of several has not answered yet. */
function reminderFor(stage: Stage, sight: TableSight, seat: Seat, card: CardShown | undefined): Call | null {
  const asked = ownQuestion(sight, seat)
  const time = sight.time(seat)
  if (!asked || !time || time.reminders === 0 || !isToBeCalled(sight, seat)) return null
  const message = card?.message ?? null
  const publicly = (one: TableSight) => isAloneAsked(one, card) && reminderPanel(one, seat, message)
  const isOpen = !asked.secret && isAloneAsked(sight, card) && !stage.guard.wouldTell(sight, 'reminder', publicly)
  const inRoom = isOpen ? cleared(reminderPanel(sight, seat, message), 'guarded') : null
  const isRatherDirect = inRoom === null || sight.notice(seat) === 'direct'
  const direct = isRatherDirect ? cleared(directReminderPanel(sight, seat, message), 'for one') : null
  return { kind: 'reminder', key: `reminder ${time.question} ${time.reminders}`, turn: sight.turn, direct, inRoom }
}

function isToBeCalled(sight: TableSight, seat: Seat): boolean {
  const { status, pause } = sight.record
  return status === 'playing' && pause === null && isPlayerThere(sight, seat)
}

/** Whether one seat alone is asked, as all may know, and was when this was asked. */
function isAloneAsked(sight: TableSight, card: CardShown | undefined): boolean {
  return sight.awaited.length === 1 && card?.window === null
}
