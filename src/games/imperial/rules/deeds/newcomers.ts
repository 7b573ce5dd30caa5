import { hash32, option, options, type Option, type Play, type Seat } from '../../../../engine/index.ts'
import type { CharacterId } from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { newCharacter, playerAt, type Imperial } from '../../state/state.ts'
import { placeOf } from '../../state/whereabouts.ts'
import { ask } from './asking.ts'
import { checkAnyoneLeft } from './ending.ts'
import { drawWeapon, gainSpell, freeSpellSlots, spellsAvailableTo } from './pools.ts'

/** The characters who follow the dead (IMP-15.5, IMP-15.6). */

/**
 * One of the remaining characters may replace the dead one at once (IMP-15.5, IMP-18.47); without any, the player is
 * eliminated (IMP-15.6).
 */
export function* newcomer(game: Imperial, seat: Seat): Play {
  const answer = yield* chooseNewcomer(game, seat)
  if (answer === 'stop') return eliminate(game, [seat])
  const player = playerAt(game, seat)
  game.bank.characters = game.bank.characters.filter((id) => id !== answer)
  player.character = newCharacter(answer, placeOf(game, 'nobnodd'))
  player.finishedTurns = 0
  game.turn.newcomers.push(seat) // IMP-18.50
  emitFact(game, { kind: 'harm-newcomer', seat, character: answer, hex: player.character.hex })
  drawWeapon(game, seat, 'newcomer')
  yield* takeStartingSpells(game, seat)
}

function* chooseNewcomer(game: Imperial, seat: Seat): Play<CharacterId | 'stop'> {
  if (game.bank.characters.length === 0) return 'stop'
  const offers = (): Option<CharacterId | 'stop'>[] => [
    ...game.bank.characters.map((id) => option(id, {}, id)),
    option('stop', {}, 'stop'),
  ]
  return yield* ask(seat, 'newcomer.character', offers, {
    default: () => anyOf(game.bank.characters, `${game.turns} ${seat}`),
  })
}

/**
 * The default newcomer is random (dec-newcomer) but can be known beforehand, and the default is never to stop playing.
 */
function anyOf(characters: readonly CharacterId[], from: string): CharacterId {
  const at = Math.abs(hash32(from)) % characters.length
  const one = characters[at]
  if (!one) throw new Error('no character left')
  return one
}

/** Starting spells as in the setup, for one player (IMP-15.5, IMP-2.8). */
function* takeStartingSpells(game: Imperial, seat: Seat): Play {
  while (spellsAvailableTo(game, seat).length > 0) yield* takeStartingSpell(game, seat, true)
}

/**
 * One spell, at the setup or later; `alone` if no other player picks in between. Default: the first available in the
 * order of IMP-2.8.
 */
export function* takeStartingSpell(game: Imperial, seat: Seat, isAlone: boolean): Play {
  const times = isAlone ? freeSpellSlots(game, seat) : 1
  const spell = yield* ask(seat, 'setup.spell', () => options(spellsAvailableTo(game, seat)), { times })
  gainSpell(game, seat, spell, 'setup')
}

/** Eliminated players keep their seats only to play monsters (IMP-15.6). */
export function eliminate(game: Imperial, seats: readonly Seat[]): void {
  for (const seat of seats) {
    playerAt(game, seat).standing = 'eliminated'
    emitFact(game, { kind: 'harm-eliminated', seat })
  }
  checkAnyoneLeft(game)
}
