import type { Orders, Seat, Standing, State } from '../../../engine/index.ts'
import type { TreasureKind } from '../data/components.ts'
import type { Options } from '../data/options.ts'
import type { EncounterId, FoeId, MazeCardId, MazeId, RoomId, SpaceId, SwordId, TreasureId } from '../data/ids.ts'
import type { Holder, Sighting } from './notebook.ts'

export type Phase = 'setup' | 'start' | 'move' | 'resolve' | 'treasure' | 'reckoning' | 'over'

/** Skill, Stamina or Luck: the initial and the current value (WAR-3.6, WAR-3.11). */
export interface Score {
  readonly initial: number
  now: number
}

export interface Adventurer {
  /** Unique in the game: a player's new adventurer is a different one (WAR-7.9). */
  readonly id: number
  space: SpaceId
  skill: Score
  stamina: Score
  luck: Score
  gold: number
  provisions: number
  lanterns: number
  /** All Treasure cards carried, swords among them, in order of acquisition. */
  treasures: TreasureId[]
  /** Whether the adventurer still has their first sword (WAR-8.7). */
  startingSword: boolean
  /** The sword in use (WAR-8.6). */
  sword: SwordId | null
  /** Has entered and left a room in this life (WAR-11.2). */
  blooded: boolean
  /** Missed turns owed (WAR-5.2). */
  missed: number
  /** Ate in the player's last own turn (WAR-13.3). */
  ate: boolean
  /** The square the adventurer entered this room from; `null` without a door (WAR-10.5). */
  cameBy: SpaceId | null
  /** The occupied room the adventurer fled into, whose encounter they owe (WAR-10.8). */
  fledInto: RoomId | null
  /** The dead end the adventurer may not try again from this square in the next turn (WAR-18.6). */
  barred: Barred | null
}

export interface Barred {
  readonly square: SpaceId
  readonly maze: MazeId
}

/** Whether a player is at the table. */
export type Presence = 'playing' | 'left'

export interface Player {
  presence: Presence
  /** `null` before it is rolled up, when dead and not yet replaced, and when the player has left. */
  adventurer: Adventurer | null
  /** Numbered Key cards; every player also has a blank (WAR-2.8). They stay with a player who leaves. */
  keyCards: number[]
  /** All Key cards this player has been shown: their private log (WAR-22.8). */
  sightings: Sighting[]
  /** Pencil marks by cell: `5:seat2`. */
  marks: Record<string, 'yes' | 'no'>
  /** The referee declares battle cards for the player (option `auto-equip`). */
  autoEquip: boolean
  /** The player wants to be asked in every Take Treasure step, not only where there is something to take (WAR-8.9). */
  asksTreasure: boolean
  /** Numbers written down at a reckoning, not yet shown (WAR-23.4). */
  written: number[]
}

export interface Encounter {
  readonly card: EncounterId
  faceUp: boolean
  /** Was turned up before, so it is public (option `long-memory`), or named by the board (WAR-2.5). */
  known: boolean
}

/** The contents of a room (WAR-2.4 to 2.7). */
export interface Room {
  encounter: Encounter | null
  /** The Treasure pile, top first. */
  pile: TreasureId[]
  /** The adventurer who left last, by id; kept for permanently occupied rooms (WAR-7.9). */
  lastLeaver: number | null
}

/** The Treasure cards of a dead adventurer, kept for their player (WAR-19.2). */
export interface Cache {
  readonly owner: Seat
  readonly space: SpaceId
  cards: TreasureId[]
}

/** State of a single turn, reset when a turn begins. */
export interface Turn {
  /** These bar eating (WAR-5.6). */
  usedCard: boolean
  dealt: boolean
  putDown: boolean
  swordChanged: boolean
  /** Deals proposed (WAR-12.2). */
  proposals: number
  attacked: boolean
  /** The chest was challenged (WAR-15.3). */
  opened: boolean
  /** The dead end of the turn before (WAR-18.6). */
  barred: Barred | null
  /** Maze spaces tried in this turn (WAR-24.52). */
  tried: MazeId[]
  /** The Maze card that is turned up for this move (WAR-18.4); it stays up until the move is done. */
  maze: MazeId | null
  /** Treasure cards chosen to be put down, and to be taken up here, during the choice; secret. */
  putting: TreasureId[]
  picking: TreasureId[]
  /** The open pile here as the player last saw it. */
  seen: TreasureId[]
  /** Numbers named at the chest so far, each with the card to show for it; secret. */
  named: Named[]
}

