import { reveal, type Play, type Seat } from '../../../../engine/index.ts'
import { isImperial } from '../../data/components.ts'
import type { WoundSource } from '../../facts/perils.ts'
import { emitFact } from '../../facts/index.ts'
import { whileConcerned, untilTheyLeave } from './matters.ts'
import { eliminate, newcomer } from './newcomers.ts'
import { noteGone } from '../../state/knowledge.ts'
import { characterAt, playerAt, seatsFrom, type Imperial } from '../../state/state.ts'

/** Death, the estates of the dead, and the characters who follow them (IMP-15.4 to IMP-15.7). */

/** A character dies: the estate is distributed, and the player may take a newcomer at once. */
export function* die(game: Imperial, seat: Seat, source: WoundSource): Play {
  bury(game, seat, source)
  yield* newcomer(game, seat)
}

/**
 * Several die at the same moment: all estates first, then their players, the active one first, then clockwise
 * (IMP-18.1). If no characters are left, the players are eliminated together, so that being buried last does not win
 * (IMP-15.7).
 */
export function* dieTogether(game: Imperial, seats: readonly Seat[], sourceOf: (seat: Seat) => WoundSource): Play {
  for (const seat of seats) bury(game, seat, sourceOf(seat))
  if (game.bank.characters.length === 0) return eliminate(game, seats)
  for (const seat of seatsFrom(game, game.active).filter((one) => seats.includes(one))) {
    if (playerAt(game, seat).standing === 'playing') {
      yield* untilTheyLeave(seat, whileConcerned(game, seat, newcomer(game, seat)))
    }
  }
}

function bury(game: Imperial, seat: Seat, source: WoundSource): void {
  const { id: character, treasures } = characterAt(game, seat)
  const deeds = { round: game.round, imperial: treasures.filter(isImperial).length }
  emitFact(game, { kind: 'harm-died', seat, character, source, deeds })
  dissolve(game, seat, 'pool')
}

/**
 * Returns everything a character had, and retires the character (IMP-15.4). Imperial Treasures go to the Treasure Pool,
 * where they no longer count as found, or face up to the Bank if the player leaves (IMP-15.8).
 */
export function dissolve(game: Imperial, seat: Seat, imperialTo: 'pool' | 'bank'): void {
  const character = characterAt(game, seat)
  const { clues, weapons, companions, familiar, spells, vessel } = character
  const banked = imperialTo === 'bank' ? character.treasures.filter(isImperial) : []
  const treasures = character.treasures.filter((tile) => !banked.includes(tile))
  const followers = [...companions.map(({ tile }) => tile), ...(familiar ? [familiar.tile] : [])]
  noteGone(game, seat, clues)
  game.clueDiscard.push(...clues)
  if (clues.length > 0) reveal(game)
  game.weaponsPool.push(...weapons)
  game.treasurePool.push(...treasures)
  game.bank.imperial.push(...banked)
  game.encounterPool.push(...followers)
  for (const spell of spells) game.bank.spells[spell] += 1 // IMP-12.6
  if (vessel) game.bank[vessel.kind] += 1
  game.retired.push(character.id)
  playerAt(game, seat).character = null
  emitFact(game, {
    kind: 'harm-estate',
    seat,
    clues: [...clues],
    weapons: [...weapons],
    treasures,
    banked,
    companions: followers,
    spells: [...spells],
    vessel: vessel?.kind ?? null,
  })
}
