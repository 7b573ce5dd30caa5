import Database from 'better-sqlite3'
import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openStore } from '../../src/storage/index.ts'
import { Damaged, NEW_PERSON, type Store } from '../../src/tables/model/store.ts'
import { openRaw } from '../kit/raw.ts'
import { ownFolder } from './folder.ts'
import { answer, event, fact, snapshot, step, table } from './rows.ts'

const place = ownFolder()

/** Two games of two turns, with some rows edited by hand. */
async function damaged(...statements: string[]): Promise<{ store: Store; heard: string[] }> {
  const first = openStore(place.path)
  for (const id of ['one', 'two']) {
    await first.records.create(table({ id }))
    await step(first, { table: id, entries: [answer(1)], snapshot: snapshot(0) })
    const lines = [event({ kind: 'started' }), fact('dug'), fact('whispered', [0])]
    await step(first, { table: id, entries: [answer(2)], snapshot: snapshot(2), lines })
  }
  await first.projections.set({ table: 'one', kind: 'card', target: '', data: 1 })
  await first.close()
  const raw = openRaw(place.path)
  for (const statement of statements) raw.exec(statement)
  raw.close()
  const heard: string[] = []
  return { store: openStore(place.path, (sentence) => heard.push(sentence)), heard }
}

test.each([
  [`update tables set status = 'asleep' where id = 'one'`, /^Table one is damaged: status /],
  [`update tables set options = '{"goal":{}}' where id = 'one'`, /^Table one is damaged: options.goal /],
  [`update tables set options = '[' where id = 'one'`, /^Table one is damaged: it is not JSON/],
  [`update tables set seal = 'wax' where id = 'one'`, /^Table one is damaged: seal/],
  [
    `update tables set seal = 'sealed', secret = 'x', brought = '[' where id = 'one'`,
    /^Table one is damaged: it is not JSON/,
  ],
  [
    `update tables set seal = 'sealed', secret = 'x', brought = '[]', commitment = 'x' where id = 'one'`,
    /^Table one is damaged: seal.commitment is no SHA-256/,
  ],
  [`update seats set seat = 3 where table_id = 'one'`, /^Table one is damaged: seats seats are missing/],
])('damage to one table does not affect others: %s', async (statement, sentence) => {
  const { store, heard } = await damaged(statement)
  expect((await store.records.list({ user: 'ann' })).map(({ id }) => id)).toEqual(['two'])
  expect(heard).toEqual([expect.stringMatching(sentence)])
  await expect(store.records.find('one')).rejects.toThrow(Damaged)
  await expect(store.records.find('one')).rejects.toThrow(sentence)
  expect(await store.records.find('two')).toBeDefined()
  await store.close()
})

test.each([
  `update entries set rewound_to = -1 where table_id = 'one' and seq = 2`,
  `update entries set rewound_to = 2, verb = null where table_id = 'one' and seq = 2`,
  `update entries set rewound_to = 9, verb = null where table_id = 'one' and seq = 2`,
  `update entries set key = null where table_id = 'one' and seq = 2`,
  `update entries set seat = -1 where table_id = 'one' and seq = 2`,
])('damage to a log is reported in one sentence: %s', async (statement) => {
  const { store } = await damaged(statement)
  const sentence = /^Line 2 of the log of table one is damaged: .*\.$/
  await expect(store.log.entries('one')).rejects.toThrow(sentence)
  await expect(store.log.entries('one')).rejects.toThrow(Damaged)
  await expect(store.log.linkedEntries('one', 1, 1)).rejects.toThrow(sentence)
  await expect(store.resumePointAt('one', 3)).resolves.toMatchObject({ seq: 2 })
  expect(await store.log.entries('two')).toHaveLength(2)
  await store.close()
})

test.each([
  [`update chronicle set seq = 'x' where table_id = 'one' and line = 2`, 'seq '],
  [`update chronicle set is_event = 7 where table_id = 'one' and line = 2`, 'isEvent '],
  [`update chronicle set body = '{"kind":"no' where table_id = 'one' and line = 2`, 'it is not JSON'],
  [`update chronicle set body = '{}' where table_id = 'one' and line = 2`, 'kind '],
  [`update chronicle set audience = 'ann' where table_id = 'one' and line = 2`, 'it is not JSON'],
  [`update chronicle set audience = '[-1]' where table_id = 'one' and line = 2`, '0 '],
])('damage to the chronicle costs one line, and later lines keep their numbers: %s', async (statement, why) => {
  const { store, heard } = await damaged(statement)
  const lines = await store.chronicle.lines('one', 0, 9)
  expect(lines).toMatchObject([{ line: 1 }, { line: 2, event: { kind: 'unreadable' } }, { line: 3 }])
  expect(heard).toEqual([expect.stringContaining(`Line 2 of the chronicle of table one is damaged: ${why}`)])
  // Its audience still sees a stand-in; if the audience can't be read either, no one does.
  const isTold = !statement.includes('audience')
  expect((await store.chronicle.linesFor('one', 0, 0, 9)).map(({ line }) => line)).toEqual(isTold ? [1, 2, 3] : [1, 3])
  expect((await store.chronicle.linesFor('one', null, 0, 9)).map(({ line }) => line)).toEqual(isTold ? [1, 2] : [1])
  await store.close()
})

