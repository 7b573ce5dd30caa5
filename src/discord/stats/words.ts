import type { Counts, Game, Passage } from '../../engine/index.ts'
import { bold, count } from '../../language/index.ts'
import { kindsOf, type DiceLuck, type OwnGame } from '../../tables/index.ts'
import type { Summary } from '../../tables/model/store.ts'
import { harmless } from '../kit/text.ts'

/** What the annals have in common, in words. */

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const MAX_KINDS = 6

export function gameTitle(games: readonly Game[], id: string): string {
  return games.find(({ rules }) => rules.id === id)?.words.title ?? id
}

/** The bot's games that have summaries, in the bot's order. */
export function gamesIn(games: readonly Game[], summaries: readonly Summary[]): readonly Game[] {
  return games.filter(({ rules }) => summaries.some(({ game }) => game === rules.id))
}

/** "40 minutes", "5 hours", "three days". */
export function spanInWords(milliseconds: number): string {
  if (milliseconds < 2 * HOUR_MS) return count(Math.max(1, Math.round(milliseconds / MINUTE_MS)), 'minute')
  if (milliseconds < 2 * DAY_MS) return count(Math.round(milliseconds / HOUR_MS), 'hour')
  return count(Math.round(milliseconds / DAY_MS), 'day')
}

/** A day, as each reader's own calendar has it. */
export function dayOf(time: number): string {
  return `<t:${Math.floor(time / 1000)}:D>`
}

export function timesInWords(n: number): string {
  return n === 1 ? 'once' : n === 2 ? 'twice' : count(n, 'time')
}

/** "3.71". */
export function meanInWords({ mean }: DiceLuck): string {
  return mean.toFixed(2)
}

/** A comparison of a player's luck. */
export function diceLuckInWords(luck: DiceLuck): string {
  const { dice, percentile } = luck
  const thrown = `${meanInWords(luck)} a die over ${dice.toLocaleString('en')} dice`
  if (percentile >= 40 && percentile <= 60) return `${thrown}: as fair as dice get`
  const [than, share] = percentile > 60 ? ['better', percentile] : ['worse', 100 - percentile]
  return `${thrown}: ${than} than ${Math.min(share, 99)} of 100 would throw`
}

/** "the Dragon twice and the Wolf once", most first; empty without counts. */
export function kindsInWords(game: Game, counts: Counts, name: string): string {
  const { statistics: memory } = game.words
  const all = kindsOf(counts, name)
  const told = all.slice(0, MAX_KINDS).map(({ kind, n }) => `${memory?.kind(name, kind) ?? kind} ${n}`)
  const more = all.length - told.length
  return [...told, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

/** A game's counts, a line each, in its own order. */
export function countLines(game: Game, counts: Counts): readonly string[] {
  const { statistics: memory } = game.words
  return Object.entries(memory?.words ?? {}).flatMap(([name, { title }]) => {
    const n = counts[name] ?? 0
    return n === 0 ? [] : [`${title}: ${bold(n.toLocaleString('en'))}`]
  })
}

/** "Rosa 4 of 7, Kate 1 of 2": how often they won with what they were called last. */
export function rolesInWords(own: readonly OwnGame[]): string {
  const roles = new Map<string, { games: number; wins: number }>()
  for (const { seat } of own) {
    const role = seat.roles.at(-1)
    if (role === undefined) continue
    const { games, wins } = roles.get(role) ?? { games: 0, wins: 0 }
    roles.set(role, { games: games + 1, wins: wins + (seat.won ? 1 : 0) })
  }
  return [...roles]
    .sort(([a, one], [b, other]) => other.wins - one.wins || other.games - one.games || (a < b ? -1 : 1))
    .map(([role, { games, wins }]) => `${role} ${wins} of ${games}`)
    .join(', ')
}

/** A passage, unless it has nothing to say. */
export function statsPassage(heading: string, lines: readonly string[]): readonly Passage[] {
  return lines.length === 0 ? [] : [{ heading, lines }]
}

/** A player's name, in bold and escaped. */
export function boldName(name: string): string {
  return bold(harmless(name))
}
