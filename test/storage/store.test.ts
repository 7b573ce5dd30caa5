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
  test('is there after the store was closed and opened again', () => {
    const first = openStore(path)
    first.createTable(record())
    const seats = [
      { seat: 0, user: 'ann', name: 'Ann', away: true },
      { seat: 1, user: null, name: 'Computer 1', away: false },
    ]
    first.commit({
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
    first.commit({ table: 'one', entries: [{ kind: 'rewind', seq: 2, to: 0, seed: 'new', by: null }], at: 6 })
    first.setShown({ table: 'one', kind: 'card', target: '', data: { message: '1' } })
    first.saveFault({ id: 'f', table: 'one', at: 7, error: 'oh', details: { seq: 1 } })
    first.close()

    const again = openStore(path)
    expect(again.table('one')).toEqual(record({ status: 'playing', room: 'hall', seats, changedAt: 6 }))
    expect(again.entries('one')).toEqual([
      { ...answer(1), quiet: false, at: 5 },
      { kind: 'rewind', seq: 2, to: 0, seed: 'new', by: null, at: 6 },
    ])
    expect(again.lastSeq('one')).toBe(2)
    expect(again.snapshots('one')).toEqual([{ seq: 1, version: 2, state: '{"gold":[1]}' }])
    expect(again.chronicle('one', 0, 10)).toEqual([
      { line: 1, seq: 1, at: 5, kind: 'fact', fact: { kind: 'dug', pit: 'north' }, to: [0] },
      { line: 2, seq: 1, at: 5, kind: 'event', event: { kind: 'went-away', seat: 0 } },
    ])
    expect(again.shown('one', 'card')).toEqual({ message: '1' })
    expect(again.faults('one')).toEqual([{ id: 'f', table: 'one', at: 7, error: 'oh', details: { seq: 1 } }])
    again.close()
  })

  test('every kind of event is read as it was written', () => {
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
    store.createTable(record())
    store.commit({ table: 'one', lines: events.map((event) => ({ kind: 'event', event })), at: 2 })
    expect(store.chronicle('one', 0, 99).map((line) => 'event' in line && line.event)).toEqual(events)
    expect(store.chronicle('one', 7, 2).map((line) => line.line)).toEqual([8, 9])
    expect(store.chronicleEnd('one', 3).map((line) => line.line)).toEqual([8, 9, 10])
  })

  test('what is shown is kept by kind and target, and can be forgotten', () => {
    const store = openStore()
    store.createTable(record())
    store.setShown({ table: 'one', kind: 'hand', target: 'ann', data: 1 })
    store.setShown({ table: 'one', kind: 'hand', target: 'ann', data: 2 })
    store.setShown({ table: 'one', kind: 'hand', target: 'bob', data: 3 })
    expect(store.shown('one', 'hand', 'ann')).toBe(2)
    store.forgetShown('one', 'hand', 'ann')
    expect(store.shown('one', 'hand', 'ann')).toBeUndefined()
    expect(store.shown('one', 'hand', 'bob')).toBe(3)
    expect(store.shown('none', 'hand')).toBeUndefined()
  })

  test('the last fact for all is found among events, secrets and what is damaged', () => {
    const store = openStore(path)
    store.createTable(record())
    expect(store.lastPublicFact('one')).toBe(0)
    const fact = (to: 'all' | number[]) => ({ kind: 'fact', fact: { kind: 'dug' }, to }) as const
    const event = { kind: 'event', event: { kind: 'over' } } as const
    store.commit({ table: 'one', lines: [fact('all'), fact('all'), fact([0]), event, fact('all')], at: 2 })
    const raw = new Database(path)
    raw.exec(`update chronicle set body = '{"kind' where line = 5`)
    raw.close()
    expect(store.lastPublicFact('one')).toBe(2)
    store.close()
  })

  test('a private note is kept by table and user, over a restart, and can be taken back', () => {
    const first = openStore(path)
    first.createTable(record())
    expect(first.privateNote('one', 'ann')).toBe('')
    first.setPrivateNote('one', 'ann', 'The wizard lies.')
    first.setPrivateNote('one', 'ann', 'The wizard lies?\n🐉')
    first.setPrivateNote('one', 'bob', 'Mine.')
    first.close()
    const again = openStore(path)
    expect(again.privateNote('one', 'ann')).toBe('The wizard lies?\n🐉')
    again.setPrivateNote('one', 'ann', '')
    expect([again.privateNote('one', 'ann'), again.privateNote('one', 'bob')]).toEqual(['', 'Mine.'])
    expect(() => again.setPrivateNote('none', 'ann', 'x')).toThrow()
    again.close()
  })

  test('a seal, what was dealt from, and the links of the log, each in the step that brings them', () => {
    const first = openStore(path)
    const commitment = 'c0'.repeat(32)
    const seal = { kind: 'sealed', commitment, secret: 'hush', brought: [] } as const
    first.createTable(record({ seal, seed: '' }))
    const seats = record().seats
    first.commit({ table: 'one', change: { seats, seal: { ...seal, brought: ['a', 'b"'] } }, at: 2 })
    first.commit({ table: 'one', change: { seed: 'dealt', experience: [3] }, at: 3 })
    expect(first.lastLink('one')).toBeNull()
    const rewind = { kind: 'rewind', seq: 2, to: 0, seed: null, by: null } as const
    first.commit({ table: 'one', entries: [answer(1), rewind], at: 4 })
    first.commit({ table: 'one', entries: [answer(3)], at: 5 })
    first.close()
    const again = openStore(path)
    expect(again.table('one')).toMatchObject({
      seal: { ...seal, brought: ['a', 'b"'] },
      seed: 'dealt',
      experience: [3],
    })
    const one = linkAfter(FIRST_LINK, answer(1))
    const links = [one, linkAfter(one, rewind), linkAfter(linkAfter(one, rewind), answer(3))]
    expect(again.linkedEntries('one', 0, 99).map(({ link }) => link)).toEqual(links)
    expect(again.linkedEntries('one', 1, 1)).toMatchObject([{ seq: 2, link: links[1] }])
    expect(again.lastLink('one')).toBe(links[2])
    again.close()
  })

  test('a database older than seals is brought up to date, and its games go on as they were', () => {
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
    expect(store.table('one')).toEqual(record({ seal: { kind: 'before' }, status: 'playing' }))
    store.commit({ table: 'one', entries: [answer(2)], at: 2 })
    expect(store.linkedEntries('one', 0, 9).map(({ link }) => link)).toEqual([null, null])
    expect(store.lastLink('one')).toBeNull()
    store.close()
  })

  test('tables are found by server, status, user and room, the latest change first', () => {
    const store = openStore()
    store.createTable(record())
    store.createTable(record({ id: 'two', room: 'hall', status: 'over', changedAt: 9 }))
    store.createTable(
      record({
        id: 'three',
        server: 'other',
        seats: [{ seat: 0, user: 'bob', name: 'Bob', away: false }],
        changedAt: 5,
      }),
    )
    const ids = (filter: Parameters<Store['tablesOf']>[0]) => store.tablesOf(filter).map((table) => table.id)
    expect(ids({})).toEqual(['two', 'three', 'one'])
    expect(ids({ server: 'server' })).toEqual(['two', 'one'])
    expect(ids({ statuses: ['lobby', 'playing'] })).toEqual(['three', 'one'])
    expect(ids({ statuses: [] })).toEqual([])
    expect(ids({ user: 'ann', statuses: ['over'] })).toEqual(['two'])
    expect(store.openTableIn('server', 'room')?.id).toBe('one')
    expect(store.openTableIn('server', 'hall')).toBeUndefined()
    expect(store.finishedGames('toy', ['ann', null, 'bob'])).toEqual([1, 0, 0])
    expect(store.finishedGames('chess', ['ann'])).toEqual([0])
  })
})

