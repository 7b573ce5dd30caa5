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
export function inkLine(path: string, width = OUTLINE, colour: ColourName = 'ink'): Layer {
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
    if (isShaded) shadeWithin(ctx, path, DEPTH)
    if (!line) continue
    ctx.beginPath()
    tracePath(ctx, path)
    ctx.lineWidth = line.width
    ctx.strokeStyle = palette[line.colour]
    ctx.stroke()
  }
}

/**
 * Darkens the side of a path that is turned away from the light, and lightens the other, within the current path.
 * `depth` is how far the shade reaches.
 */
export function shadeWithin(ctx: CanvasRenderingContext2D, path: string, depth: number): void {
  ctx.save()
  ctx.clip()
  for (const [colour, by] of [
    [SHADE, { x: -depth, y: -depth * 0.6 }],
    [LIGHT, { x: depth * 0.5, y: depth * 0.36 }],
  ] as const) {
    ctx.beginPath()
    ctx.rect(-FAR, -FAR, FAR * 3, FAR * 3)
    tracePath(ctx, path, by)
    ctx.fillStyle = colour
    ctx.fill('evenodd')
  }
  ctx.restore()
}

/** More than any drawing measures. */
const FAR = 1000
/** How far the shade of a part of a bust reaches, in units. */
const DEPTH = 7
