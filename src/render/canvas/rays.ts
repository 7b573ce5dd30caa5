import type { CanvasRenderingContext2D } from 'canvas'

const RAYS = 18

/** Draws light rays around a point, over any background. */
export function drawRays(ctx: CanvasRenderingContext2D, x: number, y: number, reach: number): void {
  ctx.fillStyle = 'rgba(255, 255, 255, 0.16)'
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = (ray / RAYS) * Math.PI * 2
    const half = Math.PI / RAYS / 2
    ctx.beginPath()
    ctx.moveTo(x, y)
    ctx.lineTo(x + Math.cos(angle - half) * reach, y + Math.sin(angle - half) * reach)
    ctx.lineTo(x + Math.cos(angle + half) * reach, y + Math.sin(angle + half) * reach)
    ctx.closePath()
    ctx.fill()
  }
}
