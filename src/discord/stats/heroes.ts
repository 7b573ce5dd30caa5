import type { Game } from '../../engine/index.ts'
import { bold, capital, count, listOf, ordinal } from '../../language/index.ts'
import { luckOf, ownGames, total, type OwnGame } from '../../tables/index.ts'
import type { Summary, UserId } from '../../tables/model/store.ts'
import { boldName, dayOf, kindsInWords, diceLuckInWords, spanInWords } from './words.ts'
import { titlesOf } from './titles.ts'

const MAX_DEEDS = 6

/** A player's character, over all finished games. */
export interface Hero {
  /** Names it among its player's heroes: at most 100 characters. */
  readonly id: string
  readonly name: string
  readonly game: Game
  readonly own: readonly OwnGame[]
}

/** A player's heroes, those with most games first. */
export function heroesOf(games: readonly Game[], summaries: readonly Summary[], user: UserId): readonly Hero[] {
  const heroes = new Map<string, { name: string; game: Game; own: OwnGame[] }>()
  for (const one of ownGames(summaries, user)) {
    const game = games.find(({ rules }) => rules.id === one.summary.game)
    const name = one.seat.roles.at(-1) ?? game?.words.statistics?.nameless
    if (!game || name === undefined) continue
    const id = `${game.rules.id}/${name}`
    const hero = heroes.get(id) ?? { name, game, own: [] }
    hero.own.push(one)
    heroes.set(id, hero)
  }
  return [...heroes]
    .map(([id, hero]) => ({ id, ...hero }))
    .sort((a, b) => b.own.length - a.own.length || (a.id < b.id ? -1 : 1))
}

/** A hero's story, a paragraph a line: the years, the deeds, the luck, the first and the last of it. */
export function heroStory(games: readonly Game[], { name, game, own }: Hero): readonly string[] {
  const { statistics: memory } = game.words
  const counts = total(own.map(({ seat }) => seat.counts))
  const wins = counts['wins'] ?? 0
  const [one, many] = memory?.called ?? ['game', 'games']
  const luck = luckOf(counts)
  const titles = titlesOf(games, own).map(({ title }) => bold(title))
  return [
    `${bold(name)} under ${boldName(own.at(-1)?.seat.name ?? '')}: ${count(own.length, one, many)}, ${wonInWords(wins, own.length)}.`,
    ...deedsOf({ name, game }, counts),
    ...bestOf(own),
    ...(luck ? [`The dice gave ${name} ${diceLuckInWords(luck)}.`] : []),
    ...(titles.length > 0 ? [`Known for: ${listOf(titles)}.`] : []),
    ...lastOf(name, own),
  ]
}

function wonInWords(wins: number, games: number): string {
  if (games === 1) return wins === 0 ? 'not won' : 'won'
  if (wins === 0) return 'none of them won yet'
  return wins === games ? 'every one won' : `${inWords(wins)} won`
}

function deedsOf(
  { name, game }: Pick<Hero, 'name' | 'game'>,
  counts: Readonly<Record<string, number>>,
): readonly string[] {
  const deeds = Object.entries(game.words.statistics?.words ?? {})
    .flatMap(([id, { told }]) => ((counts[id] ?? 0) > 0 ? [told(counts[id] ?? 0)] : []))
    .slice(0, MAX_DEEDS)
  if (deeds.length === 0) return []
  const slain = kindsInWords(game, counts, 'slain')
  const deaths = kindsInWords(game, counts, 'deaths')
  return [
    `In all that time ${name} ${listOf(deeds)}.`,
    ...(slain === '' ? [] : [`Fallen to ${name}: ${slain}.`]),
    ...(deaths === '' ? [] : [`What ${name} died of: ${deaths}.`]),
  ]
}

function bestOf(own: readonly OwnGame[]): readonly string[] {
  const best = own
    .filter(({ seat }) => seat.won)
    .sort((a, b) => a.summary.turns - b.summary.turns || a.summary.endedAt - b.summary.endedAt)[0]
  if (!best) return []
  const { turns, startedAt, endedAt } = best.summary
  return [`The finest hour: ${dayOf(endedAt)}, won in ${count(turns, 'turn')} and ${spanInWords(endedAt - startedAt)}.`]
}

function inWords(n: number): string {
  return count(n, '', '').trim()
}

function lastOf(name: string, own: readonly OwnGame[]): readonly string[] {
  const last = own.at(-1)
  if (!last) return []
  const { summary, seat } = last
  const place = seat.won
    ? 'victorious'
    : summary.seats.length === 1
      ? 'beaten'
      : `${ordinal(seat.rank)} of ${inWords(summary.seats.length)}`
  const before = seat.roles.slice(0, -1)
  const heir = before.length > 0 ? `, in the place of ${listOf(before)}` : ''
  return [capital(`${name} was last seen on ${dayOf(summary.endedAt)}, ${place}${heir}.`)]
}
