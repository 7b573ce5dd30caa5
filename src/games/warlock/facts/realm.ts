import type { Seat, Sum } from '../../../engine/index.ts'
import type { EncounterId, FoeId, MazeCardId, MazeId, PassageId, RoomId, SpaceId, TreasureId } from '../data/ids.ts'

/** Facts about setting up, turns, movement, scores, death and the end. */

export type ScoreName = 'skill' | 'stamina' | 'luck'
export type SheetName = ScoreName | 'gold' | 'provisions' | 'lanterns'
/** The source of a gain or loss: a card, a foe, or a rule. The record of fact forms names this type. */
export type Source =
  | FoeId | TreasureId | 'meal' | 'escape' | 'raft' | 'dead-end' | 'wound' | 'breath' | 'kill' | 'test' | 'ferry' | 'bridge' | 'deal'
  | 'robbery' | 'loot' | 'flask' | 'charm' | 'wager' | 'game' | 'gossip' | 'purchase' | 'sale' // prettier-ignore

export type SetupFact =
  | {
      readonly kind: 'rolled-up'
      readonly seat: Seat
      readonly space: SpaceId
      /** The die, and the Skill it gives (WAR-3.2). */
      readonly skillDie: number
      readonly skill: number
      readonly stamina: Sum
      readonly luck: Sum
      /** Extra supplies to take (WAR-3.7). */
      readonly units: Sum
      /** Whether the player had an adventurer before (WAR-19.4). */
      readonly again: boolean
    }
  | { readonly kind: 'supplied'; readonly seat: Seat; readonly gold: number; readonly provisions: number }
  | { readonly kind: 'need-rolled'; readonly rolls: readonly { readonly seat: Seat; readonly die: number }[] }
  | { readonly kind: 'need-settled'; readonly order: readonly Seat[] }
  | { readonly kind: 'dungeon-laid-out'; readonly treasures: number; readonly without: readonly RoomId[] }
  /** The number of numbered Key cards in each hand, and the number of blanks in play (WAR-2.10). */
  | {
      readonly kind: 'key-cards-dealt'
      readonly each: readonly number[]
      readonly blanksDiscarded: number
      /** The number of cards in the stack of a solo game. */
      readonly stack?: number
    }
  | { readonly kind: 'lock-open'; readonly number: number }
  /**
   * The seats whose Key cards a player of low Skill has overheard, one each (option `underdogs`); the numbers are
   * private.
   */
  | { readonly kind: 'overheard'; readonly seat: Seat; readonly of: readonly Seat[] }
  /** For its own seat only. */
  | { readonly kind: 'keys-ready'; readonly seat: Seat; readonly cards: readonly TreasureId[] }

export type TurnFact =
  | { readonly kind: 'round-began'; readonly round: number }
  /** The Warlock is weary from now on (WAR-20.4). */
  | { readonly kind: 'night-grew-long'; readonly round: number; readonly skill: number; readonly stamina: number }
  | { readonly kind: 'turn-began'; readonly seat: Seat; readonly round: number; readonly turn: number }
  | { readonly kind: 'turn-missed'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'turn-owed'; readonly seat: Seat; readonly owed: number; readonly by: Source }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'stayed'; readonly seat: Seat; readonly space: SpaceId }

export type MoveFact =
  | {
      readonly kind: 'move-rolled'
      readonly seat: Seat
      readonly roll: Sum
      readonly from: SpaceId
      /** Whether it earns a Key Challenge (WAR-6.9). */
      readonly challenges?: boolean
    }
  | {
      readonly kind: 'moved'
      readonly seat: Seat
      readonly from: SpaceId
      readonly to: SpaceId
      readonly path: readonly SpaceId[]
      /** The roll for it, unless a Key Challenge has already shown it. */
      readonly roll?: Sum
    }
  | { readonly kind: 'nowhere-to-go'; readonly seat: Seat; readonly space: SpaceId }
  | { readonly kind: 'maze-reached'; readonly seat: Seat; readonly square: SpaceId }
  | { readonly kind: 'maze-turned-up'; readonly seat: Seat; readonly maze: MazeId; readonly card: MazeCardId }
  | { readonly kind: 'maze-dead-end'; readonly seat: Seat; readonly maze: MazeId; readonly walled: boolean }
  | { readonly kind: 'maze-turned-down'; readonly maze: MazeId }
  | { readonly kind: 'passage-entered'; readonly seat: Seat; readonly passage: PassageId }
  | {
      readonly kind: 'passage-taken'
      readonly seat: Seat
      readonly from: PassageId
      readonly to: PassageId
      /** The exit die of an adventurer without a lantern (WAR-16.5). */
      readonly die: number | null
    }
  | {
      readonly kind: 'river-tried'
      readonly seat: Seat
      readonly by: 'ferry' | 'raft' | 'bridge'
      readonly from: SpaceId
    }
  | { readonly kind: 'river-bridge'; readonly seat: Seat; readonly die: number; readonly text: string }
  | { readonly kind: 'river-crossed'; readonly seat: Seat; readonly to: SpaceId }
  | { readonly kind: 'river-turned-back'; readonly seat: Seat; readonly at: SpaceId }
  | { readonly kind: 'river-fell'; readonly seat: Seat }

