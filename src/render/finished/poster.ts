import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import type { Seat } from '../../engine/index.ts'
import { onCanvas, type Camera } from '../canvas/camera.ts'
import type { Board, BoardScene, BoardView, Overlay } from '../card/board.ts'
import type { CardTitle } from '../card/composition.ts'
import { fitText, heightOfLines, writeFittedText, type Cast, type FittedText } from '../scenes/layout.ts'
import { boxAt, centreOf, inner, overlaps, type Box, type Point } from '../canvas/geometry.ts'
import type { FontFace } from '../canvas/fonts.ts'
import { drawIcon } from '../canvas/icons.ts'
import { GOLD, INK, PARCHMENT, PARCHMENT_DARK, PARCHMENT_LIGHT, seatColour } from '../canvas/palette.ts'
import { drawDiscs, drawFrame, drawRound, fillBox } from '../canvas/panel.ts'
import { packCircles } from '../canvas/packing.ts'
import type { PictureFraming } from '../canvas/request.ts'
import { withFaces, type SeatFaces } from '../faces/company.ts'
import { fit, shorten, widthOf, wrap, wrapEvenly, write } from '../canvas/text.ts'
import { drawToken, type Token } from '../map/token.ts'
import { drawTrails, type Trail } from '../map/trails.ts'

/**
 * The poster of a finished game, for a phone or a wide screen: every player's route, the moment that decided the
 * game, and the final standings.
 */

/** The contents of a poster. All texts are plain text. */
export interface PosterRequest {
  /** `narrow`: everything below each other. `wide`: the map on the left, all else beside it. */
  readonly framing: PictureFraming
  /** The date and the length of the game. */
  readonly line: string
  readonly decided: string | null
  /** The seats, best first. */
  readonly seats: readonly PosterSeat[]
  /** The names of places where something was won, the most important first. The map shows as many as have room. */
  readonly places: readonly { readonly place: string; readonly title: string }[]
  /** The faces of the players who have one of their own, for seats without a character. */
  readonly faces?: SeatFaces
}

export interface PosterSeat {
  readonly seat: Seat
  readonly name: string
  readonly rank: number
  readonly won: boolean
  /** The topic of the seat's last character; `null` in games without. */
  readonly topic: string | null
  /** The result: "7 treasures"; may be empty. */
  readonly score: string
  /** What led to the result, the most important first. The poster shows as many as have room. */
  readonly made: readonly string[]
  readonly titles: readonly string[]
  readonly places: Trail['places']
}

/** A game's board on a poster. */
export interface PosterBoard<V> {
  readonly title: CardTitle
  /** The board, and everything painted around it, in the board's unit. */
  readonly bounds: Box
  readonly world: Box
  /** Pixels to the board's unit. */
  readonly scale: number
  /** The total width of the routes along one way, in the board's unit. */
  readonly way: number
  /** Draws the board without pieces and letters. */
  readonly draw: (ctx: CanvasRenderingContext2D, view: V, camera: Camera) => void
  /** The middle of a place; `null` if the board has no such place. */
  readonly placeOf: (place: string) => Point | null
  readonly isBeside: (one: string, other: string) => boolean
  readonly tokenFor: Cast['tokenFor']
}

/** Shows no letter and no number. */
const UNLETTERED: Overlay = { own: null, numbers: new Map(), namePx: Infinity, leastPx: Infinity, covered: null }

/** A game's board as a poster shows it: `bareOf` takes everything off the board that is not printed on it. */
export function posterBoardOf<V extends BoardView, S extends BoardScene>(
  board: Board<V, S>,
  {
    bareOf,
    ...rest
  }: Omit<PosterBoard<V>, 'title' | 'bounds' | 'placeOf' | 'draw'> & { readonly bareOf: (scene: S) => S },
): PosterBoard<V> {
  const { title, bounds, placeOf } = board
  const draw: PosterBoard<V>['draw'] = (ctx, view, camera) => {
    board.drawBoard(ctx, bareOf(board.sceneOf(view, [])), camera, UNLETTERED)
  }
  return { title, bounds, placeOf, draw, ...rest }
}

