import { hasGame, type Sighted, type TableSight } from '../../../tables/model/service.ts'
import type { TableId } from '../../../tables/model/store.ts'
import { showCall, takeBackCall } from './calls.ts'
import { callFor } from '../parts/due-calls.ts'
import { handsOf, showHand, takeBackHand } from './hands.ts'
import { tableStage, type TableStage } from '../parts/table-context.ts'
import { readCard, readShown, writeShown } from '../parts/projection.ts'
import type { Stage } from '../parts/screen-context.ts'
import { showWhispers } from './whispers.ts'

/** A table as the bot has just shown its card, and the stage that showed it. */
export interface JustShown {
  readonly sight: Sighted
  readonly stage: TableStage
}

/** The result of showing the private messages of a table. */
export interface OwnShown {
  /** The revision of the table. */
  readonly revision: number
  /** Whether the card has to call a player whose direct messages are closed. */
  readonly isToCall: boolean
}

/**
 * Updates the private messages of a table: calls, and hands that can't wait; all hands once the table is at rest.
 * Players without direct messages have the button on the card. `just`: the table as the bot showed its card, if nothing
 * has changed since. `undefined` if there is no table, or another process shows it.
 */
export async function showOwn(
  whole: Stage,
  id: TableId,
  { isAtRest, just }: { readonly isAtRest: boolean; readonly just: JustShown | undefined },
): Promise<OwnShown | undefined> {
  const sight = just?.sight ?? (await whole.tables.views.of(id))
  if (!sight || !whole.isOurs(sight.record.server)) return undefined
  const { revision, whispering } = sight.record
  if (!hasGame(sight)) return { revision, isToCall: false }
  const stage = just?.stage ?? (await tableStage(whole, sight.record))
  const card = await readCard(stage.store, id)
  // Reads everything before sending anything: the table may change meanwhile.
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

/** Players who have lost their seats no longer have a hand, and get no calls. */
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
