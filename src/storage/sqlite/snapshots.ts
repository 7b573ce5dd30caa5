import { liesOn, type Stretch } from '../../engine/index.ts'
import type { SnapshotStore, TableId, TurnSnapshot } from '../../tables/model/store.ts'
import type { RowOf } from '../shared/columns.ts'
import {
  abandonedSnapshots,
  obsoleteSnapshots,
  readSnapshot,
  snapshotRow,
  surplusSnapshots,
} from '../shared/snapshots.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { SqliteConnection } from './database.ts'

export class SnapshotsRows implements SnapshotStore {
  private readonly connection: SqliteConnection
  private readonly reader: TolerantReader
  private readonly insert
  private readonly seqs
  private readonly row
  private readonly drop

  constructor(connection: SqliteConnection, reader: TolerantReader) {
    this.connection = connection
    this.reader = reader
    const { raw } = connection
    this.insert = raw.prepare<RowOf<'positions'>>(
      `insert into positions (table_id, seq, turn, acted, version, state)
        values (:table, :seq, :turn, :acted, :version, :state)`,
    )
    this.seqs = raw
      .prepare<[TableId, number], number>('select seq from positions where table_id = ? and seq <= ? order by seq desc')
      .pluck()
    this.row = raw.prepare<[TableId, number], RowOf<'positions'>>(
      'select table_id as "table", seq, turn, acted, version, state from positions where table_id = ? and seq = ?',
    )
    this.drop = raw.prepare<[TableId, number]>('delete from positions where table_id = ? and seq = ?')
  }

  all(id: TableId): Promise<readonly TurnSnapshot[]> {
    return this.connection.readTogether(() => {
      const seqs = this.seqsOf(id).reverse()
      return seqs.flatMap((seq) => this.read(id, seq) ?? [])
    })
  }

  // The rest runs within a transaction of the caller.

  /** Stores a snapshot on the current branch and thins out the older ones. */
  add(table: TableId, snapshot: TurnSnapshot, branch: readonly Stretch[]): void {
    this.put(table, snapshot)
    this.delete(table, surplusSnapshots(this.seqsOf(table).filter((seq) => liesOn(branch, seq))))
  }

  put(table: TableId, snapshot: TurnSnapshot): void {
    this.insert.run(snapshotRow(table, snapshot))
  }

  /** The log leaves a branch; `kept` of the last snapshots on it stay. */
  leaveBranch(table: TableId, from: readonly Stretch[], to: readonly Stretch[], kept: number): void {
    this.delete(table, abandonedSnapshots(this.seqsOf(table), from, to, kept))
  }

  /** Keeps only the first snapshot and `kept` of the last on the branch. */
  reduce(table: TableId, kept: number, branch: readonly Stretch[]): void {
    this.delete(table, obsoleteSnapshots(this.seqsOf(table), kept, branch))
  }

  /** The entries that have snapshots, up to one, latest first. */
  seqsOf(id: TableId, upTo = Number.MAX_SAFE_INTEGER): number[] {
    return this.seqs.all(id, upTo)
  }

  /** `undefined`, with a report, if the snapshot can't be read. */
  read(id: TableId, seq: number): TurnSnapshot | undefined {
    const row = this.row.get(id, seq)
    return row && readSnapshot(row, this.reader.report)
  }

  private delete(table: TableId, seqs: readonly number[]): void {
    for (const seq of seqs) this.drop.run(table, seq)
  }
}
