import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { FIRST_LINK, linkAfter } from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import { Damaged, TIMING_BEFORE, type Store } from '../../src/tables/store.ts'
import { answer as play, houseOf, startTable } from '../kit/house.ts'
import { ownFolder } from './folder.ts'
import { answer, event, fact, rewind, seat, step, table } from './rows.ts'

const place = ownFolder()
const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url))

/** A database as it was left by a Questmaster with the migrations before one, and what was written with it. */
function old(before: string, ...statements: string[]): void {
  const folder = join(place.folder, 'old')
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta', '_journal.json'), 'utf8')) as {
    entries: { tag: string }[]
  }
  const entries = journal.entries.filter(({ tag }) => tag < before)
  for (const { tag } of entries) copyFileSync(join(MIGRATIONS, `${tag}.sql`), join(folder, `${tag}.sql`))
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  mkdirSync(dirname(place.path), { recursive: true })
  const raw = new Database(place.path)
  migrate(drizzle({ client: raw }), { migrationsFolder: folder })
  for (const statement of statements) raw.exec(statement)
  raw.close()
}

/** Statements that wrote a game under way, with a player and a computer, before positions were kept. */
function oldGame(id: string, status = 'playing', second = 'null'): string[] {
  const link = linkAfter(FIRST_LINK, answer(1))
  const answers = [1, 2, 3, 5, 6].map((seq) => {
    const links = seq === 1 ? `'${link}'` : `null`
    return `insert into entries (table_id, seq, kind, seat, verb, key, sealed, quiet, by_user, at, link)
      values ('${id}', ${seq}, 'answer', ${seq % 2 === 0 ? 1 : 0}, 'dig.where', 'pit:north', 1, 0, 'ann', ${seq}, ${links})`
  })
  const snapshots = [0, 1, 2, 3, 5, 6].map(
    (seq) => `insert into snapshots values ('${id}', ${seq}, 4, '{"at":${seq}}')`,
  )
  const lines = [
    { kind: 'event', event: { kind: 'started' } },
    { kind: 'fact', fact: { kind: 'dug', deep: ['"🐉"', 1.5, null] }, to: 'all' },
    { kind: 'fact', fact: { kind: 'found' }, to: [1, 0] },
    { kind: 'event', event: { kind: 'fault', fault: 'f' } },
  ]
  return [
    `insert into tables (id, game, length, seed, status, server, room, host, created_at, changed_at)
      values ('${id}', 'toy', 'short', 'seed', '${status}', 'server', '${id}', 'ann', 1, 1)`,
    `insert into seats values ('${id}', 0, 'ann', 'Ann', 0), ('${id}', 1, ${second}, 'Second', 0)`,
    ...answers,
    `insert into entries (table_id, seq, kind, rewound_to, at) values ('${id}', 4, 'rewind', 2, 4)`,
    ...snapshots,
    ...lines.map(
      (line, index) => `insert into chronicle values ('${id}', ${index + 1}, 1, 9, '${JSON.stringify(line)}')`,
    ),
    `insert into shown values ('${id}', 'card', '', '{"message":"1"}')`,
    `insert into private_notes values ('${id}', 'ann', 'Mine.')`,
  ]
}

