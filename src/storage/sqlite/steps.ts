import { LRUCache } from 'lru-cache'
import { leavesBranch, liesOn, type Stretch } from '../../engine/index.ts'
import type { Commit, TableId } from '../../tables/model/store.ts'
import type { Head } from '../shared/heads.ts'
import { lateStep, planStep } from '../shared/steps.ts'
import type { ChronicleRows } from './chronicle.ts'
import type { SqliteConnection } from './database.ts'
import type { LogRows } from './log.ts'
import type { MarksRows } from './marks.ts'
import type { RecordsRows } from './records.ts'
import type { SnapshotsRows } from './snapshots.ts'

const MAX_REMEMBERED_HEADS = 1000

/** The head of a table and, where known, the current branch of its log, which may have thousands of rewinds. */
interface KnownHead extends Head {
  readonly branch?: readonly Stretch[] | undefined
}

interface Parts {
  readonly records: RecordsRows
  readonly log: LogRows
  readonly snapshots: SnapshotsRows
  readonly chronicle: ChronicleRows
  readonly marks: MarksRows
}

/** Writes steps of tables. */
export class Steps {
  private readonly connection: SqliteConnection
  private readonly parts: Parts
  /** The heads of tables after their last steps, so that the next step needn't read them. */
  private readonly heads = new LRUCache<TableId, KnownHead>({ max: MAX_REMEMBERED_HEADS })

  constructor(connection: SqliteConnection, parts: Parts) {
    this.connection = connection
    this.parts = parts
  }

  async commit(step: Commit): Promise<void> {
    this.heads.set(step.table, await this.connection.write(() => this.take(step)))
  }

  forget(table: TableId): void {
    this.heads.delete(table)
  }

  /** Writes a step within a transaction, and returns the head of its table afterwards. */
  private take(step: Commit): KnownHead {
    const { records, log, chronicle, marks } = this.parts
    const { table, after, change, whisper, clocks, at } = step
    // A remembered head is valid for its revision: no two steps lead to the same one. `moveTo` checks that it is the
    // last.
    const known = this.heads.get(table)
    const before: KnownHead | undefined = known?.revision === after ? known : records.head(table)
    const { entries, lines, head } = planStep(step, before)
    for (const entry of entries) log.put(table, entry)
    for (const line of lines) chronicle.put(table, line)
    if (!records.moveTo(table, head, clocks)) throw lateStep(step)
    if (change) records.change(table, change)
    if (change?.seats) marks.dropGuessesOfPlayers(table)
    if (whisper) marks.putWhisper(table, { ...whisper, at })
    return { ...head, branch: this.updateSnapshots(step, before?.branch) }
  }

  /** Returns the branch of the log after a step, if it is known. `before`: the branch before. */
  private updateSnapshots(
    { table, entries = [], snapshot, change }: Commit,
    before: KnownHead['branch'],
  ): KnownHead['branch'] {
    const { log, snapshots } = this.parts
    const isOver = change?.status === 'over'
    const rewind = entries.find((entry) => entry.kind === 'rewind')
    if (!snapshot && !rewind && !isOver) return before
    // Answers go on with a branch, and only a rewind changes it.
    const branch = (rewind ? undefined : before) ?? log.branch(table)
    if (rewind) snapshots.leaveBranch(table, log.branch(table, rewind.seq - 1), branch, leavesBranch(rewind) ? 1 : 0)
    if (snapshot && liesOn(branch, snapshot.seq)) snapshots.add(table, snapshot, branch)
    if (isOver) snapshots.reduce(table, 1, branch)
    return branch
  }
}
