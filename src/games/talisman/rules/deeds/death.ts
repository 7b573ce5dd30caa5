import { reveal, type Play, type Seat, SeatOut, TurnEnds } from '../../../../engine/index.ts'
import { isEnemy } from '../../data/components.ts'
import { say } from '../../facts/index.ts'
import type { Deeds } from '../../facts/table.ts'
import { craftOf, strengthOf } from '../../state/numbers.ts'
import { characterAt, groundOf, maybeCharacter, playerAt, type Talisman } from '../../state/state.ts'
import { checkLastLeft } from './ending.ts'
import { endReign } from './pieces.ts'
import { toDiscard } from './pile.ts'

/** Death, and giving up (TAL-4.3, TAL-R90 to TAL-R93). */

/** A Character without Lives. In his own Turn it ends that Turn (TAL-R90). */
export function die(game: Talisman, seat: Seat, by: string): void {
  const { id, space } = characterAt(game, seat)
  say(game, { kind: 'died', seat, character: id, space, by, deeds: deedsOf(game, seat) })
  removeCharacter(game, seat)
  const player = playerAt(game, seat)
  player.standing = comesBack(game) ? 'waiting' : 'out'
  if (player.standing === 'out') say(game, { kind: 'player-out', seat })
  checkLastLeft(game)
  if (seat === game.active) throw new TurnEnds()
}

/** What all could see of him, for his tombstone. */
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

/** A player leaves the game for good: as death on the spot, and out (TAL-R93). */
export function* leave(game: Talisman, seat: Seat): Play {
  dropOut(game, seat)
  if (seat === game.active && game.step !== 'setup') throw new TurnEnds()
  throw new SeatOut(seat)
}

/** Out of the game, without a word about what goes on meanwhile. */
export function dropOut(game: Talisman, seat: Seat): void {
  const player = playerAt(game, seat)
  const character = maybeCharacter(game, seat)
  say(game, { kind: 'player-left', seat, character: character?.id ?? null })
  if (character) removeCharacter(game, seat)
  player.standing = 'left'
  game.unused.push(...player.hand.splice(0))
  player.picked = null
  checkLastLeft(game)
}

/** Possessions stay on the space, Spells and trophies are discarded, the card may be drawn again (TAL-4.3, TAL-4.3a). */
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
    say(game, { kind: 'spells-discarded', seat, spells: [...spells], by: 'death' })
  }
  game.spellDiscard.push(...spells)
  game.unused.push(character.id)
  playerAt(game, seat).character = null
  endReign(game, seat)
}
