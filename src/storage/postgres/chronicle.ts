import { and, asc, between, count, desc, eq, gt, isNotNull, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm'
import type { Link, Seat, Stretch } from '../../engine/index.ts'
import type { NewLine, TableId, WholeTable } from '../../tables/model/store.ts'
import { hexOf } from '../ends.ts'
import type { LineRow } from '../parse.ts'
import { inParts } from './parts.ts'
import { chronicle } from './schema.ts'
import type { Db } from './server.ts'

/** Lines as they were written elsewhere. */
export async function put(db: Db, table: TableId, lines: WholeTable['chronicle']): Promise<void> {
  const rows = lines.map((one) => ({
    table,
    line: one.line,
    seq: one.seq,
    at: one.at,
    version: one.version,
    ...columnsOf(one),
    link: Buffer.from(one.link, 'hex'),
  }))
  await inParts(rows, (part) => db.insert(chronicle).values(part))
}

/** What stands in the columns of a line, whatever its number. */
export function columnsOf(line: NewLine) {
  return {
    isEvent: line.kind === 'event',
    audience: line.to === 'all' ? null : JSON.stringify(line.to),
    isPrivate: line.to !== 'all',
    body: JSON.stringify(line.kind === 'event' ? line.event : line.fact),
  }
}

export function linesAfter(db: Db, id: TableId, after: number, limit: number): Promise<LineRow[]> {
  return first(db, limit, eq(chronicle.table, id), gt(chronicle.line, after))
}

/** The last lines, oldest first. */
export function lastLines(db: Db, id: TableId, limit: number): Promise<LineRow[]> {
  return last(db, limit, eq(chronicle.table, id))
}

/** What a seat, or somebody without one, may read, after the first `skip`. */
export async function linesFor(
  db: Db,
  id: TableId,
  viewer: Seat | null,
  skip: number,
  limit: number,
): Promise<LineRow[]> {
  // As many lines as are skipped, and one more for each hidden line among those, and so on.
  let [counted, after] = [0, skip]
  while (counted < after) {
    const hidden = await hiddenFrom(db, id, viewer, counted, after)
    counted = after
    after += hidden
  }
  const isReadable = or(and(isNull(chronicle.audience), not(chronicle.isPrivate)), isTold(viewer))
  return first(db, limit, eq(chronicle.table, id), gt(chronicle.line, after), isReadable)
}

export async function linesForCount(db: Db, id: TableId, viewer: Seat | null, upTo = Infinity): Promise<number> {
  const all = Math.min(upTo, await lineOf(db, id))
  return all - (await hiddenFrom(db, id, viewer, 0, all))
}

/** The last lines that a seat was told and not everybody, oldest first. `standing`: the stretches of the log that have not been left. */
export function linesToldTo(
  db: Db,
  id: TableId,
  seat: Seat,
  limit: number,
  standing: readonly Stretch[],
): Promise<LineRow[]> {
  const stands = or(...standing.map(([from, to]) => between(chronicle.seq, from, to))) ?? sql`false`
  return last(db, limit, eq(chronicle.table, id), isNotNull(chronicle.audience), isTold(seat), stands)
}

/** The last lines that a line of the log, or those before it, have led to, oldest first. */
export async function linesUntil(db: Db, id: TableId, seq: number, limit: number): Promise<LineRow[]> {
  const upTo = await lineAt(db, id, seq)
  return linesAfter(db, id, Math.max(0, upTo - limit), Math.min(upTo, limit))
}

export function linesToldApart(db: Db, id: TableId, after: number, limit: number): Promise<LineRow[]> {
  return first(db, limit, eq(chronicle.table, id), isNotNull(chronicle.audience), gt(chronicle.line, after))
}

/** The last line; 0 while there is none. */
async function lineOf(db: Db, id: TableId): Promise<number> {
  return lastNumber(db, eq(chronicle.table, id))
}

/** The link of the last line; `null` while there is none. */
export async function lastLink(db: Db, id: TableId): Promise<Link | null> {
  const query = db.select({ link: chronicle.link }).from(chronicle).where(eq(chronicle.table, id))
  const [row] = await query.orderBy(desc(chronicle.line)).limit(1)
  return row ? hexOf(row.link) : null
}

/** The last line that a line of the log, or one before it, has led to. The two grow together. */
export async function lineAt(db: Db, id: TableId, seq: number): Promise<number> {
  let [low, high] = [0, await lineOf(db, id)]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const [row] = await db
      .select({ seq: chronicle.seq })
      .from(chronicle)
      .where(and(eq(chronicle.table, id), eq(chronicle.line, middle)))
    if ((row?.seq ?? 0) <= seq) low = middle
    else high = middle - 1
  }
  return low
}

/** The last fact for all up to a line; 0 if there is none. */
export function heardAt(db: Db, id: TableId, line: number): Promise<number> {
  const isFactForAll = and(isNull(chronicle.audience), not(chronicle.isEvent))
  return lastNumber(db, and(eq(chronicle.table, id), lte(chronicle.line, line), isFactForAll))
}

async function lastNumber(db: Db, where: SQL | undefined): Promise<number> {
  const query = db.select({ line: chronicle.line }).from(chronicle).where(where)
  const [row] = await query.orderBy(desc(chronicle.line)).limit(1)
  return row?.line ?? 0
}

async function hiddenFrom(db: Db, id: TableId, viewer: Seat | null, after: number, upTo: number): Promise<number> {
  const isHidden = and(isNotNull(chronicle.audience), not(isTold(viewer)))
  const [row] = await db
    .select({ lines: count() })
    .from(chronicle)
    .where(and(eq(chronicle.table, id), isHidden, gt(chronicle.line, after), lte(chronicle.line, upTo)))
  return row?.lines ?? 0
}

/** Whether a seat is in the audience of a line. Nothing was told to somebody without one alone. */
function isTold(viewer: Seat | null): SQL {
  return viewer === null ? sql`false` : sql`${chronicle.audience} ~ ${`[[,]${viewer}[],]`}`
}

async function first(db: Db, limit: number, ...where: (SQL | undefined)[]): Promise<LineRow[]> {
  const query = db
    .select()
    .from(chronicle)
    .where(and(...where))
  return flagged(await query.orderBy(asc(chronicle.line)).limit(limit))
}

/** Oldest first all the same. */
async function last(db: Db, limit: number, ...where: (SQL | undefined)[]): Promise<LineRow[]> {
  const query = db
    .select()
    .from(chronicle)
    .where(and(...where))
  return flagged(await query.orderBy(desc(chronicle.line)).limit(limit)).reverse()
}

function flagged(rows: readonly (typeof chronicle.$inferSelect)[]): LineRow[] {
  return rows.map((row) => ({ ...row, isEvent: Number(row.isEvent), isPrivate: Number(row.isPrivate) }))
}
