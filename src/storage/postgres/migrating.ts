import { readMigrationFiles } from 'drizzle-orm/migrator'
import { fileURLToPath } from 'node:url'
import { UnusableDatabase } from '../../tables/model/store.ts'
import { capitalise } from '../shared/failures.ts'
import { failedToOpen } from './failures.ts'
import { LONG_TIMEOUT_MS, type Server, type Session } from './server.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations/postgres', import.meta.url))
/** The first version that tells the outcome of a transaction from its number. */
const MIN_SERVER_VERSION = 130_000
/**
 * An advisory lock: of several processes that start at once, one migrates and the others wait. The number is arbitrary.
 */
const LOCK_ID = 7_366_031
/** The number of tables and views in the current schema. */
const RELATION_COUNT = `(select count(*) from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v'))`

/** Runs missing migrations, all or none. Rejects with `UnusableDatabase`. */
export async function bringUpToDate(server: Server, migrationsFolder = MIGRATIONS): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  await prepare(server, async (session) => {
    await refuseReplica(session, server.name)
    // Changing every row of a large database takes long, and a second process waits for that.
    await session.run('set local statement_timeout to 0')
    await session.run(`select pg_advisory_xact_lock(${LOCK_ID})`, LONG_TIMEOUT_MS)
    const latest = await latestIn(session, server.name, latestOf(migrations))
    if (latest === null) await session.run('create table questmaster_migrations (made_at bigint primary key)')
    for (const { sql, folderMillis } of migrations.filter((one) => one.folderMillis > (latest ?? 0))) {
      // The generator names the schema in some places, but the tables may be in another one.
      await session.run(sql.join('').replaceAll('"public".', ''), LONG_TIMEOUT_MS)
      await session.run(`insert into questmaster_migrations (made_at) values (${folderMillis})`)
    }
  })
}

/** Rejects with `UnusableDatabase` unless the database can be read without migrations. */
export async function checkReadable(server: Server): Promise<void> {
  await prepare(server, async (session) => {
    const ours = latestOf(readMigrationFiles({ migrationsFolder: MIGRATIONS }))
    const latest = await latestIn(session, server.name, ours)
    if (latest === null) throw new UnusableDatabase(`${capitalise(server.name)} has no games in it.`)
    if (latest !== ours) {
      throw new UnusableDatabase(
        `${capitalise(server.name)} was written by an older Questmaster: start this one on it once.`,
      )
    }
  })
}

async function prepare(server: Server, work: (session: Session) => Promise<void>): Promise<void> {
  try {
    const session = await server.take()
    let isDone = false
    try {
      await session.run('begin')
      await work(session)
      await session.run('commit')
      isDone = true
    } finally {
      // Closing the connection rolls an unfinished transaction back.
      session.giveBack(!isDone)
    }
  } catch (error) {
    throw failedToOpen(error, server.name)
  }
}

/** A replica can't be written to. */
async function refuseReplica(session: Session, name: string): Promise<void> {
  const [row] = await session.run('select pg_is_in_recovery()::int as figure')
  if (Number(row?.['figure']) === 0) return
  throw new UnusableDatabase(`The server of ${name} is read-only. Check that DATABASE_URL names the primary server.`)
}

/** The time of the last migration in the database; `null` if the database is empty. Rejects if it is unsuitable. */
async function latestIn(session: Session, name: string, ours: number): Promise<number | null> {
  const ask = async (expression: string) => (await session.run(`select ${expression} as figure`))[0]?.['figure']
  const figure = async (expression: string) => Number(await ask(expression))
  if ((await figure(`current_setting('server_version_num')`)) < MIN_SERVER_VERSION) {
    throw new UnusableDatabase(`The server of ${name} is older than PostgreSQL 13: update it first.`)
  }
  const encoding = String(await ask(`current_setting('server_encoding')`))
  if (encoding !== 'UTF8') {
    throw new UnusableDatabase(
      `${capitalise(name)} keeps text in ${encoding}: create one with the encoding UTF8, from template0.`,
    )
  }
  if ((await figure(`(select count(*) from pg_namespace where nspname = current_schema())`)) === 0) {
    throw new UnusableDatabase(
      `${capitalise(name)} has no schema to keep tables in: create the one that its search_path names.`,
    )
  }
  if ((await figure(`(to_regclass('questmaster_migrations') is not null)::int`)) === 0) {
    if ((await figure(RELATION_COUNT)) === 0) return null
    throw new UnusableDatabase(
      `${capitalise(name)} holds tables of another program: give Questmaster a database of its own.`,
    )
  }
  const latest = await figure('(select coalesce(max(made_at), 0) from questmaster_migrations)')
  if (latest > ours) {
    throw new UnusableDatabase(`${capitalise(name)} was written by a newer Questmaster: update this one first.`)
  }
  return latest
}

function latestOf(migrations: ReturnType<typeof readMigrationFiles>): number {
  return Math.max(...migrations.map(({ folderMillis }) => folderMillis))
}
