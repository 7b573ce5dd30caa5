import type { TableSight } from '../../tables/service.ts'
import type { UserId } from '../../tables/store.ts'
import { digestOf } from '../kit/digest.ts'
import type { Panel } from '../kit/message.ts'
import { handPanel, rememberedLines, secretCallPanel } from '../panels/hand.ts'
import { ownQuestion } from '../table/choices.ts'
import { Trouble } from './outlet.ts'
import { nonceOf, readShown, writeShown, type ShownData } from './shown.ts'
import type { Stage } from './stage.ts'

/** Closed direct messages are tried again this much later. */
const RETRY_CLOSED = 12 * 60 * 60 * 1000

/** Keeps each player's direct message of this table up to date. Whoever takes none has the button on the card. */
export async function showHands(stage: Stage, sight: TableSight): Promise<void> {
  const { tables } = stage
  const { id, seats } = sight.record
  for (const { seat, user } of seats) {
    if (user === null) continue
    const lines = await rememberedLines(tables, id, seat)
    await showHand(stage, sight, user, handPanel(sight, seat, lines, await tables.privateNote(id, user)))
    await showSecretCall(stage, sight, seat, user)
  }
}

async function showHand(stage: Stage, sight: TableSight, user: UserId, panel: Panel): Promise<void> {
  const { id } = sight.record
  const digest = digestOf(panel)
  const none: ShownData<'hand'> = { room: null, message: null, digest: '', posts: 0, posting: false, closedAt: null }
  const before = (await readShown(stage.store, id, 'hand', user)) ?? none
  if (before.closedAt !== null && stage.now() - before.closedAt < RETRY_CLOSED) return
  if (before.digest === digest && before.message !== null && !before.posting) return
  const write = async (data: ShownData<'hand'>) => await writeShown(stage.store, id, 'hand', data, user)
  try {
    const room = before.room ?? (await stage.outlet.directRoom(user))
    if (before.message !== null && (await stage.outlet.edit(room, before.message, panel)) === 'edited') {
      return write({ ...before, room, digest, closedAt: null })
    }
    const posts = before.posting ? before.posts : before.posts + 1
    const posting = { room, message: null, digest, posts, posting: true, closedAt: null }
    await write(posting)
    const message = await stage.outlet.post(room, panel, nonceOf('hand', id, room, posts))
    await write({ ...posting, message, posting: false })
    if (before.posting) await stage.outlet.edit(room, message, panel)
    else if (before.message !== null) await stage.outlet.remove(room, before.message)
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    stage.log.debug({ table: id, user, trouble: error.kind }, 'direct messages are closed')
    await write({ ...none, posts: before.posts, closedAt: stage.now() })
  }
}

/** A question nobody else may know of is put in a direct message, and taken away once it has passed. */
async function showSecretCall(stage: Stage, sight: TableSight, seat: number, user: UserId): Promise<void> {
  const { id } = sight.record
  const asked = ownQuestion(sight, seat)
  const { count, mark } = sight.token(seat)
  const question =
    asked?.secret && asked.standing === null && sight.record.status === 'playing' ? `${count}.${mark}` : ''
  const none: ShownData<'call'> = { question: '', room: null, message: null, closedAt: null }
  const before = (await readShown(stage.store, id, 'call', user)) ?? none
  if (before.question === question) return
  if (before.closedAt !== null && stage.now() - before.closedAt < RETRY_CLOSED) return
  const write = async (data: ShownData<'call'>) => await writeShown(stage.store, id, 'call', data, user)
  try {
    if (before.room !== null && before.message !== null) await stage.outlet.remove(before.room, before.message)
    if (question === '') return write(none)
    const room = await stage.outlet.directRoom(user)
    const message = await stage.outlet.post(
      room,
      secretCallPanel(sight, seat),
      nonceOf('call', id, `${room} ${mark}`, count),
    )
    await write({ question, room, message, closedAt: null })
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    await write({ ...none, closedAt: stage.now() })
  }
}
