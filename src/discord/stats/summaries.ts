import type { Game, Passage, Title } from '../../engine/index.ts'
import { bold, capital, count, small } from '../../language/index.ts'
import {
  byEnd,
  FEWEST_DICE,
  luckOf,
  ratingsFrom,
  streaks,
  surely,
  total,
  type DiceLuck,
  type OwnGame,
  type Rated,
} from '../../tables/index.ts'
import type { Summary, UserId } from '../../tables/model/store.ts'
import { statsOf, statsOfPlayers, type PlayerStats } from './players.ts'
import {
  countLines,
  dayOf,
  gamesIn,
  gameTitle,
  kindsInWords,
  diceLuckInWords,
  statsPassage,
  rolesInWords,
  spanInWords,
} from './words.ts'
import { titlesOf } from './titles.ts'

const LIST_SIZE = 10

/** Finished games, and the players with private statistics. */
export interface StatsSource {
  readonly games: readonly Game[]
  readonly summaries: readonly Summary[]
  readonly hidden: ReadonlySet<UserId>
  /** The names of the accounts of those who are taken for one another, as far as they are known. */
  readonly accounts: ReadonlyMap<UserId, string>
}

/** What a server remembers of its games, in many small steps: there may be thousands. */
export function* serverStats(book: StatsSource): Generator<void, readonly Passage[]> {
  const { games, summaries } = book
  const people = yield* statsOfPlayers(summaries, book.hidden, book.accounts)
  const played = gamesIn(games, summaries)
  const passages = [...statsPassage('Games', gamesLines(played, summaries))]
  for (const game of played)
    passages.push(...statsPassage(`Rating: ${game.words.title}`, yield* ratingLines(book, game, people)))
  const all = people.flatMap(({ own }) => own)
  const others: readonly (readonly [string, () => readonly string[]])[] = [
    ['Wins', () => played.flatMap((game) => winLines(game, people))],
    ['Won, by character', () => played.flatMap((game) => roleLine(game, all))],
    ['Fastest', () => played.flatMap((game) => fastestLine(game, people))],
    ['Luck', () => luckLines(people)],
    ['Longest streaks', () => streakLines(people)],
    ['Beasts slain', () => [...slainLines(people), ...kindLines(played, summaries, 'slain')]],
    ['Deaths, and of what', () => kindLines(played, summaries, 'deaths')],
  ]
  for (const [heading, lines] of others) {
    yield
    passages.push(...statsPassage(heading, lines()))
  }
  return [...passages, ...statsPassage('Titles', yield* titleHolders(games, people))]
}

/** A player's statistics. `rated`: over the games of one server, because ratings belong to a server. */
export function* playerStats(
  book: Omit<StatsSource, 'hidden' | 'accounts'>,
  user: UserId,
  isRated: boolean,
): Generator<void, readonly Passage[]> {
  const { games, summaries } = book
  const { own, counts } = statsOf(summaries, user)
  const played = gamesIn(
    games,
    own.map(({ summary }) => summary),
  )
  const streak = streaks(own)
  const luck = luckOf(counts)
  const inGame = (game: Game) => own.filter(({ summary }) => summary.game === game.rules.id)
  const titles = titlesOf(games, own).map(({ title, line }) => `${bold(title)}: ${line}`)
  const ratings: string[] = []
  if (isRated) for (const game of played) ratings.push(...(yield* ownRating(book, game, user)))
  return [
    ...statsPassage('Games', own.length === 0 ? [] : played.map((game) => wonOf(game, inGame(game)))),
    ...statsPassage('Rating', ratings),
    ...statsPassage(
      'Won, by character',
      played.flatMap((game) => roleLine(game, inGame(game))),
    ),
    ...statsPassage(
      'Fastest win',
      played.flatMap((game) => ownFastest(game, inGame(game))),
    ),
    ...statsPassage(
      'Luck',
      luck ? [`${diceLuckInWords(luck)}.`, MEASURE] : [`Of fewer than ${FEWEST_DICE} dice nothing can be said.`],
    ),
    ...statsPassage('Streak', [streakOf(streak)]),
    ...statsPassage('Titles', titles.length === 0 ? ['None yet.'] : titles),
    ...played.flatMap((game) => {
      const sum = total(inGame(game).map(({ seat }) => seat.counts))
      const kinds = (heading: string, name: string) => {
        const text = kindsInWords(game, sum, name)
        return text === '' ? [] : [`${heading}: ${text}`]
      }
      const lines = [...countLines(game, sum), ...kinds('Slain', 'slain'), ...kinds('Died of', 'deaths')]
      return statsPassage(game.words.title, lines)
    }),
  ]
}

