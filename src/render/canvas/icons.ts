import { createRequire } from 'node:module'
import type { CanvasRenderingContext2D } from 'canvas'
import svgpath from 'svgpath'
import type { Point } from './geometry.ts'
import { reachAround, drawCached } from './sprite-cache.ts'

/** Silhouettes of game-icons.net (CC BY 3.0), by their names on that site. */

type Stroke = readonly [command: string, ...numbers: number[]]

const SIDE = 512
const read = createRequire(import.meta.url)
const known = new Map<string, readonly Stroke[]>()
let library: { readonly icons: Readonly<Record<string, { readonly body: string } | undefined>> } | undefined

/** Draws an icon in one colour, as a square of side `size` around the point. Throws for an unknown name. */
export function drawIcon(
  ctx: CanvasRenderingContext2D,
  name: string,
  { x, y }: Point,
  size: number,
  colour: string,
): void {
  ctx.save()
  ctx.translate(x - size / 2, y - size / 2)
  ctx.scale(size / SIDE, size / SIDE)
  traceIcon(ctx, name)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.restore()
}

/** Draws an icon through the sprite cache. The context must be neither scaled nor rotated. */
export function drawCachedIcon(
  ctx: CanvasRenderingContext2D,
  name: string,
  at: Point,
  size: number,
  colour: string,
): void {
  drawCached(ctx, `icon ${name} ${size} ${colour}`, at, reachAround(size / 2), (own, x, y) => {
    drawIcon(own, name, { x, y }, size, colour)
  })
}

/** Makes an icon the current path, in a square of 512. */
export function traceIcon(ctx: CanvasRenderingContext2D, name: string): void {
  ctx.beginPath()
  for (const [command, ...n] of strokesOf(name)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n
    if (command === 'M') ctx.moveTo(a, b)
    else if (command === 'L') ctx.lineTo(a, b)
    else if (command === 'C') ctx.bezierCurveTo(a, b, c, d, e, f)
    else if (command === 'Q') ctx.quadraticCurveTo(a, b, c, d)
    else ctx.closePath()
  }
}

function strokesOf(name: string): readonly Stroke[] {
  const strokes = known.get(name) ?? parse(name)
  known.set(name, strokes)
  return strokes
}

function parse(name: string): readonly Stroke[] {
  library ??= read('@iconify-json/game-icons/icons.json') as NonNullable<typeof library>
  const path = / d="([^"]+)"/.exec(library.icons[name]?.body ?? '')?.[1]
  if (path === undefined) throw new Error(`no icon ${name}`)
  const strokes: Stroke[] = []
  svgpath(path)
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...n], _index, x, y) => {
      if (command === 'H') strokes.push(['L', n[0] ?? x, y])
      else if (command === 'V') strokes.push(['L', x, n[0] ?? y])
      else strokes.push([command, ...(n as number[])])
    })
  return strokes
}
