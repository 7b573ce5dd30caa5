import type { Canvas } from 'canvas'
import { describe, expect, it } from 'vitest'
import { seatColour } from '../../src/render/canvas/palette.ts'
import { paintPoster as paintJpeg } from '../../src/render/index.ts'
import type { PosterBoard } from '../../src/render/finished/poster-map.ts'
import { posterCanvas, type PosterRequest } from '../../src/render/finished/poster.ts'
import type { Game } from '../../src/engine/index.ts'
import { IMPERIAL } from '../../src/games/imperial/index.ts'
import { TALISMAN } from '../../src/games/talisman/index.ts'
import { WARLOCK } from '../../src/games/warlock/index.ts'
import { POSTER as REALM } from '../../src/render/games/imperial/index.ts'
import { POSTER as BOARD } from '../../src/render/games/talisman/index.ts'
import { POSTER as DUNGEON } from '../../src/render/games/warlock/index.ts'
import { ended } from '../kit/ended.ts'
import { decoded, distance } from './jpeg.ts'
import { blemishesOf } from './legibility.ts'
import { writtenIn } from './written.ts'

/** What a desktop needs, which shows two columns of 1000 about 550 wide; a phone needs less. */
const LEAST = (11 * 2000) / 550
const NAMES = ['Ann', 'Benedict Arnold', 'Cleo', 'Dora the Explorer', 'Eve', 'Finn', 'Gus', 'Maximilian of Habsburg']
const TITLES = [['Never Rolled a Six', 'One for the Mantelpiece', 'Left, or Was It Right'], [], ['Drowned Twice']]

interface Subject {
  readonly game: Game
  readonly board: PosterBoard<never>
  readonly seats: number
}

const SUBJECTS: readonly Subject[] = [
  { game: IMPERIAL, board: REALM, seats: 8 },
  { game: TALISMAN, board: BOARD, seats: 6 },
  { game: WARLOCK, board: DUNGEON, seats: 6 },
]

/** A poster of a match of computer players that was broken off after a number of answers, or has ended. */
function posterOf({ game }: Subject, seats: number, most: number): { view: never; poster: PosterRequest } {
  const { happened, view, standings } = ended(game, { seats, most }, NAMES)
  const stops = happened.flatMap(({ fact }) => game.words.poster?.stops(fact) ?? [])
  const winners = standings.filter(({ won }) => won).map(({ seat }) => seat)
  const decided = game.words.poster?.decided(happened, winners) ?? 'Maximilian of Habsburg is ahead of Benedict Arnold.'
  const rows = Array.from({ length: seats }, (_, seat) => ({
    seat,
    name: `The Prophetess (${NAMES[seat]})`.slice(seat % 3 === 0 ? 0 : 4),
    rank: seat + 1,
    won: seat === 0,
    topic: null,
    score: ['eleven treasures', 'held Key cards 1, 4 and 9 · left', ''][seat % 3] ?? '',
    made: ['slew three creatures', 'followed two clues to the end', 'was once a Toad'].slice(seat % 4),
    titles: TITLES[seat % 3] ?? [],
    places: stops.flatMap((stop) => (stop.seat === seat ? [stop.place] : [])),
  }))
  const titles = game.words.board?.places(view).filter(({ title }) => title.length <= 20) ?? []
  const visited = new Set(stops.map(({ place }) => place))
  const places = titles.flatMap(({ id, title }) => (visited.has(id) ? [{ place: id, title }] : [])).slice(0, 9)
  return {
    view: view as never,
    poster: { framing: 'narrow', line: '22 November 2026 · 48 turns', decided, seats: rows, places },
  }
}

/** How many pixels have a colour. */
function countOf(canvas: Canvas, colour: string): number {
  const wanted = Number.parseInt(colour.slice(1), 16)
  const data = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
  let count = 0
  for (let i = 0; i < data.length; i += 4) {
    if ((((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0)) === wanted) count += 1
  }
  return count
}

describe.each(SUBJECTS.map((subject) => ({ id: subject.game.rules.id, subject })))(
  'the poster of $id',
  ({ subject }) => {
    const { board } = subject

    it.each([
      [2, 120],
      [subject.seats, 400],
    ])('can be read on a phone, whole and clear of all else, for %i', (seats, most) => {
      const { view, poster: usual } = posterOf(subject, seats, most)
      const score = 'No points · Left the mountain · Held Key cards 1, 4, 7 and 9'
      const poster = { ...usual, seats: usual.seats.map((one) => (one.seat % 3 === 1 ? { ...one, score } : one)) }
      expect(blemishesOf(LEAST, () => posterCanvas(board, view, poster))).toEqual([])
      const results = writtenIn(() => posterCanvas(board, view, poster)).map(({ text }) => text)
      for (const text of ['No points · Left the mountain', 'Held Key cards 1, 4, 7 and 9'])
        expect(results).toContain(text)
      expect(results.filter((text) => text.endsWith('…'))).toEqual([])
    })

    it('has the map beside all else on a wide screen, and everybody’s way on it', () => {
      const { view, poster } = posterOf(subject, subject.seats, 200)
      const wide = { ...poster, framing: 'wide' } as const
      const [tall, broad] = [posterCanvas(board, view, poster), posterCanvas(board, view, wide)]
      expect(broad.width).toBe(2 * tall.width)
      expect(broad.height).toBeLessThan(tall.height)
      for (const { seat } of poster.seats) {
        const { fill } = seatColour(seat)
        expect(countOf(broad, fill)).toBeGreaterThan(countOf(tall, fill) / 2)
      }
    })

    it('shows the way of everybody in the colour of the seat, and is the same again', async () => {
      const { view, poster } = posterOf(subject, 3, 200)
      const canvas = posterCanvas(board, view, poster)
      const stayed = { ...poster, seats: poster.seats.map((one) => ({ ...one, places: one.places.slice(0, 1) })) }
      const without = posterCanvas(board, view, stayed)
      expect(canvas.width).toBe(1000)
      for (const { seat } of poster.seats) {
        const { fill } = seatColour(seat)
        expect(countOf(canvas, fill)).toBeGreaterThan(countOf(without, fill) + 500)
      }
      const jpeg = await paintJpeg(subject.game.rules.id, view, poster)
      expect(distance(await decoded(jpeg), canvas)).toBeLessThan(6)
      expect(
        (await paintJpeg(subject.game.rules.id, structuredClone(view), structuredClone(poster))).equals(jpeg),
      ).toBe(true)
    })

    it.each(['narrow', 'wide'] as const)(
      'has fewer than 200 kB of a whole game at a full table: %s',
      async (framing) => {
        const { view, poster } = posterOf(subject, subject.seats, 3000)
        expect((await paintJpeg(subject.game.rules.id, view, { ...poster, framing })).length).toBeLessThan(200_000)
      },
    )

    it('is drawn of a game in which nobody went anywhere, and passes over places that are not on the board', () => {
      const { view, poster } = posterOf(subject, 2, 120)
      const lost = poster.seats.map((one) => ({
        ...one,
        places: one.seat === 0 ? [] : ['nowhere', ...one.places, 'nowhere', null, 'nowhere'],
      }))
      expect(() => posterCanvas(board, view, { ...poster, decided: null, seats: lost })).not.toThrow()
    })
  },
)
