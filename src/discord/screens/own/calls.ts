import { restOf } from '../../../tables/index.ts'
import { hasGame, type TableOrRecord } from '../../../tables/model/service.ts'
import type { TableId, UserId } from '../../../tables/model/store.ts'
import type { Cleared } from '../../kit/cleared.ts'
import { CALL_AGAIN_MS, NOTICE, quietKey, type DueCall, type LaterCall } from '../parts/due-calls.ts'
import { hearerAt, tellingOf } from '../../table/telling/notices.ts'
import { removeIfAllowed, DeliveryError } from '../parts/message-gateway.ts'
import { nonceOf, readProjection, writeProjection, type ProjectionData } from '../parts/projection.ts'
import type { ScreenContext } from '../parts/screen-context.ts'

/**
 * If direct messages were found closed, the card calls that player for this time, unless a message has
 * got through since.
 */
const RETRY_CLOSED_MS = 12 * 60 * 60 * 1000

type CallShown = ProjectionData<'call'>

const NONE: CallShown = {
  key: '',
  turn: -1,
  room: null,
  message: null,
  isDirect: true,
  posts: 0,
  posting: false,
  noticed: null,
  closedAt: null,
  called: '',
}

/** Whether direct messages were recently found closed. */
export function isClosed(screen: ScreenContext, closedAt: number | null): boolean {
  return closedAt !== null && restOf(RETRY_CLOSED_MS, closedAt, screen.now()) > 0
}

/** A message has got through to a player whose direct messages were closed: from now on calls and whispers do too. */
export async function areOpenAgain({ store }: ScreenContext, id: TableId, user: UserId): Promise<void> {
  const call = await readProjection(store, id, 'call', user)
  if (call) await writeProjection(store, id, 'call', { ...call, closedAt: null }, user)
  const whispers = await readProjection(store, id, 'whispers', user)
  if (whispers) await writeProjection(store, id, 'whispers', { ...whispers, closedAt: null }, user)
}

/** The players at a table who want direct messages but have them closed. The card calls them. */
export async function closedTo(screen: ScreenContext, view: TableOrRecord): Promise<ReadonlySet<UserId>> {
  const closed = new Set<UserId>()
  if (!hasGame(view)) return closed
  const { id, seats } = view.record
  for (const { seat } of seats) {
    const user = view.playerOf(seat)
    if (user === null || tellingOf(hearerAt(view, seat), 'move').where !== 'direct') continue
    // Every player is sent a hand, whatever the question: the card's calls mustn't show who has left standing orders.
    const known = [
      await readProjection(screen.store, id, 'call', user),
      await readProjection(screen.store, id, 'hand', user),
    ]
    if (known.some((one) => one && isClosed(screen, one.closedAt))) closed.add(user)
  }
  return closed
}

/**
 * Updates the one message that calls a player to a table. An outdated call is deleted: from the room at once, from
 * direct messages when the table is at rest. Returns whether direct messages were found closed, so that the card has to
 * call.
 */
export async function showCall(
  screen: ScreenContext,
  view: TableOrRecord,
  user: UserId,
  due: DueCall | LaterCall | null,
  isAtRest = true,
): Promise<boolean> {
  const { id, room } = view.record
  const kept = (await readProjection(screen.store, id, 'call', user)) ?? NONE
  const before = kept.posting ? await foundAgain(screen, view.record, user, kept) : kept
  // Until a notice may ring, nothing older stands in its place. Until a reminder may, the notice does.
  if (due?.kind === 'later' && (due.key !== NOTICE || before.key === NOTICE)) return false
  const call = due?.kind === 'later' ? null : due
  if (standsFor(before, call, room) || (call === null && before.isDirect && !isAtRest)) return false
  // After a call to a secret question the player only gets reminders, in their waking hours. Other players' choices
  // don't ring again.
  if (call?.kind === 'secret' && before.called === call.key && before.message !== null) return false
  if (call?.isSeen === true && before.message === null) return false
  const noticed = noticedUntil(screen, before, call)
  const write = async (data: Partial<CallShown>) =>
    await writeProjection(screen.store, id, 'call', { ...before, noticed, ...data }, user)
  if (call && !isLouder(before, call) && (await goesOnIn(screen, before, call))) {
    await write({ key: call.key, called: call.key })
    return false
  }
  await takeAway(screen, before)
  if (call === null || (call.kind === 'notice' && isAtIt(screen, call, noticed))) {
    await write({ key: call?.key ?? '', message: null })
    return false
  }
  const mayBeDirect = call.direct !== null && !isClosed(screen, before.closedAt)
  const posts = before.posts + 1
  const nonce = (where: string): string => nonceOfCall(id, where, { key: call.key, posts })
  await write({ key: call.key, turn: call.turn, message: null, isDirect: mayBeDirect, posts, posting: true })
  const isCalledAgain = call.kind === 'secret' && before.called === call.key
  const panel = call.direct && isCalledAgain ? { ...call.direct, isLoud: false } : call.direct
  const direct = mayBeDirect && panel ? await sendDirectly(screen, user, panel, nonce) : null
  const sent = direct ?? (call.inRoom && (await sendTo(screen, room, call.inRoom, nonce(room))))
  await write({
    // A reminder comes once. Any other call that didn't get through is tried again.
    key: sent || call.kind === 'reminder' ? call.key : '',
    turn: call.turn,
    room: sent?.room ?? null,
    message: sent?.message ?? null,
    isDirect: direct !== null,
    posts,
    posting: false,
    ...(sent && call.kind === 'secret' && { called: call.key }),
    ...(sent && call.kind === 'notice' && { noticed: { turn: call.turn, until: null } }),
    ...(mayBeDirect && { closedAt: direct === null ? screen.now() : null }),
  })
  await noteRing(screen, user, call, { isDirect: direct !== null, isSent: Boolean(sent) })
  return call.kind === 'notice' && mayBeDirect && direct === null
}

