import { expect, test } from 'vitest'
import {
  DIRECT_MESSAGES,
  RoomTaken,
  STRANGER,
  type NewTable,
  type TableQuery,
} from '../../../src/tables/model/store.ts'
import type { Kind } from '../contract.ts'
import { seat, sitting, step, table } from '../rows.ts'
import { placeOf, type OpenPlace } from './place.ts'

export function tablesContract(kind: Kind): void {
  const at = placeOf(kind)
  testRooms(at)
  testQueries(at)
  testFormerPlayers(at)
  testRealTables(at)
  testUnfinished(at)
  testLoans(at)
}

/** Tables and their rooms. */
function testRooms(at: OpenPlace): void {
  test('a new table is stored as given, at revision 0', async () => {
    const two = table({ id: 'two', seats: [], experience: [0, 3] })
    expect(await at.store.records.create(two)).toEqual({ ...two, revision: 0 })
    expect(await at.store.records.find('two')).toEqual({ ...two, revision: 0 })
    const again = { after: 'two', called: ['bob'], leftOut: [{ name: 'Cleo', why: 'gone' }] } as const
    await at.store.records.create(table({ id: 'three', again }))
    expect((await at.store.records.find('three'))?.again).toEqual(again)
    expect(await at.store.records.find('none')).toBeUndefined()
    expect([await at.store.records.revision('two'), await at.store.records.revision('none')]).toEqual([0, undefined])
  })

  test('a room takes a second open table only after the first is closed, and a refused one writes nothing', async () => {
    const store = at.store
    await expect(store.records.create(table({ id: 'two', room: 'one' }))).rejects.toThrow(RoomTaken)
    expect(await store.records.find('two')).toBeUndefined()
    await store.records.create(table({ id: 'three', room: 'one', status: 'closed' }))
    await expect(step(store, { table: 'three', change: { status: 'playing' } })).rejects.toThrow(RoomTaken)
    expect(await store.records.find('three')).toMatchObject({ status: 'closed', revision: 0 })
    await store.records.create(table({ id: 'four' }))
    await expect(step(store, { table: 'four', change: { room: 'one' } })).rejects.toThrow(RoomTaken)
    await step(store, { change: { status: 'over' } })
    await store.records.create(table({ id: 'two', room: 'one' }))
    expect((await store.records.findOpen('server', 'one'))?.id).toBe('two')
    await store.records.create(table({ id: 'five', room: 'one', server: 'other' }))
  })

  test('the open table of a room is found', async () => {
    expect((await at.store.records.findOpen('server', 'one'))?.id).toBe('one')
    expect(await at.store.records.findOpen('server', 'hall')).toBeUndefined()
    expect(await at.store.records.findOpen('other', 'one')).toBeUndefined()
    await step(at.store, { change: { status: 'closed' } })
    expect(await at.store.records.findOpen('server', 'one')).toBeUndefined()
  })
}

/** Lists of the tables of people who have lost their seats there. */
function testFormerPlayers(at: OpenPlace): void {
  const ids = async (wanted: TableQuery) => (await at.store.records.list(wanted)).map(({ id }) => id)

  test('a query finds the tables at which a person had a seat that somebody else has now', async () => {
    const none = { inTime: 3, late: 1, excused: 0, last: 'question', isOnVacation: false, hasLeft: true }
    const attendance = (user: string) => ({ user, ...none })
    const clocks = (...users: string[]) => ({ opened: null, few: null, seats: [], hidden: null, attendance: users.map(attendance) }) // prettier-ignore
    const others: Partial<NewTable>[] = [
      { id: 'two', status: 'over', changedAt: 9, seats: sitting('bob'), clocks: clocks('a"b', 'bob') },
      { id: 'three', server: 'other', changedAt: 5, seats: sitting('bob'), clocks: clocks('bob', 'a"b') },
      { id: 'four', status: 'playing', changedAt: 7, seats: sitting('a"b'), clocks: clocks('a"b') },
    ]
    for (const one of others) await at.store.records.create(table(one))
    const cases: [TableQuery, string[]][] = [
      [{ formerly: 'a"b' }, ['two', 'three']],
      [{ formerly: 'a"b', server: 'server' }, ['two']],
      [{ formerly: 'a"b', server: 'server', statuses: ['playing'] }, []],
      [{ formerly: 'bob' }, []],
      [{ formerly: 'a' }, []],
    ]
    for (const [wanted, found] of cases) {
      expect([wanted, await ids(wanted)]).toEqual([wanted, found])
      expect(await at.store.records.count(wanted)).toBe(found.length)
    }
    expect((await at.store.records.list({ formerly: 'a"b' }))[0]?.clocks?.attendance?.[0]).toEqual(attendance('a"b'))
  })
}

