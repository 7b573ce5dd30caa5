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
  ne,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import {
  DIRECT_MESSAGES,
  isDamaged,
  OPEN,
  STRANGER,
  TABLE_STATUSES,
  type Commit,
  type DamagedTable,
  type NewTable,
  type RecordStore,
  type SeatRecord,
  type ServerQuery,
  type Shards,
  type TableId,
  type TableQuery,
  type TableRecord,
  type Unfinished,
  type UserId,
} from '../../tables/model/store.ts'
import type { RowOf } from '../shared/columns.ts'
import { headFrom, type Head } from '../shared/heads.ts'
import {
  attendedBy,
  changeOf,
  isTableId,
  newRow,
  recordOf,
  recordOrDamage,
  seatRows,
  type FoundTable,
  type InitialState,
} from '../shared/table-rows.ts'
import { openRecordOf, type TolerantReader } from '../shared/tolerant-reads.ts'
import type { Changes } from './changes.ts'
import type { PostgresConnection } from './connection.ts'
import { chronicle, entries, LEFT_WORDS, seats, shown, tables, UNFINISHED } from './schema.ts'
import type { Db } from './server.ts'

const ENDED = ['over', 'closed']
/** Prefix of the id under which a table with a damaged id can be found: a checksum. Ids of tables have no hyphen. */
const BY_CHECKSUM = 'row-'

/** Records are stored in the tables `tables` and `seats`. */
export class RecordsRows implements RecordStore {
  private readonly connection: PostgresConnection
  private readonly reader: TolerantReader
  private readonly changes: Changes

  constructor(connection: PostgresConnection, reader: TolerantReader, changes: Changes) {
    this.connection = connection
    this.reader = reader
    this.changes = changes
  }

  async create(table: NewTable): Promise<TableRecord> {
    await this.connection.write((db) => insert(db, table))
    this.changes.notify({ kind: 'table', table: table.id, server: table.server })
    return { ...table, archivedAt: null, revision: 0 }
  }

  async find(id: TableId): Promise<TableRecord | undefined> {
    const found = await this.connection.readTogether((db) => get(db, id))
    return found && recordOf(found)
  }

  revision(id: TableId): Promise<number | undefined> {
    return this.connection.read((db) => revisionOf(db, id))
  }

  async findOpen(server: string, room: string): Promise<TableRecord | undefined> {
    const isThere = and(eq(tables.server, server), eq(tables.room, room), inArray(tables.status, [...OPEN]))
    const found = await this.connection.readTogether(async (db) => {
      const [row] = await db.select({ id: tables.id }).from(tables).where(isThere)
      return row && get(db, row.id)
    })
    return openRecordOf(found)
  }

  async list(query: TableQuery): Promise<readonly TableRecord[]> {
    const found = await this.connection.readTogether((db) => findBy(db, isSelected(db, query), query.limit))
    return this.reader.all(found, recordOf)
  }

  count(query: TableQuery): Promise<number> {
    return this.connection.read((db) => countBy(db, isSelected(db, query), query.limit))
  }

  async listWithDamaged(query: ServerQuery): Promise<readonly (TableRecord | DamagedTable)[]> {
    const found = await this.connection.readTogether((db) => findBy(db, isListed(db, query), query.limit))
    return this.reader.tables(found, handleOf)
  }

  countWithDamaged(query: ServerQuery): Promise<number> {
    return this.connection.read((db) => countBy(db, isListed(db, query), query.limit))
  }

  async findDamaged(handle: TableId): Promise<DamagedTable | undefined> {
    const found = await this.connection.readTogether((db) => getByHandle(db, handle))
    const record = found && recordOrDamage(found, handleOf)
    return record && isDamaged(record) ? record : undefined
  }

  async unfinished(after: TableId, limit: number, of?: Shards): Promise<readonly Unfinished[]> {
    const rows = await this.connection.read((db) => {
      const returns = db
        .select({ first: sql`least(min(${seats.backAt}), min(${seats.loanDue}))` })
        .from(seats)
        .where(eq(seats.table, tables.id))
      return db
        .select({
          table: tables.id,
          due: tables.dueAt,
          status: tables.status,
          backAt: sql<string | number | null>`(${returns})`,
          revision: tables.revision,
          shown: tables.shownRevision,
        })
        .from(tables)
        .where(and(UNFINISHED, gt(tables.id, after), of && belongsTo(of)))
        .orderBy(asc(tables.id))
        .limit(limit)
    })
    return rows.map((row) => ({
      table: row.table,
      due: row.status === 'playing' ? row.due : null,
      backAt: row.backAt === null ? null : Number(row.backAt),
      isToShow: row.revision > row.shown,
    }))
  }

