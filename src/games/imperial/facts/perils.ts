import type { Seat, Sum } from '../../../engine/index.ts'
import type {
  CharacterId,
  ClueId,
  EncounterTile,
  HexId,
  MemberId,
  ReactionOutcome,
  SpellId,
  TileId,
  VesselKind,
} from '../data/ids.ts'
import type { Exchange } from '../state/fight.ts'
import type { Stage } from '../state/party.ts'

export type { Blow, Exchange } from '../state/fight.ts'

/** Facts about encounters, combat, companions, vessels, wounds and departures. */

/** The source of wounds: the kind of a tile, or an exploration result. */
export type WoundSource = string

/** Why a tile goes back to the pool unresolved (IMP-7.2, IMP-7.6, IMP-7.9, IMP-15.8). */
export type ReturnReason = 'does-not-apply' | 'nobody-to-play-it-on' | 'called-off'
/** Peaceful ways for a companion to leave: what it was lent comes back (IMP-9.4). */
export type Farewell = 'deserted' | 'habitat' | 'dismissed' | 'delivered'
/** Ways to lose a companion: what it was lent is lost too (IMP-9.4). The record of fact forms names this type. */
export type Loss = 'died' | 'abandoned' | 'lost-at-sea' | 'estate'
/** How a vessel is lost (IMP-6.6, IMP-10.4, IMP-10.5, IMP-10.8). */
export type VesselFate = 'exchanged' | 'landlocked' | 'wrecked' | 'sunk' | 'snatched' | 'left-behind' | 'estate'
/** How a combat ended. */
export type FightEnd =
  | 'killed'
  | 'fled'
  | 'creature-fled'
  | 'both-fled'
  | 'slipped-away'
  | 'teleported'
  | 'joined'
  | 'died'
  | 'sunk'
  | 'bored'

/** How a fight between two characters ended (IMP-17.20, IMP-17.21). */
export type DuelEnd = 'killed' | 'both-died' | 'fled' | 'both-fled' | 'slipped-away' | 'teleported' | 'sunk' | 'drawn'

/** A member's die and its effect. */
export interface MemberRoll {
  readonly member: MemberId
  readonly tile: EncounterTile | null
  readonly die: number
  readonly wounds: number
}
export interface SeaRoll {
  readonly what: 'weapon' | 'treasure' | 'clue' | 'companion' | 'familiar'
  /** `null` for a clue: clues that stay in the hand are named only by their place in it (IMP-0.5). */
  readonly id: TileId | null
  /** Place in order of acquisition, from 1. */
  readonly nth: number
  readonly die: number
  readonly saved: boolean
}
export interface Share {
  readonly member: MemberId
  readonly hits: number
}

export type EncounterFact =
  | { readonly kind: 'encounter-drawn'; readonly seat: Seat; readonly tile: EncounterTile; readonly hex: HexId }
  | { readonly kind: 'encounter-none'; readonly seat: Seat }
  | { readonly kind: 'encounter-sent-back'; readonly seat: Seat; readonly tile: EncounterTile; readonly by: TileId }
  | { readonly kind: 'encounter-set-aside'; readonly seat: Seat; readonly tile: EncounterTile }
  | {
      readonly kind: 'encounter-returned'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly why: ReturnReason
    }
  | { readonly kind: 'encounter-played'; readonly seat: Seat; readonly on: Seat; readonly tile: EncounterTile }
  | {
      readonly kind: 'encounter-reaction'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly roll: Sum
      readonly outcome: ReactionOutcome
    }
  | { readonly kind: 'encounter-pays-no-heed'; readonly seat: Seat; readonly tile: EncounterTile }
  | { readonly kind: 'encounter-let-off'; readonly seat: Seat; readonly tile: EncounterTile }
  | { readonly kind: 'encounter-declined'; readonly seat: Seat; readonly tile: EncounterTile }
  | {
      readonly kind: 'encounter-paid'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly gave: { readonly what: 'weapon' | 'treasure' | 'clue'; readonly id: TileId | ClueId }
    }
  | {
      readonly kind: 'encounter-confiscated'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly treasures: TileId[]
    }
  | {
      readonly kind: 'encounter-weather'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly rolls: MemberRoll[]
    }
  | {
      readonly kind: 'encounter-storm'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly dice: number[]
      readonly wounds: number
    }
  | { readonly kind: 'encounter-held'; readonly seat: Seat; readonly tile: EncounterTile }
  | { readonly kind: 'encounter-sent-to-tower'; readonly seat: Seat; readonly tile: EncounterTile; readonly hex: HexId }
  | { readonly kind: 'encounter-city-found'; readonly seat: Seat; readonly hex: HexId }
  | {
      readonly kind: 'encounter-kept-weapon'
      readonly seat: Seat
      readonly kept: TileId
      readonly returned: TileId | null
    }

