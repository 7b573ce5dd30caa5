import type { CanvasRenderingContext2D } from 'canvas'
import type { Box } from '../geometry.ts'
import { RED } from '../palette.ts'
import { drawStrip, type Entry } from '../strip.ts'
import { tokenOf } from './realm.ts'
import type { Piece, Scene } from './scene.ts'

/** Health and treasures of everybody. */
export function drawRoster(ctx: CanvasRenderingContext2D, scene: Scene, box: Box): void {
  drawStrip(ctx, scene.pieces.map((piece) => entryOf(piece, scene)), box, 4) // prettier-ignore
}

function entryOf(piece: Piece, scene: Scene): Entry {
  const { health, maxHealth, treasures } = piece
  return {
    token: { ...tokenOf(piece, scene), hull: null, followers: 0, isActive: false },
    name: piece.name,
    isActive: piece.seat === scene.active,
    figures: [
      { icon: 'hearts', colour: RED, text: `${health}/${maxHealth}`, short: String(health) },
      { icon: 'cut-diamond', colour: '#7a5510', text: String(treasures) },
    ],
  }
}
