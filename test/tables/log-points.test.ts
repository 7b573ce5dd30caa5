import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { byComputer, type Game } from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { openStore } from '../../src/storage/index.ts'
import type { TableView } from '../../src/tables/index.ts'
import { granted, houseOf, openTable, sightOf, startTable, type House } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'
import { runOf } from '../../trials/run-of.ts'

let house: House
beforeEach(() => (house = houseOf({ games: [toy as unknown as Game, ...GAMES] })))
afterEach(async () => {
  await house.tables.stop()
  await house.store.close()
})

/** Everything that anybody can see of a table. */
const seen = (view: TableView | undefined, seats: number) =>
  view && [null, ...Array(seats).keys()].map((viewer) => JSON.stringify([view.viewFor(viewer), view.asked(viewer)]))

/** Answers the first question, as a computer player would. */
async function playOn(id: string, users: readonly string[], answers: number, each: (seq: number) => Promise<void>) {
  const chooser = byComputer((await sightOf(house, id)).game, 'moments')
  for (let given = 0; given < answers; given += 1) {
    const view = await sightOf(house, id)
    if (view.isOver) return
    const asked = users.flatMap((_, seat) => view.asked(seat).filter((one) => one.seat === seat))
    const { seat, verb, key } = chooser(runOf(asked, view.viewFor))
    granted(await house.tables.answers.submit(id, users[seat] ?? '', { verb, key }))
    await each((await sightOf(house, id)).seq)
  }
}

describe.each(GAMES.map(({ rules }) => rules.id))('a table of %s', (game) => {
  it('shows every viewer the state that they saw after any earlier answer', async () => {
    const users = ['ann', 'ben', 'cleo']
    const host = { user: 'ann', name: 'ann' }
    const opened = granted(
      await house.tables.opening.open({
        game,
        preset: 'short',
        seed: 'looked at',
        server: 'server',
        room: 'room',
        host,
      }),
    )
    const { id } = opened
    for (const user of users.slice(1)) granted(await house.tables.seats.join(id, user, user))
    granted(await house.tables.opening.start(id, 'ann'))
    const then = new Map<number, ReturnType<typeof seen>>([[0, seen(await sightOf(house, id), 3)]])
    await playOn(id, users, 90, async (seq) => void then.set(seq, seen(await sightOf(house, id), 3)))
    const moments = [...then].sort(([a], [b]) => ((a * 37) % 91) - ((b * 37) % 91))
    expect(moments.length).toBeGreaterThan(60)
    for (const [seq, what] of moments)
      expect(seen(await house.tables.views.at(id, seq), 3), `after ${seq}`).toEqual(what)
    // Looking back changes nothing.
    expect(seen(await sightOf(house, id), 3)).toEqual([...then].at(-1)?.[1])
  })
})

it('an undone answer can still be looked back at', async () => {
  const users = ['ann', 'ben']
  const id = await startTable(house, users)
  const then = new Map([[0, seen(await sightOf(house, id), 2)]])
  let view: TableView | undefined
  let user: string | undefined
  for (let tries = 0; tries < 200 && user === undefined; tries += 1) {
    await playOn(id, users, 1, async (seq) => void then.set(seq, seen(await sightOf(house, id), 2)))
    view = await sightOf(house, id)
    user = users[[0, 1].find((seat) => view?.canUndo(seat)) ?? -1]
  }
  const seq = view?.seq ?? 0
  granted(await house.tables.answers.undo(id, user ?? 'nobody'))
  expect(seen(await house.tables.views.at(id, seq), 2)).toEqual(then.get(seq))
  expect(seen(await house.tables.views.at(id, seq + 1), 2)).toEqual(then.get(seq - 1))
  expect(seen(await house.tables.views.at(id, 0), 2)).toEqual(then.get(0))
})

it('a lobby, an unknown table and a future answer cannot be looked back at', async () => {
  const lobby = await openTable(house, ['ann'], 'seed', 'other')
  const id = await startTable(house, ['ann', 'ben'])
  expect(await house.tables.views.at(lobby, 0)).toBeUndefined()
  expect(await house.tables.views.at('nothing', 0)).toBeUndefined()
  expect(await house.tables.views.at(id, 99)).toBeUndefined()
  expect(await house.tables.views.at(id, -1)).toBeUndefined()
})

it('looking back at a game of newer rules shows nothing and is logged', async () => {
  const store = openStore()
  const newer = { ...toy.rules, version: toy.rules.version + 1 }
  house = houseOf({ games: [{ ...toy, rules: newer } as unknown as Game], store })
  const id = await startTable(house, ['ann', 'ben'])
  const other = houseOf({ store })
  expect(await other.tables.views.at(id, 0)).toBeUndefined()
  expect(other.logged.join()).toContain('view of an earlier point failed')
  await other.tables.stop()
})
