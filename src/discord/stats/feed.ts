import { hash32, type Game, type Title } from '../../engine/index.ts'
import { bold, capital, count, listOf } from '../../language/index.ts'
import { luckOf } from '../../tables/index.ts'
import type { SeatSummary, Summary, UserId } from '../../tables/model/store.ts'
import { harmless } from '../kit/text.ts'
import { dayOf, kindsInWords, meanInWords, spanInWords, timesInWords } from './words.ts'

/** A finished game as the saga tells it. */
export interface FeedStory {
  readonly game: Game
  readonly summary: Summary
  /** Players with private statistics are called "somebody". */
  readonly hidden: ReadonlySet<UserId>
  /** Titles that were earned with it. */
  readonly titles: readonly { readonly user: UserId; readonly title: Title }[]
}

/** The largest number of deeds, each by the seat that did most of it. */
const MAX_DEEDS = 4

const BEGINNINGS = [
  (who: string, title: string, day: string, long: string) =>
    `On ${day} ${who} had done with ${title}; it took them ${long}.`,
  (who: string, title: string, day: string, long: string) =>
    `It is told that ${who} played ${title} for ${long}, until ${day}.`,
  (who: string, title: string, day: string, long: string) =>
    `${title} came to its end on ${day}, after ${long}, and it was ${who} who sat there.`,
  (who: string, title: string, day: string, long: string) =>
    `Here is what became of ${who} in ${title}, in ${long}, by ${day}.`,
]

/** One paragraph about a finished game. The same game always gets the same words. */
export function feedText(tale: FeedStory): string {
  const { game, summary } = tale
  const { startedAt, endedAt, turns, seats, table } = summary
  const begin = BEGINNINGS[(hash32(table) >>> 0) % BEGINNINGS.length] ?? BEGINNINGS[0]
  const who = listOf(seats.map((seat) => fullName(tale, seat)))
  const long = `${count(turns, 'turn')} and ${spanInWords(endedAt - startedAt)}`
  const clauses = seats.map((seat) => ({ seat, parts: clausesOf(tale, seat) }))
  // Winners first. Seats without clauses are left out.
  const told = [...clauses.filter(({ seat }) => seat.won), ...clauses.filter(({ seat }) => !seat.won)]
  return [
    begin?.(who, bold(game.words.title), dayOf(endedAt), long) ?? '',
    ...(seats.some(({ won }) => won) ? [] : ['Nobody won.']),
    ...told.flatMap(({ seat, parts }) =>
      parts.length === 0 ? [] : [capital(`${shortName(tale, seat)} ${listOf(parts)}.`)],
    ),
    ...diceOf(tale),
    ...(summary.decidedAlone === undefined ? [] : [decidedAlone(summary.decidedAlone)]),
  ].join(' ')
}

/** How often the only player at the table went back or granted private access without anybody to ask. */
function decidedAlone(often: number): string {
  return `The only player went back or let somebody look ${timesInWords(often)}, with nobody there to ask.`
}

/** The clauses of a seat: that it won, its leading deeds, its deaths, and its new titles. */
function clausesOf(tale: FeedStory, seat: SeatSummary): readonly string[] {
  const { game, titles, hidden } = tale
  const deaths = seat.counts['deaths'] ?? 0
  const kinds = kindsInWords(game, seat.counts, 'deaths').replace(/ 1(?=,|$)/g, '')
  const died =
    deaths === 0 ? [] : [`died${deaths === 1 ? '' : ` ${timesInWords(deaths)}`}${kinds === '' ? '' : ` (${kinds})`}`]
  const own = titles.filter(({ user }) => user === seat.user && !hidden.has(user)).map(({ title }) => bold(title.title))
  return [
    ...(seat.won ? ['won'] : []),
    ...deedsOf(tale, seat),
    ...died,
    ...(own.length === 0 ? [] : [`earned the title ${listOf(own)}`]),
  ]
}

/** Of the deeds of this game that are most worth telling, those of which this seat did most. */
function deedsOf({ game, summary }: FeedStory, { seat }: SeatSummary): readonly string[] {
  const deeds = Object.entries(game.words.statistics?.words ?? {}).flatMap(([id, { told }]) => {
    const n = (one: SeatSummary) => one.counts[id] ?? 0
    const best = [...summary.seats].sort((a, b) => n(b) - n(a) || a.seat - b.seat)[0]
    return id === 'deaths' || !best || n(best) === 0 ? [] : [{ by: best.seat, told: told(n(best)) }]
  })
  return deeds.slice(0, MAX_DEEDS).flatMap(({ by, told }) => (by === seat ? [told] : []))
}

/** The character and its player; "somebody" for a player with private statistics. */
function fullName(tale: FeedStory, seat: SeatSummary): string {
  const role = seat.roles.at(-1)
  return role === undefined ? bold(playerName(tale, seat)) : `${bold(role)} (${playerName(tale, seat)})`
}

/** Once everybody has been introduced. */
function shortName(tale: FeedStory, seat: SeatSummary): string {
  return bold(seat.roles.at(-1) ?? playerName(tale, seat))
}

function playerName({ hidden }: FeedStory, { user, name }: SeatSummary): string {
  if (user === null) return 'a computer'
  return hidden.has(user) ? 'somebody' : harmless(name)
}

/** Whom the dice loved most, if they loved anybody. */
function diceOf(tale: FeedStory): readonly string[] {
  const lucky = tale.summary.seats
    .flatMap((seat) => {
      const luck = luckOf(seat.counts)
      return luck && luck.deviation > 1 ? [{ seat, luck }] : []
    })
    .sort((a, b) => b.luck.deviation - a.luck.deviation)[0]
  return lucky ? [`The dice loved ${shortName(tale, lucky.seat)}: ${meanInWords(lucky.luck)} a throw.`] : []
}
