import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { openOn } from '../../src/storage/postgres/store.ts'
import type { Store } from '../../src/tables/model/store.ts'
import { InProcess } from '../kit/pglite.ts'
import { answer, event, fact, snapshot, step, table } from './rows.ts'

// PostgreSQL enforces types, but not the contents of text.

const database = new InProcess()
afterAll(() => database.close())
let schema = ''
let store: Store
let heard: string[] = []

beforeEach(async () => {
  schema = await database.newSchema()
  heard = []
  store = await openOn(database.server(schema), (sentence) => heard.push(sentence))
  await store.records.create(table())
  const lines = [event({ kind: 'started' }), fact('dug'), fact('whispered', [0])]
  await step(store, { entries: [answer(1)], snapshot: snapshot(1), lines })
})
afterEach(async () => {
  await store.close()
  await database.dropSchema(schema)
})

async function change(statement: string): Promise<void> {
  const session = await database.server(schema).take()
  await session.run(statement)
  session.giveBack(false)
}

test.each([`'{"kind":"no'`, `'{}'`, `''`, `repeat('x', 300000)`])(
  'a line that cannot be read costs itself alone, and is said once: %s',
  async (junk) => {
    await change(`update chronicle set body = ${junk} where line = 2`)
    for (const lines of [await store.chronicle.lines('one', 0, 9), await store.chronicle.linesFor('one', 0, 0, 9)]) {
      expect(lines).toMatchObject([
        { line: 1, event: { kind: 'started' } },
        { line: 2, kind: 'event', event: { kind: 'unreadable' }, to: 'all' },
        { line: 3, fact: { kind: 'whispered' }, to: [0] },
      ])
    }
    expect(heard).toEqual([expect.stringContaining('Line 2 of the chronicle of table one is damaged: ')])
    expect(await store.resumePoint('one')).toMatchObject({ seq: 1 })
    await step(store, { entries: [answer(2)], lines: [fact('dug')] })
    expect((await store.chronicle.lines('one', 0, 9)).map(({ line }) => line)).toEqual([1, 2, 3, 4])
  },
)

test('a private line that has lost its audience is readable for no one', async () => {
  await change(`update chronicle set audience = null where line = 3`)
  expect((await store.chronicle.lines('one', 0, 9)).at(-1)).toMatchObject({ event: { kind: 'unreadable' }, to: [] })
  for (const viewer of [null, 0])
    expect((await store.chronicle.linesFor('one', viewer, 0, 9)).map(({ line }) => line)).toEqual([1, 2])
})

test('a person whose settings cannot be read gets the most private ones', async () => {
  await store.people.change('ann', (before) => ({ ...before, zone: 'Europe/Vienna' }))
  await change(`update people set data = '[{"kind":7}]'`)
  expect((await store.people.find(['ann'])).get('ann')).toMatchObject({
    learns: false,
    records: 'nobody',
    whispers: 'nobody',
  })
})

test('damaged links match no other link, and the game goes on', async () => {
  await change(`update entries set link = '\\x07'`)
  expect(await store.log.linkedEntries('one', 0, 9)).toMatchObject([{ link: '0'.repeat(64) }])
  await step(store, { entries: [answer(2)] })
  expect(await store.log.entries('one')).toHaveLength(2)
})
