import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { granted, houseOf, type House } from '../kit/house.ts'
import { dyingAtWrite } from '../kit/dying.ts'
import type { SeasonView } from '../../src/tables/index.ts'
import { groupSizes, drawnGroups, leadersOf, rankIn, standingsOf, type Ranks } from '../../src/tables/steps/season.ts'

const SERVER = 'server'
const HOUR = 3_600_000
const DAY = 24 * HOUR

const usersOf = (count: number) => Array.from({ length: count }, (_none, index) => `user-${index}`)
const named = (user: string) => ({ user, name: user })

describe('groups', () => {
  test('have three or four players, nobody is in two, and nobody is left out', () => {
    for (let count = 0; count <= 24; count += 1) {
      const groups = drawnGroups(usersOf(count))
      if (count < 3 || count === 5) expect(groupSizes(count)).toEqual([])
      else {
        expect(groups.flat().sort()).toEqual(usersOf(count).sort())
        for (const group of groups) expect([3, 4]).toContain(group.length)
      }
    }
  })

  test('are of even strength: the two strongest don’t meet', () => {
    expect(drawnGroups(usersOf(6))).toEqual([
      ['user-0', 'user-3', 'user-4'],
      ['user-1', 'user-2', 'user-5'],
    ])
  })
})

describe('standings', () => {
  const ranksOf = fc
    .uniqueArray(fc.constantFrom(...usersOf(4)), { minLength: 1, maxLength: 4 })
    .chain((users) =>
      fc
        .tuple(...users.map((user) => fc.tuple(fc.constant(user), fc.integer({ min: 1, max: 4 }))))
        .map((one): Ranks => new Map(one)),
    )

  test('all points of a match are shared out, even if somebody gave up', () => {
    fc.assert(
      fc.property(ranksOf, (ranks) => {
        const sum = standingsOf(usersOf(4), [ranks]).reduce((all, { points }) => all + points, 0)
        const left = ranks.size
        // Each pair shares one point, unless both gave up.
        expect(sum).toBe((left * (left - 1)) / 2 + left * (4 - left))
      }),
    )
  })

  test('don’t depend on the order of the matches', () => {
    fc.assert(
      fc.property(fc.array(ranksOf, { maxLength: 3 }), (results) => {
        expect(standingsOf(usersOf(4), [...results].reverse())).toEqual(standingsOf(usersOf(4), results))
      }),
    )
  })

  test('a win breaks a tie, and without one the first place is shared', () => {
    const first: Ranks = new Map([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ])
    const second: Ranks = new Map([
      ['c', 1],
      ['b', 2],
      ['a', 3],
    ])
    const standings = standingsOf(['a', 'b', 'c'], [first, second])
    expect(standings.map(({ user, points, wins }) => [user, points, wins])).toEqual([
      ['a', 2, 1],
      ['c', 2, 1],
      ['b', 2, 0],
    ])
    expect(leadersOf(standings)).toEqual(['a', 'c'])
    expect(standings.map((one) => rankIn(standings, one))).toEqual([1, 1, 3])
  })
})

async function begin(house: House, players: readonly string[], games = ['toy']): Promise<string> {
  const { league } = house.tables
  const { id } = granted(await league.begin(SERVER, { name: 'Spring', by: 'boss', games }))
  for (const user of players) granted(await league.join(SERVER, id, named(user)))
  return id
}

const viewOf = async (house: House): Promise<SeasonView> => {
  const view = await house.tables.league.of(SERVER)
  if (!view) throw new Error('no season')
  return view
}

/** Plays a match: everybody but the winner resigns, the others in their order. */
async function play(
  house: House,
  season: string,
  match: number,
  [winner = '', ...others]: readonly string[],
): Promise<void> {
  const { league, seats, opening } = house.tables
  const host = named(winner)
  const { id } = granted(await league.open(SERVER, { season, match }, { room: `room ${match}`, host }))
  for (const user of others) granted(await seats.join(id, user, user))
  granted(await opening.start(id, winner))
  for (const user of others) granted(await seats.resign(id, user))
  await house.tables.stats.idle()
  await house.settle()
  expect((await house.store.records.find(id))?.status).toBe('over')
}

