import type { CanvasRenderingContext2D } from 'canvas'
import type { Box } from '../geometry.ts'
import { drawIcon } from '../icons.ts'
import { INK, PARCHMENT_DARK, PARCHMENT_LIGHT, RED } from '../palette.ts'
import { fit, write } from '../text.ts'
import { drawToken } from '../token.ts'
import { tokenOf } from './realm.ts'
import type { Piece, Scene } from './scene.ts'

/** Who plays: piece, name, health and treasures of everybody, in a strip. */
export function drawRoster(ctx: CanvasRenderingContext2D, scene: Scene, box: Box): void {
  ctx.fillStyle = PARCHMENT_LIGHT
  ctx.fillRect(box.x, box.y, box.width, box.height)
  ctx.fillStyle = INK
  ctx.fillRect(box.x, box.y, box.width, 3)
  const width = (box.width - 12) / Math.max(4, scene.pieces.length)
  const left = box.x + (box.width - width * scene.pieces.length) / 2
  scene.pieces.forEach((piece, i) => {
    drawEntry(ctx, scene, piece, { x: left + i * width, y: box.y + 3, width, height: box.height - 3 })
    if (i === 0) return
    ctx.fillStyle = PARCHMENT_DARK
    ctx.fillRect(left + i * width - 1, box.y + 12, 2, box.height - 20)
  })
}

function drawEntry(ctx: CanvasRenderingContext2D, scene: Scene, piece: Piece, box: Box): void {
  const { x, y, width, height } = box
  const isActive = piece.seat === scene.active
  if (isActive) {
    ctx.fillStyle = '#f6d98c'
    ctx.fillRect(x, y, width, height)
  }
  const isTight = width < 160
  const radius = isTight ? 18 : 27
  const token = { ...tokenOf(piece, scene), hull: null, followers: 0, isActive: false }
  drawToken(ctx, token, x + radius + (isTight ? 8 : 14), y + height / 2 - 1, radius)
  const left = x + radius * 2 + (isTight ? 13 : 26)
  const room = x + width - left - 4
  const px = fit(ctx, piece.name, 'title', 29, room)
  write(ctx, piece.name, left, y + height * 0.3, { face: 'title', px, align: 'left' })
  const figures = isTight ? 20 : 25
  const low = y + height * 0.72
  let at = left + figures * 0.45
  const put = (icon: string, colour: string, text: string) => {
    drawIcon(ctx, icon, at, low, figures * 0.98, colour)
    at += figures * 0.58
    at += write(ctx, text, at, low, { face: 'figure', px: figures, align: 'left' }) + figures * (isTight ? 0.62 : 0.8)
  }
  put('hearts', RED, isTight ? String(piece.health) : `${piece.health}/${piece.maxHealth}`)
  put('cut-diamond', '#7a5510', String(piece.treasures))
}