  async archivable(before: number, limit: number): Promise<readonly TableId[]> {
    const rows = await this.connection.read((db) =>
      db
        .select({ id: tables.id })
        .from(tables)
        .where(and(withStatus(ENDED, ENDED), isNull(tables.archivedAt), lt(tables.changedAt, before)))
        .orderBy(asc(tables.changedAt))
        .limit(limit),
    )
    return rows.map(({ id }) => id)
  }

  async finishedGames(game: string, users: readonly (UserId | null)[]): Promise<readonly number[]> {
    const asked = users.filter((user) => user !== null)
    if (asked.length === 0) return users.map(() => 0)
    const isTheirs = and(eq(shown.table, seats.table), eq(shown.kind, STRANGER), eq(shown.target, seats.user))
    const rows = await this.connection.read((db) => {
      const asStranger = db
        .select({ one: sql`1` })
        .from(shown)
        .where(isTheirs)
      return db
        .select({ user: seats.user, games: count() })
        .from(seats)
        .innerJoin(tables, eq(tables.id, seats.table))
        .where(
          and(
            inArray(seats.user, asked),
            eq(tables.game, game),
            eq(tables.status, 'over'),
            ne(tables.server, DIRECT_MESSAGES),
            notExists(asStranger),
          ),
        )
        .groupBy(seats.user)
    })
    const games = new Map(rows.map((row) => [row.user, row.games]))
    return users.map((user) => (user === null ? 0 : (games.get(user) ?? 0)))
  }
}

export async function insert(db: Db, table: NewTable, initial: InitialState = {}): Promise<void> {
  await db.insert(tables).values(newRow(table, initial))
  await seat(db, table.id, table.seats)
}

async function get(db: Db, id: TableId): Promise<FoundTable | undefined> {
  const [row] = await db.select().from(tables).where(eq(tables.id, id))
  return row && { row, seats: await db.select().from(seats).where(eq(seats.table, id)) }
}

/** The id under which a damaged table can be found. */
function handleOf(id: TableId): TableId {
  return isTableId(id) ? id : `${BY_CHECKSUM}${createHash('md5').update(id).digest('hex')}`
}

export async function getByHandle(db: Db, handle: TableId): Promise<FoundTable | undefined> {
  if (!handle.startsWith(BY_CHECKSUM)) return await get(db, handle)
  const hasChecksum = sql`md5(${tables.id}) = ${handle.slice(BY_CHECKSUM.length)}`
  const [row] = await db.select({ id: tables.id }).from(tables).where(hasChecksum)
  return row && (await get(db, row.id))
}

/** Ends a table and archives it, however damaged its row is. */
export async function end(db: Db, id: TableId, at: number): Promise<void> {
  const revision = sql`greatest(revision, 0) + 1`
  const ended = { status: 'closed', archivedAt: at, dueAt: null, revision, shownRevision: revision }
  await db.update(tables).set(ended).where(eq(tables.id, id))
}

export async function revisionOf(db: Db, id: TableId): Promise<number | undefined> {
  const [row] = await db.select({ revision: tables.revision }).from(tables).where(eq(tables.id, id))
  return row?.revision
}

/** Locks a table until the transaction ends. Returns false if there is no such table. */
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
      lineLink: chronicle.link,
      seq: entries.seq,
      link: entries.link,
    })
    .from(tables)
    .leftJoin(entries, and(eq(entries.table, tables.id), eq(entries.seq, lastSeq)))
    .leftJoin(chronicle, and(eq(chronicle.table, tables.id), eq(chronicle.line, lastLine)))
    .where(eq(tables.id, id))
  return row && headFrom(id, { ...row, line: row.line ?? 0, seq: row.seq ?? 0 })
}

