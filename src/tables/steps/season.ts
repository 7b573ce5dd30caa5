import { z } from 'zod'
import { shortText } from '../model/schemas.ts'
import type { UserId } from '../model/store.ts'

/** The groups of a season have three or four players. */
export const [MIN_GROUP, MAX_GROUP] = [3, 4]
/** The most people who can take part in a season. */
export const MAX_SEASON_PLAYERS = 24
/** The most characters of a season's name. */
export const SEASON_NAME = 40
/** The final has this many players, or as many as there are groups. */
const FINALISTS = 4

/** `signup`: people join. `groups`: each group plays its matches. `final`: the best play theirs. */
export const SEASON_PHASES = ['signup', 'groups', 'final', 'over'] as const

/** What the people of a season have to hear, each once. */
export const SEASON_NEWS = ['drawn', 'final', 'suggested', 'agreed', 'opened', 'due', 'over'] as const
export type SeasonNewsKind = (typeof SEASON_NEWS)[number]

const users = z.array(z.string()).readonly()

/** A match of a season: one game that the players of a group play once. */
const matchSchema = z
  .object({
    game: z.string(),
    players: users,
    /** The group that plays it, from 0; `null`: it belongs to the final. */
    group: z.int().nullable(),
    /** The table at which it is, or was last, played; `null` before. */
    table: z.string().nullable(),
    /** The date on which all its players have agreed, in milliseconds since 1970. */
    date: z.number().nullable(),
    /** A date on which not all have agreed yet. */
    suggested: z.object({ at: z.number(), by: z.string(), agreed: users }).readonly().nullable(),
    /** Whether its players have been called on its date. */
    isCalled: z.boolean(),
  })
  .readonly()
export type SeasonMatch = z.infer<typeof matchSchema>

const newsSchema = z
  .object({
    kind: z.enum(SEASON_NEWS),
    number: z.int(),
    /** The place of the match that it is about. */
    match: z.int().nullable(),
    to: users,
  })
  .readonly()
export type SeasonNews = z.infer<typeof newsSchema>

/** A season of a server's league. What was played follows from its tables and isn't stored. */
export const seasonSchema = z
  .object({
    id: z.string(),
    name: shortText(SEASON_NAME),
    /** The moderator who began it. */
    by: z.string(),
    /** Each group plays each of these games once, and so does the final. */
    games: z.array(z.string()).readonly(),
    phase: z.enum(SEASON_PHASES),
    /** In the order in which they joined. */
    players: z.array(z.object({ user: z.string(), name: z.string() }).readonly()).readonly(),
    groups: z.array(users).readonly(),
    matches: z.array(matchSchema).readonly(),
    /** What its people haven't heard yet. */
    news: z.array(newsSchema).readonly(),
    /** The number of the last news. */
    told: z.int(),
  })
  .readonly()
export type Season = z.infer<typeof seasonSchema>

/** How a match ended for those who still had a seat: their ranks, where 1 is first. */
export type Ranks = ReadonlyMap<UserId, number>

export interface SeasonStanding {
  readonly user: UserId
  readonly points: number
  readonly wins: number
  readonly played: number
}

export function newSeason(begun: Pick<Season, 'id' | 'name' | 'by' | 'games'>): Season {
  return { ...begun, phase: 'signup', players: [], groups: [], matches: [], news: [], told: 0 }
}

/** How many players each group has; nothing if they can't be divided so: fewer than three, or five. */
export function groupSizes(players: number): readonly number[] {
  const count = Math.ceil(players / MAX_GROUP)
  if (players < count * MIN_GROUP || count === 0) return []
  return Array.from({ length: count }, (_none, index) => Math.floor((players + count - 1 - index) / count))
}

/**
 * Divides players, the strongest first, into groups of even strength: there and back again, as teams are chosen. No
 * groups if they can't be divided.
 */
