import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { granted, houseOf, type House } from '../kit/house.ts'
import { dyingAtWrite } from '../kit/dying.ts'
import { PACES, type SeatOffer } from '../../src/tables/index.ts'
import { matchesIn, type Playable, type Wish } from '../../src/tables/steps/matching.ts'

const DAY = 24 * 3_600_000
const SERVER = 'server'

const GAMES: readonly Playable[] = [
  { id: 'chess', min: 2, max: 2 },
  { id: 'tag', min: 3, max: 6 },
  { id: 'quest', min: 1, max: 4 },
]
const wishOf = (user: string, more: Partial<Wish> = {}): Wish => {
  return { user, game: 'quest', pace: 'daily', most: 4, room: 'hall', at: 0, ...more }
}
const someWishes: fc.Arbitrary<readonly Wish[]> = fc.uniqueArray(fc.nat(30), { maxLength: 14 }).chain((users) =>
  fc.tuple(
    ...users.map((user) =>
      fc.record({
        user: fc.constant(`user-${user}`),
        game: fc.constantFrom(null, ...GAMES.map(({ id }) => id)),
        pace: fc.constantFrom(null, ...PACES),
        most: fc.integer({ min: 2, max: 7 }),
        room: fc.constant('hall'),
        at: fc.nat(9),
      }),
    ),
  ),
)

describe('wishes that match', () => {
  test('nobody gets two seats, nobody is offered what they didn’t wish, and sizes hold', () => {
    fc.assert(
      fc.property(someWishes, (wishes) => {
        const found = matchesIn(wishes, GAMES)
        const users = found.flatMap((match) => match.wishes.map(({ user }) => user))
        expect(new Set(users).size).toBe(users.length)
        for (const { game, pace, wishes: group } of found) {
          const { min = 0, max = 0 } = GAMES.find(({ id }) => id === game) ?? {}
          expect(group.length).toBeGreaterThanOrEqual(Math.max(2, min))
          expect(group.length).toBeLessThanOrEqual(Math.min(max, ...group.map(({ most }) => most)))
          for (const one of group) {
            expect(wishes).toContain(one)
            expect([null, game]).toContain(one.game)
            expect([null, pace]).toContain(one.pace)
          }
        }
      }),
    )
  })

  test('nobody is left who could still play together', () => {
    fc.assert(
      fc.property(someWishes, (wishes) => {
        const used = matchesIn(wishes, GAMES).flatMap((match) => match.wishes)
        expect(
          matchesIn(
            wishes.filter((one) => !used.includes(one)),
            GAMES,
          ),
        ).toEqual([])
      }),
    )
  })

  test('the order in which wishes are listed doesn’t matter', () => {
    fc.assert(
      fc.property(someWishes, (wishes) => {
        expect(matchesIn([...wishes].reverse(), GAMES)).toEqual(matchesIn(wishes, GAMES))
      }),
    )
  })

  test('those who have waited longest come first', () => {
    const wishes = [wishOf('late', { at: 9 }), wishOf('small', { most: 2, at: 2 }), wishOf('early', { at: 1 })]
    expect(matchesIn(wishes, [{ id: 'quest', min: 2, max: 2 }])).toMatchObject([
      { game: 'quest', pace: 'daily', wishes: [{ user: 'early' }, { user: 'small' }] },
    ])
  })
})

async function wish(house: House, user: string, more: Partial<Wish> = {}): Promise<void> {
  granted(await house.tables.wishes.wish(SERVER, { ...wishOf(user), game: 'toy', room: `room of ${user}`, ...more }))
}
const offersIn = (house: House): Promise<readonly SeatOffer[]> => house.tables.wishes.offers(SERVER)
const answer = (house: House, user: string, accepts = true, offer = '') =>
  house.tables.wishes.answer(SERVER, { offer, by: { user, name: user }, accepts })

