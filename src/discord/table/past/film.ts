import { listOf } from '../../../language/index.ts'
import type { Seat } from '../../../engine/index.ts'
import { yieldToEventLoop, type Remark, type TableService } from '../../../tables/index.ts'
import type { TableView } from '../../../tables/model/service.ts'
import type { ChronicleLine, TableId } from '../../../tables/model/store.ts'
import { plainNames, seatNames } from '../../kit/names.ts'
import { plain } from '../../kit/text.ts'
import { factLine, namesAt, namesSeat } from '../telling/chronicle.ts'
import { turnBegunBy } from '../telling/digest.ts'
import { scenesIn, MIN_KEPT_WEIGHT } from '../telling/scenes.ts'
import { areOneMoment, momentsIn } from './look-back.ts'
import { quoted, remarksOn } from './remarks.ts'
import type { Plan, Shot } from '../context/film.ts'
import { say } from '../../words/index.ts'

/** The plan of a film, picture by picture. It depends on public facts only. */

export const MIN_TURNS = 3
/** The length of a film, and the largest number of scenes in it. */
export const [MAX_FILM_MS, MAX_SCENES] = [45_000, 12]
/** How many remarks of the players it quotes. */
const MAX_QUOTES = 5
/** How long pictures are seen. */
const DELAYS_MS = { opening: 2000, turn: 1800, scene: 2200, quote: 2800, last: 5000 } as const
const PAGE_SIZE = 200

/** A turn, from its public lines. */
interface Turn {
  /** Which turn it is; 0 before anybody has had one. */
  readonly number: number
  readonly seat: Seat | null
  readonly lines: readonly ChronicleLine[]
  /** The line of the log after which it was over. */
  readonly over: number
}

/**
 * Plans a film from a public line on: the opening position, each turn's end, scenes and players' remarks where they
 * belong, and the current position. Lines on abandoned branches are left out. It keeps the weightiest scenes, and an
 * even spread of turns as far as there is time. `null` if too few turns have started.
 */
export async function planFilm(tables: TableService, view: TableView, from: number): Promise<Plan | null> {
  const all = await publicLinesOf(tables, view.record.id)
  const turns = turnsIn(view, all, Math.max(1, from), await tables.chronicle.counting(view.record.id))
  const remarks = await tables.remarks.of(view.record.id)
  const [first] = turns
  const last = turns.at(-1)
  if (!first || !last || turns.filter(({ number }) => number > 0).length < MIN_TURNS) return null
  const scenes = weightiestOf(turns.map((turn) => scenesOf(view, turn)))
  const quotes = turns.map((turn) => quotesOf(view, turn, remarks.slice(0, MAX_QUOTES)))
  const kept = scenes.flat().length * DELAYS_MS.scene + quotes.flat().length * DELAYS_MS.quote
  const left = MAX_FILM_MS - DELAYS_MS.opening - DELAYS_MS.last - kept
  const shown = new Set(spreadEvenly(turns.slice(0, -1), Math.floor(left / DELAYS_MS.turn)))
  const shots = turns.flatMap((turn, at) => [
    ...(scenes[at] ?? []),
    ...(quotes[at] ?? []),
    ...(shown.has(turn) ? [shotOf(view, turn)] : []),
  ])
  return { shots: [openingOf(view, first), ...shots, closingOf(view, last)], from, to: all.length }
}

/** Picks at most `most` items, evenly spread. */
export function spreadEvenly<T>(all: readonly T[], most: number): readonly T[] {
  if (all.length <= most) return all
  const step = all.length / most
  return all.filter((_, at) => Math.floor((at + 1) / step) > Math.floor(at / step))
}

async function publicLinesOf(tables: TableService, table: TableId): Promise<readonly ChronicleLine[]> {
  const count = await tables.chronicle.countFor(table, null)
  const lines: ChronicleLine[] = []
  while (lines.length < count) {
    const wanted = Math.min(PAGE_SIZE, count - lines.length)
    const page = await tables.chronicle.linesFor(table, null, lines.length, wanted)
    lines.push(...page)
    // Of a chronicle that is damaged there may be fewer than its last line says.
    if (page.length < wanted) break
    await yieldToEventLoop()
  }
  return lines
}

/** The turns from a line on, by its number, with their lines from there. In a game without turns each moment is one. */
function turnsIn(
  view: TableView,
  all: readonly ChronicleLine[],
  from: number,
  stands: (line: ChronicleLine) => boolean,
): readonly Turn[] {
  const turns: Turn[] = []
  let [number, seat, lines]: [number, Seat | null, ChronicleLine[]] = [0, null, []]
  const close = (over: number) => {
    if (lines.length > 0) turns.push({ number, seat, lines, over })
    lines = []
  }
  let before: ChronicleLine | undefined
  for (const [index, line] of all.entries()) {
    if (!stands(line)) continue
    const begins = turnBegunBy(view, line)
    const isAnother = view.game.words.turnOf ? begins !== null : before !== undefined && !areOneMoment(before, line)
    if (isAnother) {
      close(line.seq)
      number += 1
      seat = begins
    }
    if (index + 1 >= from) lines.push(line)
    before = line
  }
  close(all.at(-1)?.seq ?? 0)
  return turns
}

