import type { TableRepository } from '../live/table-repository.ts'
import type { Requests } from '../live/requests.ts'
import { DONE, granted, refuse } from '../model/results.ts'
import type { NamedUser, OpeningPlace, Result, TableRefusal } from '../model/service.ts'
import type { StatsService } from '../model/stats-service.ts'
import type { TableId, TableRecord, UserId } from '../model/store.ts'
import { ratingsOf, surely, type Rated } from '../stats/ratings.ts'
import { labelOf } from '../steps/display-names.ts'
import { invitationOf } from '../steps/invitation.ts'
import {
  groupSizes,
  leadersOf,
  MAX_GROUP,
  MAX_SEASON_PLAYERS,
  MIN_GROUP,
  newSeason,
  SEASON_NAME,
  seasonSchema,
  standingsOf,
  withFinal,
  withGroups,
  withNews,
  type Ranks,
  type Season,
  type SeasonMatch,
  type SeasonStanding,
} from '../steps/season.ts'
import type { OpeningService } from '../requests/opening.ts'

/** How far ahead a date may be, in milliseconds. */
const MAX_AHEAD = 60 * 24 * 60 * 60 * 1000

/** How far a match has come. `open`: it has no table, or its last one closed without a result. */
export type MatchState = 'open' | 'lobby' | 'playing' | 'played'

/** A season, and what follows from its tables. */
export interface SeasonView {
  readonly season: Season
  /** The state of each match, and its table unless it is open. */
  readonly matches: readonly { readonly state: MatchState; readonly record: TableRecord | null }[]
  /** The standings of each group, the best first; those of the final, once there is one. */
  readonly groups: readonly (readonly SeasonStanding[])[]
  readonly final: readonly SeasonStanding[] | null
  /** Who has won the season; nobody before it is over. */
  readonly champions: readonly UserId[]
}

/** A match of a season, by its place, as a button knows it. */
export interface MatchRef {
  readonly season: string
  readonly match: number
}

/** A server's league: one season at a time. Whether somebody may run it is for the caller to check. */
export interface LeagueService {
  /** The season of a server, the last one if it is over; `null` if it has never had one. */
  of(server: string): Promise<SeasonView | null>
  /** The ratings of a season's players in its games, as one number, of those who have some and don't hide them. */
  ratings(server: string, season: Season): Promise<ReadonlyMap<UserId, number>>
  /** Begins a season, for which people can then sign up. Refused while another one isn't over. */
  begin(server: string, begun: Pick<Season, 'name' | 'by' | 'games'>): Promise<Result<Season>>
  join(server: string, season: string, by: NamedUser): Promise<Result>
  leave(server: string, season: string, user: UserId): Promise<Result>
  /** Ends the time for signing up, and draws groups of even strength. */
  draw(server: string, season: string): Promise<Result>
  /** Draws the final from the standings. Matches of the groups that aren't over count for nobody. */
  drawFinal(server: string, season: string): Promise<Result>
  /** Ends the season. Its tables play on as ordinary ones. */
  end(server: string, season: string): Promise<Result>
  /** Suggests a date for a match, in milliseconds since 1970, to which the others have to agree. */
  suggest(server: string, which: MatchRef, user: UserId, at: number): Promise<Result>
  /** Agrees to the date that is suggested. It counts once all players have. Resolves to whether they have. */
  agree(server: string, which: MatchRef, user: UserId): Promise<Result<boolean>>
  /**
   * Opens the table of a match in a channel, for its players alone. The game starts once all have joined, or on its
   * date.
   */
  open(server: string, which: MatchRef, opened: OpenedMatch): Promise<Result<TableRecord>>
  /**
   * Does what is due: ends groups and final once all is played, and calls players on their date. Resolves to the season
   * after that.
   */
  advance(server: string): Promise<Result<SeasonView | null>>
  /** Notes that the people of a season have heard its news up to a number. */
  heard(server: string, season: string, number: number): Promise<Result>
  /** Calls back after each change of a season, with its server. Returns a function that unsubscribes. */
  onChange(listener: (server: string) => void): () => void
}

export interface OpenedMatch {
  readonly room: OpeningPlace
  readonly host: NamedUser
}

interface LeagueParts {
  readonly repository: TableRepository
  readonly requests: Requests
  readonly opening: OpeningService
  readonly stats: StatsService
}

export class Leagues implements LeagueService {
  private readonly parts: LeagueParts
  private readonly listeners = new Set<(server: string) => void>()
  /** The tables of matches that are being opened. */
  private readonly underWay = new Set<TableId>()

  constructor(parts: LeagueParts) {
    this.parts = parts
  }