describe('what is refused', () => {
  test('a line that does not follow the last, and nothing of the step is written', () => {
    const store = openStore()
    store.createTable(record())
    store.commit({ table: 'one', entries: [answer(1)], at: 2 })
    for (const seq of [1, 3]) {
      const lines = [{ kind: 'event', event: { kind: 'over' } }] as const
      expect(() =>
        store.commit({ table: 'one', entries: [answer(seq)], lines, change: { status: 'over' }, at: 3 }),
      ).toThrow(SequenceTaken)
    }
    expect(store.entries('one')).toHaveLength(1)
    expect(store.chronicle('one', 0, 9)).toEqual([])
    expect(store.table('one')).toMatchObject({ status: 'lobby', changedAt: 2 })
  })

  test('a second beginning of one game', () => {
    const store = openStore()
    store.createTable(record())
    const begin = { table: 'one', snapshot: { seq: 0, version: 1, state: '{}' }, at: 2 }
    store.commit(begin)
    expect(() => store.commit(begin)).toThrow(SequenceTaken)
  })

  test('two connections cannot both write one line', () => {
    const [ann, bob] = [openStore(path), openStore(path)]
    ann.createTable(record())
    expect(bob.lastSeq('one')).toBe(0)
    ann.commit({ table: 'one', entries: [answer(1)], at: 2 })
    expect(() => bob.commit({ table: 'one', entries: [answer(1)], at: 2 })).toThrow(SequenceTaken)
    bob.commit({ table: 'one', entries: [answer(2)], at: 3 })
    expect(ann.entries('one')).toHaveLength(2)
    ann.close()
    bob.close()
  })

  test('a second open table in a room, until the first is closed', () => {
    const store = openStore()
    store.createTable(record())
    expect(() => store.createTable(record({ id: 'two' }))).toThrow(RoomTaken)
    store.createTable(record({ id: 'three', status: 'closed' }))
    expect(() => store.commit({ table: 'three', change: { status: 'playing' }, at: 2 })).toThrow(RoomTaken)
    store.commit({ table: 'one', change: { status: 'over' }, at: 3 })
    store.createTable(record({ id: 'two' }))
    expect(store.openTableIn('server', 'room')?.id).toBe('two')
  })

  test('writing to a table that does not exist', () => {
    const store = openStore()
    expect(() => store.commit({ table: 'none', at: 1 })).toThrow('there is no table none')
    expect(() => store.setShown({ table: 'none', kind: 'card', target: '', data: 1 })).toThrow()
    expect(() => store.saveFault({ id: 'f', table: 'none', at: 1, error: '', details: {} })).toThrow()
  })
})

