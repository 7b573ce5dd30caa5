import { readMigrationFiles } from 'drizzle-orm/migrator'
import { fileURLToPath } from 'node:url'
import { UnusableDatabase } from '../../tables/model/store.ts'
import { failedToOpen, upper } from './failures.ts'
import { LONG, type Server, type Session } from './server.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations/postgres', import.meta.url))
/** The oldest server that says by the number of a transaction how it ended. */
const OLDEST = 130_000
/** Of several processes that start at once one makes the tables, and the others wait; any number will do. */
const LOCK = 7_366_031
/** Tables and views of the schema that is worked in. */
const THERE = `(select count(*) from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v'))`

/** Runs the migrations in a folder that a database lacks. Rejects with `UnusableDatabase`; then nothing has changed. */
export async function bringUpToDate(server: Server, migrationsFolder = MIGRATIONS): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder })
  await prepare(server, async (session) => {
    await refuseCopy(session, server.name)
    // To change every line of a large database takes long, and whoever comes second waits for that.
    await session.run('set local statement_timeout to 0')
    await session.run(`select pg_advisory_xact_lock(${LOCK})`, LONG)
    const latest = await latestIn(session, server.name, latestOf(migrations))
    if (latest === null) await session.run('create table questmaster_migrations (made_at bigint primary key)')
    for (const { sql, folderMillis } of migrations.filter((one) => one.folderMillis > (latest ?? 0))) {
      // The generator names the schema in some places: the tables may stand in another one.
      await session.run(sql.join('').replaceAll('"public".', ''), LONG)
      await session.run(`insert into questmaster_migrations (made_at) values (${folderMillis})`)
    }
  })
}

/** Looks whether a database can be read as it is. Rejects with `UnusableDatabase`. */
export async function lookAt(server: Server): Promise<void> {
  await prepare(server, async (session) => {
    const ours = latestOf(readMigrationFiles({ migrationsFolder: MIGRATIONS }))
    const latest = await latestIn(session, server.name, ours)
    if (latest === null) throw new UnusableDatabase(`${upper(server.name)} has no games in it.`)
    if (latest !== ours) {
      throw new UnusableDatabase(
        `${upper(server.name)} was written by an older Questmaster: start this one on it once.`,
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
      // What was begun and not ended ends with its connection.
      session.giveBack(!isDone)
    }
  } catch (error) {
    throw failedToOpen(error, server.name)
  }
}

/** A server that follows another can only be read. */
async function refuseCopy(session: Session, name: string): Promise<void> {
  const [row] = await session.run('select pg_is_in_recovery()::int as figure')
  if (Number(row?.['figure']) === 0) return
  throw new UnusableDatabase(`One may only read from ${name}: check that DATABASE_URL names the primary server.`)
}

/** When the last of its migrations was written; `null` if there is nothing in it. Rejects if it is not for us. */
async function latestIn(session: Session, name: string, ours: number): Promise<number | null> {
  const ask = async (question: string) => (await session.run(`select ${question} as figure`))[0]?.['figure']
  const figure = async (question: string) => Number(await ask(question))
  if ((await figure(`current_setting('server_version_num')`)) < OLDEST) {
    throw new UnusableDatabase(`The server of ${name} is older than PostgreSQL 13: update it first.`)
  }
  const encoding = String(await ask(`current_setting('server_encoding')`))
  if (encoding !== 'UTF8') {
    throw new UnusableDatabase(
      `${upper(name)} keeps text in ${encoding}: create one with the encoding UTF8, from template0.`,
    )
  }
  if ((await figure(`(select count(*) from pg_namespace where nspname = current_schema())`)) === 0) {
    throw new UnusableDatabase(
      `${upper(name)} has no schema to keep tables in: create the one that its search_path names.`,
    )
  }
  if ((await figure(`(to_regclass('questmaster_migrations') is not null)::int`)) === 0) {
    if ((await figure(THERE)) === 0) return null
    throw new UnusableDatabase(
      `${upper(name)} holds tables of another program: give Questmaster a database of its own.`,
    )
  }
  const latest = await figure('(select coalesce(max(made_at), 0) from questmaster_migrations)')
  if (latest > ours) {
    throw new UnusableDatabase(`${upper(name)} was written by a newer Questmaster: update this one first.`)
  }
  return latest
}

function latestOf(migrations: ReturnType<typeof readMigrationFiles>): number {
  return Math.max(...migrations.map(({ folderMillis }) => folderMillis))
}