describe('a season', () => {
  test('two groups play, the best play the final, and the season is over', async () => {
    const house = houseOf()
    const { league } = house.tables
    const season = await begin(house, ['a', 'b', 'c', 'd', 'e', 'f'])
    granted(await league.draw(SERVER, season))
    const drawn = await viewOf(house)
    expect(drawn.season.groups).toEqual([
      ['a', 'd', 'e'],
      ['b', 'c', 'f'],
    ])
    expect(drawn.season.news).toMatchObject([{ kind: 'drawn', to: ['a', 'b', 'c', 'd', 'e', 'f'] }])
    await play(house, season, 0, ['d', 'a', 'e'])
    granted(await league.advance(SERVER))
    expect((await viewOf(house)).season.phase).toBe('groups')
    await play(house, season, 1, ['f', 'b', 'c'])
    granted(await league.advance(SERVER))
    const final = await viewOf(house)
    expect(final.season.phase).toBe('final')
    expect(final.season.matches[2]?.players).toHaveLength(4)
    expect(final.season.matches[2]?.players.slice(0, 2)).toEqual(['d', 'f'])
    const finalists = final.season.matches[2]?.players ?? []
    await play(house, season, 2, [finalists[1] ?? '', ...finalists.filter((_user, index) => index !== 1)])
    granted(await league.advance(SERVER))
    const over = await viewOf(house)
    expect(over.season.phase).toBe('over')
    expect(over.champions).toEqual(['f'])
    // Whatever is due has been done.
    granted(await league.advance(SERVER))
    expect(await viewOf(house)).toEqual(over)
  })

  test('one group needs no final, and plays each game of the season', async () => {
    const house = houseOf()
    const season = await begin(house, ['a', 'b', 'c'], ['toy', 'toy'])
    granted(await house.tables.league.draw(SERVER, season))
    expect(await house.tables.league.drawFinal(SERVER, season)).toEqual({ ok: false, why: 'season-not-now' })
    await play(house, season, 0, ['b', 'a', 'c'])
    await play(house, season, 1, ['b', 'c', 'a'])
    granted(await house.tables.league.advance(SERVER))
    expect(await viewOf(house)).toMatchObject({ season: { phase: 'over' }, champions: ['b'] })
  })

  test('its players alone sit at the table of a match, and it starts with all of them', async () => {
    const house = houseOf()
    const { league, seats, opening, settings } = house.tables
    const season = await begin(house, ['a', 'b', 'c'])
    granted(await league.draw(SERVER, season))
    const which = { season, match: 0 }
    expect(await league.open(SERVER, which, { room: 'room', host: named('x') })).toEqual({
      ok: false,
      why: 'season-not-yours',
    })
    const { id } = granted(await league.open(SERVER, which, { room: 'room', host: named('a') }))
    expect(await league.open(SERVER, which, { room: 'other', host: named('b') })).toEqual({
      ok: false,
      why: 'season-match-open',
    })
    expect(await seats.join(id, 'x', 'x')).toEqual({ ok: false, why: 'guests-only' })
    expect(await seats.addComputer(id, 'a')).toEqual({ ok: false, why: 'guests-only' })
    granted(await seats.join(id, 'b', 'b'))
    expect(await opening.start(id, 'a')).toEqual({ ok: false, why: 'guests-missing' })
    expect(await settings.setInvitation(id, 'a', { players: 2 })).toEqual({ ok: false, why: 'guests-start' })
    granted(await seats.join(id, 'c', 'c'))
    house.clock.pass(60_000)
    await house.settle()
    expect((await house.store.records.find(id))?.status).toBe('playing')
    expect(await league.suggest(SERVER, which, 'a', DAY)).toEqual({ ok: false, why: 'season-match-begun' })
  })

  test('all have to agree to a date, and the lobby then starts on it with those who came', async () => {
    const house = houseOf()
    const { league, seats } = house.tables
    const season = await begin(house, ['a', 'b', 'c'])
    granted(await league.draw(SERVER, season))
    const which = { season, match: 0 }
    expect(await league.agree(SERVER, which, 'a')).toEqual({ ok: false, why: 'season-no-date' })
    expect(await league.suggest(SERVER, which, 'a', 0)).toEqual({ ok: false, why: 'start-in-the-past' })
    expect(await league.suggest(SERVER, which, 'a', 99 * DAY)).toEqual({ ok: false, why: 'start-too-late' })
    granted(await league.suggest(SERVER, which, 'a', DAY))
    expect(granted(await league.agree(SERVER, which, 'b'))).toBe(false)
    // Another date needs everybody again.
    granted(await league.suggest(SERVER, which, 'c', 2 * DAY))
    expect(granted(await league.agree(SERVER, which, 'a'))).toBe(false)
    const { id } = granted(await league.open(SERVER, which, { room: 'room', host: named('a') }))
    granted(await seats.join(id, 'b', 'b'))
    expect(granted(await league.agree(SERVER, which, 'b'))).toBe(true)
    const dated = (await viewOf(house)).season.matches[0]
    expect(dated).toMatchObject({ date: 2 * DAY, suggested: null })
    for (const time of [2 * DAY - 60_000 - house.clock.now(), 0, 60_000]) {
      house.clock.pass(time)
      await house.settle()
    }
    expect((await house.store.records.find(id))?.status).toBe('playing')
    await seats.resign(id, 'b')
    await house.tables.stats.idle()
    const [group] = (await viewOf(house)).groups
    expect(group?.map(({ user, points, played }) => [user, points, played])).toEqual([
      ['a', 2, 1],
      ['b', 1, 1],
      ['c', 0, 0],
    ])
  })

  test('on the date of a match without a table its players are called once', async () => {
    const house = houseOf()
    const { league } = house.tables
    const season = await begin(house, ['a', 'b', 'c'])
    granted(await league.draw(SERVER, season))
    const which = { season, match: 0 }
    granted(await league.suggest(SERVER, which, 'a', DAY))
    for (const user of ['b', 'c']) granted(await league.agree(SERVER, which, user))
    for (const { number } of (await viewOf(house)).season.news) granted(await league.heard(SERVER, season, number))
    expect((await viewOf(house)).season.news).toEqual([])
    house.clock.pass(DAY)
    for (let time = 0; time < 2; time += 1) granted(await league.advance(SERVER))
    expect((await viewOf(house)).season.news).toMatchObject([{ kind: 'due', match: 0, to: ['a', 'b', 'c'] }])
  })

  test('a match whose table closed without a result can be opened again', async () => {
    const house = houseOf()
    const { league, seats } = house.tables
    const season = await begin(house, ['a', 'b', 'c'])
    granted(await league.draw(SERVER, season))
    const which = { season, match: 0 }
    const { id } = granted(await league.open(SERVER, which, { room: 'room', host: named('a') }))
    granted(await seats.leave(id, 'a'))
    expect((await viewOf(house)).matches[0]?.state).toBe('open')
    granted(await league.open(SERVER, which, { room: 'room', host: named('b') }))
  })

  test('an ended season leaves its tables alone, and another can begin; old buttons change nothing', async () => {
    const house = houseOf()
    const { league } = house.tables
    const season = await begin(house, ['a', 'b', 'c'])
    expect(await league.begin(SERVER, { name: 'Two', by: 'boss', games: ['toy'] })).toEqual({
      ok: false,
      why: 'season-on',
    })
    granted(await league.draw(SERVER, season))
    const { id } = granted(await league.open(SERVER, { season, match: 0 }, { room: 'room', host: named('a') }))
    granted(await league.end(SERVER, season))
    expect((await house.store.records.find(id))?.status).toBe('lobby')
    expect((await viewOf(house)).champions).toEqual([])
    const next = await begin(house, ['a'])
    expect(await league.join(SERVER, season, named('b'))).toEqual({ ok: false, why: 'season-gone' })
    expect(await league.draw(SERVER, next)).toEqual({ ok: false, why: 'season-too-few' })
    for (const user of ['b', 'c', 'd', 'e']) granted(await league.join(SERVER, next, named(user)))
    expect(await league.draw(SERVER, next)).toEqual({ ok: false, why: 'season-five' })
    granted(await league.leave(SERVER, next, 'e'))
    granted(await league.draw(SERVER, next))
    expect(await league.leave(SERVER, next, 'a')).toEqual({ ok: false, why: 'season-begun' })
    expect(await league.join(SERVER, next, named('z'))).toEqual({ ok: false, why: 'season-begun' })
  })

  test('names that are too long and unknown games are refused, and damaged seasons count as none', async () => {
    const house = houseOf()
    const { league } = house.tables
    const begun = (name: string, games: readonly string[]) => league.begin(SERVER, { name, by: 'boss', games })
    expect(await begun('  ', ['toy'])).toEqual({ ok: false, why: 'season-name' })
    expect(await begun('x'.repeat(41), ['toy'])).toEqual({ ok: false, why: 'season-name' })
    expect(await begun('One', ['poker'])).toEqual({ ok: false, why: 'no-such-game' })
    expect(await begun('One', [])).toEqual({ ok: false, why: 'no-such-game' })
    await house.store.notes.setMemo(`league ${SERVER}`, '{"name": 3}')
    expect(await league.of(SERVER)).toBeNull()
    granted(await begun('One', ['toy']))
    // A restart forgets nothing.
    const again = houseOf({ store: house.store })
    expect(await again.tables.league.of(SERVER)).toMatchObject({ season: { name: 'One', phase: 'signup' } })
  })
})

test('wherever a process dies while it opens the table of a match, the match has one table, which counts', async () => {
  for (let step = 0; step < 6; step += 1) {
    const first = houseOf()
    const season = await begin(first, ['a', 'b', 'c'])
    granted(await first.tables.league.draw(SERVER, season))
    const opening = (house: House, room: string, user = 'a') =>
      house.tables.league.open(SERVER, { season, match: 0 }, { room, host: named(user) })
    const revive = dyingAtWrite(first.store, step)
    await opening(first, 'hall').catch(() => undefined)
    revive()
    await first.tables.stop()
    const house = houseOf({ store: first.store }, first.clock)
    await opening(house, 'garden', 'b')
    const open = await house.tables.directory.find({ server: SERVER, statuses: ['lobby'] })
    expect(open).toHaveLength(1)
    expect((await viewOf(house)).matches).toMatchObject([{ state: 'lobby', record: { id: open[0]?.id } }])
  }
})
