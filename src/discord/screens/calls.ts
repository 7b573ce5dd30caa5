import type { Seat } from '../../engine/index.ts'
import type { TableSight } from '../../tables/service.ts'
import type { TableId, UserId } from '../../tables/store.ts'
import type { Panel } from '../kit/message.ts'
import { secretCallPanel } from '../panels/hand.ts'
import { isThere } from '../table/asking.ts'
import { ownQuestion } from '../table/choices.ts'
import { isClosed } from './notices.ts'
import { Trouble } from './outlet.ts'
import { nonceOf, readShown, writeShown, type ShownData } from './shown.ts'
import type { Stage } from './stage.ts'

/** A question nobody else may know of. */
interface SecretCall {
  readonly count: number
  readonly mark: string
  readonly panel: Panel
}

/** Whether a seat is asked something in secret that it has to answer itself. */
export function isCalledInSecret(sight: TableSight, seat: Seat): boolean {
  const asked = ownQuestion(sight, seat)
  if (!asked?.secret || asked.standing !== null || sight.record.status !== 'playing') return false
  return sight.notice(seat) !== 'none' && isThere(sight, seat)
}

/** The question that a seat is asked in secret and has to answer itself. */
export function secretCall(sight: TableSight, seat: Seat): SecretCall | null {
  return isCalledInSecret(sight, seat) ? { ...sight.token(seat), panel: secretCallPanel(sight, seat) } : null
}

/**
 * A question nobody else may know of is put in a direct message. Whoever is asked again in the same turn while it stands is at
 * it, and finds the next question there. It is taken away once the table is at rest and the question has passed.
 */
export async function showSecretCall(
  stage: Stage,
  { record: { id }, turn }: TableSight,
  user: UserId,
  call: SecretCall | null,
  isAtRest: boolean,
): Promise<void> {
  const question = call ? `${call.count}.${call.mark}` : ''
  const none: ShownData<'call'> = { question: '', room: null, message: null, closedAt: null, turn: -1 }
  const before = (await readShown(stage.store, id, 'call', user)) ?? none
  if (before.question === question || (call === null && !isAtRest)) return
  if (isClosed(stage, before.closedAt)) return
  const write = async (data: ShownData<'call'>) => await writeShown(stage.store, id, 'call', data, user)
  const { room: stands, message: standing } = before
  try {
    if (stands !== null && standing !== null) {
      const isGoingOn = call !== null && before.turn === turn
      if (isGoingOn && (await stage.outlet.edit(stands, standing, call.panel)) === 'edited') {
        return write({ ...before, question })
      }
      await stage.outlet.remove(stands, standing)
    }
    if (call === null) return write(none)
    const room = await stage.outlet.directRoom(user)
    const nonce = nonceOf('call', id, `${room} ${call.mark}`, call.count)
    const message = await stage.outlet.post(room, call.panel, nonce)
    await write({ question, room, message, closedAt: null, turn })
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    await write({ ...none, closedAt: stage.now() })
  }
}

/** Whoever has lost the seat is not called any more. */
export async function takeBackCall({ store, outlet }: Stage, id: TableId, user: UserId): Promise<void> {
  const call = await readShown(store, id, 'call', user)
  if (call?.room && call.message !== null) await outlet.remove(call.room, call.message)
  await store.forgetShown(id, 'call', user)
}
