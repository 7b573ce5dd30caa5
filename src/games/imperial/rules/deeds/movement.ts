import { diceParts, rollDie, sumOf, type Play, type Seat } from '../../../../engine/index.ts'
import { isLandlocked } from '../../data/board.ts'
import { partByHabitat } from './companions.ts'
import type { HexId } from '../../data/ids.ts'
import type { Way } from '../../facts/realm.ts'
import { emitFact } from '../../facts/index.ts'
import { readyBest } from './gear.ts'
import { withCharm } from './charm.ts'
import { characterAt, type Imperial } from '../../state/state.ts'
import { inLostCity, isOasis } from '../../state/whereabouts.ts'
import { loseVessel } from './vessels.ts'

/**
 * What holds for every move from one hex to another, regardless of the cause (section 4). Hexes are shared (IMP-4.1).
 */

/** Puts a character on a hex and carries out what is due there (IMP-4.16, IMP-4.17). */
export function moveTo(game: Imperial, seat: Seat, hex: HexId, how: Way): void {
  walk(game, seat, [hex], how)
}

/** Walks a path hex by hex; what is due in a hex happens there (IMP-4.16). */
export function walk(game: Imperial, seat: Seat, path: readonly HexId[], how: Way): void {
  const character = characterAt(game, seat)
  emitFact(game, { kind: 'moved', seat, how, path: [character.hex, ...path], ...inLostCity(game, path.at(-1)) })
  for (const hex of path) {
    character.hex = hex
    leaveBehind(game, seat)
  }
}

/**
 * Parts with a vessel, sea companions or an Elephant that may not be kept in the character's hex (IMP-3.9, 9.8, 10.4).
 */
export function leaveBehind(game: Imperial, seat: Seat): void {
  // IMP-10.4; along the coast: IMP-18.7
  if (isLandlocked(characterAt(game, seat).hex)) loseVessel(game, seat, 'landlocked')
  partByHabitat(game, seat) // IMP-9.8
  readyBest(game, seat)
}

/** IMP-4.10: one die on arriving in the hex of the Vanishing Oasis; even, it is there. */
export function* rollForOasis(game: Imperial, seat: Seat): Play<boolean> {
  const dice = yield* withCharm(game, seat, [rollDie(game)], ([die = 0]) => die % 2 === 0)
  const roll = sumOf(diceParts(dice, 'IMP-4.10'))
  const there = roll.total % 2 === 0
  if (seat === game.active) game.turn.oasis = there
  emitFact(game, { kind: 'oasis-rolled', seat, roll, there })
  return there
}

/** Rolls for the Oasis if the character is there (IMP-4.10, IMP-4.11). */
export function* maybeRollForOasis(game: Imperial, seat: Seat): Play {
  if (isOasis(game, characterAt(game, seat).hex)) yield* rollForOasis(game, seat)
}
