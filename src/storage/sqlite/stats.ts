import type { Statement } from 'better-sqlite3'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { NewSummary, Saga, SummariesWanted, TableId } from '../../tables/model/store.ts'
import type { Connection } from './database.ts'
import { sagas, summaries } from './schema.ts'

type SummaryRow = typeof summaries.$inferSelect

const COLUMNS = Object.entries(getTableColumns(summaries))
  .map(([name, column]) => `"${column.name}" as "${name}"`)
  .join(', ')

/** What finished games have left, and where it is told. */
export class AnnalsRows {
  private readonly save
  private readonly one
  private readonly lists: Readonly<Record<string, Statement<Record<string, string | number>, SummaryRow>>>
  private readonly missing
  private readonly last
  private readonly sagaOf
  private readonly writeSaga
  private readonly dropSaga
  private readonly servers

  constructor({ db, raw }: Connection) {
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
      // A game that was gone back to is not over any more.
      const isOver = `(select status from tables where id = table_id) = 'over'`
      const all = ['number > :after', isOver, ...where].join(' and ')
      return raw.prepare<Record<string, string | number>, SummaryRow>(
        `select ${COLUMNS} from summaries where ${all} order by number limit :limit`,
      )
    }
    this.lists = {
      all: list(),
      server: list('server = :server'),
      user: list(isTheirs),
      both: list('server = :server', isTheirs),
    }
    this.missing = raw
      .prepare<[string, TableId, number, number], TableId>(
        `select id from tables left join summaries on table_id = id
        where status = 'over' and tables.game = ? and id > ?
          and (version is null or version <> ? or summaries.revision < tables.revision)
        order by id limit ?`,
      )
      .pluck()
    this.last = raw.prepare<[], number>('select coalesce(max(number), 0) from summaries').pluck()
    this.sagaOf = db
      .select()
      .from(sagas)
      .where(eq(sagas.server, placeholder('server')))
      .prepare()
    this.writeSaga = raw.prepare<Record<string, string | number | null>>(
      `insert into sagas (server, room, by_user, since, up_to, trouble)
        values (:server, :room, :by, :since, :upTo, :trouble)
      on conflict (server) do update set room = excluded.room, by_user = excluded.by_user, since = excluded.since, up_to = excluded.up_to,
        trouble = excluded.trouble`,
    )
    this.dropSaga = raw.prepare<[string]>('delete from sagas where server = ?')
    this.servers = raw.prepare<[], string>('select server from sagas order by server').pluck()
  }

  keep({ preset, startedAt, turns, seats, isElsewhere, decidedAlone, ...columns }: NewSummary): void {
    this.save.run({ ...columns, data: JSON.stringify({ preset, startedAt, turns, seats, isElsewhere, decidedAlone }) })
  }

  of(table: TableId): SummaryRow | undefined {
    return this.one.get({ table })
  }

  after({ server, user }: SummariesWanted, after: number, limit: number): SummaryRow[] {
    const which = server === undefined ? (user === undefined ? 'all' : 'user') : user === undefined ? 'server' : 'both'
    const given = { after, limit, ...(server !== undefined && { server }), ...(user !== undefined && { user }) }
    return this.lists[which]?.all(given) ?? []
  }

  missingOf(game: string, version: number, after: TableId, limit: number): TableId[] {
    return this.missing.all(game, after, version, limit)
  }

  lastNumber(): number {
    return this.last.get() ?? 0
  }

  saga(server: string): typeof sagas.$inferSelect | undefined {
    return this.sagaOf.get({ server })
  }

  setSaga(server: string, saga: Saga | null): void {
    if (saga) this.writeSaga.run({ server, ...saga })
    else this.dropSaga.run(server)
  }

  sagaServers(): string[] {
    return this.servers.all()
  }
}
