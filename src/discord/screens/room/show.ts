import { hasGame, type Sighted } from '../../../tables/model/service.ts'
import type { TableId } from '../../../tables/model/store.ts'
import { earnedTitleLines } from '../../stats/earned-titles.ts'
import { posterOf } from '../../stats/poster.ts'
import { cleared } from '../../kit/cleared.ts'
import { textPanel } from '../../kit/message.ts'
import { wantedCard, type Closing, type Wanted } from './card.ts'
import { linesAfter } from '../parts/chronicle.ts'
import { showCouncil } from './proposals.ts'
import { closedTo } from '../own/calls.ts'
import { isCalledInSecret } from '../parts/due-calls.ts'
import { tableStage, type TableStage } from '../parts/table-context.ts'
import type { Away } from '../parts/downtime.ts'
import { Trouble, type TroubleKind } from '../parts/message-gateway.ts'
import { showInRoom, type AwaitedPicture, type Showing } from './room.ts'
import { readCard, readShown, writeShown, type CardShown } from '../parts/projection.ts'
import type { Stage } from '../parts/screen-context.ts'
import { reasonFor } from '../parts/delivery-errors.ts'

/** For so long a room is left alone after something was in the way there, in milliseconds. */
const LEAVE_ALONE = 60_000
/** A card that comes so much later than what happened says so, in milliseconds. */
export const LATE = 3000

/** What came of showing a table in its room. */
export interface Shown {
  /** The table as it was shown. */
  readonly sight: Sighted
  /** What it was shown with; its hands are shown with the same. */
  readonly stage: TableStage
  /** For how long it has waited since its last change that all know of, or since it was due, in milliseconds. */
  readonly waited: number
  /** What came of it: all stands, something is in the way, or it was in the way just before and nothing was tried. */
  readonly how: 'done' | 'refused' | 'untried'
  /** What is in the way, and what to do about it, in whole sentences. */
  readonly reason: string | null
  /** How long Discord has us wait before the rest can be done, in milliseconds. */
  readonly wait: number | null
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
  /** Whether the host is being answered, and hears there what is in the way. */
  readonly isAnswered?: boolean
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
  { since, isDoubted, missed, isAnswered = false }: Occasion,
  awaited = NO_PICTURE,
): Promise<Shown | undefined> {
  const sight = await whole.tables.sight(id)
  if (!sight || !whole.isOurs(sight.record.server)) return undefined
  const stage = await tableStage(whole, sight.record)
  const kept = await readCard(stage.store, id)
  const trouble = await readShown(stage.store, id, 'trouble')
  const { room, seats, changedAt } = sight.record
  const closed = await closedTo(stage, sight)
  const wanted = wantedCard(stage, sight, kept?.window ?? null, closed, await closingOf(stage, sight))
  const hasHands = hasGame(sight)
  const callsInSecret = hasHands && seats.some(({ seat, user }) => user !== null && isCalledInSecret(sight, seat))
  const waited = () => stage.now() - Math.max(since, changedAt)
  const isBarred =
    !isDoubted && trouble !== undefined && trouble.room === room && stage.now() - trouble.at < LEAVE_ALONE
  const isTroubled = trouble !== undefined
  const notes = () => ({ isLate: waited() > LATE, missed: missed.away })
  const told = once(() => (hasGame(sight) ? linesAfter(stage, id, kept?.after ?? 0) : Promise.resolve([])))
  const showing = { stage, sight, wanted, told, notes, awaited, isTroubled, isDoubted, hasNews: missed.isNew }
  const came = isBarred ? UNTRIED : await tryToShow({ ...showing, isAnswered }, kept)
  return { sight, stage, waited: waited(), ...came, hasHands, callsInSecret }
}

/** Does something when it is first asked for, and hands out the same from then on. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined
  return () => (done ??= work())
}

/** How the card of a game closes, once what the game has left is known. */
async function closingOf(stage: Stage, sight: Sighted): Promise<Closing | undefined> {
  if (sight.record.status !== 'over' || !hasGame(sight)) return undefined
  return { honours: await earnedTitleLines(stage.tables, sight.record.id), poster: await posterOf(stage, sight) }
}

type Came = Pick<Shown, 'how' | 'reason' | 'wait'>

const UNTRIED: Came = { how: 'untried', reason: null, wait: null }

/** If something is in the way the host is told. */
async function tryToShow(
  showing: Omit<Showing, 'wanted'> & { wanted: Wanted | null; isTroubled: boolean; isAnswered: boolean },
  kept: CardShown | undefined,
): Promise<Came> {
  const { stage, sight, wanted, isTroubled, isDoubted, isAnswered } = showing
  const { id, room } = sight.record
  try {
    const wait = wanted ? await showInRoom({ ...showing, wanted }, kept) : null
    if (hasGame(sight)) await showCouncil(stage, sight, isDoubted)
    if (isTroubled) await stage.store.projections.forget(id, 'trouble')
    return { how: 'done', reason: null, wait }
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    await tellHost(stage, sight, error, isAnswered)
    return { how: 'refused', reason: reasonFor(room, error), wait: null }
  }
}

/** What the host of a game hears that cannot be shown, where that says more than the reason itself. */
const MISSING: Readonly<Partial<Record<TroubleKind, (room: string) => string>>> = {
  'room-gone': () => 'its channel is gone; somebody who manages the server can go on elsewhere with `/admin resume`.',
  'no-permission': (room) =>
    `I am not allowed to show it in <#${room}>: let me view the channel, send messages (in a thread: in threads) and attach files there, and in the chat of a voice channel connect, and it goes on.`,
  locked: (room) => `the thread <#${room}> is locked; open it again, or go on elsewhere with \`/admin resume\`.`,
}

/** The host hears once of each kind of thing that keeps the table from being shown; the game itself is safe. */
async function tellHost(stage: Stage, { record }: Sighted, trouble: Trouble, isAnswered: boolean): Promise<void> {
  const { id, room, host } = record
  const { kind, code, said } = trouble
  const known = await readShown(stage.store, id, 'trouble')
  const before = known?.room === room ? known.told : []
  const hasHeard = before.some((one) => one.kind === kind && one.user === host)
  const told = hasHeard ? before : [...before, { kind, user: host }]
  const write = (heard: typeof told) =>
    writeShown(stage.store, id, 'trouble', { kind, room, at: stage.now(), code, said, told: heard })
  await write(told)
  stage.log.warn({ table: id, room, trouble: kind, code }, 'a table cannot be shown in its room')
  if (hasHeard || isAnswered || (await stage.tables.isStranger(id, host))) return
  try {
    const direct = await stage.outlet.directRoom(host)
    const why = MISSING[kind]?.(room) ?? `I can’t show it in <#${room}>. ${reasonFor(room, trouble)}`
    const panel = cleared({ ...textPanel(`Your game is safe, but ${why}`), isLoud: true }, 'no game')
    await stage.outlet.post(direct, panel, `t${id}.${trouble.code}.${room.slice(-6)}`)
  } catch (error) {
    stage.log.debug({ err: error, table: id }, 'the host could not be told')
    // They hear of it when they do something here.
    await write(before)
  }
}
