import { describe, expect, test } from 'vitest'
import { choose, option, type Json } from '../../src/engine/index.ts'
import type { Store, TableId, TableView } from '../../src/tables/index.ts'
import { answer, granted, houseOf, sightOf, type House } from '../kit/house.ts'
import { toy, toyWith, type Barrow } from '../kit/toy/index.ts'

// After an update, the played turns would have gone differently under the new rules.

/** The choice of the first turn. */
const DUG = 'pit:north'
const FIRST_TURNS = 3
const CHANGED: Record<string, (state: Barrow) => void> = {
  'no longer fit': ({ pits }) => void delete pits['north'],
  'now have another result': ({ gold }) => void (gold[0] = 7),
  'make the rules fail': () => {
    throw new Error('the barrow falls in')
  },
}

const { version } = toy.rules
const migrations = { ...toy.rules.migrations, [version]: (saved: Json) => saved }

/** A house whose updated rules change the first turns. */
function updated(store: Store, how: (state: Barrow) => void): House {
  const turn: typeof toy.rules.turn = function* (state) {
    if (state.turns < FIRST_TURNS) how(state)
    yield* toy.rules.turn(state)
  }
  return houseOf({ games: [toyWith({ turn, version: version + 1, migrations })], store })
}

/** The views and questions of both seats and of a spectator. */
const seen = (view: TableView) => [
  view.isOver,
  view.turn,
  view.standings,
  [null, 0, 1].map((viewer) => [view.viewFor(viewer), view.asked(viewer)]),
]

async function events({ store }: House, id: TableId): Promise<readonly string[]> {
  return (await store.chronicle.lines(id, 0, 9999)).flatMap((line) => (line.kind === 'event' ? [line.event.kind] : []))
}

/** Plays a new game until a condition holds. */
async function played(house: House, until: (id: TableId) => Promise<boolean>): Promise<TableId> {
  const host = { user: 'ann', name: 'Ann' }
  const where = { server: 'server', room: 'room', host }
  const { id } = granted(await house.tables.opening.open({ game: 'toy', preset: 'standard', seed: 'seed', ...where }))
  granted(await house.tables.seats.join(id, 'bob', 'Bob'))
  granted(await house.tables.opening.start(id, 'ann'))
  await answer(house, id, DUG)
  while (!(await until(id))) await answer(house, id)
  return id
}

/** Whether the store has a snapshot after the last entry of the log. */
const isAtPosition =
  ({ store }: House) =>
  async (id: TableId) =>
    (await store.snapshots.all(id)).at(-1)?.seq === (await store.log.lastSeq(id))

const isOver = (house: House) => async (id: TableId) => (await house.store.records.find(id))?.status === 'over'

describe.each(Object.entries(CHANGED))('answers that %s', (_lines, how) => {
  test('leave a game under way as it last stood', async () => {
    const house = houseOf()
    const id = await played(house, isAtPosition(house))
    const before = seen(await sightOf(house, id))
    const later = updated(house.store, how)
    expect(seen(await sightOf(later, id))).toEqual(before)
    await answer(later, id)
    expect(await events(house, id)).toEqual(['started'])
  })

  test('leave the result and the summary of a finished game as they were', async () => {
    const house = houseOf()
    const id = await played(house, isOver(house))
    const before = await sightOf(house, id)
    const summary = async ({ tables }: House) => {
      await tables.stats.catchUp('all')
      return (await tables.stats.ofTable(id))?.seats
    }
    const counted = await summary(house)
    expect(counted?.filter(({ won }) => won)).toHaveLength(1)
    const later = updated(house.store, how)
    expect(seen(await sightOf(later, id))).toEqual(seen(before))
    expect(await summary(later)).toEqual(counted)
  })

  test('make verification of a finished game fail and name the changed rules as a possible reason', async () => {
    const house = houseOf()
    const id = await played(house, isOver(house))
    const { holds, trouble } = granted(await updated(house.store, how).tables.archive.verify(id))
    expect(holds).toBe(false)
    expect(trouble).toMatchObject({ haveRulesChanged: true })
  })
})

test('after a change of rules, looking back shows only points that the log or a snapshot still reproduces', async () => {
  const house = houseOf()
  const id = await played(house, isOver(house))
  const last = await house.store.log.lastSeq(id)
  const [first, end] = [await house.tables.views.at(id, 0), await house.tables.views.at(id, last)]
  const { tables } = updated(house.store, CHANGED['no longer fit'] ?? expect.fail())
  for (let seq = 1; seq < last; seq += 1) expect(await tables.views.at(id, seq), `line ${seq}`).toBeUndefined()
  expect((await tables.views.at(id, 0))?.turn).toBe(first?.turn)
  expect((await tables.views.at(id, last))?.viewFor(null)).toEqual(end?.viewFor(null))
})

test('an answer can still be undone after a restart, despite a later snapshot', async () => {
  const quiet = toyWith({
    *turn(state) {
      if (state.digger === null) yield* toy.rules.turn(state)
      yield* choose(0, 'dig.where', () => [option('pit:north'), option('pit:south')])
      state.turns += 1
    },
  })
  const house = houseOf({ games: [quiet] })
  const id = await played(house, isAtPosition(house))
  expect((await sightOf(house, id)).canUndo(0)).toBe(true)
  const later = houseOf({ games: [quiet], store: house.store })
  granted(await later.tables.answers.undo(id, 'ann'))
  expect((await sightOf(later, id)).canUndo(0)).toBe(true)
})
