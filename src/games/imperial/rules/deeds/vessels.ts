import type { Seat } from '../../../../engine/index.ts'
import { isOcean } from '../../data/board.ts'
import type { VesselKind } from '../../data/ids.ts'
import type { VesselFate } from '../../facts/perils.ts'
import { emitFact } from '../../facts/index.ts'
import { loseItem } from './pools.ts'
import { characterAt, type Imperial } from '../../state/state.ts'

/** Boats and ships: taken, kept, wrecked, sunk (IMP-10). */

/** Whether a vessel of the kind is in the Bank (IMP-10.1). */
export function vesselAvailable(game: Imperial, kind: VesselKind): boolean {
  return game.bank[kind] > 0
}

/** Takes a vessel from the Bank; an old one goes back without its wounds (IMP-6.6, IMP-10.2). */
export function takeVessel(game: Imperial, seat: Seat, kind: VesselKind): void {
  if (!vesselAvailable(game, kind)) throw new Error(`no ${kind} in the Bank`)
  loseVessel(game, seat, 'exchanged')
  game.bank[kind] -= 1
  characterAt(game, seat).vessel = { kind, wounds: 0, lent: null }
  emitFact(game, { kind: 'vessel-taken', seat, vessel: kind })
}

/** Fates in which the crew's lent weapon is lost too; otherwise it comes back to the player (IMP-10.4, IMP-10.5). */
const TAKES_LENT: readonly VesselFate[] = ['wrecked', 'snatched', 'left-behind']

/** Returns the vessel to the Bank, if the seat has one. */
export function loseVessel(game: Imperial, seat: Seat, fate: VesselFate): void {
  const character = characterAt(game, seat)
  const { vessel } = character
  if (!vessel) return
  // A vessel lost at sea counts as sunk, and the owner rolls for what they had lent (IMP-10.8, IMP-10.9).
  const isSunk = fate === 'snatched' && isOcean(character.hex)
  const lent = TAKES_LENT.includes(fate) && !isSunk ? vessel.lent : null
  character.vessel = null
  game.bank[vessel.kind] += 1
  emitFact(game, { kind: 'vessel-gone', seat, vessel: vessel.kind, fate, lent })
  if (lent !== null) loseItem(game, seat, lent, fate)
}

/** A vessel with its full wounds: sunk in an ocean hex, wrecked on the coast (IMP-10.8). */
export function founder(game: Imperial, seat: Seat): 'sunk' | 'wrecked' {
  const fate = isOcean(characterAt(game, seat).hex) ? 'sunk' : 'wrecked'
  loseVessel(game, seat, fate)
  return fate
}
