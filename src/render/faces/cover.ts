import { createCanvas, type Canvas, type CanvasRenderingContext2D } from 'canvas'
import type { Point } from '../canvas/geometry.ts'
import { drawFrame } from '../canvas/panel.ts'
import { fit, letter, wrapEvenly } from '../canvas/text.ts'
import { drawBust, type Bust } from './bust.ts'
import { drawGlow, drawPrize, drawBeams } from './prize.ts'
import { PRIZES, type PrizeName } from './prizes.ts'
import { drawShapes, type Shape } from './surroundings.ts'

/** The key picture of a game: a sky, a land, a light, and those who stand before it, above its title. */
export interface Cover {
  /** The colours of the sky at the top and at the foot. */
  readonly sky: readonly [string, string]
  /** The light in the middle: its height, and its colour. */
  readonly light: { readonly y: number; readonly colour: string }
  /** From far to near, in units of which a cover is 100 high; the middle is at 0. */
  readonly land: readonly Shape[]
  /** Who and what stand where, from far to near. */
  readonly cast: Readonly<Record<CoverShape, readonly Placed[]>>
}

/** `wide`: 16:5, for lists and lobbies. `tall`: 4:5, for phones. */
export const COVER_SHAPES = ['wide', 'tall'] as const
export type CoverShape = (typeof COVER_SHAPES)[number]

/** Somebody, on their foot, or a prize, in its middle. */
type Placed = { readonly x: number; readonly y: number; readonly side: number } & (
  { readonly bust: Bust } | { readonly prize: PrizeName }
)

const SIZES = { wide: { width: 1280, height: 400 }, tall: { width: 720, height: 900 } } as const
const NIGHT = '#1a1018'
/** The height of letters at most, and the room beside a title. */
const [TITLE, MARGIN] = [{ wide: 62, tall: 76 }, 70] as const

/** Draws the cover of a game, with its title. The same game and title always give the same picture. */
export function paintCover({ sky, light, land, cast }: Cover, title: string, shape: CoverShape): Canvas {
  const { width, height } = SIZES[shape]
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  const unit = height / 100
  const at = ({ x, y }: Point): Point => ({ x: width / 2 + x * unit, y: y * unit })
  const air = ctx.createLinearGradient(0, 0, 0, height)
  air.addColorStop(0, sky[0])
  air.addColorStop(1, sky[1])
  ctx.fillStyle = air
  ctx.fillRect(0, 0, width, height)
  const middle = at({ x: 0, y: light.y })
  const reach = Math.max(width, height) * 0.62
  const shine = ctx.createRadialGradient(middle.x, middle.y, 0, middle.x, middle.y, reach)
  for (const [share, alpha] of [[0, 'd0'], [0.5, '58'], [1, '00']] as const) shine.addColorStop(share, `${light.colour}${alpha}`) // prettier-ignore
  drawBeams(ctx, middle, reach, shine)
  drawGlow(ctx, middle, height * 0.5, light.colour)
  ctx.save()
  ctx.translate(width / 2, 0)
  ctx.scale(unit, unit)
  drawShapes(ctx, land, 0.9)
  ctx.restore()
  for (const one of cast[shape]) drawPlaced(ctx, one, at(one), one.side * unit)
  drawTitle(ctx, title, shape)
  drawFrame(ctx, { x: 0, y: 0, width, height }, 5)
  return canvas
}

function drawPlaced(ctx: CanvasRenderingContext2D, placed: Placed, { x, y }: Point, side: number): void {
  if ('bust' in placed) {
    const high = side / 0.88
    return drawBust(ctx, placed.bust, { x: x - side / 2, y: y - high, width: side, height: high })
  }
  drawGlow(ctx, { x, y }, side * 0.78, PRIZES[placed.prize].light[0])
  drawPrize(ctx, placed.prize, { x: x - side / 2, y: y - side / 2, width: side, height: side })
}

/** Writes the title over a shade at the foot, in two lines where one would be small. */
function drawTitle(ctx: CanvasRenderingContext2D, title: string, shape: CoverShape): void {
  const { width, height } = SIZES[shape]
  const room = width - 2 * MARGIN
  const most = TITLE[shape]
  const lines = fit(title, 'title', most, room) === most ? [title] : wrapEvenly(title, 'title', most * 0.86, room)
  const px = Math.min(...lines.map((line) => fit(line, 'title', most, room)))
  const high = lines.length * px * 1.04
  const shade = ctx.createLinearGradient(0, height - high * 1.8, 0, height)
  for (const [share, alpha] of [[0, '00'], [0.5, '86'], [1, 'f4']] as const) shade.addColorStop(share, `${NIGHT}${alpha}`) // prettier-ignore
  ctx.fillStyle = shade
  ctx.fillRect(0, height - high * 1.8, width, high * 1.8)
  lines.forEach((line, row) => {
    const y = height - 22 - high + (row + 0.5) * px * 1.04
    letter(ctx, line, width / 2, y, { face: 'title', px, colour: '#ffe9a6', halo: NIGHT, haloWidth: px * 0.16 })
  })
}
