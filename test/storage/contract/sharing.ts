import { expect, test } from 'vitest'
import { shardOf } from '../../../src/tables/model/shards.ts'
import {
  NEW_PERSON,
  TableExists,
  type Holder,
  type Lease,
  type News,
  type Person,
  type Store,
} from '../../../src/tables/model/store.ts'
import type { Kind } from '../contract.ts'
import { answer, step, table } from '../rows.ts'
import { placeOf, type OpenPlace } from './place.ts'

const HOUR = 60 * 60 * 1000

const holder = (id: string): Holder => ({ id, host: 'inn', pid: 7 })
const held = (id: string, name: string): Lease => ({ name, holder: holder(id), left: expect.any(Number) as number })

export function sharingContract(kind: Kind): void {
  const at = placeOf(kind)
  testLeases(at, kind)
  testShards(at)
  testPersons(at, kind)
  testNotifications(at, kind)
}

/** Which process holds a lease. */
function testLeases(at: OpenPlace, kind: Kind): void {
  const holders = async () => (await at.store.leases.list()).map(({ name, holder: { id } }) => [name, id])

  test('one process at a time holds a lease until it expires; it can be renewed and released', async () => {
    const { store } = at
    expect(await store.leases.list()).toEqual([])
    expect(await store.leases.take('shard 0', holder('a'), HOUR)).toBeNull()
    expect(await store.leases.take('shard 0', holder('b'), HOUR)).toEqual(held('a', 'shard 0'))
    expect(await store.leases.take('shard 1', holder('b'), HOUR)).toBeNull()
    expect(await store.leases.list()).toEqual([held('a', 'shard 0'), held('b', 'shard 1')])
    for (const { left } of await store.leases.list()) expect(left).toSatisfy((ms: number) => ms > 0 && ms <= HOUR)
    await store.leases.release('shard 0', 'b')
    expect(await store.leases.take('shard 0', holder('b'), HOUR)).toEqual(held('a', 'shard 0'))
    await store.leases.release('shard 0', 'a')
    await store.leases.release('none', 'a')
    expect(await store.leases.take('shard 0', holder('b'), HOUR)).toBeNull()
    expect(await holders()).toEqual([
      ['shard 0', 'b'],
      ['shard 1', 'b'],
    ])
  })

  test('an expired lease is free, and its old holder can still renew it if no one else took it', async () => {
    const { store } = at
    for (const name of ['x', 'y', 'z']) expect(await store.leases.take(name, holder('a'), 0)).toBeNull()
    expect(await store.leases.list()).toEqual([])
    expect(await store.leases.take('y', holder('b'), HOUR)).toBeNull()
    expect([...(await store.leases.renew('a', HOUR))].sort()).toEqual(['x', 'z'])
    expect(await store.leases.renew('c', HOUR)).toEqual([])
    expect(await holders()).toEqual([
      ['x', 'a'],
      ['y', 'b'],
      ['z', 'a'],
    ])
  })

  test('a holder can take its lease again, and a dead process loses its lease', async () => {
    const { store } = at
    expect(await store.leases.take('shard', holder('a'), 0)).toBeNull()
    expect(await store.leases.take('shard', holder('a'), HOUR)).toBeNull()
    expect(await store.leases.take('shard', holder('b'), HOUR, 'c')).toEqual(held('a', 'shard'))
    expect(await store.leases.take('shard', holder('b'), HOUR, 'a')).toBeNull()
    expect(await store.leases.renew('a', HOUR)).toEqual([])
    expect(await holders()).toEqual([['shard', 'b']])
  })

  test('if several processes take a lease at once, one of them gets it', async () => {
    const stores = [at.store, ...(kind.isKept ? [await at.open(), await at.open()] : [])]
    const wishes = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) =>
      (stores[index % stores.length] ?? at.store).leases.take('shard', holder(id), HOUR),
    )
    const answers = await Promise.all(wishes)
    const [[, winner] = []] = await holders()
    expect(answers.filter((one) => one === null)).toHaveLength(1)
    expect(answers.filter((one) => one !== null).map((lease) => lease.holder.id)).toEqual(
      Array.from({ length: 5 }, () => winner),
    )
    if (kind.isKept) expect((await (await at.again()).leases.list())[0]?.holder.id).toBe(winner)
  })
}

