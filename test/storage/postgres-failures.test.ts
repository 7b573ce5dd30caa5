import { afterAll, describe, expect, test } from 'vitest'
import { SequenceTaken, type Store } from '../../src/tables/model/store.ts'
import { UnusableDatabase } from '../../src/storage/index.ts'
import { openOn } from '../../src/storage/postgres/store.ts'
import { checkReadable } from '../../src/storage/postgres/migrating.ts'
import type { Server, Session } from '../../src/storage/postgres/server.ts'
import { InProcess } from '../kit/pglite.ts'
import { answer, step, table } from './rows.ts'

const database = new InProcess()
afterAll(() => database.close())

/** A server with one fault: `instead` replaces `run`. */
function failing(
  server: Server,
  instead: (statements: string, run: Session['run']) => ReturnType<Session['run']>,
): Server {
  return {
    ...server,
    take: async () => {
      const session = await server.take()
      return { ...session, run: (statements) => instead(statements, session.run) }
    },
  }
}

const lost = () => Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })

/** A store with one table whose next commit goes wrong as given; later ones succeed. */
async function storeWith(commit: (run: Session['run']) => ReturnType<Session['run']>) {
  const schema = await database.newSchema()
  let isArmed = false
  const server = failing(database.server(schema), async (statements, run) => {
    if (statements !== 'commit' || !isArmed) return run(statements)
    isArmed = false
    return commit(run)
  })
  const store = await openOn(server)
  await store.records.create(table())
  isArmed = true
  return store
}

const first = { table: 'one', after: 0, entries: [answer(1)], at: 2 }

async function expectOneStep(store: Store) {
  expect(await store.records.revision('one')).toBe(1)
  expect(await store.log.entries('one')).toHaveLength(1)
  await step(store, { entries: [answer(2)] })
  expect(await store.log.lastSeq('one')).toBe(2)
}

describe('a step is written exactly once', () => {
  test('a step is written exactly once when the connection is lost before the commit', async () => {
    const store = await storeWith(async (run) => {
      await run('rollback')
      throw lost()
    })
    await store.commit(first)
    await expectOneStep(store)
  })

  test('a step is written exactly once when the connection is lost after the commit but before its confirmation', async () => {
    const store = await storeWith(async (run) => {
      await run('commit')
      throw lost()
    })
    await store.commit(first)
    await expectOneStep(store)
  })

  test.each(['40001', '40P01'])(
    'a step is written exactly once when the server reports a transient error (%s)',
    async (code) => {
      const store = await storeWith(async (run) => {
        await run('rollback')
        throw Object.assign(new Error('not now'), { code })
      })
      await store.commit(first)
      await expectOneStep(store)
    },
  )

  test('a step is written exactly once, and is refused if another step came in between', async () => {
    const schema = await database.newSchema()
    const other = await openOn(database.server(schema))
    await other.records.create(table())
    let isArmed = true
    const server = failing(database.server(schema), async (statements, run) => {
      if (statements !== 'commit' || !isArmed) return run(statements)
      isArmed = false
      await run(`rollback; update tables set revision = 1 where id = 'one'`)
      throw lost()
    })
    const store = await openOn(server, undefined, async () => undefined)
    await expect(store.commit(first)).rejects.toThrow(SequenceTaken)
    expect(await store.log.entries('one')).toEqual([])
  })
})

test('errors never contain the data to be written', async () => {
  const store = await openOn(database.server(await database.newSchema()))
  await store.records.create(table())
  const refused = await store.notes
    .setPrivateNote('one', 'ann', 'the key is under \u0000 the mat')
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Error)
  const all = [String(refused), JSON.stringify(refused), String((refused as Error).cause), (refused as Error).stack]
  expect(all.filter((text) => text?.includes('mat'))).toEqual([])
})

describe('an unusable database is refused in one sentence and left as it is', () => {
  const refusal = async (prepare: string, open = (server: Server) => openOn(server)) => {
    const schema = await database.newSchema()
    const server = database.server(schema)
    const session = await server.take()
    await session.run(prepare)
    session.giveBack(false)
    const error = await open(server).catch((caught: unknown) => caught)
    const again = await server.take()
    const rows = await again.run(
      `select relname from pg_class where relnamespace = '${schema}'::regnamespace and relkind = 'r'`,
    )
    again.giveBack(false)
    expect(error).toBeInstanceOf(UnusableDatabase)
    return { sentence: (error as Error).message, tables: rows.length }
  }
  const name = 'PostgreSQL database in this process'

  test('a database of another program', async () => {
    const sentence = `The ${name} holds tables of another program: give Questmaster a database of its own.`
    expect(await refusal('create table theirs (id int)')).toEqual({ sentence, tables: 1 })
  })

  test('a database of a newer Questmaster', async () => {
    const newer =
      'create table questmaster_migrations (made_at bigint); insert into questmaster_migrations values (9e15)'
    const sentence = `The ${name} was written by a newer Questmaster: update this one first.`
    expect(await refusal(newer)).toEqual({ sentence, tables: 1 })
  })

  test('an empty or older database that is opened for reading', async () => {
    const toRead = (server: Server) => openOn(server, undefined, checkReadable)
    const nothing = `The ${name} has no games in it.`
    expect(await refusal('select 1', toRead)).toEqual({ sentence: nothing, tables: 0 })
    const older = `The ${name} was written by an older Questmaster: start this one on it once.`
    expect(await refusal('create table questmaster_migrations (made_at bigint)', toRead)).toEqual({
      sentence: older,
      tables: 1,
    })
  })

  test('a database on a replica', async () => {
    const copy = (server: Server) =>
      openOn(
        failing(server, async (statements, run) =>
          statements.includes('pg_is_in_recovery') ? [{ figure: 1 }] : run(statements),
        ),
      )
    const sentence = `The server of the ${name} is read-only. Check that DATABASE_URL names the primary server.`
    expect(await refusal('select 1', copy)).toEqual({ sentence, tables: 0 })
  })

  test('a database on an outdated server', async () => {
    const old = (server: Server) =>
      openOn(
        failing(server, async (statements, run) =>
          statements.includes('server_version_num') ? [{ figure: '120022' }] : run(statements),
        ),
      )
    const sentence = `The server of the ${name} is older than PostgreSQL 13: update it first.`
    expect(await refusal('select 1', old)).toEqual({ sentence, tables: 0 })
  })
})
