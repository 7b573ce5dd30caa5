import type { Context, Reply } from '../context/context.ts'
import { linkTo } from '../../kit/links.ts'
import { texts } from '../../kit/message.ts'
import { playerNames } from '../../kit/names.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { TextBudget } from '../../kit/text.ts'
import { hasGame } from '../../../tables/model/service.ts'
import { labelled } from '../../../tables/index.ts'
import { seatOf, seatPlayedBy, type TableRecord } from '../../../tables/model/store.ts'
import { bold, perLanguage } from '../../../language/index.ts'
import type { SeatPart } from '../../../engine/index.ts'
import type { PickedPerson, Request } from '../context/request.ts'
import { gameTitle } from '../context/seats.ts'
import { privateLines } from '../telling/chronicle.ts'
import { deputyInWords, lentWhat } from '../telling/loans.ts'
import { seatRefusalInWords } from './reliability.ts'
import type { Preference } from './settings.ts'
import { say } from '../../words/index.ts'

/** What players can lend, as it is typed or picked. */
export const lentChoices = perLanguage((): readonly Preference<readonly SeatPart[] | null>[] => [
  { value: 'all', label: say('lent-all'), chooses: null },
  { value: 'fights', label: say('lent-fights'), chooses: ['fights'] },
  { value: 'deals', label: say('lent-deals'), chooses: ['deals'] },
  { value: 'both', label: say('lent-both'), chooses: ['fights', 'deals'] },
])

/** What a player wants to lend, and for how long. `to`: the friend; `null` for a computer player. */
interface Lending {
  readonly to: PickedPerson | null
  readonly parts: readonly SeatPart[] | null
  /** When the seat comes back, in milliseconds since 1970. */
  readonly until: number
}

/** Lends the seat at one table to a friend, who has to be on its server and to accept, or to a computer player. */
export async function lendSeat(
  context: Context,
  { user }: Request,
  record: TableRecord,
  { to, parts, until }: Lending,
): Promise<string> {
  const deputy = to && { user: to.user, name: labelled(record, to.user, to) }
  if (deputy && (await context.members.gone(record.server, [deputy.user])).size > 0)
    return say('lend-not-a-member', { deputy: deputyInWords(deputy) })
  const lent = await context.tables.loans.lend(record.id, user, { to: deputy, parts, until })
  if (!lent.ok) return REFUSED[lent.why]
  const given = { what: lentWhat(parts), until: inTime(until) }
  if (!deputy) return say('lend-to-computer', given)
  const { openUntil = null } = seatOf(lent.value, user)?.loan ?? {}
  return say('lend-offered', { ...given, deputy: deputyInWords(deputy), open: inTime(openUntil ?? until) })
}

function inTime(at: number): string {
  return `<t:${Math.floor(at / 1000)}:f>`
}

/** Answers the offer of a seat for a time. */
export async function answerLoan(context: Context, request: Request, table: string, accepts: boolean): Promise<Reply> {
  const { tables, projector } = context
  const before = (await tables.views.of(table))?.record
  if (!before) return REFUSED['no-such-table']
  const came = await tables.loans.answer(table, request.user, accepts)
  if (!came.ok) return await seatRefusalInWords(context, request, before, came.why)
  if (!accepts) return say('loan-declined')
  const seat = seatPlayedBy(came.value, request.user)?.seat ?? 0
  const player = bold(playerNames(came.value)(seat))
  const link = linkTo(came.value, await projector.messageOn(table))
  return say('loan-accepted', { player, title: gameTitle(context, came.value), link })
}

/** Ends a loan, for the player or the deputy. The player reads what was done for them. */
export async function endLending(context: Context, request: Request, table: string): Promise<Reply> {
  const { tables } = context
  const before = await tables.views.of(table)
  const ended = await tables.loans.giveBack(table, request.user)
  if (!ended.ok) return REFUSED[ended.why]
  const seat = seatOf(ended.value, request.user)?.seat
  if (seat === undefined) return say('loan-given-back')
  const isOffer = before?.record.seats[seat]?.loan?.openUntil != null
  if (isOffer) return say('loan-withdrawn')
  const after = await tables.views.of(table)
  const told = (await tables.chronicle.privateLinesFor(table, seat, 1)).filter(
    (one) => one.kind === 'event' && one.event.kind === 'stood-in' && one.at >= ended.value.changedAt,
  )
  const lines = after && hasGame(after) ? privateLines(after, seat, told) : []
  return { components: texts(new TextBudget().fill([say('seat-back'), ...lines])) }
}
