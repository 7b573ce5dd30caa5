import { hasGame, type Sighted } from '../../tables/service.ts'
import type { TableId } from '../../tables/store.ts'
import { honourLines } from '../annals/honours.ts'
import { posterOf } from '../annals/poster.ts'
import { textPanel } from '../kit/message.ts'
import { wantedCard, type Closing, type Wanted } from './card.ts'
import { showCouncil } from './council.ts'
import { closedTo } from './calls.ts'
import { isCalledInSecret } from './due.ts'
import { heldStage } from './held.ts'
import type { Away } from './missed.ts'
import { Trouble, type TroubleKind } from './outlet.ts'
import { showInRoom, type AwaitedPicture, type Showing } from './room.ts'
import { readCard, readShown, writeShown, type CardShown } from './shown.ts'
import type { Stage } from './stage.ts'

/** For so long a room is left alone after something was in the way there, in milliseconds. */
const LEAVE_ALONE = 60_000
/** A card that comes so much later than what happened says so, in milliseconds. */
export const LATE = 3000

/** What came of showing a table in its room. */
export interface Shown {
  /** The revision at which the table stood. */
  readonly revision: number
  /** Where it is. */
  readonly server: string
  /** For how long it has waited since its last change that all know of, or since it was due, in milliseconds. */
  readonly waited: number
  /** Nothing was in the way. */
  readonly isDone: boolean
  /** There are hands to be shown as well. */
  readonly hasHands: boolean
  /** A player has to be called to a question nobody else may know of. */
  readonly callsInSecret: boolean
}

/** Why a table is shown, beside how it stands. */
export interface Occasion {
  /** From when on it was due, in milliseconds since 1970. */
  readonly since: number
  /** Nothing that is known of the room need be so any more. */
  readonly isDoubted: boolean
  /** When the bot was not there, if the card is to say that; `isNew`: it has not said so yet. */
  readonly missed: { readonly away: Away | null; readonly isNew: boolean }
}

const NO_PICTURE: AwaitedPicture = {
  isDrawn: () => true,
  follows: () => undefined,
  afterwards: () => undefined,
}

/**
 * Shows a table in its room as it stands; `undefined` if there is none, or another process shows it. `awaited`: the picture that the
 * card may have gone without.
 */
export async function showCard(
  whole: Stage,
  id: TableId,
  { since, isDoubted, missed }: Occasion,
  awaited = NO_PICTURE,
): Promise<Shown | undefined> {
  const { tables, store } = whole
  const kept = await readCard(store, id)
  const trouble = await readShown(store, id, 'trouble')
  const sight = await tables.sight(id)
  if (!sight || !whole.isOurs(sight.record.server)) return undefined
  const stage = heldStage(whole, sight.record.server)
  const { revision, server, room, seats, changedAt } = sight.record
  const closed = await closedTo(stage, sight)
  const wanted = wantedCard(stage, sight, kept?.window ?? null, closed, await closingOf(stage, sight))
  const hasHands = hasGame(sight)
  const callsInSecret = hasHands && seats.some(({ seat, user }) => user !== null && isCalledInSecret(sight, seat))
  const waited = () => stage.now() - Math.max(since, changedAt)
  const isBarred =
    !isDoubted && trouble !== undefined && trouble.room === room && stage.now() - trouble.at < LEAVE_ALONE
  const isTroubled = trouble !== undefined
  const notes = () => ({ isLate: waited() > LATE, missed: missed.away })
  const showing = { stage, sight, wanted, notes, awaited, isTroubled, isDoubted, hasNews: missed.isNew }
  const isDone = !isBarred && (await tryToShow(showing, kept))
  return { revision, server, waited: waited(), isDone, hasHands, callsInSecret }
}

/** How the card of a game closes, once what the game has left is known. */
async function closingOf(stage: Stage, sight: Sighted): Promise<Closing | undefined> {
  if (sight.record.status !== 'over' || !hasGame(sight)) return undefined
  return { honours: await honourLines(stage.tables, sight.record.id), poster: await posterOf(stage, sight) }
}

/** `false` if something is in the way, which the host is told. */
async function tryToShow(
  showing: Omit<Showing, 'wanted'> & { wanted: Wanted | null; isTroubled: boolean },
  kept: CardShown | undefined,
) {
  const { stage, sight, wanted, isTroubled, isDoubted } = showing
  const { id } = sight.record
  try {
    if (wanted) await showInRoom({ ...showing, wanted }, kept)
    if (hasGame(sight)) await showCouncil(stage, sight, isDoubted)
    if (isTroubled) await stage.store.forgetShown(id, 'trouble')
    return true
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    await tellHost(stage, sight, error)
    return false
  }
}

const MISSING: Readonly<Record<TroubleKind, (room: string) => string>> = {
  'room-gone': () => 'its channel is gone; somebody who manages the server can go on elsewhere with `/admin resume`',
  'no-permission': (room) =>
    `I am not allowed to show it in <#${room}>: let me view the channel, send messages (in a thread: in threads) and attach files there, and it goes on`,
  locked: (room) => `the thread <#${room}> is locked; open it again, or go on elsewhere with \`/admin resume\``,
  'closed-dms': (room) => `I cannot write in <#${room}>`,
}

/** The host hears once what keeps the table from being shown; the game itself is safe. */
async function tellHost(stage: Stage, { record }: Sighted, trouble: Trouble): Promise<void> {
  const { id, room, host } = record
  const known = await readShown(stage.store, id, 'trouble')
  stage.log.warn({ table: id, room, trouble: trouble.kind, code: trouble.code }, 'a table cannot be shown in its room')
  await writeShown(stage.store, id, 'trouble', { kind: trouble.kind, room, at: stage.now() })
  if ((known?.kind === trouble.kind && known.room === room) || (await stage.tables.isStranger(id, host))) return
  try {
    const direct = await stage.outlet.directRoom(host)
    const told = `Your game is safe, but ${MISSING[trouble.kind](room)}.`
    await stage.outlet.post(direct, { ...textPanel(told), isLoud: true }, `t${id}.${trouble.code}.${room.slice(-6)}`)
  } catch (error) {
    stage.log.debug({ err: error, table: id }, 'the host could not be told')
  }
}
