import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FairQueue, FairTurns } from '../../src/tables/kit/fair-queue.ts'
import { Line, MAPS_A_PERSON, type Place } from '../../src/discord/pictures/queue.ts'

interface Job extends Place {
  readonly person: string
  readonly n: number
}

const PEOPLE = ['ann', 'ben', 'cleo', 'dai']
const jobs = fc
  .array(fc.record({ person: fc.constantFrom(...PEOPLE), table: fc.constantFrom('a', 'b', 'c') }), {
    maxLength: 60,
  })
  .map((all) => all.map(({ person, table }, n): Job => ({ person, table: `${person} ${table}`, size: 'full', n })))

test('people take turns, so each is served within as many picks as people wait', () => {
  fc.assert(
    fc.property(jobs, (all) => {
      const queue = new FairQueue<Job>()
      for (const job of all) queue.put(job)
      const waiting = new Map<string, number>()
      let more = 30
      while (queue.size > 0) {
        const people = new Set(all.filter((job) => queue.ofTable(job.table).includes(job)).map(({ person }) => person))
        const job = queue.next()
        if (!job) throw new Error('nothing came')
        waiting.delete(job.person)
        // One person keeps adding jobs.
        if (more > 0) queue.put({ person: 'ann', table: `ann more ${(more -= 1)}`, size: 'full', n: more })
        for (const person of people) {
          if (person === job.person) continue
          waiting.set(person, (waiting.get(person) ?? 0) + 1)
          expect(waiting.get(person)).toBeLessThan(PEOPLE.length)
        }
      }
    }),
  )
})

test('the tables of one person take turns, and the jobs of a table are first in, first out', () => {
  fc.assert(
    fc.property(jobs, (all) => {
      const queue = new FairQueue<Job>()
      for (const job of all) queue.put(job)
      const served: Job[] = []
      for (let job = queue.next(); job; job = queue.next()) served.push(job)
      expect(served).toHaveLength(all.length)
      for (const table of new Set(all.map((job) => job.table))) {
        const numbers = served.filter((job) => job.table === table).map(({ n }) => n)
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
      }
      for (const person of PEOPLE) {
        const own = served.filter((job) => job.person === person)
        const tables = new Set(own.map(({ table }) => table)).size
        expect(new Set(own.slice(0, tables).map(({ table }) => table)).size).toBe(tables)
      }
    }),
  )
})

test('a person with 40 tables does not delay another person’s pictures', () => {
  for (const size of ['full', 'card', 'frame'] as const) {
    const line = new Line<Job>()
    let taken = 0
    for (let table = 0; table < 40; table += 1) {
      const job: Job = { person: 'ann', table: `t${table}`, size, n: table }
      if (!line.hasRoomFor(job)) continue
      line.put(job)
      taken += 1
    }
    if (size === 'full') expect(taken).toBe(MAPS_A_PERSON)
    const other: Job = { person: 'ben', table: 'his', size, n: 99 }
    expect(line.hasRoomFor(other)).toBe(true)
    line.put(other)
    expect([line.next(), line.next()].map((job) => job?.person)).toContain('ben')
  }
})

test('a newer card of a table replaces the waiting one in its place', () => {
  const line = new Line<Job>()
  const card = (person: string, table: string, n: number): Job => ({ person, table, size: 'card', n })
  for (const job of [card('ann', 'oak', 1), card('ben', 'elm', 2), card('ann', 'oak', 3)]) line.put(job)
  expect([line.next()?.n, line.next()?.n, line.next()]).toEqual([3, 2, undefined])
})

test('other people wait for at most one of a person’s queued jobs per concurrent slot', async () => {
  const stories = fc.record({ atOnce: fc.integer({ min: 1, max: 6 }), many: fc.integer({ min: 1, max: 50 }) })
  await fc.assert(
    fc.asyncProperty(stories, fc.array(fc.nat(), { minLength: 60 }), async ({ atOnce, many }, order) => {
      const turns = new FairTurns({ atOnce })
      const going = new Map<string, () => void>()
      const begun: string[] = []
      const job = (person: string, table: string) => () => {
        begun.push(person)
        expect(going.size).toBeLessThan(atOnce)
        return new Promise<void>((done) => going.set(`${person} ${table}`, done))
      }
      for (let n = 0; n < many; n += 1) void turns.take({ person: 'ann', table: `${n}` }, job('ann', `${n}`))
      const before = begun.length
      void turns.take({ person: 'ben', table: 'his' }, job('ben', 'his'))
      for (const pick of order) {
        const name = [...going.keys()][pick % going.size] ?? ''
        going.get(name)?.()
        going.delete(name)
        // The first person keeps adding jobs.
        const more = `more ${begun.length}`
        if (begun.length < 80) void turns.take({ person: 'ann', table: more }, job('ann', more))
        for (let n = 0; n < 8; n += 1) await Promise.resolve()
      }
      expect(before).toBe(Math.min(many, atOnce))
      expect(begun.indexOf('ben')).toBeGreaterThanOrEqual(0)
      expect(begun.indexOf('ben')).toBeLessThanOrEqual(before + 1)
    }),
  )
})

test('a failing job rejects only its own promise, and cleared jobs never run', async () => {
  const turns = new FairTurns({ atOnce: 1, most: 3, aPerson: 2 })
  const owner = { person: 'ann', table: 'a' }
  const failed = turns.take(owner, () => Promise.reject(new Error('no')))
  const thrown = turns.take(owner, () => {
    throw new Error('nor this')
  })
  const second = turns.take(owner, () => Promise.resolve(2))
  expect([turns.hasRoomFor(owner), turns.hasRoomFor({ person: 'ben', table: 'b' })]).toEqual([false, true])
  await expect(failed).rejects.toThrow('no')
  await expect(thrown).rejects.toThrow('nor this')
  expect(await second).toBe(2)
  let done = 0
  const count = () => Promise.resolve((done += 1))
  const first = turns.take(owner, count)
  void turns.take(owner, count)
  turns.clear()
  await first
  await turns.idle()
  expect(done).toBe(1)
})
