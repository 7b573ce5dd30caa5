import { labelled } from '../../tables/index.ts'
import type { TableSight } from '../../tables/model/service.ts'
import { seatOf } from '../../tables/model/store.ts'
import type { Step } from '../kit/ids.ts'
import { SAY } from '../kit/sentences.ts'
import { lookBackPanel, momentPanel, sharedIn, sharedMoment, whoseMoments } from '../panels/past/look-back.ts'
import { sincePanel } from '../panels/past/since.ts'
import type { Desk } from '../table/context/context.ts'
import { maySee, seatBehind } from '../table/past/eyes.ts'
import { Past } from '../table/past/look-back.ts'
import { isSorry, seatedAt, started, type Found } from '../table/context/seats.ts'
import type { Visit } from '../table/context/request.ts'
import type { Handler } from './press.ts'

/** "Look back", wherever it stands. */
export const lookBack: Handler<'look-back'> = {
  acknowledge: 'reply',
  handle: async (desk, visit, { press }) => {
    const sight = await sightFor(desk, visit, press.table)
    return isSorry(sight) ? sight.sorry : await lookBackPanel(desk, sight, visit.user)
  },
}

/** "Since you left": what happened while somebody was away. */
export const since: Handler<'since'> = {
  acknowledge: 'reply',
  handle: async (desk, visit, { press }) => {
    const seated = await seatedAt(desk, visit, press.table)
    if (isSorry(seated)) return seated.sorry
    await desk.absences.hasSeen(visit.user, seated.sight, seated.seat)
    return await sincePanel(desk, seated, visit.user, press.from)
  },
}

/** A step from one moment to another: the same message shows it. */
export const moment: Handler<'moment'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press: { table, eyes, at, step } }) => {
    const sight = await sightFor(desk, visit, table, eyes)
    if (isSorry(sight)) return sight.sorry
    const past = new Past(desk.tables, sight, seatBehind(eyes))
    const from = await past.near(at)
    const own = seatOf(sight.record, visit.user)?.seat ?? null
    const to = from && (await past.from(from, step, whoseMoments(own, eyes)))
    return to ? await momentPanel(desk, sight, visit.user, eyes, past, to) : NOWHERE[step]
  },
}

/** Why a step leads nowhere. */
const NOWHERE: Readonly<Record<Step, string>> = {
  first: SAY.nothingYet,
  back: SAY.nothingBefore,
  on: SAY.nothingAfter,
  last: SAY.nothingYet,
  turn: SAY.noTurnAfter,
  fight: SAY.noFightAfter,
  mine: SAY.nothingOfThatSeat,
}

/** "As … saw it": the same moment with other eyes, or the last before it that these have seen. */
export const momentEyes: Handler<'moment-eyes'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press: { table, eyes, at }, picked }) => {
    const other = /^\d{1,3}$/.test(picked) ? Number(picked) : eyes
    const sight = await sightFor(desk, visit, table, eyes, other)
    if (isSorry(sight)) return sight.sorry
    const from = await new Past(desk.tables, sight, seatBehind(eyes)).near(at)
    const last = from?.lines.at(-1)?.line ?? 0
    const number = await new Past(desk.tables, sight, seatBehind(other)).numberOf(last)
    return await lookBackPanel(desk, sight, visit.user, number, other)
  },
}

/** "Share this moment": it is posted where the table stands, for everybody. */
export const share: Handler<'share'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press: { table, eyes, at } }) => {
    const sight = await sightFor(desk, visit, table, eyes)
    if (isSorry(sight)) return sight.sorry
    const { room } = sight.record
    if (!mayShare(sight, visit)) return SAY.shareThere(room)
    const found = await new Past(desk.tables, sight, seatBehind(eyes)).at(at)
    if (!found) return SAY.unknownMoment
    const shared = await sharedMoment(desk, sight, labelled(sight.record, visit.user, visit), eyes, found)
    if (typeof shared === 'string') return shared
    const how = await desk.screens.share(visit.user, shared)
    return sharedIn(room, how)
  },
}

/** Whoever does not play may speak where they are, and nowhere else. */
export function mayShare({ record }: TableSight, { user, room }: Visit): boolean {
  return seatOf(record, user) !== undefined || room === record.room
}

/** The table, for whoever is in its server or sits there, and may look with all of these eyes. */
export async function sightFor(
  desk: Desk,
  visit: Visit,
  table: string,
  ...eyes: readonly number[]
): Promise<Found<TableSight>> {
  const sight = await started(desk, table)
  if (isSorry(sight)) return sight
  const isHere = sight.record.server === visit.server || seatOf(sight.record, visit.user) !== undefined
  if (!isHere) return { sorry: SAY.otherTable }
  return eyes.every((one) => maySee(sight, visit.user, one)) ? sight : { sorry: SAY.notYourEyes }
}
