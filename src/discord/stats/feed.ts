import { hash32, type Game, type Title } from '../../engine/index.ts'
import { bold, capital, listOf } from '../../language/index.ts'
import { luckOf } from '../../tables/index.ts'
import type { SeatSummary, Summary, UserId } from '../../tables/model/store.ts'
import { harmless } from '../kit/text.ts'
import { say } from '../words/index.ts'
import { dayOf, kindsInWords, lastRoleOf, lengthInWords } from './words.ts'

/** A finished game as the saga tells it. */
export interface FeedStory {
  readonly game: Game
  readonly summary: Summary
  /** Players with private statistics are called "someone". */
  readonly hidden: ReadonlySet<UserId>
  /** How it was decided, a sentence each; empty if nothing tells. */
  readonly decided: readonly string[]
  /** Titles that were earned with it. */
  readonly titles: readonly { readonly user: UserId; readonly title: Title }[]
}

/** The largest number of deeds, each by the seat that did most of it. */
const MAX_DEEDS = 4

const BEGINNINGS = [1, 2, 3, 4] as const

/** One paragraph about a finished game. The same game always gets the same words. */
export function feedText(tale: FeedStory): string {
  const { game, summary } = tale
  const { endedAt, seats, table, decidedAlone } = summary
  const begins = BEGINNINGS[(hash32(table) >>> 0) % BEGINNINGS.length] ?? 1
  const who = listOf(seats.map((seat) => fullName(tale, seat)))
  // Winners first.
  const told = [...seats.filter(({ won }) => won), ...seats.filter(({ won }) => !won)]
  return [
    say(`saga-begins-${begins}`, {
      ...{ who, game: bold(game.words.title) },
      ...{ day: dayOf(endedAt), length: lengthInWords(summary) },
    }),
    ...(seats.some(({ won }) => won) ? [] : [say('saga-nobody-won')]),
    ...tale.decided.map((sentence) => (sentence.startsWith(bold(say('saga-someone'))) ? capital(sentence) : sentence)),
    ...told.flatMap((seat) => sentencesOf(tale, seat)),
    ...diceOf(tale),
    ...(decidedAlone === undefined ? [] : [say('saga-decided-alone', { often: decidedAlone })]),
  ].join(' ')
}

/**
 * What is told of a seat, a sentence each: that it won, unless that has been told, its leading deeds, its deaths, and
 * its new titles. Only the first sentence names it.
 */
function sentencesOf(tale: FeedStory, seat: SeatSummary): readonly string[] {
  const { game, titles, hidden, decided } = tale
  const deeds = deedsOf(tale, seat)
  const deaths = seat.counts['deaths'] ?? 0
  const kinds = kindsInWords(game, seat.counts, 'deaths')
  const own = titles.filter(({ user }) => user === seat.user && !hidden.has(user)).map(({ title }) => bold(title.title))
  const sentences: ((who: string) => string)[] = [
    ...(seat.won && decided.length === 0 ? [(who: string) => say('saga-won', { who })] : []),
    ...(deeds.length > 0 ? [(who: string) => say('saga-did', { who, deeds: listOf(deeds) })] : []),
    ...(deaths > 0 ? [(who: string) => diedInWords(who, deaths, kinds)] : []),
    ...(own.length > 0 ? [(who: string) => say('saga-titled', { who, count: own.length, titles: listOf(own) })] : []),
  ]
  return sentences.map((sentence, index) => sentence(index === 0 ? nameAtStart(tale, seat) : say('saga-they')))
}

function diedInWords(who: string, deaths: number, kinds: string): string {
  return kinds === '' ? say('saga-died', { who, deaths }) : say('saga-died-of', { who, deaths, kinds })
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

/** The character and its player; "someone" for a player with private statistics. */
function fullName(tale: FeedStory, seat: SeatSummary): string {
  const role = lastRoleOf(tale.game, seat)
  return role === null
    ? bold(playerName(tale, seat))
    : say('saga-character', { character: role, player: playerName(tale, seat) })
}

/** Once everybody has been introduced. */
function shortName(tale: FeedStory, seat: SeatSummary): string {
  return bold(lastRoleOf(tale.game, seat) ?? playerName(tale, seat))
}

/** Capitalises what stands for a name at the start of a sentence, but not a name. */
function nameAtStart(tale: FeedStory, seat: SeatSummary): string {
  const name = shortName(tale, seat)
  return seat.user === null || tale.hidden.has(seat.user) ? capital(name) : name
}

function playerName({ hidden }: FeedStory, { user, name }: SeatSummary): string {
  if (user === null) return say('saga-computer')
  return hidden.has(user) ? say('saga-someone') : harmless(name)
}

/** Whom the dice loved most, if they loved anybody. */
function diceOf(tale: FeedStory): readonly string[] {
  const lucky = tale.summary.seats
    .flatMap((seat) => {
      const luck = luckOf(seat.counts)
      return luck && luck.deviation > 1 ? [{ seat, luck }] : []
    })
    .sort((a, b) => b.luck.deviation - a.luck.deviation)[0]
  return lucky ? [say('saga-dice', { who: shortName(tale, lucky.seat), mean: lucky.luck.mean })] : []
}
