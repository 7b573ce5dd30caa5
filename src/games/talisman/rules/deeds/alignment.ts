import type { Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import type { Alignment } from '../../data/ids.ts'
import { characterAt, type Talisman } from '../../state/state.ts'
import { dropCard, isForbidden } from './things.ts'

/** Changes Alignment, at most once in any Turn (section 7). Returns whether it changed. */
export function setAlignment(game: Talisman, seat: Seat, to: Alignment, by: string): boolean {
  const character = characterAt(game, seat)
  const from = character.alignment
  if (from === to) return false
  if (game.turn.realigned.includes(seat)) {
    emitFact(game, { kind: 'align-refused', seat, to, by }) // TAL-7.2
    return false
  }
  game.turn.realigned.push(seat)
  character.alignment = to
  emitFact(game, { kind: 'aligned', seat, from, to, by })
  // TAL-7.3
  for (const card of character.objects.filter((one) => isForbidden(one, to))) dropCard(game, seat, card, 'alignment')
  return true
}
