import type { MotionKind } from '../../tables/model/proposal.ts'
import type { TableSight } from '../../tables/model/service.ts'
import { REFUSED, replyTo, SAY } from '../kit/sentences.ts'
import { panelAfter } from '../panels/private/replies.ts'
import type { Context } from '../table/context/context.ts'
import { submitProposal } from '../table/voting/proposal.ts'
import { seatedAt, startedTable } from '../table/context/seats.ts'
import type { Handler } from './press.ts'

/** "Agree" and "Refuse" under a proposal. */
export const vote: Handler<'vote'> = {
  acknowledge: 'update',
  handle: async (context, request, { press: { table, motion, agrees } }) => {
    const found = await seatedAt(context, request, table)
    if (!found.ok) return found.why
    const seated = found.value
    const place = seated.sight.motions.find(({ id }) => id === motion)?.place
    if (agrees && place && !(await mayStillCome(context, seated.sight, motion, place.server))) return SAY.noManagerThere
    const result = await context.tables.votes.vote(table, request.user, motion, agrees)
    if (!result.ok) return REFUSED[result.why]
    return result.value === 'open' ? SAY.voted(agrees) : SAY.settledBy
  },
}

/** Whether the proposer of a move still manages the target server. */
async function mayStillCome(
  context: Context,
  { motions, record }: TableSight,
  id: string,
  server: string,
): Promise<boolean> {
  const by = motions.find((one) => one.id === id)?.by
  const user = by === undefined ? null : record.seats[by]?.user
  return user != null && (await context.authority.manages(server, user))
}

/** What the card proposes about no seat. */
const NAMELESS: ReadonlySet<MotionKind> = new Set(['end', 'pause', 'move-on'])

/** A proposal from the card. */
export const move: Handler<'move'> = {
  acknowledge: 'update',
  handle: async (context, request, { press: { table, what, seat } }) => {
    const seated = await seatedAt(context, request, table)
    if (!seated.ok) return seated.why
    return await submitProposal(context, request, table, NAMELESS.has(what) ? { kind: what } : { kind: what, seat })
  },
}

/** "Take this seat". */
export const takeSeat: Handler<'seat'> = {
  acknowledge: 'reply',
  handle: async (context, request, { press: { table, seat } }) => {
    const found = await startedTable(context, table)
    if (!found.ok) return found.why
    const sight = found.value
    if (sight.record.room !== request.channel) return SAY.otherTable
    const result = await context.tables.seats.takeSeat(table, seat, request.user, request)
    return result.ok ? await panelAfter(context, request, table, [SAY.seatTaken]) : REFUSED[result.why]
  },
}

/** "Go on", while the game pauses. */
export const goOn: Handler<'go-on'> = {
  acknowledge: 'update',
  handle: async (context, request, { press: { table } }) => {
    const seated = await seatedAt(context, request, table)
    return seated.ok ? replyTo(await context.tables.votes.unpause(table, request.user), SAY.goesOn) : seated.why
  },
}
