import { beforeEach, describe, expect, test, vi } from 'vitest'
import { openStore, UnusableDatabase } from '../../src/storage/index.ts'
import type { Store } from '../../src/tables/model/store.ts'
import { ownFolder } from './folder.ts'
import { answer, fact, snapshot, table } from './rows.ts'

/** A disk under the test's control: each sync waits until the test releases it. */
const disk = vi.hoisted(() => {
  const waiting: ((failure?: Error) => void)[] = []
  return {
    waiting,
    isSlow: false,
    flushes: 0,
    flush(): Promise<void> {
      this.flushes += 1
      if (!this.isSlow) return Promise.resolve()
      return new Promise((done, failed) => waiting.push((failure) => (failure ? failed(failure) : done())))
    },
  }
})

vi.mock('node:fs/promises', async (original) => ({
  ...(await original<typeof import('node:fs/promises')>()),
  open: async () => ({ datasync: () => disk.flush(), close: async () => undefined }),
}))

const place = ownFolder()
let store: Store

beforeEach(async () => {
  Object.assign(disk, { isSlow: false, flushes: 0 })
  disk.waiting.length = 0
  store = openStore(place.path)
  for (const id of ['t1', 't2']) await store.records.create(table({ id, room: id }))
  disk.isSlow = true
  disk.flushes = 0
  return async () => {
    disk.isSlow = false
    for (const go of disk.waiting) go()
    await store.close()
  }
})

/** Runs everything that doesn't wait for the disk. */
const settle = () => new Promise((done) => setTimeout(done, 20))

async function oneWaiting(): Promise<(failure?: Error) => void> {
  await vi.waitFor(() => expect(disk.waiting).toHaveLength(1))
  const [go] = disk.waiting.splice(0)
  if (!go) throw new Error('nothing waits')
  return go
}

/** Whether a promise has resolved. */
async function isKept(promise: Promise<unknown>): Promise<boolean> {
  const open = Symbol('open')
  await settle()
  return (await Promise.race([promise, Promise.resolve(open)])) !== open
}

function played(id: string, seq = 1): Promise<void> {
  const entries = [answer(seq)]
  const begun = seq === 1 ? { snapshot: snapshot(0) } : {}
  return store.commit({ table: id, after: seq - 1, at: 2, entries, lines: [fact('moved')], ...begun })
}

describe('the promise of a step resolves once the disk has the step', () => {
  test('the promise of a step resolves once the disk has the step, and not before', async () => {
    const kept = played('t1')
    expect(await isKept(kept)).toBe(false)
    ;(await oneWaiting())()
    await kept
    expect(disk.flushes).toBe(1)
  })

  test('no reader sees the step before', async () => {
    const kept = played('t1')
    const read = [
      store.records.revision('t1'),
      store.chronicle.lines('t1', 0, 9),
      store.records.list({}),
      store.log.lastSeq('t1'),
    ]
    for (const one of read) expect(await isKept(one)).toBe(false)
    ;(await oneWaiting())()
    await kept
    expect(await read[0]).toBe(1)
    expect(await read[1]).toHaveLength(1)
  })

  test('concurrent steps share a sync, and a later one waits for the next', async () => {
    const first = [played('t1'), played('t2')]
    const go = await oneWaiting()
    const later = played('t1', 2)
    go()
    await Promise.all(first)
    expect(await isKept(later)).toBe(false)
    ;(await oneWaiting())()
    await later
    expect(disk.flushes).toBe(2)
  })

  test('a failed sync is reported, and the next step is written normally', async () => {
    const lost = played('t1')
    ;(await oneWaiting())(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }))
    await expect(lost).rejects.toThrow(UnusableDatabase)
    await expect(lost).rejects.toThrow(/can't be read or written\. Check its disk/)
    const next = played('t2')
    ;(await oneWaiting())()
    await next
  })

  test('writing a projection does not wait for the disk', async () => {
    await store.projections.set({ table: 't1', kind: 'card', target: '', data: {} })
    await store.projections.markShown('t1', 0)
    expect(disk.flushes).toBe(0)
  })
})