const WIDTH = 1000
/**
 * The smallest letters. A desktop shows both columns about 550 wide, and a phone one column 299 wide, so they measure
 * at least 11 CSS pixels.
 */
const LEAST = 40
const RIM = 12
const MARGIN = 40
const NIGHT = '#2c2018'
const BROWN = '#5b4326'
const GOLDEN_BROWN = '#7d5200'

/** Draws a poster from the public view of the end. The same input always gives the same picture. */
export function posterCanvas<V>(bare: PosterBoard<V>, view: V, poster: PosterRequest): Canvas {
  const board = { ...bare, tokenFor: withFaces(bare.tokenFor, poster.faces) }
  const map = mapOf(board, view, poster)
  const [head, moment] = [headOf(board.title, poster.line), momentOf(poster.decided)]
  const rows = poster.seats.map((one, at) => rowOf(one, at, board.tokenFor))
  if (poster.framing === 'narrow') return pageOf([[head, map, moment, ...rows]])
  const edge: Part = { height: RIM, draw: () => undefined }
  // Which column has the head and the moment depends on how many seats there are: the lowest page is the best filled.
  const pages = [
    [[map], [head, moment, ...rows]],
    [
      [head, map],
      [edge, moment, ...rows],
    ],
    [
      [head, map, moment],
      [edge, ...rows],
    ],
  ]
  const [lowest = []] = pages.sort((one, other) => heightOfPage(one) - heightOfPage(other))
  return pageOf(lowest)
}

function heightOfPage(columns: readonly (readonly Part[])[]): number {
  return Math.max(...columns.map(heightOfColumn))
}

function heightOfColumn(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.height, RIM + 8)
}

/** Draws columns of parts beside each other. A part that can fills its column. */
function pageOf(columns: readonly (readonly Part[])[]): Canvas {
  const height = heightOfPage(columns)
  const [first, ...more] = columns.map((parts) => columnOf(parts, height))
  if (!first) throw new Error('a page has a column')
  const page = more.length === 0 ? first : createCanvas(columns.length * WIDTH, height)
  const ctx = page.getContext('2d')
  if (page !== first) [first, ...more].forEach((column, at) => void ctx.drawImage(column, at * WIDTH, 0))
  drawFrame(ctx, { x: 0, y: 0, width: page.width, height }, 7)
  return page
}

function columnOf(parts: readonly Part[], height: number): Canvas {
  const canvas = createCanvas(WIDTH, height)
  const ctx = canvas.getContext('2d')
  ctx.fillStyle = PARCHMENT_LIGHT
  ctx.fillRect(0, 0, WIDTH, height)
  const isAlone = parts.length === 1
  const spare = isAlone ? height - (parts[0]?.height ?? 0) : height - heightOfColumn(parts)
  let top = 0
  for (const part of parts) {
    const high = part.height + (part.fills ? spare : 0)
    part.draw(top, ctx, high)
    top += high
  }
  return canvas
}

/** A part of the page, drawn from its upper edge downwards. */
interface Part {
  readonly height: number
  /** Whether it takes the room that its column has left. */
  readonly fills?: boolean
  /** `height`: its own, or more where it fills a column. */
  readonly draw: (top: number, ctx: CanvasRenderingContext2D, height: number) => void
}

// The head

