import type { Seat, Sum } from '../../../engine/index.ts'
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

/** Facts of the realm. `why` is an id: an outcome, a clue, a creature. */
export type RealmFact =
  Setup | Turn | Convoy | Experience | Pool | Gear | Business | Exploration | Prison | Trade | Ending

type Setup =
  /** IMP-17.1: the number of the shuffled realm. */
  | { readonly kind: 'realm-laid'; readonly realm: number }
  /** IMP-2.4: two dice for the right to choose; `again` after a tie. */
  | { readonly kind: 'setup-roll'; readonly seat: Seat; readonly roll: Sum; readonly again: boolean }
  | { readonly kind: 'setup-first'; readonly seat: Seat }
  | { readonly kind: 'character-chosen'; readonly seat: Seat; readonly character: CharacterId; readonly hex: HexId }
  /** IMP-17.28: additional weapon tiles, and fewer clues (below 0). */
  | {
      readonly kind: 'head-start'
      readonly seat: Seat
      readonly character: CharacterId
      readonly weapons: number
      readonly clues: number
    }
  /** `others` are dealt a different number. */
  | { readonly kind: 'clues-dealt'; readonly seat: Seat; readonly each: number; readonly others?: readonly Seat[] }
  /** IMP-2.10 */
  | { readonly kind: 'game-began'; readonly seat: Seat; readonly experience: number }

type Turn =
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly round: number; readonly turn: number }
  | { readonly kind: 'round-ended'; readonly round: number; readonly found: number }
  /** IMP-17.29: the last Imperial Treasure is found, and the round is played to its end. */
  | { readonly kind: 'round-goes-on'; readonly seat: Seat; readonly round: number }
  | { readonly kind: 'stayed'; readonly seat: Seat; readonly hex: HexId }
  /** The path starts with the hex the character left. */
  | { readonly kind: 'moved'; readonly seat: Seat; readonly how: Way; readonly path: readonly HexId[] }
  | { readonly kind: 'oasis-rolled'; readonly seat: Seat; readonly roll: Sum; readonly there: boolean }
  /** IMP-4.9 */
  | { readonly kind: 'sea-drawn'; readonly seat: Seat; readonly hex: HexId; readonly stays: boolean }
  | { readonly kind: 'raft-rolled'; readonly seat: Seat; readonly roll: Sum; readonly floats: boolean }
  | { readonly kind: 'slipped-by'; readonly seat: Seat; readonly hex: HexId }
  | {
      readonly kind: 'meditated'
      readonly seat: Seat
      readonly spell: SpellId
      /** `null` on the second try, which needs none (IMP-12.9). */
      readonly roll: Sum | null
      readonly target: number
      readonly learnt: boolean
    }

/** IMP-17.15: `seat` leads. */
type Convoy =
  | { readonly kind: 'convoy-invited'; readonly seat: Seat; readonly guest: Seat }
  | { readonly kind: 'convoy-answered'; readonly seat: Seat; readonly guest: Seat; readonly comes: boolean }

type Experience =
  | { readonly kind: 'experience-gained'; readonly seat: Seat; readonly points: number; readonly inAll: number }
  | { readonly kind: 'score-raised'; readonly seat: Seat; readonly score: RaisableScore; readonly by: number }

type Pool =
  | { readonly kind: 'treasure-drawn'; readonly seat: Seat; readonly tile: TileId; readonly why: string }
  | { readonly kind: 'treasures-gone'; readonly seat: Seat; readonly why: string }
  /** An Imperial Treasure turned up (IMP-13.3). */
  | { readonly kind: 'imperial-found'; readonly seat: Seat; readonly tile: TileId; readonly found: number }
  | { readonly kind: 'imperial-banked'; readonly seat: Seat; readonly tile: TileId; readonly why: string }
  | { readonly kind: 'weapon-drawn'; readonly seat: Seat; readonly tile: TileId; readonly why: string }
  | { readonly kind: 'weapons-gone'; readonly seat: Seat; readonly why: string }
  /** Public; `place` is its place in order of acquisition (IMP-0.5). */
  | { readonly kind: 'clue-drawn'; readonly seat: Seat; readonly place: number; readonly why: string }
  /** For the owner only. */
  | { readonly kind: 'clue-seen'; readonly seat: Seat; readonly clue: ClueId; readonly place: number }
  | { readonly kind: 'clues-gone'; readonly seat: Seat; readonly why: string }
  | { readonly kind: 'clues-reshuffled'; readonly cards: number }
  | { readonly kind: 'clue-discarded'; readonly seat: Seat; readonly clue: ClueId; readonly why: string }
  /** A weapon tile or treasure went back to its pool. */
  | { readonly kind: 'item-lost'; readonly seat: Seat; readonly tile: TileId; readonly why: string }
  | { readonly kind: 'spell-gained'; readonly seat: Seat; readonly spell: SpellId; readonly why: string }

