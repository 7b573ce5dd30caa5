import type { CanvasRenderingContext2D } from 'canvas'
import type { Box } from '../geometry.ts'
import { drawIcon } from '../icons.ts'
import { INK, PARCHMENT_DARK, PARCHMENT_LIGHT, RED } from '../palette.ts'
import { fit, widthOf, write } from '../text.ts'
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
  const radius = isTight ? 18 : width < 200 ? 23 : 27
  const token = { ...tokenOf(piece, scene), hull: null, followers: 0, isActive: false }
  drawToken(ctx, token, x + radius + (isTight ? 8 : 13), y + height / 2 - 1, radius)
  const left = x + radius * 2 + (isTight ? 13 : 24)
  const room = x + width - left - 4
  const px = fit(ctx, piece.name, 'title', 29, room)
  write(ctx, piece.name, left, y + height * 0.3, { face: 'title', px, align: 'left' })
  drawFigures(ctx, piece, left, y + height * 0.72, room)
}

/** Health and treasures; the most health is left out where there is no room for it. */
function drawFigures(ctx: CanvasRenderingContext2D, piece: Piece, x: number, y: number, room: number): void {
  const treasures = String(piece.treasures)
  const whole = [`${piece.health}/${piece.maxHealth}`, treasures]
  const widthAt = (texts: readonly string[], px: number) =>
    texts.reduce((sum, text) => sum + widthOf(ctx, text, 'figure', px) + px * 1.12, px * 0.5)
  const texts = widthAt(whole, 22) <= room ? whole : [String(piece.health), treasures]
  const px = [25, 24, 23, 22, 21].find((size) => widthAt(texts, size) <= room) ?? 20
  const signs = [
    ['hearts', RED],
    ['cut-diamond', '#7a5510'],
  ] as const
  let at = x
  signs.forEach(([icon, colour], i) => {
    drawIcon(ctx, icon, at + px * 0.48, y, px * 0.98, colour)
    at += px * 1.1
    at += write(ctx, texts[i] ?? '', at, y, { face: 'figure', px, align: 'left' }) + px * 0.5
  })
}