/** The title between its emblems, and the date. */
function headOf({ text, icon }: CardTitle, line: string): Part {
  const room = WIDTH - 2 * MARGIN - 180
  const title = inLines(text, 'title', 76, 54, room)
  const high = heightOfLines(title)
  const height = RIM + 22 + high + 62
  return {
    height,
    draw: (top, ctx) => {
      const ground = ctx.createLinearGradient(0, top, 0, top + height)
      ground.addColorStop(0, '#4a3424')
      ground.addColorStop(1, NIGHT)
      ctx.fillStyle = ground
      ctx.fillRect(0, top, WIDTH, height)
      writeFittedText(ctx, title, WIDTH / 2, top + RIM + 14, { face: 'title', colour: PARCHMENT_LIGHT })
      const y = top + RIM + 14 + high / 2
      const half = Math.max(...title.lines.map((one) => widthOf(one, 'title', title.px))) / 2
      for (const side of [-1, 1]) drawIcon(ctx, icon, { x: WIDTH / 2 + side * (half + 72), y: y + 2 }, 76, GOLD)
      const px = fit(line, 'region', 42, WIDTH - 2 * MARGIN)
      const day = px < LEAST ? shorten(line, 'region', LEAST, WIDTH - 2 * MARGIN) : line
      write(ctx, day, WIDTH / 2, top + height - 38, { face: 'region', px: Math.max(px, LEAST), colour: '#f3d98f' })
    },
  }
}

// The map

const MAP_RIM = 14
/** The widest route, and the sizes of signs, in pixels. */
const MAX_LINE = 11
const PIN = 38
const STEM = 60

function mapOf<V>(board: PosterBoard<V>, view: V, poster: PosterRequest): Part {
  return {
    fills: true,
    height: Math.ceil(board.bounds.height * board.scale) + 2 * MAP_RIM,
    draw: (top, ctx, height) => {
      drawMap(ctx, board, view, poster, { top, height })
    },
  }
}

function drawMap<V>(
  ctx: CanvasRenderingContext2D,
  board: PosterBoard<V>,
  view: V,
  { seats, places: named }: PosterRequest,
  { top, height }: { readonly top: number; readonly height: number },
): void {
  const painted = Math.min(WIDTH, Math.floor((board.world.width * board.scale) / 2) * 2)
  const frame = { x: (WIDTH - painted) / 2, y: top, width: painted, height }
  ctx.fillStyle = NIGHT
  ctx.fillRect(0, top, WIDTH, height)
  const camera: Camera = { at: centreOf(board.bounds), scale: board.scale, frame }
  const at = (place: string) => {
    const point = board.placeOf(place)
    return point && onCanvas(camera, point)
  }
  board.draw(ctx, view, camera)
  // A light veil makes the routes stand out from the board.
  fillBox(ctx, frame, 'rgba(250, 243, 223, 0.16)')
  const trails = [...seats].sort((a, b) => a.seat - b.seat).map(({ seat, places }) => ({ seat, places }))
  const middle = onCanvas(camera, centreOf(board.bounds))
  ctx.save()
  ctx.beginPath()
  ctx.rect(frame.x, frame.y, frame.width, frame.height)
  ctx.clip()
  drawTrails(ctx, trails, { at, isBeside: board.isBeside, middle, way: board.way * board.scale, most: MAX_LINE })
  ctx.restore()
  const taken = drawSigns(ctx, seats, board.tokenFor, at, frame)
  drawPlaces(ctx, named, at, frame, taken)
  ctx.fillStyle = INK
  ctx.fillRect(0, top - 2, WIDTH, 5)
  ctx.fillRect(0, top + height - 3, WIDTH, 5)
}

/**
 * Draws a ring where a piece began, a skull where it died, and a pin with the face and the number where it stood last.
 * Returns the boxes of pins and skulls.
 */
