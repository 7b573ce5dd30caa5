import Database from 'better-sqlite3'
import { drizzle } from 'drizzle-orm/better-sqlite3'
import { migrate } from 'drizzle-orm/better-sqlite3/migrator'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FIRST_LINK, linkAfter } from '../../src/engine/index.ts'
import { openStore, UnusableDatabase } from '../../src/storage/index.ts'
import {
  Damaged,
  RoomTaken,
  SequenceTaken,
  type NewEntry,
  type TableEvent,
  type Store,
  type TableRecord,
} from '../../src/tables/index.ts'

let folder: string
let path: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'questmaster-store-'))
  path = join(folder, 'deep', 'er', 'tables.db')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const record = (change: Partial<TableRecord> = {}): TableRecord => ({
  id: 'one',
  game: 'toy',
  length: 'short',
  seed: 'seed',
  seal: { kind: 'typed' },
  experience: null,
  status: 'lobby',
  server: 'server',
  room: 'room',
  host: 'ann',
  seats: [{ seat: 0, user: 'ann', name: 'Ann', away: false }],
  createdAt: 1,
  changedAt: 1,
  ...change,
})
const answer = (seq: number, by: string | null = 'ann'): NewEntry => ({
  kind: 'answer',
  seq,
  answer: { seat: 0, verb: 'dig.where', key: 'pit:north' },
  sealed: true,
  by,
})