test.each([
  `update chronicle set audience = null where table_id = 'one' and line = 3`,
  `update chronicle set audience = null, is_private = 'no' where table_id = 'one' and line = 3`,
])('a private line that has lost its audience is readable for no one: %s', async (statement) => {
  const { store, heard } = await damaged(statement)
  expect(await store.chronicle.lines('one', 0, 9)).toMatchObject([
    { line: 1, to: 'all' },
    { line: 2, to: 'all' },
    { line: 3, event: { kind: 'unreadable' }, to: [] },
  ])
  for (const viewer of [null, 0])
    expect((await store.chronicle.linesFor('one', viewer, 0, 9)).map(({ line }) => line)).toEqual([1, 2])
  expect(heard).toEqual(['Line 3 of the chronicle of table one is damaged: it is not JSON.'])
  await store.close()
})

test.each([`''`, `'{"records":"no'`, `'7'`, `'[{"kind":7}]'`, `'{}'`, `'{"zone":"UTC","records":7}'`, `x'07'`])(
  'a person whose choices are unreadable is not shown or learnt from until they choose again: %s',
  async (junk) => {
    const first = openStore(place.path)
    await first.people.change('ann', (before) => ({ ...before, records: 'nobody' }))
    await first.people.change('bob', (before) => ({ ...before, zone: 'Europe/Vienna' }))
    await first.close()
    const raw = new Database(place.path)
    raw.exec(`update people set data = ${junk} where user_id = 'ann'`)
    raw.close()
    const heard: string[] = []
    const store = openStore(place.path, (sentence) => heard.push(sentence))
    const people = await store.people.find(['ann', 'bob', 'cleo'])
    expect(people.get('ann')).toEqual({ ...NEW_PERSON, learns: false, records: 'nobody', whispers: 'nobody' })
    expect(people.get('bob')).toEqual({ ...NEW_PERSON, zone: 'Europe/Vienna' })
    expect(people.has('cleo')).toBe(false)
    await store.people.change('ann', (before) => ({ ...before, records: 'everybody' }))
    expect((await store.people.find(['ann'])).get('ann')?.records).toBe('everybody')
    expect(heard).toEqual([expect.stringMatching(/^What was kept of user ann is damaged: .*\.$/)])
    await store.close()
  },
)

/** JSON of 70 MB, compressed to 70 kB. */
const BOMB = deflateRawSync(JSON.stringify('x'.repeat(70 * 1024 * 1024))).toString('hex')

test.each([
  [`update positions set state = packed('{"half') where table_id = 'one' and seq = 2`, 'it is not JSON'],
  [`update positions set state = x'0102' where table_id = 'one' and seq = 2`, 'it cannot be unpacked'],
  [`update positions set state = x'${BOMB}' where table_id = 'one' and seq = 2`, 'it cannot be unpacked'],
  [`update positions set acted = '[-1]' where table_id = 'one' and seq = 2`, '0 Too small: expected number to be >=0'],
])('an earlier snapshot stands in for a damaged one: %s', async (statement, why) => {
  const { store, heard } = await damaged(statement)
  expect(await store.resumePoint('one')).toMatchObject({
    snapshot: snapshot(0),
    entries: [answer(1), answer(2)],
    seq: 2,
  })
  expect(heard).toEqual([`The position of table one at line 2 is damaged: ${why}.`])
  expect(await store.snapshots.all('one')).toEqual([snapshot(0)])
  expect(await store.resumePoint('two')).toMatchObject({ snapshot: snapshot(2) })
  await store.close()
})

test.each([`update positions set state = '' where table_id = 'one'`, `delete from positions where table_id = 'one'`])(
  'a game none of whose positions can be read is damaged: %s',
  async (statement) => {
    const { store } = await damaged(statement)
    await expect(store.resumePoint('one')).rejects.toThrow(Damaged)
    await expect(store.resumePoint('one')).rejects.toThrow('No position of table one can be read.')
    expect(await store.resumePoint('two')).toBeDefined()
    await store.close()
  },
)

test('a snapshot that is not on the log is ignored', async () => {
  const { store } = await damaged(
    `insert into entries (table_id, seq, rewound_to, link, at) values ('one', 3, 1, x'', 1)`,
    `insert into entries (table_id, seq, rewound_to, link, at) values ('two', 3, 2, x'', 1)`,
  )
  expect((await store.resumePoint('one'))?.snapshot).toEqual(snapshot(0))
  expect((await store.resumePointAt('one', 2))?.snapshot).toEqual(snapshot(2))
  expect((await store.resumePoint('two'))?.snapshot).toEqual(snapshot(2))
  await store.close()
})

test('a damaged projection counts as never shown', async () => {
  const { store, heard } = await damaged(`update shown set data = '' where table_id = 'one'`)
  expect(await store.projections.find('one', 'card')).toBeUndefined()
  expect(heard).toEqual(['What is shown of table one (card) is damaged: it is not JSON.'])
  await store.close()
})