describe('an offer', () => {
  test('the first who accepts opens the lobby, the others join, and the game starts by itself', async () => {
    const house = houseOf()
    const told: string[] = []
    house.tables.wishes.onOffer((server) => told.push(server))
    await wish(house, 'ann')
    expect(await offersIn(house)).toEqual([])
    await wish(house, 'ben', { pace: null })
    const [offer] = await offersIn(house)
    expect(told).toEqual([SERVER])
    expect(offer).toMatchObject({ game: 'toy', pace: 'daily', isTold: false })
    const opened = granted(await answer(house, 'ben', true, offer?.id))
    expect(opened).toMatchObject({ host: 'ben', room: 'room of ben', timing: { pace: 'daily' } })
    const joined = granted(await answer(house, 'ann', true, offer?.id))
    expect(joined).toMatchObject({ id: opened?.id, status: 'lobby' })
    // An offer is answered once.
    expect(await answer(house, 'ann', true, offer?.id)).toEqual({ ok: false, why: 'offer-gone' })
    house.clock.pass(60_000)
    await house.settle()
    expect((await house.store.records.find(opened?.id ?? ''))?.status).toBe('playing')
  })

  test('an accepted seat closes with its lobby if the others decline, and nobody is asked twice', async () => {
    const house = houseOf()
    await wish(house, 'ann')
    await wish(house, 'ben')
    const [offer] = await offersIn(house)
    const opened = granted(await answer(house, 'ann', true, offer?.id))
    expect(granted(await answer(house, 'ben', false, offer?.id))).toBeNull()
    await wish(house, 'cat')
    expect(await offersIn(house)).toHaveLength(1)
    for (const time of [DAY, 0]) {
      house.clock.pass(time)
      await house.settle()
    }
    expect(await house.store.records.find(opened?.id ?? '')).toMatchObject({
      status: 'closed',
      invitation: { closed: 'too-few' },
    })
    expect(await offersIn(house)).toEqual([])
    expect(await answer(house, 'ben', true, offer?.id)).toEqual({ ok: false, why: 'offer-gone' })
    expect(await house.tables.wishes.of(SERVER, 'ben')).toBeUndefined()
  })

  test('nobody with an open offer gets another one', async () => {
    const house = houseOf()
    await wish(house, 'ann')
    await wish(house, 'ben')
    await wish(house, 'ann')
    await wish(house, 'cat')
    expect(await offersIn(house)).toHaveLength(1)
    const [offer] = await offersIn(house)
    // Once it is answered, the new wish counts.
    granted(await answer(house, 'ann', false, offer?.id))
    expect((await offersIn(house)).map(({ wishes }) => wishes.map(({ user }) => user))).toEqual([
      ['ann', 'ben'],
      ['ann', 'cat'],
    ])
  })

  test('the lobby opens in another’s channel if the first is taken', async () => {
    const house = houseOf()
    await wish(house, 'ann')
    await wish(house, 'ben')
    const host = { user: 'dan', name: 'dan' }
    granted(await house.tables.opening.open({ game: 'toy', server: SERVER, room: 'room of ann', host }))
    const [offer] = await offersIn(house)
    expect(granted(await answer(house, 'ann', true, offer?.id))?.room).toBe('room of ben')
  })

  test('wherever a process dies while somebody accepts, all who accept sit at one table', async () => {
    for (let step = 0; step < 6; step += 1) {
      const first = houseOf()
      await wish(first, 'ann')
      await wish(first, 'ben')
      const [offer] = await offersIn(first)
      const revive = dyingAtWrite(first.store, step)
      await answer(first, 'ann', true, offer?.id).catch(() => undefined)
      revive()
      await first.tables.stop()
      const house = houseOf({ store: first.store }, first.clock)
      // A player who got no reply presses again.
      for (const user of ['ben', 'ann']) await answer(house, user, true, offer?.id)
      const open = await house.tables.directory.find({ server: SERVER, statuses: ['lobby'] })
      expect(open.map(({ seats }) => seats.map(({ user }) => user).sort())).toEqual([['ann', 'ben']])
    }
  })

  test('two processes may hear the answers, at once and however their reads and writes alternate', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.boolean(), async (scheduler, accepts) => {
        const one = houseOf()
        const other = houseOf({ store: one.store }, one.clock)
        for (const user of ['ann', 'ben', 'cat']) await wish(one, user, { most: 3 })
        const told: string[] = []
        one.tables.wishes.onOffer((server) => told.push(server))
        const [offer] = await offersIn(one)
        const { notes, records } = one.store
        notes.memo = scheduler.scheduleFunction(notes.memo.bind(notes))
        notes.swapMemo = scheduler.scheduleFunction(notes.swapMemo.bind(notes))
        records.find = scheduler.scheduleFunction(records.find.bind(records))
        records.create = scheduler.scheduleFunction(records.create.bind(records))
        const answers = [answer(one, 'ann', true, offer?.id), answer(other, 'ben', accepts, offer?.id)]
        const came = await scheduler.waitFor(Promise.all(answers))
        expect(came.map(({ ok }) => ok)).toEqual([true, true])
        const [kept] = await scheduler.waitFor(offersIn(one))
        expect(kept?.answered.toSorted()).toEqual(['ann', 'ben'])
        const open = await one.tables.directory.find({ server: SERVER, statuses: ['lobby'] })
        expect(open.map(({ seats }) => seats.map(({ user }) => user).toSorted())).toEqual([
          accepts ? ['ann', 'ben'] : ['ann'],
        ])
      }),
      { numRuns: 60 },
    )
  })

  test('a wish is replaced, taken back, and expires after two weeks; a restart forgets nothing', async () => {
    const first = houseOf()
    await wish(first, 'ann', { most: 2 })
    await wish(first, 'ann', { most: 3 })
    await first.tables.stop()
    const house = houseOf({ store: first.store }, first.clock)
    expect(await house.tables.wishes.of(SERVER, 'ann')).toMatchObject({ most: 3 })
    expect(await house.tables.wishes.of('elsewhere', 'ann')).toBeUndefined()
    house.clock.pass(14 * DAY - 1)
    expect(await house.tables.wishes.of(SERVER, 'ann')).toBeDefined()
    house.clock.pass(1)
    await wish(house, 'ben')
    expect(await offersIn(house)).toEqual([])
    expect(await house.tables.wishes.of(SERVER, 'ann')).toBeUndefined()
    expect(granted(await house.tables.wishes.forget(SERVER, 'ben'))).toBe(true)
    expect(granted(await house.tables.wishes.forget(SERVER, 'ben'))).toBe(false)
  })

  test('a wish for a game that needs more players is refused', async () => {
    const house = houseOf()
    const { wishes } = house.tables
    const wanted = { ...wishOf('ann'), game: 'toy' }
    expect(await wishes.wish(SERVER, { ...wanted, most: 1 })).toEqual({ ok: false, why: 'wish-how-many' })
    expect(await wishes.wish(SERVER, { ...wanted, game: 'poker' })).toEqual({ ok: false, why: 'no-such-game' })
    expect(await wishes.of(SERVER, 'ann')).toBeUndefined()
  })

  test('damaged wishes count as none and are replaced', async () => {
    const house = houseOf()
    await house.store.notes.setMemo(`wishes ${SERVER}`, '{"wishes": 3}')
    expect(await offersIn(house)).toEqual([])
    await wish(house, 'ann')
    expect(await house.tables.wishes.of(SERVER, 'ann')).toMatchObject({ user: 'ann' })
  })
})
