import { shortHash, type Game, type Title } from '../../engine/index.ts'
import { bold, count, listOf } from '../../prose/index.ts'
import { luckOf } from '../../tables/annals/index.ts'
import type { SeatSummary, Summary, UserId } from '../../tables/store.ts'
import { harmless } from '../kit/text.ts'
import { dayOf, kindsInWords, meanInWords, spanInWords } from './telling.ts'

/** A finished game as the saga tells it. */
export interface Tale {
  readonly game: Game
  readonly summary: Summary
  /** Whoever keeps their records to themselves is "somebody". */
  readonly hidden: ReadonlySet<UserId>
  /** Titles that were earned with it. */
  readonly titles: readonly { readonly user: UserId; readonly title: Title }[]
}

/** Deeds below the first of their game are told of so many seats. */
const DEEDS = 2

const BEGINNINGS = [
  (who: string, title: string, day: string) => `On ${day} ${who} had done with ${title}.`,
  (who: string, title: string, day: string) => `It is told that ${who} played ${title} until ${day}.`,
  (who: string, title: string, day: string) => `${title}, brought to its end on ${day} by ${who}.`,
  (who: string, title: string, day: string) => `Of ${title} as ${who} lived through it until ${day}.`,
]

/** One paragraph about a finished game. The same game is told in the same words. */
export function taleOf(tale: Tale): string {
  const { game, summary } = tale
  const { startedAt, endedAt, turns, seats, table } = summary
  const begin = BEGINNINGS[shortNumber(table) % BEGINNINGS.length] ?? BEGINNINGS[0]
  const who = listOf(seats.map((seat) => calledIn(tale, seat)))
  const sentences = [
    begin?.(who, bold(game.words.title), dayOf(endedAt)) ?? '',
    `It took ${count(turns, 'turn')} and ${spanInWords(endedAt - startedAt)}.`,
    endOf(tale),
    ...deedsOf(tale),
    ...graves(tale),
    ...diceOf(tale),
    ...tale.titles
      .filter(({ user }) => !tale.hidden.has(user))
      .map(({ user, title }) => {
        const seat = seats.find((one) => one.user === user)
        return `${seat ? calledIn(tale, seat) : 'Somebody'} earned the title ${bold(title.title)}.`
      }),
  ]
  return sentences.join(' ')
}

/** The character and its player; "somebody" stands for whoever is not to be named. */
function calledIn({ hidden }: Tale, { user, name, roles }: SeatSummary): string {
  const player = user === null ? 'a computer' : hidden.has(user) ? 'somebody' : harmless(name)
  const role = roles.at(-1)
  return role === undefined ? bold(player) : `${bold(role)} (${player})`
}

function endOf(tale: Tale): string {
  const winners = tale.summary.seats.filter(({ won }) => won)
  if (winners.length === 0) return 'Nobody won.'
  const names = listOf(winners.map((seat) => calledIn(tale, seat)))
  return `${names} won${winners.length > 1 ? ' together' : ''}.`
}

/** What of the game's own is most worth telling. */
function deedsOf(tale: Tale): readonly string[] {
  const { memory } = tale.game.words
  const deeds = Object.entries(memory?.words ?? {}).flatMap(([id, { told }]) => {
    if (id === 'deaths') return []
    const best = [...tale.summary.seats].sort((a, b) => (b.counts[id] ?? 0) - (a.counts[id] ?? 0) || a.seat - b.seat)[0]
    const n = best?.counts[id] ?? 0
    return best && n > 0 ? [`${calledIn(tale, best)} ${told(n)}.`] : []
  })
  return deeds.slice(0, DEEDS)
}

function graves(tale: Tale): readonly string[] {
  return tale.summary.seats.flatMap((seat) => {
    const n = seat.counts['deaths'] ?? 0
    const kinds = kindsInWords(tale.game, seat.counts, 'deaths').replace(/ 1\b/g, '')
    return n === 0
      ? []
      : [`${calledIn(tale, seat)} died${n === 1 ? '' : ` ${n} times`}${kinds === '' ? '' : `: ${kinds}`}.`]
  })
}

/** Whom the dice loved most, if they loved anybody. */
function diceOf(tale: Tale): readonly string[] {
  const lucky = tale.summary.seats
    .flatMap((seat) => {
      const luck = luckOf(seat.counts)
      return luck && luck.deviation > 1 ? [{ seat, luck }] : []
    })
    .sort((a, b) => b.luck.deviation - a.luck.deviation)[0]
  return lucky ? [`The dice loved ${calledIn(tale, lucky.seat)}: ${meanInWords(lucky.luck)} a throw.`] : []
}

function shortNumber(text: string): number {
  return Number.parseInt(shortHash(text).slice(0, 6), 36) || 0
}