/** Lists without imagined tables. */
function testRealTables(at: OpenPlace): void {
  test('a query leaves out imagined tables if it is told so, before it counts how many it wants', async () => {
    await at.store.records.create(table({ id: 'real', room: 'real', seats: sitting('bob'), changedAt: 1 }))
    for (const id of ['two', 'three'])
      await at.store.records.create(
        table({ id, room: id, server: DIRECT_MESSAGES, seats: sitting('bob'), changedAt: 9 }),
      )
    const wanted = { user: 'bob', limit: 1 }
    expect((await at.store.records.list({ ...wanted, isReal: true })).map(({ id }) => id)).toEqual(['real'])
    expect(await at.store.records.count({ user: 'bob', isReal: true })).toBe(1)
    expect(await at.store.records.count({ user: 'bob' })).toBe(3)
  })
}

/** Lists of tables. */
function testQueries(at: OpenPlace): void {
  const ids = async (wanted: TableQuery) => (await at.store.records.list(wanted)).map(({ id }) => id)

  test('queries combine their conditions, list the latest change first, and count', async () => {
    const others: Partial<NewTable>[] = [
      { id: 'two', room: 'one', status: 'over', changedAt: 9 },
      { id: 'three', server: 'other', seats: sitting('bob'), changedAt: 5 },
      { id: 'four', host: 'bob', status: 'playing', changedAt: 7, seats: sitting('bob') },
      { id: 'five', status: 'closed', changedAt: 9 },
    ]
    for (const one of others) await at.store.records.create(table(one))
    const cases: [TableQuery, string[]][] = [
      [{}, ['two', 'five', 'four', 'three', 'one']],
      [{ server: 'server' }, ['two', 'five', 'four', 'one']],
      [{ server: 'server', room: 'one' }, ['two', 'one']],
      [{ statuses: ['lobby', 'playing'] }, ['four', 'three', 'one']],
      [{ statuses: ['closed'] }, ['five']],
      [{ statuses: [] }, []],
      [{ user: 'ann', statuses: ['over'] }, ['two']],
      [{ user: 'ann', statuses: ['over', 'lobby'] }, ['two', 'one']],
      [{ user: 'bob' }, ['four', 'three']],
      [{ user: 'bob', server: 'server' }, ['four']],
      [{ host: 'bob' }, ['four']],
      [{ host: 'bob', user: 'ann' }, []],
      [{ server: 'none' }, []],
    ]
    for (const [wanted, found] of cases) {
      expect([wanted, await ids(wanted)]).toEqual([wanted, found])
      expect(await ids({ ...wanted, limit: 2 })).toEqual(found.slice(0, 2))
      expect(await at.store.records.count(wanted)).toBe(found.length)
    }
    expect(await ids({ limit: 0 })).toEqual([])
    expect((await at.store.records.list({ user: 'bob', limit: 1 }))[0]?.seats).toEqual(sitting('bob'))
  })

  test('tables are ordered by their last step that is not secret', async () => {
    await at.store.records.create(table({ id: 'two', changedAt: 5 }))
    expect(await ids({})).toEqual(['two', 'one'])
    await step(at.store, { at: 6, quiet: true })
    expect(await ids({})).toEqual(['two', 'one'])
    expect(await at.store.records.find('one')).toMatchObject({ changedAt: 1, revision: 1 })
    await step(at.store, { at: 6 })
    expect(await ids({})).toEqual(['one', 'two'])
  })
}

