import { PROPOSAL_KINDS, type ProposalKind, type ProposalInput } from '../../../tables/model/proposal.ts'
import { perLanguage } from '../../../language/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import { PACES } from '../../../tables/model/timing.ts'
import { plainFullNames, plainNames, playerNames } from '../../kit/names.ts'
import { harmless, plain } from '../../kit/text.ts'
import { namedExactly } from '../../kit/search.ts'
import { REFUSED } from '../../kit/sentences.ts'
import type { Context, Reply } from '../context/context.ts'
import { startedTable } from '../context/seats.ts'
import type { CommandOptions, Request } from '../context/request.ts'
import { say } from '../../words/index.ts'

/** Whether `/game propose` can name a kind. The others have commands of their own. */
function isNamed(kind: ProposalKind): kind is Exclude<ProposalKind, 'language' | 'watch' | 'move'> {
  return kind !== 'language' && kind !== 'watch' && kind !== 'move'
}

/** The proposals that `/game propose` lists. */
export const proposalChoices = perLanguage(() =>
  PROPOSAL_KINDS.filter(isNamed).map((kind) => ({ value: kind, name: say(`proposal-${kind}.choice`) })),
)

/** Puts something to the others, and says what came of it. */
export async function submitProposal(
  context: Context,
  request: Request,
  table: string,
  proposal: ProposalInput,
): Promise<Reply> {
  const result = await context.tables.votes.propose(table, request.user, proposal)
  if (!result.ok) return REFUSED[result.why]
  if (result.value !== 'open') return say('agreed-alone')
  const view = await startedTable(context, table)
  const proposals = view.ok ? view.value.proposals : []
  const opened = proposals.findLast(({ kind, came }) => kind === proposal.kind && came === null)
  return opened?.quorum === 'another' && opened.voters.length < opened.needed
    ? say('waits-for-absent')
    : say('proposed')
}

/** Stands before the number of a seat that was picked. */
export const SEAT_PREFIX = 'seat-'

/** What a command was given to propose. What it names and is not there will be refused as such. */
export function proposalFrom(view: TableView, options: CommandOptions): ProposalInput | null {
  const kind = proposalChoices().find(({ value }) => value === options.text('what'))?.value
  if (!kind) return null
  const seat = seatMeant(view, options.text('seat'))
  const pace = PACES.find((one) => one === options.text('pace'))
  return {
    kind,
    ...(seat !== undefined && { seat }),
    ...(kind === 'pace' && pace !== undefined && { pace }),
  }
}

/**
 * The seat that a typed text names: a picked seat, or its player's or character's name; -1 if none or several match.
 */
export function seatMeant({ record }: TableView, typed: string): number | undefined {
  if (typed === '') return undefined
  const picked = record.seats.find(({ seat }) => `${SEAT_PREFIX}${seat}` === typed)
  if (picked) return picked.seat
  // Ambiguous names are refused, even where the table tells the players apart.
  const ownNames = (seat: number) => plain(harmless(record.seats[seat]?.name ?? ''))
  const manners = [ownNames, plainNames(record), playerNames(record), plainFullNames(record)]
  const [only, another] = namedExactly(typed, record.seats, ({ seat }) => manners.map((names) => names(seat)))
  return only && !another ? only.seat : -1
}
