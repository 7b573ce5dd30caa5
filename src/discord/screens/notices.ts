import type { Seat } from '../../engine/index.ts'
import { hasGame, type Sighted, type TableSight } from '../../tables/service.ts'
import type { TableId, UserId } from '../../tables/store.ts'
import type { Panel } from '../kit/message.ts'
import { noticePanel } from '../panels/notice.ts'
import { isThere } from '../table/asking.ts'
import { ownQuestion } from '../table/choices.ts'
import { Trouble } from './outlet.ts'
import { AGAIN } from './room.ts'
import { nonceOf, readShown, writeShown, type CardShown, type ShownData } from './shown.ts'
import type { Stage } from './stage.ts'

/** Closed direct messages are tried again this much later. */
export const RETRY_CLOSED = 12 * 60 * 60 * 1000

/** Whether direct messages were found closed of late. */
export function isClosed(stage: Stage, closedAt: number | null): boolean {
  return closedAt !== null && stage.now() - closedAt < RETRY_CLOSED
}

/** Who at a table wants direct messages and has closed them: the card calls them. */
export async function closedTo(stage: Stage, sight: Sighted): Promise<ReadonlySet<UserId>> {
  const closed = new Set<UserId>()
  if (!hasGame(sight)) return closed
  for (const { seat, user } of sight.record.seats) {
    if (user === null || sight.notice(seat) !== 'direct') continue
    const known = await readShown(stage.store, sight.record.id, 'notice', user)
    if (known && isClosed(stage, known.closedAt)) closed.add(user)
  }
  return closed
}

/** A notice as it should stand. */
export interface Notice {
  readonly turn: number
  readonly panel: Panel
}

/** The notice for a seat that is asked something openly; `null` if there is to be none. What is asked in secret has its own. */
export function noticeFor(sight: TableSight, seat: Seat, card: CardShown | undefined): Notice | null {
  const asked = ownQuestion(sight, seat)
  if (sight.notice(seat) !== 'direct' || !isThere(sight, seat) || sight.record.pause) return null
  if (!asked || asked.secret || asked.standing !== null) return null
  return { turn: sight.turn, panel: noticePanel(sight, card?.message ?? null) }
}

/**
 * Sends the notice, once until they are not asked any more, and takes it away then. Whoever is asked again in the same turn
 * soon after needs none. Whether direct messages were found closed, so that the card has to call them.
 */
export async function showNotice(stage: Stage, id: TableId, user: UserId, notice: Notice | null): Promise<boolean> {
  const none: ShownData<'notice'> = { room: null, message: null, turn: -1, until: null, posts: 0, closedAt: null }
  const before = (await readShown(stage.store, id, 'notice', user)) ?? none
  const write = async (data: ShownData<'notice'>) => await writeShown(stage.store, id, 'notice', data, user)
  if (!notice) {
    if (before.message === null || before.room === null) return false
    await stage.outlet.remove(before.room, before.message)
    await write({ ...before, message: null, until: stage.now() })
    return false
  }
  const isAtIt = before.turn === notice.turn && before.until !== null && stage.now() - before.until < AGAIN
  if (before.message !== null || isAtIt || isClosed(stage, before.closedAt)) return false
  try {
    const room = before.room ?? (await stage.outlet.directRoom(user))
    const posts = before.posts + 1
    const message = await stage.outlet.post(room, notice.panel, nonceOf('notice', id, room, posts))
    await write({ room, message, turn: notice.turn, until: null, posts, closedAt: null })
    return false
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    await write({ ...none, posts: before.posts, closedAt: stage.now() })
    return true
  }
}
