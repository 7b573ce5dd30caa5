import { and, asc, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { stretchesTo, type Stretch } from '../../engine/index.ts'
import type { LinkedEntry, LoggedEntry, LogStore, TableId, WholeTable } from '../../tables/model/store.ts'
import type { RowOf } from '../shared/columns.ts'
import { entryColumns, entryFrom, linkedFrom, type EntryRow } from '../shared/game-rows.ts'
import { linkFrom, logHeadFrom, rewindsFrom, type Rewind } from '../shared/heads.ts'
import type { PostgresConnection } from './connection.ts'
import { inParts } from './parts.ts'
import { entries } from './schema.ts'
import type { Db } from './server.ts'

const LAST = Number.MAX_SAFE_INTEGER

export class LogRows implements LogStore {
  private readonly connection: PostgresConnection

  constructor(connection: PostgresConnection) {
    this.connection = connection
  }

  entries(id: TableId, after = 0): ReturnType<LogStore['entries']> {
    return this.connection.read((db) => entriesBetween(db, id, after))
  }

  async linkedEntries(id: TableId, after: number, limit: number): Promise<LinkedEntry[]> {
    const rows = await this.connection.read((db) => rowsBetween(db, id, after, LAST).limit(limit))
    return rows.map((row) => linkedFrom(withNumbers(row), linkFrom(row.link)))
  }

  lastSeq(id: TableId): Promise<number> {
    return this.connection.read((db) => headSeq(db, id))
  }

  publicBranch(id: TableId): Promise<readonly Stretch[]> {
    return this.connection.read((db) => openBranch(db, id))
  }
}

export async function putEntries(db: Db, table: TableId, all: WholeTable['entries']): Promise<void> {
  const rows = all.map((entry) => ({
    table,
    seq: entry.seq,
    ...entryColumns(entry),
    by: entry.by,
    at: entry.at,
    link: Buffer.from(entry.link, 'hex'),
  }))
  await inParts(rows, (part) => db.insert(entries).values(part))
}

/** The entries after one and up to another, oldest first. Throws `Damaged`. */
export async function entriesBetween(
  db: Db,
  id: TableId,
  after: number,
  upTo = LAST,
): Promise<(LoggedEntry & { readonly at: number })[]> {
  const rows = await rowsBetween(db, id, after, upTo)
  return rows.map((row) => entryFrom(withNumbers(row)))
}

/** The stretches of the log that led to an entry, by default the last. */
export async function branchOf(db: Db, id: TableId, upTo = LAST): Promise<readonly Stretch[]> {
  return stretchesTo(await rewinds(db, id, upTo), upTo)
}

/** The same with the entries that one seat undid in secret. */
export async function openBranch(db: Db, id: TableId): Promise<readonly Stretch[]> {
  const open = (await rewinds(db, id)).filter(({ isOpen }) => isOpen === 1)
  return stretchesTo(open, LAST)
}

/** Throws `Damaged`. */
export async function headSeq(db: Db, id: TableId): Promise<number> {
  const [row] = await db
    .select({ seq: entries.seq, link: entries.link })
    .from(entries)
    .where(eq(entries.table, id))
    .orderBy(desc(entries.seq))
    .limit(1)
  return logHeadFrom(id, row).seq
}

/** The rewinds up to an entry, oldest first. */
async function rewinds(db: Db, id: TableId, upTo = LAST): Promise<Rewind[]> {
  const rows = await db
    .select({ seq: entries.seq, to: entries.rewoundTo, seed: entries.seed, verb: entries.verb })
    .from(entries)
    .where(and(eq(entries.table, id), lte(entries.seq, upTo), isNotNull(entries.rewoundTo)))
    .orderBy(asc(entries.seq))
  return rewindsFrom(
    rows.map(({ seq, to, seed, verb }) => ({ seq, to: to ?? 0, isOpen: seed !== null || verb !== null ? 1 : 0 })),
  )
}

function rowsBetween(db: Db, id: TableId, after: number, upTo: number) {
  return db
    .select()
    .from(entries)
    .where(and(eq(entries.table, id), gt(entries.seq, after), lte(entries.seq, upTo)))
    .orderBy(asc(entries.seq))
}

/** Booleans as SQLite stores them. */
function withNumbers(row: RowOf<'entries'>): EntryRow {
  const numberOf = (flag: boolean | null) => (flag === null ? null : Number(flag))
  return { ...row, sealed: numberOf(row.sealed), quiet: numberOf(row.quiet) }
}
