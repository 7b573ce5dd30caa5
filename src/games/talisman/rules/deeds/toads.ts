import type { Seat } from '../../../../engine/index.ts'
import { emitFact } from '../../facts/index.ts'
import { characterAt, groundOf, type Talisman } from '../../state/state.ts'
import { dropCard, loseRaft } from './things.ts'

/** Toads (section 19). */

const TOAD_TURNS = 3

/** The Character drops everything and has Strength 1 and Craft 1 for three Turns (TAL-19.1 to TAL-19.3). */
export function becomeToad(game: Talisman, seat: Seat, by: string): void {
  const character = characterAt(game, seat)
  const fresh = seat === game.active // TAL-R70
  emitFact(game, { kind: 'toad', seat, by })
  if (character.toad) {
    character.toad.turnsLeft = TOAD_TURNS // TAL-R72; ruling: the Toad keeps what it has gained
    character.toad.fresh = fresh
    return
  }
  for (const card of [...character.objects, ...character.followers]) dropCard(game, seat, card, 'toad') // TAL-19.2
  dropGold(game, seat)
  loseRaft(game, seat, false)
  character.offer = null // TAL-R35
  character.toad = { turnsLeft: TOAD_TURNS, strength: 1, craft: 1, fresh }
}

function dropGold(game: Talisman, seat: Seat): void {
  const character = characterAt(game, seat)
  if (character.gold === 0) return
  groundOf(game, character.space).gold += character.gold
  emitFact(game, { kind: 'gold-dropped', seat, gold: character.gold, space: character.space })
  character.gold = 0
}

/**
 * Counts at the end of each of the player's Turns, missed ones too, except the Turn of the transformation (TAL-R70).
 */
export function countToad(game: Talisman, seat: Seat): void {
  const character = characterAt(game, seat)
  const { toad } = character
  if (!toad) return
  if (toad.fresh) toad.fresh = false
  else toad.turnsLeft -= 1
  if (toad.turnsLeft > 0) return
  character.toad = null
  emitFact(game, { kind: 'toad-over', seat })
}