  async of(server: string): Promise<SeasonView | null> {
    const season = await this.kept(server)
    return season && (await this.viewOf(season))
  }

  async ratings(server: string, season: Season): Promise<ReadonlyMap<UserId, number>> {
    const users = season.players.map(({ user }) => user)
    const hidden = await this.parts.stats.hidden(users)
    const ratings = [...(await this.ratedIn(server, season)).values()]
    const shown = users
      .filter((user) => !hidden.has(user))
      .map((user) => {
        const own = ratings.flatMap((ofGame) => ofGame.get(user)?.value ?? [])
        return [user, own] as const
      })
    return new Map(shown.filter(([, own]) => own.length > 0).map(([user, own]) => [user, Math.round(mean(own))]))
  }

  begin(server: string, { name, by, games }: Pick<Season, 'name' | 'by' | 'games'>): Promise<Result<Season>> {
    const { repository } = this.parts
    return this.inTurn(server, async (before) => {
      if (before && before.phase !== 'over') return refuse('season-on')
      const called = name.trim()
      if (called === '' || [...called].length > SEASON_NAME) return refuse('season-name')
      const fits = games.every((one) => {
        const seats = repository.gameCalled(one)?.rules.seats
        return seats && seats.min <= MIN_GROUP && seats.max >= MAX_GROUP
      })
      if (games.length === 0 || !fits) return refuse('no-such-game')
      const season = newSeason({ id: repository.newId(), name: called, by, games })
      await this.keep(server, season)
      return granted(season)
    })
  }

  join(server: string, id: string, by: NamedUser): Promise<Result> {
    return this.change(server, id, (season) => {
      const { phase, players } = season
      if (phase !== 'signup') return 'season-begun'
      if (players.some(({ user }) => user === by.user)) return season
      if (players.length >= MAX_SEASON_PLAYERS) return 'season-full'
      const others = players.map(({ name }) => name)
      return { ...season, players: [...players, { user: by.user, name: labelOf(by, others) }] }
    })
  }

  leave(server: string, id: string, user: UserId): Promise<Result> {
    return this.change(server, id, (season) =>
      season.phase === 'signup'
        ? { ...season, players: season.players.filter((one) => one.user !== user) }
        : 'season-begun',
    )
  }

  draw(server: string, id: string): Promise<Result> {
    return this.change(server, id, async (season) => {
      if (season.phase !== 'signup') return 'season-begun'
      const { length: players } = season.players
      if (groupSizes(players).length === 0) return players < MIN_GROUP ? 'season-too-few' : 'season-five'
      const ratings = await this.ratedIn(server, season)
      const strength = (user: UserId) => mean([...ratings.values()].map((one) => surely(one.get(user) ?? UNRATED)))
      const users = season.players.map(({ user }) => user)
      return withGroups(
        season,
        [...users].sort((a, b) => strength(b) - strength(a)),
      )
    })
  }

  drawFinal(server: string, id: string): Promise<Result> {
    return this.change(server, id, async (season) => {
      if (season.phase !== 'groups' || season.groups.length < 2) return 'season-not-now'
      const { groups, matches } = await this.viewOf(season)
      if (!matches.some(({ state }) => state === 'played')) return 'season-nothing-played'
      return withFinal(season, groups, this.mostSeatsOf(season))
    })
  }

  end(server: string, id: string): Promise<Result> {
    return this.change(server, id, (season) => (season.phase === 'over' ? season : over(season)))
  }

  suggest(server: string, { season: id, match: at }: MatchRef, user: UserId, date: number): Promise<Result> {
    return this.change(server, id, async (season) => {
      const match = await this.openMatch(season, at, user)
      if (typeof match === 'string') return match
      const now = this.parts.repository.clock.now()
      if (date <= now) return 'start-in-the-past'
      if (date > now + MAX_AHEAD) return 'start-too-late'
      const changed = withMatch(season, at, { ...match, suggested: { at: date, by: user, agreed: [user] } })
      const others = match.players.filter((one) => one !== user)
      return withNews(changed, 'suggested', at, others)
    })
  }

  async agree(server: string, which: MatchRef, user: UserId): Promise<Result<boolean>> {
    const { season: id, match: at } = which
    let isAgreed = false
    const changed = await this.change(server, id, async (season) => {
      const match = await this.openMatch(season, at, user)
      if (typeof match === 'string') return match
      const { suggested, players } = match
      if (!suggested) return 'season-no-date'
      if (suggested.at <= this.parts.repository.clock.now()) return 'start-in-the-past'
      const agreed = [...new Set([...suggested.agreed, user])]
      isAgreed = players.every((one) => agreed.includes(one))
      if (!isAgreed) return withMatch(season, at, { ...match, suggested: { ...suggested, agreed } })
      await this.setStart(match, suggested.at)
      const set = withMatch(season, at, { ...match, date: suggested.at, suggested: null, isCalled: false })
      return withNews(set, 'agreed', at, players)
    })
    return changed.ok ? granted(isAgreed) : changed
  }

