import Database from 'better-sqlite3'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openStore, openStoreToRead, UnusableDatabase } from '../../src/storage/index.ts'
import { laterSchema } from '../kit/later-schema.ts'
import { ownFolder } from './folder.ts'
import { answer, fact, snapshot, step, table } from './rows.ts'

const place = ownFolder()
const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

test('an older database is migrated once and keeps its games', async () => {
  const before = openStore(place.path)
  await before.records.create(table())
  await step(before, { entries: [answer(1)], snapshot: snapshot(1), lines: [fact('dug'), fact('found', [0])] })
  const all = async (store: typeof before) => [
    await store.records.find('one'),
    await store.log.linkedEntries('one', 0, 9),
    await store.snapshots.all('one'),
    await store.chronicle.linkedLines('one', 0, 9),
  ]
  const kept = await all(before)
  await before.close()
  const later = laterSchema(
    'sqlite',
    place.folder,
    'alter table chronicle add column made_up integer',
    `update chronicle set made_up = line + 1`,
  )
  expect(() => openStoreToRead(place.path, undefined, later)).toThrow(/written by an older Questmaster/)
  for (let times = 0; times < 2; times += 1) {
    const store = openStore(place.path, undefined, later)
    expect(await all(store)).toEqual(kept)
    await store.close()
  }
  const raw = new Database(place.path)
  expect(raw.prepare('select made_up from chronicle order by line').pluck().all()).toEqual([2, 3])
  expect(raw.pragma('integrity_check', { simple: true })).toBe('ok')
  raw.close()
  // From now on the older Questmaster refuses it.
  for (const open of [openStore, openStoreToRead])
    expect(() => open(place.path)).toThrow(/written by a newer Questmaster/)
})

test('a migration that fails leaves the database as it was', async () => {
  await openStore(place.path).close()
  const later = laterSchema('sqlite', place.folder, 'create table made_up (id integer)', 'drop table nothing')
  expect(() => openStore(place.path, undefined, later)).toThrow(UnusableDatabase)
  const store = openStore(place.path)
  await store.records.create(table())
  await store.close()
  const raw = new Database(place.path)
  expect(raw.prepare(`select name from sqlite_master where name = 'made_up'`).all()).toEqual([])
  raw.close()
})

test('the migrations create exactly the schema', async () => {
  await openStore(place.path).close()
  const raw = new Database(place.path)
  const snapshots = readdirSync(join(MIGRATIONS, 'meta')).filter((name) => name.endsWith('_snapshot.json'))
  const last = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', snapshots.sort().at(-1) ?? ''), 'utf8')) as {
    tables: Record<string, { columns: Record<string, { notNull: boolean }>; indexes: object }>
  }
  for (const [name, { columns, indexes }] of Object.entries(last.tables)) {
    const made = raw.pragma(`table_info(${name})`) as { name: string; notnull: number }[]
    expect(made.map((one) => one.name).sort()).toEqual(Object.keys(columns).sort())
    const listed = raw.pragma(`index_list(${name})`) as { name: string; origin: string }[]
    expect(
      listed
        .filter((one) => one.origin === 'c')
        .map((one) => one.name)
        .sort(),
    ).toEqual(Object.keys(indexes).sort())
  }
  raw.close()
})