function streakOf({ longest, now }: { readonly longest: number; readonly now: number }): string {
  if (longest === 0) return 'No game won yet.'
  return capital(`${count(longest, 'game')} won in a row at best, ${count(now, 'game')} now.`)
}

const MEASURE = small('Measured against as many fair dice: who throws more is not luckier by that.')
const RATING_NOTE = small('In two of three cases the truth lies within ±. In order of what is as good as certain.')

/** "1,240 ± 160". */
export function ratingInWords({ value, doubt }: Rated): string {
  return `${bold(value.toLocaleString('en'))} ± ${doubt}`
}

function gamesLines(played: readonly Game[], summaries: readonly Summary[]): readonly string[] {
  const first = [...summaries].sort(byEnd)[0]
  if (!first) return []
  const each = played.map((game) => {
    const some = summaries.filter(({ game: id }) => id === game.rules.id)
    return `${game.words.title}: ${bold(String(some.length))}`
  })
  return [capital(`${count(summaries.length, 'game')} played to the end since ${dayOf(first.startedAt)}.`), ...each]
}

function* ratingLines(
  { summaries, hidden }: StatsSource,
  { rules }: Game,
  people: readonly PlayerStats[],
): Generator<void, readonly string[]> {
  const some = summaries.filter(({ game }) => game === rules.id)
  const rated = [...(yield* ratingsFrom(some))]
    .filter(([user]) => !hidden.has(user))
    .sort(([a, one], [b, other]) => surely(other) - surely(one) || (a < b ? -1 : 1))
  const names = new Map(people.map(({ user, name }) => [user, name]))
  const lines = rated.slice(0, LIST_SIZE).map(([user, one], index) => {
    return `${index + 1}. ${names.get(user) ?? ''} ${ratingInWords(one)} (${count(one.games, 'game')})`
  })
  return lines.length === 0 ? [] : [...lines, RATING_NOTE]
}

function* ownRating(
  { summaries }: Omit<StatsSource, 'hidden' | 'accounts'>,
  game: Game,
  user: UserId,
): Generator<void, readonly string[]> {
  const ratings = yield* ratingsFrom(summaries.filter(({ game: id }) => id === game.rules.id))
  const one = ratings.get(user)
  return one ? [`${game.words.title}: ${ratingInWords(one)} after ${count(one.games, 'game')} against others`] : []
}

function winLines(game: Game, people: readonly PlayerStats[]): readonly string[] {
  const winners = people
    .map(({ name, user, own }) => ({ name, user, some: own.filter(({ summary }) => summary.game === game.rules.id) }))
    .map((one) => ({ ...one, wins: one.some.filter(({ seat }) => seat.won).length }))
    .filter(({ wins }) => wins > 0)
    .sort((a, b) => b.wins - a.wins || a.some.length - b.some.length || (a.user < b.user ? -1 : 1))
    .slice(0, LIST_SIZE)
    .map(({ name, wins, some }) => `${name} ${wins} of ${some.length}`)
  return winners.length === 0 ? [] : [`${game.words.title}: ${winners.join(', ')}`]
}

function wonOf(game: Game, own: readonly OwnGame[]): string {
  const wins = own.filter(({ seat }) => seat.won).length
  return `${game.words.title}: ${bold(String(own.length))} played, ${bold(String(wins))} won`
}

function roleLine(game: Game, own: readonly OwnGame[]): readonly string[] {
  const text = rolesInWords(own.filter(({ summary }) => summary.game === game.rules.id))
  return text === '' ? [] : [`${game.words.title}: ${text}`]
}

