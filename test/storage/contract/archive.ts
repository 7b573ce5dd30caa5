import { expect, test } from 'vitest'
import { FIRST_LINK, linkAfter } from '../../../src/engine/index.ts'
import {
  lineLinkAfter,
  RoomTaken,
  SequenceTaken,
  TableExists,
  type ChronicleLine,
  type WholeTable,
} from '../../../src/tables/model/store.ts'
import type { Kind } from '../contract.ts'
import { answer, event, fact, snapshot, rewind, step, table, turns } from '../rows.ts'
import { placeOf, type OpenPlace } from './place.ts'

/** A game from another database. */
function whole(change: Partial<WholeTable> = {}): WholeTable {
  const { archivedAt: _, ...one } = table({ id: 'two', status: 'closed', changedAt: 7 })
  const first = answer(1)
  const link = linkAfter(FIRST_LINK, first)
  const said = [fact('dug'), fact('found', [0]), event({ kind: 'imported' })]
  const lines = said.map((line, index): ChronicleLine => ({ ...line, line: index + 1, seq: 1, at: 3, version: 2 }))
  return {
    table: one,
    entries: [
      { ...first, link, at: 3 },
      { ...rewind(2, 0), link: linkAfter(link, rewind(2, 0)), at: 4 },
    ],
    snapshots: [snapshot(0)],
    chronicle: lines.map((line) => ({ ...line, link: lineLinkAfter(FIRST_LINK, link, line) })),
    bookmarks: [{ number: 4, name: 'A ford', seq: 1, turn: 2, by: 'ann', at: 5 }],
    guesses: [{ user: 'mara', name: 'Mara', seat: 0, turn: 3, at: 6 }],
    whispers: [
      {
        number: 1,
        at: 6,
        from: { seat: 0, user: 'ann', name: 'Ann' },
        to: { seat: 1, user: 'ben', name: 'Ben' },
        text: 'I have the key.',
        salt: 'sea',
      },
    ],
    shown: [{ kind: 'card', target: '', data: { room: 'two' } }],
    ...change,
  }
}

export function archiveContract(kind: Kind): void {
  const at = placeOf(kind)
  testImports(at, kind)

  test('bookmarks are numbered in order and can be removed', async () => {
    const mark = (name: string) => ({ name, seq: 3, turn: 1, by: 'ann', at: 9 })
    expect(await at.store.marks.addBookmark('one', mark('first'))).toEqual({ ...mark('first'), number: 1 })
    await at.store.marks.addBookmark('one', mark('second'))
    await at.store.marks.removeBookmark('one', 1)
    await at.store.marks.removeBookmark('one', 9)
    await at.store.marks.addBookmark('one', mark('third'))
    expect((await at.store.marks.bookmarks('one')).map(({ name, number }) => [name, number])).toEqual([
      ['second', 2],
      ['third', 3],
    ])
    expect(await at.store.marks.bookmarks('none')).toEqual([])
    await expect(at.store.marks.addBookmark('none', mark('x'))).rejects.toThrow()
  })

  testArchiving(at)
}

/** Games that come from another database. */
function testImports(at: OpenPlace, kind: Kind): void {
  test('an imported table is stored as given, with its links, and needs no showing', async () => {
    const given = whole()
    expect(await at.store.importTable(given)).toEqual({ ...given.table, archivedAt: null, revision: 0 })
    const store = kind.isKept ? await at.again() : at.store
    expect(await store.records.find('two')).toEqual({ ...given.table, archivedAt: null, revision: 0 })
    const linked = given.entries.map(({ by: _by, at: _at, ...entry }) => expect.objectContaining(entry))
    expect(await at.store.log.linkedEntries('two', 0, 9)).toEqual(linked)
    expect(await at.store.log.entries('two')).toEqual(given.entries.map(({ link: _link, ...entry }) => entry))
    expect(await at.store.chronicle.linkedLines('two', 0, 9)).toEqual(given.chronicle)
    expect(await at.store.marks.bookmarks('two')).toEqual(given.bookmarks)
    expect(await at.store.marks.guesses('two')).toEqual(given.guesses)
    expect(await at.store.marks.whispers('two')).toEqual(given.whispers)
    expect(await at.store.projections.find('two', 'card')).toEqual({ room: 'two' })
    expect((await at.store.records.unfinished('', 9)).map((one) => one.table)).not.toContain('two')
    expect(await at.store.resumePoint('two')).toMatchObject({ seq: 2, heard: 1, line: 3, snapshot: { seq: 0 } })
    await step(at.store, { table: 'two', entries: [answer(3)], change: { status: 'playing' } })
    const links = await at.store.log.linkedEntries('two', 1, 9)
    expect(links[1]?.link).toBe(linkAfter(links[0]?.link ?? '', answer(3)))
  })

  test('importing an existing table, or one into an occupied room, is refused and writes nothing', async () => {
    await at.store.importTable(whole())
    await expect(at.store.importTable(whole({ bookmarks: [] }))).rejects.toThrow(TableExists)
    expect(await at.store.marks.bookmarks('two')).toHaveLength(1)
    const open = whole({ table: { ...whole().table, id: 'three', status: 'playing', room: 'one' } })
    await expect(at.store.importTable(open)).rejects.toThrow(RoomTaken)
    const twice = whole({ table: { ...whole().table, id: 'three' }, snapshots: [snapshot(0), snapshot(0)] })
    await expect(at.store.importTable(twice)).rejects.toThrow()
    expect(await at.store.records.find('three')).toBeUndefined()
    expect(await at.store.log.entries('three')).toEqual([])
  })
}

