import type { Game, Passage, Title } from '../../engine/index.ts'
import { listOf } from '../../language/index.ts'
import { byEnd, FEWEST_DICE, luckOf, ratingsFrom, streaks, surely, total, type OwnGame } from '../../tables/index.ts'
import type { Summary, UserId } from '../../tables/model/store.ts'
import { say } from '../words/index.ts'
import { statsOf, statsOfPlayers, type PlayerStats } from './players.ts'
import {
  countLines,
  dayOf,
  gamesIn,
  kindsInWords,
  lastRoleOf,
  lengthInWords,
  luckVerdict,
  statsPassage,
  rolesInWords,
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
  const passages = [...statsPassage(say('stats-games'), gamesLines(played, summaries))]
  for (const game of played)
    passages.push(
      ...statsPassage(say('stats-rating-in', { game: game.words.title }), yield* ratingLines(book, game, people)),
    )
  const all = people.flatMap(({ own }) => own)
  const others: readonly (readonly [string, () => readonly string[]])[] = [
    [say('stats-wins'), () => played.flatMap((game) => winLines(game, people))],
    [say('stats-wins-by-character'), () => played.flatMap((game) => roleLine(game, all))],
    [say('stats-fastest'), () => played.flatMap((game) => fastestLine(game, people))],
    [say('stats-luck'), () => luckLines(people)],
    [say('stats-streaks'), () => streakLines(people)],
    [say('stats-slain'), () => [...slainLines(people), ...kindLines(played, summaries, 'slain')]],
    [say('stats-deaths'), () => kindLines(played, summaries, 'deaths')],
  ]
  for (const [heading, lines] of others) {
    yield
    passages.push(...statsPassage(heading, lines()))
  }
  return [...passages, ...statsPassage(say('stats-titles'), yield* titleHolders(games, people))]
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
  const ofGame = (game: Game) => own.filter(({ summary }) => summary.game === game.rules.id)
  const titles = titlesOf(games, own).map(({ title, line }) => say('stats-title-own', { title, line }))
  const ratings: string[] = []
  if (isRated) for (const game of played) ratings.push(...(yield* ownRating(book, game, user)))
  return [
    ...statsPassage(say('stats-games'), own.length === 0 ? [] : played.map((game) => wonOf(game, ofGame(game)))),
    ...statsPassage(say('stats-rating'), ratings),
    ...statsPassage(
      say('stats-wins-by-character'),
      played.flatMap((game) => roleLine(game, ofGame(game))),
    ),
    ...statsPassage(
      say('stats-fastest'),
      played.flatMap((game) => ownFastest(game, ofGame(game))),
    ),
    ...statsPassage(
      say('stats-luck'),
      luck
        ? [
            `${say('stats-luck-own', { mean: luck.mean, dice: luck.dice })} ${luckVerdict(luck)}`,
            say('stats-luck-note'),
          ]
        : [say('stats-luck-unknown', { fewest: FEWEST_DICE })],
    ),
    ...statsPassage(say('stats-streak'), [streakOf(streak)]),
    ...statsPassage(say('stats-titles'), titles.length === 0 ? [say('stats-no-titles')] : titles),
    ...played.flatMap((game) => {
      const sum = total(ofGame(game).map(({ seat }) => seat.counts))
      const [slain, deaths] = [kindsInWords(game, sum, 'slain'), kindsInWords(game, sum, 'deaths')]
      const lines = [
        ...countLines(game, sum),
        ...(slain === '' ? [] : [say('stats-slain-kinds', { kinds: slain })]),
        ...(deaths === '' ? [] : [say('stats-death-kinds', { kinds: deaths })]),
      ]
      return statsPassage(game.words.title, lines)
    }),
  ]
}

function streakOf({ longest, now }: { readonly longest: number; readonly now: number }): string {
  return longest === 0 ? say('stats-no-wins') : say('stats-streak-own', { longest, now })
}

function gamesLines(played: readonly Game[], summaries: readonly Summary[]): readonly string[] {
  const first = [...summaries].sort(byEnd)[0]
  if (!first) return []
  const each = played.map((game) => {
    const some = summaries.filter(({ game: id }) => id === game.rules.id)
    return say('stats-games-of', { game: game.words.title, games: some.length })
  })
  return [say('stats-games-since', { games: summaries.length, day: dayOf(first.startedAt) }), ...each]
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
  const lines = rated.slice(0, LIST_SIZE).map(([user, { value, doubt, games }], index) => {
    return say('stats-rating-of', { place: index + 1, name: names.get(user) ?? '', value, doubt, games })
  })
  return lines.length === 0 ? [] : [...lines, say('stats-rating-note')]
}

function* ownRating(
  { summaries }: Omit<StatsSource, 'hidden' | 'accounts'>,
  game: Game,
  user: UserId,
): Generator<void, readonly string[]> {
  const ratings = yield* ratingsFrom(summaries.filter(({ game: id }) => id === game.rules.id))
  const one = ratings.get(user)
  if (!one) return []
  const { value, doubt, games } = one
  return [say('stats-rating-own', { game: game.words.title, value, doubt, games })]
}

