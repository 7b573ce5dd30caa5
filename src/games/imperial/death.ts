import { choose, hash32, option, uncover, type Option, type Play, type Seat } from '../../engine/index.ts'
import { printedHexOf } from './board.ts'
import { isImperial, type CharacterId } from './data.ts'
import { say } from './facts.ts'
import type { WoundSource } from './facts-perils.ts'
import { drawWeapon, spellsAvailableTo } from './pools.ts'
import { takeStartingSpell } from './setup.ts'
import { GameEnds } from './signals.ts'
import { characterAt, newCharacter, playerAt, seatsFrom, type Imperial } from './state.ts'

/** Death, what is left of the dead, and who comes after them (IMP-15.4 to IMP-15.7). */

/** The character is dead: his estate goes where it belongs, and his player may take a newcomer at once. */
export function* die(game: Imperial, seat: Seat, source: WoundSource): Play {
  const { id } = characterAt(game, seat)
  say(game, { kind: 'harm-died', seat, character: id, source })
  dissolve(game, seat, 'pool')
  yield* newcomer(game, seat)
}

/**
 * Gives back everything a character had, and retires him (IMP-15.4). Imperial Treasures go to the Treasure Pool, where
 * they are no longer found, or face up to the Bank if the player leaves (IMP-15.8).
 */
export function dissolve(game: Imperial, seat: Seat, imperialTo: 'pool' | 'bank'): void {
  const character = characterAt(game, seat)
  const { clues, weapons, companions, familiar, spells, vessel } = character
  const banked = imperialTo === 'bank' ? character.treasures.filter(isImperial) : []
  const treasures = character.treasures.filter((tile) => !banked.includes(tile))
  const followers = [...companions.map(({ tile }) => tile), ...(familiar ? [familiar.tile] : [])]
  game.clueDiscard.push(...clues)
  if (clues.length > 0) uncover(game)
  game.weaponsPool.push(...weapons)
  game.treasurePool.push(...treasures)
  game.bank.imperial.push(...banked)
  game.encounterPool.push(...followers)
  for (const spell of spells) game.bank.spells[spell] += 1 // IMP-12.6
  if (vessel) game.bank[vessel.kind] += 1
  game.retired.push(character.id)
  playerAt(game, seat).character = null
  say(game, {
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

/** One of the remaining characters may come in his place, at once (IMP-15.5, IMP-18.47); without one the player is eliminated (IMP-15.6). */
export function* newcomer(game: Imperial, seat: Seat): Play {
  const answer = yield* chooseNewcomer(game, seat)
  if (answer === 'stop') return eliminate(game, seat)
  const player = playerAt(game, seat)
  game.bank.characters = game.bank.characters.filter((id) => id !== answer)
  player.character = newCharacter(answer, printedHexOf('nobnodd'))
  player.finishedTurns = 0
  game.turn.newcomers.push(seat) // IMP-18.50
  say(game, { kind: 'harm-newcomer', seat, character: answer, hex: player.character.hex })
  drawWeapon(game, seat, 'newcomer')
  yield* takeStartingSpells(game, seat)
}

function* chooseNewcomer(game: Imperial, seat: Seat): Play<CharacterId | 'stop'> {
  if (game.bank.characters.length === 0) return 'stop'
  const offers = (): Option<CharacterId | 'stop'>[] => [
    ...game.bank.characters.map((id) => option(id, {}, id)),
    option('stop', {}, 'stop'),
  ]
  return yield* choose<CharacterId | 'stop'>(seat, 'newcomer.character', offers, {
    otherwise: () => anyOf(game.bank.characters, `${game.turns} ${seat}`),
  })
}

/** A random remaining character (dec-newcomer), but one that can be named beforehand, and never to stop playing. */
function anyOf(characters: readonly CharacterId[], from: string): CharacterId {
  const at = Math.abs(hash32(from)) % characters.length
  const one = characters[at]
  if (!one) throw new Error('no character left')
  return one
}

/** Starting spells as in the setup, alone (IMP-15.5, IMP-2.8). */
function* takeStartingSpells(game: Imperial, seat: Seat): Play {
  while (spellsAvailableTo(game, seat).length > 0) yield* takeStartingSpell(game, seat)
}

/** He keeps his seat for playing monsters only (IMP-15.6). */
function eliminate(game: Imperial, seat: Seat): void {
  playerAt(game, seat).standing = 'eliminated'
  say(game, { kind: 'harm-eliminated', seat })
  checkAnyoneLeft(game)
}

/** With at most one player left the game ends at once (IMP-15.7). */
export function checkAnyoneLeft(game: Imperial): void {
  if (seatsFrom(game, 0).length <= 1) throw new GameEnds()
}
