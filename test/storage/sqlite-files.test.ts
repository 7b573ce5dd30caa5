import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { existsSync, statSync, symlinkSync, truncateSync, writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { connect, SqliteConnection } from '../../src/storage/sqlite/database.ts'
import { openStore, UnusableDatabase } from '../../src/storage/index.ts'
import { storeOn } from '../../src/storage/sqlite/store.ts'
import { TABLE_STATUSES, type Store, type TableQuery } from '../../src/tables/model/store.ts'
import { ownFolder } from './folder.ts'
import { answer, fact, snapshot, rewind, step, table } from './rows.ts'

const place = ownFolder()

describe('an unusable database is reported in one sentence', () => {
  const failure = (at: string): string => {
    try {
      openStore(at)
    } catch (error) {
      if (error instanceof UnusableDatabase) return error.message
      throw error
    }
    throw new Error('it could be opened')
  }

  test('a file that is not a database', () => {
    const file = join(place.folder, 'letter.txt')
    writeFileSync(file, 'Dear all, this is no database, however long it may be, and it goes on.\n'.repeat(40))
    expect(failure(file)).toBe(`The file ${file} isn't a database. Name another one in DATABASE_PATH.`)
  })

  test('a folder, and a path below a file', () => {
    const sentence = /^The database .* can't be opened(: .*| \(.*\))\. Check DATABASE_PATH\.$/
    expect(failure(place.folder)).toMatch(sentence)
    const file = join(place.folder, 'file')
    writeFileSync(file, '')
    expect(failure(join(file, 'tables.db'))).toMatch(sentence)
  })

  test('a database that is mostly erased', async () => {
    await openStore(place.path).close()
    truncateSync(place.path, 50)
    expect(failure(place.path)).toBe(`The database ${place.path} is damaged. Restore a backup.`)
  })

  test('a database of a newer Questmaster', async () => {
    await openStore(place.path).close()
    const raw = new Database(place.path)
    raw.exec(`insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)`)
    raw.close()
    const before = readFileSync(place.path)
    expect(failure(place.path)).toBe(
      `The database ${place.path} was written by a newer Questmaster: update this one first.`,
    )
    expect(readFileSync(place.path).equals(before), 'it is as it was').toBe(true)
  })
})

describe('a step that cannot be written rejects with the reason and writes nothing', () => {
  const why = async (pragma: string): Promise<string> => {
    const connection = connect(place.path)
    const store = storeOn(connection)
    await store.records.create(table())
    const [name = '', usual = ''] = pragma.split(' -> ')
    connection.raw.pragma(name)
    const large = { entries: [answer(1)], lines: [fact('x'.repeat(100_000))], snapshot: snapshot(1) }
    const error: unknown = await step(store, large).catch((thrown: unknown) => thrown)
    connection.raw.pragma(usual)
    expect(await store.log.entries('one')).toEqual([])
    expect(await store.records.find('one')).toMatchObject({ revision: 0, changedAt: 1 })
    await step(store, large)
    await store.close()
    expect(error).toBeInstanceOf(UnusableDatabase)
    return error instanceof Error ? error.message : ''
  }

  test('a step that cannot be written rejects with the reason and writes nothing when the disk is full', async () => {
    expect(await why('max_page_count = 1 -> max_page_count = 100000')).toBe(
      `The disk of the database ${place.path} is full. Free some space.`,
    )
  })

  test('a step that cannot be written rejects with the reason and writes nothing when the file is read-only', async () => {
    expect(await why('query_only = 1 -> query_only = 0')).toBe(
      `Writing to the database ${place.path} isn't allowed. Check who owns the file and its folder.`,
    )
  })

  test('a step that cannot be written rejects with the reason and writes nothing when another program has locked it', async () => {
    const connection = connect(place.path)
    const store = storeOn(connection)
    await store.records.create(table())
    connection.raw.pragma('busy_timeout = 20')
    const other = new Database(place.path)
    other.exec('begin immediate')
    const sentence = `The database ${place.path} is in use by another program. Stop that one first.`
    await expect(step(store)).rejects.toThrow(sentence)
    await expect(store.notes.setMemo('name', 'text')).rejects.toThrow(sentence)
    expect(await store.tidy()).toBe(false)
    other.exec('rollback')
    other.close()
    await step(store)
    await store.close()
  })
})

describe('the file', () => {
  test('the file may be given by a symbolic link: its write-ahead log is beside the real file', async () => {
    await openStore(place.path).close()
    const link = join(place.folder, 'link.db')
    symlinkSync(place.path, link)
    const store = openStore(link)
    await store.records.create(table({ id: 'linked' }))
    expect([`${place.path}-wal`, `${link}-wal`].map(existsSync)).toEqual([true, false])
    await store.close()
    const again = openStore(place.path)
    expect(await again.records.find('linked')).toBeDefined()
    await again.close()
  })

  const sizeOf = (path: string) => (existsSync(path) ? statSync(path).size : 0)

  test('the file survives a process that does not close it', async () => {
    const crashed = openStore(place.path)
    await crashed.records.create(table())
    const after = openStore(place.path)
    expect(await after.records.find('one')).toEqual({ ...table(), revision: 0 })
    await crashed.close()
    await after.close()
  })

  test('the file has a write-ahead log that stays small, with or without tidying', async () => {
    for (const isTidied of [false, true]) {
      const path = join(place.folder, `${isTidied}.db`)
      const store = openStore(path)
      await store.records.create(table())
      for (let seq = 1; seq <= 400; seq += 1) {
        await step(store, { entries: [answer(seq)], lines: [fact('x'.repeat(9000))] })
        if (isTidied) await store.tidy()
      }
      expect(sizeOf(`${path}-wal`)).toBeLessThan(6_000_000)
      await store.close()
    }
  })

  const grown = async (store: Store): Promise<void> => {
    await store.records.create(table())
    for (let index = 0; index < 40; index += 1) {
      await store.projections.set({ table: 'one', kind: 'card', target: `${index}`, data: 'x'.repeat(100_000) })
    }
    for (let index = 0; index < 40; index += 1) await store.projections.forget('one', 'card', `${index}`)
  }

  test('the file returns unused pages to the system, a few at a time', async () => {
    const connection = connect(place.path)
    const store = storeOn(connection)
    await grown(store)
    const pages = () => Number(connection.raw.pragma('page_count', { simple: true }))
    let before = pages()
    expect(before).toBeGreaterThan(900)
    let pieces = 0
    while (await store.tidy()) {
      expect(before - pages()).toBeLessThan(100)
      before = pages()
      pieces += 1
    }
    expect(pieces).toBeGreaterThan(5)
    expect(pages()).toBeLessThan(400)
    expect(await store.tidy()).toBe(false)
    await store.close()
    expect(sizeOf(place.path)).toBeLessThan(400 * 4096)
  })
})

test('every query uses an index', async () => {
  await openStore(place.path).close()
  const said: string[] = []
  const raw = new Database(place.path, { verbose: (sql) => said.push(String(sql)) })
  const store = storeOn(new SqliteConnection(raw, drizzle({ client: raw }), place.path))
  await store.records.create(table())
  await step(store, { entries: [answer(1)], lines: [fact('dug'), fact('found', [0])], snapshot: snapshot(0), due: 1 })
  const { seats } = table()
  await step(store, { entries: [rewind(2, 0), answer(3)], snapshot: snapshot(3), change: { status: 'over', seats } })
  await store.records.find('one')
  await store.records.findOpen('server', 'one')
  const some: TableQuery[] = [
    { server: 'server' },
    { user: 'ann' },
    { host: 'ann' },
    { server: 'server', room: 'one' },
    { server: 'server', formerly: 'ann' },
  ]
  for (const wanted of [...some, { user: 'ann', server: 'server' }, { server: 'server', host: 'ann' }]) {
    for (const statuses of [TABLE_STATUSES, ['lobby', 'playing'], ['playing'], ['over']] as const) {
      await store.records.list({ ...wanted, statuses, limit: 5 })
      await store.records.count({ ...wanted, statuses })
    }
  }
  await store.records.unfinished('', 9)
  await store.resumePoint('one')
  await store.resumePointAt('one', 1)
  await store.log.linkedEntries('one', 0, 9)
  await store.chronicle.lines('one', 0, 9)
  await store.chronicle.lastLines('one', 9)
  await store.chronicle.linesFor('one', 0, 1, 9)
  await store.chronicle.countFor('one', null)
  await store.chronicle.privateLinesFor('one', 0, 9)
  await store.chronicle.privateLines('one', 0, 9)
  await store.marks.guesses('one')
  await store.records.finishedGames('toy', ['ann'])
  await store.notes.faults('one')
  await store.projections.find('one', 'card')
  await store.projections.markShown('one', 1)
  const asked = said.filter((sql) => /^(select|update|delete)/i.test(sql))
  expect(asked.length).toBeGreaterThan(60)
  const planOf = (sql: string) => raw.prepare<[], { detail: string }>(`explain query plan ${sql}`).all()
  const ofFormer = asked.filter(
    (sql) => sql.includes('instr') && /status in \('over'\)|'closed', 'over'|'over', 'closed'/.test(sql),
  )
  expect(ofFormer.length).toBeGreaterThan(3)
  for (const sql of ofFormer) expect(JSON.stringify(planOf(sql))).toContain('tables_left')
  const slow = asked.flatMap((sql) => {
    return planOf(sql)
      .filter(({ detail }) => /^SCAN (?!\(subquery|json_each|CONSTANT)/.test(detail))
      .map(({ detail }) => [detail, sql])
  })
  expect(slow).toEqual([])
  await store.close()
})