describe('damage', () => {
  function damaged(...statements: string[]): { store: Store; heard: string[] } {
    const first = openStore(path)
    first.createTable(record())
    first.createTable(record({ id: 'two', room: 'hall' }))
    for (const table of ['one', 'two']) {
      first.commit({ table, entries: [answer(1)], snapshot: { seq: 0, version: 1, state: '{}' }, at: 1 })
      const lines = [1, 2].map(() => ({ kind: 'event', event: { kind: 'started' } }) as const)
      first.commit({ table, entries: [answer(2)], snapshot: { seq: 2, version: 1, state: '{}' }, lines, at: 2 })
    }
    first.setShown({ table: 'one', kind: 'card', target: '', data: 1 })
    first.close()
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
  ])('of one table leaves the others alone: %s', (statement, sentence) => {
    const { store, heard } = damaged(statement)
    expect(store.tablesOf({}).map((table) => table.id)).toEqual(['two'])
    expect(heard).toEqual([expect.stringMatching(sentence)])
    expect(() => store.table('one')).toThrow(Damaged)
    expect(store.table('two')).toBeDefined()
    store.close()
  })

  test.each([
    `update entries set kind = 'shout' where table_id = 'one' and seq = 1`,
    `update entries set key = null where table_id = 'one' and seq = 1`,
    `update entries set seat = -1 where table_id = 'one' and seq = 1`,
  ])('of a log is said in one sentence: %s', (statement) => {
    const { store } = damaged(statement)
    expect(() => store.entries('one')).toThrow(/^Line 1 of the log of table one is damaged: .*\.$/)
    expect(store.entries('two')).toHaveLength(2)
    store.close()
  })

  test('of the chronicle leaves out the line', () => {
    const { store, heard } = damaged(`update chronicle set body = '{"kind":"no' where table_id = 'one' and line = 1`)
    expect(store.chronicle('one', 0, 9).map((line) => line.line)).toEqual([2])
    expect(heard).toEqual(['Line 1 of the chronicle of table one is damaged: it is not JSON.'])
    store.close()
  })

  test('of a snapshot leaves the one before it', () => {
    const { store, heard } = damaged(`update snapshots set state = '{"half' where table_id = 'one' and seq = 2`)
    expect(store.latestSnapshot('one', new Set([0, 1, 2]))?.seq).toBe(0)
    expect(heard).toEqual(['The snapshot of table one at line 2 is damaged: an earlier one is used.'])
    expect(store.snapshots('one')).toHaveLength(1)
    expect(store.latestSnapshot('two', new Set([0, 1, 2]))?.seq).toBe(2)
    store.close()
  })

  test('of what was shown counts as never shown', () => {
    const { store, heard } = damaged(`update shown set data = '' where table_id = 'one'`)
    expect(store.shown('one', 'card')).toBeUndefined()
    expect(heard).toHaveLength(1)
    store.close()
  })
})

