import { describe, expect, test } from 'vitest'
import { granted, houseOf, openTable, type House } from '../kit/house.ts'
import { refuse } from '../../src/tables/model/results.ts'
import { invitationOf, type TableId } from '../../src/tables/index.ts'
import { CALL_BEFORE_MS } from '../../src/tables/steps/invitation.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const recordOf = async (house: House, id: TableId) => {
  const record = await house.store.records.find(id)
  if (!record) throw new Error('no table')
  return record
}
const statusOf = async (house: House, id: TableId) => (await recordOf(house, id)).status
const invited = async (house: House, id: TableId) => invitationOf(await recordOf(house, id))

/** Lets days pass one by one, as timers are set again each day. */
async function pass(house: House, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    house.clock.pass(DAY)
    await house.settle()
    house.clock.pass(0)
    await house.settle()
  }
}

describe('a lobby that starts by itself', () => {
  test('the game starts a minute after enough have joined, and not if somebody leaves in that minute', async () => {
    const house = houseOf()
    const { seats, settings } = house.tables
    const id = await openTable(house, ['ann', 'ben'])
    granted(await settings.setInvitation(id, 'ann', { players: 3 }))
    await pass(house, 1)
    expect(await statusOf(house, id)).toBe('lobby')
    granted(await seats.join(id, 'cat', 'cat'))
    expect((await invited(house, id)).begins).toBe(house.clock.now() + CALL_BEFORE_MS)
    granted(await seats.leave(id, 'cat'))
    expect((await invited(house, id)).begins).toBeNull()
    house.clock.pass(CALL_BEFORE_MS)
    await house.settle()
    expect(await statusOf(house, id)).toBe('lobby')
    // A computer player counts like everybody else.
    granted(await seats.addComputer(id, 'ann'))
    house.clock.pass(CALL_BEFORE_MS - 1)
    await house.settle()
    expect(await statusOf(house, id)).toBe('lobby')
    house.clock.pass(1)
    await house.settle()
    expect(await statusOf(house, id)).toBe('playing')
  })

  test('before that only the host may start it; at a table that doesn’t start by itself any player may', async () => {
    for (const terms of [{ players: 3 }, { until: houseOf().clock.now() + DAY }]) {
      const house = houseOf()
      const { opening, seats, settings } = house.tables
      const id = await openTable(house, ['ann', 'ben'])
      granted(await settings.setInvitation(id, 'ann', terms))
      expect(await opening.start(id, 'ben')).toEqual(refuse('starts-by-itself'))
      granted(await seats.leave(id, 'ann'))
      granted(await seats.addComputer(id, 'ben'))
      granted(await opening.start(id, 'ben'))
    }
    const house = houseOf()
    const { opening, seats, settings } = house.tables
    const called = await openTable(house, ['ann', 'ben'])
    granted(await settings.setInvitation(called, 'ann', { players: 3 }))
    granted(await seats.join(called, 'cat', 'cat'))
    granted(await opening.start(called, 'ben'))
    const other = await openTable(house, ['ann', 'ben'], 'seed', 'other')
    granted(await opening.start(other, 'ben'))
  })

  test('at the deadline the game starts with those who have joined, a minute after they are called', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'ben'])
    const until = house.clock.now() + 10 * DAY
    granted(await house.tables.settings.setInvitation(id, 'ann', { players: 4, until }))
    // The bot closes no lobby before its deadline.
    await pass(house, 9)
    expect(await statusOf(house, id)).toBe('lobby')
    house.clock.pass(DAY - CALL_BEFORE_MS)
    await house.settle()
    expect((await invited(house, id)).begins).toBe(until)
    expect(await statusOf(house, id)).toBe('lobby')
    house.clock.pass(CALL_BEFORE_MS)
    await house.settle()
    expect(await statusOf(house, id)).toBe('playing')
  })

  test('at the deadline the lobby closes if too few have joined', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann'])
    granted(await house.tables.settings.setInvitation(id, 'ann', { until: house.clock.now() + 2 * DAY }))
    await pass(house, 2)
    expect(await recordOf(house, id)).toMatchObject({ status: 'closed', invitation: { closed: 'too-few' } })
  })

  test('a lobby that nobody new has joined for a week closes', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann'])
    await pass(house, 6)
    granted(await house.tables.seats.join(id, 'ben', 'ben'))
    await pass(house, 6)
    // Neither a change of the settings nor a computer player is a new person.
    granted(await house.tables.settings.setWhispering(id, 'ann', true))
    granted(await house.tables.seats.addComputer(id, 'ann'))
    expect(await statusOf(house, id)).toBe('lobby')
    await pass(house, 1)
    expect(await recordOf(house, id)).toMatchObject({ status: 'closed', invitation: { closed: 'unfilled' } })
  })

  test('a deadline that passes while the bot is down leaves the players their minute', async () => {
    const before = houseOf()
    const { store, clock } = before
    const id = await openTable(before, ['ann', 'ben'])
    const alone = await openTable(before, ['cat'], 'seed', 'other')
    const until = clock.now() + DAY
    for (const [table, host] of [
      [id, 'ann'],
      [alone, 'cat'],
    ] as const)
      granted(await before.tables.settings.setInvitation(table, host, { until }))
    await before.tables.stop()
    clock.pass(3 * DAY)
    const after = houseOf({ store }, clock)
    await after.tables.wake()
    clock.pass(0)
    await after.settle()
    expect(await statusOf(after, alone)).toBe('closed')
    expect((await invited(after, id)).begins).toBe(clock.now() + CALL_BEFORE_MS)
    clock.pass(CALL_BEFORE_MS)
    await after.settle()
    expect(await statusOf(after, id)).toBe('playing')
  })

  test('a condition that can’t be met is refused and changes nothing', async () => {
    const house = houseOf()
    const { settings, lobbies, opening } = house.tables
    const id = await openTable(house, ['ann', 'ben'])
    const before = await recordOf(house, id)
    const now = house.clock.now()
    expect(await settings.setInvitation(id, 'ann', { players: 5 })).toEqual({ ok: false, why: 'start-with-how-many' })
    expect(await settings.setInvitation(id, 'ann', { players: 1 })).toEqual({ ok: false, why: 'start-with-how-many' })
    expect(await settings.setInvitation(id, 'ann', { until: now })).toEqual({ ok: false, why: 'start-in-the-past' })
    const late = { until: now + 61 * DAY }
    expect(await settings.setInvitation(id, 'ann', late)).toEqual({ ok: false, why: 'start-too-late' })
    expect(await settings.setInvitation(id, 'ben', { players: 3 })).toEqual({ ok: false, why: 'not-host' })
    expect(await lobbies.callAtStart(id, 'ben')).toEqual({ ok: false, why: 'already-seated' })
    const wanted = { game: 'toy', server: 'server', room: 'cellar', host: { user: 'dan', name: 'dan' } }
    const refused = await opening.open({ ...wanted, invitation: { players: 9 } })
    expect(refused).toEqual({ ok: false, why: 'start-with-how-many' })
    expect(await recordOf(house, id)).toEqual(before)
    expect(await house.tables.directory.openIn('server', 'cellar')).toBeUndefined()
  })

  test('a host who asks for fewer players starts the game, and one who asks for more stops it', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'ben', 'cat'])
    const { settings } = house.tables
    granted(await settings.setInvitation(id, 'ann', { players: 4 }))
    expect((await invited(house, id)).begins).toBeNull()
    granted(await settings.setInvitation(id, 'ann', { players: 3 }))
    expect((await invited(house, id)).begins).not.toBeNull()
    granted(await settings.setInvitation(id, 'ann', { players: 4 }))
    expect((await invited(house, id)).begins).toBeNull()
  })

  test('house rules that need more players stop the start', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'ben'])
    const { settings } = house.tables
    granted(await settings.setInvitation(id, 'ann', { players: 2 }))
    expect((await invited(house, id)).begins).not.toBeNull()
    granted(await settings.setHouseRules(id, 'ann', { preset: 'solemn' }))
    expect((await invited(house, id)).begins).toBeNull()
    house.clock.pass(CALL_BEFORE_MS)
    await house.settle()
    expect(await statusOf(house, id)).toBe('lobby')
  })

  test('a table with more players than the house rules allow waits for its host', async () => {
    const house = houseOf()
    const id = await openTable(house, ['ann', 'ben', 'cat', 'dan'])
    const record = await recordOf(house, id)
    granted(await house.tables.settings.setInvitation(id, 'ann', { until: house.clock.now() + DAY }))
    const seats = [...record.seats, ...record.seats].map((one, seat) => ({ ...one, seat, user: `${one.user}${seat}` }))
    const { revision } = await recordOf(house, id)
    await house.store.commit({ table: id, after: revision, change: { seats }, at: house.clock.now() })
    house.clock.pass(DAY - CALL_BEFORE_MS)
    await house.settle()
    house.clock.pass(CALL_BEFORE_MS)
    await house.settle()
    expect(await recordOf(house, id)).toMatchObject({ status: 'lobby', invitation: { until: null, begins: null } })
  })
})

test('who wants to hear of the start is noted once, and forgotten with a second request', async () => {
  const house = houseOf()
  const id = await openTable(house, ['ann', 'ben'])
  granted(await house.tables.lobbies.callAtStart(id, 'eve'))
  granted(await house.tables.lobbies.callAtStart(id, 'dan'))
  expect((await invited(house, id)).callers).toEqual(['eve', 'dan'])
  granted(await house.tables.lobbies.callAtStart(id, 'eve'))
  granted(await house.tables.opening.start(id, 'ann'))
  expect((await invited(house, id)).callers).toEqual(['dan'])
  expect(await house.tables.lobbies.callAtStart(id, 'eve')).toEqual({ ok: false, why: 'not-in-lobby' })
})
