import { lastUpTo, leavesBranch, LogTree } from '../../engine/index.ts'
import type { Ledger } from './table-repository.ts'
import { isKnownToAll } from './running-table.ts'
import type { BranchSight } from '../model/service.ts'
import type { LoggedEntry, TableId } from '../model/store.ts'

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
  /** The last of its answers that all know of. */
  readonly last: number
}

/**
 * The branches of a log, in the order in which they were left: whatever it left openly and all know an answer of, that neither
 * counts now nor lies on the way of another branch.
 */
export function branchesOf(entries: readonly LoggedEntry[]): readonly Left[] {
  return branchesIn(entries, new LogTree(entries))
}

function branchesIn(entries: readonly LoggedEntry[], tree: LogTree): readonly Left[] {
  const counted = lastOnWays(entries, tree, (one) => one.kind === 'answer' || one.seed !== null)
  const known = lastOnWays(entries, tree, (one) => one.kind === 'answer' && isKnownToAll(one))
  const before = (seq: number) => entries[lastUpTo(entries, seq - 1)]?.seq ?? 0
  const all = entries.filter(leavesBranch).map(({ seq }, index) => {
    const end = before(seq)
    return { number: index + 1, tip: counted.get(end) ?? 0, leftBy: seq, end, last: known.get(end) ?? 0 }
  })
  const beyond = latestBeyond(entries, tree, all)
  const now = entries.at(-1)?.seq ?? 0
  return all.filter(({ last, number }) => {
    const later = beyond.get(last)
    const goesOn = later !== undefined && (later.last > last || later.number > number)
    return !goesOn && !tree.isAncestor(last, now)
  })
}

/** On the way to each line the last line of some kind. */
function lastOnWays(
  entries: readonly LoggedEntry[],
  tree: LogTree,
  isOne: (entry: LoggedEntry) => boolean,
): ReadonlyMap<number, number> {
  const last = new Map([[0, 0]])
  for (const entry of entries) last.set(entry.seq, isOne(entry) ? entry.seq : (last.get(tree.before(entry.seq)) ?? 0))
  return last
}

/** Of the branches whose way leads over each line the latest: its last answer and its number. */
function latestBeyond(
  entries: readonly LoggedEntry[],
  tree: LogTree,
  branches: readonly (Left & { readonly end: number })[],
): ReadonlyMap<number, Pick<Left, 'last' | 'number'>> {
  const beyond = new Map<number, Pick<Left, 'last' | 'number'>>()
  const note = (line: number, one: Pick<Left, 'last' | 'number'>) => {
    const known = beyond.get(line)
    beyond.set(line, {
      last: Math.max(one.last, known?.last ?? 0),
      number: Math.max(one.number, known?.number ?? 0),
    })
  }
  for (const one of branches) note(one.end, one)
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const { seq } = entries[at] as LoggedEntry
    const here = beyond.get(seq)
    if (here) note(tree.before(seq), here)
  }
  return beyond
}

/** The number of the branch that a line lies on which does not count now; `null` if it lies on none. */
export function branchWith(entries: readonly LoggedEntry[], line: number): number | null {
  const tree = new LogTree(entries)
  return branchesIn(entries, tree).find(({ leftBy }) => tree.isAncestor(line, leftBy - 1))?.number ?? null
}

/** The branches of a table as all may know them, those left last first. */
export async function branchesSeen(ledger: Ledger, id: TableId): Promise<readonly BranchSight[]> {
  const { store } = ledger
  const entries = await store.log.entries(id)
  const tree = new LogTree(entries)
  const branches = branchesIn(entries, tree).slice(-MOST_LISTED).reverse()
  const seen: BranchSight[] = []
  for (const { number, tip, leftBy } of branches) {
    const told = await ledger.ofToday(id, await store.chronicle.linesUntil(id, tip, LOOKED_THROUGH))
    const said = (await store.chronicle.linesUntil(id, leftBy, LOOKED_THROUGH)).flatMap((line) =>
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
      last:
        told.findLast((line) => line.kind === 'fact' && line.to === 'all' && tree.isAncestor(line.seq, leftBy - 1)) ??
        null,
    })
  }
  return seen
}