/** A call to a move that has rung keeps others from ringing for a while. */
async function noteRing(
  { tables }: ScreenContext,
  user: UserId,
  { kind, direct, inRoom }: DueCall,
  { isDirect, isSent }: { readonly isDirect: boolean; readonly isSent: boolean },
): Promise<void> {
  if (!isSent || kind === 'lobby') return
  if (!isDirect) await tables.people.rang(inRoom?.pings ?? [], 'openly')
  else if (direct?.isLoud === true) await tables.people.rang([user], 'directly')
}

/** In how many milliseconds a call may ring; `null` if it has rung, or never will. */
export async function ringsIn(
  { store }: ScreenContext,
  id: TableId,
  user: UserId,
  call: DueCall | LaterCall | null,
): Promise<number | null> {
  if (call?.ringsIn == null) return null
  const key = (await readProjection(store, id, 'call', user))?.key ?? ''
  const hasRung = call.kind === 'later' ? key === call.key : quietKey(key) === call.key
  return hasRung ? null : call.ringsIn
}

/** Whether a call that came without a ring may ring now. */
function isLouder({ key }: CallShown, call: DueCall): boolean {
  return key === quietKey(call.key)
}

/** A player who has lost the seat no longer gets calls. */
export async function takeBackCall(screen: ScreenContext, { record }: TableOrRecord, user: UserId): Promise<void> {
  const { id } = record
  const call = await readProjection(screen.store, id, 'call', user)
  if (call) await takeAway(screen, call.posting ? await foundAgain(screen, record, user, call) : call)
  await screen.store.projections.forget(id, 'call', user)
}

/** If the process died while it posted a call, this finds the call again, in either room. */
async function foundAgain(
  screen: ScreenContext,
  record: TableOrRecord['record'],
  user: UserId,
  before: CallShown,
): Promise<CallShown> {
  for (const isDirect of before.isDirect ? [true, false] : [false]) {
    try {
      const room = isDirect ? await screen.messageGateway.directRoom(user) : record.room
      const message = await screen.messageGateway.found(room, nonceOfCall(record.id, room, before))
      if (message !== null) return { ...before, room, message, isDirect, posting: false }
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
    }
  }
  return { ...before, key: '', posting: false }
}

function nonceOfCall(id: TableId, where: string, { key, posts }: Pick<CallShown, 'key' | 'posts'>): string {
  return nonceOf('call', id, `${where} ${key}`, posts)
}

/** Whether the message matches the call that is due. */
function standsFor({ key, message, isDirect, room }: CallShown, call: DueCall | null, table: string): boolean {
  return (
    (key === (call?.key ?? '') || (call !== null && quietKey(key) === call.key)) &&
    (message === null || isDirect || room === table)
  )
}

/** A player with another secret question in the same turn is still there: the next question replaces the last one. */
async function goesOnIn(
  screen: ScreenContext,
  { room, message, turn, key }: CallShown,
  call: DueCall,
): Promise<boolean> {
  if (call.kind !== 'secret' || call.turn !== turn || !key.startsWith('secret')) return false
  if (room === null || message === null || call.direct === null) return false
  try {
    return (await screen.messageGateway.edit(room, message, call.direct)) === 'edited'
  } catch (error) {
    if (error instanceof DeliveryError) return false
    throw error
  }
}

async function takeAway(screen: ScreenContext, { room, message }: CallShown): Promise<void> {
  if (room !== null && message !== null) await removeIfAllowed(screen.messageGateway, room, message)
}

/** The turn of the last notice, and when its question ended. A reminder is about the same question. */
function noticedUntil(screen: ScreenContext, { noticed }: CallShown, call: DueCall | null): CallShown['noticed'] {
  return noticed?.until === null && call?.kind !== 'reminder' ? { ...noticed, until: screen.now() } : noticed
}

/** A player who gets another question soon after, in the same turn, needs no second notice. */
function isAtIt(screen: ScreenContext, { turn }: DueCall, noticed: CallShown['noticed']): boolean {
  return noticed?.turn === turn && noticed.until !== null && restOf(CALL_AGAIN_MS, noticed.until, screen.now()) > 0
}

async function sendDirectly(screen: ScreenContext, user: UserId, panel: Cleared, nonce: (where: string) => string) {
  try {
    const room = await screen.messageGateway.directRoom(user)
    return await sendTo(screen, room, panel, nonce(room))
  } catch (error) {
    if (error instanceof DeliveryError) return null
    throw error
  }
}

/** The room of the posted message; `null` if Discord refuses it there. */
async function sendTo(screen: ScreenContext, room: string, panel: Cleared, nonce: string) {
  try {
    return { room, message: await screen.messageGateway.post(room, panel, nonce) }
  } catch (error) {
    if (error instanceof DeliveryError) return null
    throw error
  }
}
