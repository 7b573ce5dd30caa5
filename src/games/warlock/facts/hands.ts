import type { Seat, Sum } from '../../../engine/index.ts'
import type { FoeId, RoomId, SpaceId, TreasureId } from '../data/ids.ts'
import type { Round } from '../state/state.ts'
import type { ChallengeReason, Sighting, StackLook } from '../state/notebook.ts'

export type { Sighting } from '../state/notebook.ts'

/** Facts about treasure, cards, battles, Key Challenges and deals. */

export type TreasureFact =
  | { readonly kind: 'treasure-claimed'; readonly seat: Seat; readonly room: RoomId; readonly left: number }
  /** What a seat sees of Treasure cards: for one seat only, or for two. */
  | {
      readonly kind: 'treasure-seen'
      readonly seat: Seat
      readonly cards: readonly TreasureId[]
      readonly how: 'claimed' | 'pile' | 'bought' | 'won' | 'picked-up' | 'reclaimed' | 'robbed' | 'looted' | 'deal'
    }
  | { readonly kind: 'treasure-put-back'; readonly seat: Seat; readonly room: RoomId }
  | {
      readonly kind: 'supplies-found'
      readonly seat: Seat
      readonly card: TreasureId
      readonly gold: number
      readonly provisions: number
    }
  | {
      readonly kind: 'treasure-left'
      readonly seat: Seat
      readonly space: SpaceId
      readonly count: number
      readonly why: 'limit' | 'put-down' | 'loot'
    }
  | { readonly kind: 'starting-sword-left'; readonly seat: Seat }
  | {
      readonly kind: 'treasure-picked-up'
      readonly seat: Seat
      readonly space: SpaceId
      readonly count: number
      readonly left: number
    }
  | {
      readonly kind: 'cache-reclaimed'
      readonly seat: Seat
      readonly space: SpaceId
      readonly count: number
      readonly left: number
    }
  | { readonly kind: 'card-used'; readonly seat: Seat; readonly card: TreasureId; readonly on: Seat | FoeId | null }
  | { readonly kind: 'cards-declared'; readonly seat: Seat; readonly cards: readonly TreasureId[] }
  /** The adventurer has a sword in hand, and no other player sees which (WAR-8.6). */
  | { readonly kind: 'sword-drawn'; readonly seat: Seat }

export type BattleEnd =
  | 'killed' | 'banished' | 'escaped' | 'vanished' | 'paralysed' | 'died' | 'truce' | 'robbed' | 'left' // prettier-ignore