  async open(server: string, which: MatchRef, { room, host }: OpenedMatch): Promise<Result<TableRecord>> {
    const { opening, repository } = this.parts
    const noted = await this.noteTable(server, which, host.user)
    if (!noted.ok) return noted
    const { table, before } = noted.value
    try {
      const { game, players, date } = before
      const until = date !== null && date > repository.clock.now() ? date : null
      const invitation = { players: players.length, until, guests: players }
      // Discord may have to open a thread for it, for which nobody else's request waits.
      const opened = await opening.open({ id: table, game, server, room, host, invitation })
      await this.noteOpened(server, which, { before, opened, host })
      return opened
    } finally {
      this.underWay.delete(table)
    }
  }

  advance(server: string): Promise<Result<SeasonView | null>> {
    return this.inTurn(server, async (season) => {
      if (!season) return granted(null)
      const view = await this.viewOf(season)
      if (season.phase === 'signup' || season.phase === 'over') return granted(view)
      const called = this.calledOnTheirDates(season, view)
      const isOver = view.matches.every(({ state }) => state === 'played')
      const goesOn = season.phase === 'groups' && season.groups.length > 1
      const after = !isOver ? called : goesOn ? withFinal(called, view.groups, this.mostSeatsOf(season)) : over(called)
      if (after === season) return granted(view)
      await this.keep(server, after)
      return granted(await this.viewOf(after))
    })
  }

  heard(server: string, id: string, number: number): Promise<Result> {
    return this.change(server, id, (season) => {
      const left = season.news.filter((one) => one.number > number)
      return { ...season, news: left, told: season.told + season.news.length - left.length }
    })
  }

