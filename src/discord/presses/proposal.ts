import type { ProposalKind } from '../../tables/model/proposal.ts'
import type { TableView } from '../../tables/model/service.ts'
import { REFUSED, replyTo, SAY } from '../kit/sentences.ts'
import { handAfter } from '../panels/private/replies.ts'
import type { Context } from '../table/context/context.ts'
import { submitProposal } from '../table/voting/proposal.ts'
import { seatedAt, startedTable } from '../table/context/seats.ts'
import type { Handler } from './press.ts'
import { seatRefusalInWords } from '../table/people/reliability.ts'
import { say } from '../words/index.ts'

/** "Agree" and "Refuse" under a proposal. */
export const vote: Handler<'vote'> = async (context, request, { press: { table, motion: proposal, agrees } }) => {
  const found = await seatedAt(context, request, table)
  if (!found.ok) return found.why
  const seated = found.value
  const place = seated.view.proposals.find(({ id }) => id === proposal)?.place
  if (agrees && place && !(await mayStillCome(context, seated.view, proposal, place.server)))
    return say('no-manager-there')
  const result = await context.tables.votes.vote(table, request.user, proposal, agrees)
  if (!result.ok) return REFUSED[result.why]
  return result.value === 'open' ? SAY.voted(agrees) : say('settled-by')
}

/** Whether the proposer of a move still manages the target server. */
async function mayStillCome(
  context: Context,
  { proposals, record }: TableView,
  id: string,
  server: string,
): Promise<boolean> {
  const by = proposals.find((one) => one.id === id)?.by
  const user = by === undefined ? null : record.seats[by]?.user
  return user != null && (await context.authority.manages(server, user))
}

/** What the card proposes about no seat. */
const NAMELESS: ReadonlySet<ProposalKind> = new Set(['end', 'pause', 'move-on'])

/** A proposal from the card. */
export const move: Handler<'move'> = async (context, request, { press: { table, what, seat } }) => {
  const seated = await seatedAt(context, request, table)
  if (!seated.ok) return seated.why
  return await submitProposal(context, request, table, NAMELESS.has(what) ? { kind: what } : { kind: what, seat })
}

/** "Take this seat". */
export const takeSeat: Handler<'seat'> = async (context, request, { press: { table, seat } }) => {
  const found = await startedTable(context, table)
  if (!found.ok) return found.why
  const view = found.value
  if (view.record.room !== request.channel) return say('other-table')
  const result = await context.tables.seats.takeSeat(table, seat, request.user, request)
  return result.ok
    ? await handAfter(context, request, table, [say('seat-taken')])
    : await seatRefusalInWords(context, request, view.record, result.why)
}

/** "Go on", while the game pauses. */
export const goOn: Handler<'go-on'> = async (context, request, { press: { table } }) => {
  const seated = await seatedAt(context, request, table)
  return seated.ok ? replyTo(await context.tables.votes.unpause(table, request.user), say('goes-on')) : seated.why
}
