import { hasGame, type TableSight } from '../../tables/model/service.ts'
import type { TableId } from '../../tables/model/store.ts'
import { showCall, takeBackCall } from './calls.ts'
import { callFor } from './due.ts'
import { handOf, readForHand, showHand, takeBackHand } from './hands.ts'
import { heldStage } from './held.ts'
import { readCard, readShown, writeShown } from './shown.ts'
import type { Stage } from './stage.ts'
import { showWhispers } from './whispered.ts'

/**
 * Brings what is for single players of a table up to date: calls, and hands that cannot wait; all hands once
 * the table is at rest. Whoever takes no direct messages has the button on the card. Returns the revision at which the table
 * stood, and whether the card has to call somebody whose direct messages are closed; `undefined` if there is no table, or another process shows it.
 */
export async function showOwn(
  whole: Stage,
  id: TableId,
  isAtRest: boolean,
): Promise<{ readonly revision: number; readonly isToCall: boolean } | undefined> {
  const { tables } = whole
  const before = await tables.sight(id)
  if (before && !whole.isOurs(before.record.server)) return undefined
  const stage = before ? heldStage(whole, before.record.server) : whole
  const reading =
    before && hasGame(before)
      ? playersOf(before).map(async (player) => {
          const isStranger = before.isStranger(player.seat)
          const beside = isStranger ? null : await readForHand(stage, before, player, isAtRest)
          return { ...player, isStranger, beside }
        })
      : []
  const players = await Promise.all(reading)
  const sight = await tables.sight(id)
  if (!sight || !hasGame(sight)) return sight && { revision: sight.record.revision, isToCall: false }
  const card = await readCard(stage.store, id)
  // All is looked at before anything is sent: the table may move on meanwhile.
  const own = players.map(({ seat, user, isStranger, beside }) => {
    return {
      user,
      isStranger,
      hand: beside && handOf(sight, seat, beside),
      call: isStranger ? null : callFor(stage, sight, seat, card),
    }
  })
  let isToCall = false
  for (const { user, isStranger, hand, call } of own) {
    if (hand) await showHand(stage, id, user, hand)
    if (sight.record.whispering && !isStranger) await showWhispers(stage, sight, user)
    if (call !== 'later') isToCall = (await showCall(stage, sight, user, call, isAtRest)) || isToCall
  }
  await takeBackFromFormer(stage, sight)
  return { revision: sight.record.revision, isToCall }
}

function playersOf({ record }: TableSight) {
  return record.seats.flatMap(({ seat, user }) => (user === null ? [] : [{ seat, user }]))
}

/** Whoever has lost the seat has no hand any more, and is not called. */
async function takeBackFromFormer(stage: Stage, sight: TableSight): Promise<void> {
  const { id } = sight.record
  const users = playersOf(sight).map(({ user }) => user)
  const before = (await readShown(stage.store, id, 'seated'))?.users ?? []
  if (JSON.stringify(before) === JSON.stringify(users)) return
  for (const user of before.filter((one) => !users.includes(one))) {
    await takeBackHand(stage, sight, user)
    await takeBackCall(stage, id, user)
  }
  await writeShown(stage.store, id, 'seated', { users })
}
