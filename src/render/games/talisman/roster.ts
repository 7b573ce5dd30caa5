import { RED } from '../../canvas/palette.ts'
import type { Entry, Figure } from '../../card/roster-wide.ts'
import { tokenOf, type Piece, type Scene } from './scene.ts'

/** What everybody has: lives, Strength, Craft, Gold, and how many Spells. */

export const FIGURES = {
  lives: { icon: 'hearts', colour: RED },
  strength: { icon: 'biceps', colour: '#9a4a12' },
  craft: { icon: 'brain', colour: '#5b3a8c' },
  gold: { icon: 'two-coins', colour: '#9a6d08' },
  spells: { icon: 'magic-swirl', colour: '#2f6a5a' },
} as const

/** Everybody in seat order, those without a piece too. */
export function entriesOf(scene: Scene): Entry[] {
  const present = scene.pieces.map((piece) => [piece.seat, entryOf(piece, scene)] as const)
  const absent = scene.absent.map(({ seat, why }) => [seat, absentEntry(seat, why)] as const)
  return [...present, ...absent].sort(([a], [b]) => a - b).map(([, entry]) => entry)
}

function entryOf(piece: Piece, scene: Scene): Entry {
  return {
    token: { ...tokenOf(piece, scene.active), isActive: false },
    name: piece.isToad ? `${piece.name} (Toad)` : piece.name,
    isActive: piece.seat === scene.active,
    figures: Object.entries(FIGURES).map(([of, look]): Figure => ({
      ...look,
      text: String(piece[of as keyof typeof FIGURES]),
    })),
  }
}

function absentEntry(seat: number, why: string): Entry {
  const token = { seat, initials: '', looks: why === 'chooses' ? 'uncertainty' : 'tombstone' }
  return { token, name: why, isActive: false, figures: [] }
}