type Gear =
  | { readonly kind: 'gear-readied'; readonly seat: Seat; readonly slot: 'weapon' | 'shield'; readonly tile: TileId }
  | { readonly kind: 'gear-lent'; readonly seat: Seat; readonly tile: TileId; readonly to: LoanHolder }
  | { readonly kind: 'gear-reclaimed'; readonly seat: Seat; readonly tile: TileId; readonly from: LoanHolder }

type Business =
  /** A clue that must be paid or rolled for, laid open before that happens (IMP-5.4). */
  | { readonly kind: 'clue-laid'; readonly seat: Seat; readonly clue: ClueId }
  | { readonly kind: 'special-rolled'; readonly seat: Seat; readonly roll: Sum; readonly treasures: number }
  | {
      readonly kind: 'clue-exchanged'
      readonly seat: Seat
      readonly clue: ClueId
      readonly location: LocationId
      readonly treasures: number
    }
  | { readonly kind: 'delivered'; readonly seat: Seat; readonly tile: TileId; readonly location: LocationId }
  | { readonly kind: 'emperor-rewards'; readonly seat: Seat; readonly tile: TileId }

type Exploration =
  | {
      readonly kind: 'explored'
      readonly seat: Seat
      readonly location: LocationId
      /** Dice, and the shift by Grail or Scepter. */
      readonly roll: Sum
      readonly outcome: ExplorationOutcome
    }
  | { readonly kind: 'nowhere-to-go'; readonly seat: Seat; readonly hex: HexId }

type Prison =
  | { readonly kind: 'imprisoned'; readonly seat: Seat; readonly hex: HexId }
  | { readonly kind: 'bribed'; readonly seat: Seat; readonly tile: TileId }
  | { readonly kind: 'escape-rolled'; readonly seat: Seat; readonly roll: Sum; readonly free: boolean }
  | { readonly kind: 'waited'; readonly seat: Seat }
  /** IMP-6.17 */
  | { readonly kind: 'vanished-from-prison'; readonly seat: Seat; readonly hex: HexId }

type Trade =
  | { readonly kind: 'trade-opened'; readonly seat: Seat; readonly partner: Seat }
  | {
      readonly kind: 'trade-proposed'
      readonly seat: Seat
      readonly partner: Seat
      readonly gives: readonly TileId[]
      readonly givesClues: number
      readonly asks: readonly TileId[]
      readonly asksClues: number
    }
  /** For the partner only: a clue laid open in a proposal (IMP-14.3). */
  | { readonly kind: 'trade-clue-shown'; readonly seat: Seat; readonly clue: ClueId }
  | { readonly kind: 'trade-refused'; readonly seat: Seat; readonly partner: Seat }
  | { readonly kind: 'trade-dropped'; readonly seat: Seat; readonly partner: Seat }
  /** `seat` gave these to `partner`. */
  | {
      readonly kind: 'trade-handed'
      readonly seat: Seat
      readonly partner: Seat
      readonly tiles: readonly TileId[]
      readonly clues: number
      /** Where both sides give something: whether this fact is the first or second of two. */
      readonly half?: 1 | 2
    }

type Ending =
  | { readonly kind: 'game-ended'; readonly reason: EndReason; readonly round: number; readonly found: number }
  | { readonly kind: 'tallied'; readonly seat: Seat; readonly treasures: number; readonly weapons: number }
  /** IMP-16.5: the dice for a treasure; `charm` is the point that the Lucky Charm adds (IMP-16.6). */
  | {
      readonly kind: 'treasure-valued'
      readonly seat: Seat
      readonly tile: TileId
      readonly roll: Sum
      readonly charm: boolean
    }
  /** IMP-16.5: points without dice, by kind; `weapons` are the printed numbers of weapon tiles. */
  | {
      readonly kind: 'points-counted'
      readonly seat: Seat
      readonly of: TreasureGroup | 'weapons'
      readonly count: number
      readonly points: number
    }
  | { readonly kind: 'points-tallied'; readonly seat: Seat; readonly points: number }
  /** IMP-16.4: one die for each tied player. */
  | { readonly kind: 'tie-rolled'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'game-won'; readonly seat: Seat; readonly treasures: number; readonly points?: number }
  | { readonly kind: 'nobody-won' }
