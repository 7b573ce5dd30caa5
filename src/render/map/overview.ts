import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import type { Seat } from '../../engine/index.ts'
import { onCanvas, seenBy, type Camera, type Extent } from '../canvas/camera.ts'
import { centreOf, type Box, type Point } from '../canvas/geometry.ts'
import { GOLD, INK, PARCHMENT, RED, seatColour } from '../canvas/palette.ts'
import { drawDiscs, drawSheet } from '../canvas/panel.ts'
import { packCircles } from '../canvas/packing.ts'
import { reachAround, drawCached } from '../canvas/sprite-cache.ts'
import { letter } from '../canvas/text.ts'

/** A small picture of the whole board. */
export interface Overview {
  /** The whole board, in its own unit. */
  readonly bounds: Box
  /** Pixels to the board's unit. */
  readonly scale: number
  /** The size of the painted board, in whole pixels. */
  readonly pixels: Extent
  /** The width of the paper around the board. */
  readonly rim: number
  /** The radius of its corners. */
  readonly corner: number
  /** Paints the board itself, in its own unit. */
  readonly paint: (ctx: CanvasRenderingContext2D) => void
  /** Marks the places that a player may choose, in a camera on the overview. */
  readonly drawChosen: (ctx: CanvasRenderingContext2D, camera: Camera, chosen: MarkedPlaces) => void
}

/** The places that a player may choose. */
export interface MarkedPlaces {
  readonly numbers: ReadonlyMap<string, number>
  /** Whether the large picture shows a point of the board. */
  readonly isShown: (point: Point) => boolean
}

/** What an overview shows on the board. */
export interface OverviewContent extends MarkedPlaces {
  /** The camera of the large picture. */
  readonly seen: Camera
  /** The places of all pieces. */
  readonly people: readonly Spot[]
  readonly active: Seat
}

/** The size of an overview with its paper. */
export function extentOf({ bounds, scale, rim }: Overview): Extent {
  return { width: Math.ceil(bounds.width * scale) + rim * 2, height: Math.ceil(bounds.height * scale) + rim * 2 }
}

/** Draws the overview: the pieces, the places on offer, and a frame around the part in the large picture. */
export function drawOverview(
  ctx: CanvasRenderingContext2D,
  overview: Overview,
  box: Box,
  shown: OverviewContent,
): void {
  const { bounds, scale, rim, corner } = overview
  drawSheet(ctx, box, 12, PARCHMENT)
  const frame = { x: box.x + rim, y: box.y + rim, width: box.width - rim * 2, height: box.height - rim * 2 }
  const camera: Camera = { at: centreOf(bounds), scale, frame }
  ctx.save()
  ctx.beginPath()
  ctx.roundRect(frame.x, frame.y, frame.width, frame.height, corner)
  ctx.clip()
  ctx.drawImage(boardOf(overview), frame.x, frame.y)
  overview.drawChosen(ctx, camera, shown)
  const seen = seenBy(shown.seen)
  drawSeen(ctx, { ...onCanvas(camera, seen), width: seen.width * scale, height: seen.height * scale })
  const spots = shown.people.map(({ seat, at }) => ({ seat, at: onCanvas(camera, at) }))
  drawSpots(ctx, spots, shown.active, frame)
  ctx.restore()
}

/** Boards by overview. A board does not change, so each is painted once. */
const painted = new WeakMap<Overview, Canvas>()

function boardOf(overview: Overview): Canvas {
  const known = painted.get(overview)
  if (known) return known
  const { bounds, scale, pixels, paint } = overview
  const canvas = createCanvas(pixels.width, pixels.height)
  const ctx = canvas.getContext('2d')
  ctx.scale(scale, scale)
  ctx.translate(-bounds.x, -bounds.y)
  paint(ctx)
  painted.set(overview, canvas)
  return canvas
}

/** Draws a frame around the part in the large picture. */
function drawSeen(ctx: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  for (const [colour, line] of [
    ['rgba(255, 255, 255, 0.85)', 5],
    [RED, 2.5],
  ] as const) {
    ctx.beginPath()
    ctx.roundRect(x, y, width, height, 5)
    ctx.strokeStyle = colour
    ctx.lineWidth = line
    ctx.stroke()
  }
}

/** The point of a seat's piece. */
export interface Spot {
  readonly seat: Seat
  readonly at: Point
}

/** A dot with the number of a seat: its radii, from the rim inwards, and its letters. */
interface DotSize {
  readonly radii: readonly [number, number, number]
  readonly px: number
}

/** The dots of the acting seat and of the others. A desktop shows their letters at least 11 CSS pixels high. */
const DOTS: Readonly<Record<'active' | 'other', DotSize>> = {
  active: { radii: [18, 16, 13.5], px: 21 },
  other: { radii: [15, 13.5, 12.5], px: 20 },
}

/** Draws a dot for each piece, inside the frame and clear of the others. */
function drawSpots(ctx: CanvasRenderingContext2D, spots: readonly Spot[], active: Seat, frame: Box): void {
  const sizeOf = ({ seat }: Spot) => DOTS[seat === active ? 'active' : 'other']
  const places = packCircles(spots.map((spot) => ({ at: spot.at, radius: sizeOf(spot).radii[0] })), frame) // prettier-ignore
  spots.forEach((spot, i) => {
    const { fill, text } = seatColour(spot.seat)
    const isActive = spot.seat === active
    const { radii, px } = sizeOf(spot)
    const place = places[i] ?? spot.at
    drawCached(ctx, `spot ${spot.seat} ${isActive}`, place, reachAround(radii[0] + 1), (own, ownX, ownY) => {
      drawDiscs(own, ownX, ownY, [
        [radii[0], INK],
        [radii[1], isActive ? GOLD : '#fffaf0'],
        [radii[2], fill],
      ])
      letter(own, String(spot.seat + 1), ownX, ownY, { face: 'figure', px, colour: text })
    })
  })
}