function fastestLine(game: Game, people: readonly PlayerStats[]): readonly string[] {
  const wins = people.flatMap(({ name, own }) => winsIn(game, own).map((one) => ({ name, one })))
  const best = wins.sort((a, b) => inTurns(a.one, b.one))[0]
  return best ? [`${game.words.title}: ${best.name} ${wonIn(best.one)}`] : []
}

function ownFastest(game: Game, own: readonly OwnGame[]): readonly string[] {
  const best = [...winsIn(game, own)].sort(inTurns)[0]
  return best ? [`${game.words.title}: ${wonIn(best)}`] : []
}

function winsIn({ rules }: Game, own: readonly OwnGame[]): readonly OwnGame[] {
  return own.filter(({ summary, seat }) => seat.won && summary.game === rules.id)
}

function inTurns(one: OwnGame, other: OwnGame): number {
  return one.summary.turns - other.summary.turns || byEnd(one.summary, other.summary)
}

function wonIn({ summary, seat }: OwnGame): string {
  const { startedAt, endedAt, turns } = summary
  const role = seat.roles.at(-1)
  return `${role === undefined ? '' : `as ${role} `}in ${count(turns, 'turn')} (${spanInWords(endedAt - startedAt)}), ${dayOf(endedAt)}`
}

function luckLines(people: readonly PlayerStats[]): readonly string[] {
  const lucky = people
    .flatMap((one) => {
      const luck = luckOf(one.counts)
      return luck ? [{ ...one, luck }] : []
    })
    .sort((a, b) => b.luck.deviation - a.luck.deviation || (a.user < b.user ? -1 : 1))
  const [best] = lucky
  if (!best) return []
  const line = (about: string, { name, luck }: { name: string; luck: DiceLuck }) =>
    `${about}: ${name}, ${diceLuckInWords(luck)}.`
  const worst = lucky.length > 1 ? lucky.at(-1) : undefined
  return [line('Luckiest', best), ...(worst ? [line('Least lucky', worst)] : []), MEASURE]
}

function streakLines(people: readonly PlayerStats[]): readonly string[] {
  return people
    .map((one) => ({ ...one, longest: streaks(one.own).longest }))
    .filter(({ longest }) => longest > 1)
    .sort((a, b) => b.longest - a.longest || (a.user < b.user ? -1 : 1))
    .slice(0, 3)
    .map(({ name, longest }) => `${name}: ${count(longest, 'game')} won in a row`)
}

function slainLines(people: readonly PlayerStats[]): readonly string[] {
  const best = people
    .map((one) => ({ ...one, n: one.counts['slain'] ?? 0 }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n || (a.user < b.user ? -1 : 1))
    .slice(0, 3)
    .map(({ name, n }) => `${name} ${n}`)
  return best.length === 0 ? [] : [best.join(', ')]
}

/** Over all seats, including computers and players with private statistics, because the line names nobody. */
function kindLines(played: readonly Game[], summaries: readonly Summary[], name: string): readonly string[] {
  return played.flatMap((game) => {
    const some = summaries.filter(({ game: id }) => id === game.rules.id)
    const counts = total(some.flatMap(({ seats }) => seats.map((seat) => seat.counts)))
    const text = kindsInWords(game, counts, name)
    return text === '' ? [] : [`${gameTitle(played, game.rules.id)}: ${bold(String(counts[name]))} (${text})`]
  })
}

function* titleHolders(games: readonly Game[], people: readonly PlayerStats[]): Generator<void, readonly string[]> {
  const holders: { readonly name: string; readonly user: UserId; readonly titles: readonly Title[] }[] = []
  for (const { name, user, own } of people) {
    yield
    const titles = titlesOf(games, own)
    if (titles.length > 0) holders.push({ name, user, titles })
  }
  return holders
    .sort((a, b) => b.titles.length - a.titles.length || (a.user < b.user ? -1 : 1))
    .slice(0, LIST_SIZE)
    .map(({ name, titles }) => `${name}: ${titles.map(({ title }) => title).join(' · ')}`)
}