export function drawnGroups(strongestFirst: readonly UserId[]): readonly (readonly UserId[])[] {
  const sizes = groupSizes(strongestFirst.length)
  const groups: UserId[][] = sizes.map(() => [])
  const left = sizes.length === 0 ? [] : [...strongestFirst]
  for (let round = 0; left.length > 0; round += 1) {
    const order = groups.map((_group, index) => (round % 2 === 0 ? index : groups.length - 1 - index))
    for (const index of order) {
      const group = groups[index]
      if (group && group.length < (sizes[index] ?? 0)) group.push(...left.splice(0, 1))
    }
  }
  return groups
}

/** The season with its groups and their matches. `strongestFirst`: its players. */
export function withGroups(season: Season, strongestFirst: readonly UserId[]): Season {
  const groups = drawnGroups(strongestFirst)
  const matches = groups.flatMap((players, group) => matchesFor(season.games, players, group))
  const drawn: Season = { ...season, phase: 'groups', groups, matches }
  return withNews(drawn, 'drawn', null, strongestFirst)
}

/**
 * The season with its final: the winners of the groups, and the best of the others. `most`: how many players the games
 * can seat.
 */
export function withFinal(season: Season, standings: readonly (readonly SeasonStanding[])[], most: number): Season {
  const seeded = standings.flatMap((group) => group.map((standing, rank) => ({ standing, rank })))
  const finalists = seeded
    .sort((a, b) => a.rank - b.rank || byStanding(a.standing, b.standing))
    .slice(0, Math.min(most, Math.max(FINALISTS, standings.length)))
    .map(({ standing }) => standing.user)
  const matches = [...season.matches, ...matchesFor(season.games, finalists, null)]
  return withNews({ ...season, phase: 'final', matches }, 'final', null, finalists)
}

export function withNews(season: Season, kind: SeasonNewsKind, match: number | null, to: readonly UserId[]): Season {
  const number = season.told + season.news.length + 1
  return { ...season, news: [...season.news, { kind, number, match, to }] }
}

function matchesFor(games: readonly string[], players: readonly UserId[], group: number | null): SeasonMatch[] {
  return games.map((game) => ({ game, players, group, table: null, date: null, suggested: null, isCalled: false }))
}

/**
 * The standings of some players after their matches, the best first: a point for each player left behind, half a point
 * for each at the same rank. Somebody who gave up their seat leaves nobody behind, and everybody leaves them behind.
 */
export function standingsOf(players: readonly UserId[], results: readonly Ranks[]): readonly SeasonStanding[] {
  const standings = players.map((user): SeasonStanding => {
    const own = results.map((ranks) => pointsIn(ranks, user, players))
    const sum = (of: (ranks: Ranks) => boolean) => results.filter(of).length
    return {
      user,
      points: own.reduce((all, points) => all + points, 0),
      wins: sum((ranks) => ranks.get(user) === 1),
      played: sum((ranks) => ranks.has(user)),
    }
  })
  return standings.sort(byStanding)
}

function pointsIn(ranks: Ranks, user: UserId, players: readonly UserId[]): number {
  const own = ranks.get(user)
  if (own === undefined) return 0
  return players
    .filter((other) => other !== user)
    .map((other) => ranks.get(other) ?? Infinity)
    .reduce((points, other) => points + (other > own ? 1 : other === own ? 0.5 : 0), 0)
}

function byStanding(a: SeasonStanding, b: SeasonStanding): number {
  return b.points - a.points || b.wins - a.wins
}

/** The rank of a player in standings: the same for those whom nothing tells apart. */
export function rankIn(standings: readonly SeasonStanding[], standing: SeasonStanding): number {
  return 1 + standings.filter((one) => byStanding(one, standing) < 0).length
}

/** Those who are first: several if nothing tells them apart. */
export function leadersOf(standings: readonly SeasonStanding[]): readonly UserId[] {
  const [first] = standings
  return first ? standings.filter((one) => byStanding(one, first) === 0).map(({ user }) => user) : []
}
