import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newHolder, retire } from '../../src/shards/holder.ts'
import { ShardHeld, ShardKeeper, type ConnectedShard, type KeeperTimes } from '../../src/shards/keeper.ts'
import { ShardLeases, type LeaseTimes } from '../../src/shards/leases.ts'
import { openStore } from '../../src/storage/index.ts'
import type { Store } from '../../src/tables/index.ts'

const LEASE: LeaseTimes = { lifetimeMs: 1500, renewEveryMs: 40, marginMs: 300 }
const TIMES: KeeperTimes = {
  pollMs: 5,
  leaseTimeoutMs: 600,
  checkMs: 10,
  abandonedAfterMs: 60,
  startGapMs: 20,
  sweepMs: 100_000,
}
const elsewhere = { id: 'another', host: 'another-machine', pid: 7 }

let store: Store
/** The events of connections and processes, in order. */
let told: string[]
const all: Process[] = []
beforeEach(() => {
  store = openStore()
  told = []
})
afterEach(async () => {
  for (const { keeper } of all.splice(0)) await keeper.stop()
  await store.close()
})

interface Process {
  readonly keeper: ShardKeeper
  readonly leases: ShardLeases
  readonly logged: readonly string[]
}

/** A process with fake connections, each of which records its calls. */
function process(
  name: string,
  { count = 1, own = [0], standsBy = false, times = TIMES, connecting = () => {}, beginning = () => {} } = {},
): Process {
  const logged: string[] = []
  const note = (_about: object, text: string) => void logged.push(text)
  const log = { info: note, warn: note, error: note }
  const leases = new ShardLeases({ store, log, times: LEASE })
  const connect = (shard: number): Promise<ConnectedShard> => {
    const notes = (what: string) => void told.push(`${name} ${what} ${shard}`)
    const after = (what: string) => Promise.resolve(notes(what))
    notes('connects')
    try {
      connecting()
    } catch (error) {
      return Promise.reject(error as Error)
    }
    return Promise.resolve({
      answer: () => notes('answers'),
      begin: async (isOneOfMany) => {
        notes(isOneOfMany ? 'begins beside others' : 'begins')
        await Promise.resolve(beginning())
      },
      fallSilent: () => notes('falls silent'),
      sayAway: () => after('says away'),
      close: () => after('closes'),
      leave: () => after('leaves'),
      showAll: () => after('shows'),
    })
  }
  const keeper = new ShardKeeper({
    leases,
    count,
    own,
    standsBy,
    connect,
    sweep: () => Promise.resolve(),
    log,
    times,
  })
  const one = { keeper, leases, logged }
  all.push(one)
  return one
}

async function until(what: string): Promise<void> {
  for (let tries = 0; !told.includes(what); tries += 1) {
    if (tries > 2000) throw new Error(`“${what}” did not happen, only:\n${told.join('\n')}`)
    await new Promise((next) => setTimeout(next, 5))
  }
}
/** The events after a given one. */
const since = (what: string) => told.slice(told.indexOf(what) + 1)
const forAWhile = () => new Promise((next) => setTimeout(next, 60))

