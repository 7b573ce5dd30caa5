import { readMigrationFiles } from 'drizzle-orm/migrator'
import { fileURLToPath } from 'node:url'
import { UnusableDatabase } from '../failures.ts'
import { failedToOpen, upper } from './failures.ts'
import type { Server, Session } from './server.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations/postgres', import.meta.url))
/** The oldest server that says by the number of a transaction how it ended. */
const OLDEST = 130_000
/** Of several processes that start at once one makes the tables, and the others wait; any number will do. */
const LOCK = 7_366_031

/** Looks whether a database can be used, and brings it up to this schema. Throws `UnusableDatabase`; then nothing has changed. */
export async function bringUpToDate(server: Server): Promise<void> {
  try {
    const session = await server.take()
    try {
      await session.run(`begin; select pg_advisory_xact_lock(${LOCK})`)
      await migrate(session, server.name)
      await session.run('commit')
    } catch (error) {
      await session.run('rollback').catch(() => undefined)
      throw error
    } finally {
      session.giveBack(false)
    }
  } catch (error) {
    throw failedToOpen(error, server.name)
  }
}

async function migrate(session: Session, name: string): Promise<void> {
  const figure = async (question: string) => Number((await session.run(`select ${question} as figure`))[0]?.['figure'])
  if ((await figure(`current_setting('server_version_num')`)) < OLDEST) {
    throw new UnusableDatabase(`The server of ${name} is older than PostgreSQL 13: update it first.`)
  }
  if ((await figure(`(select count(*) from pg_namespace where nspname = current_schema())`)) === 0) {
    throw new UnusableDatabase(
      `${upper(name)} has no schema to keep tables in: create the one that its search_path names.`,
    )
  }
  const isOurs = (await figure(`(to_regclass('questmaster_migrations') is not null)::int`)) === 1
  const others = `(select count(*) from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v'))`
  if (!isOurs && (await figure(others)) > 0) {
    throw new UnusableDatabase(
      `${upper(name)} holds tables of another program: give Questmaster a database of its own.`,
    )
  }
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS })
  const latest = isOurs ? await figure('(select coalesce(max(made_at), 0) from questmaster_migrations)') : 0
  if (latest > Math.max(...migrations.map(({ folderMillis }) => folderMillis))) {
    throw new UnusableDatabase(`${upper(name)} was written by a newer Questmaster: update this one first.`)
  }
  if (!isOurs) await session.run('create table questmaster_migrations (made_at bigint primary key)')
  for (const { sql, folderMillis } of migrations.filter((one) => one.folderMillis > latest)) {
    // The generator names the schema in some places: the tables may stand in another one.
    await session.run(sql.join('').replaceAll('"public".', ''))
    await session.run(`insert into questmaster_migrations (made_at) values (${folderMillis})`)
  }
}
