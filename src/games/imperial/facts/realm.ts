import type { FactsOf, Seat, Sum } from '../../../engine/index.ts'
import type {
  CharacterId,
  ClueId,
  ExplorationOutcome,
  HexId,
  LoanHolder,
  LocationId,
  RaisableScore,
  SpellId,
  TileId,
  TreasureGroup,
} from '../data/ids.ts'

/** How a character gets from hex to hex. The record of fact forms names this type. */
export type Way = 'road' | 'wilderness' | 'sea' | 'raft' | 'teleport' | 'leave' | 'escape' | 'sneeze' | 'washed-up'

/** All six found; one player left, or none; the short game's target or its last round reached. */
export type EndReason = 'all-found' | 'one-left' | 'nobody-left' | 'target' | 'last-round'

/** Told, since version 2, if the Lost City had been found in the hex of the fact, or in the last of its path. */
export interface InLostCity {
  inLostCity?: true
}

/** Facts of the realm. `why` is an id: an outcome, a clue, a creature. */
export type RealmFact =
  Setup | Turn | Convoy | Experience | Pool | Gear | Business | Exploration | Prison | Trade | Ending

type Setup = FactsOf<{
  /** IMP-17.1: the number of the shuffled realm. */
  'realm-laid': { realm: number }
  /** IMP-2.4: two dice for the right to choose; `again` after a tie. */
  'setup-roll': { seat: Seat; roll: Sum; again: boolean }
  'setup-first': { seat: Seat }
  'character-chosen': { seat: Seat; character: CharacterId; hex: HexId }
  /** IMP-17.28: additional weapon tiles, and fewer clues (below 0). */
  'head-start': { seat: Seat; character: CharacterId; weapons: number; clues: number }
  /** `others` are dealt a different number. */
  'clues-dealt': { seat: Seat; each: number; others?: readonly Seat[] }
  /** IMP-2.10 */
  'game-began': { seat: Seat; experience: number }
}>

type Turn = FactsOf<{
  'turn-began': { seat: Seat; round: number; turn: number }
  'round-ended': { round: number; found: number }
  /** IMP-17.29: the last Imperial Treasure is found, and the round is played to its end. */
  'round-goes-on': { seat: Seat; round: number }
  stayed: { seat: Seat; hex: HexId } & InLostCity
  /** The path starts with the hex the character left. */
  moved: { seat: Seat; how: Way; path: readonly HexId[] } & InLostCity
  'oasis-rolled': { seat: Seat; roll: Sum; there: boolean }
  /** IMP-4.9 */
  'sea-drawn': { seat: Seat; hex: HexId; stays: boolean }
  'raft-rolled': { seat: Seat; roll: Sum; floats: boolean }
  'slipped-by': { seat: Seat; hex: HexId }
  meditated: {
    seat: Seat
    spell: SpellId
    /** `null` on the second try, which needs none (IMP-12.9). */
    roll: Sum | null
    target: number
    learnt: boolean
  }
}>

/** IMP-17.15: `seat` leads. */
type Convoy = FactsOf<{
  'convoy-invited': { seat: Seat; guest: Seat }
  'convoy-answered': { seat: Seat; guest: Seat; comes: boolean }
}>

type Experience = FactsOf<{
  'experience-gained': { seat: Seat; points: number; inAll: number }
  'score-raised': { seat: Seat; score: RaisableScore; by: number }
}>

type Pool = FactsOf<{
  'treasure-drawn': { seat: Seat; tile: TileId; why: string }
  'treasures-gone': { seat: Seat; why: string }
  /** An Imperial Treasure turned up (IMP-13.3). */
  'imperial-found': { seat: Seat; tile: TileId; found: number }
  'imperial-banked': { seat: Seat; tile: TileId; why: string }
  'weapon-drawn': { seat: Seat; tile: TileId; why: string }
  'weapons-gone': { seat: Seat; why: string }
  /** Public; `place` is its place in order of acquisition (IMP-0.5). */
  'clue-drawn': { seat: Seat; place: number; why: string }
  /** For the owner only. */
  'clue-seen': { seat: Seat; clue: ClueId; place: number }
  'clues-gone': { seat: Seat; why: string }
  'clues-reshuffled': { cards: number }
  'clue-discarded': { seat: Seat; clue: ClueId; why: string }
  /** A weapon tile or treasure went back to its pool. */
  'item-lost': { seat: Seat; tile: TileId; why: string }
  'spell-gained': { seat: Seat; spell: SpellId; why: string }
}>

type Gear = FactsOf<{
  'gear-readied': { seat: Seat; slot: 'weapon' | 'shield'; tile: TileId }
  'gear-lent': { seat: Seat; tile: TileId; to: LoanHolder }
  'gear-reclaimed': { seat: Seat; tile: TileId; from: LoanHolder }
}>

type Business = FactsOf<{
  /** A clue that must be paid or rolled for, laid open before that happens (IMP-5.4). */
  'clue-laid': { seat: Seat; clue: ClueId }
  'special-rolled': { seat: Seat; roll: Sum; treasures: number }
  'clue-exchanged': { seat: Seat; clue: ClueId; location: LocationId; treasures: number }
  delivered: { seat: Seat; tile: TileId; location: LocationId }
  'emperor-rewards': { seat: Seat; tile: TileId }
}>

type Exploration = FactsOf<{
  explored: {
    seat: Seat
    location: LocationId
    /** Dice, and the shift by Grail or Scepter. */
    roll: Sum
    outcome: ExplorationOutcome
  }
  'nowhere-to-go': { seat: Seat; hex: HexId }
}>

type Prison = FactsOf<{
  imprisoned: { seat: Seat; hex: HexId } & InLostCity
  bribed: { seat: Seat; tile: TileId }
  'escape-rolled': { seat: Seat; roll: Sum; free: boolean }
  waited: { seat: Seat }
  /** IMP-6.17 */
  'vanished-from-prison': { seat: Seat; hex: HexId }
}>

type Trade = FactsOf<{
  'trade-opened': { seat: Seat; partner: Seat }
  'trade-proposed': {
    seat: Seat
    partner: Seat
    gives: readonly TileId[]
    givesClues: number
    asks: readonly TileId[]
    asksClues: number
  }
  /** For the partner only: a clue laid open in a proposal (IMP-14.3). */
  'trade-clue-shown': { seat: Seat; clue: ClueId }
  'trade-refused': { seat: Seat; partner: Seat }
  'trade-dropped': { seat: Seat; partner: Seat }
  /** `seat` gave these to `partner`. */
  'trade-handed': {
    seat: Seat
    partner: Seat
    tiles: readonly TileId[]
    clues: number
    /** Where both sides give something: whether this fact is the first or second of two. */
    half?: 1 | 2
  }
}>

type Ending = FactsOf<{
  'game-ended': { reason: EndReason; round: number; found: number }
  tallied: { seat: Seat; treasures: number; weapons: number }
  /** IMP-16.5: the dice for a treasure; `charm` is the point that the Lucky Charm adds (IMP-16.6). */
  'treasure-valued': { seat: Seat; tile: TileId; roll: Sum; charm: boolean }
  /** IMP-16.5: points without dice, by kind; `weapons` are the printed numbers of weapon tiles. */
  'points-counted': { seat: Seat; of: TreasureGroup | 'weapons'; count: number; points: number }
  'points-tallied': { seat: Seat; points: number }
  /** IMP-16.4: one die for each tied player. */
  'tie-rolled': { seat: Seat; die: number }
  'game-won': { seat: Seat; treasures: number; points?: number }
  'nobody-won': unknown
}>