describe('a shard process', () => {
  it('a shard process holds its shards once it has begun and none once it has stopped, and shuts down in order', async () => {
    const { keeper } = process('one', { count: 2, own: [0, 1] })
    await keeper.begin()
    expect(told).toEqual(['one connects 0', 'one begins 0', 'one connects 1', 'one begins 1'])
    expect([keeper.held, keeper.isHeld(1)]).toEqual([[0, 1], true])
    await keeper.sayAway()
    await keeper.stop()
    const inOrder = [
      'one says away 0',
      'one says away 1',
      'one closes 0',
      'one closes 1',
      'one leaves 0',
      'one leaves 1',
    ]
    expect(since('one begins 1')).toEqual(inOrder)
    expect([keeper.held, await store.leases.list()]).toEqual([[], []])
  })

  it('a shard process gives up in one sentence if another process has its shard and it may not stand by', async () => {
    await process('one').keeper.begin()
    const two = process('two')
    await expect(two.keeper.begin()).rejects.toThrow(ShardHeld)
    await expect(process('three').keeper.begin()).rejects.toThrow(
      /^Questmaster plays on this database already \(process \d+ on \S+\): stop that one first, or set STANDBY=on to come after it\.$/,
    )
    expect(told).toEqual(['one connects 0', 'one begins 0'])
  })

  it('a shard process waits for a holder on another machine that may be gone, and takes its shard when the lease expires', async () => {
    await store.leases.take('shard 0/1', elsewhere, 300)
    const { keeper, logged } = process('one')
    await keeper.begin()
    expect(told).toEqual(['one connects 0', 'one begins 0'])
    expect(logged).toContain('waiting for a lease to expire')
  })

  it('a shard process takes over at once from a process that is certainly gone', async () => {
    const dead = newHolder()
    await store.leases.take('shard 0/1', dead, 100_000)
    retire(dead)
    await process('one').keeper.begin()
    expect(told).toEqual(['one connects 0', 'one begins 0'])
  })

  it('a shard process begins with its free shards, and stands by for the others', async () => {
    const one = process('one', { count: 2, own: [1] })
    await one.keeper.begin()
    const two = process('two', { count: 2, own: [0, 1] })
    await two.keeper.begin()
    expect(since('one begins 1')).toEqual(['two connects 0', 'two begins beside others 0', 'two connects 1'])
    await one.keeper.stop()
    await until('two begins 1')
    expect(two.keeper.held).toEqual([0, 1])
  })

  it('a shard process does not begin beside a process with another shard count, and then holds nothing', async () => {
    await process('one', { count: 2, own: [0, 1] }).keeper.begin()
    const two = process('two', { count: 3, own: [0], standsBy: true })
    await expect(two.keeper.begin()).rejects.toThrow(
      /^SHARD_COUNT is 3, but process \d+ on \S+ plays on this database with 2: set the same number, or stop that one first\.$/,
    )
    expect((await store.leases.list()).map(({ name }) => name)).toEqual(['shard 0/2', 'shard 1/2'])
  })

  it('a shard process that Discord does not let in says so, and then holds nothing', async () => {
    const { keeper } = process('one', {
      connecting: () => {
        throw new Error('not let in')
      },
    })
    await expect(keeper.begin()).rejects.toThrow('not let in')
    expect(await store.leases.list()).toEqual([])
  })
})

