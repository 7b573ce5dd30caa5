import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { liesOn, type Stretch } from '../../engine/index.ts'
import type { Position, TableId } from '../../tables/model/store.ts'
import { packed, readablePosition, tooMany } from '../shared/snapshots.ts'
import { inParts } from './parts.ts'
import { positions } from './schema.ts'
import type { Db } from './server.ts'

/** A position on the way that counts, of which fewer are kept the older they are. */
export async function add(db: Db, table: TableId, position: Position, way: readonly Stretch[]): Promise<void> {
  await put(db, table, [position])
  await forget(db, table, tooMany((await seqsOf(db, table)).filter((seq) => liesOn(way, seq))))
}

/** Positions, whatever is kept beside them. */
export async function put(db: Db, table: TableId, all: readonly Position[]): Promise<void> {
  const rows = all.map(({ seq, turn, acted, version, state }) => ({
    table,
    seq,
    turn,
    acted: JSON.stringify(acted),
    version,
    state: packed(state),
  }))
  await inParts(rows, (part) => db.insert(positions).values(part))
}

/** The log goes another way: of the positions that it leaves so many of the last are kept. */
export async function turn(
  db: Db,
  table: TableId,
  from: readonly Stretch[],
  to: readonly Stretch[],
  left: number,
): Promise<void> {
  const leaves = (await seqsOf(db, table)).filter((seq) => liesOn(from, seq) && !liesOn(to, seq))
  await forget(db, table, leaves.slice(left))
}

/** Leaves the first and so many of the last on the way that counts. */
export async function reduce(db: Db, table: TableId, last: number, way: readonly Stretch[]): Promise<void> {
  const all = await seqsOf(db, table)
  const kept = all.filter((seq) => liesOn(way, seq)).slice(0, last)
  const others = all.slice(0, -1).filter((seq) => !kept.includes(seq))
  await forget(db, table, others)
}

/** The lines after which positions are kept, up to one, latest first. */
export async function seqsOf(db: Db, id: TableId, upTo = Number.MAX_SAFE_INTEGER): Promise<number[]> {
  const rows = await db
    .select({ seq: positions.seq })
    .from(positions)
    .where(and(eq(positions.table, id), lte(positions.seq, upTo)))
    .orderBy(desc(positions.seq))
  return rows.map(({ seq }) => seq)
}

/** A position that is kept; `undefined`, and said, if it cannot be read. */
export async function read(
  db: Db,
  id: TableId,
  seq: number,
  onDamage: (sentence: string) => void,
): Promise<Position | undefined> {
  const [row] = await db
    .select()
    .from(positions)
    .where(and(eq(positions.table, id), eq(positions.seq, seq)))
  return row && readablePosition(row, onDamage)
}

async function forget(db: Db, table: TableId, seqs: readonly number[]): Promise<void> {
  if (seqs.length === 0) return
  await db.delete(positions).where(and(eq(positions.table, table), inArray(positions.seq, [...seqs])))
}
