import Database from 'better-sqlite3'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, openStoreAt } from '../../src/storage/index.ts'
import { moveDatabase } from '../../src/storage/moving/move.ts'
import { NEW_PERSON, type Store } from '../../src/tables/model/store.ts'
import { findPrograms, PostgresServer } from '../kit/postgres.ts'
import { answer, event, fact, snapshot, rewind, seat, step, table } from './rows.ts'

const programs = findPrograms()

const SUMMARY = {
  server: 'server',
  game: 'toy',
  preset: 'short',
  startedAt: 1,
  endedAt: 2,
  turns: 3,
  seats: [],
  version: 1,
  revision: 0,
}

/** Rows in every table, with unusual texts, and more rows than one batch. */
async function fill(store: Store): Promise<void> {
  for (const id of ['one', 'Two', '_3', 'ä']) await store.records.create(table({ id }))
  await step(store, {
    snapshot: snapshot(0),
    change: { status: 'playing', seats: [seat(0, 'ann', 'Ann "🐉"')] },
    due: 7,
  })
  const lines = Array.from({ length: 1200 }, (_, index) => fact('dug', index % 2 === 0 ? 'all' : [0, index]))
  await step(store, { entries: [answer(1), answer(2)], snapshot: snapshot(2), lines })
  await step(store, { entries: [rewind(3, 1, 'new')], lines: [event({ kind: 'undone', seat: 0 })] })
  const whisper = {
    number: 1,
    from: { seat: 0, user: 'ann', name: 'Ann' },
    to: { seat: 1, user: 'bob', name: 'B' },
    text: 'ß\n',
    salt: 'sea',
  }
  await step(store, { whisper })
  await store.marks.addBookmark('one', { name: 'A ford', seq: 1, turn: 2, by: 'ann', at: 5 })
  await store.marks.setGuess('one', { user: 'mara', name: 'Mara', seat: 0, turn: 3, at: 6 })
  await store.notes.setPrivateNote('one', 'ann', 'The wizard lies.')
  for (const kind of ['hand', 'Hand', 'ä', '_'])
    await store.projections.set({ table: 'one', kind, target: 'x', data: [kind] })
  await store.notes.saveFault({ id: 'f', table: 'one', at: 1, error: 'oh', details: {} })
  await store.notes.setMemo('name', '')
  await store.people.change('ann', () => NEW_PERSON)
  for (const id of ['Two', 'one']) await store.stats.saveSummary({ ...SUMMARY, table: id })
  await store.stats.setFeed('server', { room: 'hall', by: 'ann', since: 4, upTo: 2, trouble: null })
}

async function all(store: Store): Promise<unknown> {
  return [
    await store.records.list({}),
    await store.log.linkedEntries('one', 0, 99),
    await store.log.entries('one'),
    await store.resumePoint('one'),
    await store.snapshots.all('one'),
    await store.chronicle.lines('one', 0, 9999),
    await store.records.unfinished('', 99),
    await store.marks.bookmarks('one'),
    await store.marks.guesses('one'),
    await store.marks.whispers('one'),
    await store.notes.privateNote('one', 'ann'),
    await store.projections.find('one', 'Hand', 'x'),
    await store.notes.faults('one'),
    await store.notes.memo('name'),
    await store.people.find(['ann']),
    await store.stats.summary('one'),
    await store.stats.feed('server'),
  ]
}

if (!programs.isThere) test.skip(`no PostgreSQL server is tried: ${programs.why}`)
else
  describe('a database is moved', () => {
    const folder = mkdtempSync(join(tmpdir(), 'questmaster-moving-'))
    const path = join(folder, 'games.db')
    let server: PostgresServer

    beforeAll(async () => {
      server = await new PostgresServer(programs).start()
      const store = openStore(path)
      await fill(store)
      await store.close()
    })
    afterAll(async () => {
      await server.stop()
      rmSync(folder, { recursive: true })
    })

    test('a database is moved: to PostgreSQL and back, and both go on from there', async () => {
      const address = await server.newDatabase()
      const back = join(folder, 'back.db')
      const there = await moveDatabase(`sqlite:${path}`, address)
      expect(await moveDatabase(address, back)).toEqual(there)
      expect(there.filter(({ rows }) => rows === 0)).toEqual([])
      expect(there.find((one) => one.table === 'chronicle')?.rows).toBe(1201)
      const stores = [openStore(path), await openStoreAt(address), openStore(back)] as const
      const [before, ...after] = await Promise.all(stores.map(all))
      expect(after).toEqual([before, before])
      for (const store of stores) {
        await step(store, { entries: [answer(4)], snapshot: snapshot(4) })
        await store.stats.saveSummary({ ...SUMMARY, table: 'ä' })
        expect(await store.stats.lastSummary()).toBe(3)
      }
      const [first, ...others] = await Promise.all(stores.map((store) => store.log.linkedEntries('one', 0, 99)))
      expect(others).toEqual([first, first])
      for (const store of stores) await store.close()
    })

    test('only into an empty database', async () => {
      const address = await server.newDatabase()
      const store = await openStoreAt(address)
      await store.notes.setMemo('name', 'text')
      await store.close()
      await expect(moveDatabase(path, address)).rejects.toThrow(
        /^The PostgreSQL database .* has games already: name one that is empty\.$/,
      )
      await expect(moveDatabase(address, path)).rejects.toThrow(/^The database .*games\.db has games already/)
    })

    test('completely or not at all, and the move can be repeated', async () => {
      const address = await server.newDatabase()
      const odd = join(folder, 'odd.db')
      const store = openStore(odd)
      await fill(store)
      await store.close()
      const raw = new Database(odd)
      raw.prepare(`update sagas set room = ?`).run('a\0b')
      await expect(moveDatabase(odd, address)).rejects.toThrow(/^Room of a row of sagas holds the character 0/)
      const empty = await openStoreAt(address)
      expect(await empty.records.count({})).toBe(0)
      await empty.close()
      raw.prepare(`update sagas set room = 'hall', up_to = 2`).run()
      raw.close()
      await moveDatabase(odd, address)
    })
  })
