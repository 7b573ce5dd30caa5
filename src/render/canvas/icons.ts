import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { CanvasRenderingContext2D } from 'canvas'
import type { Point } from './geometry.ts'
import { reachAround, drawCached } from './sprite-cache.ts'
import { tracePath } from './svg-path.ts'

/** Silhouettes of game-icons.net (CC BY 3.0), by their names on that site. */

const SIDE = 512
const FILE = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const known = new Map<string, string>()

interface Library {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>
}

/** All 4,000 icons take 7 MB, and pictures need some hundred, each of them once. So they are read again if need be. */
let lately: WeakRef<Library> | undefined

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
  tracePath(ctx, pathOfIcon(name))
}

/** The SVG path of an icon, in a square of 512. Throws for an unknown name. */
export function pathOfIcon(name: string): string {
  const path = known.get(name) ?? pathIn(name)
  known.set(name, path)
  return path
}

function pathIn(name: string): string {
  const path = / d="([^"]+)"/.exec(library().icons[name]?.body ?? '')?.[1]
  if (path === undefined) throw new Error(`no icon ${name}`)
  return path
}

function library(): Library {
  const icons = lately?.deref() ?? (JSON.parse(readFileSync(FILE, 'utf8')) as Library)
  lately = new WeakRef(icons)
  return icons
}
