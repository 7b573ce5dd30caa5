import { describe, expect, test } from 'vitest'
import type { House } from '../kit/house.ts'
import { answer, granted, houseOf, openTable, sightOf, startTable } from '../kit/house.ts'
import { COMPANY, companionAt, type TableId, type TableRefusal } from '../../src/tables/index.ts'
import { nextComputer } from '../../src/tables/steps/company.ts'
import { likeness } from '../../src/tables/steps/display-names.ts'
import { newSeat } from '../../src/tables/steps/lobby.ts'

const names = async (house: House, id: TableId) =>
  (await house.store.records.find(id))?.seats.map((one) => `${one.seat} ${one.name}`)

const company = async (house: House, id: TableId) =>
  (await house.store.records.find(id))?.seats.filter(({ user }) => user === null).map(({ name }) => name) ?? []

describe('a lobby', () => {
  test('a lobby fills its seats, closes gaps after a leave, and passes the host’s role on', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'computer', 'bob', 'computer'])
    const [one, other] = await company(house, id)
    expect(await names(house, id)).toEqual(['0 ann', `1 ${one}`, '2 bob', `3 ${other}`])
    granted(await house.tables.seats.leave(id, 'ann'))
    expect(await names(house, id)).toEqual([`0 ${one}`, '1 bob', `2 ${other}`])
    expect((await house.store.records.find(id))?.host).toBe('bob')
    granted(await house.tables.seats.removeComputer(id, 'bob'))
    expect(await names(house, id)).toEqual([`0 ${one}`, '1 bob'])
    granted(await house.tables.seats.addComputer(id, 'bob'))
    expect(await names(house, id)).toEqual([`0 ${one}`, '1 bob', `2 ${other}`])
  })

  test('computer players have names of their own, unlike those of everybody at the table', async () => {
    const house = houseOf()
    const all = Object.values(COMPANY)
    const first = await openTable(house, ['ann', 'computer', 'computer', 'computer'])
    const there = await company(house, first)
    expect(new Set(there).size).toBe(3)
    expect(all).toEqual(expect.arrayContaining([...there]))
    // People who bear such a name keep it.
    const taken = all.slice(0, -1).map((name) => name.toUpperCase())
    const seats = taken.map((name, seat) => newSeat(seat, { user: name, name }))
    const record = { id: first, seats, watchers: [] }
    expect(nextComputer(record)).toBe(all.at(-1))
    const full = [...seats, newSeat(seats.length, { user: 'last', name: all.at(-1) ?? '' })]
    expect(full.map(({ name }) => likeness(name))).not.toContain(likeness(nextComputer({ ...record, seats: full })))
    // A person who comes later is told apart from the computer.
    const [name = ''] = there
    granted(await house.tables.seats.leave(first, 'ann'))
    const second = await openTable(house, ['bob', 'computer'], 'seed', 'hall')
    const [sitting = ''] = await company(house, second)
    granted(await house.tables.seats.join(second, 'mallory', { name: sitting, account: 'mallory' }))
    expect(await names(house, second)).toEqual(['0 bob', `1 ${sitting}`, `2 ${sitting} (mallory)`])
    expect(companionAt({ user: 'mallory', name })).toBeNull()
    expect(companionAt({ user: null, name: 'Computer 1' })).toBeNull()
  })

  test('computer players keep their names in a rematch, and when the game moves to another bot', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'computer', 'computer'])
    const there = await company(house, id)
    granted(await house.tables.saves.close(id))
    const file = granted(await house.tables.saves.export(id, { user: 'referee', name: 'Referee' }))
    const by = { user: 'ann', name: 'ann' }
    const { record } = granted(await house.tables.opening.again(id, { by, gone: new Set() }))
    expect(await company(house, record.id)).toEqual(there)
    const elsewhere = houseOf()
    const into = { server: 'elsewhere', room: 'attic', by: 'boss' }
    granted(await elsewhere.tables.saves.import(Buffer.from(file), into))
    granted(await elsewhere.tables.saves.resume(id, into))
    expect(await company(elsewhere, id)).toEqual(there)
  })

  test('a lobby closes when its last player leaves, even if computers stay, and frees the channel', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'computer'])
    granted(await house.tables.seats.leave(id, 'ann'))
    expect((await house.store.records.find(id))?.status).toBe('closed')
    expect(await house.tables.directory.openIn('server', 'room')).toBeUndefined()
    await openTable(house, ['bob'])
  })

  test('a lobby has a record and no game', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann'])
    expect(await house.tables.views.of(id)).toEqual({ record: { ...(await house.store.records.find(id)), seed: '' } })
    expect(await house.tables.views.of('none')).toBeUndefined()
  })

  test('a lobby deals the same game from the same seed', async () => {
    const house = houseOf()
    const ids = [
      await startTable(house, ['ann', 'bob'], 'one', 'a'),
      await startTable(house, ['ann', 'bob'], ' one ', 'b'),
    ]
    const views = await Promise.all(ids.map(async (id) => (await sightOf(house, id)).viewFor(0)))
    expect(views[0]).toEqual(views[1])
    expect(await house.tables.chronicle.lines(ids[0] ?? '', 0, 1)).toMatchObject([
      { kind: 'event', event: { kind: 'started' }, to: 'all' },
    ])
  })

  test('a lobby: without a seed draws a secret, and gets its seed at the start', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'bob'], '  ')
    expect(await house.store.records.find(id)).toMatchObject({
      seed: '',
      seal: { kind: 'sealed', secret: expect.stringMatching(/^[a-z0-9]{50}$/), brought: [] },
    })
    granted(await house.tables.opening.start(id, 'ann'))
    expect((await house.store.records.find(id))?.seed).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('these requests are refused and change nothing:', () => {
  const cases: [TableRefusal, string, (house: House, id: TableId) => Promise<{ ok: boolean; why?: TableRefusal }>][] = [
    ['no-such-table', 'to join nowhere', ({ tables }) => tables.seats.join('none', 'bob', 'Bob')],
    [
      'no-such-table',
      'to answer nowhere',
      ({ tables }) => tables.answers.submit('none', 'ann', { verb: 'a.b', key: 'c' }),
    ],
    [
      'no-such-game',
      'to open an unknown game',
      async ({ tables }) => await tables.opening.open({ ...here('hall'), game: 'chess' }),
    ],
    ['room-taken', 'to open a second table in a room', async ({ tables }) => await tables.opening.open(here('room'))],
    [
      'seed-too-long',
      'to open a table with a seed of 101 letters',
      async ({ tables }) => await tables.opening.open({ ...here('hall'), seed: 'x'.repeat(101) }),
    ],
    ['already-seated', 'to join twice', ({ tables }, id) => tables.seats.join(id, 'ann', 'Ann')],
    ['not-seated', 'to leave without a seat', ({ tables }, id) => tables.seats.leave(id, 'zoe')],
    ['not-seated', 'to add a computer without a seat', ({ tables }, id) => tables.seats.addComputer(id, 'zoe')],
    ['not-seated', 'to remove a computer without a seat', ({ tables }, id) => tables.seats.removeComputer(id, 'zoe')],
    [
      'no-computer',
      'to remove a computer without one at the table',
      ({ tables }, id) => tables.seats.removeComputer(id, 'ann'),
    ],
    ['not-seated', 'to start without a seat', ({ tables }, id) => tables.opening.start(id, 'zoe')],
    ['too-few-players', 'to start alone', ({ tables }, id) => tables.opening.start(id, 'ann')],
    [
      'not-playing',
      'to answer in a lobby',
      ({ tables }, id) => tables.answers.submit(id, 'ann', { verb: 'a.b', key: 'c' }),
    ],
    ['not-playing', 'to undo in a lobby', ({ tables }, id) => tables.answers.undo(id, 'ann')],
    ['not-playing', 'to resign in a lobby', ({ tables }, id) => tables.seats.resign(id, 'ann')],
    [
      'not-playing',
      'to resume a lobby',
      ({ tables }, id) => tables.saves.resume(id, { server: 'server', room: 'hall' }),
    ],
  ]
  const here = (room: string) =>
    ({ game: 'toy', preset: 'short', server: 'server', room, host: { user: 'zoe', name: 'Zoe' } }) as const

  test.each(cases)('%s: %s', async (why, _what, request) => {
    const house = houseOf()
    const id = await openTable(house, ['ann'])
    const before = await everything(house)
    expect(await request(house, id)).toEqual({ ok: false, why })
    expect(await everything(house)).toEqual(before)
  })

  test('these requests are refused and change nothing: to join a table for four as the fifth', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'bob', 'computer', 'cat'])
    expect(await house.tables.seats.join(id, 'dan', 'Dan')).toEqual({ ok: false, why: 'table-full' })
    expect(await house.tables.seats.addComputer(id, 'ann')).toEqual({ ok: false, why: 'table-full' })
  })

  const started: typeof cases = [
    ['not-in-lobby', 'to join a game under way', ({ tables }, id) => tables.seats.join(id, 'zoe', 'Zoe')],
    ['already-seated', 'to come back without having left', ({ tables }, id) => tables.seats.join(id, 'ann', 'Ann')],
    ['not-in-lobby', 'to add a computer', ({ tables }, id) => tables.seats.addComputer(id, 'ann')],
    ['not-in-lobby', 'to start twice', ({ tables }, id) => tables.opening.start(id, 'ann')],
    ['not-seated', 'to answer without a seat', ({ tables }, id) => tables.answers.submit(id, 'zoe', north)],
    ['not-asked', "to answer another's question", ({ tables }, id) => tables.answers.submit(id, 'bob', north)],
    [
      'not-asked',
      'to answer another question',
      ({ tables }, id) => tables.answers.submit(id, 'ann', { verb: 'x.y', key: 'z' }),
    ],
    [
      'not-offered',
      'to answer with a choice that is not offered',
      ({ tables }, id) => tables.answers.submit(id, 'ann', { ...north, key: 'pit:hell' }),
    ],
    [
      'not-offered',
      'to resign by an answer',
      ({ tables }, id) => tables.answers.submit(id, 'ann', { verb: 'leave', key: 'leave' }),
    ],
    [
      'stale',
      'to answer a question that has passed',
      ({ tables }, id) => tables.answers.submit(id, 'ann', north, { count: 3, mark: 'x' }),
    ],
    ['nothing-to-undo', 'to undo at the beginning', ({ tables }, id) => tables.answers.undo(id, 'ann')],
    ['not-seated', 'to undo without a seat', ({ tables }, id) => tables.answers.undo(id, 'zoe')],
    ['not-seated', 'to resign without a seat', ({ tables }, id) => tables.seats.resign(id, 'zoe')],
    ['not-seated', 'to leave without a seat', ({ tables }, id) => tables.seats.leave(id, 'zoe')],
  ]
  const north = { verb: 'dig.where', key: 'pit:north' }

  test.each(started)('%s: %s', async (why, _what, request) => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    const before = await everything(house)
    expect(await request(house, id)).toEqual({ ok: false, why })
    expect(await everything(house)).toEqual(before)
  })

  test('any request once the game is over', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    granted(await house.tables.seats.resign(id, 'ann'))
    expect((await house.store.records.find(id))?.status).toBe('over')
    const { tables } = house
    const asked = [
      tables.answers.submit(id, 'bob', north),
      tables.answers.undo(id, 'ann'),
      tables.seats.resign(id, 'bob'),
      tables.seats.leave(id, 'bob'),
      tables.saves.close(id),
      tables.saves.resume(id, { server: 'server', room: 'hall' }),
    ]
    for (const result of await Promise.all(asked)) expect(result).toEqual({ ok: false, why: 'not-playing' })
  })

  test('these requests are refused and change nothing: to resume in a channel with another table', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'], 'seed', 'room')
    await openTable(house, ['cat'], 'seed', 'hall')
    expect(await house.tables.saves.resume(id, { server: 'server', room: 'hall' })).toEqual({
      ok: false,
      why: 'room-taken',
    })
  })

  test('any request after the bot has stopped', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    await house.tables.stop()
    expect(await house.tables.answers.submit(id, 'ann', north)).toEqual({ ok: false, why: 'restarting' })
  })

  test('these requests are refused and change nothing: to answer in a game that the bot no longer has', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    const later = houseOf({ games: [], store: house.store })
    expect(await later.tables.answers.submit(id, 'ann', north)).toEqual({ ok: false, why: 'no-such-game' })
    expect(await later.tables.views.of(id)).toMatchObject({ fault: 'no game here is called toy' })
    await later.tables.wake()
    await later.settle()
  })
})

