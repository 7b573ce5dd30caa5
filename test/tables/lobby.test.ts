import { describe, expect, test } from 'vitest'
import type { House } from '../kit/house.ts'
import { answer, granted, houseOf, openTable, sightOf, startTable } from '../kit/house.ts'
import type { TableId, TableRefusal } from '../../src/tables/index.ts'

const names = async (house: House, id: TableId) =>
  (await house.store.records.find(id))?.seats.map((one) => `${one.seat} ${one.name}`)

describe('a lobby', () => {
  test('fills its seats, closes gaps after a leave, and passes the host’s role on', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'computer', 'bob', 'computer'])
    expect(await names(house, id)).toEqual(['0 ann', '1 Computer 1', '2 bob', '3 Computer 2'])
    granted(await house.tables.leave(id, 'ann'))
    expect(await names(house, id)).toEqual(['0 Computer 1', '1 bob', '2 Computer 2'])
    expect((await house.store.records.find(id))?.host).toBe('bob')
    granted(await house.tables.removeComputer(id, 'bob'))
    expect(await names(house, id)).toEqual(['0 Computer 1', '1 bob'])
    granted(await house.tables.addComputer(id, 'bob'))
    expect(await names(house, id)).toEqual(['0 Computer 1', '1 bob', '2 Computer 2'])
  })

  test('closes when its last player leaves, even if computers stay, and frees the channel', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'computer'])
    granted(await house.tables.leave(id, 'ann'))
    expect((await house.store.records.find(id))?.status).toBe('closed')
    expect(await house.tables.tableIn('server', 'room')).toBeUndefined()
    await openTable(house, ['bob'])
  })

  test('has a record and no game', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann'])
    expect(await house.tables.sight(id)).toEqual({ record: { ...(await house.store.records.find(id)), seed: '' } })
    expect(await house.tables.sight('none')).toBeUndefined()
  })

  test('deals the same game from the same seed', async () => {
    const house = houseOf()
    const ids = [
      await startTable(house, ['ann', 'bob'], 'one', 'a'),
      await startTable(house, ['ann', 'bob'], ' one ', 'b'),
    ]
    const views = await Promise.all(ids.map(async (id) => (await sightOf(house, id)).view(0)))
    expect(views[0]).toEqual(views[1])
    expect(await house.tables.chronicle(ids[0] ?? '', 0, 1)).toMatchObject([
      { kind: 'event', event: { kind: 'started' }, to: 'all' },
    ])
  })

  test('without a seed draws a secret, and gets its seed at the start', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'bob'], '  ')
    expect(await house.store.records.find(id)).toMatchObject({
      seed: '',
      seal: { kind: 'sealed', secret: expect.stringMatching(/^[a-z0-9]{50}$/), brought: [] },
    })
    granted(await house.tables.start(id, 'ann'))
    expect((await house.store.records.find(id))?.seed).toMatch(/^[0-9a-f]{64}$/)
  })
})

