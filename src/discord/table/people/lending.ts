import type { Context, Reply } from '../context/context.ts'
import { linkTo } from '../../kit/links.ts'
import { texts } from '../../kit/message.ts'
import { playerNames } from '../../kit/names.ts'
import { REFUSED } from '../../kit/sentences.ts'
import { TextBudget } from '../../kit/text.ts'
import { hasGame } from '../../../tables/model/service.ts'
import { seatOf, seatPlayedBy } from '../../../tables/model/store.ts'
import { bold, perLanguage } from '../../../language/index.ts'
import type { SeatPart } from '../../../engine/index.ts'
import type { Request } from '../context/request.ts'
import { gameTitle } from '../context/seats.ts'
import { privateLines } from '../telling/chronicle.ts'
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