test('the seed stays secret until the game is over', async () => {
  const house = houseOf()
  const id = await openTable(house, ['ann', 'bob'], 'a-secret-seed')
  const shown = async () =>
    JSON.stringify([
      await house.tables.views.of(id),
      await house.tables.directory.openIn('server', 'room'),
      await house.tables.directory.find({}),
    ])
  expect(await shown()).not.toContain('a-secret-seed')
  expect(JSON.stringify(await house.tables.opening.start(id, 'ann'))).not.toContain('a-secret-seed')
  await answer(house, id)
  const view = await sightOf(house, id)
  for (const viewer of [null, 0, 1]) expect(JSON.stringify(view.viewFor(viewer))).not.toContain('a-secret-seed')
  expect(await shown()).not.toContain('a-secret-seed')
  granted(await house.tables.seats.resign(id, 'bob'))
  expect(await shown()).toContain('a-secret-seed')
  expect(house.logged.join()).not.toContain('a-secret-seed')
})

/** The stored data of all tables. */
async function everything({ store }: House): Promise<unknown> {
  const records = await store.records.list({})
  const all = records.map(async (record) => {
    const { id } = record
    return [
      record,
      await store.log.entries(id),
      await store.snapshots.all(id),
      await store.chronicle.lines(id, 0, 999),
      await store.notes.faults(id),
    ]
  })
  return Promise.all(all)
}

test('a private note needs a seat, has a longest length, and survives the end of the game and a restart', async () => {
  const house = houseOf()
  const id = await startTable(house, ['ann', 'bob'])
  const changes: string[] = []
  house.tables.onChange((changed) => changes.push(changed))
  granted(await house.tables.notes.write(id, 'ann', '  Trust nobody.\n'))
  expect(changes).toEqual([id])
  expect(await house.tables.notes.read(id, 'ann')).toBe('Trust nobody.')
  expect(await house.tables.notes.read(id, 'bob')).toBe('')
  expect(await house.tables.notes.write(id, 'eve', 'Hello')).toEqual({ ok: false, why: 'not-seated' })
  expect(await house.tables.notes.write(id, 'ann', '🐉'.repeat(1001))).toEqual({ ok: false, why: 'note-too-long' })
  granted(await house.tables.saves.close(id))
  granted(await house.tables.notes.write(id, 'bob', '🐉'.repeat(1000)))
  const later = houseOf({ store: house.store })
  expect(await later.tables.notes.read(id, 'ann')).toBe('Trust nobody.')
  expect([...(await later.tables.notes.read(id, 'bob'))]).toHaveLength(1000)
})
