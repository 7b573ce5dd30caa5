import { effectiveEntries, goesBackOpenly, type Fact } from '../../engine/index.ts'
import type { Live } from './running-table.ts'
import type { NewLine, SeatRecord, Store } from '../model/store.ts'
import { linesOfToday } from '../steps/migrated-lines.ts'

/** So much of what was done is told, the last of it. */
const MOST_TOLD = 10
/** So many lines of the chronicle are looked through, the last. */
const LOOKED_THROUGH = 1000

/**
 * What the player of a seat is told who acts again after others have answered for it: what came of that, as far as the seat may
 * know it and it has words. Nothing while its player was there.
 */
export async function standIns(store: Store, live: Live, sitting: SeatRecord): Promise<readonly NewLine[]> {
  const { record, game } = live
  const { seat, keeper } = sitting
  if (keeper === 'player' && !(record.clocks?.seats[seat]?.lapses ?? 0)) return []
  const lines = linesOfToday(game.rules, await store.chronicle.lastLines(record.id, LOOKED_THROUGH))
  const entries = await store.log.entries(record.id, (lines[0]?.seq ?? 1) - 1)
  // What the table has gone back behind was not done; what somebody took back freely was told all the same.
  const stand = effectiveEntries(entries.filter((one) => one.kind === 'answer' || goesBackOpenly(one)))
  const own = stand.filter((one) => one.kind === 'answer' && one.answer.seat === seat)
  const since = own.findLast(({ by }) => by !== null)?.seq ?? 0
  const seqs = new Set(own.filter(({ seq }) => seq > since).map(({ seq }) => seq))
  if (seqs.size === 0) return []
  const isFor = (to: NewLine['to']) => to === 'all' || to.includes(seat)
  const hasWords = (fact: Fact) => game.words.fact(fact, String) !== null
  const told = lines.flatMap((line) =>
    line.kind === 'fact' && seqs.has(line.seq) && isFor(line.to) && hasWords(line.fact) ? [line.fact] : [],
  )
  if (told.length === 0) return []
  const more = Math.max(0, told.length - MOST_TOLD)
  return [{ kind: 'event', event: { kind: 'stood-in', seat, told: told.slice(-MOST_TOLD), more }, to: [seat] }]
}
