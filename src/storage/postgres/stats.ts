import { and, asc, eq, gt, inArray, isNull, lt, max, ne, notInArray, or, sql } from 'drizzle-orm'
import {
  DIRECT_MESSAGES,
  LESSONS,
  type NewSummary,
  type Saga,
  type StatsStore,
  type SummariesWanted,
  type Summary,
  type TableId,
} from '../../tables/model/store.ts'
import { feedFrom, summaryFrom, summaryRow } from '../shared/people-rows.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { PostgresConnection } from './connection.ts'
import { sagas, seats, summaries, tables } from './schema.ts'

/** Feeds are stored in the table `sagas`. */
export class StatsRows implements StatsStore {
  private readonly connection: PostgresConnection
  private readonly reader: TolerantReader

  constructor(connection: PostgresConnection, reader: TolerantReader) {
    this.connection = connection
    this.reader = reader
  }

  async saveSummary(summary: NewSummary): Promise<void> {
    const { table, ...set } = summaryRow(summary)
    await this.connection.write(async (db) => {
      // One at a time: a reader who has seen a number has seen all numbers before it.
      await db.execute(sql`lock table ${summaries} in share row exclusive mode`)
      await db
        .insert(summaries)
        .values({ table, ...set })
        .onConflictDoUpdate({ target: summaries.table, set })
    })
  }

  async summary(table: TableId): Promise<Summary | undefined> {
    const [row] = await this.connection.read((db) => db.select().from(summaries).where(eq(summaries.table, table)))
    return this.reader.one(row, summaryFrom)
  }

  async summaries({ server, user }: SummariesWanted, after: number, limit: number): Promise<readonly Summary[]> {
    // A finished game that the players went back into is no longer over.
    const isOver = sql`(select status from tables where id = ${summaries.table}) = 'over'`
    const rows = await this.connection.read((db) => {
      const theirs = (one: string) => db.select({ table: seats.table }).from(seats).where(eq(seats.user, one))
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
    })
    return this.reader.all(rows, summaryFrom)
  }

  async unsummarised(game: string, version: number, after: TableId, limit: number): Promise<readonly TableId[]> {
    const isMissing = or(
      isNull(summaries.version),
      ne(summaries.version, version),
      lt(summaries.revision, tables.revision),
    )
    const isNoLesson = or(isNull(tables.teaching), notInArray(tables.teaching, [...LESSONS]))
    const isReal = ne(tables.server, DIRECT_MESSAGES)
    const rows = await this.connection.read((db) =>
      db
        .select({ id: tables.id })
        .from(tables)
        .leftJoin(summaries, eq(summaries.table, tables.id))
        .where(
          and(eq(tables.status, 'over'), isNoLesson, isReal, eq(tables.game, game), gt(tables.id, after), isMissing),
        )
        .orderBy(asc(tables.id))
        .limit(limit),
    )
    return rows.map(({ id }) => id)
  }

  async lastSummary(): Promise<number> {
    const [row] = await this.connection.read((db) => db.select({ last: max(summaries.number) }).from(summaries))
    return row?.last ?? 0
  }

  async feed(server: string): Promise<Saga | undefined> {
    const [row] = await this.connection.read((db) => db.select().from(sagas).where(eq(sagas.server, server)))
    return this.reader.one(row, feedFrom)
  }

  async setFeed(server: string, feed: Saga | null): Promise<void> {
    await this.connection.write((db) =>
      feed
        ? db
            .insert(sagas)
            .values({ server, ...feed })
            .onConflictDoUpdate({ target: sagas.server, set: feed })
        : db.delete(sagas).where(eq(sagas.server, server)),
    )
  }

  async feedServers(): Promise<readonly string[]> {
    const rows = await this.connection.read((db) =>
      db.select({ server: sagas.server }).from(sagas).orderBy(asc(sagas.server)),
    )
    return rows.map(({ server }) => server)
  }
}
