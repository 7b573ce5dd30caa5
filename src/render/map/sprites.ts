import type { CanvasRenderingContext2D } from 'canvas'
import type { Point } from '../canvas/geometry.ts'
import { between, type Noise } from '../canvas/noise.ts'

/** Plants and landforms of a map, in ink and watercolour. A hex of radius 1 holds a handful. */

export interface Sprite {
  readonly at: Point
  readonly draw: (ctx: CanvasRenderingContext2D) => void
}

const INK = '#40301f'

/** Draws sprites around a point, from top to bottom. */
export function drawSprites(ctx: CanvasRenderingContext2D, sprites: readonly Sprite[], centre: Point): void {
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  for (const { at, draw } of [...sprites].sort((a, b) => a.at.y - b.at.y)) {
    ctx.save()
    ctx.translate(centre.x + at.x, centre.y + at.y)
    draw(ctx)
    ctx.restore()
  }
}

function sprite(at: Point, draw: Sprite['draw']): Sprite {
  return { at, draw }
}

function shape(ctx: CanvasRenderingContext2D, points: readonly (readonly [number, number])[]): void {
  ctx.beginPath()
  points.forEach(([x, y], i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)))
}

export function peak(at: Point, noise: Noise, size: number): Sprite {
  const width = between(noise, 0.3, 0.4) * size
  const height = between(noise, 0.42, 0.62) * size
  const top = between(noise, -0.06, 0.04)
  const [left, right, ridge] = [between(noise, -0.03, 0.03), between(noise, -0.03, 0.03), between(noise, -0.05, 0.02)]
  return sprite(at, (ctx) => {
    const crown: [number, number] = [top, -height]
    const west: [number, number][] = [
      [-width, 0],
      [-width * 0.62 + left, -height * 0.36],
      [-width * 0.3 + left / 2, -height * 0.68],
    ]
    const east: [number, number][] = [
      [width * 0.34 + right, -height * 0.6],
      [width * 0.66 + right / 2, -height * 0.3],
      [width, 0],
    ]
    const spur: [number, number][] = [
      [0.03 + ridge, -height * 0.66],
      [-0.05 + ridge, -height * 0.4],
      [0.06 + ridge, -height * 0.2],
      [-0.01 + ridge, 0],
    ]
    shape(ctx, [...west, crown, ...east])
    ctx.fillStyle = '#eee2ca'
    ctx.fill()
    shape(ctx, [crown, ...east, ...[...spur].reverse()])
    ctx.fillStyle = '#a8947a'
    ctx.fill()
    ctx.strokeStyle = 'rgba(64, 48, 31, 0.35)'
    ctx.lineWidth = 0.014
    for (const share of [0.3, 0.52, 0.74]) {
      shape(ctx, [
        [top + (width - top) * share, -height * (1 - share) + 0.03],
        [top + (width - top) * share * 0.72, -height * (1 - share) + 0.15],
      ])
      ctx.stroke()
    }
    ctx.strokeStyle = INK
    ctx.lineWidth = 0.026
    shape(ctx, [...west, crown, ...east])
    ctx.stroke()
    ctx.lineWidth = 0.016
    shape(ctx, [crown, ...spur.slice(0, 3)])
    ctx.stroke()
  })
}

const LEAVES = ['#7fa35f', '#6f9657', '#8aad67']