  onChange(listener: (server: string) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /**
   * Notes the table of a match before it is opened: if the process dies meanwhile, no table of the match is left that
   * doesn't count. Resolves to it, and to the match as it was before.
   */
  private noteTable(server: string, { season: id, match: at }: MatchRef, user: UserId) {
    return this.inTurn<{ readonly table: TableId; readonly before: SeasonMatch }>(server, async (season) => {
      if (season?.id !== id) return refuse('season-gone')
      const before = await this.openMatch(season, at, user)
      if (typeof before === 'string') return refuse(before)
      const isUnderWay = before.table !== null && this.underWay.has(before.table)
      if (isUnderWay || (await this.stateOf(before)).state === 'lobby') return refuse('season-match-open')
      const table = this.parts.repository.newId()
      this.underWay.add(table)
      await this.keep(server, withMatch(season, at, { ...before, table }))
      return granted({ table, before })
    })
  }

  /** Tells the others that the table of a match is open, or notes that it isn't. */
  private async noteOpened(
    server: string,
    { season: id, match: at }: MatchRef,
    { before, opened, host }: { before: SeasonMatch; opened: Result<TableRecord>; host: NamedUser },
  ): Promise<void> {
    await this.change(server, id, async (season) => {
      const match = season.matches[at]
      if (!match) return season
      if (!opened.ok) return withMatch(season, at, { ...match, table: before.table })
      // They may have agreed on another date meanwhile.
      if (match.date !== null && match.date !== before.date) await this.setStart(match, match.date)
      const others = match.players.filter((user) => user !== host.user)
      return withNews(season, 'opened', at, others)
    })
  }

  /** Calls the players of each match whose date has come and that has no table. */
  private calledOnTheirDates(season: Season, { matches }: SeasonView): Season {
    const now = this.parts.repository.clock.now()
    return season.matches.reduce((changed, match, at) => {
      if (match.isCalled || match.date === null || match.date > now) return changed
      const called = withMatch(changed, at, { ...match, isCalled: true })
      return matches[at]?.state === 'open' ? withNews(called, 'due', at, match.players) : called
    }, season)
  }

  /** A match that hasn't begun, of the running part of the season, or why a person may do nothing with it. */
  private async openMatch(season: Season, at: number, user: UserId): Promise<SeasonMatch | TableRefusal> {
    const match = season.matches[at]
    if (!match?.players.includes(user)) return 'season-not-yours'
    if (season.phase !== (match.group === null ? 'final' : 'groups')) return 'season-not-now'
    const { state } = await this.stateOf(match)
    return state === 'open' || state === 'lobby' ? match : 'season-match-begun'
  }

  /** Has the lobby of a match, if it is open, start on the date of the match. */
  private async setStart({ table }: SeasonMatch, until: number): Promise<void> {
    const { requests, repository } = this.parts
    if (table === null) return
    await requests.ofTable<TableRecord>(table, async (record) =>
      record.status === 'lobby'
        ? await repository.change(record, { change: { invitation: { ...invitationOf(record), until } } })
        : granted(record),
    )
  }

  private async viewOf(season: Season): Promise<SeasonView> {
    const states = await Promise.all(season.matches.map(async (match) => await this.stateOf(match)))
    const standings = (players: readonly UserId[], group: number | null) =>
      standingsOf(
        players,
        season.matches.flatMap((match, at) => (match.group === group ? (states[at]?.ranks ?? []) : [])),
      )
    const groups = season.groups.map((players, group) => standings(players, group))
    const finalists = season.matches.find(({ group }) => group === null)?.players
    const final = finalists ? standings(finalists, null) : null
    const last = final ?? (groups.length === 1 ? groups[0] : undefined) ?? []
    const isPlayed = last.some(({ played }) => played > 0)
    return {
      season,
      matches: states.map(({ state, record }) => ({ state, record })),
      groups,
      final,
      champions: season.phase === 'over' && isPlayed ? leadersOf(last) : [],
    }
  }

  private async stateOf({ table, players }: SeasonMatch) {
    const { repository, stats } = this.parts
    const record = table === null ? undefined : await repository.store.records.find(table)
    if (record?.status === 'lobby' || record?.status === 'playing') return { state: record.status, record, ranks: null }
    const summary = table === null ? undefined : await stats.ofTable(table)
    if (summary) return { state: 'played' as const, record: record ?? null, ranks: ranksIn(summary.seats, players) }
    // A game that has just ended is about to have its results.
    if (record?.status === 'over') return { state: 'playing' as const, record, ranks: null }
    return { state: 'open' as const, record: null, ranks: null }
  }

  /** The ratings of a server's players in each game of a season. */
  private async ratedIn(server: string, { games }: Season): Promise<ReadonlyMap<string, ReadonlyMap<UserId, Rated>>> {
    const summaries = await this.parts.stats.of({ server })
    return new Map(games.map((game) => [game, ratingsOf(summaries.filter((one) => one.game === game))]))
  }

  private mostSeatsOf({ games }: Season): number {
    return Math.min(...games.map((game) => this.parts.repository.gameCalled(game)?.rules.seats.max ?? MAX_GROUP))
  }

  /** Changes a season, or refuses. */
  private change(
    server: string,
    id: string,
    work: (season: Season) => Season | TableRefusal | Promise<Season | TableRefusal>,
  ): Promise<Result> {
    return this.inTurn(server, async (season) => {
      if (season?.id !== id) return refuse('season-gone')
      const changed = await work(season)
      if (typeof changed === 'string') return refuse(changed)
      if (changed !== season) await this.keep(server, changed)
      return DONE
    })
  }

  /** Runs a request on the season of a server, one after another. */
  private inTurn<T>(server: string, work: (season: Season | null) => Promise<Result<T>>): Promise<Result<T>> {
    return this.parts.requests.inTurn(memoOf(server), async () => await work(await this.kept(server)))
  }

  private async kept(server: string): Promise<Season | null> {
    return seasonFrom(await this.parts.repository.store.notes.memo(memoOf(server)))
  }

  private async keep(server: string, season: Season): Promise<void> {
    await this.parts.repository.store.notes.setMemo(memoOf(server), JSON.stringify(season))
    for (const listener of this.listeners) listener(server)
  }
}

/** What somebody counts as who has no rating yet. */
const UNRATED: Rated = { value: 1000, doubt: 333, games: 0 }

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)
}

function over(season: Season): Season {
  return withNews({ ...season, phase: 'over' }, 'over', null, [])
}

function withMatch(season: Season, at: number, match: SeasonMatch): Season {
  return { ...season, matches: season.matches.with(at, match) }
}

function ranksIn(
  seats: readonly { readonly user: UserId | null; readonly rank: number }[],
  players: readonly UserId[],
): Ranks {
  return new Map(seats.flatMap(({ user, rank }) => (user !== null && players.includes(user) ? [[user, rank]] : [])))
}

function memoOf(server: string): string {
  return `league ${server}`
}

/** What can't be read counts as no season. */
function seasonFrom(text: string | undefined): Season | null {
  try {
    return text ? seasonSchema.parse(JSON.parse(text)) : null
  } catch {
    return null
  }
}