export type FightFact =
  | {
      readonly kind: 'fight-began'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly hex: HexId
      readonly by: Seat
    }
  | {
      readonly kind: 'fight-approach'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly defender: Sum
      readonly creature: Sum
      readonly rounds: number
    }
  /** A character helps another in the same hex (IMP-17.11). */
  | { readonly kind: 'fight-joined'; readonly seat: Seat; readonly beside: Seat; readonly tile: EncounterTile }
  | { readonly kind: 'fight-approach-waived'; readonly seat: Seat; readonly tile: EncounterTile }
  | { readonly kind: 'fight-hand-to-hand'; readonly seat: Seat; readonly tile: EncounterTile }
  | { readonly kind: 'fight-weapon'; readonly seat: Seat; readonly away: TileId; readonly ready: TileId }
  | {
      readonly kind: 'fight-round'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly round: number
      readonly stage: Stage
    }
  | { readonly kind: 'fight-holds-back'; readonly seat: Seat }
  | {
      readonly kind: 'fight-attack'
      readonly seat: Seat
      readonly member: MemberId
      /** The number of dice, and why. */
      readonly count: Sum
      readonly dice: number[]
      readonly hitsOn: number
      readonly hits: number
    }
  | {
      readonly kind: 'fight-creature-attack'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly count: Sum
      readonly dice: number[]
      readonly hitsOn: number
      readonly hits: number
    }
  | {
      readonly kind: 'fight-creature-asleep'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly roundsLeft: number
    }
  | {
      readonly kind: 'fight-creature-hit'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly hits: number
      /** Hits that its Defence absorbed (IMP-8.12). */
      readonly absorbed: number
      readonly wounds: number
      readonly maxHealth: number
    }
  | { readonly kind: 'fight-protected'; readonly seat: Seat; readonly hits: number; readonly left: number }
  | { readonly kind: 'fight-allotted'; readonly seat: Seat; readonly shares: Share[]; readonly lost: number }
  | { readonly kind: 'fight-transferred'; readonly seat: Seat; readonly hits: number }
  | {
      readonly kind: 'fight-absorbed'
      readonly seat: Seat
      readonly member: MemberId
      /** `dodge`, or the tile of a shield or weapon. */
      readonly by: string
      readonly hits: number
      readonly left: number
    }
  | { readonly kind: 'fight-regenerated'; readonly seat: Seat; readonly tile: EncounterTile; readonly wounds: number }
  | {
      readonly kind: 'fight-flight'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly who: 'defender' | 'creature'
      readonly leavingSlow: boolean
      /** Two dice, plus the runner's Running Away, minus the other side's. */
      readonly roll: Sum
      readonly needs: number
      readonly away: boolean
    }
  | {
      readonly kind: 'fight-poison'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly roll: Sum
      readonly wound: boolean
    }
  | {
      readonly kind: 'fight-over'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly end: FightEnd
      readonly rounds: number
      /** The rounds in which dice were rolled, emitted with the last member who leaves the fight. */
      readonly fought?: readonly Exchange[]
      /** The character's remaining health, if alive. */
      readonly health?: { readonly wounds: number; readonly maxHealth: number }
    }

/** A fight between two characters: `seat` is the attacker unless stated otherwise. */
export type DuelFact =
  | { readonly kind: 'duel-began'; readonly seat: Seat; readonly on: Seat; readonly hex: HexId }
  | {
      readonly kind: 'duel-approach'
      readonly seat: Seat
      readonly on: Seat
      readonly defender: Sum
      readonly attacker: Sum
      readonly rounds: number
    }
  | {
      readonly kind: 'duel-round'
      readonly seat: Seat
      readonly on: Seat
      readonly round: number
      readonly stage: Stage
    }
  /** `seat` sleeps, and rolls nothing. */
  | { readonly kind: 'duel-asleep'; readonly seat: Seat; readonly roundsLeft: number }
  /** `seat` has put the other to sleep. */
  | { readonly kind: 'duel-sleep'; readonly seat: Seat; readonly on: Seat; readonly rounds: number }
  /** `seat` has tried to charm a companion of the other; no roll where the spell needs none. */
  | {
      readonly kind: 'duel-charmed'
      readonly seat: Seat
      readonly on: Seat
      readonly tile: EncounterTile
      readonly roll: Sum | null
      readonly above: number
      readonly won: boolean
    }
  /** `seat` has tried to get away. */
  | {
      readonly kind: 'duel-flight'
      readonly seat: Seat
      readonly leavingSlow: boolean
      readonly roll: Sum
      readonly needs: number
      readonly away: boolean
    }
  /** `who` has won or got away; `null` where both did. */
  | {
      readonly kind: 'duel-over'
      readonly seat: Seat
      readonly on: Seat
      readonly end: DuelEnd
      readonly who: Seat | null
      readonly rounds: number
      readonly fought?: readonly Exchange[]
    }
  | {
      readonly kind: 'duel-plunder'
      readonly seat: Seat
      readonly from: Seat
      readonly tiles: TileId[]
      readonly clues: number
      readonly vessel: VesselKind | null
    }

