import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { openStoreAt } from '../../src/storage/index.ts'
import { answerIn, houseOf, sightOf, startTable } from '../kit/house.ts'
import { findPrograms, PostgresServer } from '../kit/postgres.ts'
import { answer, fact, seat, snapshot, table } from './rows.ts'

/** Round trips to the server that an answer may take. */
const MAX_ROUND_TRIPS = 4

const programs = findPrograms()

/** The statements that are on their way, and how often one was sent while none was: that is a round trip. */
function countRoundTrips(): { of(work: () => Promise<unknown>): Promise<number> } {
  let underWay = 0
  let sent = 0
  const query = pg.Client.prototype.query as (...given: unknown[]) => unknown
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const answered = query.apply(this, given)
    // Notifications to other processes follow later, and nobody waits for them.
    if (JSON.stringify(given[0]).includes('pg_notify') || !(answered instanceof Promise)) return answered as never
    if (underWay === 0) sent += 1
    underWay += 1
    const done = () => void (underWay -= 1)
    answered.then(done, done)
    return answered as never
  })
  return {
    async of(work) {
      const before = sent
      await work()
      return sent - before
    },
  }
}

if (!programs.isThere) test.skip(`no PostgreSQL server is tried: ${programs.why}`)
else
  describe('round trips to a PostgreSQL server', () => {
    let server: PostgresServer

    beforeAll(async () => {
      server = await new PostgresServer(programs).start()
    })
    afterAll(() => server.stop())
    afterEach(() => void vi.restoreAllMocks())

    test('every answer of a game takes at most four round trips', async () => {
      const store = await openStoreAt(await server.newSchema())
      const house = houseOf({ store })
      const id = await startTable(house, ['ann', 'bob'])
      const trips = countRoundTrips()
      const all: number[] = []
      for (let view = await sightOf(house, id); !view.isOver; view = await sightOf(house, id)) {
        all.push(await trips.of(() => answerIn(house, view)))
      }
      await house.tables.stop()
      await store.close()
      // The table itself may have been quicker with an answer that nobody has to think about.
      expect(all.filter((count) => count > 0).length).toBeGreaterThan(10)
      expect(all.filter((count) => count > MAX_ROUND_TRIPS)).toEqual([])
    })

    test('a step takes two round trips, and one more if its table was last written by another process', async () => {
      const address = await server.newSchema()
      const [store, other] = [await openStoreAt(address), await openStoreAt(address)]
      await store.records.create(table({ seats: [seat(0, 'ann', 'Ann')] }))
      const trips = countRoundTrips()
      const step = (seq: number) => ({
        table: 'one',
        after: seq - 1,
        entries: [answer(seq)],
        lines: [fact('dug', 'all' as const)],
        change: { called: [] },
        snapshot: snapshot(seq),
        at: seq,
      })
      expect(await trips.of(() => store.commit(step(1)))).toBe(3)
      expect(await trips.of(() => store.commit(step(2)))).toBe(2)
      expect(await trips.of(() => other.commit(step(3)))).toBe(3)
      expect(await trips.of(() => store.commit({ ...step(4), change: { status: 'over' } }))).toBe(3)
      expect((await store.snapshots.all('one')).map(({ seq }) => seq)).toEqual([1, 4])
      await Promise.all([store.close(), other.close()])
    })
  })
