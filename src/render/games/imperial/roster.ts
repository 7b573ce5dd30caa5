import { RED } from '../../canvas/palette.ts'
import type { Entry } from '../../card/roster-wide.ts'
import { tokenOf } from './drawing.ts'
import type { Piece, Scene } from './scene.ts'

/** Health and treasures of everybody. */
export function entriesOf(scene: Scene): Entry[] {
  return scene.pieces.map((piece) => entryOf(piece, scene))
}

/** So many columns the strip has at the least. */
export const LEAST_COLUMNS = 4

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
