import type { CanvasRenderingContext2D } from 'canvas'
import svgpath from 'svgpath'
import { tracePath } from '../canvas/svg-path.ts'

/** The named colours of a drawing. Every bust chooses its own. */
export type Palette = Readonly<Record<ColourName, string>>
export type ColourName = (typeof COLOUR_NAMES)[number]
export const COLOUR_NAMES = [
  'skin',
  'hair',
  'brow',
  'cloth',
  'trim',
  'metal',
  'wood',
  'leaf',
  'glow',
  'halo',
  'white',
  'ink',
  'eye',
  'lip',
  'blush',
  'shade',
  'stubble',
  'gloom',
] as const

/** One shape of a drawing, in a square of 100 units: filled, outlined, or both. */
export interface Layer {
  readonly path: string
  readonly fill?: ColourName
  readonly line?: { readonly width: number; readonly colour: ColourName }
  /** Whether the side that is turned away from the light is darker. */
  readonly isShaded?: boolean
}

/** The ink outline of a shape, in units. */
const OUTLINE = 2.4

/** A shape with an outline and a shaded side. */
export function solid(fill: ColourName, path: string): Layer {
  return { path, fill, line: { width: OUTLINE, colour: 'ink' }, isShaded: true }
}

/** A shape without an outline. */
export function flat(fill: ColourName, path: string): Layer {
  return { path, fill }
}

/** A line of ink or of another colour. */
export function stroke(path: string, width = OUTLINE, colour: ColourName = 'ink'): Layer {
  return { path, line: { width, colour } }
}

/** The layers, each followed by its mirror image about the middle of the square. */
export function both(...layers: readonly Layer[]): Layer[] {
  return layers.flatMap((layer) => [layer, { ...layer, path: mirrored(layer.path) }])
}

function mirrored(path: string): string {
  return svgpath(path).scale(-1, 1).translate(100, 0).round(2).toString()
}

const SHADE = 'rgba(38, 22, 40, 0.22)'
const LIGHT = 'rgba(255, 246, 220, 0.16)'

/** Draws layers from back to front in a square of side 100 at the origin. Light comes from the upper left. */
export function drawLayers(ctx: CanvasRenderingContext2D, layers: readonly Layer[], palette: Palette): void {
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  for (const { path, fill, line, isShaded = false } of layers) {
    ctx.beginPath()
    tracePath(ctx, path)
    if (fill) {
      ctx.fillStyle = palette[fill]
      ctx.fill()
    }
    if (isShaded) drawShade(ctx, path)
    if (!line) continue
    ctx.beginPath()
    tracePath(ctx, path)
    ctx.lineWidth = line.width
    ctx.strokeStyle = palette[line.colour]
    ctx.stroke()
  }
}

/** Darkens the side of the current path that is turned away from the light, and lightens the other. */
function drawShade(ctx: CanvasRenderingContext2D, path: string): void {
  ctx.save()
  ctx.clip()
  for (const [colour, by] of [
    [SHADE, { x: -7, y: -4 }],
    [LIGHT, { x: 3.5, y: 2.5 }],
  ] as const) {
    ctx.beginPath()
    ctx.rect(-100, -100, 300, 300)
    tracePath(ctx, path, by)
    ctx.fillStyle = colour
    ctx.fill('evenodd')
  }
  ctx.restore()
}
