import { refuse } from '../../tables/model/results.ts'
import { labelled } from '../../tables/index.ts'
import type { Result, TableView } from '../../tables/model/service.ts'
import { seatPlayedBy } from '../../tables/model/store.ts'
import type { LookBackStep } from '../kit/ids.ts'
import { lookBackPanel, momentPanel, sharedIn, sharedMoment, whoseMoments } from '../panels/past/look-back.ts'
import { sincePanel } from '../panels/past/since.ts'
import type { Context } from '../table/context/context.ts'
import { maySee, seatOfEyes } from '../table/past/eyes.ts'
import { LookBack } from '../table/past/look-back.ts'
import { seatedAt, visibleTable } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import type { Handler } from './press.ts'
import { say } from '../words/index.ts'

/** "Look back", wherever it stands. */
export const lookBack: Handler<'look-back'> = async (context, request, { press }) => {
  const view = await sightFor(context, request, press.table)
  return view.ok ? await lookBackPanel(context, view.value, request.user) : view.why
}

/** "Since you left": what happened during an absence. */
export const since: Handler<'since'> = async (context, request, { press }) => {
  const found = await seatedAt(context, request, press.table)
  if (!found.ok) return found.why
  const seated = found.value
  context.absences.hasSeen(request.user, seated.view)
  return await sincePanel(context, seated, request.user, press.from)
}

/** A step from one moment to another: the same message shows it. */
export const moment: Handler<'moment'> = async (context, request, { press: { table, eyes, at, step } }) => {
  const found = await sightFor(context, request, table, eyes)
  if (!found.ok) return found.why
  const view = found.value
  const past = new LookBack(context.tables, view, seatOfEyes(eyes))
  const from = await past.near(at)
  const own = seatPlayedBy(view.record, request.user)?.seat ?? null
  const to = from && (await past.from(from, step, whoseMoments(own, eyes)))
  return to ? await momentPanel(context, { view, user: request.user, eyes, past, moment: to }) : say(NOWHERE[step])
}

/** Why a step leads nowhere. */
const NOWHERE = {
  first: 'nothing-yet',
  back: 'nothing-before',
  on: 'nothing-after',
  last: 'nothing-yet',
  turn: 'no-turn-after',
  'turn-before': 'no-turn-before',
  fight: 'no-fight-after',
  mine: 'nothing-of-that-seat',
} as const satisfies Readonly<Record<LookBackStep, string>>

/** A moment that a panel names, by the number of its line. */
export const momentAt: Handler<'moment-at'> = async (context, request, { press: { table, eyes, at } }) => {
  const view = await sightFor(context, request, table, eyes)
  return view.ok ? await lookBackPanel(context, view.value, request.user, at, eyes) : view.why
}

/** "As … saw it": the same moment with other eyes, or the last before it that these have seen. */
export const momentEyes: Handler<'moment-eyes'> = async (context, request, { press: { table, eyes, at }, picked }) => {
  const other = /^\d{1,3}$/.test(picked) ? Number(picked) : eyes
  const found = await sightFor(context, request, table, eyes, other)
  if (!found.ok) return found.why
  const view = found.value
  const from = await new LookBack(context.tables, view, seatOfEyes(eyes)).near(at)
  const last = from?.lines.at(-1)?.line ?? 0
  const number = await new LookBack(context.tables, view, seatOfEyes(other)).numberOf(last)
  return await lookBackPanel(context, view, request.user, number, other)
}

/** "Share this moment": it is posted where the table stands, for everybody. */
export const share: Handler<'share'> = async (context, request, { press: { table, eyes, at } }) => {
  const found = await sightFor(context, request, table, eyes)
  if (!found.ok) return found.why
  const view = found.value
  const { room } = view.record
  if (!mayShare(view, request)) return say('share-there', { room })
  const shownMoment = await new LookBack(context.tables, view, seatOfEyes(eyes)).at(at)
  if (!shownMoment) return say('unknown-moment')
  const shared = await sharedMoment(context, view, labelled(view.record, request.user, request), eyes, shownMoment)
  if (typeof shared === 'string') return shared
  const how = await context.projector.share(request.user, shared)
  return sharedIn(room, how)
}

/** A user without a seat may only post in the table's own channel, from there. */
export function mayShare({ record }: TableView, { user, channel }: Request): boolean {
  return seatPlayedBy(record, user) !== undefined || channel === record.room
}

/** A table that the requester may look at with all of these eyes. */
export async function sightFor(
  context: Context,
  request: Request,
  table: string,
  ...eyes: readonly number[]
): Promise<Result<TableView, string>> {
  const found = await visibleTable(context, request, table)
  if (!found.ok) return found
  return eyes.every((one) => maySee(found.value, request.user, one)) ? found : refuse(say('not-your-eyes'))
}
