import { CONSTANTS, foeOf, swordBonus, type Monster, type MonsterTag } from './components.ts'
import { STARTING_SWORD, TREASURE_IDS, type FoeId, type SwordId, type TreasureId } from './ids.ts'
import type { Options } from './options.ts'

/** The properties of cards that need no code. Other code asks for these, never for a card's name. */

// Foes

export interface FoeTraits {
  /** The base wound it deals, where it differs from the standard one, and in the first round. */
  readonly bite?: number
  readonly charge?: number
  /** A round won against it by this little leaves it unhurt. */
  readonly armoured?: number
  /** Until the end of this round it cannot be wounded: an adventurer who beats it ties (WAR-24.4). */
  readonly burrowed?: number
  /** After a round it has won: on this face or less its breath costs more. */
  readonly breath?: { readonly upTo: number; readonly loss: number }
  /** Provisions it eats after a round it has won. */
  readonly eats?: number
  /** The rounds it must win to paralyse, and the Stamina that costs. */
  readonly paralyses?: { readonly after: number; readonly loss: number }
  /** Stamina lost by the unlucky to its gaze, before round 1. */
  readonly gaze?: number
  /** How an adventurer may get past it with Luck. */
  readonly ruse?: 'sneak' | 'bluff'
  /** Provisions for which it goes away. */
  readonly hungry?: number
  /** Skill lost by the unlucky who were wounded by it (WAR-24.2). */
  readonly infects?: number
  /** When killed, it shows a Key card from beneath the chest. */
  readonly ledger?: true
}

const FOES: Partial<Record<FoeId, FoeTraits>> = {
  warlock: { ledger: true },
  dragon: { breath: { upTo: 2, loss: 1 } },
  'iron-cyclops': { armoured: 1 },
  vampire: { gaze: 2 },
  minotaur: { charge: 4 },
  'orc-sentry': { ruse: 'sneak' },
  'skeleton-crew': { ruse: 'bluff' },
  'wild-barbarian': { hungry: 1 },
  'cave-snake': { bite: 3 },
  'giant-rats': { eats: 1 },
  sandworm: { burrowed: 1 },
  ghoul: { paralyses: { after: 3, loss: 2 } },
  werewolf: { infects: 1 },
}

export function foeTraits(foe: FoeId): FoeTraits {
  return FOES[foe] ?? {}
}

/**
 * The result of a round for an adventurer whose total exceeds the foe's by `by`. `unhurt`: won, and the blade rings.
 */
export function battleOutcomeOf(foe: FoeId, round: number, by: number): 'won' | 'lost' | 'tied' | 'unhurt' {
  const { armoured = 0, burrowed = 0 } = foeTraits(foe)
  if (by < 0) return 'lost'
  if (by === 0 || round <= burrowed) return 'tied' // WAR-24.4
  return by <= armoured ? 'unhurt' : 'won'
}

/** The base wound it deals in a round. */
export function biteOf(foe: FoeId, round: number): number {
  const { bite = CONSTANTS.baseWound, charge } = foeTraits(foe)
  return round === 1 ? (charge ?? bite) : bite
}

/** Whether it has a choice or test of its own before round 1 (WAR-9.3). */
export function hasPrelude(foe: FoeId): boolean {
  const { gaze, ruse, hungry } = foeTraits(foe)
  return gaze !== undefined || ruse !== undefined || hungry !== undefined
}

// Treasure

/** A card used in a battle against any opponent. */
export interface Strike {
  /** Works only on cards with this tag. */
  readonly only?: MonsterTag
  /** Only before round 1, also against adventurers, and only after a successful test of Skill. */
  readonly shot?: true
  readonly loss: number
  /** Kills monsters with one of these tags. */
  readonly kills: readonly MonsterTag[]
  /** The whole card goes, unfought, as soon as it is turned up (WAR-21.6). */
  readonly banishes?: true
}

