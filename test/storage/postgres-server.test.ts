import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStoreAt, openStoreToReadAt, UnusableDatabase } from '../../src/storage/index.ts'
import { bringUpToDate } from '../../src/storage/postgres/migrating.ts'
import { PooledServer } from '../../src/storage/postgres/pool.ts'
import { SequenceTaken, type News, type TableId } from '../../src/tables/model/store.ts'
import { laterSchema } from '../kit/later-schema.ts'
import { findPrograms, PostgresServer } from '../kit/postgres.ts'
import { ownFolder } from './folder.ts'
import { answer, fact, step, table } from './rows.ts'

const programs = findPrograms()

if (!programs.isThere) test.skip(`no PostgreSQL server is tried: ${programs.why}`)
else
  describe('several processes on one server', () => {
    let server: PostgresServer
    const place = ownFolder()

    beforeAll(async () => {
      server = await new PostgresServer(programs).start()
    })
    afterAll(() => server.stop())

    test('several processes on one server create the tables once', async () => {
      const address = await server.newDatabase()
      const stores = await Promise.all([1, 2, 3, 4].map(() => openStoreAt(address)))
      await stores[0]?.records.create(table())
      for (const store of stores) {
        expect(await store.records.revision('one')).toBe(0)
        await store.close()
      }
    })

    test('several processes on one server refuse a database without UTF-8, and change nothing in it', async () => {
      await server.run(`create database western encoding 'LATIN1' locale 'C' template template0`)
      await expect(openStoreAt(server.address('western'))).rejects.toThrow(
        /^The PostgreSQL database western at .* keeps text in LATIN1: create one with the encoding UTF8, from template0\.$/,
      )
      expect(
        await server.run('select 1 from pg_tables where schemaname = current_schema()', server.address('western')),
      ).toEqual([])
    })

    test('several processes on one server migrate an older database, however long that takes, or leave it as it was', async () => {
      const address = await server.newDatabase()
      const before = await openStoreAt(address)
      await before.records.create(table())
      await step(before, { lines: [fact('found', [0]), fact('dug', 'all')] })
      await before.close()
      const later = laterSchema(
        'postgresql',
        place.folder,
        'alter table chronicle add column made_up integer not null default 7',
        'create table made_up (id integer)',
      )
      const [another, hasty] = [new PooledServer(address), new PooledServer(address, { statementTimeoutMs: 100 })]
      const reader = await another.take()
      const waiting = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      const waits = async () => {
        while ((await server.run(waiting, address)).length === 0) await pause(10)
        await pause(300)
      }
      await reader.run('begin; lock table chronicle in access share mode')
      const applied = () => server.run('select made_at from questmaster_migrations', address)
      const atFirst = await applied()
      const cutOff = expect(bringUpToDate(hasty, later)).rejects.toThrow(UnusableDatabase)
      await waits()
      await server.run(`select pg_terminate_backend(pid) from (${waiting}) as one`, address)
      await cutOff
      expect(await applied()).toEqual(atFirst)
      expect(await server.run(`select to_regclass('made_up')::text as name`, address)).toEqual([{ name: null }])
      const done = bringUpToDate(hasty, later)
      await waits()
      await reader.run('rollback')
      await done
      reader.giveBack(false)
      await Promise.all([another.close(), hasty.close()])
      expect(await server.run('select made_up from chronicle', address)).toEqual([{ made_up: 7 }, { made_up: 7 }])
      expect(await server.run('select count(*)::int as lines from chronicle', address)).toEqual([{ lines: 2 }])
      // From now on the older Questmaster refuses it.
      await expect(openStoreAt(address)).rejects.toThrow(/was written by a newer Questmaster: update this one first\.$/)
    })

    test('several processes on one server never both write a step after one revision', async () => {
      const address = await server.newSchema()
      const stores = await Promise.all([1, 2, 3].map(() => openStoreAt(address)))
      await stores[0]?.records.create(table())
      for (let after = 0; after < 10; after += 1) {
        const steps = stores.map((store) => store.commit({ table: 'one', after, entries: [answer(after + 1)], at: 2 }))
        const ends = await Promise.allSettled(steps)
        expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
        for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(SequenceTaken)
      }
      expect(await stores[1]?.log.lastSeq('one')).toBe(10)
      for (const store of stores) await store.close()
    })

    test('several processes on one server hear of each other’s changes and of lost notifications, and continue once the server is back', async () => {
      const address = await server.newSchema()
      const [ours, theirs] = [await openStoreAt(address), await openStoreAt(address)]
      const heard: (TableId | null)[] = []
      const note = (news: News) => heard.push(news.kind === 'table' ? news.table : null)
      const until = async (length: number) => {
        while (heard.length < length) await new Promise((done) => setTimeout(done, 10))
      }
      const end = await ours.changes.listen(note)
      await ours.records.create(table())
      await theirs.records.create(table({ id: 'two' }))
      await until(1)
      await expect(theirs.commit({ table: 'two', after: 5, at: 2 })).rejects.toThrow(SequenceTaken)
      await step(ours)
      await step(theirs)
      await until(2)
      expect(heard).toEqual(['two', 'one'])

      await server.halt()
      const late = theirs.commit({ table: 'two', after: 0, entries: [answer(1)], at: 2 })
      await server.start()
      await late
      await until(3)
      expect(await ours.log.lastSeq('two')).toBe(1)
      expect(heard).toContain(null)
      const before = heard.length
      await step(theirs, { table: 'two' })
      await until(before + 1)
      expect(heard.at(-1)).toBe('two')

      await end()
      await step(theirs, { table: 'two' })
      await ours.close()
      await theirs.close()
      expect(heard).toHaveLength(before + 1)
    })

    test('several processes on one server hear of many notifications at once, also from a process that is closing', async () => {
      const address = await server.newSchema()
      const [ours, theirs] = [await openStoreAt(address), await openStoreAt(address)]
      const heard: string[] = []
      await ours.changes.listen((news) => heard.push(news.kind === 'table' ? news.table : news.kind))
      const ids = Array.from({ length: 500 }, (_, index) => `${index} "ä\\'${'x'.repeat(index)}`)
      for (const id of [...ids, 'x'.repeat(9000)]) await theirs.changes.announce(id, 'server')
      await theirs.close()
      await expect.poll(() => heard.length, { timeout: 10_000 }).toBe(ids.length)
      expect(heard).toEqual(ids)
      await ours.close()
    })

    test('several processes on one server can open it for reading without writing anything', async () => {
      const address = await server.newSchema()
      const store = await openStoreAt(address)
      await store.records.create(table())
      await store.close()
      const reading = await openStoreToReadAt(address)
      expect(await reading.records.revision('one')).toBe(0)
      await expect(reading.notes.setMemo('name', 'text')).rejects.toThrow(UnusableDatabase)
      await reading.close()
    })

    describe('an unusable server is reported in one sentence without user or password', () => {
      const refusal = async (address: string) => {
        const error = await openStoreAt(address).catch((caught: unknown) => caught)
        expect(error).toBeInstanceOf(UnusableDatabase)
        const { message, stack, cause } = error as Error
        expect([message, stack, String(cause)].filter((text) => /swordfish|guarded/.test(text ?? ''))).toEqual([])
        return message
      }

      test('a server that does not exist', async () => {
        const sentence =
          "The PostgreSQL database games at 127.0.0.1:1 can't be reached. Check that its server runs, and DATABASE_URL."
        expect(await refusal('postgres://guarded:swordfish@127.0.0.1:1/games')).toBe(sentence)
      })

      test('a wrong or missing password', async () => {
        await server.run(`create role guarded login password 'herring'`)
        const address = server.address('postgres', 'guarded:swordfish')
        expect(await refusal(address)).toMatch(
          /^The server of .* refuses the user or the password\. Check DATABASE_URL\.$/,
        )
        const without = server.address('postgres', 'guarded')
        expect(await refusal(without)).toMatch(/^The server of .* asks for a password\. Check DATABASE_URL\.$/)
      })

      test('an unknown user or database', async () => {
        const nobody = server.address('postgres', 'swordfish')
        expect(await refusal(nobody)).toMatch(/refuses the user or the password/)
        expect(await refusal(server.address('swordless'))).toMatch(/ swordless at .* doesn't exist\. Create it/)
      })

      test('a user who may not create tables', async () => {
        await server.run('create role guest login')
        const address = await server.newDatabase()
        await server.run('revoke create on schema public from public', address)
        expect(await refusal(address.replace('keeper@', 'guest@'))).toMatch(/may not create or change tables/)
      })

      test.each([
        'postgres://guarded:sword#fish/@:x',
        'postgres://guarded:sword%zzfish@127.0.0.1:1/games',
        'postgres://guarded:12/swordfish@127.0.0.1:1/games',
        'postgres://127.0.0.1:1/games%zz?user=guarded&password=swordfish',
        'postgres://127.0.0.1:99999/games?user=guarded&password=swordfish',
        'postgres://127.0.0.1/games?port=99999&user=guarded&password=swordfish',
        'postgres://127.0.0.1:1/games?sslrootcert=/swordfish/guarded.crt',
      ])('an invalid address: %s', async (address) => {
        expect(await refusal(address)).toMatch(/^(?=[A-Z])[^\n]*DATABASE_URL[^\n]*\.$/)
      })

      test('a wrong password in any part of the address', async () => {
        const address = server.address('postgres', 'guarded')
        for (const wrong of ['swordfish', 'sword%40fish', 'sword%2Ffish']) {
          expect(await refusal(`${address}&password=${wrong}`)).toMatch(/refuses the user or the password/)
          expect(await refusal(address.replace('guarded@', `guarded:${wrong}@`))).toMatch(/refuses the user/)
        }
      })

      test.each(['SQL_ASCII', 'LATIN1'])('a database with another encoding (%s)', async (encoding) => {
        const name = `odd_${encoding.toLowerCase()}`
        await server.run(`create database ${name} encoding '${encoding}' locale 'C' template template0`)
        expect(await refusal(server.address(name))).toMatch(/create one with the encoding UTF8/)
        expect(
          await server.run('select * from pg_tables where schemaname = current_schema()', server.address(name)),
        ).toEqual([])
      })

      test('a database that the user may only read', async () => {
        const address = await server.newDatabase()
        await server.run(`create role reader login; alter role reader set default_transaction_read_only = on`)
        await server.run('grant all on schema public to reader', address)
        expect(await refusal(address.replace('keeper@', 'reader@'))).toMatch(/is read-only\. Check/)
      })
    })
  })