export type BattleFact =
  | {
      readonly kind: 'battle-began'
      readonly seat: Seat
      readonly rival: Seat | null
      readonly foe: FoeId | null
      readonly space: SpaceId
      readonly champion: Seat | null
    }
  | { readonly kind: 'bought-off'; readonly seat: Seat; readonly rival: Seat }
  | {
      readonly kind: 'round-fought'
      readonly seat: Seat
      readonly rival: Seat | null
      readonly foe: FoeId | null
      /** Which of the card's monsters it was. */
      readonly monster: string | null
      readonly round: number
      /** The monster's or the target's total, rolled first; then the adventurer's or the attacker's (WAR-9.4). */
      readonly theirs: Sum
      readonly own: Sum
      readonly outcome: 'won' | 'lost' | 'tied' | 'unhurt'
      /** The seat that rolled for the monster (option `monster-champion`). */
      readonly rolledBy?: Seat
    }
  | {
      readonly kind: 'wounded'
      /** The adventurer wounded; `null` is the monster. */
      readonly seat: Seat | null
      readonly wound: Sum
      /** The Stamina left. */
      readonly left: number
    }
  | { readonly kind: 'shield-rolled'; readonly seat: Seat; readonly die: number; readonly helps: boolean }
  | {
      readonly kind: 'after-round'
      readonly seat: Seat
      readonly foe: FoeId
      readonly die: number | null
      readonly loss: number
    }
  | {
      readonly kind: 'escape-rolled'
      readonly seat: Seat
      readonly roll: Sum
      readonly row: number
      readonly escaped: boolean
      readonly loss: number
      readonly text: string
    }
  | {
      readonly kind: 'monster-killed'
      readonly seat: Seat
      readonly foe: FoeId
      readonly monster: string
      readonly more: number
    }
  | {
      readonly kind: 'monster-hurt'
      readonly seat: Seat
      readonly foe: FoeId
      readonly by: TreasureId
      readonly loss: number
      readonly left: number
    }
  | { readonly kind: 'put-outside'; readonly seat: Seat; readonly room: RoomId; readonly square: SpaceId }
  | { readonly kind: 'truce-offered'; readonly seat: Seat; readonly rival: Seat }
  /** By the seat it was offered to; the rival made the offer. */
  | { readonly kind: 'truce-answered'; readonly seat: Seat; readonly rival: Seat; readonly accepted: boolean }
  | {
      readonly kind: 'robbed'
      readonly seat: Seat
      readonly from: Seat
      readonly choice: 'keys' | 'random' | 'named' | 'nothing'
      readonly count: number
    }
  | { readonly kind: 'lantern-taken'; readonly seat: Seat; readonly from: Seat }
  | {
      readonly kind: 'looted'
      readonly seat: Seat
      readonly from: Seat
      readonly cards: number
      readonly gold: number
      readonly provisions: number
      readonly lanterns: number
    }
  | {
      readonly kind: 'fled'
      readonly seat: Seat
      readonly from: SpaceId
      readonly to: SpaceId
      readonly path: readonly SpaceId[]
    }
  | {
      readonly kind: 'battle-over'
      readonly seat: Seat
      readonly rival: Seat | null
      readonly foe: FoeId | null
      readonly end: BattleEnd
      /** The one who escaped, vanished, died or left, in battles between adventurers. */
      readonly who?: Seat
      readonly rounds: number
      /** The rounds one by one, and the Stamina left to each adventurer. */
      readonly fought?: readonly Round[]
      readonly left?: readonly { readonly seat: Seat; readonly stamina: number }[]
    }

export type KeyFact =
  | { readonly kind: 'challenged'; readonly seat: Seat; readonly number: number; readonly reason: ChallengeReason }
  /** In a solo game: a card of the stack; its number is private. */
  | { readonly kind: 'stack-looked-at'; readonly seat: Seat; readonly by: StackLook }
  /** What a player has been shown of Key cards: for that seat only. The notebook is built from these. */
  | { readonly kind: 'key-seen'; readonly seat: Seat; readonly sighting: Sighting }
  /** The Key card a player held out: for that seat only (WAR-14.4). */
  | {
      readonly kind: 'held-out'
      readonly seat: Seat
      readonly to: Seat
      readonly number: number
      readonly blank: boolean
    }
  | { readonly kind: 'chest-left-alone'; readonly seat: Seat }
  | {
      readonly kind: 'chest-challenged'
      readonly seat: Seat
      readonly numbers: readonly number[]
      /** The Treasure cards shown for them (WAR-15.4). */
      readonly cards: readonly TreasureId[]
    }
  | { readonly kind: 'chest-wrong'; readonly seat: Seat; readonly numbers: readonly number[]; readonly wrong: number }
  | { readonly kind: 'chest-opened'; readonly seat: Seat; readonly numbers: readonly number[] }

export type DealFact =
  | { readonly kind: 'deal-proposed'; readonly seat: Seat; readonly to: Seat; readonly counter: boolean }
  | { readonly kind: 'deal-off'; readonly seat: Seat; readonly to: Seat }
  /** For the two only: one of them could not deliver (WAR-12.5). */
  | { readonly kind: 'deal-failed'; readonly seat: Seat; readonly to: Seat }
  | {
      readonly kind: 'deal-done'
      readonly seat: Seat
      readonly to: Seat
      readonly gave: DealMoved
      readonly got: DealMoved
    }

/** The public part of one side of a deal (WAR-12.8). */
export interface DealMoved {
  readonly gold: number
  readonly provisions: number
  readonly cards: number
  /** Whether a Key card was shown or a question answered. */
  readonly showed: boolean
}

export type HandsFact = TreasureFact | BattleFact | KeyFact | DealFact