export interface TreasureTraits {
  /** When drawn, it wounds monsters with one of these tags this deeply. */
  readonly bane?: { readonly tags: readonly MonsterTag[]; readonly wound: number }
  /** When declared, it makes a wound lighter on this face of a die or higher (WAR-24.3). */
  readonly softens?: { readonly from: number; readonly by: number }
  readonly strike?: Strike
  /** The user disappears from the battle. */
  readonly vanishes?: true
  /** Its effect in the start-of-turn window. */
  readonly beforehand?: 'fortune' | 'challenge' | 'poison' | 'curse'
}

const TREASURES: Partial<Record<TreasureId, TreasureTraits>> = {
  'silver-sword': { bane: { tags: ['undead', 'lycanthrope'], wound: 4 } },
  'crescent-shield': { softens: { from: 5, by: 1 } },
  'jewelled-eye': { strike: { only: 'warlock', loss: 0, kills: ['warlock'] } },
  'silver-cross': { strike: { only: 'undead', loss: 0, kills: [], banishes: true } },
  'bow-and-silver-arrow': { strike: { shot: true, loss: 4, kills: ['vampire', 'lycanthrope'] } },
  'potion-of-fortune': { beforehand: 'fortune' },
  'potion-of-invisibility': { vanishes: true },
  'scroll-of-dragonfire': { strike: { loss: 6, kills: ['dragon'] } },
  'crystal-ball': { beforehand: 'challenge' },
  'vial-of-poison': { beforehand: 'poison' },
  'scroll-of-cursing': { beforehand: 'curse' },
}

export function traitsOf(card: TreasureId): TreasureTraits {
  return TREASURES[card] ?? {}
}

/**
 * Whether it is of no use in a game because no rival can be harmed (options `peaceful-mountain`, `solo-expedition`).
 */
export function isIdle(card: TreasureId, options: Options): boolean {
  const { beforehand } = traitsOf(card)
  const isHarm = beforehand === 'poison' || beforehand === 'curse'
  return isHarm && (options['peaceful-mountain'] || options['solo-expedition'])
}

/** Cards with a trait, in the order of the deck. */
function withTrait(trait: keyof TreasureTraits): readonly TreasureId[] {
  return TREASURE_IDS.filter((card) => traitsOf(card)[trait] !== undefined)
}

export const STRIKING = withTrait('strike')
export const VANISHING = withTrait('vanishes')
export const SHOOTING = STRIKING.filter((card) => traitsOf(card).strike?.shot)

/** Whether a card could be used against a foe at all. */
export function strikes(card: TreasureId, foe: FoeId): boolean {
  const { strike } = traitsOf(card)
  return strike !== undefined && (strike.only === undefined || foeOf(foe).tags.includes(strike.only))
}

/** Whether using it finishes a foe: the current monster, or the whole card. */
export function isTheEndOf(card: TreasureId, foe: FoeId): boolean {
  const { strike } = traitsOf(card)
  if (!strike || !strikes(card, foe)) return false
  return strike.banishes === true || killsOutright(strike, foeOf(foe).monsters[0])
}

export function killsOutright({ kills }: Strike, monster: Monster | undefined): boolean {
  return monster?.tags.some((tag) => kills.includes(tag)) ?? false
}

/** The wound a sword deals to a monster it is the bane of; `null` if it is not. */
export function baneOf(sword: SwordId | null, monster: Monster | undefined): number | null {
  const { bane } = sword === null || sword === STARTING_SWORD ? {} : traitsOf(sword)
  return bane && monster?.tags.some((tag) => bane.tags.includes(tag)) ? bane.wound : null
}

/**
 * Swords by their effect on a monster: a bane first, then a bonus, then the one that reveals nothing (option
 * `auto-equip`).
 */
export function edgeOf(sword: SwordId, monster: Monster | undefined): number {
  if (baneOf(sword, monster) !== null) return 3
  if (swordBonus(sword) > 0) return 2
  return sword === STARTING_SWORD ? 1 : 0
}
