import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isGone, nameOf, newHolder, retire } from '../../src/shards/holder.ts'
import { LEASE_TIMES, Leases } from '../../src/shards/leases.ts'
import { leaseOn, leaseOnSilence, leaseToFollow, namedBy } from '../../src/shards/names.ts'
import { openStore } from '../../src/storage/index.ts'
import type { LeaseStore, Store } from '../../src/tables/index.ts'

const elsewhere = { id: 'another', host: 'another-machine', pid: 7 }
const deaf = { lost: () => undefined, sureAgain: () => undefined }

let store: Store
let now: number
let warned: string[]
const open: Leases[] = []
beforeEach(() => {
  store = openStore()
  now = 0
  warned = []
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.stop()
  await store.close()
})

function newLeases(renews = LEASE_TIMES.renews, of: LeaseStore = store.leases) {
  const note = (_about: object, text: string) => void warned.push(text)
  const times = { ...LEASE_TIMES, renews }
  const leases = new Leases({ store: { leases: of }, log: { warn: note, error: note }, now: () => now, times })
  open.push(leases)
  return leases
}

/** Waits until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((next) => setTimeout(next, 2))
}

describe('the name of a lease', () => {
  it.each([
    [leaseOn(3, 16), { shard: 3, count: 16, kind: 'held' }],
    [leaseToFollow(0, 1), { shard: 0, count: 1, kind: 'next' }],
    [leaseOnSilence(12, 16), { shard: 12, count: 16, kind: 'silent' }],
    ['shard 1', null],
    ['shard 1/2 nearby', null],
    ['backups', null],
  ])('%s says what it is on', (name, named) => expect(namedBy(name)).toEqual(named))
})

describe('a holder', () => {
  it('is here as long as its process is, and gone for certain only if that ran here', async () => {
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

  it('had another’s number before: a process that has our own is gone, unless it is we', () => {
    const ours = newHolder()
    expect(isGone({ ...ours, id: 'before us' })).toBe(true)
    retire(ours)
  })

  it('is called by its number and its machine, and by nothing else that tells machines apart', () => {
    expect(nameOf({ id: 'x', host: 'inn 0f0f-11 pid:[4026531836]', pid: 42 })).toBe('process 42 on inn')
  })
})

describe('leases', () => {
  it('are one process’s at a time, and another’s once they are given back', async () => {
    const [one, two] = [newLeases(), newLeases()]
    expect(await one.take('shard 0/1')).toBeNull()
    expect([one.has('shard 0/1'), one.isSure('shard 0/1')]).toEqual([true, true])
    expect((await two.take('shard 0/1'))?.name).toBe('shard 0/1')
    expect([two.has('shard 0/1'), two.isSure('shard 0/1')]).toEqual([false, false])
    expect((await two.others()).map(({ name }) => name)).toEqual(['shard 0/1'])
    expect(await one.others()).toEqual([])
    await one.give('shard 0/1')
    expect(one.has('shard 0/1')).toBe(false)
    expect(await two.take('shard 0/1')).toBeNull()
  })

  it('are certain until a while before their time is up, by our own clock', async () => {
    const leases = newLeases()
    await leases.take('shard 0/1')
    now += LEASE_TIMES.holds - LEASE_TIMES.margin - 1
    expect(leases.isSure('shard 0/1')).toBe(true)
    now += 1
    expect([leases.isSure('shard 0/1'), leases.has('shard 0/1')]).toEqual([false, true])
  })

  it('count from when they were asked for, not from when the answer came', async () => {
    const slow: Parameters<typeof newLeases>[1] = {
      list: () => store.leases.list(),
      release: (name, holder) => store.leases.release(name, holder),
      renew: (holder, ms) => store.leases.renew(holder, ms),
      async take(name, holder, ms, instead) {
        now += LEASE_TIMES.holds
        return await store.leases.take(name, holder, ms, instead)
      },
    }
    const leases = newLeases(LEASE_TIMES.renews, slow)
    expect(await leases.take('shard 0/1')).toBeNull()
    expect(leases.isSure('shard 0/1')).toBe(false)
  })

  it('are taken from a process that is certainly gone, and never from one on another machine', async () => {
    const dead = newHolder()
    await store.leases.take('shard 0/2', dead, 10_000)
    retire(dead)
    await store.leases.take('shard 1/2', elsewhere, 10_000)
    const leases = newLeases()
    expect(await leases.take('shard 0/2')).toBeNull()
    expect((await leases.take('shard 1/2'))?.holder).toEqual(elsewhere)
  })

  it('are renewed, and that is told once it was not certain for a while', async () => {
    const leases = newLeases(5)
    const heard: string[] = []
    await leases.take('shard 0/1')
    leases.begin({ ...deaf, sureAgain: (name) => void heard.push(name) })
    now += LEASE_TIMES.holds
    expect(leases.isSure('shard 0/1')).toBe(false)
    await until(() => heard.length > 0)
    expect([heard, leases.isSure('shard 0/1')]).toEqual([['shard 0/1'], true])
    await new Promise((next) => setTimeout(next, 30))
    expect(heard).toHaveLength(1)
  })

  it('that another has taken are lost, and that is told', async () => {
    const leases = newLeases(5)
    const lost: string[] = []
    await leases.take('shard 0/1')
    const [mine] = await store.leases.list()
    await store.leases.take('shard 0/1', elsewhere, 10_000, mine?.holder.id)
    leases.begin({ ...deaf, lost: (name) => void lost.push(name) })
    await until(() => lost.length > 0)
    expect([lost, leases.has('shard 0/1')]).toEqual([['shard 0/1'], false])
    expect(warned).toContain('another process has taken a lease of ours')
  })

  it('are kept on while the database does not answer, as long as that is certain', async () => {
    let isDown = true
    const leases = newLeases(5, {
      list: () => store.leases.list(),
      take: (...asked) => store.leases.take(...asked),
      release: (...asked) => store.leases.release(...asked),
      renew: (...asked) => (isDown ? Promise.reject(new Error('down')) : store.leases.renew(...asked)),
    })
    const heard: string[] = []
    await leases.take('shard 0/1')
    leases.begin({ lost: () => void heard.push('lost'), sureAgain: () => void heard.push('sure again') })
    await until(() => warned.includes('leases could not be renewed'))
    expect(leases.isSure('shard 0/1')).toBe(true)
    now += LEASE_TIMES.holds
    isDown = false
    await until(() => heard.length > 0)
    expect(heard).toEqual(['sure again'])
  })

  it('are all given back at the end, and none is taken after that', async () => {
    const leases = newLeases(5)
    leases.begin(deaf)
    await leases.take('shard 0/2')
    await leases.take('shard 1/2')
    await leases.stop()
    await expect(leases.take('shard 0/2')).rejects.toThrow('is about to end')
    expect(await store.leases.list()).toEqual([])
  })
})
