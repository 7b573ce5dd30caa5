import type { Counts, Game, Passage } from '../../engine/index.ts'
import { bold, listOf } from '../../language/index.ts'
import { kindsOf, type DiceLuck, type OwnGame } from '../../tables/index.ts'
import type { SeatSummary, Summary } from '../../tables/model/store.ts'
import { harmless } from '../kit/text.ts'
import { say } from '../words/index.ts'

/** Words that all statistics share. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MAX_KINDS = 6

/** The bot's games that have summaries, in the bot's order. */
export function gamesIn(games: readonly Game[], summaries: readonly Summary[]): readonly Game[] {
  return games.filter(({ rules }) => summaries.some(({ game }) => game === rules.id))
}

/** "40 minutes", "5 hours", "3 days". */
function spanInWords(milliseconds: number): string {
  if (milliseconds < 2 * HOUR_MS) {
    return say('span-minutes', { count: Math.max(1, Math.round(milliseconds / MINUTE_MS)) })
  }
  if (milliseconds < 2 * DAY_MS) return say('span-hours', { count: Math.round(milliseconds / HOUR_MS) })
  return say('span-days', { count: Math.round(milliseconds / DAY_MS) })
}

/** A day, as each reader's own calendar has it. */
export function dayOf(time: number): string {
  return `<t:${Math.floor(time / 1000)}:D>`
}

/** How long a finished game was: "12 turns over 40 minutes". */
export function lengthInWords({ turns, startedAt, endedAt }: Summary): string {
  return say('game-length', { turns, span: spanInWords(endedAt - startedAt) })
}

/** A sentence that compares a player's luck with that of fair dice. */
export function luckVerdict({ percentile }: DiceLuck): string {
  const { how, percent } = comparedTo(percentile)
  return how === 'fair' ? say('luck-fair') : say(`luck-${how}`, { percent })
}

/** A sentence that compares a player's draws with those of others who draw as often. */
export function drawVerdict(percentile: number): string {
  const { how, percent } = comparedTo(percentile)
  return how === 'fair' ? say('draws-fair') : say(`draws-${how}`, { percent })
}

/** How luck compares with that of others, and how many of 100 have less, or more if it's worse. */
function comparedTo(percentile: number) {
  const percent = Math.min(99, Math.max(percentile, 100 - percentile))
  if (percentile >= 40 && percentile <= 60) return { how: 'fair', percent } as const
  return { how: percentile > 60 ? 'better' : 'worse', percent } as const
}

/** "2 × Dragon and Wolf", most first; empty without counts. */
export function kindsInWords(game: Game, counts: Counts, name: string): string {
  const { statistics: memory } = game.words
  const all = kindsOf(counts, name)
  const told = all
    .slice(0, MAX_KINDS)
    .map(({ kind, n }) => say('kind-tally', { count: n, kind: memory?.kind(name, kind) ?? kind }))
  const more = all.length - told.length
  return listOf([...told, ...(more > 0 ? [say('kinds-more', { kinds: more })] : [])])
}

/** A game's counts, a line each, in its own order. */
export function countLines(game: Game, counts: Counts): readonly string[] {
  const { statistics: memory } = game.words
  return Object.entries(memory?.words ?? {}).flatMap(([name, { title }]) => {
    const n = counts[name] ?? 0
    return n === 0 ? [] : [say('stats-count', { about: title, count: n })]
  })
}

/** What a seat was called last; `null` if it only had its player's name. */
export function lastRoleOf({ words }: Game, { roles }: Pick<SeatSummary, 'roles'>): string | null {
  const last = roles.at(-1)
  return last === undefined ? null : (words.calledNow?.(last) ?? last)
}

/** "Rosa won 4 of 7 and Kate won 1 of 2": how often they won with what they were called last. */
export function rolesInWords(game: Game, own: readonly OwnGame[]): string {
  const roles = new Map<string, { games: number; wins: number }>()
  for (const { seat } of own) {
    const role = lastRoleOf(game, seat)
    if (role === null) continue
    const { games, wins } = roles.get(role) ?? { games: 0, wins: 0 }
    roles.set(role, { games: games + 1, wins: wins + (seat.won ? 1 : 0) })
  }
  return listOf(
    [...roles]
      .sort(([a, one], [b, other]) => other.wins - one.wins || other.games - one.games || (a < b ? -1 : 1))
      .map(([name, { games, wins }]) => say('stats-wins-of', { name, wins, games })),
  )
}

/** A passage, unless it has nothing to say. */
export function statsPassage(heading: string, lines: readonly string[]): readonly Passage[] {
  return lines.length === 0 ? [] : [{ heading, lines }]
}

/** A player's name, in bold and escaped. */
export function boldName(name: string): string {
  return bold(harmless(name))
}
