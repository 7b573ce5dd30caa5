import type { Seat } from '../../../engine/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { SeatRecord } from '../../../tables/model/store.ts'
import { cleared, type Cleared } from '../../kit/cleared.ts'
import { playerNames } from '../../kit/names.ts'
import { loanOfferPanel } from '../../panels/private/loan.ts'
import {
  directReminderPanel,
  nextPanel,
  noticePanel,
  overduePanel,
  reminderPanel,
  secretCallPanel,
} from '../../panels/card/call.ts'
import { forTable } from '../../table/context/readers.ts'
import { hearerAt, tellingOf } from '../../table/telling/notices.ts'
import { isPlayerThere, overdueSeats } from '../../table/answering/asking.ts'
import { ownQuestion } from '../../table/answering/choices.ts'
import type { CardProjection } from './projection.ts'
import type { ScreenContext } from './screen-context.ts'

/** A player with another question in the same turn gets another call once others have taken this long. */
export const CALL_AGAIN_MS = 10 * 60_000

/**
 * A message that calls a player to a table in addition to the card. A notice is for players who want direct messages, a
 * secret call for players with a secret question. A reminder replaces either. An overdue call tells the others, once
 * and together, that a player's time is up and what they can do. A player who is next hears that the one before them
 * has begun. A lobby call is about a game before or at its start. A loan call offers somebody a seat for a time.
 */
export interface DueCall {
  readonly kind: 'notice' | 'secret' | 'reminder' | 'overdue' | 'next' | 'lobby' | 'loan'
  /** Identifies the call: another call has another key. */
  readonly key: string
  /** The number of the turn. */
  readonly turn: number
  /** The direct message; `null` if the call belongs in the room. */
  readonly direct: Cleared | null
  /** The player already has the question before them, so no new message is posted. */
  readonly isSeen?: boolean
  /** In how many milliseconds it may ring. Absent if it rings now, or never will. */
  readonly ringsIn?: number
  /** The message in the table's room; `null` if it doesn't belong there, or would reveal a secret. */
  readonly inRoom: Cleared | null
}

/** A call that is not to ring yet, and comes in this many milliseconds; `null`: once quiet hours are over. */
export interface LaterCall {
  readonly kind: 'later'
  readonly key: string
  readonly ringsIn: number | null
}

/**
 * The call that is due for a seat; `null` if none is. The direct message is in the language of the moment, the one in
 * the room in that of the table. The bot calls nobody while the game is paused, and no player who
 * is away.
 */
export function callFor(
  screen: ScreenContext,
  view: TableView,
  seat: Seat,
  card: CardProjection | undefined,
): DueCall | LaterCall | null {
  const reminder = reminderFor(screen, view, seat, card)
  if (reminder) return view.isQuiet(seat) ? { kind: 'later', key: reminder.key, ringsIn: null } : reminder
  const call =
    secretCall(screen, view, seat, card) ??
    noticeFor(view, seat, card) ??
    overdueCall(screen, view, seat, card) ??
    nextCall(view, seat, card)
  if (call?.kind === 'later') return call
  return call?.direct && view.isQuiet(seat) ? { ...call, direct: { ...call.direct, isLoud: false } } : call
}

/** Whether a seat has a secret question that its player has to answer. */
export function isCalledInSecret(view: TableView, seat: Seat): boolean {
  const asked = ownQuestion(view, seat)
  return asked?.secret === true && asked.standing === null && isToBeCalled(view, seat)
}

/** Only this tells a seat about its secret question, so it comes whatever notices the player wants. */
function secretCall(
  { isAsking }: ScreenContext,
  view: TableView,
  seat: Seat,
  card: CardProjection | undefined,
): DueCall | null {
  if (!isCalledInSecret(view, seat)) return null
  const token = view.token(seat)
  const { count, mark } = token
  const isSeen = isAsking?.(view.record.id, view.playerOf(seat) ?? '', token) === true
  const { rings, wait } = tellingOf(hearerAt(view, seat), 'secret')
  const direct = cleared({ ...secretCallPanel(view, seat, card?.message ?? null), isLoud: rings }, 'for one')
  const key = `secret ${count}.${mark}`
  const call = { kind: 'secret', key, turn: view.turn, direct, inRoom: null, isSeen } as const
  return wait === 0 ? call : { ...call, key: quietKey(key), ringsIn: wait }
}

/** The key of a secret call that is not to ring yet. Once it may, it has the key without this. */
export function quietKey(key: string): string {
  return `${key} quietly`
}

/** The key of all notices. */
export const NOTICE = 'notice'

/** One notice covers all open questions in a turn. */
function noticeFor(view: TableView, seat: Seat, card: CardProjection | undefined): DueCall | LaterCall | null {
  const asked = ownQuestion(view, seat)
  if (!asked || asked.secret || asked.standing !== null) return null
  const { where, wait } = tellingOf(hearerAt(view, seat), 'move')
  if (where !== 'direct' || !isToBeCalled(view, seat)) return null
  if (wait > 0) return { kind: 'later', key: NOTICE, ringsIn: wait }
  const direct = cleared(noticePanel(view, card?.message ?? null), 'for one')
  return { kind: 'notice', key: NOTICE, turn: view.turn, direct, inRoom: null }
}

