import type { Seat } from '../../../engine/index.ts'
import { perLanguage } from '../../../language/index.ts'
import { restOf } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { TableId, UserId } from '../../../tables/model/store.ts'
import { cleared, type Cleared } from '../../kit/cleared.ts'
import { digestOf } from '../../kit/digest.ts'
import { textPanel } from '../../kit/message.ts'
import { handPanel, rememberedLinesOfEach } from '../../panels/private/hand.ts'
import { forPerson } from '../../table/context/readers.ts'
import { areOpenAgain } from './calls.ts'
import { isCalledInSecret } from '../parts/due-calls.ts'
import { postOnce, removeIfAllowed, DeliveryError } from '../parts/message-gateway.ts'
import { nonceOf, readProjection, writeProjection, type ProjectionData } from '../parts/projection.ts'
import type { TableScreenContext } from '../parts/table-context.ts'
import type { ScreenContext } from '../parts/screen-context.ts'
import { say } from '../../words/index.ts'

/**
 * If direct messages are closed, the bot tries again at the first change of the hand after this time:
 * a hand calls nobody.
 */
const REPOST_GAP_MS = 10 * 60 * 1000

/** A hand as the bot should show it. */
export interface HandMessage {
  readonly panel: Cleared
  /** A digest of the player's note in the hand. */
  readonly noted: string
}

/**
 * The remembered lines in hands, by seat. A table's calls and its hands at rest share one view, and read these lines
 * once.
 */
const remembered = perLanguage(() => new WeakMap<TableView, ReturnType<typeof rememberedLinesOfEach>>())

/**
 * The hands that can't wait, by user. A hand can wait until the table is at rest if its player already has one, has
 * not changed the note in it, and has no secret question.
 */
export async function handsOf(
  { tables, store, notes }: TableScreenContext,
  view: TableView,
  players: readonly { readonly seat: Seat; readonly user: UserId }[],
  isAtRest: boolean,
): Promise<ReadonlyMap<UserId, HandMessage>> {
  const { id, seats } = view.record
  const due: { readonly seat: Seat; readonly user: UserId; readonly note: string }[] = []
  for (const { seat, user } of players) {
    const note = notes.get(user) ?? ''
    const canWait = !isAtRest && !isCalledInSecret(view, seat)
    const isDue = !canWait || (await readProjection(store, id, 'hand', user))?.noted !== digestOf(note)
    if (isDue) due.push({ seat, user, note })
  }
  if (due.length === 0) return new Map()
  const everySeat = seats.map(({ seat }) => seat)
  const hands = due.map(async ({ seat, user, note }) => {
    const compose = async () => {
      const reading = remembered().get(view) ?? rememberedLinesOfEach(tables, view, everySeat)
      remembered().set(view, reading)
      const told = await reading
      return cleared(handPanel(view, seat, told[seat] ?? [], { note, viewer: user }), 'for one')
    }
    return [user, { panel: await forPerson(tables, user, compose, view.record), noted: digestOf(note) }] as const
  })
  return new Map(await Promise.all(hands))
}

/** Shows a hand in direct messages: one message, which the bot edits in place. */
export async function showHand(
  screen: ScreenContext,
  id: TableId,
  user: UserId,
  { panel, noted }: HandMessage,
): Promise<void> {
  const digest = digestOf(panel)
  const nowhere = { room: null, message: null, digest: '', posting: false }
  const none: ProjectionData<'hand'> = { ...nowhere, posts: 0, closedAt: null, noted }
  const before = (await readProjection(screen.store, id, 'hand', user)) ?? none
  const { closedAt } = before
  if (closedAt !== null && restOf(REPOST_GAP_MS, closedAt, screen.now()) > 0) return
  if (before.digest === digest && before.message !== null && !before.posting) return
  const write = async (data: ProjectionData<'hand'>) => await writeProjection(screen.store, id, 'hand', data, user)
  try {
    const room = before.room ?? (await screen.messageGateway.directRoom(user))
    if (before.message !== null && (await screen.messageGateway.edit(room, before.message, panel)) === 'edited') {
      return write({ ...before, room, digest, closedAt: null, noted })
    }
    const posts = before.posting ? before.posts : before.posts + 1
    const posting = { room, message: null, digest, posts, posting: true, closedAt, noted }
    await write(posting)
    const nonce = nonceOf('hand', id, room, posts)
    const message = await (before.posting
      ? postOnce(screen.messageGateway, room, panel, nonce)
      : screen.messageGateway.post(room, panel, nonce))
    await write({ ...posting, message, posting: false, closedAt: null })
    if (closedAt !== null) await areOpenAgain(screen, id, user)
    if (before.posting) await screen.messageGateway.edit(room, message, panel)
    else if (before.message !== null) await removeIfAllowed(screen.messageGateway, room, before.message)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    screen.log.debug({ table: id, user, trouble: error.kind }, 'direct message refused')
    await write({ ...before, digest: '', closedAt: screen.now() })
  }
}

/** A player who has lost the seat no longer has a hand. */
export async function takeBackHand(
  { store, messageGateway }: ScreenContext,
  { record: { id, room: table } }: TableView,
  user: UserId,
): Promise<void> {
  const { room = null, message = null, posting, posts = 0 } = (await readProjection(store, id, 'hand', user)) ?? {}
  try {
    // The process may have died while it posted the hand.
    const found = room && posting ? await messageGateway.found(room, nonceOf('hand', id, room, posts)) : message
    if (room && found !== null) {
      const lost = cleared(textPanel(say('seat-lost', { room: table })), 'no game')
      const came = await messageGateway.edit(room, found, lost)
      if (came === 'past') await messageGateway.remove(room, found)
    }
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
  }
  await store.projections.forget(id, 'hand', user)
}