test('a game under way goes on where it stood before positions were kept', async () => {
  old('0005', ...oldGame('one'))
  const store = openStore(place.path)
  const seats = [seat(0, 'ann', 'Ann'), seat(1, null, 'Second')]
  const record = table({ seal: { kind: 'before' }, status: 'playing', seats, timing: TIMING_BEFORE })
  expect(await store.table('one')).toEqual({ ...record, revision: 0 })
  const given = (seq: number) => {
    const one = { ...answer(seq), at: seq }
    return one.kind === 'answer' ? { ...one, answer: { ...one.answer, seat: seq % 2 === 0 ? 1 : 0 } } : one
  }
  const back = { ...rewind(4, 2), by: null, at: 4 }
  expect(await store.entries('one')).toEqual([given(1), given(2), given(3), back, given(5), given(6)])
  expect((await store.linkedEntries('one', 0, 2)).map(({ link }) => link)).toEqual([
    linkAfter(FIRST_LINK, answer(1)),
    null,
  ])
  // The third was taken back; of those on the log the first and the last two are left.
  const kept = [
    { seq: 0, turn: 1, acted: [0, 0], version: 4, state: '{"at":0}' },
    { seq: 5, turn: 4, acted: [3, 1], version: 4, state: '{"at":5}' },
    { seq: 6, turn: 5, acted: [3, 2], version: 4, state: '{"at":6}' },
  ]
  expect(await store.positions('one')).toEqual(kept)
  expect(await store.kept('one')).toEqual({ position: kept[2], entries: [], seq: 6, heard: 2, line: 4 })
  const lines = [
    event({ kind: 'started' }),
    { kind: 'fact', fact: { kind: 'dug', deep: ['"🐉"', 1.5, null] }, to: 'all' },
    fact('found', [1, 0]),
    event({ kind: 'fault', fault: 'f' }),
  ]
  expect(await store.chronicle('one', 0, 9)).toEqual(
    lines.map((line, index) => ({ line: index + 1, seq: 1, at: 9, version: 0, ...line })),
  )
  expect(await store.linesForCount('one', null)).toBe(3)
  expect(await store.shown('one', 'card')).toEqual({ message: '1' })
  expect(await store.privateNote('one', 'ann')).toBe('Mine.')
  await step(store, { entries: [answer(7)] })
  expect(await store.kept('one')).toMatchObject({ seq: 7, position: kept[2] })
  await store.close()
  const raw = new Database(place.path)
  expect(raw.pragma('auto_vacuum', { simple: true })).toBe(2)
  expect(raw.pragma('integrity_check', { simple: true })).toBe('ok')
  expect(raw.pragma('foreign_key_check')).toEqual([])
  raw.close()
})

test('old games count as shown, and those that may go on by themselves are looked at once', async () => {
  const away = `update seats set away = 1 where table_id = 'away' and seat = 0`
  const people = oldGame('people', 'playing', `'bob'`)
  old(
    '0005',
    ...oldGame('computer'),
    ...people,
    ...oldGame('away', 'playing', `'bob'`),
    away,
    ...oldGame('done', 'over'),
  )
  const store = openStore(place.path)
  expect(await store.unfinished('', 9)).toEqual([
    { table: 'away', due: 0, backAt: null, isToShow: false },
    { table: 'computer', due: 0, backAt: null, isToShow: false },
  ])
  expect((await store.table('away'))?.seats.map(({ keeper }) => keeper)).toEqual(['defaults', 'player'])
  expect((await store.positions('done')).map(({ seq }) => seq)).toEqual([0, 6])
  expect(await store.tablesCount({ server: 'server' })).toBe(4)
  await store.close()
})

test('a game that was taken back to its beginning goes on from there', async () => {
  const back = `insert into entries (table_id, seq, kind, rewound_to, seed, at) values ('one', 7, 'rewind', 0, 'new', 7)`
  old('0005', ...oldGame('one'), back)
  const store = openStore(place.path)
  expect(await store.kept('one')).toMatchObject({ position: { seq: 0 }, seq: 7 })
  expect((await store.kept('one'))?.entries).toHaveLength(7)
  await store.close()
})

test('what was damaged before stays so, and what is beside it goes on', async () => {
  old(
    '0005',
    ...oldGame('one'),
    ...oldGame('two'),
    `update chronicle set body = '{"kind' where table_id = 'one' and line = 1`,
    `update chronicle set body = '{"kind":"fact","fact":{"kind":"dug"},"to":"bob"}' where table_id = 'one' and line = 2`,
    `update entries set kind = 'shout' where table_id = 'two' and seq = 1`,
    `update snapshots set state = '{"half' where table_id = 'one' and seq = 6`,
  )
  const heard: string[] = []
  const store = openStore(place.path, (sentence) => heard.push(sentence))
  expect((await store.chronicle('one', 0, 9)).map(({ line }) => line)).toEqual([1, 2, 3, 4])
  expect((await store.linesFor('one', 0, 0, 9)).map(({ line }) => line)).toEqual([3, 4])
  expect(await store.kept('one')).toMatchObject({ position: { seq: 5 }, entries: [{ seq: 6 }], heard: 0 })
  expect(heard.filter((sentence) => sentence.includes('is damaged'))).toHaveLength(3)
  await expect(store.entries('two')).rejects.toThrow(Damaged)
  await store.close()
})

