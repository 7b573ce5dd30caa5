import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isGone, holderName, newHolder, retire } from '../../src/shards/holder.ts'
import { LEASE_TIMES, ShardLeases } from '../../src/shards/leases.ts'
import { shardLease, silenceLease, standbyLease, parseLease } from '../../src/shards/names.ts'
import { openStore } from '../../src/storage/index.ts'
import type { LeaseStore, Store } from '../../src/tables/index.ts'

const elsewhere = { id: 'another', host: 'another-machine', pid: 7 }
const deaf = { lost: () => undefined, certainAgain: () => undefined }

let store: Store
let now: number
let warned: string[]
const open: ShardLeases[] = []
beforeEach(() => {
  store = openStore()
  now = 0
  warned = []
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.stop()
  await store.close()
})

function newLeases(renews = LEASE_TIMES.renewEveryMs, of: LeaseStore = store.leases) {
  const note = (_about: object, text: string) => void warned.push(text)
  const times = { ...LEASE_TIMES, renews }
  const leases = new ShardLeases({ store: { leases: of }, log: { warn: note, error: note }, now: () => now, times })
  open.push(leases)
  return leases
}

/** Waits until a condition holds. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((next) => setTimeout(next, 2))
}

describe('the name of a lease', () => {
  it.each([
    [shardLease(3, 16), { shard: 3, count: 16, kind: 'held' }],
    [standbyLease(0, 1), { shard: 0, count: 1, kind: 'next' }],
    [silenceLease(12, 16), { shard: 12, count: 16, kind: 'silent' }],
    ['shard 1', null],
    ['shard 1/2 nearby', null],
    ['backups', null],
  ])('%s parses', (name, named) => expect(parseLease(name)).toEqual(named))
})

describe('a holder', () => {
  it('a holder counts as gone only if it ran on this machine and its process has ended', async () => {
    const ours = newHolder()
    expect(isGone(ours)).toBe(false)
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    const [pid] = [child.pid ?? 0]
    await once(child, 'exit')
    expect(isGone({ ...ours, id: 'ended', pid })).toBe(true)
    expect(isGone({ ...ours, id: 'ended', pid, host: elsewhere.host })).toBe(false)
    expect(isGone({ ...ours, id: 'init', pid: 1 })).toBe(false)
    retire(ours)
    expect(isGone(ours)).toBe(true)
  })

  it('a former holder with our process id is gone, unless it is this process', () => {
    const ours = newHolder()
    expect(isGone({ ...ours, id: 'before us' })).toBe(true)
    retire(ours)
  })

  it('a holder is named by its process id and machine only', () => {
    expect(holderName({ id: 'x', host: 'inn 0f0f-11 pid:[4026531836]', pid: 42 })).toBe('process 42 on inn')
  })
})

describe('leases', () => {
  it('leases belong to one process at a time, and to another once they are given back', async () => {
    const [one, two] = [newLeases(), newLeases()]
    expect(await one.take('shard 0/1')).toBeNull()
    expect([one.has('shard 0/1'), one.isCertain('shard 0/1')]).toEqual([true, true])
    expect((await two.take('shard 0/1'))?.name).toBe('shard 0/1')
    expect([two.has('shard 0/1'), two.isCertain('shard 0/1')]).toEqual([false, false])
    expect((await two.others()).map(({ name }) => name)).toEqual(['shard 0/1'])
    expect(await one.others()).toEqual([])
    await one.give('shard 0/1')
    expect(one.has('shard 0/1')).toBe(false)
    expect(await two.take('shard 0/1')).toBeNull()
  })

  it('leases are certain until a margin before they expire, on our own clock', async () => {
    const leases = newLeases()
    await leases.take('shard 0/1')
    now += LEASE_TIMES.lifetimeMs - LEASE_TIMES.marginMs - 1
    expect(leases.isCertain('shard 0/1')).toBe(true)
    now += 1
    expect([leases.isCertain('shard 0/1'), leases.has('shard 0/1')]).toEqual([false, true])
  })

  it('leases count from the request, not from the response', async () => {
    const slow: Parameters<typeof newLeases>[1] = {
      list: () => store.leases.list(),
      release: (name, holder) => store.leases.release(name, holder),
      renew: (holder, ms) => store.leases.renew(holder, ms),
      async take(name, holder, ms, instead) {
        now += LEASE_TIMES.lifetimeMs
        return await store.leases.take(name, holder, ms, instead)
      },
    }
    const leases = newLeases(LEASE_TIMES.renewEveryMs, slow)
    expect(await leases.take('shard 0/1')).toBeNull()
    expect(leases.isCertain('shard 0/1')).toBe(false)
  })

  it('leases are taken from a process that is certainly gone, and never from one on another machine', async () => {
    const dead = newHolder()
    await store.leases.take('shard 0/2', dead, 10_000)
    retire(dead)
    await store.leases.take('shard 1/2', elsewhere, 10_000)
    const leases = newLeases()
    expect(await leases.take('shard 0/2')).toBeNull()
    expect((await leases.take('shard 1/2'))?.holder).toEqual(elsewhere)
  })

  it('leases are renewed, with a callback when one is certain again', async () => {
    const leases = newLeases(5)
    const heard: string[] = []
    await leases.take('shard 0/1')
    leases.begin({ ...deaf, certainAgain: (name) => void heard.push(name) })
    now += LEASE_TIMES.lifetimeMs
    expect(leases.isCertain('shard 0/1')).toBe(false)
    await until(() => heard.length > 0)
    expect([heard, leases.isCertain('shard 0/1')]).toEqual([['shard 0/1'], true])
    await new Promise((next) => setTimeout(next, 30))
    expect(heard).toHaveLength(1)
  })

  it('leases are lost when another process takes them, with a callback', async () => {
    const leases = newLeases(5)
    const lost: string[] = []
    await leases.take('shard 0/1')
    const [mine] = await store.leases.list()
    await store.leases.take('shard 0/1', elsewhere, 10_000, mine?.holder.id)
    leases.begin({ ...deaf, lost: (name) => void lost.push(name) })
    await until(() => lost.length > 0)
    expect([lost, leases.has('shard 0/1')]).toEqual([['shard 0/1'], false])
    expect(warned).toContain('lease lost to another process')
  })

  it('leases stay certain for a while when the database does not answer', async () => {
    let isDown = true
    const leases = newLeases(5, {
      list: () => store.leases.list(),
      take: (...asked) => store.leases.take(...asked),
      release: (...asked) => store.leases.release(...asked),
      renew: (...asked) => (isDown ? Promise.reject(new Error('down')) : store.leases.renew(...asked)),
    })
    const heard: string[] = []
    await leases.take('shard 0/1')
    leases.begin({ lost: () => void heard.push('lost'), certainAgain: () => void heard.push('sure again') })
    await until(() => warned.includes('lease renewal failed'))
    expect(leases.isCertain('shard 0/1')).toBe(true)
    now += LEASE_TIMES.lifetimeMs
    isDown = false
    await until(() => heard.length > 0)
    expect(heard).toEqual(['sure again'])
  })

  it('leases are all given back at the end, after which none is taken', async () => {
    const leases = newLeases(5)
    leases.begin(deaf)
    await leases.take('shard 0/2')
    await leases.take('shard 1/2')
    await leases.stop()
    await expect(leases.take('shard 0/2')).rejects.toThrow('is shutting down')
    expect(await store.leases.list()).toEqual([])
  })
})
