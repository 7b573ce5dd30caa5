import { afterEach, describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import { partingIn, readExport } from '../../src/tables/index.ts'
import { granted, houseOf, sightOf, type House } from '../kit/house.ts'

// The rules know the host's seat, and a replay deals the same game.

const houses: House[] = []

function open(): House {
  const house = houseOf({ games: GAMES })
  houses.push(house)
  return house
}

afterEach(async () => {
  for (const house of houses.splice(0)) {
    await house.tables.stop()
    await house.store.close()
  }
})

const ANN = { user: 'ann', name: 'Ann' }
const THERE = { server: 'elsewhere', room: 'attic' }
const LOBBY = { game: 'talisman', server: 'server', room: 'room', host: ANN } as const

/** A table that Ann opened with a computer and Ben. Ann has left, so Ben hosts it from the second seat. */
async function hostedByBen(house: House, options = { 'first-player': 'host' }): Promise<string> {
  const { id } = granted(await house.tables.opening.open({ ...LOBBY, options }))
  granted(await house.tables.seats.addComputer(id, 'ann'))
  granted(await house.tables.seats.join(id, 'ben', 'Ben'))
  granted(await house.tables.seats.leave(id, 'ann'))
  granted(await house.tables.opening.start(id, 'ben'))
  return id
}

const firstOf = async (house: House, id: string) =>
  (await house.store.chronicle.lines(id, 0, 99)).flatMap((line) =>
    line.kind === 'fact' && line.fact.kind === 'first-player' ? [line.fact] : [],
  )

describe('first-player: host (TAL-OPT.2, TAL-R112)', () => {
  test('first-player: host (TAL-OPT.2, TAL-R112) lets the host begin from any seat', async () => {
    const house = open()
    const id = await hostedByBen(house)
    expect(await firstOf(house, id)).toMatchObject([{ seat: 1 }])
    expect(await house.store.records.find(id)).toMatchObject({ host: 'ben', hostSeat: 1 })
  })

  test('first-player: host (TAL-OPT.2, TAL-R112) lets the host of a rematch begin', async () => {
    const house = open()
    const id = granted(await house.tables.opening.open({ ...LOBBY, options: { 'first-player': 'host' } })).id
    for (const user of ['ben', 'cleo']) granted(await house.tables.seats.join(id, user, user))
    granted(await house.tables.opening.start(id, 'ann'))
    granted(await house.tables.saves.close(id))
    const once = granted(
      await house.tables.opening.again(id, { by: { user: 'ben', name: 'ben' }, gone: new Set() }),
    ).record
    const { seat } = once.seats.find(({ user }) => user === once.host) ?? {}
    granted(await house.tables.opening.start(once.id, once.host))
    expect(once.host).toBe('ben')
    expect(await firstOf(house, once.id)).toMatchObject([{ seat }])
  })

  test('leads to the same deal after an import and in a replay', async () => {
    const house = open()
    const id = await hostedByBen(house)
    const game = (await sightOf(house, id)).game
    const record = await house.store.records.find(id)
    if (!record) throw new Error('no table')
    expect(await partingIn(house.store, record, game)).toBeNull()
    expect(await partingIn(house.store, { ...record, hostSeat: 0 }, game)).toMatchObject({ line: 0 })
    const file = Buffer.from(granted(await house.tables.saves.export(id, { user: 'boss', name: 'Boss' })))
    const other = open()
    granted(await other.tables.saves.import(file, THERE))
    granted(await other.tables.saves.resume(id, THERE))
    expect((await sightOf(other, id)).viewFor(null)).toEqual((await sightOf(house, id)).viewFor(null))
    const taken = await other.store.records.find(id)
    if (!taken) throw new Error('no table')
    expect(taken.hostSeat).toBe(1)
    expect(await partingIn(other.store, taken, game)).toBeNull()
  })

  test('first-player: host (TAL-OPT.2, TAL-R112) has the host’s seat in the setup and in the table of an export', async () => {
    const house = open()
    const id = await hostedByBen(house)
    const file = Buffer.from(granted(await house.tables.saves.export(id, { user: 'boss', name: 'Boss' })))
    const read = await readExport(file)
    if (typeof read === 'string') throw new Error(read)
    expect(read.setup?.host).toBe(1)
    expect(read.table.hostSeat).toBe(1)
  })
})