describe('what is stored', () => {
  test('is there after the store was closed and opened again', async () => {
    const first = openStore(path)
    await first.createTable(record())
    const seats = [
      { seat: 0, user: 'ann', name: 'Ann', away: true },
      { seat: 1, user: null, name: 'Computer 1', away: false },
    ]
    await first.commit({
      table: 'one',
      entries: [answer(1)],
      snapshot: { seq: 1, version: 2, state: '{"gold":[1]}' },
      lines: [
        { kind: 'fact', fact: { kind: 'dug', pit: 'north' } as never, to: [0] },
        { kind: 'event', event: { kind: 'went-away', seat: 0 } },
      ],
      change: { status: 'playing', seats, room: 'hall' },
      at: 5,
    })
    await first.commit({ table: 'one', entries: [{ kind: 'rewind', seq: 2, to: 0, seed: 'new', by: null }], at: 6 })
    await first.setShown({ table: 'one', kind: 'card', target: '', data: { message: '1' } })
    await first.saveFault({ id: 'f', table: 'one', at: 7, error: 'oh', details: { seq: 1 } })
    await first.close()

    const again = openStore(path)
    expect(await again.table('one')).toEqual(record({ status: 'playing', room: 'hall', seats, changedAt: 6 }))
    expect(await again.entries('one')).toEqual([
      { ...answer(1), quiet: false, at: 5 },
      { kind: 'rewind', seq: 2, to: 0, seed: 'new', by: null, at: 6 },
    ])
    expect(await again.lastSeq('one')).toBe(2)
    expect(await again.snapshots('one')).toEqual([{ seq: 1, version: 2, state: '{"gold":[1]}' }])
    expect(await again.chronicle('one', 0, 10)).toEqual([
      { line: 1, seq: 1, at: 5, kind: 'fact', fact: { kind: 'dug', pit: 'north' }, to: [0] },
      { line: 2, seq: 1, at: 5, kind: 'event', event: { kind: 'went-away', seat: 0 } },
    ])
    expect(await again.shown('one', 'card')).toEqual({ message: '1' })
    expect(await again.faults('one')).toEqual([{ id: 'f', table: 'one', at: 7, error: 'oh', details: { seq: 1 } }])
    await again.close()
  })

  test('every kind of event is read as it was written', async () => {
    const events: TableEvent[] = [
      { kind: 'started' },
      { kind: 'undone', seat: 0 },
      { kind: 'went-away', seat: 0 },
      { kind: 'came-back', seat: 0 },
      { kind: 'resigned', seat: 0 },
      { kind: 'resumed' },
      { kind: 'closed' },
      { kind: 'over' },
      { kind: 'fault', fault: 'f' },
      { kind: 'answers-lost', lost: 3 },
    ]
    const store = openStore()
    await store.createTable(record())
    await store.commit({ table: 'one', lines: events.map((event) => ({ kind: 'event', event })), at: 2 })
    expect((await store.chronicle('one', 0, 99)).map((line) => 'event' in line && line.event)).toEqual(events)
    expect((await store.chronicle('one', 7, 2)).map((line) => line.line)).toEqual([8, 9])
    expect((await store.chronicleEnd('one', 3)).map((line) => line.line)).toEqual([8, 9, 10])
  })

  test('what is shown is kept by kind and target, and can be forgotten', async () => {
    const store = openStore()
    await store.createTable(record())
    await store.setShown({ table: 'one', kind: 'hand', target: 'ann', data: 1 })
    await store.setShown({ table: 'one', kind: 'hand', target: 'ann', data: 2 })
    await store.setShown({ table: 'one', kind: 'hand', target: 'bob', data: 3 })
    expect(await store.shown('one', 'hand', 'ann')).toBe(2)
    await store.forgetShown('one', 'hand', 'ann')
    expect(await store.shown('one', 'hand', 'ann')).toBeUndefined()
    expect(await store.shown('one', 'hand', 'bob')).toBe(3)
    expect(await store.shown('none', 'hand')).toBeUndefined()
  })

  test('the last fact for all is found among events, secrets and what is damaged', async () => {
    const store = openStore(path)
    await store.createTable(record())
    expect(await store.lastPublicFact('one')).toBe(0)
    const fact = (to: 'all' | number[]) => ({ kind: 'fact', fact: { kind: 'dug' }, to }) as const
    const event = { kind: 'event', event: { kind: 'over' } } as const
    await store.commit({ table: 'one', lines: [fact('all'), fact('all'), fact([0]), event, fact('all')], at: 2 })
    const raw = new Database(path)
    raw.exec(`update chronicle set body = '{"kind' where line = 5`)
    raw.close()
    expect(await store.lastPublicFact('one')).toBe(2)
    await store.close()
  })

  test('a private note is kept by table and user, over a restart, and can be taken back', async () => {
    const first = openStore(path)
    await first.createTable(record())
    expect(await first.privateNote('one', 'ann')).toBe('')
    await first.setPrivateNote('one', 'ann', 'The wizard lies.')
    await first.setPrivateNote('one', 'ann', 'The wizard lies?\n🐉')
    await first.setPrivateNote('one', 'bob', 'Mine.')
    await first.close()
    const again = openStore(path)
    expect(await again.privateNote('one', 'ann')).toBe('The wizard lies?\n🐉')
    await again.setPrivateNote('one', 'ann', '')
    expect([await again.privateNote('one', 'ann'), await again.privateNote('one', 'bob')]).toEqual(['', 'Mine.'])
    expect(async () => await again.setPrivateNote('none', 'ann', 'x')).toThrow()
    await again.close()
  })

  test('a seal, what was dealt from, and the links of the log, each in the step that brings them', async () => {
    const first = openStore(path)
    const commitment = 'c0'.repeat(32)
    const seal = { kind: 'sealed', commitment, secret: 'hush', brought: [] } as const
    await first.createTable(record({ seal, seed: '' }))
    const seats = record().seats
    await first.commit({ table: 'one', change: { seats, seal: { ...seal, brought: ['a', 'b"'] } }, at: 2 })
    await first.commit({ table: 'one', change: { seed: 'dealt', experience: [3] }, at: 3 })
    expect(await first.lastLink('one')).toBeNull()
    const rewind = { kind: 'rewind', seq: 2, to: 0, seed: null, by: null } as const
    await first.commit({ table: 'one', entries: [answer(1), rewind], at: 4 })
    await first.commit({ table: 'one', entries: [answer(3)], at: 5 })
    await first.close()
    const again = openStore(path)
    expect(await again.table('one')).toMatchObject({
      seal: { ...seal, brought: ['a', 'b"'] },
      seed: 'dealt',
      experience: [3],
    })
    const one = linkAfter(FIRST_LINK, answer(1))
    const links = [one, linkAfter(one, rewind), linkAfter(linkAfter(one, rewind), answer(3))]
    expect((await again.linkedEntries('one', 0, 99)).map(({ link }) => link)).toEqual(links)
    expect(await again.linkedEntries('one', 1, 1)).toMatchObject([{ seq: 2, link: links[1] }])
    expect(await again.lastLink('one')).toBe(links[2])
    await again.close()
  })

  test('a database older than seals is brought up to date, and its games go on as they were', async () => {
    const migrations = fileURLToPath(new URL('../../migrations', import.meta.url))
    const old = join(folder, 'old')
    mkdirSync(join(old, 'meta'), { recursive: true })
    const journal = JSON.parse(readFileSync(join(migrations, 'meta', '_journal.json'), 'utf8')) as {
      entries: { tag: string }[]
    }
    const entries = journal.entries.filter(({ tag }) => tag < '0004')
    for (const { tag } of entries) copyFileSync(join(migrations, `${tag}.sql`), join(old, `${tag}.sql`))
    writeFileSync(join(old, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
    mkdirSync(dirname(path), { recursive: true })
    const raw = new Database(path)
    migrate(drizzle({ client: raw }), { migrationsFolder: old })
    raw.exec(`insert into tables values ('one', 'toy', 'short', 'seed', 'playing', 'server', 'room', 'ann', 1, 1);
      insert into seats values ('one', 0, 'ann', 'Ann', 0);
      insert into entries (table_id, seq, kind, seat, verb, key, sealed, at) values ('one', 1, 'answer', 0, 'a.b', 'c', 1, 1)`)
    raw.close()
    const store = openStore(path)
    expect(await store.table('one')).toEqual(record({ seal: { kind: 'before' }, status: 'playing' }))
    await store.commit({ table: 'one', entries: [answer(2)], at: 2 })
    expect((await store.linkedEntries('one', 0, 9)).map(({ link }) => link)).toEqual([null, null])
    expect(await store.lastLink('one')).toBeNull()
    await store.close()
  })

  test('tables are found by server, status, user and room, the latest change first', async () => {
    const store = openStore()
    await store.createTable(record())
    await store.createTable(record({ id: 'two', room: 'hall', status: 'over', changedAt: 9 }))
    await store.createTable(
      record({
        id: 'three',
        server: 'other',
        seats: [{ seat: 0, user: 'bob', name: 'Bob', away: false }],
        changedAt: 5,
      }),
    )
    const ids = async (filter: Parameters<Store['tablesOf']>[0]) =>
      (await store.tablesOf(filter)).map((table) => table.id)
    expect(await ids({})).toEqual(['two', 'three', 'one'])
    expect(await ids({ server: 'server' })).toEqual(['two', 'one'])
    expect(await ids({ statuses: ['lobby', 'playing'] })).toEqual(['three', 'one'])
    expect(await ids({ statuses: [] })).toEqual([])
    expect(await ids({ user: 'ann', statuses: ['over'] })).toEqual(['two'])
    expect((await store.openTableIn('server', 'room'))?.id).toBe('one')
    expect(await store.openTableIn('server', 'hall')).toBeUndefined()
    expect(await store.finishedGames('toy', ['ann', null, 'bob'])).toEqual([1, 0, 0])
    expect(await store.finishedGames('chess', ['ann'])).toEqual([0])
  })
})

describe('what is refused', () => {
  test('a line that does not follow the last, and nothing of the step is written', async () => {
    const store = openStore()
    await store.createTable(record())
    await store.commit({ table: 'one', entries: [answer(1)], at: 2 })
    for (const seq of [1, 3]) {
      const lines = [{ kind: 'event', event: { kind: 'over' } }] as const
      expect(
        async () =>
          await store.commit({ table: 'one', entries: [answer(seq)], lines, change: { status: 'over' }, at: 3 }),
      ).toThrow(SequenceTaken)
    }
    expect(await store.entries('one')).toHaveLength(1)
    expect(await store.chronicle('one', 0, 9)).toEqual([])
    expect(await store.table('one')).toMatchObject({ status: 'lobby', changedAt: 2 })
  })

  test('a second beginning of one game', async () => {
    const store = openStore()
    await store.createTable(record())
    const begin = { table: 'one', snapshot: { seq: 0, version: 1, state: '{}' }, at: 2 }
    await store.commit(begin)
    expect(async () => await store.commit(begin)).toThrow(SequenceTaken)
  })

  test('two connections cannot both write one line', async () => {
    const [ann, bob] = [openStore(path), openStore(path)]
    await ann.createTable(record())
    expect(await bob.lastSeq('one')).toBe(0)
    await ann.commit({ table: 'one', entries: [answer(1)], at: 2 })
    expect(async () => await bob.commit({ table: 'one', entries: [answer(1)], at: 2 })).toThrow(SequenceTaken)
    await bob.commit({ table: 'one', entries: [answer(2)], at: 3 })
    expect(await ann.entries('one')).toHaveLength(2)
    await ann.close()
    await bob.close()
  })

  test('a second open table in a room, until the first is closed', async () => {
    const store = openStore()
    await store.createTable(record())
    expect(async () => await store.createTable(record({ id: 'two' }))).toThrow(RoomTaken)
    await store.createTable(record({ id: 'three', status: 'closed' }))
    expect(async () => await store.commit({ table: 'three', change: { status: 'playing' }, at: 2 })).toThrow(RoomTaken)
    await store.commit({ table: 'one', change: { status: 'over' }, at: 3 })
    await store.createTable(record({ id: 'two' }))
    expect((await store.openTableIn('server', 'room'))?.id).toBe('two')
  })

  test('writing to a table that does not exist', () => {
    const store = openStore()
    expect(async () => await store.commit({ table: 'none', at: 1 })).toThrow('there is no table none')
    expect(async () => await store.setShown({ table: 'none', kind: 'card', target: '', data: 1 })).toThrow()
    expect(async () => await store.saveFault({ id: 'f', table: 'none', at: 1, error: '', details: {} })).toThrow()
  })
})

describe('damage', () => {
  async function damaged(...statements: string[]): Promise<{ store: Store; heard: string[] }> {
    const first = openStore(path)
    await first.createTable(record())
    await first.createTable(record({ id: 'two', room: 'hall' }))
    for (const table of ['one', 'two']) {
      await first.commit({ table, entries: [answer(1)], snapshot: { seq: 0, version: 1, state: '{}' }, at: 1 })
      const lines = [1, 2].map(() => ({ kind: 'event', event: { kind: 'started' } }) as const)
      await first.commit({ table, entries: [answer(2)], snapshot: { seq: 2, version: 1, state: '{}' }, lines, at: 2 })
    }
    await first.setShown({ table: 'one', kind: 'card', target: '', data: 1 })
    await first.close()
    const raw = new Database(path)
    for (const statement of statements) raw.exec(statement)
    raw.close()
    const heard: string[] = []
    return { store: openStore(path, (sentence) => heard.push(sentence)), heard }
  }

  test.each([
    [`update tables set status = 'asleep' where id = 'one'`, /^Table one is damaged: status /],
    [`update tables set length = 'endless' where id = 'one'`, /^Table one is damaged: length /],
    [`update tables set seal = 'wax' where id = 'one'`, /^Table one is damaged: seal/],
    [
      `update tables set seal = 'sealed', secret = 'x', brought = '[' where id = 'one'`,
      /^Table one is damaged: it is not JSON/,
    ],
    [
      `update tables set seal = 'sealed', secret = 'x', brought = '[]', commitment = 'x' where id = 'one'`,
      /^Table one is damaged: seal.commitment is no SHA-256/,
    ],
    [`update seats set seat = 3 where table_id = 'one'`, /^Table one is damaged: seats seats are missing/],
  ])('of one table leaves the others alone: %s', async (statement, sentence) => {
    const { store, heard } = await damaged(statement)
    expect((await store.tablesOf({})).map((table) => table.id)).toEqual(['two'])
    expect(heard).toEqual([expect.stringMatching(sentence)])
    expect(async () => await store.table('one')).toThrow(Damaged)
    expect(await store.table('two')).toBeDefined()
    await store.close()
  })

  test.each([
    `update entries set kind = 'shout' where table_id = 'one' and seq = 1`,
    `update entries set key = null where table_id = 'one' and seq = 1`,
    `update entries set seat = -1 where table_id = 'one' and seq = 1`,
  ])('of a log is said in one sentence: %s', async (statement) => {
    const { store } = await damaged(statement)
    expect(async () => await store.entries('one')).toThrow(/^Line 1 of the log of table one is damaged: .*\.$/)
    expect(await store.entries('two')).toHaveLength(2)
    await store.close()
  })

  test('of the chronicle leaves out the line', async () => {
    const { store, heard } = await damaged(
      `update chronicle set body = '{"kind":"no' where table_id = 'one' and line = 1`,
    )
    expect((await store.chronicle('one', 0, 9)).map((line) => line.line)).toEqual([2])
    expect(heard).toEqual(['Line 1 of the chronicle of table one is damaged: it is not JSON.'])
    await store.close()
  })

  test('of a snapshot leaves the one before it', async () => {
    const { store, heard } = await damaged(`update snapshots set state = '{"half' where table_id = 'one' and seq = 2`)
    expect((await store.latestSnapshot('one', new Set([0, 1, 2])))?.seq).toBe(0)
    expect(heard).toEqual(['The snapshot of table one at line 2 is damaged: an earlier one is used.'])
    expect(await store.snapshots('one')).toHaveLength(1)
    expect((await store.latestSnapshot('two', new Set([0, 1, 2])))?.seq).toBe(2)
    await store.close()
  })

  test('of what was shown counts as never shown', async () => {
    const { store, heard } = await damaged(`update shown set data = '' where table_id = 'one'`)
    expect(await store.shown('one', 'card')).toBeUndefined()
    expect(heard).toHaveLength(1)
    await store.close()
  })
})

describe('a database that cannot be used is named in one sentence', () => {
  const failure = async (at: string): Promise<string> => {
    try {
      await openStore(at).close()
    } catch (error) {
      if (error instanceof UnusableDatabase) return error.message
      throw error
    }
    throw new Error('it could be opened')
  }

  test('a file that is no database', async () => {
    const file = join(folder, 'letter.txt')
    writeFileSync(file, 'Dear all, this is no database, however long it may be, and it goes on.\n'.repeat(40))
    expect(await failure(file)).toBe(`The file ${file} is not a database: name another one in DATABASE_PATH.`)
  })

  test('a folder, and a path below a file', async () => {
    expect(await failure(folder)).toMatch(/^The database .* cannot be opened \(.*\): check DATABASE_PATH\.$/)
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(await failure(join(file, 'tables.db'))).toMatch(
      /^The database .* cannot be opened \(.*\): check DATABASE_PATH\.$/,
    )
  })

  test('one that a newer Questmaster has written', async () => {
    await openStore(path).close()
    const raw = new Database(path)
    raw.exec(`insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)`)
    raw.close()
    expect(await failure(path)).toBe(`The database ${path} was written by a newer Questmaster: update this one first.`)
  })
})

test('opening an existing database again changes nothing, and a file outlives a crash without closing', async () => {
  const crashed = openStore(path)
  await crashed.createTable(record())
  const after = openStore(path)
  expect(await after.table('one')).toEqual(record())
  await crashed.close()
  await after.close()
})

test('a chronicle written when events of the table were called notes is read on', async () => {
  const first = openStore(path)
  await first.createTable(record())
  const lines = [
    { kind: 'event', event: { kind: 'fault', fault: 'f' } },
    { kind: 'fact', fact: { kind: 'note' }, to: 'all' },
    { kind: 'event', event: { kind: 'over' } },
  ] as const
  await first.commit({ table: 'one', lines, at: 2 })
  await first.close()
  const raw = new Database(path)
  raw.exec(`update chronicle set body = '{"kind":"note","note":{"kind":"fault","fault":"f"}}' where line = 1`)
  raw.exec(`update chronicle set body = '{"kind' where line = 3`)
  raw.exec(readFileSync('migrations/0002_table_events.sql', 'utf8'))
  raw.close()
  const store = openStore(path)
  expect(await store.chronicle('one', 0, 9)).toMatchObject(lines.slice(0, 2))
  await store.close()
})
