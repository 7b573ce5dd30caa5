import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rebuild, type Game } from '../../src/engine/index.ts'
import { AT_ZERO, hasGame, MOTION_KINDS, PACES, timingOf, type Result, type TableId } from '../../src/tables/index.ts'
import { HandClock, houseOf, PACE, startTable, type House } from '../kit/house.ts'
import { toy } from '../kit/toy/index.ts'
import { often } from '../kit/often.ts'

// Random actions at a table over weeks, with restarts of the bot at any time.

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const USERS = ['ann', 'bob', 'cat', 'dan', 'eve']
const SPANS_MS = [PACE, 10 * PACE, HOUR_MS, 5 * HOUR_MS, DAY_MS, 4 * DAY_MS]
const game = { ...toy, restsWithOne: true } as Game

/** One random event: its kind, the person concerned, and a number that picks among the choices. */
type Happening = readonly [kind: number, who: number, pick: number]

/** Makes the request that an event describes. */
async function request({ tables, store }: House, id: TableId, [kind, who, pick]: Happening): Promise<Result<unknown>> {
  const user = USERS[who] ?? 'ann'
  const record = await store.records.find(id)
  const sight = await tables.views.of(id)
  if (!record || !sight || !hasGame(sight)) throw new Error(`table ${id} cannot be shown`)
  const seat = record.seats.find((one) => one.user === user)?.seat ?? -1
  const proposal = {
    kind: MOTION_KINDS[pick % MOTION_KINDS.length] ?? 'end',
    seat: who % 4,
    turn: 1 + (pick % 5),
    pace: PACES[pick % PACES.length] ?? 'none',
  }
  const asked = sight.asked(seat).find((one) => one.seat === seat)
  const asides = sight.asides(seat)
  switch (kind) {
    case 0:
      return tables.votes.propose(id, user, proposal)
    case 1:
    case 2:
      return tables.votes.vote(id, user, sight.motions[pick % 3]?.id ?? 'none', pick % 4 > 0)
    case 3:
      return pick % 3 === 0 ? tables.seats.leave(id, user) : tables.seats.join(id, user, user)
    case 4:
      return pick % 3 === 0 ? tables.people.comeBack(user) : tables.votes.unpause(id, user)
    case 5:
      return tables.seats.takeSeat(id, pick % 4, user, user)
    case 6:
      return pick === 0 ? tables.seats.resign(id, user) : tables.answers.undo(id, user)
    case 7:
      return pick === 0 ? tables.seats.giveSeat(id, who % 4, user, user) : tables.votes.unpause(id, user)
    case 8:
      return pick === 0 && proposal.kind !== 'end'
        ? tables.votes.decide(id, proposal)
        : tables.seats.join(id, user, user)
    default: {
      const aside = asides[pick % Math.max(1, asides.length)]
      const key = asked?.offers[pick % asked.offers.length]?.key ?? 'x'
      if (pick === 9 && aside) return tables.answers.submit(id, user, { verb: aside.verb, key: aside.key })
      return tables.answers.submit(id, user, { verb: asked?.verb ?? 'x.y', key }, sight.token(seat))
    }
  }
}

/** The stored data of a table, which a refused request must not change. */
const whole = async ({ store }: House, id: TableId) =>
  JSON.stringify([await store.records.find(id), await store.chronicle.lines(id, 0, 9999), await store.log.entries(id)])

/** The visible state of a table. */
async function shown({ tables }: House, id: TableId): Promise<unknown> {
  const sight = await tables.views.of(id)
  if (!sight || !hasGame(sight)) throw new Error(`table ${id} cannot be shown`)
  const seats = sight.record.seats.map(({ seat }) => [
    sight.time(seat),
    sight.token(seat),
    sight.asked(seat),
    sight.canUndo(seat),
    sight.view(seat),
  ])
  const { record, turn, seq, awaited, among, motions } = sight
  return { record, turn, seq, awaited, among, motions, seats }
}

/** Runs everything that is due. */
async function settled({ clock, settle, store }: House, id: TableId): Promise<void> {
  for (let still = 0, last: number | undefined; still < 2;) {
    clock.pass(0)
    await settle()
    const revision = await store.records.revision(id)
    still = revision === last ? still + 1 : 0
    last = revision
  }
}

/** Expects that a player can act, that the table goes on by itself, or that it is openly paused. */
async function expectNotStuck({ tables, store }: House, id: TableId): Promise<void> {
  const sight = await tables.views.of(id)
  if (!sight || !hasGame(sight) || sight.record.status !== 'playing') return
  const { seats, pause } = sight.record
  const isDue = (await store.records.unfinished('', 9)).some((one) => one.table === id && one.due !== null)
  const canAct = seats.some(({ seat, user }) => user !== null && sight.asked(seat).some((one) => one.seat === seat))
  expect([pause !== null || isDue || canAct, sight.isOver]).toEqual([true, false])
}

test('random actions and restarts never leave a table stuck or inconsistent', async () => {
  const happening = fc.tuple(fc.nat(15), fc.nat(4), fc.nat(9))
  const happenings = fc.array(happening, { minLength: 10, maxLength: 60 })
  const timing = fc.tuple(fc.constantFrom(...PACES), fc.constantFrom(...AT_ZERO))
  await fc.assert(
    fc.asyncProperty(timing, happenings, async ([pace, atZero], list) => {
      const clock = new HandClock(Date.UTC(2026, 6, 1, 10))
      const parts = { games: [game], timing: timingOf(pace, atZero) }
      let house = houseOf(parts, clock)
      await house.tables.wake()
      const id = await startTable(house, ['ann', 'bob', 'cat', 'computer'])
      for (const one of list) {
        const [kind, who, pick] = one
        const span = SPANS_MS[pick % SPANS_MS.length] ?? HOUR_MS
        if (kind === 13) {
          clock.pass(span)
        } else if (kind === 14) {
          const down = pick > 5 ? span : 0
          const before = await shown(house, id)
          await house.tables.stop()
          house = houseOf({ ...parts, store: house.store }, clock)
          clock.pass(down)
          await house.tables.wake()
          if (down === 0) expect(await shown(house, id)).toEqual(before)
        } else if (kind === 15) {
          await house.tables.people.goAway(
            USERS[who] ?? 'ann',
            clock.now() + span,
            pick % 2 === 0 ? 'pause' : 'computer',
          )
        } else {
          const before = await whole(house, id)
          const done = await request(house, id, one)
          if (!done.ok) expect([done.why, await whole(house, id)]).toEqual([done.why, before])
        }
        await settled(house, id)
        await expectNotStuck(house, id)
      }
      const entries = await house.store.log.entries(id)
      expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, at) => at + 1))
      expect(rebuild(game.rules, (await house.store.snapshots.all(id)).slice(0, 1), entries).lost).toBe(0)
      expect(await house.store.notes.faults(id)).toEqual([])
      expect(house.logged.filter((line) => !line.startsWith('answer saved'))).toEqual([])
      await house.store.close()
    }),
    { numRuns: often(25) },
  )
})
