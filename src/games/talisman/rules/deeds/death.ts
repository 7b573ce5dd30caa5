import { reveal, type Play, type Seat, SeatOut, TurnEnds } from '../../../../engine/index.ts'
import { isEnemy } from '../../data/components.ts'
import { emitFact } from '../../facts/index.ts'
import type { Deeds } from '../../facts/table.ts'
import { craftOf, strengthOf } from '../../state/numbers.ts'
import { characterAt, groundOf, maybeCharacter, playerAt, type Talisman } from '../../state/state.ts'
import { checkLastLeft } from './ending.ts'
import { endReign } from './pieces.ts'
import { toDiscard } from './pile.ts'

/** Death, and giving up (TAL-4.3, TAL-R90 to TAL-R93). */

/** A Character without Lives dies. In that player's own Turn it ends the Turn (TAL-R90). */
export function die(game: Talisman, seat: Seat, by: string): void {
  const { id, space } = characterAt(game, seat)
  emitFact(game, { kind: 'died', seat, character: id, space, by, deeds: deedsOf(game, seat) })
  removeCharacter(game, seat)
  const player = playerAt(game, seat)
  player.standing = comesBack(game) ? 'waiting' : 'out'
  if (player.standing === 'out') emitFact(game, { kind: 'player-out', seat })
  checkLastLeft(game)
  if (seat === game.active) throw new TurnEnds()
}

/** A Character's public belongings, for their tombstone. */
function deedsOf(game: Talisman, seat: Seat): Deeds {
  const { gold, objects, followers, trophies } = characterAt(game, seat)
  return {
    round: game.round,
    strength: strengthOf(game, seat).total,
    craft: craftOf(game, seat).total,
    gold,
    objects: objects.length,
    followers: followers.length,
    trophies: trophies.length,
  }
}

/** TAL-4.3, TAL-4.3b, TAL-OPT.9 */
function comesBack({ options, crownReached }: Talisman): boolean {
  const { replacements } = options
  return replacements === 'always' || (replacements === 'until-crown' && !crownReached)
}

/** A player leaves the game for good: the Character dies on the spot, and the player is out (TAL-R93). */
export function* leave(game: Talisman, seat: Seat): Play {
  dropOut(game, seat)
  if (seat === game.active && game.step !== 'setup') throw new TurnEnds()
  throw new SeatOut(seat)
}

/** Takes a player out of the game without emitting facts about the matters under way. */
export function dropOut(game: Talisman, seat: Seat): void {
  const player = playerAt(game, seat)
  const character = maybeCharacter(game, seat)
  emitFact(game, { kind: 'player-left', seat, character: character?.id ?? null })
  if (character) removeCharacter(game, seat)
  player.standing = 'left'
  game.unused.push(...player.hand.splice(0))
  player.picked = null
  checkLastLeft(game)
}

/**
 * Possessions stay on the space, Spells and trophies are discarded, and the card may be drawn again (TAL-4.3,
 * TAL-4.3a).
 */
function removeCharacter(game: Talisman, seat: Seat): void {
  const character = characterAt(game, seat)
  const ground = groundOf(game, character.space)
  const { objects, followers, trophies, gold, spells, raft } = character
  for (const card of [...objects, ...followers]) {
    if (isEnemy(card)) toDiscard(game, card)
    else ground.cards.push(card)
  }
  for (const card of trophies) toDiscard(game, card)
  if (raft) toDiscard(game, raft.card) // TAL-11.19: never left behind
  ground.gold += gold
  if (spells.length > 0) {
    reveal(game)
    emitFact(game, { kind: 'spells-discarded', seat, spells: [...spells], by: 'death' })
  }
  game.spellDiscard.push(...spells)
  game.unused.push(character.id)
  playerAt(game, seat).character = null
  endReign(game, seat)
}
