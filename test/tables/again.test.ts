import { expect, test } from 'vitest'
import { REMATCH_SETTINGS } from '../../src/tables/steps/rematch.ts'
import { timingOf } from '../../src/tables/index.ts'
import { granted, houseOf, openTable } from '../kit/house.ts'

test('a rematch keeps every setting of the table', async () => {
  const house = houseOf()
  const id = await openTable(house, ['ann', 'bob'])
  const timing = timingOf('evening', 'computer')
  const set = {
    timing,
    pictures: 'wide',
    whispering: true,
    hushed: true,
    level: 'gentle',
    teaching: 'beginners',
    language: 'de',
  } as const
  const record = await house.store.records.find(id)
  if (!record) throw new Error('no table')
  await house.store.commit({ table: id, after: record.revision, change: set, at: house.clock.now() })
  granted(await house.tables.opening.start(id, 'ann'))
  const before = await house.store.records.find(id)
  granted(await house.tables.saves.close(id))
  const { record: after } = granted(
    await house.tables.opening.again(id, { by: { user: 'ann', name: 'ann' }, gone: new Set() }),
  )
  const settingsOf = (one: object | undefined) =>
    Object.fromEntries(REMATCH_SETTINGS.map((key) => [key, (one as Record<string, unknown>)[key]]))
  expect(settingsOf(after)).toEqual(settingsOf(before))
  // Each of these differs from the default of a new table.
  const fresh = await house.store.records.find(await openTable(house, ['cat'], 'seed', 'other'))
  for (const key of Object.keys(set) as (keyof typeof set)[]) {
    expect(REMATCH_SETTINGS).toContain(key)
    expect(after[key]).not.toEqual(fresh?.[key])
  }
})