export async function change(db: Db, id: TableId, given: NonNullable<Commit['change']>): Promise<void> {
  const changed = changeOf(given)
  if (changed) await db.update(tables).set(changed).where(eq(tables.id, id))
  if (!given.seats) return
  await db.delete(seats).where(eq(seats.table, id))
  await seat(db, id, given.seats)
}

/** Archives a table. Returns its server; `undefined` if the table hasn't ended or isn't at the revision. */
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

/** The latest change first. */
async function findBy(db: Db, condition: SQL | undefined, limit: number | undefined): Promise<FoundTable[]> {
  const query = db.select().from(tables).where(condition).orderBy(desc(tables.changedAt), desc(tables.id))
  const rows = await (limit === undefined ? query : query.limit(limit))
  const sitting = new Map<TableId, RowOf<'seats'>[]>(rows.map((row) => [row.id, []]))
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

async function countBy(db: Db, condition: SQL | undefined, limit = Infinity): Promise<number> {
  const [row] = await db.select({ tables: count() }).from(tables).where(condition)
  return Math.min(row?.tables ?? 0, limit)
}

function isSelected(
  db: Db,
  { server, room, host, user, formerly, isReal, archived, statuses = TABLE_STATUSES }: TableQuery,
): SQL | undefined {
  const theirs = (one: UserId) => db.select({ table: seats.table }).from(seats).where(eq(seats.user, one))
  const lentTo = (one: UserId) => db.select({ table: seats.table }).from(seats).where(eq(seats.deputy, one))
  const isEnded = withStatus(ENDED, statuses)
  const isLeft = isEnded && formerly !== undefined ? and(sql.raw(LEFT_WORDS), isEnded) : isEnded
  return and(
    // Two conditions, in the words of the partial indices, or PostgreSQL doesn't use them.
    or(withStatus([...OPEN], statuses), isLeft) ?? sql`false`,
    server === undefined ? undefined : eq(tables.server, server),
    room === undefined ? undefined : eq(tables.room, room),
    host === undefined ? undefined : eq(tables.host, host),
    user === undefined ? undefined : or(inArray(tables.id, theirs(user)), inArray(tables.id, lentTo(user))),
    formerly === undefined
      ? undefined
      : and(sql`strpos(${tables.clocks}, ${attendedBy(formerly)}) > 0`, notInArray(tables.id, theirs(formerly))),
    isReal === undefined ? undefined : ne(tables.server, DIRECT_MESSAGES),
    archivedWhere(archived),
  )
}

/** In PostgreSQL a server is always text, so only a damaged status can hide a table. */
function isListed(db: Db, { server, archived, statuses = TABLE_STATUSES }: ServerQuery): SQL | undefined {
  const there = { server, ...(archived !== undefined && { archived }) }
  const isAstray = and(
    eq(tables.server, server),
    notInArray(tables.status, [...TABLE_STATUSES]),
    archivedWhere(archived),
  )
  return or(isSelected(db, { ...there, statuses }), isAstray)
}

/**
 * An archived table has ended and has a time of archiving; an open table with such a time doesn't count as archived.
 */
function archivedWhere(archived: boolean | undefined): SQL | undefined {
  if (archived === undefined) return undefined
  return archived
    ? and(isNotNull(tables.archivedAt), inArray(tables.status, ENDED))
    : or(isNull(tables.archivedAt), notInArray(tables.status, ENDED))
}

function withStatus(group: readonly string[], statuses: readonly string[]): SQL | undefined {
  const chosen = group.filter((status) => statuses.includes(status))
  const listed = (some: readonly string[]) => sql.raw(`status in (${some.map((one) => `'${one}'`).join(', ')})`)
  return chosen.length === 0 ? undefined : and(listed(group), listed(chosen))
}

/** Whether a table belongs to one of some shards; the same as `shardOf` computes. */
function belongsTo({ count: shards, held }: Shards): SQL {
  if (held.length === 0) return sql`false`
  // The `case` makes sure that PostgreSQL never casts text that isn't a number.
  const number = sql`(case when server ~ '^[0-9]{1,20}$' then server else '0' end)::numeric`
  return inArray(sql`mod(div(${number}, 4194304), ${shards})`, [...held])
}

async function seat(db: Db, table: TableId, sitting: readonly SeatRecord[]): Promise<void> {
  if (sitting.length > 0) await db.insert(seats).values(seatRows(table, sitting))
}
