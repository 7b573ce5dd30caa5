import { createHash } from 'node:crypto'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import {
  OPEN,
  STRANGER,
  TABLE_STATUSES,
  type Commit,
  type Listed,
  type NewTable,
  type SeatRecord,
  type Shards,
  type TableId,
  type Unfinished,
  type UserId,
  type Wanted,
} from '../../tables/model/store.ts'
import { headFrom, type Head } from '../shared/heads.ts'
import { isTableId } from '../shared/parse.ts'
import { columnsOf, newRow, type Found, type StoredAs } from '../shared/table-rows.ts'
import { chronicle, entries, seats, shown, tables, UNFINISHED } from './schema.ts'
import type { Db } from './server.ts'

type Change = NonNullable<Commit['change']>

const ENDED = ['over', 'closed']
/** Begins what a table is asked for by where its id is damaged. */
const BY_SUM = 'row-'

/** `heard`: the last line of its chronicle that is a fact for all. `isShown`: nothing is to be shown of it as it stands. */
export async function create(db: Db, table: NewTable, shown: StoredAs = {}): Promise<void> {
  await db.insert(tables).values(newRow(table, shown))
  await seat(db, table.id, table.seats)
}

export async function find(db: Db, id: TableId): Promise<Found | undefined> {
  const [row] = await db.select().from(tables).where(eq(tables.id, id))
  return row && { row, seats: await db.select().from(seats).where(eq(seats.table, id)) }
}

export async function findOpenIn(db: Db, server: string, room: string): Promise<Found | undefined> {
  const isThere = and(eq(tables.server, server), eq(tables.room, room), inArray(tables.status, [...OPEN]))
  const [row] = await db.select({ id: tables.id }).from(tables).where(isThere)
  return row && find(db, row.id)
}

/** The latest change first. */
export function findAll(db: Db, wanted: Wanted): Promise<Found[]> {
  return findWhere(db, isWanted(db, wanted), wanted.limit)
}

/** The same for a list that leaves nothing out for being damaged. */
export function findListed(db: Db, wanted: Listed): Promise<Found[]> {
  return findWhere(db, isListed(db, wanted), wanted.limit)
}

async function findWhere(db: Db, isMeant: SQL | undefined, limit: number | undefined): Promise<Found[]> {
  const query = db.select().from(tables).where(isMeant).orderBy(desc(tables.changedAt), desc(tables.id))
  const rows = await (limit === undefined ? query : query.limit(limit))
  const sitting = new Map<TableId, (typeof seats.$inferSelect)[]>(rows.map((row) => [row.id, []]))
  const all =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(seats)
          .where(inArray(seats.table, [...sitting.keys()]))
  for (const one of all) sitting.get(one.table)?.push(one)
  return rows.map((row) => ({ row, seats: sitting.get(row.id) ?? [] }))
}

export function countOf(db: Db, wanted: Wanted): Promise<number> {
  return countWhere(db, isWanted(db, wanted), wanted.limit)
}

export function countListed(db: Db, wanted: Listed): Promise<number> {
  return countWhere(db, isListed(db, wanted), wanted.limit)
}

async function countWhere(db: Db, isMeant: SQL | undefined, limit = Infinity): Promise<number> {
  const [row] = await db.select({ tables: count() }).from(tables).where(isMeant)
  return Math.min(row?.tables ?? 0, limit)
}

/** What a damaged table is asked for by: its id, or what follows from that if it cannot be written anywhere. */
export function handleOf(id: TableId): TableId {
  return isTableId(id) ? id : `${BY_SUM}${createHash('md5').update(id).digest('hex')}`
}

export async function findByHandle(db: Db, handle: TableId): Promise<Found | undefined> {
  if (!handle.startsWith(BY_SUM)) return await find(db, handle)
  const isMeant = sql`md5(${tables.id}) = ${handle.slice(BY_SUM.length)}`
  const [row] = await db.select({ id: tables.id }).from(tables).where(isMeant)
  return row && (await find(db, row.id))
}

