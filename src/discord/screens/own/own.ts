import { hasGame, type TableOrRecord, type TableView } from '../../../tables/model/service.ts'
import { loanInForce, type TableId, type UserId } from '../../../tables/model/store.ts'
import { ringsIn, showCall, takeBackCall } from './calls.ts'
import { forPerson, forTable } from '../../table/context/readers.ts'
import { callFor, loanCall } from '../parts/due-calls.ts'
import { lobbyCalls } from '../parts/lobby-calls.ts'
import { handsOf, showHand, takeBackHand } from './hands.ts'
import { tableScreenContext, type TableScreenContext } from '../parts/table-context.ts'
import { readCardProjection, readProjection, writeProjection } from '../parts/projection.ts'
import type { ScreenContext } from '../parts/screen-context.ts'
import { postNews } from './news.ts'
import { showWhispers } from './whispers.ts'

/** A table as the bot has just shown its card, and the context that showed it. */
export interface JustShown {
  readonly view: TableOrRecord
  readonly screen: TableScreenContext
}

/** The result of showing the private messages of a table. */
export interface OwnShown {
  /** The revision of the table. */
  readonly revision: number
  /** Whether the card has to call a player whose direct messages are closed. */
  readonly isToCall: boolean
  /** In how many milliseconds a call may ring that is not to ring yet; `null` if there is none. */
  readonly ringsIn: number | null
}

/**
 * Updates the private messages of a table: calls, and hands that can't wait; all hands once the table is at rest.
 * Players without direct messages have the button on the card. `just`: the table as the bot showed its card, if nothing
 * has changed since. `undefined` if there is no table, or another process shows it.
 */
export async function showOwn(whole: ScreenContext, id: TableId, occasion: OwnOccasion): Promise<OwnShown | undefined> {
  const view = occasion.just?.view ?? (await whole.tables.views.of(id))
  if (!view || !whole.isOurs(view.record.server)) return undefined
  return await forTable(view.record, () => showToEach(whole, view, occasion))
}

interface OwnOccasion {
  readonly isAtRest: boolean
  readonly just: JustShown | undefined
}

/** Shows everybody their own messages, each in their language. */
async function showToEach(
  whole: ScreenContext,
  view: TableOrRecord,
  { isAtRest, just }: OwnOccasion,
): Promise<OwnShown> {
  const { id, revision, whispering } = view.record
  const screen = just?.screen ?? (await tableScreenContext(whole, view.record))
  const card = await readCardProjection(screen.store, id)
  for (const { user, call } of await lobbyCalls(screen, view, card)) await showCall(screen, view, user, call, isAtRest)
  const newsIn = await postNews(screen, view, card)
  if (!hasGame(view)) return { revision, isToCall: false, ringsIn: null }
  for (const { user, sitting } of offeredOf(view)) {
    const call = await forPerson(screen.tables, user, () => loanCall(view, sitting), view.record)
    await showCall(screen, view, user, call, isAtRest)
  }
  // Reads everything before sending anything: the table may change meanwhile.
  const players = playersOf(view).map((player) => ({ ...player, isStranger: view.isImported(player.seat) }))
  const hands = await handsOf(
    screen,
    view,
    players.filter(({ isStranger }) => !isStranger),
    isAtRest,
  )
  const asked = players.filter(({ seat, user, isStranger }) => !isStranger && view.playerOf(seat) === user)
  const calls = new Map<UserId, ReturnType<typeof callFor>>()
  for (const { seat, user } of asked)
    calls.set(user, await forPerson(screen.tables, user, () => callFor(screen, view, seat, card), view.record))
  const own = players.map(({ user, isStranger }) => {
    return { user, isStranger, hand: hands.get(user), call: calls.get(user) ?? null }
  })
  let isToCall = false
  for (const { user, isStranger, hand, call } of own) {
    if (hand) await showHand(screen, id, user, hand)
    if (whispering && !isStranger)
      await forPerson(screen.tables, user, () => showWhispers(screen, view, user), view.record)
    isToCall = (await showCall(screen, view, user, call, isAtRest)) || isToCall
  }
  await takeBackFromFormer(screen, view)
  const waits = await Promise.all(own.map(({ user, call }) => ringsIn(screen, id, user, call)))
  return { revision, isToCall, ringsIn: soonest([...waits, newsIn]) }
}

function soonest(waits: readonly (number | null)[]): number | null {
  return waits.reduce((one, other) => (one === null || other === null ? (one ?? other) : Math.min(one, other)), null)
}

/** Those who see a seat's hand: its player, and the deputy to whom they lend it. */
function playersOf({ record }: TableView) {
  return record.seats.flatMap((one) => {
    const { seat, user } = one
    const deputy = loanInForce(one)?.user ?? null
    return [user, deputy].flatMap((each) => (each === null ? [] : [{ seat, user: each }]))
  })
}

/** Those who are offered a seat for a time. */
function offeredOf({ record }: TableView) {
  return record.seats.flatMap((sitting) => {
    const { user = null, openUntil = null } = sitting.loan ?? {}
    return user === null || openUntil === null ? [] : [{ user, sitting }]
  })
}

/** Those who no longer play a seat have no hand, and get no calls; nor do those whose offer is gone. */
async function takeBackFromFormer(screen: ScreenContext, view: TableView): Promise<void> {
  const { id } = view.record
  const users = [...playersOf(view), ...offeredOf(view)].map(({ user }) => user)
  const before = (await readProjection(screen.store, id, 'seated'))?.users ?? []
  if (JSON.stringify(before) === JSON.stringify(users)) return
  for (const user of before.filter((one) => !users.includes(one))) {
    await forPerson(screen.tables, user, () => takeBackHand(screen, view, user), view.record)
    await takeBackCall(screen, view, user)
  }
  await writeProjection(screen.store, id, 'seated', { users })
}