test('a database older than seals is brought up to date, and its games go on as they were', async () => {
  old(
    '0004',
    `insert into tables values ('one', 'toy', 'short', 'seed', 'playing', 'server', 'one', 'ann', 1, 1)`,
    `insert into seats values ('one', 0, 'ann', 'Ann', 0)`,
    `insert into entries (table_id, seq, kind, seat, verb, key, sealed, at) values ('one', 1, 'answer', 0, 'a.b', 'c', 1, 1)`,
  )
  const store = openStore(place.path)
  expect(await store.table('one')).toEqual({
    ...table({ seal: { kind: 'before' }, status: 'playing', timing: TIMING_BEFORE }),
    revision: 0,
  })
  await step(store, { entries: [answer(2)] })
  expect((await store.linkedEntries('one', 0, 9)).map(({ link }) => link)).toEqual([null, null])
  expect(await store.lastLink('one')).toBeNull()
  await store.close()
})

test('a chronicle written when events of the table were called notes is read on', async () => {
  const lines = [
    '{"kind":"note","note":{"kind":"fault","fault":"f"}}',
    '{"kind":"fact","fact":{"kind":"note"},"to":"all"}',
  ]
  old(
    '0002',
    `insert into tables values ('one', 'toy', 'short', 'seed', 'playing', 'server', 'one', 'ann', 1, 1)`,
    ...[...lines, '{"kind'].map((body, index) => `insert into chronicle values ('one', ${index + 1}, 0, 2, '${body}')`),
  )
  const store = openStore(place.path)
  expect(await store.chronicle('one', 0, 9)).toMatchObject([
    event({ kind: 'fault', fault: 'f' }),
    fact('note'),
    { event: { kind: 'unreadable' }, to: [] },
  ])
  await store.close()
})

test('private lines from before they were marked are private, also once they have lost their audience', async () => {
  const line = (number: number, to: string) =>
    `insert into chronicle values ('one', ${number}, 0, 2, 0, ${to}, '{"kind":"dug"}')`
  old(
    '0016',
    `insert into tables (id, game, preset, seed, status, server, room, host, created_at, changed_at)
      values ('one', 'toy', 'short', 'seed', 'playing', 'server', 'one', 'ann', 1, 1)`,
    ...['null', `'[0]'`, `'[0]'`].map((to, index) => line(index + 1, to)),
  )
  await openStore(place.path).close()
  const raw = new Database(place.path)
  raw.exec('update chronicle set audience = null where line = 2')
  raw.close()
  const store = openStore(place.path)
  expect((await store.linesFor('one', null, 0, 9)).map((one) => one.line)).toEqual([1])
  expect(await store.linesFor('one', 0, 0, 9)).toMatchObject([fact('dug'), { line: 3, ...fact('dug', [0]) }])
  await store.close()
})

test('what the migrations make is what the schema says', async () => {
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

test('games that ended before anything was remembered of them are worked out at the start', async () => {
  old('0009')
  const store = openStore(place.path)
  const dead = houseOf({ store: withoutAnnals(store) })
  const id = await startTable(dead, ['ann', 'bob'])
  while ((await store.table(id))?.status === 'playing') await play(dead, id)
  await dead.tables.stop()
  expect(await store.summary(id)).toBeUndefined()
  await store.close()
  const again = openStore(place.path)
  const house = houseOf({ store: again })
  await house.tables.wake()
  expect(await again.summary(id)).toMatchObject({ table: id, game: 'toy', seats: [{ user: 'ann' }, { user: 'bob' }] })
  await house.tables.stop()
  await again.close()
})

/** A store of a Questmaster that wrote down nothing of finished games. */
function withoutAnnals(store: Store): Store {
  return new Proxy(store, {
    get: (behind, name) => {
      if (name === 'saveSummary') return () => Promise.resolve()
      const value: unknown = Reflect.get(behind, name)
      return typeof value === 'function' ? (value.bind(behind) as unknown) : value
    },
  })
}
