import type { Statement } from 'better-sqlite3'
import { eq, getTableColumns, sql } from 'drizzle-orm'
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
import type { RowOf } from '../shared/columns.ts'
import { feedFrom, summaryFrom, summaryRow } from '../shared/people-rows.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { SqliteConnection } from './database.ts'
import { sagas, summaries } from './schema.ts'

const COLUMNS = Object.entries(getTableColumns(summaries))
  .map(([name, column]) => `"${column.name}" as "${name}"`)
  .join(', ')

/** Feeds are stored in the table `sagas`. */
export class StatsRows implements StatsStore {
  private readonly connection: SqliteConnection
  private readonly reader: TolerantReader
  private readonly save
  private readonly one
  private readonly lists: Readonly<Record<string, Statement<Record<string, string | number>, RowOf<'summaries'>>>>
  private readonly missing
  private readonly last
  private readonly feedOf
  private readonly writeFeed
  private readonly dropFeed
  private readonly servers

  constructor(connection: SqliteConnection, reader: TolerantReader) {
    this.connection = connection
    this.reader = reader
    const { db, raw } = connection
    const { placeholder } = sql
    this.save = raw.prepare<Record<string, string | number>>(
      `insert into summaries (table_id, server, game, ended_at, version, revision, data)
        values (:table, :server, :game, :endedAt, :version, :revision, :data)
      on conflict (table_id) do update set server = excluded.server, game = excluded.game, ended_at = excluded.ended_at,
        version = excluded.version, revision = excluded.revision, data = excluded.data`,
    )
    this.one = db
      .select()
      .from(summaries)
      .where(eq(summaries.table, placeholder('table')))
      .prepare()
    const isTheirs = 'table_id in (select table_id from seats where user_id = :user)'
    const list = (...where: string[]) => {
      // A finished game that the players went back into is no longer over.
      const isOver = `(select status from tables where id = table_id) = 'over'`
      const all = ['number > :after', isOver, ...where].join(' and ')
      return raw.prepare<Record<string, string | number>, RowOf<'summaries'>>(
        `select ${COLUMNS} from summaries where ${all} order by number limit :limit`,
      )
    }
    this.lists = {
      all: list(),
      server: list('server = :server'),
      user: list(isTheirs),
      both: list('server = :server', isTheirs),
    }
    const lessons = LESSONS.map((one) => `'${one}'`).join(', ')
    this.missing = raw
      .prepare<[string, TableId, number, number], TableId>(
        `select id from tables left join summaries on table_id = id
        where status = 'over' and coalesce(teaching, '') not in (${lessons})
          and tables.server <> '${DIRECT_MESSAGES}' and tables.game = ? and id > ?
          and (version is null or version <> ? or summaries.revision < tables.revision)
        order by id limit ?`,
      )
      .pluck()
    this.last = raw.prepare<[], number>('select coalesce(max(number), 0) from summaries').pluck()
    this.feedOf = db
      .select()
      .from(sagas)
      .where(eq(sagas.server, placeholder('server')))
      .prepare()
    this.writeFeed = raw.prepare<Record<string, string | number | null>>(
      `insert into sagas (server, room, by_user, since, up_to, trouble)
        values (:server, :room, :by, :since, :upTo, :trouble)
      on conflict (server) do update set room = excluded.room, by_user = excluded.by_user, since = excluded.since,
        up_to = excluded.up_to, trouble = excluded.trouble`,
    )
    this.dropFeed = raw.prepare<[string]>('delete from sagas where server = ?')
    this.servers = raw.prepare<[], string>('select server from sagas order by server').pluck()
  }

  async saveSummary(summary: NewSummary): Promise<void> {
    await this.connection.write(() => this.save.run(summaryRow(summary)))
  }

  async summary(table: TableId): Promise<Summary | undefined> {
    return this.reader.one(await this.connection.read(() => this.one.get({ table })), summaryFrom)
  }

  async summaries({ server, user }: SummariesWanted, after: number, limit: number): Promise<readonly Summary[]> {
    const which = server === undefined ? (user === undefined ? 'all' : 'user') : user === undefined ? 'server' : 'both'
    const given = { after, limit, ...(server !== undefined && { server }), ...(user !== undefined && { user }) }
    return this.reader.all(await this.connection.read(() => this.lists[which]?.all(given) ?? []), summaryFrom)
  }

  unsummarised(game: string, version: number, after: TableId, limit: number): Promise<readonly TableId[]> {
    return this.connection.read(() => this.missing.all(game, after, version, limit))
  }

  lastSummary(): Promise<number> {
    return this.connection.read(() => this.last.get() ?? 0)
  }

  async feed(server: string): Promise<Saga | undefined> {
    return this.reader.one(await this.connection.read(() => this.feedOf.get({ server })), feedFrom)
  }

  async setFeed(server: string, feed: Saga | null): Promise<void> {
    await this.connection.write(() => (feed ? this.writeFeed.run({ server, ...feed }) : this.dropFeed.run(server)))
  }

  feedServers(): Promise<readonly string[]> {
    return this.connection.read(() => this.servers.all())
  }
}