export function tree(at: Point, noise: Noise, size: number): Sprite {
  const radius = between(noise, 0.095, 0.13) * size
  const leaf = LEAVES[Math.floor(noise() * LEAVES.length)] ?? '#7fa35f'
  return sprite(at, (ctx) => {
    ctx.fillStyle = 'rgba(51, 60, 30, 0.22)'
    ctx.beginPath()
    ctx.ellipse(radius * 0.3, radius * 0.62, radius * 1.05, radius * 0.35, 0, 0, Math.PI * 2)
    ctx.fill()
    ctx.strokeStyle = '#59402a'
    ctx.lineWidth = 0.03 * size
    shape(ctx, [
      [0, radius * 0.7],
      [0, -radius * 0.2],
    ])
    ctx.stroke()
    ctx.beginPath()
    ctx.arc(-radius * 0.55, -radius * 0.35, radius * 0.62, Math.PI * 0.55, Math.PI * 1.5)
    ctx.arc(0, -radius * 0.85, radius * 0.66, Math.PI * 1.1, Math.PI * 1.9)
    ctx.arc(radius * 0.55, -radius * 0.35, radius * 0.62, Math.PI * 1.5, Math.PI * 0.45)
    ctx.closePath()
    ctx.fillStyle = leaf
    ctx.fill()
    ctx.strokeStyle = '#35492a'
    ctx.lineWidth = 0.017
    ctx.stroke()
    ctx.strokeStyle = 'rgba(40, 62, 32, 0.45)'
    ctx.lineWidth = 0.03
    ctx.beginPath()
    ctx.arc(radius * 0.2, -radius * 0.45, radius * 0.62, -Math.PI * 0.1, Math.PI * 0.45)
    ctx.stroke()
  })
}

export function fir(at: Point, noise: Noise): Sprite {
  const height = between(noise, 0.26, 0.34)
  const width = height * 0.36
  return sprite(at, (ctx) => {
    ctx.fillStyle = 'rgba(51, 60, 30, 0.22)'
    ctx.beginPath()
    ctx.ellipse(width * 0.3, 0.05, width * 1.1, 0.04, 0, 0, Math.PI * 2)
    ctx.fill()
    ctx.fillStyle = '#59402a'
    ctx.fillRect(-0.014, -0.02, 0.028, 0.08)
    shape(ctx, [
      [0, -height],
      [width * 0.55, -height * 0.56],
      [width * 0.3, -height * 0.56],
      [width, 0],
      [-width, 0],
      [-width * 0.3, -height * 0.56],
      [-width * 0.55, -height * 0.56],
    ])
    ctx.closePath()
    ctx.fillStyle = '#5f8757'
    ctx.fill()
    ctx.strokeStyle = '#2f4529'
    ctx.lineWidth = 0.017
    ctx.stroke()
    shape(ctx, [
      [0, -height],
      [width * 0.55, -height * 0.56],
      [width * 0.3, -height * 0.56],
      [width, 0],
      [width * 0.1, 0],
    ])
    ctx.fillStyle = 'rgba(38, 62, 36, 0.35)'
    ctx.fill()
  })
}

export function dune(at: Point, noise: Noise): Sprite {
  const width = between(noise, 0.22, 0.34)
  return sprite(at, (ctx) => {
    ctx.beginPath()
    ctx.moveTo(-width, 0.03)
    ctx.quadraticCurveTo(-width * 0.15, -0.19, width * 0.2, -0.09)
    ctx.quadraticCurveTo(width * 0.55, 0, width, 0.03)
    ctx.closePath()
    ctx.fillStyle = '#f9e5b2'
    ctx.fill()
    ctx.beginPath()
    ctx.moveTo(width * 0.02, -0.13)
    ctx.quadraticCurveTo(width * 0.3, -0.1, width, 0.03)
    ctx.quadraticCurveTo(width * 0.3, 0.05, width * 0.12, 0.03)
    ctx.quadraticCurveTo(width * 0.3, -0.04, width * 0.02, -0.13)
    ctx.fillStyle = '#d9b06a'
    ctx.fill()
    ctx.beginPath()
    ctx.moveTo(-width, 0.03)
    ctx.quadraticCurveTo(-width * 0.15, -0.19, width * 0.2, -0.09)
    ctx.quadraticCurveTo(width * 0.55, 0, width, 0.03)
    ctx.strokeStyle = '#99703a'
    ctx.lineWidth = 0.018
    ctx.stroke()
  })
}

