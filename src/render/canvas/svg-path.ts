import type { CanvasRenderingContext2D } from 'canvas'
import svgpath from 'svgpath'
import type { Point } from './geometry.ts'

type Step = readonly [command: string, ...numbers: number[]]

const known = new Map<string, readonly Step[]>()
const NOWHERE: Point = { x: 0, y: 0 }

/** Adds an SVG path to the current path, moved by `by`. */
export function tracePath(ctx: CanvasRenderingContext2D, path: string, by: Point = NOWHERE): void {
  const { x, y } = by
  for (const [command, ...n] of stepsOf(path)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n
    if (command === 'M') ctx.moveTo(a + x, b + y)
    else if (command === 'L') ctx.lineTo(a + x, b + y)
    else if (command === 'C') ctx.bezierCurveTo(a + x, b + y, c + x, d + y, e + x, f + y)
    else if (command === 'Q') ctx.quadraticCurveTo(a + x, b + y, c + x, d + y)
    else ctx.closePath()
  }
}

function stepsOf(path: string): readonly Step[] {
  const steps = known.get(path) ?? parse(path)
  known.set(path, steps)
  return steps
}

function parse(path: string): readonly Step[] {
  const steps: Step[] = []
  svgpath(path)
    .abs()
    .unarc()
    .unshort()
    .iterate(([command, ...n], _index, x, y) => {
      if (command === 'H') steps.push(['L', n[0] ?? x, y])
      else if (command === 'V') steps.push(['L', x, n[0] ?? y])
      else steps.push([command, ...(n as number[])])
    })
  return steps
}
