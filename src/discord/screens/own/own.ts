import { hasGame, type Sighted, type TableSight } from '../../../tables/model/service.ts'
import type { TableId } from '../../../tables/model/store.ts'
import { showCall, takeBackCall } from './calls.ts'
import { callFor } from '../parts/due-calls.ts'
import { handsOf, showHand, takeBackHand } from './hands.ts'
import { tableStage, type TableStage } from '../parts/table-context.ts'
import { readCard, readShown, writeShown } from '../parts/projection.ts'
import type { Stage } from '../parts/screen-context.ts'
import { showWhispers } from './whispers.ts'

/** A table as its card was just shown, and what it was shown with. */
export interface JustShown {
  readonly sight: Sighted
  readonly stage: TableStage
}

/** What came of showing what is for single players. */
export interface OwnShown {
  /** The revision at which the table stood. */
  readonly revision: number
  /** Whether the card has to call a player whose direct messages are closed. */
  readonly isToCall: boolean
}

/**
 * Brings what is for single players of a table up to date: calls, and hands that cannot wait; all hands once the table is at
 * rest. Players who take no direct messages have the button on the card. `just`: the table as its card was shown, if nothing has
 * changed since. `undefined` if there is no table, or another process shows it.
 */
export async function showOwn(
  whole: Stage,
  id: TableId,
  { isAtRest, just }: { readonly isAtRest: boolean; readonly just: JustShown | undefined },
): Promise<OwnShown | undefined> {
  const sight = just?.sight ?? (await whole.tables.sight(id))
  if (!sight || !whole.isOurs(sight.record.server)) return undefined
  const { revision, whispering } = sight.record
  if (!hasGame(sight)) return { revision, isToCall: false }
  const stage = just?.stage ?? (await tableStage(whole, sight.record))
  const card = await readCard(stage.store, id)
  // All is looked at before anything is sent: the table may move on meanwhile.
  const players = playersOf(sight).map((player) => ({ ...player, isStranger: sight.isStranger(player.seat) }))
  const hands = await handsOf(
    stage,
    sight,
    players.filter(({ isStranger }) => !isStranger),
    isAtRest,
  )
  const own = players.map(({ seat, user, isStranger }) => {
    return { user, isStranger, hand: hands.get(seat), call: isStranger ? null : callFor(stage, sight, seat, card) }
  })
  let isToCall = false
  for (const { user, isStranger, hand, call } of own) {
    if (hand) await showHand(stage, id, user, hand)
    if (whispering && !isStranger) await showWhispers(stage, sight, user)
    if (call !== 'later') isToCall = (await showCall(stage, sight, user, call, isAtRest)) || isToCall
  }
  await takeBackFromFormer(stage, sight)
  return { revision, isToCall }
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