/** Ends a table whatever stands in its row, and puts it into the archive. */
export async function end(db: Db, id: TableId, at: number): Promise<void> {
  const revision = sql`greatest(revision, 0) + 1`
  const ended = { status: 'closed', archivedAt: at, dueAt: null, revision, shownRevision: revision }
  await db.update(tables).set(ended).where(eq(tables.id, id))
}

function isWanted(db: Db, { server, room, host, user, archived, statuses = TABLE_STATUSES }: Wanted): SQL | undefined {
  const theirs = (one: UserId) => db.select({ table: seats.table }).from(seats).where(eq(seats.user, one))
  return and(
    // As two conditions, in the very words of the partial indices, so that those are used.
    or(...[[...OPEN], ENDED].map((group) => withStatus(group, statuses))) ?? sql`false`,
    server === undefined ? undefined : eq(tables.server, server),
    room === undefined ? undefined : eq(tables.room, room),
    host === undefined ? undefined : eq(tables.host, host),
    user === undefined ? undefined : inArray(tables.id, theirs(user)),
    keptWhere(archived),
  )
}

/** Here a server is always a word: only what stands as its status can keep a table from being found. */
function isListed(db: Db, { server, archived, statuses = TABLE_STATUSES }: Listed): SQL | undefined {
  const there = { server, ...(archived !== undefined && { archived }) }
  const isAstray = and(eq(tables.server, server), notInArray(tables.status, [...TABLE_STATUSES]), keptWhere(archived))
  return or(isWanted(db, { ...there, statuses }), isAstray)
}

/** What is in the archive has ended, and says since when: a table that is open is never there, whatever it says. */
function keptWhere(archived: boolean | undefined): SQL | undefined {
  if (archived === undefined) return undefined
  return archived
    ? and(isNotNull(tables.archivedAt), inArray(tables.status, ENDED))
    : or(isNull(tables.archivedAt), notInArray(tables.status, ENDED))
}

function withStatus(group: readonly string[], wanted: readonly string[]): SQL | undefined {
  const some = group.filter((status) => wanted.includes(status))
  const listed = (statuses: readonly string[]) => sql.raw(`status in (${statuses.map((one) => `'${one}'`).join(', ')})`)
  return some.length === 0 ? undefined : and(listed(group), listed(some))
}

/** `of`: only of these shards. */
export async function unfinished(db: Db, after: TableId, limit: number, of?: Shards): Promise<Unfinished[]> {
  const backAt = db
    .select({ first: sql`min(${seats.backAt})` })
    .from(seats)
    .where(eq(seats.table, tables.id))
  const rows = await db
    .select({
      table: tables.id,
      due: tables.dueAt,
      status: tables.status,
      backAt: sql<string | number | null>`(${backAt})`,
      revision: tables.revision,
      shown: tables.shownRevision,
    })
    .from(tables)
    .where(and(UNFINISHED, gt(tables.id, after), of && isOf(of)))
    .orderBy(asc(tables.id))
    .limit(limit)
  return rows.map(({ table, due, status, backAt, revision, shown }) => ({
    table,
    due: status === 'playing' ? due : null,
    backAt: backAt === null ? null : Number(backAt),
    isToShow: revision > shown,
  }))
}

/** The same as `isOf` says of a server. */
function isOf({ count, held }: Shards): SQL {
  if (held.length === 0) return sql`false`
  // What is no number is never made one, whatever the server looks at first.
  const number = sql`(case when server ~ '^[0-9]{1,20}$' then server else '0' end)::numeric`
  return inArray(sql`mod(div(${number}, 4194304), ${count})`, [...held])
}

/** Finished games of a title, for each of the users. */
export async function finishedGames(db: Db, game: string, users: readonly (UserId | null)[]): Promise<number[]> {
  const asked = users.filter((user) => user !== null)
  if (asked.length === 0) return users.map(() => 0)
  const isTheirs = and(eq(shown.table, seats.table), eq(shown.kind, STRANGER), eq(shown.target, seats.user))
  const asStranger = db
    .select({ one: sql`1` })
    .from(shown)
    .where(isTheirs)
  const rows = await db
    .select({ user: seats.user, games: count() })
    .from(seats)
    .innerJoin(tables, eq(tables.id, seats.table))
    .where(and(inArray(seats.user, asked), eq(tables.game, game), eq(tables.status, 'over'), notExists(asStranger)))
    .groupBy(seats.user)
  const games = new Map(rows.map((row) => [row.user, row.games]))
  return users.map((user) => (user === null ? 0 : (games.get(user) ?? 0)))
}