describe('a database that cannot be used is named in one sentence', () => {
  const failure = (at: string): string => {
    try {
      openStore(at).close()
    } catch (error) {
      if (error instanceof UnusableDatabase) return error.message
      throw error
    }
    throw new Error('it could be opened')
  }

  test('a file that is no database', () => {
    const file = join(folder, 'letter.txt')
    writeFileSync(file, 'Dear all, this is no database, however long it may be, and it goes on.\n'.repeat(40))
    expect(failure(file)).toBe(`The file ${file} is not a database: name another one in DATABASE_PATH.`)
  })

  test('a folder, and a path below a file', () => {
    expect(failure(folder)).toMatch(/^The database .* cannot be opened \(.*\): check DATABASE_PATH\.$/)
    const file = join(folder, 'file')
    writeFileSync(file, '')
    expect(failure(join(file, 'tables.db'))).toMatch(/^The database .* cannot be opened \(.*\): check DATABASE_PATH\.$/)
  })

  test('one that a newer Questmaster has written', () => {
    openStore(path).close()
    const raw = new Database(path)
    raw.exec(`insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)`)
    raw.close()
    expect(failure(path)).toBe(`The database ${path} was written by a newer Questmaster: update this one first.`)
  })
})

test('opening an existing database again changes nothing, and a file outlives a crash without closing', () => {
  const crashed = openStore(path)
  crashed.createTable(record())
  const after = openStore(path)
  expect(after.table('one')).toEqual(record())
  crashed.close()
  after.close()
})

test('a chronicle written when events of the table were called notes is read on', () => {
  const first = openStore(path)
  first.createTable(record())
  const lines = [
    { kind: 'event', event: { kind: 'fault', fault: 'f' } },
    { kind: 'fact', fact: { kind: 'note' }, to: 'all' },
    { kind: 'event', event: { kind: 'over' } },
  ] as const
  first.commit({ table: 'one', lines, at: 2 })
  first.close()
  const raw = new Database(path)
  raw.exec(`update chronicle set body = '{"kind":"note","note":{"kind":"fault","fault":"f"}}' where line = 1`)
  raw.exec(`update chronicle set body = '{"kind' where line = 3`)
  raw.exec(readFileSync('migrations/0002_table_events.sql', 'utf8'))
  raw.close()
  const store = openStore(path)
  expect(store.chronicle('one', 0, 9)).toMatchObject(lines.slice(0, 2))
  store.close()
})