describe('a standby process', () => {
  const standing = async () => {
    const one = process('one')
    const two = process('two', { standsBy: true })
    await one.keeper.begin()
    await two.keeper.begin()
    expect(told).toEqual(['one connects 0', 'one begins 0', 'two connects 0'])
    expect(two.keeper.held).toEqual([])
    return { one, two }
  }

  it('a standby process is connected, answers as soon as the holder stops answering, and shows once the holder has finished', async () => {
    const { one, two } = await standing()
    await one.keeper.sayAway()
    await until('two answers 0')
    expect(since('two connects 0')).toEqual(['one falls silent 0', 'two answers 0'])
    await forAWhile()
    expect(two.keeper.held).toEqual([])
    await one.keeper.stop()
    await until('two begins 0')
    expect(since('two answers 0')).toContain('one closes 0')
    expect(told.indexOf('one closes 0')).toBeLessThan(told.indexOf('two begins 0'))
    expect([two.keeper.held, (await store.leases.list()).map(({ name }) => name)]).toEqual([[0], ['shard 0/1']])
  })

  it('a standby process answers nothing while the holder is alive', async () => {
    await standing()
    await forAWhile()
    expect(since('two connects 0')).toEqual([])
  })

  it('a standby process continues when the holder dies without notice', async () => {
    const { one, two } = await standing()
    // The state after SIGKILL on this machine: the leases are still there.
    const [held] = await store.leases.list()
    await one.leases.stop()
    if (held) await store.leases.take(held.name, held.holder, 100_000)
    await until('two begins 0')
    expect(two.keeper.held).toEqual([0])
  })

  it('a standby process is the only one: a second names it once, and takes over from it', async () => {
    const { one, two } = await standing()
    const three = process('three', { standsBy: true })
    await three.keeper.begin()
    await forAWhile()
    expect(three.logged.filter((text) => text === 'shard already has a standby')).toHaveLength(1)
    expect(told).not.toContain('three connects 0')
    await one.keeper.stop()
    await until('two begins 0')
    await until('three connects 0')
    await two.keeper.stop()
    await until('three begins 0')
  })

  it('a standby process signals that it stands by only once it is connected', async () => {
    const one = process('one')
    await one.keeper.begin()
    const next = async () => (await store.leases.list()).some(({ name }) => name === 'shard 0/1 next')
    let isRelied: Promise<boolean> | undefined
    const two = process('two', { standsBy: true, connecting: () => void (isRelied = next()) })
    await two.keeper.begin()
    expect([await isRelied, await next()]).toEqual([false, true])
  })

  it('a standby process disconnects if another standby was faster', async () => {
    await process('one').keeper.begin()
    const rival = { ...elsewhere, id: 'quicker' }
    const two = process('two', {
      standsBy: true,
      connecting: () => void store.leases.take('shard 0/1 next', rival, 100_000),
    })
    await two.keeper.begin()
    expect(since('two connects 0')).toEqual(['two leaves 0'])
    expect(two.logged).toContain('shard already has a standby')
  })

  it('a standby process retries if it could not begin', async () => {
    const one = process('one')
    let failures = 2
    const two = process('two', {
      standsBy: true,
      beginning: () => {
        failures -= 1
        if (failures >= 0) throw new Error('Discord does not answer')
      },
    })
    await one.keeper.begin()
    await two.keeper.begin()
    await one.keeper.stop()
    await until('two begins 0')
    while (failures >= 0) await forAWhile()
    expect([two.keeper.held, told.filter((what) => what === 'two begins 0')]).toEqual([
      [0],
      Array(3).fill('two begins 0'),
    ])
  })
})