describe('these requests are refused and change nothing:', () => {
  const cases: [TableRefusal, string, (house: House, id: TableId) => Promise<{ ok: boolean; why?: TableRefusal }>][] = [
    ['no-such-table', 'to join nowhere', ({ tables }) => tables.join('none', 'bob', 'Bob')],
    ['no-such-table', 'to answer nowhere', ({ tables }) => tables.submit('none', 'ann', { verb: 'a.b', key: 'c' })],
    [
      'no-such-game',
      'to open an unknown game',
      async ({ tables }) => await tables.open({ ...here('hall'), game: 'chess' }),
    ],
    ['room-taken', 'to open a second table in a room', async ({ tables }) => await tables.open(here('room'))],
    [
      'seed-too-long',
      'to open a table with a seed of 101 letters',
      async ({ tables }) => await tables.open({ ...here('hall'), seed: 'x'.repeat(101) }),
    ],
    ['already-seated', 'to join twice', ({ tables }, id) => tables.join(id, 'ann', 'Ann')],
    ['not-seated', 'to leave without a seat', ({ tables }, id) => tables.leave(id, 'zoe')],
    ['not-seated', 'to add a computer without a seat', ({ tables }, id) => tables.addComputer(id, 'zoe')],
    ['not-seated', 'to remove a computer without a seat', ({ tables }, id) => tables.removeComputer(id, 'zoe')],
    [
      'no-computer',
      'to remove a computer without one at the table',
      ({ tables }, id) => tables.removeComputer(id, 'ann'),
    ],
    ['not-seated', 'to start without a seat', ({ tables }, id) => tables.start(id, 'zoe')],
    ['too-few-players', 'to start alone', ({ tables }, id) => tables.start(id, 'ann')],
    ['not-playing', 'to answer in a lobby', ({ tables }, id) => tables.submit(id, 'ann', { verb: 'a.b', key: 'c' })],
    ['not-playing', 'to undo in a lobby', ({ tables }, id) => tables.undo(id, 'ann')],
    ['not-playing', 'to resign in a lobby', ({ tables }, id) => tables.resign(id, 'ann')],
    ['not-playing', 'to resume a lobby', ({ tables }, id) => tables.resume(id, { server: 'server', room: 'hall' })],
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

  test('to join a table for four as the fifth', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'bob', 'computer', 'cat'])
    expect(await house.tables.join(id, 'dan', 'Dan')).toEqual({ ok: false, why: 'table-full' })
    expect(await house.tables.addComputer(id, 'ann')).toEqual({ ok: false, why: 'table-full' })
  })

  const started: typeof cases = [
    ['not-in-lobby', 'to join a game under way', ({ tables }, id) => tables.join(id, 'zoe', 'Zoe')],
    ['already-seated', 'to come back without having left', ({ tables }, id) => tables.join(id, 'ann', 'Ann')],
    ['not-in-lobby', 'to add a computer', ({ tables }, id) => tables.addComputer(id, 'ann')],
    ['not-in-lobby', 'to start twice', ({ tables }, id) => tables.start(id, 'ann')],
    ['not-seated', 'to answer without a seat', ({ tables }, id) => tables.submit(id, 'zoe', north)],
    ['not-asked', "to answer another's question", ({ tables }, id) => tables.submit(id, 'bob', north)],
    [
      'not-asked',
      'to answer another question',
      ({ tables }, id) => tables.submit(id, 'ann', { verb: 'x.y', key: 'z' }),
    ],
    [
      'not-offered',
      'to answer with a choice that is not offered',
      ({ tables }, id) => tables.submit(id, 'ann', { ...north, key: 'pit:hell' }),
    ],
    [
      'not-offered',
      'to resign by an answer',
      ({ tables }, id) => tables.submit(id, 'ann', { verb: 'leave', key: 'leave' }),
    ],
    [
      'stale',
      'to answer a question that has passed',
      ({ tables }, id) => tables.submit(id, 'ann', north, { count: 3, mark: 'x' }),
    ],
    ['nothing-to-undo', 'to undo at the beginning', ({ tables }, id) => tables.undo(id, 'ann')],
    ['not-seated', 'to undo without a seat', ({ tables }, id) => tables.undo(id, 'zoe')],
    ['not-seated', 'to resign without a seat', ({ tables }, id) => tables.resign(id, 'zoe')],
    ['not-seated', 'to leave without a seat', ({ tables }, id) => tables.leave(id, 'zoe')],
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
    granted(await house.tables.resign(id, 'ann'))
    expect((await house.store.records.find(id))?.status).toBe('over')
    const { tables } = house
    const asked = [
      tables.submit(id, 'bob', north),
      tables.undo(id, 'ann'),
      tables.resign(id, 'bob'),
      tables.leave(id, 'bob'),
      tables.close(id),
      tables.resume(id, { server: 'server', room: 'hall' }),
    ]
    for (const result of await Promise.all(asked)) expect(result).toEqual({ ok: false, why: 'not-playing' })
  })

  test('to resume in a channel with another table', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'], 'seed', 'room')
    await openTable(house, ['cat'], 'seed', 'hall')
    expect(await house.tables.resume(id, { server: 'server', room: 'hall' })).toEqual({ ok: false, why: 'room-taken' })
  })

  test('any request after the bot has stopped', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    await house.tables.stop()
    expect(await house.tables.submit(id, 'ann', north)).toEqual({ ok: false, why: 'restarting' })
  })

  test('to answer in a game that the bot no longer has', async () => {
    const house = houseOf()
    const id = await startTable(house, ['ann', 'bob'])
    const later = houseOf({ games: [], store: house.store })
    expect(await later.tables.submit(id, 'ann', north)).toEqual({ ok: false, why: 'no-such-game' })
    expect(await later.tables.sight(id)).toMatchObject({ fault: 'no game here is called toy' })
    await later.tables.wake()
    await later.settle()
  })
})

test('the seed stays secret until the game is over', async () => {
  const house = houseOf()
  const id = await openTable(house, ['ann', 'bob'], 'a-secret-seed')
  const shown = async () =>
    JSON.stringify([
      await house.tables.sight(id),
      await house.tables.tableIn('server', 'room'),
      await house.tables.tablesOf({}),
    ])
  expect(await shown()).not.toContain('a-secret-seed')
  expect(JSON.stringify(await house.tables.start(id, 'ann'))).not.toContain('a-secret-seed')
  await answer(house, id)
  const sight = await sightOf(house, id)
  for (const viewer of [null, 0, 1]) expect(JSON.stringify(sight.view(viewer))).not.toContain('a-secret-seed')
  expect(await shown()).not.toContain('a-secret-seed')
  granted(await house.tables.resign(id, 'bob'))
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
  granted(await house.tables.setPrivateNote(id, 'ann', '  Trust nobody.\n'))
  expect(changes).toEqual([id])
  expect(await house.tables.privateNote(id, 'ann')).toBe('Trust nobody.')
  expect(await house.tables.privateNote(id, 'bob')).toBe('')
  expect(await house.tables.setPrivateNote(id, 'eve', 'Hello')).toEqual({ ok: false, why: 'not-seated' })
  expect(await house.tables.setPrivateNote(id, 'ann', '🐉'.repeat(1001))).toEqual({ ok: false, why: 'note-too-long' })
  granted(await house.tables.close(id))
  granted(await house.tables.setPrivateNote(id, 'bob', '🐉'.repeat(1000)))
  const later = houseOf({ store: house.store })
  expect(await later.tables.privateNote(id, 'ann')).toBe('Trust nobody.')
  expect([...(await later.tables.privateNote(id, 'bob'))]).toHaveLength(1000)
})
