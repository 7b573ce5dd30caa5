import type { MotionKind } from '../../tables/model/proposal.ts'
import type { TableSight } from '../../tables/model/service.ts'
import { REFUSED, replyTo, SAY } from '../kit/sentences.ts'
import { panelAfter } from '../panels/private/replies.ts'
import type { Desk } from '../table/context/context.ts'
import { proposed } from '../table/voting/proposal.ts'
import { isSorry, seatedAt, started } from '../table/context/seats.ts'
import type { Handler } from './press.ts'

/** "Agree" and "Refuse" under a motion. */
export const vote: Handler<'vote'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press: { table, motion, agrees } }) => {
    const seated = await seatedAt(desk, visit, table)
    if (isSorry(seated)) return seated.sorry
    const place = seated.sight.motions.find(({ id }) => id === motion)?.place
    if (agrees && place && !(await mayStillCome(desk, seated.sight, motion, place.server))) return SAY.noManagerThere
    const result = await desk.tables.vote(table, visit.user, motion, agrees)
    if (!result.ok) return REFUSED[result.why]
    return result.value === 'open' ? SAY.voted(agrees) : SAY.settledBy
  },
}

/** Whether whoever wants a game to come to a server still manages that one. */
async function mayStillCome(desk: Desk, { motions, record }: TableSight, id: string, server: string): Promise<boolean> {
  const by = motions.find((one) => one.id === id)?.by
  const user = by === undefined ? null : record.seats[by]?.user
  return user != null && (await desk.authority.manages(server, user))
}

/** What the card proposes about no seat. */
const NAMELESS: ReadonlySet<MotionKind> = new Set(['end', 'pause', 'move-on'])

/** A motion that the card proposes. */
export const move: Handler<'move'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press: { table, what, seat } }) => {
    const seated = await seatedAt(desk, visit, table)
    return isSorry(seated)
      ? seated.sorry
      : await proposed(desk, visit, table, NAMELESS.has(what) ? { kind: what } : { kind: what, seat })
  },
}

/** "Take this seat". */
export const takeSeat: Handler<'seat'> = {
  acknowledge: 'reply',
  handle: async (desk, visit, { press: { table, seat } }) => {
    const sight = await started(desk, table)
    if (isSorry(sight)) return sight.sorry
    if (sight.record.room !== visit.room) return SAY.otherTable
    const result = await desk.tables.takeSeat(table, seat, visit.user, visit)
    return result.ok ? await panelAfter(desk, visit, table, [SAY.seatTaken]) : REFUSED[result.why]
  },
}

/** "Go on", while the game pauses. */
export const goOn: Handler<'go-on'> = {
  acknowledge: 'update',
  handle: async (desk, visit, { press: { table } }) => {
    const seated = await seatedAt(desk, visit, table)
    return isSorry(seated) ? seated.sorry : replyTo(await desk.tables.goOn(table, visit.user), SAY.goesOn)
  },
}
