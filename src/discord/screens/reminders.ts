import type { Seat } from '../../engine/index.ts'
import type { TableSight } from '../../tables/service.ts'
import type { UserId } from '../../tables/store.ts'
import type { Panel } from '../kit/message.ts'
import { reminderPanel } from '../panels/notice.ts'
import { isThere } from '../table/asking.ts'
import { ownQuestion } from '../table/choices.ts'
import { Trouble } from './outlet.ts'
import { nonceOf, readShown, writeShown, type CardShown, type ShownData } from './shown.ts'
import type { Stage } from './stage.ts'

/** A reminder as it should stand. */
export interface Reminder {
  readonly question: string
  readonly number: number
  /** In the table's room; `null` if that would tell what others may not know. */
  readonly inRoom: Panel | null
  readonly direct: Panel
  /** How whoever is reminded would rather have it. */
  readonly isRatherDirect: boolean
}

/**
 * The reminder that is due for a seat; `null` if none is. Of a question that is asked in secret nobody else hears, nor who of
 * several has not answered yet.
 */
export function reminderFor(stage: Stage, sight: TableSight, seat: Seat, card: CardShown | undefined): Reminder | null {
  const asked = ownQuestion(sight, seat)
  const time = sight.time(seat)
  if (!asked || !time || time.reminders === 0 || !isThere(sight, seat) || sight.record.pause) return null
  const message = card?.message ?? null
  const isOpen = !asked.secret && isAloneAsked(sight, card)
  const inRoom = isOpen ? reminderPanel(sight, seat, message, false) : null
  const tells = (one: TableSight) => isAloneAsked(one, card) && reminderPanel(one, seat, message, false)
  return {
    question: time.question,
    number: time.reminders,
    inRoom: inRoom && !stage.guard.wouldTell(sight, 'reminder', tells) ? inRoom : null,
    direct: reminderPanel(sight, seat, message, true),
    isRatherDirect: sight.notice(seat) === 'direct',
  }
}

/** Whether one seat alone is asked, as all may know, and was when this was asked. */
function isAloneAsked(sight: TableSight, card: CardShown | undefined): boolean {
  return sight.awaited.length === 1 && card?.window === null
}

/** Posts a reminder in the place of the last of that seat, and takes it away once it has passed. */
export async function showReminder(
  stage: Stage,
  { record: { id, room } }: TableSight,
  user: UserId,
  reminder: Reminder | null,
): Promise<void> {
  const before = await readShown(stage.store, id, 'reminder', user)
  if (before && before.question === reminder?.question && before.number >= reminder.number) return
  if (before?.message != null) await stage.outlet.remove(before.room, before.message)
  if (!reminder) {
    if (before) await stage.store.forgetShown(id, 'reminder', user)
    return
  }
  const { question, number, inRoom } = reminder
  const nonce = (where: string): string => nonceOf('reminder', id, `${where} ${question}`, number)
  const sent: ShownData<'reminder'> = { question, number, room, message: null }
  const isDirect = reminder.isRatherDirect || inRoom === null
  const direct = isDirect ? await sendDirectly(stage, user, reminder.direct, nonce) : null
  const posted = direct ?? (inRoom && (await sendTo(stage, room, inRoom, nonce(room))))
  await writeShown(stage.store, id, 'reminder', { ...sent, ...posted }, user)
}

async function sendDirectly(stage: Stage, user: UserId, panel: Panel, nonce: (where: string) => string) {
  try {
    const room = await stage.outlet.directRoom(user)
    return await sendTo(stage, room, panel, nonce(room))
  } catch (error) {
    if (error instanceof Trouble) return null
    throw error
  }
}

/** Where it was posted; `null` if Discord will not take it there. */
async function sendTo(stage: Stage, room: string, panel: Panel, nonce: string) {
  try {
    return { room, message: await stage.outlet.post(room, panel, nonce) }
  } catch (error) {
    if (error instanceof Trouble) return null
    throw error
  }
}