/** The tables of some shards. */
function testShards(at: OpenPlace): void {
  test('unfinished tables can be limited to some shards; a server id that is not a number belongs to the first', async () => {
    const servers = [
      '41771983423143937',
      '1099511627776',
      '4194304',
      '4194303',
      '9223372036854775807',
      '9223372036854775808',
      '18446744073709551615',
      '99999999999999999999',
      '00000000000012582912',
      '100000000000000000000',
      'server',
      '-8388608',
      '8388608\n',
      '٨٣٨٨٦٠٨',
      '',
    ]
    const { store } = at
    for (const [index, server] of servers.entries())
      await store.records.create(table({ id: `t${String(index).padStart(2, '0')}`, server }))
    const ids = (of: readonly string[]) => of.map((server) => `t${String(servers.indexOf(server)).padStart(2, '0')}`)
    const left = async (count: number, shards: readonly number[]) =>
      (await store.records.unfinished('p', 99, { count, held: shards })).map((one) => one.table)
    for (const count of [1, 2, 3, 16, 1000]) {
      for (const shard of new Set(servers.map((server) => shardOf(server, count)))) {
        expect(await left(count, [shard])).toEqual(ids(servers.filter((server) => shardOf(server, count) === shard)))
      }
      expect(await left(count, [])).toEqual([])
      expect(
        await left(
          count,
          Array.from({ length: count }, (_, shard) => shard),
        ),
      ).toEqual(ids(servers))
    }
    expect(shardOf('41771983423143937', 16)).not.toBe(0)
    expect((await store.records.unfinished('', 2, { count: 1, held: [0] })).map((one) => one.table)).toEqual([
      'one',
      't00',
    ])
  })
}

/** Changes of a person. */
function testPersons(at: OpenPlace, kind: Kind): void {
  test('concurrent changes of one person are applied one after another', async () => {
    const stores = [at.store, ...(kind.isKept ? [await at.open(), await at.open()] : [])]
    const more = (person: Person) => ({ ...person, acted: [...person.acted, person.acted.length] })
    const changes = Array.from({ length: 12 }, (_, index) =>
      (stores[index % stores.length] ?? at.store).people.change('ann', more),
    )
    const after = await Promise.all(changes)
    const counted = Array.from({ length: 12 }, (_, index) => index)
    expect(after.map(({ acted }) => acted.length).sort((a, b) => a - b)).toEqual(counted.map((index) => index + 1))
    expect((await at.store.people.find(['ann'])).get('ann')).toEqual({ ...NEW_PERSON, acted: counted })
  })

  test('a change that changes nothing, or throws, writes nothing', async () => {
    const { store } = at
    expect(await store.people.change('ann', () => null)).toEqual(NEW_PERSON)
    const oh = () => {
      throw new Error('oh')
    }
    await expect(store.people.change('ann', oh)).rejects.toThrow('oh')
    expect((await store.people.find(['ann'])).size).toBe(0)
    await store.people.change('ann', (person) => ({ ...person, zone: 'Europe/Vienna' }))
    expect(await store.people.change('ann', () => null)).toEqual({ ...NEW_PERSON, zone: 'Europe/Vienna' })
    await expect(store.people.change('ann', oh)).rejects.toThrow('oh')
    expect((await store.people.find(['ann'])).get('ann')?.zone).toBe('Europe/Vienna')
  })
}

/** What processes hear of each other. */
function testNotifications(at: OpenPlace, kind: Kind): void {
  test(`other processes ${kind.tells ? 'hear' : 'never hear'} of what is written, and of nothing else`, async () => {
    if (!kind.isKept) return
    const theirs = await at.open()
    const heard: News[] = []
    const end = await at.store.changes.listen((news) => heard.push(news))
    const said = async (store: Store) => {
      await store.records.create(table({ id: 'two', server: '8' }))
      await expect(store.records.create(table({ id: 'two', room: 'other' }))).rejects.toThrow(TableExists)
      await step(store, { table: 'two', entries: [answer(1)] })
      await step(store, { table: 'two', change: { server: '9', status: 'over' } })
      await step(store, { table: 'two', quiet: true })
      await store.archive('two', 3, 9)
      await store.people.change('ann "🐉"', (person) => person)
      await store.people.change('ann "🐉"', () => null)
      await store.changes.announce('one', 'server')
      await store.changes.announceOffers('8')
    }
    await said(theirs)
    // Two equal notifications in quick succession may arrive as one.
    const all: News[] = [
      { kind: 'table', table: 'two', server: '8' },
      { kind: 'table', table: 'two', server: '9' },
      { kind: 'person', user: 'ann "🐉"' },
      { kind: 'table', table: 'one', server: 'server' },
      { kind: 'offers', server: '8' },
    ]
    const once = () => [...new Set(heard.map((news) => JSON.stringify(news)))].map((text) => JSON.parse(text) as News)
    if (kind.tells) await expect.poll(once, { timeout: 10_000 }).toEqual(all)
    else expect(heard).toEqual([])
    const before = heard.length
    // A process ignores its own notifications.
    await step(at.store)
    await end()
    await step(theirs)
    await theirs.changes.announce('one', 'server')
    await theirs.records.revision('one')
    expect(heard).toHaveLength(before)
  })
}
