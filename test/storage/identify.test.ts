import Database from 'better-sqlite3'
import fc from 'fast-check'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { copyDatabase } from '../../src/storage/sqlite/copy.ts'
import { openStore, openStoreToRead, UnusableDatabase } from '../../src/storage/index.ts'
import { APPLICATION_ID, identify } from '../../src/storage/sqlite/identify.ts'
import { Damaged, type Store } from '../../src/tables/model/store.ts'
import { often } from '../kit/often.ts'
import { ownFolder } from './folder.ts'
import { answer, fact, snapshot, step, table } from './rows.ts'

const place = ownFolder()

/** The contents and modification times of all files in the folder. */
function lies(): Record<string, string> {
  const files = readdirSync(place.folder).map((name) => join(place.folder, name))
  return Object.fromEntries(
    files.map((file) => [file, `${readFileSync(file).toString('base64')} ${statSync(file).mtimeMs}`]),
  )
}

function refusal(open: () => unknown): string {
  try {
    open()
  } catch (error) {
    if (error instanceof UnusableDatabase) return error.message
    throw error
  }
  throw new Error('it could be opened')
}

describe('a database of another program is left as it is', () => {
  const another = (name: string, ...statements: string[]): string => {
    const path = join(place.folder, name)
    const raw = new Database(path)
    for (const statement of statements) raw.exec(statement)
    raw.close()
    return path
  }
  const kept = `create table notes (text); insert into notes values ('mine')`

  test.each([
    ['with tables', [kept]],
    ['in WAL mode', ['pragma journal_mode = WAL', kept]],
    ['made by the same library', ['create table __drizzle_migrations (id, hash, created_at)', kept]],
    ['that says what it is', ['pragma application_id = 7']],
    ['of Firefox', ['pragma application_id = 0', 'create table entries (a)', 'create table chronicle (a)']],
  ])('%s', async (_name, statements) => {
    const path = another('notes.db', ...statements)
    const before = lies()
    const sentence = `The database ${path} is another program’s: name another file in DATABASE_PATH.`
    expect(refusal(() => openStore(path))).toBe(sentence)
    expect(refusal(() => openStoreToRead(path))).toBe(sentence)
    await expect(copyDatabase(path, join(place.folder, 'copy.db'))).rejects.toThrow(sentence)
    expect(lies()).toEqual(before)
  })

  test('a database of another program is left as it is: even if it is open and has written only its log', () => {
    const path = join(place.folder, 'open.db')
    const raw = new Database(path)
    raw.pragma('journal_mode = WAL')
    raw.exec(kept)
    const before = lies()
    expect(refusal(() => openStore(path))).toContain('another program’s')
    expect(lies()).toEqual(before)
    raw.close()
  })

  test('a database of another program is left as it is, and so is a file that is not a database', () => {
    const path = join(place.folder, 'letter.txt')
    for (const text of ['x', 'SQLite', 'Dear all, '.repeat(50)]) {
      writeFileSync(path, text)
      const before = lies()
      expect(refusal(() => openStore(path))).toBe(
        `The file ${path} isn't a database. Name another one in DATABASE_PATH.`,
      )
      expect(lies()).toEqual(before)
    }
  })
})

describe('our own database', () => {
  test('our own database is marked as ours, and an empty one becomes ours', async () => {
    const path = join(place.folder, 'ours.db')
    writeFileSync(path, '')
    expect(identify(path)).toBe('new')
    await openStore(path).close()
    expect(identify(path)).toBe('ours')
    expect(readFileSync(path).readUInt32BE(68)).toBe(APPLICATION_ID)
    // A database that SQLite has just created is empty too.
    const bare = join(place.folder, 'bare.db')
    const raw = new Database(bare)
    raw.exec('vacuum')
    raw.close()
    await openStore(bare).close()
    expect(identify(bare)).toBe('ours')
  })
})

/** A database with a game and some data of every kind. */
async function whole(path: string): Promise<void> {
  const store = openStore(path)
  await store.records.create(table())
  for (let seq = 1; seq <= 30; seq += 1) {
    await step(store, { entries: [answer(seq)], snapshot: snapshot(seq), lines: [fact('dug'), fact('found', [0])] })
    await store.notes.setMemo(`memo ${seq}`, 'x'.repeat(500))
  }
  await store.close()
}

async function used(store: Store): Promise<void> {
  const id = 'one'
  const requests = [
    () => store.records.find(id),
    () => store.records.list({ user: 'ann' }),
    () => store.records.listWithDamaged({ server: 'server', here: 'one' }),
    () => store.resumePoint(id),
    () => store.log.entries(id),
    () => store.snapshots.all(id),
    () => store.chronicle.lines(id, 0, 99),
    () => store.chronicle.linesFor(id, 0, 0, 99),
    () => store.notes.memo('memo 7'),
    () => store.records.unfinished('', 9),
    () => step(store, { entries: [answer(31)], snapshot: snapshot(31), lines: [fact('dug')] }),
    () => store.notes.setMemo('memo 8', 'new'),
    () => store.records.create(table({ id: 'two' })),
    () => store.tidy(),
  ]
  for (const request of requests) {
    try {
      await request()
    } catch (error) {
      // A step may also be refused because of existing rows.
      const isNamed =
        error instanceof UnusableDatabase ||
        error instanceof Damaged ||
        ['SequenceTaken', 'RoomTaken', 'TableExists'].includes((error as Error).name) ||
        /^there is no (such )?table/.test((error as Error).message)
      if (!isNamed) throw error
      expect((error as Error).message).toMatch(/^[^\n]+$/)
    }
  }
}

test('damaged pages are reported in one sentence, at the start and later', async () => {
  const sound = join(place.folder, 'sound.db')
  await whole(sound)
  const bytes = readFileSync(sound)
  const path = join(place.folder, 'spoiled.db')
  const junk = fc.uint8Array({ minLength: 1, maxLength: 600 })
  const where = fc.oneof(fc.nat(bytes.length - 1), fc.nat(4095))
  await fc.assert(
    fc.asyncProperty(where, junk, fc.boolean(), async (at, some, isOpen) => {
      for (const end of ['', '-wal', '-shm']) rmSync(`${path}${end}`, { force: true })
      writeFileSync(path, bytes)
      const spoil = () => {
        const spoiled = Buffer.from(bytes)
        spoiled.set(some.subarray(0, spoiled.length - at), at)
        writeFileSync(path, spoiled)
      }
      if (!isOpen) spoil()
      let store: Store | undefined
      try {
        store = openStore(path)
      } catch (error) {
        expect(error).toBeInstanceOf(UnusableDatabase)
        expect((error as Error).message).toMatch(/^[^\n]+$/)
        return
      }
      if (isOpen) spoil()
      await used(store)
      await store.close()
    }),
    { numRuns: often(20) },
  )
})

test('a folder in place of the database is reported, and nothing is created in it', () => {
  expect(refusal(() => openStore(place.folder))).toMatch(/^The database .* can't be opened/)
  expect(existsSync(join(place.folder, '-wal'))).toBe(false)
})