/** A number named at the chest, and the Treasure card to show for it (WAR-15.4). */
export interface Named {
  readonly number: number
  readonly card: TreasureId
}

/** One side of a deal (WAR-12.3). */
export interface DealSide {
  gold: number
  provisions: number
  /** Treasure cards by name. */
  cards: TreasureId[]
  /** For each of these numbers a card with that key; the giver picks which. Only in the part asked for. */
  keys: number[]
  /** Stated numbered Key cards to be shown. */
  shows: number[]
  /** One Key card of the giver's own choice to be shown; `null` in `ownCard` is a blank, or not chosen yet. */
  own: boolean
  ownCard: number | null
  /** Numbers for the referee to answer truthfully. */
  answers: number[]
}

/** A proposal of one adventurer to another, in preparation or made. */
export interface Deal {
  readonly from: Seat
  readonly to: Seat
  readonly gives: DealSide
  readonly asks: DealSide
  /** The other side has seen the terms. */
  proposed: boolean
}

export type Pressing = 'press' | 'finish'

/** A battle under way; all of it is public except the faces of the spoils. */
/** A round of a battle: both totals with their dice, and the result for the adventurer or the attacker. */
export interface Round {
  readonly own: number
  readonly ownDice: readonly number[]
  readonly theirs: number
  readonly theirDice: readonly number[]
  readonly outcome: 'won' | 'lost' | 'tied' | 'unhurt'
  /** The seat that rolled for the monster (option `monster-champion`). */
  readonly rolledBy?: Seat
}

export interface Battle {
  /** The adventurer who met the monster, or the attacker. */
  readonly seat: Seat
  /** The adventurer attacked, or the monster. */
  readonly rival: Seat | null
  readonly foe: FoeId | null
  readonly at: SpaceId
  /** Rounds begun, counted across several monsters (WAR-9.10). */
  round: number
  /** A record of the rounds. */
  readonly fought: Round[]
  /** The index of the current monster, and each monster's remaining Stamina. */
  current: number
  stamina: number[]
  /** Rounds the adventurer has lost. */
  lost: number
  /** Battle cards declared, by seat (WAR-21.5). */
  declared: Record<Seat, TreasureId[]>
  /** Seats that fight on without questions: while above their threshold (WAR-25.4), or to the end. */
  pressing: Partial<Record<Seat, Pressing>>
  /** Only robbery, loot and flight are left. */
  decided: boolean
  /** The seat being robbed, which may leave only afterwards (WAR-25.8). */
  robbed: Seat | null
  /** The cards of the dead that the victor sorts (WAR-11.12). */
  spoils: TreasureId[]
}

export interface Warlock extends State {
  readonly options: Options
  phase: Phase
  /** Rounds begun; 0 during the set-up (WAR-2.16). */
  round: number
  /** Turns begun in all. */
  turns: number
  /** The order of need, lowest Skill first (WAR-2.12). */
  need: Seat[]
  first: Seat
  active: Seat
  turn: Turn
  players: Player[]
  /** Each seat's standing orders. Secret. */
  orders: Orders[]
  /** Adventurers rolled up so far. */
  rolledUp: number
  rooms: Record<RoomId, Room>
  /** Open piles of face-down Treasure cards, by space; empty ones are removed (WAR-8.8). */
  discarded: Record<SpaceId, TreasureId[]>
  caches: Cache[]
  maze: Record<MazeId, { readonly card: MazeCardId; faceUp: boolean; known: boolean }>
  /** The numbers beneath the chest, the open lock first if the game has one (WAR-2.9). */
  chest: number[]
  openLock: number | null
  /** The six other Key cards of a solo game (option `solo-expedition`); empty otherwise. */
  stack: number[]
  /** Which players know where a Treasure card is (WAR-8.13). */
  knownTo: Record<TreasureId, Seat[]>
  /** Treasure cards whose place is public: shown to all, and not taken out of sight since (WAR-22.1). */
  shown: TreasureId[]
  /**
   * The kinds a Treasure card may have, by public knowledge: absent if it may be any, empty if it is publicly
   * identified.
   */
  mayBe: Partial<Record<TreasureId, TreasureKind[]>>
  /** Cards that have left the game. */
  gone: { encounters: EncounterId[]; treasures: TreasureId[] }
  battle: Battle | null
  /** The two who are making a deal, the proposer first (WAR-12.2). */
  dealing: Seat[]
  /** Their deal. */
  deal: Deal | null
  /** The seat settling a matter of its own outside its turn, battle or deal: limits, spoils, a flight. */
  settling: Seat | null
  result: Standing[] | null
}

