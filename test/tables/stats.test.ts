import fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'
import type { Counts } from '../../src/engine/index.ts'
import { openStore } from '../../src/storage/index.ts'
import {
  earnedIn,
  kindsOf,
  luckOf,
  percentileOfDraws,
  newlyEarned,
  ownGames,
  ratingsOf,
  streaks,
  total,
} from '../../src/tables/stats/index.ts'
import type { Store, Summary } from '../../src/tables/index.ts'
import { answer, granted, houseOf, sightOf, startTable, type House } from '../kit/house.ts'

let house: House
afterEach(async () => await house?.tables.stop())

/** Plays a table to its end by taking the first offer each time. */
async function finish(at: House, id: string): Promise<void> {
  for (let answers = 0; (await at.store.records.find(id))?.status === 'playing'; answers += 1) {
    if (answers > 2000) throw new Error(`table ${id} does not end`)
    await answer(at, id)
  }
}

async function finished(at: House, users = ['ann', 'ben'], seed = 'seed', room = 'room'): Promise<string> {
  const id = await startTable(at, users, seed, room)
  await finish(at, id)
  return id
}

async function summaryOf(at: House, id: string): Promise<Summary> {
  await at.tables.stats.idle()
  const summary = await at.tables.stats.ofTable(id)
  if (!summary) throw new Error(`nothing is remembered of ${id}`)
  return summary
}

describe('the summary of a finished game', () => {
  it('the summary of a finished game has the players, the winners and the counts of public facts', async () => {
    house = houseOf()
    const id = await finished(house)
    const summary = await summaryOf(house, id)
    const { standings } = await sightOf(house, id)
    expect(summary).toMatchObject({ table: id, server: 'server', game: 'toy', preset: 'short' })
    for (const { seat, won, rank, score } of standings) expect(summary.seats[seat]).toMatchObject({ won, rank, score })
    const lines = await house.store.chronicle.lines(id, 0, 10_000)
    for (const { seat, counts } of summary.seats) {
      const facts = lines.flatMap((line) => (line.kind === 'fact' && line.to === 'all' ? [line.fact] : []))
      const own = facts.filter((fact) => fact.kind === 'gold' && 'seat' in fact && fact.seat === seat)
      const gold = own.reduce((sum, fact) => sum + Number('amount' in fact ? fact.amount : 0), 0)
      expect(counts['gold'] ?? 0).toBe(gold)
      expect(kindsOf(counts, 'dug').reduce((sum, { n }) => sum + n, 0)).toBe(counts['dug'] ?? 0)
    }
    expect(summary.seats.some(({ counts }) => (counts['gold'] ?? 0) > 0)).toBe(true)
  })

  it('the summary of a finished game leaves out undone facts', async () => {
    house = houseOf()
    const id = await startTable(house, ['ann', 'ben'])
    const goldTold = async () => {
      const lines = await house.store.chronicle.lines(id, 0, 10_000)
      return lines.flatMap((line) =>
        line.kind === 'fact' && line.fact.kind === 'gold'
          ? [line.fact as unknown as { seat: number; amount: number }]
          : [],
      )
    }
    while ((await goldTold()).length === 0 || (await sightOf(house, id)).turn < 4) await answer(house, id)
    granted(await house.tables.votes.decide(id, { kind: 'back', turn: 1 }))
    await finish(house, id)
    const { seats } = await summaryOf(house, id)
    const { standings } = await sightOf(house, id)
    const told = await goldTold()
    for (const { seat, score } of standings) expect(seats[seat]?.counts['gold'] ?? 0).toBe(score)
    const all = told.reduce((sum, { amount }) => sum + amount, 0)
    expect(all).toBeGreaterThan(standings.reduce((sum, { score }) => sum + score, 0))
    const kept = (await house.tables.stats.told(id)).flatMap(({ fact }) => (fact.kind === 'gold' ? [fact] : []))
    expect(kept.reduce((sum, fact) => sum + Number('amount' in fact ? fact.amount : 0), 0)).toBe(
      standings.reduce((sum, { score }) => sum + score, 0),
    )
  })

  it('the summary of a finished game stays the same when it is recomputed, number included', async () => {
    house = houseOf()
    const ids = [await finished(house), await finished(house, ['ann', 'ben', 'cy'], 'other')]
    const before = await Promise.all(ids.map((id) => summaryOf(house, id)))
    expect(await house.tables.stats.catchUp('all')).toEqual({ written: ids.length, failed: [] })
    expect(await Promise.all(ids.map((id) => summaryOf(house, id)))).toEqual(before)
    expect(await house.tables.stats.catchUp()).toEqual({ written: 0, failed: [] })
  })

  it('the summary of a finished game is computed at the next start if the process died after the game ended', async () => {
    const store = openStore()
    const dead = houseOf({ store: dyingBeforeSummaries(store) })
    const id = await finished(dead)
    await dead.tables.stats.idle()
    expect(await store.stats.summary(id)).toBeUndefined()
    expect((await store.records.find(id))?.status).toBe('over')
    await dead.tables.stop()
    house = houseOf({ store })
    const heard: string[] = []
    house.tables.stats.onWritten(({ table }) => heard.push(table))
    await house.tables.wake()
    expect(await store.stats.summary(id)).toMatchObject({ table: id })
    expect(heard).toEqual([id])
  })

  it('the summary of a finished game is recomputed for a later version, while an unreadable game is skipped', async () => {
    house = houseOf()
    const id = await finished(house)
    const summary = await summaryOf(house, id)
    await house.store.stats.saveSummary({ ...summary, version: 1, turns: 999 })
    const other = await finished(house, ['cy', 'dai'], 'x', 'elsewhere')
    await house.tables.stats.idle()
    const known = house.store.records.find.bind(house.store.records)
    house.store.records.find = (table) => (table === other ? Promise.reject(new Error('unreadable')) : known(table))
    expect(await house.tables.stats.catchUp('all')).toEqual({ written: 1, failed: [other] })
    expect((await summaryOf(house, id)).turns).toBe(summary.turns)
  })
})