/**
 * A reminder of a secret question never goes to the room, and no reminder shows which of several players hasn't
 * answered yet.
 */
function reminderFor(
  screen: ScreenContext,
  view: TableView,
  seat: Seat,
  card: CardProjection | undefined,
): DueCall | LaterCall | null {
  const asked = ownQuestion(view, seat)
  const time = view.time(seat)
  if (!asked || !time || time.reminders === 0 || !isToBeCalled(view, seat)) return null
  const message = card?.message ?? null
  const publicly = (one: TableView) => isAloneAsked(one, card) && reminderPanel(one, seat, message)
  const wouldTell = () => forTable(view.record, () => screen.guard.wouldTell(view, 'reminder', publicly))
  const isOpen = !asked.secret && isAloneAsked(view, card) && !wouldTell()
  const { where, wait } = tellingOf(hearerAt(view, seat), isOpen ? 'reminder' : 'private-reminder')
  const key = `reminder ${time.question} ${time.reminders}`
  if (wait > 0) return { kind: 'later', key, ringsIn: wait }
  const inRoom = isOpen ? forTable(view.record, () => cleared(reminderPanel(view, seat, message), 'guarded')) : null
  const direct = where === 'direct' ? cleared(directReminderPanel(view, seat, message), 'for one') : null
  return { kind: 'reminder', key, turn: view.turn, direct, inRoom }
}

/**
 * The call to the others while the table openly waits for one seat in vain. It stands once: with the first of those who
 * are there and have no question themselves, and rings for each who wants notices and isn't asleep.
 */
function overdueCall(
  screen: ScreenContext,
  view: TableView,
  seat: Seat,
  card: CardProjection | undefined,
): DueCall | null {
  const [late] = overdueSeats(view)
  if (late === undefined || card === undefined || card.window !== null || !isToBeCalled(view, seat)) return null
  const others = view.record.seats.flatMap((one) => (isToBeCalled(view, one.seat) ? [one.seat] : []))
  const there = others.filter((one) => !view.awaited.includes(one))
  if (there[0] !== seat) return null
  const awake = there.filter((one) => tellingOf(hearerAt(view, one), 'late').rings)
  const publicly = (one: TableView) => overduePanel(one, late, { there, awake }, card.message)
  const inRoom = forTable(view.record, () =>
    screen.guard.wouldTell(view, 'overdue', publicly) ? null : cleared(publicly(view), 'guarded'),
  )
  const key = `overdue ${late} ${view.time(late)?.question ?? ''}`
  return inRoom && { kind: 'overdue', key, turn: view.turn, direct: null, inRoom }
}

/**
 * Tells a player who wants that, without a ring, that the player before them has begun their turn. The players take
 * their turns in the order of their seats. Whose turn it is, everybody knows.
 */
function nextCall(view: TableView, seat: Seat, card: CardProjection | undefined): DueCall | null {
  if (!view.wantsHeadsUp(seat) || !isToBeCalled(view, seat) || ownQuestion(view, seat)) return null
  const active = view.game.words.active?.(view.viewFor(null)) ?? null
  if (active === null || active === seat || nextAfter(view, active) !== seat || !isToBeCalled(view, active)) return null
  if (tellingOf(hearerAt(view, seat), 'next').where !== 'direct') return null
  const direct = cleared(nextPanel(view, active, card?.message ?? null), 'for one')
  return { kind: 'next', key: `next ${view.turn}`, turn: view.turn, direct, inRoom: null }
}

function nextAfter(view: TableView, active: Seat): Seat | undefined {
  const { seats } = view.record
  return seats.map((_one, by) => (active + 1 + by) % seats.length).find((seat) => view.isIn(seat))
}

function isToBeCalled(view: TableView, seat: Seat): boolean {
  const { status, pause } = view.record
  return status === 'playing' && pause === null && isPlayerThere(view, seat)
}

/** The call to a friend who is offered a seat for a time. It goes away once the offer does. */
export function loanCall({ record, game }: TableView, { seat, loan }: SeatRecord): DueCall | null {
  if (!loan || loan.openUntil === null || loan.user === null) return null
  const given = () => ({ game: game.words.title, room: record.room, player: playerNames(record)(seat) })
  const offer = (place: 'directly' | 'in-channel') =>
    cleared(loanOfferPanel(record.id, loan, given(), place), 'for one')
  const [direct, inRoom] = [offer('directly'), forTable(record, () => offer('in-channel'))]
  return { kind: 'loan', key: `loan ${seat} ${loan.openUntil}`, turn: 0, direct, inRoom }
}

/** Whether only one seat has a public question, both now and when the card asked it. */
function isAloneAsked(view: TableView, card: CardProjection | undefined): boolean {
  return view.awaited.length === 1 && card?.window === null
}
