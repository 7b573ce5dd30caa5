import type { FactsOf, Seat, Sum } from '../../../engine/index.ts'
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

export type EncounterFact = FactsOf<{
  'encounter-drawn': { seat: Seat; tile: EncounterTile; hex: HexId }
  'encounter-none': { seat: Seat }
  'encounter-sent-back': { seat: Seat; tile: EncounterTile; by: TileId }
  'encounter-set-aside': { seat: Seat; tile: EncounterTile }
  'encounter-returned': { seat: Seat; tile: EncounterTile; why: ReturnReason }
  'encounter-played': { seat: Seat; on: Seat; tile: EncounterTile }
  'encounter-reaction': { seat: Seat; tile: EncounterTile; roll: Sum; outcome: ReactionOutcome }
  'encounter-pays-no-heed': { seat: Seat; tile: EncounterTile }
  'encounter-let-off': { seat: Seat; tile: EncounterTile }
  'encounter-declined': { seat: Seat; tile: EncounterTile }
  'encounter-paid': {
    seat: Seat
    tile: EncounterTile
    gave: { readonly what: 'weapon' | 'treasure' | 'clue'; readonly id: TileId | ClueId }
  }
  'encounter-confiscated': { seat: Seat; tile: EncounterTile; treasures: TileId[] }
  'encounter-weather': { seat: Seat; tile: EncounterTile; rolls: MemberRoll[] }
  'encounter-storm': { seat: Seat; tile: EncounterTile; dice: number[]; wounds: number }
  'encounter-held': { seat: Seat; tile: EncounterTile }
  'encounter-sent-to-tower': { seat: Seat; tile: EncounterTile; hex: HexId }
  'encounter-city-found': { seat: Seat; hex: HexId }
  'encounter-kept-weapon': { seat: Seat; kept: TileId; returned: TileId | null }
}>

export type FightFact = FactsOf<{
  'fight-began': { seat: Seat; tile: EncounterTile; hex: HexId; by: Seat }
  'fight-approach': { seat: Seat; tile: EncounterTile; defender: Sum; creature: Sum; rounds: number }
  /** A character helps another in the same hex (IMP-17.11). */
  'fight-joined': { seat: Seat; beside: Seat; tile: EncounterTile }
  'fight-approach-waived': { seat: Seat; tile: EncounterTile }
  'fight-hand-to-hand': { seat: Seat; tile: EncounterTile }
  'fight-weapon': { seat: Seat; away: TileId; ready: TileId }
  'fight-round': { seat: Seat; tile: EncounterTile; round: number; stage: Stage }
  'fight-holds-back': { seat: Seat }
  'fight-attack': {
    seat: Seat
    member: MemberId
    /** The number of dice, and why. */
    count: Sum
    dice: number[]
    hitsOn: number
    hits: number
  }
  'fight-creature-attack': { seat: Seat; tile: EncounterTile; count: Sum; dice: number[]; hitsOn: number; hits: number }
  'fight-creature-asleep': { seat: Seat; tile: EncounterTile; roundsLeft: number }
  'fight-creature-hit': {
    seat: Seat
    tile: EncounterTile
    hits: number
    /** Hits that its Defence absorbed (IMP-8.12). */
    absorbed: number
    wounds: number
    maxHealth: number
  }
  'fight-protected': { seat: Seat; hits: number; left: number }
  'fight-allotted': { seat: Seat; shares: Share[]; lost: number }
  'fight-transferred': { seat: Seat; hits: number }
  'fight-absorbed': {
    seat: Seat
    member: MemberId
    /** `dodge`, or the tile of a shield or weapon. */
    by: string
    hits: number
    left: number
  }
  'fight-regenerated': { seat: Seat; tile: EncounterTile; wounds: number }
  'fight-flight': {
    seat: Seat
    tile: EncounterTile
    who: 'defender' | 'creature'
    leavingSlow: boolean
    /** Two dice, plus the runner's Running Away, minus the other side's. */
    roll: Sum
    needs: number
    away: boolean
  }
  'fight-poison': { seat: Seat; tile: EncounterTile; roll: Sum; wound: boolean }
  'fight-over': {
    seat: Seat
    tile: EncounterTile
    end: FightEnd
    rounds: number
    /** The rounds in which dice were rolled, emitted with the last member who leaves the fight. */
    fought?: readonly Exchange[]
    /** The character's remaining health, if alive. */
    health?: { readonly wounds: number; readonly maxHealth: number }
  }
}>

