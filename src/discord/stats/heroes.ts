import type { Game } from '../../engine/index.ts'
import { bold, capital, listOf } from '../../language/index.ts'
import { luckOf, ownGames, total, type OwnGame } from '../../tables/index.ts'
import type { Summary, UserId } from '../../tables/model/store.ts'
import { boldName, dayOf, kindsInWords, lastRoleOf, lengthInWords, luckVerdict } from './words.ts'
import { titlesOf } from './titles.ts'
import { say } from '../words/index.ts'

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
    const name = game && (lastRoleOf(game, one.seat) ?? game.words.statistics?.nameless)
    if (!game || name === undefined) continue
    // Its name in the language of the moment wouldn't be the same in another.
    const id = `${game.rules.id}/${one.seat.roles.at(-1) ?? ''}`
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
  const counts = total(own.map(({ seat }) => seat.counts))
  const luck = luckOf(counts)
  const titles = titlesOf(games, own).map(({ title }) => bold(title))
  return [
    winsOf({ name, game, own }, counts['wins'] ?? 0),
    ...deedsOf({ name, game }, counts),
    ...bestOf(own),
    ...(luck ? [`${say('hero-luck', { name, mean: luck.mean, dice: luck.dice })} ${luckVerdict(luck)}`] : []),
    ...(titles.length > 0 ? [say('hero-titles', { titles: listOf(titles) })] : []),
    ...lastOf(name, own),
  ]
}

function winsOf({ name, game, own }: Pick<Hero, 'name' | 'game' | 'own'>, wins: number): string {
  const [one, many] = game.words.statistics?.called ?? ['game', 'games']
  const games = own.length
  const won = wins === 0 ? 'none' : wins === games ? 'all' : 'some'
  return say(`hero-won-${won}`, {
    player: boldName(own.at(-1)?.seat.name ?? ''),
    name: bold(name),
    ...{ games, wins, one, many },
  })
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
    say('hero-deeds', { name, deeds: listOf(deeds) }),
    ...(slain === '' ? [] : [say('hero-slain', { name, kinds: slain })]),
    ...(deaths === '' ? [] : [say('hero-deaths', { kinds: deaths })]),
  ]
}

function bestOf(own: readonly OwnGame[]): readonly string[] {
  const best = own
    .filter(({ seat }) => seat.won)
    .sort((a, b) => a.summary.turns - b.summary.turns || a.summary.endedAt - b.summary.endedAt)[0]
  if (!best) return []
  return [say('hero-best', { day: dayOf(best.summary.endedAt), length: lengthInWords(best.summary) })]
}

function lastOf(name: string, own: readonly OwnGame[]): readonly string[] {
  const last = own.at(-1)
  if (!last) return []
  const before = last.seat.roles.slice(0, -1)
  const heir = before.length === 0 ? [] : [say('hero-last-heir', { name, before: listOf(before) })]
  return [[endOf(name, last), ...heir].map(capital).join(' ')]
}

function endOf(name: string, { summary, seat }: OwnGame): string {
  const day = dayOf(summary.endedAt)
  if (seat.won) return say('hero-last-won', { name, day })
  const players = summary.seats.length
  if (players === 1) return say('hero-last-beaten', { name, day })
  return say('hero-last-placed', { name, day, place: seat.rank, players })
}