export async function revisionOf(db: Db, id: TableId): Promise<number | undefined> {
  const [row] = await db.select({ revision: tables.revision }).from(tables).where(eq(tables.id, id))
  return row?.revision
}

/** Keeps others from writing to a table until this transaction ends. Whether there is such a table. */
export async function hold(db: Db, id: TableId): Promise<boolean> {
  const rows = await db.select({ id: tables.id }).from(tables).where(eq(tables.id, id)).for('no key update')
  return rows.length > 0
}

export async function headOf(db: Db, id: TableId): Promise<Head | undefined> {
  const lastLine = db
    .select({ line: max(chronicle.line).as('last_line') })
    .from(chronicle)
    .where(eq(chronicle.table, tables.id))
  const lastSeq = db
    .select({ seq: max(entries.seq).as('last_seq') })
    .from(entries)
    .where(eq(entries.table, tables.id))
  const [row] = await db
    .select({
      revision: tables.revision,
      changedAt: tables.changedAt,
      dueAt: tables.dueAt,
      heard: tables.heard,
      line: chronicle.line,
      told: chronicle.link,
      seq: entries.seq,
      link: entries.link,
    })
    .from(tables)
    .leftJoin(entries, and(eq(entries.table, tables.id), eq(entries.seq, lastSeq)))
    .leftJoin(chronicle, and(eq(chronicle.table, tables.id), eq(chronicle.line, lastLine)))
    .where(eq(tables.id, id))
  return row && headFrom(id, { ...row, line: row.line ?? 0, seq: row.seq ?? 0 })
}

export async function change(
  db: Db,
  id: TableId,
  { seats: sitting, seal, options, experience, timing, motions, called, watchers, whispering, ...columns }: Change,
): Promise<void> {
  const changed = {
    ...columns,
    ...columnsOf({ seal, options, experience, timing, motions, called, watchers, whispering }),
  }
  if (Object.values(changed).some((value) => value !== undefined))
    await db.update(tables).set(changed).where(eq(tables.id, id))
  if (!sitting) return
  await db.delete(seats).where(eq(seats.table, id))
  await seat(db, id, sitting)
}

/** Puts a table that has ended into the archive. Its server; `undefined` if it has not ended, or is not at the revision. */
export async function archive(db: Db, id: TableId, revision: number, at: number): Promise<string | undefined> {
  const rows = await db
    .update(tables)
    .set({
      archivedAt: at,
      revision: revision + 1,
      shownRevision: sql`case when shown_revision >= revision then revision + 1 else shown_revision end`,
    })
    .where(and(eq(tables.id, id), eq(tables.revision, revision), inArray(tables.status, ENDED)))
    .returning({ server: tables.server })
  return rows[0]?.server
}

export async function archivable(db: Db, before: number, limit: number): Promise<TableId[]> {
  const rows = await db
    .select({ id: tables.id })
    .from(tables)
    .where(and(withStatus(ENDED, ENDED), isNull(tables.archivedAt), lt(tables.changedAt, before)))
    .orderBy(asc(tables.changedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Notes how far a table has been shown. Whether there is such a table. */
export async function showUpTo(db: Db, id: TableId, revision: number): Promise<boolean> {
  const rows = await db
    .update(tables)
    .set({ shownRevision: sql`greatest(shown_revision, ${revision}::bigint)` })
    .where(eq(tables.id, id))
    .returning({ id: tables.id })
  return rows.length === 1
}

async function seat(db: Db, table: TableId, sitting: readonly SeatRecord[]): Promise<void> {
  if (sitting.length > 0) await db.insert(seats).values(sitting.map((one) => ({ table, ...one })))
}
