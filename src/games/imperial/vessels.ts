import { rollDice, type Play, type Seat } from '../../engine/index.ts'
import { isOcean, printedHexOf } from './board.ts'
import { creatureOf, type EncounterTile, type VesselKind } from './data.ts'
import { loseCompanion, loseFamiliar, part } from './companions.ts'
import { say } from './facts.ts'
import type { SeaRoll, VesselFate } from './facts-perils.ts'
import { withCharm } from './luckycharm.ts'
import { moveTo } from './movement.ts'
import { discardClue, loseItem } from './pools.ts'
import { characterAt, type Imperial } from './state.ts'

/** Boats and ships: taken, kept, wrecked, sunk (IMP-10). */

/** Whether one of the kind lies in the Bank (IMP-10.1). */
export function vesselAvailable(game: Imperial, kind: VesselKind): boolean {
  return game.bank[kind] > 0
}

/** Takes a vessel from the Bank; an old one goes back without its wounds (IMP-6.6, IMP-10.2). */
export function takeVessel(game: Imperial, seat: Seat, kind: VesselKind): void {
  if (!vesselAvailable(game, kind)) throw new Error(`no ${kind} in the Bank`)
  loseVessel(game, seat, 'exchanged')
  game.bank[kind] -= 1
  characterAt(game, seat).vessel = { kind, wounds: 0, lent: null }
  say(game, { kind: 'vessel-taken', seat, vessel: kind })
}

/** Fates in which what the crew was lent goes with it; otherwise it comes back to the player (IMP-10.4, IMP-10.5). */
const TAKES_LENT: readonly VesselFate[] = ['wrecked', 'snatched', 'left-behind']

/** The vessel goes back to the Bank, if there is one. */
export function loseVessel(game: Imperial, seat: Seat, fate: VesselFate): void {
  const character = characterAt(game, seat)
  const { vessel } = character
  if (!vessel) return
  // Whatever goes down at sea counts as sunk, and the owner rolls for what he had lent (IMP-10.8, IMP-10.9).
  const isSunk = fate === 'snatched' && isOcean(character.hex)
  const lent = TAKES_LENT.includes(fate) && !isSunk ? vessel.lent : null
  character.vessel = null
  game.bank[vessel.kind] += 1
  say(game, { kind: 'vessel-gone', seat, vessel: vessel.kind, fate, lent })
  if (lent !== null) loseItem(game, seat, lent, fate)
}

/** A vessel with its full wounds: sunk in an ocean hex, wrecked on the coast (IMP-10.8). */
export function founder(game: Imperial, seat: Seat): 'sunk' | 'wrecked' {
  const fate = isOcean(characterAt(game, seat).hex) ? 'sunk' : 'wrecked'
  loseVessel(game, seat, fate)
  return fate
}

/** Everything he has is rolled for, then he is washed up at the Pirates' Den, and that is all (IMP-10.9, 10.10, 18.42). */
export function* lostAtSea(game: Imperial, seat: Seat): Play {
  const character = characterAt(game, seat)
  loseVessel(game, seat, 'sunk') // IMP-18.9
  for (const companion of character.companions.filter(({ tile }) => isSeaCreature(tile))) {
    part(game, seat, companion, 'habitat') // IMP-10.10: they do not roll
  }
  const goods = [
    ...character.weapons.map((id, index) => ({ what: 'weapon', id, nth: index + 1 }) as const),
    ...character.treasures.map((id, index) => ({ what: 'treasure', id, nth: index + 1 }) as const),
    ...character.clues.map((id, index) => ({ what: 'clue', id, nth: index + 1 }) as const),
    ...character.companions.map(({ tile }, index) => ({ what: 'companion', id: tile, nth: index + 1 }) as const),
    ...(character.familiar ? [{ what: 'familiar', id: character.familiar.tile, nth: 1 } as const] : []),
  ]
  const dice = yield* withCharm(game, seat, rollDice(game, goods.length), (changed) => changed.map(isSaved).join())
  const rolls = goods.map((good, index) => ({ ...good, die: dice[index] ?? 0, saved: isSaved(dice[index] ?? 0) }))
  const told = rolls.map((roll): SeaRoll => ({ ...roll, id: roll.what === 'clue' ? null : roll.id }))
  say(game, { kind: 'sea-lost', seat, hex: character.hex, rolls: told })
  const lost = rolls.filter((roll) => !roll.saved)
  // Companions first: what they were lent has a die of its own and is not lost with them (IMP-10.10).
  for (const { what, id } of lost) if (what === 'companion') drown(game, seat, id)
  for (const { what, id } of lost) {
    if (what === 'weapon' || what === 'treasure') loseItem(game, seat, id, 'lost-at-sea')
    if (what === 'clue') discardClue(game, seat, id, 'lost-at-sea')
    if (what === 'familiar') loseFamiliar(game, seat, 'lost-at-sea')
  }
  moveTo(game, seat, printedHexOf('pirates-den'), 'washed-up') // IMP-18.41
}

/** 4, 5, 6 saved; 1, 2, 3 lost (IMP-10.9). */
function isSaved(die: number): boolean {
  return die >= 4
}

function isSeaCreature(tile: EncounterTile): boolean {
  return creatureOf(tile).companion?.habitat === 'sea'
}

function drown(game: Imperial, seat: Seat, tile: EncounterTile): void {
  const companion = characterAt(game, seat).companions.find((one) => one.tile === tile)
  if (!companion) throw new Error(`${tile} does not travel with seat ${seat}`)
  companion.lent = null
  loseCompanion(game, seat, companion, 'lost-at-sea')
}
