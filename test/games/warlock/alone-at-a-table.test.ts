import { expect, it } from 'vitest'
import type { Game } from '../../../src/engine/index.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import { BY_ITSELF, granted, houseOf, sightOf } from '../../kit/house.ts'

const games = [WARLOCK as unknown as Game]
const host = { user: 'ann', name: 'Ann' }
const opened = (preset: string) => ({ game: 'warlock', preset, seed: 'alone', server: 'server', room: preset, host })

it('one person plays a solo game; no other player or computer may join', async () => {
  const house = houseOf({ games })
  const { id } = granted(await house.tables.opening.open(opened('solo')))
  expect(await house.tables.seats.join(id, 'ben', 'Ben')).toMatchObject({ ok: false, why: 'table-full' })
  expect(await house.tables.seats.addComputer(id, 'ann')).toMatchObject({ ok: false, why: 'table-full' })
  granted(await house.tables.opening.start(id, 'ann'))
  granted(await house.tables.answers.submit(id, 'ann', { verb: 'adventurer.supplies', key: 'gold:0' }))
  expect((await sightOf(house, id)).asked(0).map(({ verb }) => verb)).toEqual(['turn.action'])
})

it('every other game wants two', async () => {
  const house = houseOf({ games })
  const { id } = granted(await house.tables.opening.open(opened('standard')))
  expect(await house.tables.opening.start(id, 'ann')).toMatchObject({ ok: false, why: 'too-few-players' })
})

it('a solo player who was away finds the mountain unchanged; one who resigns has lost (WAR-25.9, WAR-25.10)', async () => {
  const house = houseOf({ games, timing: BY_ITSELF })
  const { id } = granted(await house.tables.opening.open(opened('solo')))
  granted(await house.tables.opening.start(id, 'ann'))
  await house.playOut(id, 100)
  const { record } = await sightOf(house, id)
  expect([record.status, record.pause]).toEqual(['playing', 'all-away'])
  granted(await house.tables.seats.resign(id, 'ann'))
  expect((await house.store.records.find(id))?.status).toBe('over')
})
