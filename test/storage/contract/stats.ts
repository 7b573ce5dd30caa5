import { expect, test } from 'vitest'
import { DIRECT_MESSAGES, LESSONS, type NewSummary } from '../../../src/tables/model/store.ts'
import type { Kind } from '../contract.ts'
import { seat, step, table } from '../rows.ts'
import { placeOf, type OpenPlace } from './place.ts'

const summary = (change: Partial<NewSummary> = {}): NewSummary => ({
  table: 'one',
  server: 'server',
  game: 'toy',
  preset: 'short',
  startedAt: 5,
  endedAt: 9,
  turns: 3,
  seats: [
    {
      seat: 0,
      user: 'ann',
      name: 'Ann "🐉"',
      roles: ['Rosa'],
      won: true,
      rank: 1,
      score: 7.5,
      counts: { 'dug:north': 2 },
    },
    { seat: 1, user: null, name: 'Computer', roles: [], won: false, rank: 2, score: 0, counts: {} },
  ],
  version: 1000,
  revision: 1,
  ...change,
})

export function statsContract(kind: Kind): void {
  const at = placeOf(kind)
  testSummaries(at)
  testUnsummarised(at)

  test('the feed of a server is stored, changed and deleted', async () => {
    const saga = { room: 'hall', by: 'ann', since: 4, upTo: 2, trouble: null }
    expect(await at.store.stats.feed('server')).toBeUndefined()
    await at.store.stats.setFeed('server', saga)
    await at.store.stats.setFeed('elsewhere', { ...saga, trouble: 'locked' })
    await at.store.stats.setFeed('server', { ...saga, upTo: 3 })
    expect(await at.store.stats.feed('server')).toEqual({ ...saga, upTo: 3 })
    expect(await at.store.stats.feed('elsewhere')).toEqual({ ...saga, trouble: 'locked' })
    expect(await at.store.stats.feedServers()).toEqual(['elsewhere', 'server'])
    await at.store.stats.setFeed('server', null)
    expect(await at.store.stats.feedServers()).toEqual(['elsewhere'])
  })
}

const overAt =
  (at: OpenPlace) =>
  async (id: string, server = 'server', user = 'ann'): Promise<void> => {
    await at.store.records.create(table({ id, server, seats: [seat(0, user, user)] }))
    await step(at.store, { table: id, after: 0, change: { status: 'over' } })
  }

/** The summaries of finished games. */
function testSummaries(at: OpenPlace): void {
  const over = overAt(at)
  const numbers = async (...args: Parameters<typeof at.store.stats.summaries>) =>
    (await at.store.stats.summaries(...args)).map(({ table: id }) => id)

  test('a summary is stored whole, and a recomputed one keeps its number', async () => {
    await over('two')
    await over('three')
    expect(await at.store.stats.summary('two')).toBeUndefined()
    expect(await at.store.stats.lastSummary()).toBe(0)
    await at.store.stats.saveSummary(summary({ table: 'two' }))
    await at.store.stats.saveSummary(summary({ table: 'three' }))
    const first = await at.store.stats.summary('two')
    expect(first).toEqual({ ...summary({ table: 'two' }), number: first?.number })
    await at.store.stats.saveSummary(summary({ table: 'two', turns: 8, version: 2000 }))
    expect(await at.store.stats.summary('two')).toEqual({ ...first, turns: 8, version: 2000 })
    expect(await at.store.stats.lastSummary()).toBe((await at.store.stats.summary('three'))?.number)
    expect(await numbers({}, 0, 9)).toEqual(['two', 'three'])
    expect(await numbers({}, first?.number ?? 0, 9)).toEqual(['three'])
    expect(await numbers({}, 0, 1)).toEqual(['two'])
  })

  test('summaries are found by server and by player, as long as their games are over', async () => {
    await over('two')
    await over('three', 'elsewhere')
    await over('four', 'elsewhere', 'bob')
    for (const [id, server] of [
      ['two', 'server'],
      ['three', 'elsewhere'],
      ['four', 'elsewhere'],
    ] as const)
      // prettier-ignore
      await at.store.stats.saveSummary(summary({ table: id, server }))
    expect(await numbers({ server: 'elsewhere' }, 0, 9)).toEqual(['three', 'four'])
    expect(await numbers({ user: 'ann' }, 0, 9)).toEqual(['two', 'three'])
    expect(await numbers({ user: 'ann', server: 'elsewhere' }, 0, 9)).toEqual(['three'])
    expect(await numbers({ user: 'cy' }, 0, 9)).toEqual([])
    await step(at.store, { table: 'two', after: 1, change: { status: 'playing' } })
    expect(await numbers({ user: 'ann' }, 0, 9)).toEqual(['three'])
  })
}

/** Which games are summed up. */
function testUnsummarised(at: OpenPlace): void {
  const over = overAt(at)

  test('finished games without a current summary are found', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await over(id)
    expect(await at.store.stats.unsummarised('toy', 1000, '', 9)).toEqual(['a', 'b', 'c', 'd'])
    expect(await at.store.stats.unsummarised('toy', 1000, 'b', 1)).toEqual(['c'])
    expect(await at.store.stats.unsummarised('chess', 1000, '', 9)).toEqual([])
    await at.store.stats.saveSummary(summary({ table: 'a' }))
    await at.store.stats.saveSummary(summary({ table: 'b', version: 999 }))
    await at.store.stats.saveSummary(summary({ table: 'c' }))
    await step(at.store, { table: 'c', after: 1 })
    expect(await at.store.stats.unsummarised('toy', 1000, '', 9)).toEqual(['b', 'c', 'd'])
  })

  test('imagined games are never summed up, and count as no experience', async () => {
    await over('real')
    await over('imagined', DIRECT_MESSAGES)
    expect(await at.store.stats.unsummarised('toy', 1000, '', 9)).toEqual(['real'])
    expect(await at.store.records.finishedGames('toy', ['ann', null])).toEqual([1, 0])
  })

  test('lessons are never summed up, not even played to their end', async () => {
    for (const teaching of ['beginners', ...LESSONS] as const) {
      await over(teaching)
      await step(at.store, { table: teaching, after: 1, change: { teaching } })
    }
    expect(await at.store.stats.unsummarised('toy', 1000, '', 9)).toEqual(['beginners'])
  })
}
