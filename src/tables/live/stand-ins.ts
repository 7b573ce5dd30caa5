import { effectiveEntries, goesBackOpenly, type Fact } from '../../engine/index.ts'
import type { RunningTable } from './running-table.ts'
import { loanInForce, type Loan, type NewLine, type SeatRecord, type Store } from '../model/store.ts'
import { linesOfToday } from '../steps/migrated-lines.ts'

const MAX_FACTS = 10
const MAX_LINES_SEARCHED = 1000

/**
 * Tells a player who acts again, or whose loan ends, which facts came of the answers given for their seat: the latest
 * ones that the seat may know and that have words. Nothing if the player was present. `lent`: the loan that ends.
 */
export async function standIns(
  store: Store,
  live: RunningTable,
  sitting: SeatRecord,
  lent: Loan | null = sitting.keeper === 'deputy' ? loanInForce(sitting) : null,
): Promise<readonly NewLine[]> {
  const { record, game } = live
  const { seat, keeper, user } = sitting
  if (keeper === 'player' && !lent && !(record.clocks?.seats[seat]?.lapses ?? 0)) return []
  const lines = linesOfToday(game.rules, await store.chronicle.lastLines(record.id, MAX_LINES_SEARCHED))
  const entries = await store.log.entries(record.id, (lines[0]?.seq ?? 1) - 1)
  // An agreed rollback cancels what was done for a seat; facts of an answer that its seat undid freely were still told.
  const stand = effectiveEntries(entries.filter((one) => one.kind === 'answer' || goesBackOpenly(one)))
  const own = stand.filter((one) => one.kind === 'answer' && one.answer.seat === seat)
  // A player who lends only parts has answered the rest.
  const since = lent ? lent.after : (own.findLast(({ by }) => by === user)?.seq ?? 0)
  const seqs = new Set(own.filter(({ seq, by }) => seq > since && by !== user).map(({ seq }) => seq))
  if (seqs.size === 0) return []
  const isFor = (to: NewLine['to']) => to === 'all' || to.includes(seat)
  const hasWords = (fact: Fact) => game.words.fact(fact, String) !== null
  const told = lines.flatMap((line) =>
    line.kind === 'fact' && seqs.has(line.seq) && isFor(line.to) && hasWords(line.fact) ? [line.fact] : [],
  )
  if (told.length === 0) return []
  const more = Math.max(0, told.length - MAX_FACTS)
  return [{ kind: 'event', event: { kind: 'stood-in', seat, told: told.slice(-MAX_FACTS), more }, to: [seat] }]
}
