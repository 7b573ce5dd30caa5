import { and, asc, desc, eq, gt, isNotNull, lte } from 'drizzle-orm'
import { linkAfter, stretchesTo, type Stretch } from '../../engine/index.ts'
import type { LinkedEntry, LoggedEntry, NewEntry, TableId, WholeTable } from '../../tables/model/store.ts'
import { backsFrom, endFrom, hexOf, type Back, type End } from '../shared/heads.ts'
import { entryFrom, linkedFrom, verbOf, type EntryRow } from '../shared/parse.ts'
import { inParts } from './parts.ts'
import { entries } from './schema.ts'
import type { Db } from './server.ts'

type Row = typeof entries.$inferSelect

const LAST = Number.MAX_SAFE_INTEGER

/** Lines after the end of a log, each linked to the one before, and where it ends then. */
export function linkedAfter(
  end: End,
  at: number,
  added: readonly NewEntry[],
): { readonly end: End; readonly lines: WholeTable['entries'] } {
  let last = end
  const lines = added.map((entry) => {
    last = { seq: entry.seq, link: linkAfter(last.link, entry) }
    return { ...entry, link: last.link, at }
  })
  return { end: last, lines }
}

/** Lines as they were written elsewhere, with their links. */
export async function put(db: Db, table: TableId, lines: WholeTable['entries']): Promise<void> {
  const rows = lines.map((line) => ({
    table,
    ...columnsOf(line),
    by: line.by,
    at: line.at,
    link: Buffer.from(line.link, 'hex'),
  }))
  await inParts(rows, (part) => db.insert(entries).values(part))
}

/** Lines after one and up to another, oldest first. Throws `Damaged`. */
export async function lines(
  db: Db,
  id: TableId,
  after = 0,
  upTo = LAST,
): Promise<(LoggedEntry & { readonly at: number })[]> {
  const rows = await between(db, id, after, upTo)
  return rows.map((row) => entryFrom(flagged(row)))
}

/** At most `limit` lines with their links. */
export async function linked(db: Db, id: TableId, after: number, limit: number): Promise<LinkedEntry[]> {
  const rows = await between(db, id, after, LAST).limit(limit)
  return rows.map((row) => linkedFrom(flagged(row), hexOf(row.link)))
}

/** The rewinds up to a line, oldest first. */
async function rewinds(db: Db, id: TableId, upTo = LAST): Promise<Back[]> {
  const rows = await db
    .select({ seq: entries.seq, to: entries.rewoundTo, seed: entries.seed, verb: entries.verb })
    .from(entries)
    .where(and(eq(entries.table, id), lte(entries.seq, upTo), isNotNull(entries.rewoundTo)))
    .orderBy(asc(entries.seq))
  return backsFrom(
    rows.map(({ seq, to, seed, verb }) => ({ seq, to: to ?? 0, isOpen: seed !== null || verb !== null ? 1 : 0 })),
  )
}

/** The way to the last line, or to the last up to another. */
export async function way(db: Db, id: TableId, upTo = LAST): Promise<readonly Stretch[]> {
  return stretchesTo(await rewinds(db, id, upTo), upTo)
}

/** The same but for what was only taken back. */
export async function standing(db: Db, id: TableId): Promise<readonly Stretch[]> {
  const open = (await rewinds(db, id)).filter(({ isOpen }) => isOpen === 1)
  return stretchesTo(open, LAST)
}

/** The last line and its link. */
export async function end(db: Db, id: TableId): Promise<End> {
  const [row] = await db
    .select({ seq: entries.seq, link: entries.link })
    .from(entries)
    .where(eq(entries.table, id))
    .orderBy(desc(entries.seq))
    .limit(1)
  return endFrom(id, row)
}

function between(db: Db, id: TableId, after: number, upTo: number) {
  return db
    .select()
    .from(entries)
    .where(and(eq(entries.table, id), gt(entries.seq, after), lte(entries.seq, upTo)))
    .orderBy(asc(entries.seq))
}

function flagged(row: Row): EntryRow {
  const flag = (value: boolean | null) => (value === null ? null : Number(value))
  return { ...row, sealed: flag(row.sealed), quiet: flag(row.quiet) }
}

/** What stands of a line in the columns of its own kind. */
export function columnsOf(entry: NewEntry) {
  if (entry.kind === 'rewind') return { seq: entry.seq, verb: verbOf(entry), rewoundTo: entry.to, seed: entry.seed }
  const { seat, verb, key } = entry.answer
  return { seq: entry.seq, seat, verb, key, sealed: entry.sealed, quiet: entry.quiet ?? false }
}
