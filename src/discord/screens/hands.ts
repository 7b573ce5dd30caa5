import { hasGame, type TableSight } from '../../tables/service.ts'
import type { TableId, UserId } from '../../tables/store.ts'
import { digestOf } from '../kit/digest.ts'
import { textPanel, type Panel } from '../kit/message.ts'
import { SAY } from '../kit/sentences.ts'
import { handPanel, rememberedLines } from '../panels/hand.ts'
import { isClosed, showCall, takeBackCall } from './calls.ts'
import { callFor } from './due.ts'
import { Trouble } from './outlet.ts'
import { nonceOf, readCard, readShown, writeShown, type ShownData } from './shown.ts'
import type { Stage } from './stage.ts'

/**
 * Brings what is for single players of a table up to date: hands and calls. Whoever takes no direct messages has the button on
 * the card. Returns the revision at which the table stood, and whether the card has to call somebody whose
 * direct messages are closed; `undefined` if there is no table.
 */
export async function showHands(
  stage: Stage,
  id: TableId,
): Promise<{ readonly revision: number; readonly isToCall: boolean } | undefined> {
  const { tables } = stage
  const before = await tables.sight(id)
  const read = before && hasGame(before) ? before.record.seats : []
  const reading = read.map(async ({ seat, user }) => {
    return user === null
      ? []
      : [{ seat, user, lines: await rememberedLines(tables, id, seat), note: await tables.privateNote(id, user) }]
  })
  const players = (await Promise.all(reading)).flat()
  const sight = await tables.sight(id)
  if (!sight || !hasGame(sight)) return sight && { revision: sight.record.revision, isToCall: false }
  const card = await readCard(stage.store, id)
  // All is looked at before anything is sent: the table may move on meanwhile.
  const own = players.map(({ seat, user, lines, note }) => {
    return {
      user,
      hand: handPanel(sight, seat, lines, note),
      call: callFor(stage, sight, seat, card),
    }
  })
  let isToCall = false
  for (const { user, hand, call } of own) {
    await showHand(stage, id, user, hand)
    isToCall = (await showCall(stage, sight, user, call)) || isToCall
  }
  await takeBackHands(stage, sight)
  return { revision: sight.record.revision, isToCall }
}

/** Whoever has lost the seat has no hand any more. */
async function takeBackHands(stage: Stage, { record }: TableSight): Promise<void> {
  const { id } = record
  const users = record.seats.flatMap(({ user }) => user ?? [])
  const before = (await readShown(stage.store, id, 'seated'))?.users ?? []
  if (JSON.stringify(before) === JSON.stringify(users)) return
  for (const user of before.filter((one) => !users.includes(one))) {
    await takeBackHand(stage, id, user, textPanel(SAY.seatLost(record.room)))
    await takeBackCall(stage, id, user)
  }
  await writeShown(stage.store, id, 'seated', { users })
}

async function takeBackHand(stage: Stage, id: TableId, user: UserId, panel: Panel): Promise<void> {
  const { store, outlet } = stage
  const hand = await readShown(store, id, 'hand', user)
  try {
    if (hand?.room && hand.message !== null) await outlet.edit(hand.room, hand.message, panel)
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
  }
  await store.forgetShown(id, 'hand', user)
}

async function showHand(stage: Stage, id: TableId, user: UserId, panel: Panel): Promise<void> {
  const digest = digestOf(panel)
  const none: ShownData<'hand'> = { room: null, message: null, digest: '', posts: 0, posting: false, closedAt: null }
  const before = (await readShown(stage.store, id, 'hand', user)) ?? none
  if (isClosed(stage, before.closedAt)) return
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