/** The scenes of a turn that stay, in their order. */
function scenesOf(view: TableView, turn: Turn): readonly { readonly shot: Shot; readonly weight: number }[] {
  return momentsIn(turn.lines)
    .flatMap((moment) => scenesIn(view, moment).map((drama) => ({ drama, text: saidOf(view, turn.seat, moment) })))
    .filter(({ drama: { weight } }) => weight >= MIN_KEPT_WEIGHT)
    .map(({ drama, text }) => {
      const caption = { seat: turn.seat, heading: headingOf(view, turn), text }
      return { shot: { caption, shows: { kind: 'scene', drama }, delay: DELAYS_MS.scene }, weight: drama.weight }
    })
}

/** The remarks on a turn, each over the position that it is about. */
function quotesOf(view: TableView, turn: Turn, remarks: readonly Remark[]): readonly Shot[] {
  return remarksOn(remarks, turn).map((remark) => {
    const { seq = turn.over } = turn.lines.find(({ line }) => line === remark.on) ?? {}
    const caption = { seat: turn.seat, heading: headingOf(view, turn), text: quoted(view, remark) }
    return { caption, shows: { kind: 'table', seq, focus: turn.seat }, delay: DELAYS_MS.quote }
  })
}

/** The weightiest scenes of all turns, up to a film's limit; later scenes win ties. */
function weightiestOf(
  scenes: readonly (readonly { readonly shot: Shot; readonly weight: number }[])[],
): readonly (readonly Shot[])[] {
  const ranked = scenes
    .flat()
    .reverse()
    .sort((a, b) => b.weight - a.weight)
  const kept = new Set(ranked.slice(0, MAX_SCENES))
  return scenes.map((some) => some.filter((one) => kept.has(one)).map(({ shot }) => shot))
}

function openingOf({ record, game }: TableView, { number, lines }: Turn): Shot {
  const text =
    number > 0 ? say('film-from-turn', { turn: number }) : say('film-players', { names: listOf(seatNames(record)) })
  const caption = { seat: null, heading: game.words.title, text }
  return { caption, shows: { kind: 'table', seq: lines[0]?.seq ?? 0, focus: null }, delay: DELAYS_MS.opening }
}

/** A turn as it ended. */
function shotOf(view: TableView, turn: Turn): Shot {
  const { seat, lines, over } = turn
  const text = saidOf(view, seat, lines)
  const caption = { seat, heading: headingOf(view, turn), text }
  return {
    caption,
    shows: { kind: 'table', seq: over, focus: seat },
    delay: DELAYS_MS.turn,
  }
}

/** How it stands now. */
function closingOf(view: TableView, turn: Turn): Shot {
  const shot = shotOf(view, turn)
  if (!view.isOver) return { ...shot, delay: DELAYS_MS.last }
  const heading = plain(view.game.words.headline(view.viewFor(null), plainNames(view.record)))
  const shows = { kind: 'table', seq: turn.over, focus: null } as const
  return { caption: { ...shot.caption, seat: null, heading }, shows, delay: DELAYS_MS.last }
}

function headingOf(view: TableView, { number, seat, lines }: Turn): string {
  if (number === 0) return say('film-before')
  const [line] = lines
  return seat === null || !line
    ? say('film-moment', { number })
    : say('film-turn', { number, name: plain(namesAt(view, line)(seat)) })
}

/** The weightiest public line. Ties: lines that name the seat, then later lines. Empty if there is none. */
function saidOf(view: TableView, seat: Seat | null, lines: readonly ChronicleLine[]): string {
  let said = { text: '', weight: -1 }
  for (const line of lines) {
    if (line.kind !== 'fact' || turnBegunBy(view, line) !== null) continue
    const text = spoken(factLine(view, line) ?? '')
    const isNamed = seat !== null && namesSeat(view, line, seat)
    const weight = Math.max(0, ...scenesIn(view, [line]).map((one) => one.weight)) + (isNamed ? 0.5 : 0)
    if (text !== '' && weight >= said.weight) said = { text, weight }
  }
  return said.text
}

/** What stands in italics at the end of a line. */
const FLAVOUR = /\s+(?<![\\*])\*(?!\*)[^*]+(?<!\*)\*$/u
const SIGNS = /\p{Extended_Pictographic}[\u{fe0f}\u{200d}\p{Extended_Pictographic}]*/gu

/** Words as they are written in a picture: without signs, flavour and Markdown. */
function spoken(words: string): string {
  const bare = words.replace(/^(-#|>|#+) /gm, '').replace(FLAVOUR, '')
  return plain(bare.replace(SIGNS, ''))
}
