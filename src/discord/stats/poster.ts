import type { Logger } from 'pino'
import { listOf } from '../../language/index.ts'
import type { Happened, Seat } from '../../engine/index.ts'
import type { PosterRequest, PosterSeat } from '../../render/index.ts'
import { calledAt, yieldToEventLoop, type TableService } from '../../tables/index.ts'
import type { TableView } from '../../tables/model/service.ts'
import type { SeatSummary, TableRecord } from '../../tables/model/store.ts'
import { ALT_TEXT } from '../kit/limits.ts'
import { plainFullNames, seatFaces } from '../kit/names.ts'
import { clip } from '../kit/text.ts'
import { dayInWords } from '../kit/dates.ts'
import type { PosterCommission } from '../pictures/pictures.ts'
import { characterOf, publicFactOf } from '../table/telling/scenes.ts'
import { say } from '../words/index.ts'
import { earnedTitles } from './earned-titles.ts'

/** A poster to be drawn, and what it shows in words, for those who cannot see it. */
export interface Poster {
  readonly commission: PosterCommission
  readonly alt: string
}

/** The number of deeds in the alternative text. */
const DEEDS_TOLD = 2

/** What posters are made from, and where it is said if one cannot be made. */
interface Annalist {
  readonly tables: Pick<TableService, 'stats' | 'games'>
  readonly log: Logger
}

/**
 * The poster of a table; `null` if its game has none or isn't over, or its summary isn't ready. `record`: the table
 * with the names that the viewers may know. Never rejects, because a game can do without a poster.
 */
export async function posterOf(
  { tables, log }: Annalist,
  view: TableView,
  record: TableRecord = view.record,
): Promise<Poster | null> {
  try {
    return await made(tables, view, record)
  } catch (error) {
    log.error({ err: error, table: record.id }, 'poster failed')
    return null
  }
}

async function made(tables: Annalist['tables'], view: TableView, record: TableRecord): Promise<Poster | null> {
  const { game } = view
  const { poster, title } = game.words
  const summary = poster && view.isOver ? await tables.stats.ofTable(record.id) : undefined
  if (!poster || !summary) return null
  const [told, honours] = await Promise.all([tables.stats.told(record.id), earnedTitles(tables, summary)])
  const happened = told.flatMap((line) => publicFactOf({ game, record }, line))
  // A long game has thousands of lines: others have their turn in between.
  await yieldToEventLoop()
  const winners = summary.seats.filter(({ won }) => won).map(({ seat }) => seat)
  const parts = happened.flatMap(({ fact }) => poster.parts?.(fact) ?? [])
  const decided = poster.decided(happened, winners)
  await yieldToEventLoop()
  const stops = happened.flatMap(({ fact }) => poster.stops(fact))
  const [names, called] = [plainFullNames(record), calledAt(record)]
  const shown = view.viewFor(null)
  const seats = [...summary.seats].sort(byRank).map((one): PosterSeat => {
    const { seat, user, rank, won } = one
    return {
      seat,
      name: names(seat),
      called: called[seat] ?? null,
      rank,
      won,
      topic: characterOf(view, seat),
      score: game.words.score?.(shown, seat) ?? '',
      made: [...parts.flatMap((part) => (part.seat === seat ? [part.text] : [])), ...deedsOf(view, one)],
      titles: honours.flatMap((honour) => (user !== null && honour.user === user ? [honour.title.title] : [])),
      places: stops.flatMap((stop) => (stop.seat === seat ? [stop.place] : [])).filter(isAnother),
    }
  })
  const [day, { turns }] = [dayInWords(summary.endedAt), summary]
  const places = wonPlaces(view, happened, new Set(winners))
  const request = {
    framing: record.pictures,
    line: say('poster-line', { day, turns }),
    decided,
    seats,
    places,
    faces: seatFaces(record),
  }
  const rest = resultInWords(view, request)
  return {
    commission: { table: record.id, game: record.game, view: shown, poster: request, person: record.host },
    alt: clip(say('poster-alt', { game: title, day, turns, rest }), ALT_TEXT),
  }
}

/** The winners first. */
function byRank(one: SeatSummary, other: SeatSummary): number {
  return Number(other.won) - Number(one.won) || one.rank - other.rank
}

function deedsOf({ game }: TableView, { counts }: SeatSummary): readonly string[] {
  return Object.entries(game.words.statistics?.words ?? {}).flatMap(([id, { told }]) => {
    const n = counts[id] ?? 0
    return n > 0 ? [told(n)] : []
  })
}

/** The names of the places where most was won, the greatest first. What the winners won counts double. */
function wonPlaces(
  { game, viewFor }: TableView,
  happened: readonly Happened[],
  winners: ReadonlySet<Seat>,
): PosterRequest['places'] {
  const at = new Map<Seat, string | null>()
  const worth = new Map<string, number>()
  for (const { fact } of happened) {
    for (const { seat, place } of game.words.poster?.stops(fact) ?? []) at.set(seat, place)
    const won = game.words.poster?.won?.(fact) ?? null
    const place = won && at.get(won.seat)
    if (!place) continue
    worth.set(place, (worth.get(place) ?? 0) + won.worth * (winners.has(won.seat) ? 2 : 1))
  }
  const titles = new Map(game.words.board?.places(viewFor(null)).map(({ id, title }) => [id, title]))
  return [...worth]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([place]) => {
      const title = titles.get(place) ?? ''
      return title === '' || title.length > MAX_PLACE_NAME ? [] : [{ place, title }]
    })
    .slice(0, MAX_PLACES)
}

/** Longer names describe a place between others. */
const MAX_PLACE_NAME = 20
/** As many names as leave the routes in sight. */
const MAX_PLACES = 6

/** Drops repeated places. */
function isAnother<T>(place: T, at: number, all: readonly T[]): boolean {
  return place !== all[at - 1]
}

/** What decided the game, and what each seat did, best first. */
function resultInWords(view: TableView, { decided, seats }: PosterCommission['poster']): string {
  const titles = new Map(view.game.words.board?.places(view.viewFor(null)).map(({ id, title }) => [id, title]))
  const each = seats.map((one) => {
    const { won, rank, name } = one
    const told = [one.score, ...one.made.slice(0, DEEDS_TOLD)].filter((text) => text !== '')
    const earned = one.titles.length === 0 ? [] : [say('poster-titles', { titles: listOf(one.titles) })]
    const facts = [...told, ...earned, ...wayOf(one, titles)].join(', ')
    if (facts === '') return won ? say('poster-winner', { name }) : say('poster-placed', { name, rank })
    return won ? say('poster-winner-with', { name, facts }) : say('poster-placed-with', { name, rank, facts })
  })
  return [...(decided === null ? [] : [decided]), ...each].join(' ')
}

/** "from the City to the Crown of Command". */
function wayOf({ places }: PosterSeat, titles: ReadonlyMap<string, string>): readonly string[] {
  const been = places.filter((place) => place !== null)
  const [first, last] = [been[0], been.at(-1)]
  if (first === undefined || last === undefined) return []
  const deaths = places.length - been.length
  return [say('poster-way', { first: titles.get(first) ?? first, last: titles.get(last) ?? last, deaths })]
}
