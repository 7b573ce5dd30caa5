import { listOf } from '../../../language/index.ts'
import type {
  Season,
  SeasonMatch,
  SeasonNews,
  SeasonView,
  SeasonStanding,
  TableService,
} from '../../../tables/index.ts'
import type { UserId } from '../../../tables/model/store.ts'
import { linkTo } from '../../kit/links.ts'
import { harmless, wordForWord } from '../../kit/text.ts'
import { say } from '../../words/index.ts'

/** Points in words: half points are written as they are spoken of. */
export function pointsInWords(points: number): string {
  const whole = Math.floor(points)
  if (whole === points) return String(whole)
  return whole === 0 ? '½' : `${whole}½`
}

/** The letter of a group. */
export function groupLetter(group: number): string {
  return String.fromCodePoint(65 + group)
}

/** What the players of a season are called. */
export function namesOfSeason({ players }: Season): (user: UserId) => string {
  const names = new Map(players.map(({ user, name }) => [user, harmless(name)]))
  return (user) => names.get(user) ?? `<@${user}>`
}

/** Titles of games, as a list. */
export function gameTitles({ games }: Pick<TableService, 'games'>, ids: readonly string[]): string {
  return listOf(ids.map((id) => titleOf({ games }, id)))
}

export function titleOf({ games }: Pick<TableService, 'games'>, id: string): string {
  return games.find(({ rules }) => rules.id === id)?.words.title ?? id
}

/** A date, which Discord shows to each reader in their own time. */
export function dateInWords(at: number): string {
  return `<t:${Math.floor(at / 1000)}:F>`
}

/** Who has won a season. */
export function resultInWords({ season, champions }: SeasonView): string {
  const names = namesOfSeason(season)
  if (champions.length === 0) return say('season-ended-early')
  return say('season-won-by', { names: listOf(champions.map((user) => `**${names(user)}**`)) })
}

/** How a season stands, in few lines, for everybody. */
export function seasonLines(tables: Pick<TableService, 'games'>, view: SeasonView): readonly string[] {
  const { season, groups, final } = view
  const names = namesOfSeason(season)
  const inShort = (standings: readonly SeasonStanding[]) =>
    standings
      .map(({ user, points }) => say('season-standing-short', { name: names(user), points: pointsInWords(points) }))
      .join(' · ')
  const heading = say('season-on-board', { name: wordForWord(season.name) })
  if (season.phase === 'signup') {
    const games = gameTitles(tables, season.games)
    return [heading, say('season-signing-up', { games, count: season.players.length })]
  }
  const lines = groups.map((standings, group) =>
    say('season-group-line', { group: groupLetter(group), standings: inShort(standings) }),
  )
  const last = final ? [say('season-final-line', { standings: inShort(final) })] : []
  const result = season.phase === 'over' ? [resultInWords(view)] : []
  return [heading, ...result, ...last, ...lines]
}

/** A standing in a list. `rank`: from 1. */
export function standingLine(
  season: Season,
  { user, points, wins }: SeasonStanding,
  rank: number,
  ratings: ReadonlyMap<UserId, number>,
): string {
  const rating = ratings.get(user)
  return say('season-standing', {
    rank,
    name: namesOfSeason(season)(user),
    points: pointsInWords(points),
    count: points,
    wins,
    rating: rating === undefined ? '' : say('season-rating', { rating }),
  })
}

/** How far a match has come. `link`: its table's. */
export function matchLine(
  season: Season,
  match: SeasonMatch,
  state: SeasonView['matches'][number],
  link: string,
): string {
  const { date, suggested, players } = match
  if (state.state === 'played') return say('season-match-played')
  if (state.state === 'playing') return say('season-match-playing', { link })
  if (suggested) {
    const names = namesOfSeason(season)
    const left = players.filter((user) => !suggested.agreed.includes(user)).map(names)
    return say('season-match-suggested', {
      name: names(suggested.by),
      date: dateInWords(suggested.at),
      names: listOf(left),
    })
  }
  if (state.state === 'lobby') {
    return date === null
      ? say('season-match-lobby', { link })
      : say('season-match-lobby-date', { link, date: dateInWords(date) })
  }
  return date === null ? say('season-match-no-date') : say('season-match-date', { date: dateInWords(date) })
}

/** What the bot says to the players of a season, without the players. `message`: the card of the match's table. */
export function newsInWords(
  tables: Pick<TableService, 'games'>,
  view: SeasonView,
  { kind, match: at, to }: SeasonNews,
  message: string | null,
): string {
  const { season, matches } = view
  const names = namesOfSeason(season)
  const match = at === null ? undefined : season.matches[at]
  const record = at === null ? null : (matches[at]?.record ?? null)
  const given = {
    season: wordForWord(season.name),
    game: titleOf(tables, match?.game ?? ''),
    date: dateInWords(match?.suggested?.at ?? match?.date ?? 0),
  }
  switch (kind) {
    case 'drawn':
      return say('season-news-drawn', given)
    case 'final':
      return say('season-news-final', { ...given, names: listOf(to.map(names)) })
    case 'suggested':
      return say('season-news-suggested', { ...given, name: names(match?.suggested?.by ?? '') })
    case 'agreed':
      return say('season-news-agreed', given)
    case 'opened':
      return say('season-news-opened', { ...given, link: record ? linkTo(record, message) : '' })
    case 'due':
      return say('season-news-due', given)
    case 'over':
      return say('season-news-over', { ...given, result: resultInWords(view) })
  }
}

/** Whether news still hold: a date may have changed, or a table closed, before they were told. */
export function stillHolds({ season, matches }: SeasonView, { kind, match: at }: SeasonNews): boolean {
  const match = at === null ? undefined : season.matches[at]
  const state = at === null ? undefined : matches[at]?.state
  if (kind === 'suggested') return match?.suggested != null
  if (kind === 'agreed') return match?.date != null
  if (kind === 'opened') return state === 'lobby' || state === 'playing'
  return kind !== 'due' || state === 'open'
}
