import { and, asc, eq, gt, inArray, isNull, lt, max, ne, or, sql } from 'drizzle-orm'
import type { NewSummary, Saga, SummariesWanted, TableId } from '../../tables/model/store.ts'
import { sagas, seats, summaries, tables } from './schema.ts'
import type { Db } from './server.ts'

// What finished games have left, and where it is told.

type SummaryRow = typeof summaries.$inferSelect

/** In place of what was kept of the table; its number stays. */
export async function keep(
  db: Db,
  { preset, startedAt, turns, seats: sitting, isElsewhere, decidedAlone, ...columns }: NewSummary,
): Promise<void> {
  const data = JSON.stringify({ preset, startedAt, turns, seats: sitting, isElsewhere, decidedAlone })
  const { table, ...set } = { ...columns, data }
  // One after the other: whoever has read up to a number has read all before it.
  await db.execute(sql`lock table ${summaries} in share row exclusive mode`)
  await db
    .insert(summaries)
    .values({ table, ...set })
    .onConflictDoUpdate({ target: summaries.table, set })
}

export async function summaryOf(db: Db, table: TableId): Promise<SummaryRow | undefined> {
  const [row] = await db.select().from(summaries).where(eq(summaries.table, table))
  return row
}

export function summariesAfter(
  db: Db,
  { server, user }: SummariesWanted,
  after: number,
  limit: number,
): Promise<SummaryRow[]> {
  const theirs = (one: string) => db.select({ table: seats.table }).from(seats).where(eq(seats.user, one))
  // A game that was gone back to is not over any more.
  const isOver = sql`(select status from tables where id = ${summaries.table}) = 'over'`
  return db
    .select()
    .from(summaries)
    .where(
      and(
        gt(summaries.number, after),
        isOver,
        server === undefined ? undefined : eq(summaries.server, server),
        user === undefined ? undefined : inArray(summaries.table, theirs(user)),
      ),
    )
    .orderBy(asc(summaries.number))
    .limit(limit)
}

/** Games that are over of which nothing is kept, or nothing of this version, or what is older than they are. */
export async function missingOf(
  db: Db,
  game: string,
  version: number,
  after: TableId,
  limit: number,
): Promise<TableId[]> {
  const isMissing = or(
    isNull(summaries.version),
    ne(summaries.version, version),
    lt(summaries.revision, tables.revision),
  )
  const rows = await db
    .select({ id: tables.id })
    .from(tables)
    .leftJoin(summaries, eq(summaries.table, tables.id))
    .where(and(eq(tables.status, 'over'), eq(tables.game, game), gt(tables.id, after), isMissing))
    .orderBy(asc(tables.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** The number of the last summary; 0 while there is none. */
export async function lastNumber(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(summaries.number) }).from(summaries)
  return row?.last ?? 0
}

export async function sagaOf(db: Db, server: string): Promise<typeof sagas.$inferSelect | undefined> {
  const [row] = await db.select().from(sagas).where(eq(sagas.server, server))
  return row
}

/** `null`: nowhere any more. */
export async function setSaga(db: Db, server: string, saga: Saga | null): Promise<void> {
  if (saga)
    await db
      .insert(sagas)
      .values({ server, ...saga })
      .onConflictDoUpdate({ target: sagas.server, set: saga })
  else await db.delete(sagas).where(eq(sagas.server, server))
}

export async function sagaServers(db: Db): Promise<string[]> {
  const rows = await db.select({ server: sagas.server }).from(sagas).orderBy(asc(sagas.server))
  return rows.map(({ server }) => server)
}