function drawSigns(
  ctx: CanvasRenderingContext2D,
  seats: readonly PosterSeat[],
  tokenFor: Cast['tokenFor'],
  at: (place: string) => Point | null,
  frame: Box,
): Box[] {
  const signs = [...seats]
    .sort((a, b) => a.seat - b.seat)
    .flatMap(({ seat, places: way }) => way.flatMap((place, i) => signsAt(seat, way, place, i, at)))
  const [rings, skulls, pins] = (['ring', 'skull', 'pin'] as const).map((kind) =>
    signs.filter((sign) => sign.kind === kind),
  ) as [Sign[], Sign[], Sign[]]
  const put = (all: readonly Sign[], radius: number) =>
    packCircles(all.map((sign) => ({ at: sign.at, radius: radius + 2 })), inner(frame, 8)) // prettier-ignore
  put(rings, RING).forEach((point, i) => drawRing(ctx, point, rings[i]?.seat ?? 0))
  const bones = put(skulls, SKULL)
  bones.forEach((point, i) => drawSkull(ctx, point, skulls[i]?.seat ?? 0))
  const heads = packCircles(
    pins.map((pin) => ({ at: { x: pin.at.x, y: pin.at.y - STEM }, radius: PIN + 8 })),
    inner(frame, 22),
  )
  pins.forEach((pin, i) => drawStem(ctx, heads[i] ?? pin.at, pin.at, pin.seat))
  const topics = new Map(seats.map(({ seat, topic }) => [seat, topic]))
  pins.forEach((pin, i) => {
    drawPlayer(ctx, tokenFor(pin.seat, topics.get(pin.seat) ?? undefined), heads[i] ?? pin.at, PIN)
  })
  const boxes = (all: readonly Point[], side: number) => all.map((point) => boxAt(point, side, side))
  return [...boxes(bones, SKULL * 2), ...boxes(heads, PIN * 2 + 16)]
}

/** Writes the names of places beside them, where nothing is covered; names without room are left out. */
function drawPlaces(
  ctx: CanvasRenderingContext2D,
  places: PosterRequest['places'],
  at: (place: string) => Point | null,
  frame: Box,
  signs: readonly Box[],
): void {
  const [room, high] = [inner(frame, 16), LEAST * 1.3]
  const spots = places.map(({ place }) => at(place))
  const taken = [...signs, ...spots.flatMap((spot) => (spot ? [boxAt(spot, 20, 20)] : []))]
  for (const [i, { title }] of places.entries()) {
    const spot = spots[i]
    if (!spot) continue
    const wide = widthOf(title, 'name', LEAST) + 28
    const beside = wide / 2 + 26
    const middles = [[0, 46], [0, -46], [beside, 0], [-beside, 0], [beside - 26, 46], [26 - beside, 46], [0, 92], [0, -92]] as const // prettier-ignore
    const box = middles
      .map(([x, y]) => boxAt({ x: spot.x + x, y: spot.y + y }, wide, high))
      .find((one) => isInside(one, room) && !taken.some((other) => overlaps(one, other)))
    if (!box) continue
    taken.push(box)
    drawDiscs(ctx, spot.x, spot.y, [[9, INK], [6, GOLD]]) // prettier-ignore
    drawRound(ctx, box, 12, 'rgba(250, 243, 223, 0.92)', { colour: INK, width: 2.5 })
    write(ctx, title, box.x + wide / 2, box.y + high / 2 - 1, { face: 'name', px: LEAST, colour: NIGHT })
  }
}

function isInside(box: Box, room: Box): boolean {
  const [right, bottom] = [room.x + room.width, room.y + room.height]
  return box.x >= room.x && box.y >= room.y && box.x + box.width <= right && box.y + box.height <= bottom
}

const [RING, SKULL] = [9, 19]

interface Sign {
  readonly kind: 'ring' | 'skull' | 'pin'
  readonly seat: Seat
  readonly at: Point
}

function signsAt(
  seat: Seat,
  places: Trail['places'],
  place: string | null,
  i: number,
  at: (place: string) => Point | null,
): Sign[] {
  const before = places[i - 1] ?? null
  const spot = at(place ?? before ?? '')
  if (!spot) return []
  if (place === null) return before === null ? [] : [{ kind: 'skull', seat, at: spot }]
  return [
    ...(before === null ? [{ kind: 'ring', seat, at: spot } as const] : []),
    ...(i === places.length - 1 ? [{ kind: 'pin', seat, at: spot } as const] : []),
  ]
}

