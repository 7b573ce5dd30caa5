import { lastUpTo, leavesBranch, LogTree } from '../../engine/index.ts'
import type { TableRepository } from './table-repository.ts'
import { isKnownToAll } from './running-table.ts'
import type { BranchView } from '../model/service.ts'
import type { LoggedEntry, TableId } from '../model/store.ts'

const MAX_BRANCHES = 25
/** Chronicle lines to search for a branch's last public fact. */
const MAX_LINES_SEARCHED = 200

/** A branch that the table has abandoned. */
interface Left {
  /**
   * Branches are numbered in the order of abandonment. The ones resumed since count too, because everybody knows of
   * them.
   */
  readonly number: number
  /** The branch's last entry, and the rewind that abandoned it. */
  readonly tip: number
  readonly leftBy: number
  /** The last answer on it that everybody knows of. */
  readonly last: number
}

/**
 * The abandoned branches of a log, in the order of abandonment. A branch was left by an open rollback and contains an
 * answer that everybody knows of; that answer is neither effective nor on the path of a later branch.
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

/** For each entry, the last entry of some kind on the path to it. */
function lastOnWays(
  entries: readonly LoggedEntry[],
  tree: LogTree,
  isOne: (entry: LoggedEntry) => boolean,
): ReadonlyMap<number, number> {
  const last = new Map([[0, 0]])
  for (const entry of entries) last.set(entry.seq, isOne(entry) ? entry.seq : (last.get(tree.before(entry.seq)) ?? 0))
  return last
}

/** For each entry, the last answer and the highest number of the branches whose path crosses it. */
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

/** The number of the abandoned branch that contains an entry; `null` if none does. */
export function branchWith(entries: readonly LoggedEntry[], line: number): number | null {
  const tree = new LogTree(entries)
  return branchesIn(entries, tree).find(({ leftBy }) => tree.isAncestor(line, leftBy - 1))?.number ?? null
}

/** A table's latest abandoned branches as everybody may know them, newest first. */
export async function branchesSeen(repository: TableRepository, id: TableId): Promise<readonly BranchView[]> {
  const { store } = repository
  const entries = await store.log.entries(id)
  const tree = new LogTree(entries)
  const branches = branchesIn(entries, tree).slice(-MAX_BRANCHES).reverse()
  const seen: BranchView[] = []
  for (const { number, tip, leftBy } of branches) {
    const told = await repository.migrated(id, await store.chronicle.linesUntil(id, tip, MAX_LINES_SEARCHED))
    const said = (await store.chronicle.linesUntil(id, leftBy, MAX_LINES_SEARCHED)).flatMap((line) =>
      line.seq === leftBy && line.kind === 'event' ? [line.event] : [],
    )
    const proposal = said.find((event) => event.kind === 'motion')
    const back = said.find((event) => event.kind === 'went-back')
    seen.push({
      number,
      at: entries.find(({ seq }) => seq === leftBy)?.at ?? 0,
      turn: back?.from ?? null,
      round: back?.rounds?.from ?? null,
      by: proposal?.by ?? null,
      last:
        told.findLast((line) => line.kind === 'fact' && line.to === 'all' && tree.isAncestor(line.seq, leftBy - 1)) ??
        null,
    })
  }
  return seen
}
