import { only, options, shuffle, takeOne, reveal, type Play, type Seat } from '../../../../engine/index.ts'
import { distanceBetween } from '../../data/board.ts'
import { armsOf, characterCard, clueOf, isImperial, isTreasure, treasureOf } from '../../data/components.ts'
import {
  IMPERIAL_TREASURES,
  SPELL_IDS,
  type ClueId,
  type SpellId,
  type TileId,
  type TreasureGroup,
} from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { noteDrawn, noteGone, noteReshuffled } from '../../state/knowledge.ts'
import { characterAt, type Character, type Imperial } from '../../state/state.ts'
import { hexOf } from '../../state/whereabouts.ts'
import { askHidden } from './asking.ts'
import { readyBest } from './gear.ts'

/** Drawing from the pools and the Bank, and returning to them. Draws are random without replacement (IMP-0.3). */

/** IMP-5.9 */
export const CLUE_LIMIT = 4

// Treasures

/** Draws a treasure, which is the character's at once (IMP-13.2, IMP-18.17); `null` if the pool is empty (IMP-13.5). */
export function drawTreasure(game: Imperial, seat: Seat, why: string): TileId | null {
  const tile = takeOne(game, game.treasurePool)
  if (tile === undefined) {
    emitFact(game, { kind: 'treasures-gone', seat, why })
    return null
  }
  characterAt(game, seat).treasures.push(tile)
  emitFact(game, { kind: 'treasure-drawn', seat, tile, why })
  if (isImperial(tile)) noteFound(game, seat, tile)
  readyBest(game, seat)
  return tile
}

function noteFound(game: Imperial, seat: Seat, tile: TileId): void {
  emitFact(game, { kind: 'imperial-found', seat, tile, found: foundCount(game) })
  if (areAllFound(game) && !endsAtOnce(game)) emitFact(game, { kind: 'round-goes-on', seat, round: game.round })
}

export function returnTreasure(game: Imperial, tile: TileId): void {
  game.treasurePool.push(tile)
}

/** Puts one of the seat's Imperial Treasures face up in the Bank: found, out of the game (IMP-0.4). */
export function toBank(game: Imperial, seat: Seat, tile: TileId, why = 'bank'): void {
  takeItem(game, seat, tile)
  game.bank.imperial.push(tile)
  emitFact(game, { kind: 'imperial-banked', seat, tile, why })
}

/** IMP-13.3: Imperial Treasures in a player's hands or face up in the Bank. */
export function foundCount(game: Imperial): number {
  const held = game.players.flatMap(({ character }) => character?.treasures.filter(isImperial) ?? [])
  return held.length + game.bank.imperial.length
}

export function areAllFound(game: Imperial): boolean {
  return foundCount(game) === IMPERIAL_TREASURES.length
}

/** Whether the quest ends now (IMP-16.1); with equal turns the round is played out first (IMP-17.29). */
export function endsAtOnce(game: Imperial): boolean {
  return areAllFound(game) && !game.options['equal-turns']
}

// Weapon tiles

/** Draws a weapon tile for a character; `null` if the pool is empty (IMP-11.11). */
export function drawWeapon(game: Imperial, seat: Seat, why: string): TileId | null {
  const tile = takeOne(game, game.weaponsPool)
  if (tile === undefined) {
    emitFact(game, { kind: 'weapons-gone', seat, why })
    return null
  }
  characterAt(game, seat).weapons.push(tile)
  emitFact(game, { kind: 'weapon-drawn', seat, tile, why })
  readyBest(game, seat)
  return tile
}

export function returnWeapon(game: Imperial, tile: TileId): void {
  game.weaponsPool.push(tile)
}

/** Takes a weapon tile or treasure from a character, even if readied or lent. The tile then lies nowhere. */
export function takeItem(game: Imperial, seat: Seat, tile: TileId): void {
  const character = characterAt(game, seat)
  const list = isTreasure(tile) ? character.treasures : character.weapons
  const at = list.indexOf(tile)
  if (at < 0) throw new Error(`${character.id} has no ${tile}`)
  list.splice(at, 1)
  for (const member of [...character.companions, ...(character.vessel ? [character.vessel] : [])]) {
    if (member.lent === tile) member.lent = null
  }
  readyBest(game, seat)
}

/** Takes a weapon tile or treasure from a character and returns it to its pool, emitting the fact. */
export function loseItem(game: Imperial, seat: Seat, tile: TileId, why = 'lost'): void {
  takeItem(game, seat, tile)
  if (isTreasure(tile)) returnTreasure(game, tile)
  else returnWeapon(game, tile)
  emitFact(game, { kind: 'item-lost', seat, tile, why })
}

// Clues

/** Draws a clue: the limit of four applies at once (IMP-5.9), and an empty deck is reshuffled (IMP-5.10). */
export function* drawClue(game: Imperial, seat: Seat, why: string): Play {
  const clue = takeClue(game)
  if (clue === undefined) {
    emitFact(game, { kind: 'clues-gone', seat, why }) // IMP-5.10
    return
  }
  const place = gainClue(game, seat, clue)
  emitFact(game, { kind: 'clue-drawn', seat, place, why })
  emitFact(game, { kind: 'clue-seen', seat, clue, place }, only(seat))
  yield* keepClueLimit(game, seat)
}

/** Adds a clue from the deck to a hand; returns its place there. */
export function gainClue(game: Imperial, seat: Seat, clue: ClueId): number {
  noteDrawn(game, seat)
  return characterAt(game, seat).clues.push(clue)
}

