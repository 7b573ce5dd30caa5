import { and, asc, between, count, desc, eq, gt, isNotNull, isNull, lte, not, or, sql, type SQL } from 'drizzle-orm'
import type { Link, Seat, Stretch } from '../../engine/index.ts'
import type { ChronicleLine, ChronicleStore, LinkedLine, TableId } from '../../tables/model/store.ts'
import type { RowOf } from '../shared/columns.ts'
import { lineColumns, type LineRow } from '../shared/game-rows.ts'
import { linkFrom } from '../shared/heads.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { PostgresConnection } from './connection.ts'
import { openBranch } from './log.ts'
import { inParts } from './parts.ts'
import { chronicle } from './schema.ts'
import type { Db } from './server.ts'

/** Lines are numbered from 1 without a gap and never change. */
export class ChronicleRows implements ChronicleStore {
  private readonly connection: PostgresConnection
  private readonly reader: TolerantReader

  constructor(connection: PostgresConnection, reader: TolerantReader) {
    this.connection = connection
    this.reader = reader
  }

  lines(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.read((db) => linesAfter(db, id, after, limit))
  }

  async linkedLines(id: TableId, after: number, limit: number): Promise<readonly LinkedLine[]> {
    return this.reader.linkedLines(await this.connection.readTogether((db) => linesAfter(db, id, after, limit)))
  }

  lastLines(id: TableId, limit: number): Promise<readonly ChronicleLine[]> {
    return this.read((db) => last(db, limit, eq(chronicle.table, id)))
  }

  linesFor(id: TableId, viewer: Seat | null, skip: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.read(async (db) => {
      // Skips as many lines, one more for each hidden line among those, and so on.
      let [counted, after] = [0, skip]
      while (counted < after) {
        const hidden = await countHidden(db, id, viewer, [counted, after])
        counted = after
        after += hidden
      }
      const isReadable = or(and(isNull(chronicle.audience), not(chronicle.isPrivate)), includes(viewer))
      return first(db, limit, eq(chronicle.table, id), gt(chronicle.line, after), isReadable)
    })
  }

  countFor(id: TableId, viewer: Seat | null, upTo = Infinity): Promise<number> {
    return this.connection.readTogether(async (db) => {
      const all = Math.min(upTo, await lineOf(db, id))
      return all - (await countHidden(db, id, viewer, [0, all]))
    })
  }

  privateLinesFor(id: TableId, seat: Seat, limit: number): Promise<readonly ChronicleLine[]> {
    return this.read(async (db) => privateRows(db, id, seat, limit, await openBranch(db, id)))
  }

  async privateLinesForEach(
    id: TableId,
    seats: readonly Seat[],
    limit: number,
  ): Promise<readonly (readonly ChronicleLine[])[]> {
    const rows = await this.connection.readTogether(async (db) => {
      const branch = await openBranch(db, id)
      return Promise.all(seats.map((seat) => privateRows(db, id, seat, limit, branch)))
    })
    return rows.map((one) => this.reader.lines(one))
  }

  privateLines(id: TableId, after: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.read((db) =>
      first(db, limit, eq(chronicle.table, id), isNotNull(chronicle.audience), gt(chronicle.line, after)),
    )
  }

  linesUntil(id: TableId, seq: number, limit: number): Promise<readonly ChronicleLine[]> {
    return this.read(async (db) => {
      const upTo = await lineAt(db, id, seq)
      return linesAfter(db, id, Math.max(0, upTo - limit), Math.min(upTo, limit))
    })
  }

  async lastLink(id: TableId): Promise<Link | null> {
    const [row] = await this.connection.read((db) =>
      db
        .select({ link: chronicle.link })
        .from(chronicle)
        .where(eq(chronicle.table, id))
        .orderBy(desc(chronicle.line))
        .limit(1),
    )
    return row ? linkFrom(row.link) : null
  }

  private async read(rows: (db: Db) => Promise<LineRow[]>): Promise<ChronicleLine[]> {
    return this.reader.lines(await this.connection.readTogether(rows))
  }
}

export async function putLines(db: Db, table: TableId, lines: readonly LinkedLine[]): Promise<void> {
  const rows = lines.map((one) => ({
    table,
    line: one.line,
    seq: one.seq,
    at: one.at,
    version: one.version,
    ...lineColumns(one),
    link: Buffer.from(one.link, 'hex'),
  }))
  await inParts(rows, (part) => db.insert(chronicle).values(part))
}

function linesAfter(db: Db, id: TableId, after: number, limit: number): Promise<LineRow[]> {
  return first(db, limit, eq(chronicle.table, id), gt(chronicle.line, after))
}

function privateRows(db: Db, id: TableId, seat: Seat, limit: number, branch: readonly Stretch[]): Promise<LineRow[]> {
  const isOnBranch = or(...branch.map(([from, to]) => between(chronicle.seq, from, to))) ?? sql`false`
  return last(db, limit, eq(chronicle.table, id), isNotNull(chronicle.audience), includes(seat), isOnBranch)
}

/** The last line; 0 if there is none. */
function lineOf(db: Db, id: TableId): Promise<number> {
  return lastNumber(db, eq(chronicle.table, id))
}

/** The last line that the log up to an entry has led to: a binary search, because lines and entries grow together. */
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

/** The last fact for everyone up to a line; 0 if there is none. */
export function heardAt(db: Db, id: TableId, line: number): Promise<number> {
  const isFactForEveryone = and(isNull(chronicle.audience), not(chronicle.isEvent))
  return lastNumber(db, and(eq(chronicle.table, id), lte(chronicle.line, line), isFactForEveryone))
}

async function lastNumber(db: Db, where: SQL | undefined): Promise<number> {
  const query = db.select({ line: chronicle.line }).from(chronicle).where(where)
  const [row] = await query.orderBy(desc(chronicle.line)).limit(1)
  return row?.line ?? 0
}

/** How many lines after one and up to another a viewer may not read. */
async function countHidden(
  db: Db,
  id: TableId,
  viewer: Seat | null,
  [after, upTo]: readonly [number, number],
): Promise<number> {
  const isHidden = and(isNotNull(chronicle.audience), not(includes(viewer)))
  const [row] = await db
    .select({ lines: count() })
    .from(chronicle)
    .where(and(eq(chronicle.table, id), isHidden, gt(chronicle.line, after), lte(chronicle.line, upTo)))
  return row?.lines ?? 0
}

/** Whether a line's audience includes a seat. No line is private to a spectator. */
function includes(viewer: Seat | null): SQL {
  return viewer === null ? sql`false` : sql`${chronicle.audience} ~ ${`[[,]${viewer}[],]`}`
}

async function first(db: Db, limit: number, ...where: (SQL | undefined)[]): Promise<LineRow[]> {
  const query = db
    .select()
    .from(chronicle)
    .where(and(...where))
  return withNumbers(await query.orderBy(asc(chronicle.line)).limit(limit))
}

/** Oldest first. */
async function last(db: Db, limit: number, ...where: (SQL | undefined)[]): Promise<LineRow[]> {
  const query = db
    .select()
    .from(chronicle)
    .where(and(...where))
  return withNumbers(await query.orderBy(desc(chronicle.line)).limit(limit)).reverse()
}

/** Booleans as SQLite stores them. */
function withNumbers(rows: readonly RowOf<'chronicle'>[]): LineRow[] {
  return rows.map((row) => ({ ...row, isEvent: Number(row.isEvent), isPrivate: Number(row.isPrivate) }))
}
