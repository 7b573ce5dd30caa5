import type { TableSight } from '../../../tables/model/service.ts'
import type { TableId, UserId, Whisper } from '../../../tables/model/store.ts'
import { wakingFrom } from '../../../tables/index.ts'
import { cleared } from '../../kit/cleared.ts'
import { whisperPanel } from '../../panels/private/whisper.ts'
import { isClosed } from './calls.ts'
import { postOnce, Trouble } from '../parts/message-gateway.ts'
import { nonceOf, readShown, writeShown } from '../parts/projection.ts'
import type { Stage } from '../parts/screen-context.ts'

/** How many unread whispers the bot keeps for a player at a table: the newest. */
const MOST = 50

/** A player's unread whispers at a table, oldest first. */
export async function unheard({ tables, store }: Stage, id: TableId, user: UserId): Promise<readonly Whisper[]> {
  const upTo = (await readShown(store, id, 'whispers', user))?.upTo ?? 0
  const all = await tables.privateAccess.whispersWith(id, user, MOST)
  return all.filter(({ to, number }) => to.user === user && number > upTo)
}

/** The player has seen the whispers up to a number. */
export async function hasHeard({ store }: Stage, id: TableId, user: UserId, number: number): Promise<void> {
  const { upTo = 0, closedAt = null } = (await readShown(store, id, 'whispers', user)) ?? {}
  await writeShown(store, id, 'whispers', { upTo: Math.max(upTo, number), posting: 0, closedAt }, user)
}

/**
 * Delivers whispers as direct messages. If a player has those closed, the whispers wait for their next private look. In
 * their quiet hours, or if they want no notices, the message makes no sound.
 */
export async function showWhispers(stage: Stage, sight: TableSight, user: UserId): Promise<void> {
  const { id } = sight.record
  const { closedAt = null, posting = 0 } = (await readShown(stage.store, id, 'whispers', user)) ?? {}
  if (isClosed(stage, closedAt)) return
  const waiting = await unheard(stage, id, user)
  if (waiting.length === 0) return
  const person = await stage.tables.people.person(user)
  const isLoud = person.notice !== 'none' && wakingFrom(person, stage.now()) <= stage.now()
  for (const whisper of waiting) {
    const { number } = whisper
    const write = async (data: { readonly posting: number; readonly closedAt: number | null }) => {
      const { upTo = 0 } = (await readShown(stage.store, id, 'whispers', user)) ?? {}
      await writeShown(stage.store, id, 'whispers', { upTo, ...data }, user)
    }
    try {
      const room = await stage.outlet.directRoom(user)
      const panel = cleared(whisperPanel(sight, user, whisper, isLoud), 'for one')
      const nonce = nonceOf('whispers', id, room, number)
      if (posting === number) await postOnce(stage.outlet, room, panel, nonce)
      else {
        await write({ posting: number, closedAt })
        await stage.outlet.post(room, panel, nonce)
      }
    } catch (error) {
      if (!(error instanceof Trouble)) throw error
      return await write({ posting: 0, closedAt: stage.now() })
    }
    await hasHeard(stage, id, user, number)
  }
}
