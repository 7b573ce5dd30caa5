import { RED } from '../../canvas/palette.ts'
import type { Entry, Figure } from '../../card/roster-wide.ts'
import { tokenOf, type Piece, type Scene } from './scene.ts'

/** What everybody has: Skill, Stamina, Luck, Gold and Provisions. */

export const FIGURES = {
  skill: { icon: 'crossed-swords', colour: '#4d4a52' },
  stamina: { icon: 'hearts', colour: RED },
  luck: { icon: 'shamrock', colour: '#2f7a3d' },
  gold: { icon: 'two-coins', colour: '#9a6d08' },
  provisions: { icon: 'meat', colour: '#8a4a24' },
} as const

/** Everybody in seat order, those without a piece too. */
export function entriesOf(scene: Scene): Entry[] {
  const present = scene.pieces.map((piece) => [piece.seat, entryOf(piece, scene)] as const)
  const absent = scene.absent.map(({ seat, why }) => [seat, absentEntry(seat, why, scene.names[seat])] as const)
  return [...present, ...absent].sort(([a], [b]) => a - b).map(([, entry]) => entry)
}

function entryOf(piece: Piece, scene: Scene): Entry {
  const { skill, stamina, luck, gold, provisions } = piece
  const texts = { skill: skill.now, stamina: stamina.now, luck: luck.now, gold, provisions }
  return {
    token: { ...tokenOf(piece, scene.active), isActive: false },
    name: piece.name,
    isActive: piece.seat === scene.active,
    figures: Object.entries(FIGURES).map(([of, look]): Figure => ({
      ...look,
      text: String(texts[of as keyof typeof FIGURES]),
    })),
  }
}

/** The dead are called by their names, beside a tombstone. */
function absentEntry(seat: number, why: string, name = why): Entry {
  const isDead = why === 'is dead'
  const token = { seat, initials: '', looks: isDead ? 'tombstone' : 'uncertainty' }
  return { token, name: isDead ? name : why, isActive: false, figures: [] }
}