export function cactus(at: Point): Sprite {
  return sprite(at, (ctx) => {
    const stem = () => {
      shape(ctx, [
        [0, 0.06],
        [0, -0.2],
      ])
      ctx.moveTo(-0.09, -0.14)
      ctx.lineTo(-0.09, -0.06)
      ctx.lineTo(0, -0.04)
      ctx.moveTo(0.08, -0.17)
      ctx.lineTo(0.08, -0.09)
      ctx.lineTo(0, -0.07)
      ctx.stroke()
    }
    ctx.strokeStyle = '#33472b'
    ctx.lineWidth = 0.072
    stem()
    ctx.strokeStyle = '#7c9f63'
    ctx.lineWidth = 0.042
    stem()
  })
}

export function tuft(at: Point, noise: Noise, colour: string, size: number): Sprite {
  const lean = between(noise, -0.015, 0.025)
  const height = between(noise, 0.09, 0.13) * size
  return sprite(at, (ctx) => {
    ctx.strokeStyle = colour
    ctx.lineWidth = 0.02
    ctx.beginPath()
    for (const [foot, tip, tall] of [
      [-0.02, -0.07, 0.72],
      [0, 0, 1],
      [0.02, 0.075, 0.78],
    ] as const) {
      ctx.moveTo(foot * size, 0.02)
      ctx.quadraticCurveTo(foot * size, -height * tall * 0.6, (tip + lean) * size, -height * tall)
    }
    ctx.stroke()
  })
}

export function field(at: Point, noise: Noise): Sprite {
  const turn = between(noise, -0.5, 0.5)
  const [width, height] = [between(noise, 0.2, 0.27), between(noise, 0.12, 0.17)]
  const colour = noise() < 0.5 ? '#e6d77f' : '#c0cb7c'
  return sprite(at, (ctx) => {
    ctx.rotate(turn)
    shape(ctx, [
      [-width, -height * 0.9],
      [width * 0.92, -height],
      [width, height * 0.92],
      [-width * 0.94, height],
    ])
    ctx.closePath()
    ctx.fillStyle = colour
    ctx.fill()
    ctx.strokeStyle = 'rgba(104, 101, 45, 0.55)'
    ctx.lineWidth = 0.013
    ctx.stroke()
    ctx.beginPath()
    for (const share of [-0.6, -0.2, 0.2, 0.6]) {
      ctx.moveTo(-width * 0.9, height * share)
      ctx.lineTo(width * 0.9, height * share * 1.02)
    }
    ctx.stroke()
  })
}

export function rock(at: Point, noise: Noise): Sprite {
  const size = between(noise, 0.045, 0.075)
  return sprite(at, (ctx) => {
    shape(ctx, [
      [-size, 0],
      [-size * 0.7, -size * 0.8],
      [size * 0.2, -size],
      [size, -size * 0.2],
      [size * 0.9, size * 0.1],
    ])
    ctx.closePath()
    ctx.fillStyle = '#c9bea6'
    ctx.fill()
    ctx.strokeStyle = INK
    ctx.lineWidth = 0.015
    ctx.stroke()
  })
}

export function dot(at: Point, colour: string, radius: number): Sprite {
  return sprite(at, (ctx) => {
    ctx.fillStyle = colour
    ctx.beginPath()
    ctx.arc(0, 0, radius, 0, Math.PI * 2)
    ctx.fill()
  })
}

export function wave(at: Point, noise: Noise): Sprite {
  const size = between(noise, 0.1, 0.14)
  const pale = noise() < 0.4
  return sprite(at, (ctx) => {
    ctx.strokeStyle = pale ? 'rgba(240, 249, 245, 0.75)' : 'rgba(40, 88, 102, 0.5)'
    ctx.lineWidth = 0.022
    ctx.beginPath()
    ctx.moveTo(-size * 1.6, 0.02)
    ctx.quadraticCurveTo(-size * 0.9, -size * 0.75, -size * 0.25, 0)
    ctx.quadraticCurveTo(size * 0.45, -size * 0.75, size * 1.1, 0)
    ctx.quadraticCurveTo(size * 1.35, size * 0.12, size * 1.7, -0.01)
    ctx.stroke()
  })
}