function drawRing(ctx: CanvasRenderingContext2D, { x, y }: Point, seat: Seat): void {
  drawDiscs(ctx, x, y, [
    [RING + 2.5, INK],
    [RING, seatColour(seat).fill],
    [RING * 0.45, '#fffaf0'],
  ])
}

function drawSkull(ctx: CanvasRenderingContext2D, { x, y }: Point, seat: Seat): void {
  const { fill, text } = seatColour(seat)
  drawDiscs(ctx, x, y, [
    [SKULL + 3, INK],
    [SKULL, fill],
  ])
  drawIcon(ctx, 'death-skull', { x, y }, SKULL * 1.45, text)
}

function drawStem(ctx: CanvasRenderingContext2D, head: Point, foot: Point, seat: Seat): void {
  ctx.lineCap = 'round'
  for (const [px, colour] of [
    [10, INK],
    [5, seatColour(seat).fill],
  ] as const) {
    ctx.beginPath()
    ctx.moveTo(head.x, head.y)
    ctx.lineTo(foot.x, foot.y)
    ctx.strokeStyle = colour
    ctx.lineWidth = px
    ctx.stroke()
  }
  drawDiscs(ctx, foot.x, foot.y, [[6.5, INK]])
}

/** Draws a face, with the number of the seat on a disc at its lower left. */
function drawPlayer(ctx: CanvasRenderingContext2D, token: Token, at: Point, radius: number): void {
  const { fill, text } = seatColour(token.seat)
  drawDiscs(ctx, at.x, at.y, [
    [radius + 4, INK],
    [radius + 2, PARCHMENT_LIGHT],
  ])
  drawToken(ctx, { ...token, isUnnumbered: true }, at, radius)
  const [x, y] = [at.x - radius * 0.72, at.y + radius * 0.66]
  drawDiscs(ctx, x, y, [
    [NUMBER + 3, INK],
    [NUMBER, fill],
  ])
  write(ctx, String(token.seat + 1), x, y, { face: 'figure', px: LEAST, colour: text })
}

/** The radius of a disc with a seat's number. */
const NUMBER = 24

// What decided it

function momentOf(decided: string | null): Part {
  if (decided === null) return { height: 0, draw: () => undefined }
  const left = MARGIN + 84
  const room = WIDTH - left - MARGIN
  const text = inLines(decided, 'name', 46, LEAST + 2, room)
  const height = Math.max(96, heightOfLines(text) + 40)
  return {
    height,
    draw: (top, ctx) => {
      ctx.fillStyle = '#f0d48d'
      ctx.fillRect(0, top, WIDTH, height)
      ctx.fillStyle = PARCHMENT_DARK
      ctx.fillRect(0, top + height - 3, WIDTH, 3)
      drawIcon(ctx, 'sparkles', { x: MARGIN + 34, y: top + height / 2 }, 74, GOLDEN_BROWN)
      text.lines.forEach((line, i) => {
        const y = top + height / 2 + (i - (text.lines.length - 1) / 2) * text.px * 1.12
        write(ctx, line, left, y, { face: 'name', px: text.px, colour: NIGHT, align: 'left' })
      })
    },
  }
}

/**
 * A text in one line or two even ones, in the largest letters that fit; at the smallest size in up to three, and then
 * cut.
 */
function inLines(text: string, face: FontFace, most: number, least: number, room: number): FittedText {
  const alone = fit(text, face, most, room)
  if (alone >= least) return { lines: [text], px: alone }
  for (let px = most; px >= least; px -= 1) {
    const lines = wrapEvenly(text, face, px, room)
    if (lines.length <= 2 && lines.every((line) => widthOf(line, face, px) <= room)) return { lines, px }
  }
  const [first = '', second = '', ...rest] = wrap(text, face, least, room)
  const lines = rest.length === 0 ? [first, second] : [first, second, rest.join(' ')]
  return { lines: lines.map((line) => shorten(line, face, least, room)), px: least }
}