/** A store whose process dies before it writes a summary. */
function dyingBeforeSummaries(store: Store): Store {
  const stats = Object.assign(Object.create(store.stats) as Store['stats'], {
    saveSummary: () => Promise.reject(new Error('killed')),
  })
  return Object.assign(Object.create(store) as Store, { stats })
}

const USERS = ['ann', 'ben', 'cy', 'dai'] as const
const anyCounts = fc.dictionary(
  fc.constantFrom('slain', 'slain:wolf', 'gold', 'dice', 'pips', 'sixes'),
  fc.nat({ max: 9 }),
)
const game = fc
  .record({
    endedAt: fc.nat({ max: 20 }),
    users: fc.uniqueArray(fc.option(fc.constantFrom(...USERS), { nil: null }), { minLength: 1, maxLength: 4 }),
    ranks: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 4, maxLength: 4 }),
    counts: fc.array(anyCounts, { minLength: 4, maxLength: 4 }),
  })
  .map(({ endedAt, users, ranks, counts }) => ({
    endedAt,
    seats: users.map((user, seat) => ({
      seat,
      user,
      name: user ?? 'Computer',
      roles: [],
      rank: ranks[seat] ?? 1,
      won: ranks[seat] === 1,
      score: 0,
      counts: { ...counts[seat], games: 1 },
    })),
  }))
const games = fc.array(game, { maxLength: 15 }).map((all) =>
  all.map((one, index): Summary => ({
    ...one,
    number: index + 1,
    table: `t${index}`,
    server: 'server',
    game: 'toy',
    preset: 'short',
    startedAt: 0,
    turns: 5,
    version: 1,
    revision: 1,
  })),
)
const shuffled = games.chain((all) =>
  fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
)

test('ratings and players’ games do not depend on the order of the summaries', () => {
  fc.assert(
    fc.property(shuffled, ([one, other]) => {
      expect(ratingsOf(other)).toEqual(ratingsOf(one))
      for (const user of USERS) expect(ownGames(other, user)).toEqual(ownGames(one, user))
    }),
  )
})

test('a player’s counts are the sum of the counts in their games', () => {
  fc.assert(
    fc.property(games, fc.constantFrom(...USERS), (all, user) => {
      const own = ownGames(all, user)
      const sum = total(own.map(({ seat }) => seat.counts))
      const seats = all.flatMap((one) => one.seats.filter((seat) => seat.user === user))
      const names = new Set(seats.flatMap((seat) => Object.keys(seat.counts)))
      const expected: Record<string, number> = {}
      for (const name of names) expected[name] = seats.reduce((n, seat) => n + ((seat.counts as Counts)[name] ?? 0), 0)
      expect(sum).toEqual(expected)
      expect(sum['games'] ?? 0).toBe(own.length)
    }),
  )
})

