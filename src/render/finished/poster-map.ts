import type { CanvasRenderingContext2D } from 'canvas'
import type { Seat } from '../../engine/index.ts'
import { onCanvas, type Camera } from '../canvas/camera.ts'
import { boxAt, centreOf, inner, overlaps, type Box, type Point } from '../canvas/geometry.ts'
import { drawIcon } from '../canvas/icons.ts'
import { packCircles } from '../canvas/packing.ts'
import { GOLD, INK, PARCHMENT_LIGHT, seatColour } from '../canvas/palette.ts'
import { drawDiscs, drawRound, fillBox } from '../canvas/panel.ts'
import { widthOf, write } from '../canvas/text.ts'
import type { Board, BoardScene, BoardView, Overlay } from '../card/board.ts'
import type { CardTitle } from '../card/composition.ts'
import { drawToken, type Token } from '../map/token.ts'
import { drawTrails, type Trail } from '../map/trails.ts'
import type { Cast } from '../scenes/layout.ts'

/** The map of a poster: everybody's route on the board, and the names of places where something was won. */

/** A seat's route. */
export interface PosterRoute {
  readonly seat: Seat
  /** The topic of the seat's last character; `null` in games without. */
  readonly topic: string | null
  readonly places: Trail['places']
}

/** What a map shows. */
export interface PosterRoutes {
  readonly seats: readonly PosterRoute[]
  /** The names of places where something was won, the most important first. The map shows as many as have room. */
  readonly places: readonly { readonly place: string; readonly title: string }[]
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

/** The width of a column of a poster. */
export const WIDTH = 1000
/**
 * The smallest letters. A desktop shows both columns about 550 wide, and a phone one column 299 wide, so they measure
 * at least 11 CSS pixels.
 */
export const LEAST = 40
export const NIGHT = '#2c2018'

/** A part of the page, drawn from its upper edge downwards. */
export interface PosterPart {
  readonly height: number
  /** Whether it takes the room that its column has left. */
  readonly fills?: boolean
  /** `height`: its own, or more where it fills a column. */
  readonly draw: (top: number, ctx: CanvasRenderingContext2D, height: number) => void
}

const MAP_RIM = 14
/** The widest route, and the sizes of signs, in pixels. */
const MAX_LINE = 11
const PIN = 38
const STEM = 60

export function mapOf<V>(board: PosterBoard<V>, view: V, poster: PosterRoutes): PosterPart {
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
  { seats, places: named }: PosterRoutes,
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
  seats: readonly PosterRoute[],
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

/**
 * Writes the names of places beside them, where nothing is covered; names without room are left out. A place where a
 * piece stands needs no dot.
 */
function drawPlaces(
  ctx: CanvasRenderingContext2D,
  places: PosterRoutes['places'],
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
    const isUnderSign = signs.some((sign) => overlaps(sign, boxAt(spot, 20, 20)))
    if (!isUnderSign) drawDiscs(ctx, spot.x, spot.y, [[9, INK], [6, GOLD]]) // prettier-ignore
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
export function drawPlayer(ctx: CanvasRenderingContext2D, token: Token, at: Point, radius: number): void {
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