export type MagicFact =
  | { readonly kind: 'magic-cast'; readonly seat: Seat; readonly spell: SpellId }
  | { readonly kind: 'magic-read'; readonly seat: Seat; readonly tile: TileId }
  | {
      readonly kind: 'magic-dice'
      readonly seat: Seat
      readonly spell: SpellId
      readonly count: Sum
      readonly dice: number[]
      readonly wounds: number
    }
  | {
      readonly kind: 'magic-friendship'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly roll: Sum
      readonly above: number
      readonly won: boolean
    }
  | {
      readonly kind: 'magic-protection'
      readonly seat: Seat
      readonly from: string
      readonly hits: number
      readonly inAll: number
    }
  | { readonly kind: 'magic-strength'; readonly seat: Seat; readonly agility: number }
  | { readonly kind: 'magic-sleep'; readonly seat: Seat; readonly tile: EncounterTile; readonly rounds: number }
  | { readonly kind: 'magic-invisible'; readonly seat: Seat }
  | { readonly kind: 'magic-range'; readonly seat: Seat; readonly roll: Sum }
  | {
      readonly kind: 'charm-used'
      readonly seat: Seat
      readonly tile: TileId
      readonly die: number
      readonly from: number
      readonly to: number
    }

export type PartyFact =
  | {
      readonly kind: 'party-joined'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly wounds: number
      readonly familiar: boolean
    }
  | { readonly kind: 'party-refused'; readonly seat: Seat; readonly tile: EncounterTile }
  | {
      readonly kind: 'party-desertion'
      readonly seat: Seat
      readonly rolls: { readonly tile: EncounterTile; readonly die: number; readonly stays: boolean }[]
    }
  | {
      readonly kind: 'party-left'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly why: Farewell
      readonly lent: TileId | null
      readonly keepsLent: boolean
    }
  | {
      readonly kind: 'party-lost'
      readonly seat: Seat
      readonly tile: EncounterTile
      readonly why: Loss
      readonly lent: TileId | null
    }
  | { readonly kind: 'vessel-taken'; readonly seat: Seat; readonly vessel: VesselKind }
  | {
      readonly kind: 'vessel-gone'
      readonly seat: Seat
      readonly vessel: VesselKind
      readonly fate: VesselFate
      readonly lent: TileId | null
    }
  | { readonly kind: 'sea-lost'; readonly seat: Seat; readonly hex: HexId; readonly rolls: SeaRoll[] }

export type HarmFact =
  | {
      readonly kind: 'harm-wounds'
      readonly seat: Seat
      readonly member: MemberId
      readonly n: number
      readonly source: WoundSource
      readonly wounds: number
      readonly maxHealth: number
      /** The wounds come from a fight, whose end reports the health. */
      readonly inFight?: true
    }
  | { readonly kind: 'harm-emerald'; readonly seat: Seat; readonly member: MemberId; readonly tile: TileId }
  | {
      readonly kind: 'harm-healed'
      readonly seat: Seat
      readonly member: MemberId
      readonly n: number
      readonly wounds: number
      readonly source: string
    }
  | {
      readonly kind: 'harm-died'
      readonly seat: Seat
      readonly character: CharacterId
      readonly source: WoundSource
      /** The round of the death, and how many Imperial Treasures the character had. */
      readonly deeds?: { readonly round: number; readonly imperial: number }
    }
  | {
      readonly kind: 'harm-estate'
      readonly seat: Seat
      readonly clues: ClueId[]
      readonly weapons: TileId[]
      readonly treasures: TileId[]
      /** Imperial Treasures of a player who leaves: face up in the Bank (IMP-15.8). */
      readonly banked: TileId[]
      readonly companions: EncounterTile[]
      readonly spells: SpellId[]
      readonly vessel: VesselKind | null
    }
  | { readonly kind: 'harm-newcomer'; readonly seat: Seat; readonly character: CharacterId; readonly hex: HexId }
  | { readonly kind: 'harm-eliminated'; readonly seat: Seat }
  | { readonly kind: 'player-left'; readonly seat: Seat; readonly character: CharacterId | null }

export type PerilsFact = EncounterFact | FightFact | DuelFact | MagicFact | PartyFact | HarmFact
