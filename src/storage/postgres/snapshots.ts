import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { liesOn, type Stretch } from '../../engine/index.ts'
import type { SnapshotStore, TableId, TurnSnapshot } from '../../tables/model/store.ts'
import {
  abandonedSnapshots,
  obsoleteSnapshots,
  readSnapshot,
  snapshotRow,
  surplusSnapshots,
} from '../shared/snapshots.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { PostgresConnection } from './connection.ts'
import { inParts } from './parts.ts'
import { positions } from './schema.ts'
import type { Db } from './server.ts'

export class SnapshotsRows implements SnapshotStore {
  private readonly connection: PostgresConnection
  private readonly reader: TolerantReader

  constructor(connection: PostgresConnection, reader: TolerantReader) {
    this.connection = connection
    this.reader = reader
  }

  all(id: TableId): Promise<readonly TurnSnapshot[]> {
    return this.connection.readTogether(async (db) => {
      const found: TurnSnapshot[] = []
      for (const seq of (await seqsOf(db, id)).reverse()) {
        const snapshot = await read(db, id, seq, this.reader)
        if (snapshot) found.push(snapshot)
      }
      return found
    })
  }
}

/** Stores a snapshot on the current branch and thins out the older ones. */
export async function add(db: Db, table: TableId, snapshot: TurnSnapshot, branch: readonly Stretch[]): Promise<void> {
  await putSnapshots(db, table, [snapshot])
  await drop(db, table, surplusSnapshots((await seqsOf(db, table)).filter((seq) => liesOn(branch, seq))))
}

export async function putSnapshots(db: Db, table: TableId, all: readonly TurnSnapshot[]): Promise<void> {
  const rows = all.map((snapshot) => snapshotRow(table, snapshot))
  await inParts(rows, (part) => db.insert(positions).values(part))
}

/** The log leaves a branch; `kept` of the last snapshots on it stay. */
export async function leaveBranch(
  db: Db,
  table: TableId,
  from: readonly Stretch[],
  to: readonly Stretch[],
  kept: number,
): Promise<void> {
  await drop(db, table, abandonedSnapshots(await seqsOf(db, table), from, to, kept))
}

/** Keeps only the first snapshot and `kept` of the last on the branch. */
export async function reduce(db: Db, table: TableId, kept: number, branch: readonly Stretch[]): Promise<void> {
  await drop(db, table, obsoleteSnapshots(await seqsOf(db, table), kept, branch))
}

/** The entries that have snapshots, up to one, latest first. */
export async function seqsOf(db: Db, id: TableId, upTo = Number.MAX_SAFE_INTEGER): Promise<number[]> {
  const rows = await db
    .select({ seq: positions.seq })
    .from(positions)
    .where(and(eq(positions.table, id), lte(positions.seq, upTo)))
    .orderBy(desc(positions.seq))
  return rows.map(({ seq }) => seq)
}

/** `undefined`, with a report, if the snapshot can't be read. */
export async function read(
  db: Db,
  id: TableId,
  seq: number,
  { report }: TolerantReader,
): Promise<TurnSnapshot | undefined> {
  const [row] = await db
    .select()
    .from(positions)
    .where(and(eq(positions.table, id), eq(positions.seq, seq)))
  return row && readSnapshot(row, report)
}

async function drop(db: Db, table: TableId, seqs: readonly number[]): Promise<void> {
  if (seqs.length === 0) return
  await db.delete(positions).where(and(eq(positions.table, table), inArray(positions.seq, [...seqs])))
}
