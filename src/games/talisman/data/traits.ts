import { kindIdOf, type Subtype, ADVENTURE_CARDS, PURCHASE_CARDS, TALISMAN_CARDS } from './components.ts'
import type { AbilityId, Alignment, CardId, KindId, SpaceId, TableId, Terrain } from './ids.ts'

/**
 * The properties of a card or a Special Ability that need no code: numbers and flags in addition to the printed
 * figures. Rules, views, words and computer players ask for these, never for a card's name. Behaviour that needs code
 * is in `rules/effects`.
 */
export interface Traits {
  // Fights
  /** Weapons that may count in one Combat; 1 without. The highest counts. */
  readonly weaponLimit?: number
  /** Kinds of Weapon that add nothing when the owner uses them. */
  readonly uselessWeapons?: readonly KindId[]
  /** Dice rolled in Combat, of which the highest is kept; 1 without. */
  readonly combatDice?: number
  /** In a Combat the owner began, or in which creatures attack them, they may take away the other side's die. */
  readonly deniesDie?: boolean
  /** The owner adds their Craft to their Strength in Combat. */
  readonly fightsWithCraft?: boolean
  /** Enemies that follow the owner add their Strength in Combat. */
  readonly followersFight?: boolean
  /** The owner may attack a Character by Psychic Combat. */
  readonly attacksPsychically?: boolean
  /** Creatures that do not attack the owner: they count as Evaded unless the owner picks them. */
  readonly calms?: readonly Subtype[]
  /** The owner may Evade anything they meet on this terrain, any number of times (TAL-18.1). */
  readonly evadesIn?: Terrain
  /** Strength it adds in Combat until the Turn ends, once the owner has paid for it. */
  readonly hiredStrength?: number
  /** Strength it gives for all purposes until the Turn ends, once the owner has used it up. */
  readonly potency?: number

  // Spells
  /** Added to the Spell limit, if Craft grants at least 1. */
  readonly spellLimit?: number
  /** The owner draws a Spell when they have cast their last one (TAL-9.5b). */
  readonly replenishes?: boolean
  /** No Spell affects the owner, and the owner casts none. */
  readonly noSpells?: boolean

  // Movement
  /** Slows the owner to one space a Turn (TAL-R34). */
  readonly slows?: boolean
  /** Instead of rolling the die the owner may go to any other space of this terrain in their Region. */
  readonly slipsThrough?: Terrain
  /** The owner can build a Raft in Woods or the Forest (TAL-11.16). */
  readonly buildsRafts?: boolean
  /**
   * Added to Craft when the Portal is opened by Craft; dice rolled for it instead of 2; dice in the Mines instead of 3.
   */
  readonly portalCraft?: number
  readonly portalDice?: number
  readonly minesDice?: number
  /** Instructions the owner need not roll for: for themselves only, or for their Followers too. */
  readonly skips?: Readonly<Partial<Record<SpaceId, 'himself' | 'all'>>>
  /** The owner may add 1 to the die after seeing it, for prayers or for one table. */
  readonly addsOneTo?: 'prayers' | TableId
  /** Cards that have no effect on the owner. */
  readonly unmovedBy?: readonly KindId[]
  /** How many cards are drawn in addition to the number on the space. */
  readonly drawsMore?: number
  /** The movement die that lets the owner heal a Life instead of moving. */
  readonly regeneratesOn?: number

  // Things and people
  /** The owner can carry Objects beyond the limit (TAL-5.3). */
  readonly carries?: boolean
  /** No other Follower may join, and those already there leave when it comes (TAL-R111). */
  readonly noFollowers?: boolean
  /** The owner takes one card on sale for nothing at each visit to a shop. */
  readonly shoplifts?: boolean
  /** Gold the Castle pays for it. Its owner is also healed there free of charge. */
  readonly ransom?: number
  /** The owner takes an Object, a Mule or Gold from a Character without a roll. */
  readonly steals?: boolean
  /** The lowest roll that takes something from a Character, by the victim's current Alignment. */
  readonly beguiles?: Readonly<Record<Alignment, number>>
  /** Follows any Character who sings. If several do, the first one listed goes first. */
  readonly listens?: boolean
  /** Cannot be lured away. */
  readonly deaf?: boolean
  /** The owner may change their Alignment at will (TAL-7.2). */
  readonly realigns?: boolean
}

