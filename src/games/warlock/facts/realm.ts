import type { FactsOf, Seat, Sum } from '../../../engine/index.ts'
import type { EncounterId, FoeId, MazeCardId, MazeId, PassageId, RoomId, SpaceId, TreasureId } from '../data/ids.ts'

/** Facts about setting up, turns, movement, scores, death and the end. */

export type ScoreName = 'skill' | 'stamina' | 'luck'
export type SheetName = ScoreName | 'gold' | 'provisions' | 'lanterns'
/** The source of a gain or loss: a card, a foe, or a rule. The record of fact forms names this type. */
export type Source =
  | FoeId | TreasureId | 'meal' | 'escape' | 'raft' | 'dead-end' | 'wound' | 'breath' | 'kill' | 'test' | 'ferry' | 'bridge' | 'deal'
  | 'robbery' | 'loot' | 'flask' | 'charm' | 'wager' | 'game' | 'gossip' | 'purchase' | 'sale' // prettier-ignore

export type SetupFact = FactsOf<{
  'rolled-up': {
    seat: Seat
    space: SpaceId
    /** The die, and the Skill it gives (WAR-3.2). */
    skillDie: number
    skill: number
    stamina: Sum
    luck: Sum
    /** Extra supplies to take (WAR-3.7). */
    units: Sum
    /** Whether the player had an adventurer before (WAR-19.4). */
    again: boolean
  }
  supplied: { seat: Seat; gold: number; provisions: number }
  'need-rolled': { rolls: readonly { readonly seat: Seat; readonly die: number }[] }
  'need-settled': { order: readonly Seat[] }
  'dungeon-laid-out': { treasures: number; without: readonly RoomId[] }
  /** The number of numbered Key cards in each hand, and the number of blanks in play (WAR-2.10). */
  'key-cards-dealt': {
    each: readonly number[]
    blanksDiscarded: number
    /** The number of cards in the stack of a solo game. */
    stack?: number
  }
  'lock-open': { number: number }
  /**
   * The seats whose Key cards a player of low Skill has overheard, one each (option `underdogs`); the numbers are
   * private.
   */
  overheard: { seat: Seat; of: readonly Seat[] }
  /** For its own seat only. */
  'keys-ready': { seat: Seat; cards: readonly TreasureId[] }
}>

export type TurnFact = FactsOf<{
  'round-began': { round: number }
  /** The Warlock is weary from now on (WAR-20.4). */
  'night-grew-long': { round: number; skill: number; stamina: number }
  'turn-began': { seat: Seat; round: number; turn: number }
  'turn-missed': { seat: Seat; left: number }
  'turn-owed': { seat: Seat; owed: number; by: Source }
  passed: { seat: Seat }
  stayed: { seat: Seat; space: SpaceId }
}>

export type MoveFact = FactsOf<{
  'move-rolled': {
    seat: Seat
    roll: Sum
    from: SpaceId
    /** Whether it earns a Key Challenge (WAR-6.9). */
    challenges?: boolean
  }
  moved: {
    seat: Seat
    from: SpaceId
    to: SpaceId
    path: readonly SpaceId[]
    /** The roll for it, unless a Key Challenge has already shown it. */
    roll?: Sum
  }
  'nowhere-to-go': { seat: Seat; space: SpaceId }
  'maze-reached': { seat: Seat; square: SpaceId }
  'maze-turned-up': { seat: Seat; maze: MazeId; card: MazeCardId }
  'maze-dead-end': { seat: Seat; maze: MazeId; walled: boolean }
  'maze-turned-down': { maze: MazeId }
  'passage-entered': { seat: Seat; passage: PassageId }
  'passage-taken': {
    seat: Seat
    from: PassageId
    to: PassageId
    /** The exit die of an adventurer without a lantern (WAR-16.5). */
    die: number | null
  }
  'river-tried': { seat: Seat; by: 'ferry' | 'raft' | 'bridge'; from: SpaceId }
  'river-bridge': { seat: Seat; die: number; text: string }
  'river-crossed': { seat: Seat; to: SpaceId }
  'river-turned-back': { seat: Seat; at: SpaceId }
  'river-fell': { seat: Seat }
}>

export type SheetFact = FactsOf<{
  /** A score or a possession changed: the amount, the new value, and the reason. */
  'sheet-changed': { seat: Seat; what: SheetName; by: number; now: number; from: Source; rule?: string }
  'luck-tested': { seat: Seat; roll: Sum; against: number; lucky: boolean; why: Source }
  'skill-tested': { seat: Seat; roll: Sum; against: number; passed: boolean; why: Source }
}>

/** A dead adventurer's public record. The record of fact forms names this type. */
export interface Deeds {
  readonly round: number
  readonly skill: number
  readonly treasures: number
  readonly gold: number
}

export type EndFact = FactsOf<{
  died: {
    seat: Seat
    space: SpaceId
    by: Source
    /** The adventurer who killed them in battle (WAR-11.12). */
    killer: Seat | null
    /** Cards in the cache left for the player (WAR-19.2). */
    cache: number
    /** The record of the dead adventurer, as far as it was public. */
    deeds?: Deeds
  }
  'player-left': { seat: Seat; space: SpaceId | null; dropped: number }
  'player-returned': { seat: Seat }
  'reckoning-began': { reason: 'bell' | 'last-light'; round: number }
  reckoned: { seat: Seat; numbers: readonly number[]; right: readonly number[]; held: readonly number[]; score: Sum }
  'all-revealed': {
    chest: readonly number[]
    hands: readonly {
      readonly seat: Seat
      readonly keyCards: readonly number[]
      readonly treasures: readonly TreasureId[]
    }[]
  }
  'game-won': { seats: readonly Seat[]; by: 'chest' | 'reckoning' | 'default' }
  /** All players have left, or the solo player has not written the numbers beneath the chest. */
  'nobody-won': { why?: 'left' | 'reckoning' }
}>

export type RoomFact = FactsOf<{
  'encounter-met': {
    seat: Seat
    room: RoomId
    card: EncounterId
    /** The strength of a weary monster, where it differs from the printed one (WAR-20.4). */
    weary?: { readonly skill: number; readonly stamina: number }
  }
  'encounter-gone': { seat: Seat; room: RoomId; card: EncounterId; how: 'killed' | 'banished' | 'fed' | 'resolved' }
  'encounter-turned-down': {
    seat: Seat
    room: RoomId
    card: EncounterId
    how: 'slipped' | 'escaped' | 'paralysed' | 'killed-him' | 'left-alone' | 'left-game'
  }
  /** A die that a card asks for, and the Stamina or turns it costs. */
  'encounter-rolled': { seat: Seat; card: EncounterId; die: number; outcome: string }
  /** The player's choice about a card: sneak, bluff, feed, open, leave, decline. */
  'encounter-chose': { seat: Seat; card: EncounterId; choice: string }
  bought: {
    seat: Seat
    card: EncounterId
    what: 'provisions' | 'flask' | 'charm' | 'treasure'
    count: number
    price: number
  }
  sold: { seat: Seat; card: EncounterId; price: number; pile: number }
  'dwarfs-played': { seat: Seat; stake: number; theirs: Sum; own: Sum; won: boolean }
  wagered: { seat: Seat; stake: 'gold' | 'treasure'; die: number; won: boolean }
  /** The seat whose Key card a player looks at, or the chest; the card itself is private. */
  'key-card-looked-at': { seat: Seat; of: Seat | 'chest'; by: EncounterId }
}>

export type RealmFact = SetupFact | TurnFact | MoveFact | SheetFact | EndFact | RoomFact