// How all stood

const [LINE, FIRST] = [46, 62]
/** The left edge of names, after rank and face. */
const LEFT = MARGIN + 186
/** The radius of a face, and the least height of a row with one. */
const [FACE, LEAST_ROW] = [46, 122]

/** A seat: rank, face, name and result; below it its titles and what led to the result. */
function rowOf(one: PosterSeat, at: number, tokenFor: Cast['tokenFor']): Part {
  const room = WIDTH - LEFT - MARGIN
  const score = one.score === '' ? '' : shorten(one.score, 'figure', LEAST, room)
  const scoreWide = widthOf(score, 'figure', LEAST)
  const own = fitText(one.name, 'title', { most: 50, least: LEAST + 2 }, room - (score === '' ? 0 : scoreWide + 28))
  const isBeside = score !== '' && own.lines[0] === one.name
  const name = isBeside || score === '' ? own : fitText(one.name, 'title', { most: 50, least: LEAST + 2 }, room)
  const titles = one.titles.length === 0 ? [] : wrap(one.titles.join(', '), 'name', LEAST + 2, room - 52)
  const made = madeOf(one.made, room)
  const below = [...(isBeside || score === '' ? [] : [score]), ...titles, ...(made === '' ? [] : [made])]
  const height = Math.max(LEAST_ROW, FIRST + below.length * LINE + 14)
  return {
    height,
    draw: (top, ctx) => {
      ctx.fillStyle = one.won ? '#fbe9b4' : at % 2 === 0 ? PARCHMENT_LIGHT : PARCHMENT
      ctx.fillRect(0, top, WIDTH, height)
      ctx.fillStyle = PARCHMENT_DARK
      ctx.fillRect(MARGIN, top + height - 2, WIDTH - 2 * MARGIN, 2)
      const y = top + (below.length > 0 ? 10 + FIRST / 2 : height / 2)
      if (one.won) drawIcon(ctx, 'laurel-crown', { x: MARGIN + 30, y }, 66, GOLDEN_BROWN)
      else write(ctx, `${one.rank}.`, MARGIN + 30, y, { face: 'figure', px: LEAST + 6, colour: BROWN })
      drawPlayer(ctx, tokenFor(one.seat, one.topic ?? undefined), { x: MARGIN + 124, y: top + height / 2 - 1 }, FACE)
      write(ctx, name.lines[0] ?? '', LEFT, y, { face: 'title', px: name.px, align: 'left' })
      if (isBeside) write(ctx, score, WIDTH - MARGIN, y, { face: 'figure', px: LEAST, align: 'right', colour: NIGHT })
      let line = top + FIRST + LINE / 2 + 3
      if (!isBeside && score !== '') {
        write(ctx, score, LEFT, line, { face: 'figure', px: LEAST, align: 'left', colour: NIGHT })
        line += LINE
      }
      for (const [i, title] of titles.entries()) {
        if (i === 0) drawIcon(ctx, 'ribbon-medal', { x: LEFT + 20, y: line }, 44, GOLDEN_BROWN)
        write(ctx, title, LEFT + 52, line, { face: 'name', px: LEAST + 2, align: 'left', colour: GOLDEN_BROWN })
        line += LINE
      }
      if (made !== '') write(ctx, made, LEFT, line, { face: 'plain', px: LEAST, align: 'left', colour: BROWN })
    },
  }
}

/** As many as have room in a line, but at least the first. */
function madeOf(made: readonly string[], room: number): string {
  for (let some = made.length; some > 1; some -= 1) {
    const text = made.slice(0, some).join(', ')
    if (widthOf(text, 'plain', LEAST) <= room) return text
  }
  return made[0] === undefined ? '' : shorten(made[0], 'plain', LEAST, room)
}
