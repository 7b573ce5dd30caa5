import { hasGame, type Sighted } from '../../tables/service.ts'
import type { TableId } from '../../tables/store.ts'
import { textPanel } from '../kit/message.ts'
import { cardOf, showCard } from './card.ts'
import { showChronicle } from './chronicle.ts'
import { showHands } from './hands.ts'
import { Trouble, type TroubleKind } from './outlet.ts'
import { readShown, writeShown } from './shown.ts'
import type { Stage } from './stage.ts'

/** For so long a room is left alone after something was in the way there, in milliseconds. */
const LEAVE_ALONE = 60_000

/** Shows a table as it stands: in its room, and to each player. `past` if it has been moved meanwhile. */
export async function showTable(stage: Stage, id: TableId): Promise<'shown' | 'past'> {
  const sight = await stage.tables.sight(id)
  if (!sight) return 'shown'
  const trouble = await readShown(stage.store, id, 'trouble')
  const isBarred = trouble !== undefined && trouble.room === sight.record.room && stage.now() - trouble.at < LEAVE_ALONE
  if (!isBarred) await showInRoom(stage, sight)
  if (hasGame(sight)) await showHands(stage, sight)
  // Another process may have moved the table meanwhile, and shown it before us: then what we showed is past.
  return lastChange(await stage.tables.sight(id)) === lastChange(sight) ? 'shown' : 'past'
}

function lastChange(sight: Sighted | undefined): string {
  return sight ? `${hasGame(sight) ? sight.seq : 0} ${sight.record.changedAt}` : ''
}

/** The chronicle, and below it the card. */
async function showInRoom(stage: Stage, sight: Sighted): Promise<void> {
  const { id } = sight.record
  try {
    const card = await cardOf(stage, sight)
    if (card) {
      const isBuried = hasGame(sight) && (await showChronicle(stage, sight, card.beginsAnew))
      await showCard(stage, sight, card, isBuried)
    }
    if (await readShown(stage.store, id, 'trouble')) await stage.store.forgetShown(id, 'trouble')
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    await tellHost(stage, sight, error)
  }
}

const MISSING: Readonly<Record<TroubleKind, (room: string) => string>> = {
  'room-gone': () => 'its channel is gone; somebody who manages the server can go on elsewhere with `/admin resume`',
  'no-permission': (room) =>
    `I am not allowed to show it in <#${room}>: let me view the channel, send messages and attach files there, then use \`/game status\``,
  locked: (room) => `the thread <#${room}> is locked; open it again, or go on elsewhere with \`/admin resume\``,
  'closed-dms': (room) => `I cannot write in <#${room}>`,
}

/** The host hears once what keeps the table from being shown; the game itself is safe. */
async function tellHost(stage: Stage, { record }: Sighted, trouble: Trouble): Promise<void> {
  const { id, room, host } = record
  const known = await readShown(stage.store, id, 'trouble')
  stage.log.warn({ table: id, room, trouble: trouble.kind, code: trouble.code }, 'a table cannot be shown in its room')
  await writeShown(stage.store, id, 'trouble', { kind: trouble.kind, room, at: stage.now() })
  if (known?.kind === trouble.kind && known.room === room) return
  try {
    const direct = await stage.outlet.directRoom(host)
    const told = `Your game is safe, but ${MISSING[trouble.kind](room)}.`
    await stage.outlet.post(direct, textPanel(told), `t${id}.${trouble.code}.${room.slice(-6)}`)
  } catch (error) {
    stage.log.debug({ err: error, table: id }, 'the host could not be told')
  }
}
