import fc from 'fast-check'
import { expect, test } from 'vitest'
import { houseOf, type House } from '../kit/house.ts'
import type { Result } from '../../src/tables/model/service.ts'
import { OPEN, type SeasonView, type TableRecord } from '../../src/tables/index.ts'

// Whatever players and moderators of a season do, several at once and in any order: a match never has two tables, only
// its players sit there, and the standings add up.

const SERVER = 'server'
const DAY = 24 * 3_600_000
const USERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

/** Mostly one of the players of a match. */
const user = fc.nat(9)
const match = fc.nat(2)
const deed = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant('join' as const), user }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('open' as const), user, match }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constantFrom('sit', 'rise', 'start', 'resign', 'go'), user, match }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('suggest' as const), user, match, days: fc.integer({ min: -1, max: 90 }) }) }, // prettier-ignore
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('agree', 'leave'), user, match }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant('play' as const), match }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('draw', 'advance', 'final') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('begin', 'end') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(0.01, 1, 3) }) },
)
type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never

class Season {
  readonly house: House = houseOf()
  /** The tables that were opened, by season and match. */
  readonly opened = new Map<string, string[]>()
  private rooms = 0

  async view(): Promise<SeasonView | null> {
    return await this.house.tables.league.of(SERVER)
  }

  async happens(one: Deed): Promise<Result<unknown> | undefined> {
    const { league, seats, opening } = this.house.tables
    const view = await this.view()
    const season = view?.season.id ?? 'none'
    const at = 'match' in one ? one.match : 0
    const players = view?.season.matches[at]?.players ?? USERS
    const who = 'user' in one && one.user < 9 ? (players[one.user % players.length] ?? '') : 'stranger'
    const named = { user: who, name: who }
    const table = view?.matches[at]?.record?.id ?? 'none'
    const which = { season, match: at }
    const now = this.house.clock.now()
    const deeds: Record<Deed['do'], () => Promise<Result<unknown> | undefined>> = {
      begin: () => league.begin(SERVER, { name: 'Spring', by: 'boss', games: ['toy'] }),
      join: () => league.join(SERVER, season, named),
      leave: () => league.leave(SERVER, season, who),
      draw: () => league.draw(SERVER, season),
      final: () => league.drawFinal(SERVER, season),
      end: () => league.end(SERVER, season),
      advance: () => league.advance(SERVER),
      suggest: () => league.suggest(SERVER, which, who, now + ('days' in one ? one.days : 0) * DAY),
      agree: () => league.agree(SERVER, which, who),
      open: () => this.open(which, who),
      sit: () => seats.join(table, who, who),
      rise: () => seats.leave(table, who),
      start: () => opening.start(table, who),
      resign: () => seats.resign(table, who),
      go: async () => void (await seats.leftServer(table, who)),
      play: async () => void (await this.play(table, players)),
      wait: async () => void this.house.clock.pass(('days' in one ? one.days : 0) * DAY),
    }
    return await deeds[one.do]()
  }

  async settled(): Promise<void> {
    await this.house.settle()
    await this.house.tables.stats.idle()
    await this.house.settle()
  }

  /** The players of a match come, start, and all but one give up. */
  private async play(table: string, [winner = '', ...others]: readonly string[]): Promise<void> {
    const { seats, opening } = this.house.tables
    for (const one of [winner, ...others]) await seats.join(table, one, one)
    await opening.start(table, winner)
    for (const one of others) await seats.resign(table, one)
  }

  private async open(which: { season: string; match: number }, who: string): Promise<Result<unknown>> {
    this.rooms += 1
    const came = await this.house.tables.league.open(SERVER, which, {
      room: `room ${this.rooms}`,
      host: { user: who, name: who },
    })
    const key = `${which.season} ${which.match}`
    if (came.ok) this.opened.set(key, [...(this.opened.get(key) ?? []), came.value.id])
    return came
  }
}

const isOpen = ({ status }: TableRecord) => OPEN.some((one) => one === status)

async function holds({ house, opened, ...season }: Season, view: SeasonView | null): Promise<void> {
  void season
  if (!view) return
  for (const [at, { record, state }] of view.matches.entries()) {
    const ids = opened.get(`${view.season.id} ${at}`) ?? []
    const records = (await Promise.all(ids.map((id) => house.store.records.find(id)))).filter(
      (one) => one !== undefined,
    )
    const open = records.filter(isOpen)
    expect(open.length).toBeLessThanOrEqual(1)
    if (open[0]) expect([state, record?.id]).toEqual([open[0].status, open[0].id])
    const { players = [] } = view.season.matches[at] ?? {}
    for (const { user: seated } of record?.seats ?? []) expect([...players, null]).toContain(seated)
  }
  for (const [group, standings] of view.groups.entries()) {
    const players = view.season.groups[group] ?? []
    expect(standings.map((one) => one.user).toSorted()).toEqual([...players].toSorted())
    for (const { points, wins, played } of standings) {
      expect(points).toBeLessThanOrEqual((players.length - 1) * played)
      expect(wins).toBeLessThanOrEqual(played)
    }
  }
  if (view.season.phase !== 'over') expect(view.champions).toEqual([])
}

test('a match has one table at most, its players alone sit there, and the standings add up', async () => {
  const deeds = fc.array(fc.array(deed, { minLength: 1, maxLength: 3 }), { minLength: 20, maxLength: 40 })
  await fc.assert(
    fc.asyncProperty(deeds, async (batches) => {
      const season = new Season()
      const first: readonly Deed[] = [{ do: 'begin' }, ...USERS.map((_user, at) => ({ do: 'join', user: at }) as const)]
      for (const one of first) await season.happens(one)
      await season.happens({ do: 'draw' })
      for (const batch of batches) {
        await Promise.all(batch.map((one) => season.happens(one)))
        await season.settled()
        await holds(season, await season.view())
      }
      expect(season.house.logged.filter((line) => line.includes('Error'))).toEqual([])
      await season.house.tables.stop()
    }),
    { numRuns: 25 },
  )
})
