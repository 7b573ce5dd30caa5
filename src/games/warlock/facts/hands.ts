import type { FactsOf, Seat, Sum } from '../../../engine/index.ts'
import type { FoeId, RoomId, SpaceId, TreasureId } from '../data/ids.ts'
import type { Round } from '../state/state.ts'
import type { ChallengeReason, Sighting, StackLook } from '../state/notebook.ts'

export type { Sighting } from '../state/notebook.ts'

/** Facts about treasure, cards, battles, Key Challenges and deals. */

export type TreasureFact = FactsOf<{
  'treasure-claimed': { seat: Seat; room: RoomId; left: number }
  /** What a seat sees of Treasure cards: for one seat only, or for two. */
  'treasure-seen': {
    seat: Seat
    cards: readonly TreasureId[]
    how: 'claimed' | 'pile' | 'bought' | 'won' | 'picked-up' | 'reclaimed' | 'robbed' | 'looted' | 'deal'
  }
  'treasure-put-back': { seat: Seat; room: RoomId }
  'supplies-found': { seat: Seat; card: TreasureId; gold: number; provisions: number }
  'treasure-left': { seat: Seat; space: SpaceId; count: number; why: 'limit' | 'put-down' | 'loot' }
  'starting-sword-left': { seat: Seat }
  'treasure-picked-up': { seat: Seat; space: SpaceId; count: number; left: number }
  'cache-reclaimed': { seat: Seat; space: SpaceId; count: number; left: number }
  'card-used': { seat: Seat; card: TreasureId; on: Seat | FoeId | null }
  'cards-declared': { seat: Seat; cards: readonly TreasureId[] }
  /** The adventurer has a sword in hand, and no other player sees which (WAR-8.6). */
  'sword-drawn': { seat: Seat }
}>

export type BattleEnd =
  | 'killed' | 'banished' | 'escaped' | 'vanished' | 'paralysed' | 'died' | 'truce' | 'robbed' | 'left' // prettier-ignore

export type BattleFact = FactsOf<{
  'battle-began': { seat: Seat; rival: Seat | null; foe: FoeId | null; space: SpaceId; champion: Seat | null }
  'bought-off': { seat: Seat; rival: Seat }
  'round-fought': {
    seat: Seat
    rival: Seat | null
    foe: FoeId | null
    /** Which of the card's monsters it was. */
    monster: string | null
    round: number
    /** The monster's or the target's total, rolled first; then the adventurer's or the attacker's (WAR-9.4). */
    theirs: Sum
    own: Sum
    outcome: 'won' | 'lost' | 'tied' | 'unhurt'
    /** The seat that rolled for the monster (option `monster-champion`). */
    rolledBy?: Seat
  }
  wounded: {
    /** The adventurer wounded; `null` is the monster. */
    seat: Seat | null
    wound: Sum
    /** The Stamina left. */
    left: number
  }
  'shield-rolled': { seat: Seat; die: number; helps: boolean }
  'after-round': { seat: Seat; foe: FoeId; die: number | null; loss: number }
  'escape-rolled': { seat: Seat; roll: Sum; row: number; escaped: boolean; loss: number; text: string }
  'monster-killed': { seat: Seat; foe: FoeId; monster: string; more: number }
  'monster-hurt': { seat: Seat; foe: FoeId; by: TreasureId; loss: number; left: number }
  'put-outside': { seat: Seat; room: RoomId; square: SpaceId }
  'truce-offered': { seat: Seat; rival: Seat }
  /** By the seat it was offered to; the rival made the offer. */
  'truce-answered': { seat: Seat; rival: Seat; accepted: boolean }
  robbed: { seat: Seat; from: Seat; choice: 'keys' | 'random' | 'named' | 'nothing'; count: number }
  'lantern-taken': { seat: Seat; from: Seat }
  looted: { seat: Seat; from: Seat; cards: number; gold: number; provisions: number; lanterns: number }
  fled: { seat: Seat; from: SpaceId; to: SpaceId; path: readonly SpaceId[] }
  'battle-over': {
    seat: Seat
    rival: Seat | null
    foe: FoeId | null
    end: BattleEnd
    /** The one who escaped, vanished, died or left, in battles between adventurers. */
    who?: Seat
    rounds: number
    /** The rounds one by one, and the Stamina left to each adventurer. */
    fought?: readonly Round[]
    left?: readonly { readonly seat: Seat; readonly stamina: number }[]
  }
}>

export type KeyFact = FactsOf<{
  challenged: { seat: Seat; number: number; reason: ChallengeReason }
  /** In a solo game: a card of the stack; its number is private. */
  'stack-looked-at': { seat: Seat; by: StackLook }
  /** What a player has been shown of Key cards: for that seat only. The notebook is built from these. */
  'key-seen': { seat: Seat; sighting: Sighting }
  /** The Key card a player held out: for that seat only (WAR-14.4). */
  'held-out': { seat: Seat; to: Seat; number: number; blank: boolean }
  'chest-left-alone': { seat: Seat }
  'chest-challenged': {
    seat: Seat
    numbers: readonly number[]
    /** The Treasure cards shown for them (WAR-15.4). */
    cards: readonly TreasureId[]
  }
  'chest-wrong': { seat: Seat; numbers: readonly number[]; wrong: number }
  'chest-opened': { seat: Seat; numbers: readonly number[] }
}>

export type DealFact = FactsOf<{
  'deal-proposed': { seat: Seat; to: Seat; counter: boolean }
  'deal-off': { seat: Seat; to: Seat }
  /** For the two only: one of them could not deliver (WAR-12.5). */
  'deal-failed': { seat: Seat; to: Seat }
  'deal-done': { seat: Seat; to: Seat; gave: DealMoved; got: DealMoved }
}>

/** The public part of one side of a deal (WAR-12.8). */
export interface DealMoved {
  readonly gold: number
  readonly provisions: number
  readonly cards: number
  /** Whether a Key card was shown or a question answered. */
  readonly showed: boolean
}

export type HandsFact = TreasureFact | BattleFact | KeyFact | DealFact
