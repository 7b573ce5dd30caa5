import type { CanvasRenderingContext2D } from 'canvas'
import type { DramaSide, Seat } from '../../engine/index.ts'
import type { Box, Point } from '../canvas/geometry.ts'
import { drawIcon } from '../canvas/icons.ts'
import { GOLD, INK, PARCHMENT_DARK, PARCHMENT_LIGHT, seatColour } from '../canvas/palette.ts'
import { drawDiscs, fillBox } from '../canvas/panel.ts'
import { drawRays } from '../canvas/rays.ts'
import { drawCached } from '../canvas/sprite-cache.ts'
import { drawBust } from '../faces/bust.ts'
import { drawWindow, HUES } from '../faces/emblem.ts'
import { drawCount } from '../map/token.ts'
import { fitText, heightOfLines, writeFittedText, type FittedText, type Looks, type SceneLayout } from './layout.ts'

/** Large portraits of players and creatures, with their names. */

/** `bright`: a golden frame. `fallen`: grey, with a skull. */
type PortraitMood = 'plain' | 'bright' | 'fallen'

interface Shown {
  readonly side: DramaSide
  readonly mood: PortraitMood
}

const CORNER = 16
/** How far a bust reaches below its window, which makes the face larger. */
const CLOSE = 1.2
const NAME_PADDING = 16
/** The radius of the disc with a seat's number, and of a skull. */
const [SEAT, SKULL] = [22, 27]

/** A name as it stands on the lower edge of a portrait of that width. */
export function portraitName(name: string, width: number, { px, least }: SceneLayout): FittedText {
  return fitText(name, 'title', { most: px.name, least }, width - NAME_PADDING * 2, 2)
}

/** Draws a portrait in a window, with the name on its lower edge. */
export function drawPortrait(
  ctx: CanvasRenderingContext2D,
  { side, mood }: Shown,
  looks: Looks,
  box: Box,
  name: FittedText,
): void {
  const { x, y, width, height } = box
  const strip = heightOfLines(name) + NAME_PADDING
  drawPane(ctx, side, looks, box, { mood, strip, corners: [CORNER, CORNER, CORNER, CORNER] })
  const style = { face: 'title', colour: PARCHMENT_LIGHT } as const
  writeFittedText(ctx, name, x + width / 2, y + height - strip + NAME_PADDING / 2 - 2, style)
  drawSeat(ctx, side.seat, { x: x + SEAT + 10, y: y + SEAT + 10 })
  if (mood === 'fallen') drawSkull(ctx, x + width - SKULL - 10, y + SKULL + 10)
}

interface Pane {
  readonly mood: PortraitMood
  /** The height of the dark strip at the lower edge. */
  readonly strip: number
  /** The radii of the corners, clockwise from the upper left. */
  readonly corners: readonly number[]
}

/** Draws a face in a framed window, once for each look and size. */
export function drawPane(ctx: CanvasRenderingContext2D, side: DramaSide, looks: Looks, box: Box, pane: Pane): void {
  const { seat, topic } = side
  const { width, height } = box
  const look = seat === null ? looks.emblemOf(topic) : looks.tokenFor(seat, topic)
  const key = `portrait ${width} ${height} ${JSON.stringify([pane, look])}`
  const reach = { x: -RIM, y: -RIM, width: width + 2 * RIM, height: height + 2 * RIM }
  drawCached(ctx, key, box, reach, (own, x, y) => {
    const { mood, strip, corners } = pane
    own.save()
    own.beginPath()
    own.roundRect(x, y, width, height, [...corners])
    own.clip()
    drawFace(own, side, looks, { x, y, width, height: height - strip })
    if (mood === 'fallen') drawPale(own, { x, y, width, height })
    fillBox(own, { x, y: y + height - strip, width, height: strip }, '#2c2018')
    own.restore()
    drawRim(own, { x, y, width, height }, corners, mood === 'bright')
  })
}

/** Draws the number of a seat in its colour; nothing for a creature. */
export function drawSeat(ctx: CanvasRenderingContext2D, seat: Seat | null, at: Point, radius = SEAT): void {
  if (seat === null) return
  const { fill, text } = seatColour(seat)
  drawDiscs(ctx, at.x, at.y, [[radius + 3, INK]])
  drawCount(ctx, String(seat + 1), at, radius, { fill, colour: text })
}

/** Draws a player before the colour of the seat, and a creature in its surroundings. */
function drawFace(ctx: CanvasRenderingContext2D, { seat, topic }: DramaSide, looks: Looks, box: Box): void {
  if (seat === null) {
    const beast = looks.emblemOf(topic) ?? { icon: 'horned-skull', hue: HUES.blood }
    return drawWindow(ctx, beast, box, 0)
  }
  const { bust, looks: icon } = looks.tokenFor(seat, topic)
  const { fill } = seatColour(seat)
  const { x, y, width, height } = box
  const [middle, centre, reach] = [x + width / 2, y + height * 0.46, Math.max(width, height)]
  const light = ctx.createRadialGradient(middle, centre, reach * 0.08, middle, centre, reach * 0.66)
  light.addColorStop(0, '#fff8e6')
  light.addColorStop(1, fill)
  fillBox(ctx, box, light)
  drawRays(ctx, middle, centre, reach)
  if (bust && !icon) return drawBust(ctx, bust, { ...box, height: height * CLOSE })
  const side = Math.min(width, height) * 0.8
  drawIcon(ctx, icon ?? 'cowled', { x: middle, y: y + height - side * 0.52 }, side, INK)
}

/** Takes the colours out of what is drawn. */
function drawPale(ctx: CanvasRenderingContext2D, box: Box): void {
  ctx.globalCompositeOperation = 'saturation'
  fillBox(ctx, box, '#808080')
  ctx.globalCompositeOperation = 'source-over'
  fillBox(ctx, box, 'rgba(206, 204, 222, 0.2)')
}

function drawRim(
  ctx: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  corners: readonly number[],
  isGolden: boolean,
): void {
  for (const [line, colour] of isGolden ? RIMS.golden : RIMS.plain) {
    ctx.beginPath()
    ctx.roundRect(x, y, width, height, [...corners])
    ctx.strokeStyle = colour
    ctx.lineWidth = line
    ctx.stroke()
  }
}

const RIMS = {
  golden: [[13, INK], [9, GOLD], [2, '#fff1bd']],
  plain: [[7, INK], [3, PARCHMENT_DARK]],
} as const // prettier-ignore
/** How far a rim reaches beyond its window. */
const RIM = 7

function drawSkull(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  drawDiscs(ctx, x, y, [
    [SKULL + 2, PARCHMENT_LIGHT],
    [SKULL, '#2c2018'],
  ])
  drawIcon(ctx, 'death-skull', { x, y }, SKULL * 1.4, PARCHMENT_LIGHT)
}
