import { only, rollDie, shuffle, type Seat } from '../../../../engine/index.ts'
import { ENCOUNTER_ORDER, spaceOf, TREASURE_ORDER } from '../../data/board.ts'
import { CONSTANTS, ENCOUNTERS, isKey, KEY_DEAL, type EncounterCard } from '../../data/components.ts'
import {
  MAZE_CARD_IDS,
  MAZE_IDS,
  NUMBERS,
  TREASURE_IDS,
  type EncounterId,
  type RoomId,
  type TreasureId,
} from '../../data/ids.ts'
import { emitFact } from '../../facts/index.ts'
import { showSighting } from '../deeds/sightings.ts'
import { letKnow } from '../../state/knowledge.ts'
import { noteKeyOrNot } from '../../state/likeness.ts'
import { adventurerAt, isAlone, playerAt, seatsFrom, type Warlock } from '../../state/state.ts'

/** The starting player, and the place of every card (WAR-2.3 to 2.15). */

/** The initial Skill of every seat, as just rolled. */
export function skillsOf(game: Warlock): number[] {
  return game.players.map((_, seat) => adventurerAt(game, seat).skill.initial)
}

/**
 * Ascending initial Skill; tied players roll, lower first, until no tie is left (WAR-2.12). ruling: a player who has
 * left since rolling keeps their place, because their Key cards stay in the game (WAR-25.5).
 */
export function settleNeed(game: Warlock, skills: readonly number[]): void {
  const ascending = [...new Set(skills)].sort((a, b) => a - b)
  game.need = ascending.flatMap((skill) =>
    rollOff(
      game,
      [...skills.keys()].filter((seat) => skills[seat] === skill),
    ),
  )
  emitFact(game, { kind: 'need-settled', order: [...game.need] })
}

function rollOff(game: Warlock, tied: readonly Seat[]): Seat[] {
  if (tied.length < 2) return [...tied]
  const rolls = tied.map((seat) => ({ seat, die: rollDie(game) }))
  emitFact(game, { kind: 'need-rolled', rolls })
  const faces = [...new Set(rolls.map(({ die }) => die))].sort((a, b) => a - b)
  return faces.flatMap((face) =>
    rollOff(
      game,
      rolls.filter(({ die }) => die === face).map(({ seat }) => seat),
    ),
  )
}

/** Shuffles the decks in their order and lays everything out (WAR-2.3 to 2.13). */
export function layOut(game: Warlock): void {
  layEncounters(
    game,
    shuffle(
      game,
      [...ENCOUNTERS.values()].filter(isRandom).map(({ id }) => id),
    ),
  )
  layTreasures(game)
  dealKeyCards(game, shuffle(game, [...NUMBERS]))
  const maze = shuffle(game, [...MAZE_CARD_IDS])
  for (const [at, id] of MAZE_IDS.entries()) {
    const card = maze[at]
    if (card) game.maze[id] = { card, faceUp: false, known: false } // WAR-2.14
  }
}

function isRandom({ room }: EncounterCard): boolean {
  return room === null
}

/** Fixed cards in the rooms named by the board; random ones in the others (WAR-2.5, WAR-2.6). */
function layEncounters(game: Warlock, shuffled: readonly EncounterId[]): void {
  for (const { id, room } of ENCOUNTERS.values()) {
    if (room) game.rooms[room].encounter = { card: id, faceUp: false, known: true }
  }
  for (const [at, room] of ENCOUNTER_ORDER.entries()) {
    const card = shuffled[at]
    if (card) game.rooms[room].encounter = { card, faceUp: false, known: false }
  }
}

/** One Treasure card in every room with a pile (WAR-2.4); with `ready-keys` some are in hands instead. */
function layTreasures(game: Warlock): void {
  const without = game.options['ready-keys'] ? readyKeys(game) : []
  const deck = TREASURE_IDS.filter((card) => !isCarried(game, card))
  const rooms = TREASURE_ORDER.filter((room) => !without.includes(room))
  for (const [at, card] of shuffle(game, [...deck]).entries()) {
    const room = rooms[at]
    if (room) game.rooms[room].pile = [card]
  }
  emitFact(game, { kind: 'dungeon-laid-out', treasures: deck.length, without })
}

/**
 * Deals key cards from the Treasure deck, one at a time; as many southern rooms stay empty (option `ready-keys`).
 * ruling: a player who has left already gets none.
 */
function readyKeys(game: Warlock): RoomId[] {
  const keys = shuffle(game, TREASURE_IDS.filter(isKey))
  const seats = seatsFrom(game, 0)
  const many = game.options['ready-keys-each'] * seats.length
  for (const [at, card] of keys.slice(0, many).entries()) giveKey(game, seats[at % seats.length] ?? 0, card)
  for (const seat of seats) {
    emitFact(game, { kind: 'keys-ready', seat, cards: [...adventurerAt(game, seat).treasures] }, only(seat))
  }
  const southern = TREASURE_ORDER.filter((room) => spaceOf(room).region === 'south')
  return shuffle(game, [...southern]).slice(0, many)
}

function giveKey(game: Warlock, seat: Seat, card: TreasureId): void {
  adventurerAt(game, seat).treasures.push(card)
  letKnow(game, card, seat)
  noteKeyOrNot(game, card)
}

function isCarried(game: Warlock, card: TreasureId): boolean {
  return game.players.some(({ adventurer }) => adventurer?.treasures.includes(card))
}

/** Three beneath the chest, the rest one at a time in seat order, spares by need (WAR-2.8 to 2.11). */
export function dealKeyCards(game: Warlock, shuffled: readonly number[]): void {
  const seats = [...game.players.keys()]
  const { each, spare } = KEY_DEAL.find(({ players }) => players === seats.length) ?? { each: 0, spare: 0 }
  const receivers = [...Array.from({ length: each }, () => seats).flat(), ...game.need.slice(0, spare)]
  game.chest = shuffled.slice(0, CONSTANTS.keyCardsUnderChest)
  const others = shuffled.slice(CONSTANTS.keyCardsUnderChest)
  if (isAlone(game)) game.stack = [...others]
  for (const [at, seat] of receivers.entries()) playerAt(game, seat).keyCards.push(...others.slice(at, at + 1))
  const hands = game.players.map(({ keyCards }) => keyCards.length)
  const { stack } = game
  const alone = stack.length > 0 ? { stack: stack.length } : {}
  emitFact(game, {
    kind: 'key-cards-dealt',
    each: hands,
    blanksDiscarded: isAlone(game) ? 6 : 6 - seats.length,
    ...alone,
  })
  for (const seat of isAlone(game) ? [] : seats)
    showSighting(game, seat, { kind: 'own', round: 0, numbers: [...playerAt(game, seat).keyCards] })
  if (game.options['open-lock']) openLock(game, seats)
}

/** The first card beneath the chest is turned up beside it (option `open-lock`). */
function openLock(game: Warlock, seats: readonly Seat[]): void {
  const [number] = game.chest
  if (number === undefined) throw new Error('no Key card lies beneath the chest')
  game.openLock = number
  emitFact(game, { kind: 'lock-open', number })
  for (const seat of seats) showSighting(game, seat, { kind: 'open-lock', round: 0, number })
}
