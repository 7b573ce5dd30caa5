import { plainFullNames } from '../kit/names.ts'
import { REFUSED } from '../kit/sentences.ts'
import { PROPOSAL_NAME, PROPOSALS } from '../kit/limits.ts'
import { matching } from '../kit/search.ts'
import { clip } from '../kit/text.ts'
import { secretsPanel } from '../panels/private/secrets.ts'
import type { Context, Reply } from '../table/context/context.ts'
import { SEAT_PREFIX, seatMeant } from '../table/voting/proposal.ts'
import { gameMeant } from '../table/context/seats.ts'
import type { Request } from '../table/context/request.ts'
import type { Completion } from './command.ts'

/** `/admin secrets`: for moderators who neither play in the game nor imported it. */
export async function lookIntoSecrets(context: Context, request: Request, typed: string): Promise<Reply> {
  const found = await gameMeant(context, request, '')
  if (!found.ok) return found.why
  const view = found.value
  const { record } = view
  const seat = seatMeant(view, typed) ?? null
  if (seat !== null && !record.seats[seat]) return REFUSED['which-seat']
  return await secretsPanel(context, request, record.id, seat)
}

/** Seats that fit the typed text, computers' too. */
export async function secretsCompletions(
  context: Context,
  request: Request,
  typed: string,
): Promise<readonly Completion[]> {
  const found = await gameMeant(context, request, '')
  if (!found.ok) return []
  const view = found.value
  const names = plainFullNames(view.record)
  const all = view.record.seats.map(({ seat }) => ({
    name: clip(names(seat), PROPOSAL_NAME),
    value: `${SEAT_PREFIX}${seat}`,
  }))
  return matching(typed, all, ({ name }) => name).slice(0, PROPOSALS)
}
