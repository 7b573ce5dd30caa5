import { expect, test } from 'vitest'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import type { WarlockView } from '../../../src/games/warlock/view/view.ts'
import { timingOf, type TableEvent } from '../../../src/tables/index.ts'
import type { Game } from '../../../src/engine/index.ts'
import { granted, houseOf, PACE, sightOf, type House } from '../../kit/house.ts'

const HOUR = 3_600_000
/** A day for each decision, and then the default; no bank, no reminders. */
const DAILY = { ...timingOf('daily', 'default'), bank: 0, increment: 0, remindAfter: null }

async function events(house: House, id: string): Promise<TableEvent[]> {
  return (await house.store.chronicle.lines(id, 0, 9999)).flatMap((line) => (line.kind === 'event' ? [line.event] : []))
}

async function pass(house: House, milliseconds: number, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    house.clock.pass(milliseconds)
    await house.settle()
  }
}

test('with all players inactive, play stops before the next turn, and goes on with the first who acts (WS-63, WAR-25.3)', async () => {
  const house = houseOf({ games: [WARLOCK as unknown as Game], timing: DAILY })
  const made = await house.tables.opening.open({
    game: 'warlock',
    preset: 'standard',
    seed: 'asleep',
    server: 'server',
    room: 'room',
    host: { user: 'ann', name: 'Ann' },
  })
  const { id } = granted(made)
  for (const user of ['bob', 'cat']) granted(await house.tables.seats.join(id, user, user))
  granted(await house.tables.opening.start(id, 'ann'))
  const paused = async () => (await house.store.records.find(id))?.pause ?? null
  for (let hours = 0; hours < 24 * 60 && (await paused()) === null; hours += 6) await pass(house, 6 * HOUR)
  // Each player has missed two turns of their own.
  expect((await events(house, id)).filter(({ kind }) => kind === 'fell-asleep')).toHaveLength(3)
  expect(await paused()).toBe('all-away')
  const standing = await sightOf(house, id)
  expect(standing.seq).toBe(standing.since)
  await pass(house, 24 * HOUR, 10)
  expect((await sightOf(house, id)).seq).toBe(standing.seq)

  granted(await house.tables.seats.join(id, 'bob', 'Bob'))
  expect(await paused()).toBeNull()
  const isBobsTurn = async () => ((await sightOf(house, id)).view(null) as WarlockView).active === 1
  for (let paces = 0; paces < 400 && !(await isBobsTurn()); paces += 1) await pass(house, PACE)
  // The others were passed by at once; Bob has his full time again.
  expect((await sightOf(house, id)).time(1)?.deadline).toBeGreaterThan(house.clock.now() + 20 * HOUR)
  const { seats } = (await sightOf(house, id)).record
  expect(seats.map(({ keeper }) => keeper)).toEqual(['defaults', 'player', 'defaults'])
})