export const ABILITY_TRAITS: Readonly<Partial<Record<AbilityId, Traits>>> = {
  'assassin-assassinate': { deniesDie: true },
  'druid-shift': { realigns: true },
  'dwarf-rocks': { skips: { crags: 'himself', chasm: 'himself' } },
  'dwarf-hills': { evadesIn: 'hills' },
  'dwarf-cave': { addsOneTo: 'cave' },
  'dwarf-lock': { portalCraft: 1 },
  'dwarf-mines': { minesDice: 2 },
  'dwarf-maze': { unmovedBy: ['maze'] },
  'elf-forest': { skips: { forest: 'himself' } },
  'elf-woods-evade': { evadesIn: 'woods' },
  'elf-woods-walk': { slipsThrough: 'woods' },
  'ghoul-psychic': { attacksPsychically: true },
  'minstrel-soothe': { calms: ['animal', 'dragon'] },
  'minstrel-charm': { followersFight: true },
  'minstrel-hag': { unmovedBy: ['hag'] },
  'monk-inner-fire': { fightsWithCraft: true },
  'monk-prayer': { addsOneTo: 'prayers' },
  'monk-axe': { uselessWeapons: ['axe'] },
  'priest-prayer': { addsOneTo: 'prayers' },
  'priest-vow': { uselessWeapons: ['axe'] },
  'prophetess-replenish': { replenishes: true },
  'prophetess-foresee': { drawsMore: 1 },
  'sorceress-psychic': { attacksPsychically: true },
  'sorceress-beguile': { beguiles: { good: 6, neutral: 5, evil: 4 } },
  'thief-steal': { steals: true },
  'thief-shoplift': { shoplifts: true },
  'troll-crags': { skips: { crags: 'himself' } },
  'troll-hills': { evadesIn: 'hills' },
  'troll-regenerate': { regeneratesOn: 6 },
  'warrior-two-dice': { combatDice: 2 },
  'warrior-two-weapons': { weaponLimit: 2 },
  'wizard-psychic': { attacksPsychically: true },
  'wizard-replenish': { replenishes: true },
}

export const CARD_TRAITS: Readonly<Partial<Record<KindId, Traits>>> = {
  // Followers and Curses
  gnome: { evadesIn: 'hills', portalDice: 1, minesDice: 2, skips: { crags: 'himself' } },
  guide: { skips: { forest: 'all', crags: 'all', chasm: 'all' } },
  hag: { noFollowers: true },
  maiden: { listens: true, deaf: true },
  mercenary: { hiredStrength: 3 },
  mule: { carries: true, deaf: true },
  pixie: { evadesIn: 'woods', skips: { forest: 'himself' } },
  poltergeist: { slows: true },
  prince: { ransom: 3 },
  princess: { ransom: 3, listens: true, deaf: true },
  unicorn: { deaf: true },
  // Objects
  amulet: { noSpells: true },
  axe: { buildsRafts: true },
  'potion-of-strength': { potency: 2 },
  wand: { replenishes: true, spellLimit: 1 },
}

const NONE: Traits = {}

/** By ability and by card, from every pile. */
const BY_ID: ReadonlyMap<string, Traits> = new Map<string, Traits>([
  ...Object.entries(ABILITY_TRAITS),
  ...[...ADVENTURE_CARDS, ...PURCHASE_CARDS, ...TALISMAN_CARDS].flatMap((card): [CardId, Traits][] => {
    const traits = CARD_TRAITS[kindIdOf(card)]
    return traits ? [[card, traits]] : []
  }),
])

/** The traits of an ability or a card; empty for those without any. */
export function traitsOf(id: AbilityId | CardId): Traits {
  return BY_ID.get(id) ?? NONE
}