/** What archiving keeps, and which tables it finds. */
function testArchiving(at: OpenPlace): void {
  const positionsOf = async (id: string) => (await at.store.snapshots.all(id)).map(({ seq }) => seq)

  test('archiving an ended table keeps its first and last two snapshots, and leaves nothing to show', async () => {
    const { store } = at
    await step(store, { snapshot: snapshot(0), change: { status: 'playing' } })
    await turns(store, 20)
    const before = await positionsOf('one')
    expect(before.length).toBeGreaterThan(4)
    const revision = async () => (await store.records.revision('one')) ?? -1
    await expect(store.archive('one', await revision(), 9)).rejects.toThrow(SequenceTaken)
    await step(store, { change: { status: 'closed' } })
    await store.projections.markShown('one', await revision())
    await expect(store.archive('one', (await revision()) - 1, 9)).rejects.toThrow(SequenceTaken)
    expect(await positionsOf('one')).toEqual(before)
    await store.archive('one', await revision(), 9)
    expect(await positionsOf('one')).toEqual([0, 19, 20])
    expect(await store.records.find('one')).toMatchObject({ archivedAt: 9, changedAt: 2, status: 'closed' })
    expect(await store.records.unfinished('', 9)).toEqual([])
    await step(store, { change: { status: 'playing', archivedAt: null } })
    expect(await store.records.find('one')).toMatchObject({ archivedAt: null })
  })

  test('tables that ended long ago are found for archiving, oldest first, and lists can leave out the archive', async () => {
    const { store } = at
    for (const [id, status, changedAt] of [
      ['two', 'over', 5],
      ['three', 'closed', 3],
      ['four', 'playing', 2],
      ['five', 'over', 9],
    ] as const)
      await store.records.create(table({ id, status, changedAt }))
    expect(await store.records.archivable(9, 9)).toEqual(['three', 'two'])
    expect(await store.records.archivable(9, 1)).toEqual(['three'])
    await store.archive('three', 0, 9)
    expect(await store.records.archivable(9, 9)).toEqual(['two'])
    const ended = { statuses: ['over', 'closed'] as const }
    const ids = async (archived: boolean) => (await store.records.list({ ...ended, archived })).map(({ id }) => id)
    expect([await ids(true), await ids(false)]).toEqual([['three'], ['five', 'two']])
    expect(await store.records.count({ server: 'server', archived: true })).toBe(1)
    expect((await store.records.list({ user: 'ann', archived: true })).map(({ id }) => id)).toEqual(['three'])
  })

  test('an open table is listed even if it has a time of archiving', async () => {
    const { store } = at
    await store.records.create(table({ id: 'two', status: 'playing', changedAt: 1 }))
    await step(store, { table: 'two', change: { archivedAt: 9 } })
    const listed = async (archived: boolean) =>
      (await store.records.listWithDamaged({ server: 'server', here: 'two', archived })).map(({ id }) => id)
    expect([await listed(true), await listed(false)]).toEqual([[], ['two', 'one']])
    expect((await store.records.list({ user: 'ann', archived: false })).map(({ id }) => id)).toEqual(['two', 'one'])
  })
}