export type SheetFact =
  /** A score or a possession changed: the amount, the new value, and the reason. */
  | {
      readonly kind: 'sheet-changed'
      readonly seat: Seat
      readonly what: SheetName
      readonly by: number
      readonly now: number
      readonly from: Source
      readonly rule?: string
    }
  | {
      readonly kind: 'luck-tested'
      readonly seat: Seat
      readonly roll: Sum
      readonly against: number
      readonly lucky: boolean
      readonly why: Source
    }
  | {
      readonly kind: 'skill-tested'
      readonly seat: Seat
      readonly roll: Sum
      readonly against: number
      readonly passed: boolean
      readonly why: Source
    }

/** A dead adventurer's public record. The record of fact forms names this type. */
export interface Deeds {
  readonly round: number
  readonly skill: number
  readonly treasures: number
  readonly gold: number
}

export type EndFact =
  | {
      readonly kind: 'died'
      readonly seat: Seat
      readonly space: SpaceId
      readonly by: Source
      /** The adventurer who killed them in battle (WAR-11.12). */
      readonly killer: Seat | null
      /** Cards in the cache left for the player (WAR-19.2). */
      readonly cache: number
      /** The record of the dead adventurer, as far as it was public. */
      readonly deeds?: Deeds
    }
  | { readonly kind: 'player-left'; readonly seat: Seat; readonly space: SpaceId | null; readonly dropped: number }
  | { readonly kind: 'player-returned'; readonly seat: Seat }
  | { readonly kind: 'reckoning-began'; readonly reason: 'bell' | 'last-light'; readonly round: number }
  | {
      readonly kind: 'reckoned'
      readonly seat: Seat
      readonly numbers: readonly number[]
      readonly right: readonly number[]
      readonly held: readonly number[]
      readonly score: Sum
    }
  | {
      readonly kind: 'all-revealed'
      readonly chest: readonly number[]
      readonly hands: readonly {
        readonly seat: Seat
        readonly keyCards: readonly number[]
        readonly treasures: readonly TreasureId[]
      }[]
    }
  | { readonly kind: 'game-won'; readonly seats: readonly Seat[]; readonly by: 'chest' | 'reckoning' | 'default' }
  /** All players have left, or the solo player has not written the numbers beneath the chest. */
  | { readonly kind: 'nobody-won'; readonly why?: 'left' | 'reckoning' }

export type RoomFact =
  | {
      readonly kind: 'encounter-met'
      readonly seat: Seat
      readonly room: RoomId
      readonly card: EncounterId
      /** The strength of a weary monster, where it differs from the printed one (WAR-20.4). */
      readonly weary?: { readonly skill: number; readonly stamina: number }
    }
  | {
      readonly kind: 'encounter-gone'
      readonly seat: Seat
      readonly room: RoomId
      readonly card: EncounterId
      readonly how: 'killed' | 'banished' | 'fed' | 'resolved'
    }
  | {
      readonly kind: 'encounter-turned-down'
      readonly seat: Seat
      readonly room: RoomId
      readonly card: EncounterId
      readonly how: 'slipped' | 'escaped' | 'paralysed' | 'killed-him' | 'left-alone' | 'left-game'
    }
  /** A die that a card asks for, and the Stamina or turns it costs. */
  | {
      readonly kind: 'encounter-rolled'
      readonly seat: Seat
      readonly card: EncounterId
      readonly die: number
      readonly outcome: string
    }
  /** The player's choice about a card: sneak, bluff, feed, open, leave, decline. */
  | { readonly kind: 'encounter-chose'; readonly seat: Seat; readonly card: EncounterId; readonly choice: string }
  | {
      readonly kind: 'bought'
      readonly seat: Seat
      readonly card: EncounterId
      readonly what: 'provisions' | 'flask' | 'charm' | 'treasure'
      readonly count: number
      readonly price: number
    }
  | {
      readonly kind: 'sold'
      readonly seat: Seat
      readonly card: EncounterId
      readonly price: number
      readonly pile: number
    }
  | {
      readonly kind: 'dwarfs-played'
      readonly seat: Seat
      readonly stake: number
      readonly theirs: Sum
      readonly own: Sum
      readonly won: boolean
    }
  | {
      readonly kind: 'wagered'
      readonly seat: Seat
      readonly stake: 'gold' | 'treasure'
      readonly die: number
      readonly won: boolean
    }
  /** The seat whose Key card a player looks at, or the chest; the card itself is private. */
  | { readonly kind: 'key-card-looked-at'; readonly seat: Seat; readonly of: Seat | 'chest'; readonly by: EncounterId }

export type RealmFact = SetupFact | TurnFact | MoveFact | SheetFact | EndFact | RoomFact