test('a player earned each of their titles with exactly one game', () => {
  const titles = {
    ten: { title: 'Ten', line: '', within: 'all games', when: [{ of: 'slain', least: 10 }] },
    row: { title: 'Row', line: '', within: 'all games', when: [{ of: 'streak', least: 2 }] },
    none: { title: 'None', line: '', within: 'one game', when: [{ of: 'dice', least: 3 }, { of: 'sixes', most: 0 }] }, // prettier-ignore
  } as const
  fc.assert(
    fc.property(games, fc.constantFrom(...USERS), (all, user) => {
      const own = ownGames(all, user)
      const each = own.flatMap(({ summary }) => newlyEarned(own, summary.table, titles))
      expect(new Set(each).size).toBe(each.length)
      expect([...each].sort()).toEqual([...earnedIn(own, titles)].sort())
    }),
  )
})

test('ratings rise with wins, doubt falls with games, and computers have no rating', () => {
  const against = (user: string | null, wins: number) =>
    Array.from({ length: wins }, (_, at): Summary => ({
      number: at,
      table: `t${at}`,
      server: 's',
      game: 'toy',
      preset: 'short',
      startedAt: 0,
      endedAt: at,
      turns: 1,
      version: 1,
      revision: 1,
      seats: [
        { seat: 0, user: 'ann', name: 'Ann', roles: [], won: true, rank: 1, score: 1, counts: {} },
        { seat: 1, user, name: 'B', roles: [], won: false, rank: 2, score: 0, counts: {} },
      ],
    }))
  const [few, many] = [ratingsOf(against('ben', 3)).get('ann'), ratingsOf(against('ben', 9)).get('ann')]
  expect(few?.value).toBeGreaterThan(1000)
  expect(many?.value).toBeGreaterThan(few?.value ?? Infinity)
  expect(many?.doubt).toBeLessThan(few?.doubt ?? 0)
  expect(ratingsOf(against('ben', 3)).get('ben')?.value).toBeLessThan(1000)
  expect([...ratingsOf(against(null, 9)).keys()]).toEqual(['ann'])
  // A game with one player changes no rating.
  const alone = against('ben', 2).map((one) => ({ ...one, seats: one.seats.slice(0, 1) }))
  expect(ratingsOf(alone).size).toBe(0)
})

test('luck compares a player’s dice with as many fair dice, and needs at least 30', () => {
  expect(luckOf({ dice: 29, pips: 29 * 6 })).toBeNull()
  expect(luckOf({ dice: 100, pips: 350 })).toEqual({ dice: 100, mean: 3.5, percentile: 50, deviation: 0 })
  const [small, large] = [luckOf({ dice: 100, pips: 370 }), luckOf({ dice: 900, pips: 3330 })]
  expect(small?.mean).toBe(large?.mean)
  expect(large?.deviation).toBeCloseTo(3 * (small?.deviation ?? 0), 6)
  // The standard deviation of 100 dice is 17.08 pips. 1.17 of them above the mean is the 88th percentile.
  expect(small?.percentile).toBe(88)
  expect(luckOf({ dice: 100, pips: 330 })?.percentile).toBe(12)
})

test('the luck of draws is the share of people who would draw fewer good cards, with ties counted half', () => {
  const draws = (good: number, all: number, share: number) =>
    Array.from({ length: all }, (_, at) => ({ isGood: at < good, share }))
  expect(percentileOfDraws(draws(0, 1, 0.5))).toBe(25)
  expect(percentileOfDraws(draws(1, 1, 0.5))).toBe(75)
  expect(percentileOfDraws(draws(5, 10, 0.5))).toBe(50)
  // Of 7 treasures none is good with a chance of (37/43)^7 = 0.35; at most one with 0.75.
  expect(percentileOfDraws(draws(1, 7, 6 / 43))).toBe(55)
  // What comes from different decks adds up: exactly one of a certain and an impossible one.
  expect(percentileOfDraws([...draws(1, 1, 1), ...draws(0, 1, 0)])).toBe(50)
  const many = fc.array(fc.record({ isGood: fc.boolean(), share: fc.double({ min: 0, max: 1, noNaN: true }) }))
  fc.assert(
    fc.property(many, (all) => {
      const percentile = percentileOfDraws(all)
      expect(percentile).toBeGreaterThanOrEqual(0)
      expect(percentile).toBeLessThanOrEqual(100)
    }),
  )
})

test('a winning streak ends with the first game that the player does not win', () => {
  const own = (won: readonly boolean[]) =>
    won.map((one) => ({ summary: {} as Summary, seat: { won: one } as Summary['seats'][number] }))
  expect(streaks(own([true, true, false, true]))).toEqual({ longest: 2, now: 1 })
  expect(streaks(own([]))).toEqual({ longest: 0, now: 0 })
})