describe('an abandoned or lost shard', () => {
  it('an abandoned or lost shard is taken over after a while, and handed to its own process once that stands by', async () => {
    const two = process('two', { count: 2, own: [1] })
    await two.keeper.begin()
    await until('two begins 0')
    expect(two.keeper.held).toEqual([1, 0])
    expect(two.logged).toContain('shard abandoned: taking over')
    const one = process('one', { count: 2, own: [0], standsBy: true })
    await one.keeper.begin()
    await until('one begins beside others 0')
    expect(told.indexOf('two falls silent 0')).toBeLessThan(told.indexOf('two closes 0'))
    expect(told.indexOf('two closes 0')).toBeLessThan(told.indexOf('one begins beside others 0'))
    await until('two leaves 0')
    expect([one.keeper.held, two.keeper.held]).toEqual([[0], [1]])
  })

  it('an abandoned or lost shard is returned after a takeover even to a process that may not stand by', async () => {
    const two = process('two', { count: 2, own: [1] })
    await two.keeper.begin()
    await until('two begins 0')
    const one = process('one', { count: 2, own: [0] })
    await one.keeper.begin()
    await until('one begins beside others 0')
    expect(told.indexOf('one connects 0')).toBeLessThan(told.indexOf('two falls silent 0'))
    await until('two leaves 0')
    expect([one.keeper.held, two.keeper.held]).toEqual([[0], [1]])
    expect((await store.leases.list()).map(({ name }) => name).sort()).toEqual(['shard 0/2', 'shard 1/2'])
    // Its own process holds it again and refuses another.
    await expect(process('three', { count: 2, own: [0] }).keeper.begin()).rejects.toThrow(ShardHeld)
  })

  it('an abandoned or lost shard is taken over later during start-up than after another process has held it', async () => {
    const times = { ...TIMES, startGapMs: 100_000 }
    const two = process('two', { count: 2, own: [1], times })
    await two.keeper.begin()
    for (let tries = 0; tries < 5; tries += 1) await forAWhile()
    expect(two.keeper.held).toEqual([1])
    const one = process('one', { count: 2, own: [0], times })
    await one.keeper.begin()
    for (let tries = 0; tries < 2; tries += 1) await forAWhile()
    await one.keeper.stop()
    await until('two begins 0')
  })

  it('an abandoned or lost shard stays free after a failed takeover, and is tried again', async () => {
    let failures = 1
    const two = process('two', {
      count: 2,
      own: [1],
      beginning: () => {
        if (!told.includes('two begins 0')) return
        failures -= 1
        if (failures >= 0) throw new Error('Discord does not answer')
      },
    })
    await two.keeper.begin()
    await until('two leaves 0')
    expect(two.keeper.isHeld(0)).toBe(false)
    while (two.keeper.held.length < 2) await forAWhile()
  })

  it('an abandoned or lost shard is left at once when another process takes its lease, and stood by for', async () => {
    const { keeper } = process('one')
    await keeper.begin()
    const [mine] = await store.leases.list()
    await store.leases.take('shard 0/1', elsewhere, 500, mine?.holder.id)
    await until('one leaves 0')
    expect(keeper.isHeld(0)).toBe(false)
    await until('one connects 0')
    // Once the other lease has expired.
    while (keeper.held.length === 0) await forAWhile()
    expect(told.filter((what) => what === 'one begins 0')).toHaveLength(2)
  })

  it('an abandoned or lost shard is checked for changes after its lease was uncertain', async () => {
    const { keeper, leases } = process('one')
    await keeper.begin()
    const renew = store.leases.renew.bind(store.leases)
    store.leases.renew = () => Promise.reject(new Error('down'))
    while (leases.isCertain('shard 0/1')) await forAWhile()
    expect(keeper.held).toEqual([])
    store.leases.renew = renew
    await until('one shows 0')
    expect(keeper.held).toEqual([0])
  })

  it('an abandoned or lost shard is checked for changes when another process has gone without announcing them', async () => {
    const { keeper } = process('one', { count: 2, own: [0] })
    await store.leases.take('shard 1/2', elsewhere, 60_000)
    await keeper.begin()
    await forAWhile()
    expect(told).not.toContain('one shows 0')
    await store.leases.release('shard 1/2', elsewhere.id)
    await until('one shows 0')
  })

  it('an abandoned or lost shard is checked for changes when a notification may have been missed', async () => {
    const { keeper } = process('one')
    await keeper.begin()
    await keeper.sweepSafely()
    expect(told).toContain('one shows 0')
  })

  it('an abandoned or lost shard is released at shutdown even if the database does not answer', async () => {
    const { keeper } = process('one')
    await keeper.begin()
    const ask = store.leases.list.bind(store.leases)
    store.leases.list = () => Promise.reject(new Error('down'))
    await keeper.sayAway()
    await keeper.stop()
    store.leases.list = ask
    expect(since('one begins 0')).toEqual(['one says away 0', 'one closes 0', 'one leaves 0'])
  })
})

it('disconnects a standby whose lease could not be taken because the database failed', async () => {
  await process('first').keeper.begin()
  const takeLease = store.leases.take.bind(store.leases)
  const failing = () => {
    store.leases.take = () => {
      store.leases.take = takeLease
      return Promise.reject(new Error('the database is away'))
    }
  }
  const second = process('second', { standsBy: true, connecting: failing })
  await expect(second.keeper.begin()).rejects.toThrow('the database is away')
  expect(told.filter((line) => line.startsWith('second'))).toEqual(['second connects 0', 'second leaves 0'])
})