function winLines(game: Game, people: readonly PlayerStats[]): readonly string[] {
  const winners = people
    .map(({ name, user, own }) => ({ name, user, some: own.filter(({ summary }) => summary.game === game.rules.id) }))
    .map((one) => ({ ...one, wins: one.some.filter(({ seat }) => seat.won).length }))
    .filter(({ wins }) => wins > 0)
    .sort((a, b) => b.wins - a.wins || a.some.length - b.some.length || (a.user < b.user ? -1 : 1))
    .slice(0, LIST_SIZE)
    .map(({ name, wins, some }) => say('stats-wins-of', { name, wins, games: some.length }))
  return inGame(game, winners)
}

function wonOf(game: Game, own: readonly OwnGame[]): string {
  const wins = own.filter(({ seat }) => seat.won).length
  return say('stats-games-own', { game: game.words.title, games: own.length, wins })
}

/** A line about a game; none without a list. */
function inGame(game: Game, list: readonly string[]): readonly string[] {
  return list.length === 0 ? [] : [say('stats-in-game', { game: game.words.title, list: listOf(list) })]
}

function roleLine(game: Game, own: readonly OwnGame[]): readonly string[] {
  const text = rolesInWords(
    game,
    own.filter(({ summary }) => summary.game === game.rules.id),
  )
  return text === '' ? [] : [say('stats-in-game', { game: game.words.title, list: text })]
}

function fastestLine(game: Game, people: readonly PlayerStats[]): readonly string[] {
  const wins = people.flatMap(({ name, own }) => winsIn(game, own).map((one) => ({ name, one })))
  const best = wins.sort((a, b) => inTurns(a.one, b.one))[0]
  if (!best) return []
  const { name, one } = best
  const [character, won] = [lastRoleOf(game, one.seat), { game: game.words.title, name, ...whenWon(one) }]
  return [character === null ? say('stats-fastest-of', won) : say('stats-fastest-of-character', { ...won, character })]
}

function ownFastest(game: Game, own: readonly OwnGame[]): readonly string[] {
  const best = [...winsIn(game, own)].sort(inTurns)[0]
  if (!best) return []
  const [character, won] = [lastRoleOf(game, best.seat), { game: game.words.title, ...whenWon(best) }]
  return [
    character === null ? say('stats-fastest-own', won) : say('stats-fastest-own-character', { ...won, character }),
  ]
}

function winsIn({ rules }: Game, own: readonly OwnGame[]): readonly OwnGame[] {
  return own.filter(({ summary, seat }) => seat.won && summary.game === rules.id)
}

function inTurns(one: OwnGame, other: OwnGame): number {
  return one.summary.turns - other.summary.turns || byEnd(one.summary, other.summary)
}

function whenWon({ summary }: OwnGame): { readonly length: string; readonly day: string } {
  return { length: lengthInWords(summary), day: dayOf(summary.endedAt) }
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
  const line = (which: 'luckiest' | 'unluckiest', { name, luck }: (typeof lucky)[number]) =>
    `${say(`stats-${which}`, { name, mean: luck.mean, dice: luck.dice })} ${luckVerdict(luck)}`
  const worst = lucky.length > 1 ? lucky.at(-1) : undefined
  return [line('luckiest', best), ...(worst ? [line('unluckiest', worst)] : []), say('stats-luck-note')]
}

function streakLines(people: readonly PlayerStats[]): readonly string[] {
  return people
    .map((one) => ({ ...one, longest: streaks(one.own).longest }))
    .filter(({ longest }) => longest > 1)
    .sort((a, b) => b.longest - a.longest || (a.user < b.user ? -1 : 1))
    .slice(0, 3)
    .map(({ name, longest }) => say('stats-streak-of', { name, games: longest }))
}

function slainLines(people: readonly PlayerStats[]): readonly string[] {
  const best = people
    .map((one) => ({ ...one, n: one.counts['slain'] ?? 0 }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n || (a.user < b.user ? -1 : 1))
    .slice(0, 3)
    .map(({ name, n }) => say('stats-slain-by', { name, count: n }))
  return best.length === 0 ? [] : [listOf(best)]
}

/** Over all seats, including computers and players with private statistics, because the line names nobody. */
function kindLines(played: readonly Game[], summaries: readonly Summary[], name: string): readonly string[] {
  return played.flatMap((game) => {
    const some = summaries.filter(({ game: id }) => id === game.rules.id)
    const counts = total(some.flatMap(({ seats }) => seats.map((seat) => seat.counts)))
    const text = kindsInWords(game, counts, name)
    return text === '' ? [] : [say('stats-kinds-in', { game: game.words.title, count: counts[name] ?? 0, kinds: text })]
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
    .map(({ name, titles }) => say('stats-titles-of', { name, titles: titles.map(({ title }) => title).join(' · ') }))
}