/** The top card of the deck, reshuffled from the discard pile if necessary. */
export function takeClue(game: Imperial): ClueId | undefined {
  if (game.clueDeck.length === 0 && game.clueDiscard.length > 0) {
    noteReshuffled(game)
    game.clueDeck = shuffle(game, game.clueDiscard)
    game.clueDiscard = []
    reveal(game)
    emitFact(game, { kind: 'clues-reshuffled', cards: game.clueDeck.length })
  }
  return game.clueDeck.shift()
}

/** IMP-5.9: a player with more than four clues discards down to four at once; the new one may be among them. */
export function* keepClueLimit(game: Imperial, seat: Seat): Play {
  const character = characterAt(game, seat)
  while (character.clues.length > CLUE_LIMIT) {
    const clue = yield* askHidden(seat, 'clue.discard', () => options(character.clues), {
      default: () => clueDefault(game, seat, character.clues),
      times: character.clues.length - CLUE_LIMIT,
    })
    discardClue(game, seat, clue, 'limit')
  }
}

/** Discards one of the seat's clues for all to see; players never do so by choice (IMP-5.11). */
export function discardClue(game: Imperial, seat: Seat, clue: ClueId, why = 'given'): void {
  const { clues } = characterAt(game, seat)
  if (!clues.includes(clue)) throw new Error(`seat ${seat} does not hold ${clue}`)
  noteGone(game, seat, [clue])
  clues.splice(clues.indexOf(clue), 1)
  game.clueDiscard.push(clue)
  reveal(game)
  emitFact(game, { kind: 'clue-discarded', seat, clue, why })
}

// Spells

/**
 * The spells a character could take now, in the order of IMP-2.8: a tile is in the Bank, they do not hold the same
 * spell, and they have a free slot (IMP-12.1). None for classes without spells.
 */
export function spellsAvailableTo(game: Imperial, seat: Seat): SpellId[] {
  const { spells } = characterAt(game, seat)
  if (!hasFreeSpellSlot(game, seat)) return []
  return SPELL_IDS.filter((spell) => game.bank.spells[spell] > 0 && !spells.includes(spell))
}

/** IMP-12.1: elves carry one spell, clerics two, magicians four. */
export function hasFreeSpellSlot(game: Imperial, seat: Seat): boolean {
  return freeSpellSlots(game, seat) > 0
}

export function freeSpellSlots(game: Imperial, seat: Seat): number {
  const { id, spells } = characterAt(game, seat)
  return characterCard(id).spellLimit - spells.length
}

export function gainSpell(game: Imperial, seat: Seat, spell: SpellId, why = 'gift'): void {
  if (!spellsAvailableTo(game, seat).includes(spell)) throw new Error(`${spell} is not available to seat ${seat}`)
  game.bank.spells[spell] -= 1
  characterAt(game, seat).spells.push(spell)
  emitFact(game, { kind: 'spell-gained', seat, spell, why })
}

/** IMP-12.2: the tile goes back to the Bank. */
export function loseSpell(game: Imperial, seat: Seat, spell: SpellId): void {
  const { spells } = characterAt(game, seat)
  if (!spells.includes(spell)) throw new Error(`seat ${seat} does not hold ${spell}`)
  spells.splice(spells.indexOf(spell), 1)
  game.bank.spells[spell] += 1
}

// What defaults give away (IMP-0.7)

/** IMP-5.9: a clue for an unfound Lost City, otherwise the one farthest away; the SPECIAL only if it is the last. */
export function clueDefault(game: Imperial, seat: Seat, clues: readonly ClueId[]): ClueId {
  const { hex } = characterAt(game, seat)
  return first(clues, (id) => {
    const { location } = clueOf(id)
    if (location === null) return [-1]
    const at = hexOf(game, location)
    return [at === null ? Infinity : distanceBetween(hex, at)]
  })
}

/** IMP-5.3: the lowest Attack + Shooting + Defence, not readied if possible. */
export function weaponDefault(game: Imperial, seat: Seat, tiles: readonly TileId[]): TileId {
  const character = characterAt(game, seat)
  return first(tiles, (tile) => [isReadied(character, tile) ? 0 : 1, -strengthOf(tile)])
}

const CHEAPEST_FIRST: readonly TreasureGroup[] = [
  'silver', 'gold', 'magic-weapon', 'scroll', 'charm', 'ruby', 'stone', 'imperial',
] // prettier-ignore

/**
 * The order in which defaults give treasures away: silver, gold, magic weapon, scroll, charm, ruby, stone, Imperial.
 */
export function treasureDefault(tiles: readonly TileId[]): TileId {
  return first(tiles, (tile) => [-CHEAPEST_FIRST.indexOf(treasureOf(tile).group)])
}

/** Attack + Shooting + Defence as printed. */
export function strengthOf(tile: TileId): number {
  const arms = armsOf(tile)
  return arms ? (arms.attack ?? 0) + (arms.shooting ?? 0) + arms.defence : 0
}

export function isReadied(character: Character, tile: TileId): boolean {
  return character.weapon === tile || character.shield === tile
}

/** The item of the highest rank, compared number by number; ties go to the first id in alphabetical order. */
export function first<T extends string>(ids: readonly T[], rank: (id: T) => readonly number[]): T {
  const [best] = ids
    .map((id) => ({ id, rank: rank(id) }))
    .sort((a, b) => {
      const differs = a.rank.findIndex((value, i) => value !== b.rank[i])
      return differs < 0 ? (a.id < b.id ? -1 : 1) : (b.rank[differs] ?? 0) - (a.rank[differs] ?? 0)
    })
  if (!best) throw new Error('no items to choose a default from')
  return best.id
}
