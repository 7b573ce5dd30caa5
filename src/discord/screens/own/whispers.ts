import type { TableView } from '../../../tables/model/service.ts'
import { seatOf, type TableId, type UserId, type Whisper } from '../../../tables/model/store.ts'
import { wakingFrom } from '../../../tables/index.ts'
import { cleared } from '../../kit/cleared.ts'
import { whisperPanel } from '../../panels/private/whisper.ts'
import { hearerAt, hearerOf, tellingOf } from '../../table/telling/notices.ts'
import { isClosed } from './calls.ts'
import { postOnce, DeliveryError } from '../parts/message-gateway.ts'
import { nonceOf, readProjection, writeProjection } from '../parts/projection.ts'
import type { ScreenContext } from '../parts/screen-context.ts'

/** How many unread whispers the bot keeps for a player at a table: the newest. */
const MAX_UNREAD = 50

/** A player's unread whispers at a table, oldest first. */
export async function unheard(
  { tables, store }: ScreenContext,
  id: TableId,
  user: UserId,
): Promise<readonly Whisper[]> {
  const upTo = (await readProjection(store, id, 'whispers', user))?.upTo ?? 0
  const all = await tables.privateAccess.whispersWith(id, user, MAX_UNREAD)
  return all.filter(({ to, number }) => to.user === user && number > upTo)
}

/** The player has seen the whispers up to a number. */
export async function hasHeard({ store }: ScreenContext, id: TableId, user: UserId, number: number): Promise<void> {
  const { upTo = 0, closedAt = null } = (await readProjection(store, id, 'whispers', user)) ?? {}
  await writeProjection(store, id, 'whispers', { upTo: Math.max(upTo, number), posting: 0, closedAt }, user)
}

/**
 * Delivers whispers as direct messages. If a player has those closed, the whispers wait for their next private look. In
 * their quiet hours, or if they want no notices, the message makes no sound.
 */
export async function showWhispers(screen: ScreenContext, view: TableView, user: UserId): Promise<void> {
  const { id } = view.record
  const { closedAt = null, posting = 0 } = (await readProjection(screen.store, id, 'whispers', user)) ?? {}
  if (isClosed(screen, closedAt)) return
  const waiting = await unheard(screen, id, user)
  if (waiting.length === 0) return
  const sitting = seatOf(view.record, user)
  const person = await screen.tables.people.person(user)
  const isQuiet = wakingFrom(person, screen.now()) > screen.now()
  const hearer = sitting ? { ...hearerAt(view, sitting.seat), isQuiet } : hearerOf(person, isQuiet)
  const isLoud = tellingOf(hearer, 'whisper').rings
  for (const whisper of waiting) {
    const { number } = whisper
    const write = async (data: { readonly posting: number; readonly closedAt: number | null }) => {
      const { upTo = 0 } = (await readProjection(screen.store, id, 'whispers', user)) ?? {}
      await writeProjection(screen.store, id, 'whispers', { upTo, ...data }, user)
    }
    try {
      const room = await screen.messageGateway.directRoom(user)
      const panel = cleared(whisperPanel(view, user, whisper, isLoud), 'for one')
      const nonce = nonceOf('whispers', id, room, number)
      if (posting === number) await postOnce(screen.messageGateway, room, panel, nonce)
      else {
        await write({ posting: number, closedAt })
        await screen.messageGateway.post(room, panel, nonce)
      }
    } catch (error) {
      if (!(error instanceof DeliveryError)) throw error
      return await write({ posting: 0, closedAt: screen.now() })
    }
    await hasHeard(screen, id, user, number)
  }
}