/** Unfinished tables, and finished games. */
function testUnfinished(at: OpenPlace): void {
  test('unfinished tables are those to show and those that continue by themselves, in the order of ids', async () => {
    const { store } = at
    const left = async () => (await store.records.unfinished('', 99)).map((one) => [one.table, one.due, one.isToShow])
    expect(await left()).toEqual([['one', null, true]])
    await store.projections.markShown('one', 0)
    expect(await left()).toEqual([])
    await step(store, { change: { status: 'playing' }, due: 77 })
    expect(await left()).toEqual([['one', 77, true]])
    await step(store)
    await store.projections.markShown('one', 1)
    expect(await left()).toEqual([['one', 77, true]])
    await store.projections.markShown('one', 2)
    await store.projections.markShown('one', 1)
    expect(await left()).toEqual([['one', 77, false]])
    await store.records.create(table({ id: 'a', status: 'playing' }))
    await store.records.create(table({ id: 'z' }))
    expect((await store.records.unfinished('', 2)).map((one) => one.table)).toEqual(['a', 'one'])
    expect((await store.records.unfinished('one', 2)).map((one) => one.table)).toEqual(['z'])
    await store.projections.markShown('a', 0)
    await store.projections.markShown('z', 0)
    await step(store, { due: null })
    await store.projections.markShown('one', 3)
    expect(await left()).toEqual([])
  })

  test('an unfinished table says when its first absent player returns', async () => {
    const { store } = at
    const away = (backAts: (number | null)[]) =>
      backAts.map((backAt, number) => ({ ...seat(number, `user ${number}`, 'name'), backAt }))
    await step(store, { change: { status: 'playing', seats: away([null, 70, 60]) }, due: 5 })
    expect(await store.records.unfinished('', 9)).toMatchObject([{ table: 'one', due: 5, backAt: 60 }])
    await step(store, { change: { seats: away([null, 70, null]) } })
    expect(await store.records.unfinished('', 9)).toMatchObject([{ backAt: 70 }])
  })

  test('a game that has ended is never due', async () => {
    await step(at.store, { change: { status: 'playing' }, due: 5 })
    await step(at.store, { change: { status: 'over' } })
    expect(await at.store.records.unfinished('', 9)).toEqual([
      { table: 'one', due: null, backAt: null, isToShow: true },
    ])
    await at.store.projections.markShown('one', 2)
    expect(await at.store.records.unfinished('', 9)).toEqual([])
  })

  test('finished games are counted by title and user; a computer has none', async () => {
    await at.store.records.create(table({ id: 'two', status: 'over' }))
    await at.store.records.create(table({ id: 'three', status: 'closed', seats: sitting('bob') }))
    expect(await at.store.records.finishedGames('toy', ['ann', null, 'bob'])).toEqual([1, 0, 0])
    expect(await at.store.records.finishedGames('chess', ['ann'])).toEqual([0])
    expect(await at.store.records.finishedGames('toy', [])).toEqual([])
    // A game that only an imported file ascribes to them doesn't count.
    await at.store.projections.set({ table: 'two', kind: STRANGER, target: 'ann', data: true })
    expect(await at.store.records.finishedGames('toy', ['ann', 'bob'])).toEqual([0, 0])
    await at.store.projections.forget('two', STRANGER, 'ann')
    expect(await at.store.records.finishedGames('toy', ['ann'])).toEqual([1])
  })
}

/** Seats that are lent. */
function testLoans(at: OpenPlace): void {
  test('a loan is kept with its seat, its deputy’s tables are found, and an offer is nobody’s seat', async () => {
    const { store } = at
    const loan = { user: 'cleo', name: 'Cleo', parts: ['fights' as const], until: 90, openUntil: null, after: 3 }
    const offer = { ...loan, openUntil: 50 }
    const lent = (given: typeof loan | typeof offer) => [{ ...seat(0, 'ann', 'Ann'), loan: given }]
    await step(store, { change: { status: 'playing', seats: lent(offer) }, due: 99 })
    const found = async (user: string) => (await store.records.list({ user })).map(({ id }) => id)
    expect((await store.records.find('one'))?.seats).toEqual(lent(offer))
    expect([await found('cleo'), await found('ann')]).toEqual([[], ['one']])
    expect(await store.records.unfinished('', 9)).toMatchObject([{ table: 'one', backAt: 50 }])
    await step(store, { change: { seats: lent(loan) } })
    expect((await store.records.find('one'))?.seats).toEqual(lent(loan))
    expect([await found('cleo'), await found('ann')]).toEqual([['one'], ['one']])
    expect(await store.records.count({ user: 'cleo' })).toBe(1)
    expect(await store.records.unfinished('', 9)).toMatchObject([{ table: 'one', backAt: 90 }])
  })
}