/** How a turn goes on: after arriving by a move, staying, eating, or with nothing more to do. */
export type ActionDone = 'arrived' | 'stayed' | 'ate' | 'over'

/** A turn that has just begun. */
export function freshTurn(): Turn {
  return {
    usedCard: false,
    dealt: false,
    putDown: false,
    swordChanged: false,
    proposals: 0,
    attacked: false,
    opened: false,
    barred: null,
    tried: [],
    maze: null,
    putting: [],
    picking: [],
    seen: [],
    named: [],
  }
}

/** The player at a seat. Throws for a seat that does not exist. */
export function playerAt(game: Warlock, seat: Seat): Player {
  const player = game.players[seat]
  if (!player) throw new Error(`no seat ${seat}`)
  return player
}

/** The adventurer a seat plays now. Throws if it has none; use `maybeAdventurer` where that can happen. */
export function adventurerAt(game: Warlock, seat: Seat): Adventurer {
  const { adventurer } = playerAt(game, seat)
  if (!adventurer) throw new Error(`seat ${seat} has no adventurer`)
  return adventurer
}

export function maybeAdventurer(game: Warlock, seat: Seat): Adventurer | null {
  return playerAt(game, seat).adventurer
}

/** Every seat, departed or not, clockwise from the given one (WAR-2.1). */
export function allSeatsFrom(game: Warlock, from: Seat): Seat[] {
  return game.players.map((_, seat) => (from + seat) % game.players.length)
}

/** Seats still in the game, clockwise from the given one. */
export function seatsFrom(game: Warlock, from: Seat): Seat[] {
  return allSeatsFrom(game, from).filter((seat) => playerAt(game, seat).presence === 'playing')
}

/** Other living adventurers on a seat's space, clockwise from it. */
export function othersBeside(game: Warlock, seat: Seat): Seat[] {
  const space = maybeAdventurer(game, seat)?.space
  return space === undefined ? [] : othersOn(game, seat, space)
}

/** Living adventurers of other seats on a space, clockwise from the given one. */
export function othersOn(game: Warlock, seat: Seat, space: SpaceId): Seat[] {
  return seatsFrom(game, seat + 1).filter((other) => other !== seat && maybeAdventurer(game, other)?.space === space)
}

/** The seat nominated to fight for a monster: the next one clockwise that is still in the game (WAR-9.2). */
export function championAgainst(game: Warlock, seat: Seat): Seat | null {
  return seatsFrom(game, seat + 1).find((other) => other !== seat) ?? null
}

/** Whether this is a solo game: a stack of Key cards replaces the rivals (option `solo-expedition`). */
export function isAlone({ options }: Warlock): boolean {
  return options['solo-expedition']
}

/** The numbered Key cards in a hand, in the stack, or beneath the chest. */
export function heldBy(game: Warlock, holder: Holder): readonly number[] {
  if (holder === 'chest') return game.chest
  return holder === 'stack' ? game.stack : playerAt(game, holder).keyCards
}

/** Whether any figure stands on a space. */
export function standsOn(game: Warlock, space: SpaceId): boolean {
  return game.players.some(({ adventurer }) => adventurer?.space === space)
}

export function roomAt(game: Warlock, space: SpaceId): Room | null {
  return (game.rooms as Record<string, Room>)[space] ?? null
}