/** A fight between two characters: `seat` is the attacker unless stated otherwise. */
export type DuelFact = FactsOf<{
  'duel-began': { seat: Seat; on: Seat; hex: HexId }
  'duel-approach': { seat: Seat; on: Seat; defender: Sum; attacker: Sum; rounds: number }
  'duel-round': { seat: Seat; on: Seat; round: number; stage: Stage }
  /** `seat` sleeps, and rolls nothing. */
  'duel-asleep': { seat: Seat; roundsLeft: number }
  /** `seat` has put the other to sleep. */
  'duel-sleep': { seat: Seat; on: Seat; rounds: number }
  /** `seat` has tried to charm a companion of the other; no roll where the spell needs none. */
  'duel-charmed': { seat: Seat; on: Seat; tile: EncounterTile; roll: Sum | null; above: number; won: boolean }
  /** `seat` has tried to get away. */
  'duel-flight': { seat: Seat; leavingSlow: boolean; roll: Sum; needs: number; away: boolean }
  /** `who` has won or got away; `null` where both did. */
  'duel-over': { seat: Seat; on: Seat; end: DuelEnd; who: Seat | null; rounds: number; fought?: readonly Exchange[] }
  'duel-plunder': { seat: Seat; from: Seat; tiles: TileId[]; clues: number; vessel: VesselKind | null }
}>

export type MagicFact = FactsOf<{
  'magic-cast': { seat: Seat; spell: SpellId }
  'magic-read': { seat: Seat; tile: TileId }
  'magic-dice': { seat: Seat; spell: SpellId; count: Sum; dice: number[]; wounds: number }
  'magic-friendship': { seat: Seat; tile: EncounterTile; roll: Sum; above: number; won: boolean }
  'magic-protection': { seat: Seat; from: string; hits: number; inAll: number }
  'magic-strength': { seat: Seat; agility: number }
  'magic-sleep': { seat: Seat; tile: EncounterTile; rounds: number }
  'magic-invisible': { seat: Seat }
  'magic-range': { seat: Seat; roll: Sum }
  'charm-used': { seat: Seat; tile: TileId; die: number; from: number; to: number }
}>

export type PartyFact = FactsOf<{
  'party-joined': { seat: Seat; tile: EncounterTile; wounds: number; familiar: boolean }
  'party-refused': { seat: Seat; tile: EncounterTile }
  'party-desertion': {
    seat: Seat
    rolls: { readonly tile: EncounterTile; readonly die: number; readonly stays: boolean }[]
  }
  'party-left': { seat: Seat; tile: EncounterTile; why: Farewell; lent: TileId | null; keepsLent: boolean }
  'party-lost': { seat: Seat; tile: EncounterTile; why: Loss; lent: TileId | null }
  'vessel-taken': { seat: Seat; vessel: VesselKind }
  'vessel-gone': { seat: Seat; vessel: VesselKind; fate: VesselFate; lent: TileId | null }
  'sea-lost': { seat: Seat; hex: HexId; rolls: SeaRoll[] }
}>

export type HarmFact = FactsOf<{
  'harm-wounds': {
    seat: Seat
    member: MemberId
    n: number
    source: WoundSource
    wounds: number
    maxHealth: number
    /** The wounds come from a fight, whose end reports the health. */
    inFight?: true
  }
  'harm-emerald': { seat: Seat; member: MemberId; tile: TileId }
  'harm-healed': { seat: Seat; member: MemberId; n: number; wounds: number; source: string }
  'harm-died': {
    seat: Seat
    character: CharacterId
    source: WoundSource
    /** The round of the death, and how many Imperial Treasures the character had. */
    deeds?: { readonly round: number; readonly imperial: number }
  }
  'harm-estate': {
    seat: Seat
    clues: ClueId[]
    weapons: TileId[]
    treasures: TileId[]
    /** Imperial Treasures of a player who leaves: face up in the Bank (IMP-15.8). */
    banked: TileId[]
    companions: EncounterTile[]
    spells: SpellId[]
    vessel: VesselKind | null
  }
  'harm-newcomer': { seat: Seat; character: CharacterId; hex: HexId }
  'harm-eliminated': { seat: Seat }
  'player-left': { seat: Seat; character: CharacterId | null }
}>

export type PerilsFact = EncounterFact | FightFact | DuelFact | MagicFact | PartyFact | HarmFact
