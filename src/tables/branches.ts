import { effective, leavesBranch, liesOn, stretches, type Stretch } from '../engine/index.ts'
import type { Ledger } from './ledger.ts'
import { isKnownToAll } from './live.ts'
import type { BranchSight } from './service.ts'
import type { LoggedEntry, TableId } from './store.ts'

/** So many branches are listed at most, those left last. */
const MOST_LISTED = 25
/** So many lines of the chronicle are looked through for what was told last on a branch. */
const LOOKED_THROUGH = 200

/** A course of the game that the table has left. */
interface Left {
  /** They are numbered as they were left, those too that have been taken up again since: all know of them. */
  readonly number: number
  /** The line of the log at which it ends, and that which left it. */
  readonly tip: number
  readonly leftBy: number
  readonly way: readonly Stretch[]
}

/**
 * The branches of a log, in the order in which they were left: whatever it left openly and all know an answer of, that neither
 * counts now nor lies on the way of another branch.
 */
export function branchesOf(entries: readonly LoggedEntry[]): readonly Left[] {
  const rewinds = entries.filter((one) => one.kind === 'rewind')
  const now = stretches(rewinds, entries.at(-1)?.seq ?? 0)
  const all = rewinds.filter(leavesBranch).map(({ seq }, index) => {
    const lines = effective(entries.filter((one) => one.seq < seq))
    const last = lines.findLast((one) => one.kind === 'answer' && isKnownToAll(one))?.seq ?? 0
    const way = stretches(rewinds, seq - 1)
    return { number: index + 1, tip: lines.at(-1)?.seq ?? 0, leftBy: seq, way, last }
  })
  const goesOn = (one: (typeof all)[number]) =>
    all.some((other) => liesOn(other.way, one.last) && (other.last > one.last || other.number > one.number))
  return all.filter((one) => !liesOn(now, one.last) && !goesOn(one))
}

/** The number of the branch that a line lies on which does not count now; `null` if it lies on none. */
export function branchWith(entries: readonly LoggedEntry[], line: number): number | null {
  return branchesOf(entries).find(({ way }) => liesOn(way, line))?.number ?? null
}

/** The branches of a table as all may know them, those left last first. */
export async function branchesSeen(ledger: Ledger, id: TableId): Promise<readonly BranchSight[]> {
  const { store } = ledger
  const entries = await store.entries(id)
  const branches = branchesOf(entries).slice(-MOST_LISTED).reverse()
  const seen: BranchSight[] = []
  for (const { number, tip, leftBy, way } of branches) {
    const told = await ledger.ofToday(id, await store.linesUntil(id, tip, LOOKED_THROUGH))
    const said = (await store.linesUntil(id, leftBy, LOOKED_THROUGH)).flatMap((line) =>
      line.seq === leftBy && line.kind === 'event' ? [line.event] : [],
    )
    const motion = said.find((event) => event.kind === 'motion')
    const back = said.find((event) => event.kind === 'went-back')
    seen.push({
      number,
      at: entries.find(({ seq }) => seq === leftBy)?.at ?? 0,
      turn: back?.from ?? null,
      round: back?.rounds?.from ?? null,
      by: motion?.by ?? null,
      last: told.findLast((line) => line.kind === 'fact' && line.to === 'all' && liesOn(way, line.seq)) ?? null,
    })
  }
  return seen
}
