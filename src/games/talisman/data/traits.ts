import { kindIdOf, type Subtype, ADVENTURE_CARDS, PURCHASE_CARDS, TALISMAN_CARDS } from './components.ts'
import type { AbilityId, Alignment, CardId, KindId, SpaceId, TableId, Terrain } from './ids.ts'

/**
 * What a card or a Special Ability IS, without code: numbers and flags beside the figures that are printed on it. Rules,
 * view, words and computer players ask for these and never for a card's name. What needs code of its own is in
 * `rules/effects`.
 */
export interface Traits {
  // In fights.
  /** Weapons that may count in one Combat; 1 without. The highest counts. */
  readonly weaponLimit?: number
  /** Kinds of Weapon that add nothing in his hands. */
  readonly uselessWeapons?: readonly KindId[]
  /** Dice rolled in Combat, of which the highest is kept; 1 without. */
  readonly combatDice?: number
  /** In a Combat he began, or in which creatures attack him, he may take the other side's die away. */
  readonly deniesDie?: boolean
  /** His Craft is added to his Strength in Combat. */
  readonly fightsWithCraft?: boolean
  /** Enemies that follow him add their Strength in Combat. */
  readonly followersFight?: boolean
  /** He may attack a Character by Psychic Combat. */
  readonly attacksPsychically?: boolean
  /** Creatures that do not attack him: they count as Evaded unless he picks them. */
  readonly calms?: readonly Subtype[]
  /** He may Evade whatever he meets on such ground, as many as desired (TAL-18.1). */
  readonly evadesIn?: Terrain
  /** Strength it adds in Combat until the Turn ends, once paid for. */
  readonly hiredStrength?: number
  /** Strength it gives for all purposes until the Turn ends, once used up. */
  readonly potency?: number

  // Spells.
  /** Added to the Spell limit, if Craft grants at least 1. */
  readonly spellLimit?: number
  /** Draws a Spell when the last has been cast (TAL-9.5b). */
  readonly replenishes?: boolean
  /** No Spell affects the owner, and he casts none. */
  readonly noSpells?: boolean

  // On the way.
  /** Slows to one space a Turn (TAL-R34). */
  readonly slows?: boolean
  /** Instead of rolling the die he may go to any other such ground of his Region. */
  readonly slipsThrough?: Terrain
  /** Of its wood a Raft can be built in Woods or Forest (TAL-11.16). */
  readonly buildsRafts?: boolean
  /** Added to Craft when the Portal is opened by Craft; dice rolled for it instead of 2; dice in the Mines instead of 3. */
  readonly portalCraft?: number
  readonly portalDice?: number
  readonly minesDice?: number
  /** Instructions he need not roll for: for himself, or for his Followers too. */
  readonly skips?: Readonly<Partial<Record<SpaceId, 'himself' | 'all'>>>
  /** May add 1 to the die after seeing it: of prayers, or of one table. */
  readonly addsOneTo?: 'prayers' | TableId
  /** Cards that do nothing to him. */
  readonly unmovedBy?: readonly KindId[]
  /** How many cards more are drawn than the space says. */
  readonly drawsMore?: number
  /** The movement die with which he may heal a Life instead of moving. */
  readonly regeneratesOn?: number

  // Things and people.
  /** Lets Objects beyond the limit be carried (TAL-5.3). */
  readonly carries?: boolean
  /** No other Follower may join; those who are there leave as it comes (TAL-R111). */
  readonly noFollowers?: boolean
  /** Takes one card on sale for nothing at each visit to a shop. */
  readonly shoplifts?: boolean
  /** Gold the Castle pays for it; its owner is healed there free of charge. */
  readonly ransom?: number
  /** Takes an Object, a Mule or Gold from a Character without a roll. */
  readonly steals?: boolean
  /** What must be rolled at least to take something from a Character, by his Alignment of the moment. */
  readonly beguiles?: Readonly<Record<Alignment, number>>
  /** Follows anybody who sings; the first named goes first. */
  readonly listens?: boolean
  /** Cannot be lured away. */
  readonly deaf?: boolean
  /** May change his Alignment at will (TAL-7.2). */
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

/** By ability and by card, whatever pile it is from. */
const BY_ID: ReadonlyMap<string, Traits> = new Map<string, Traits>([
  ...Object.entries(ABILITY_TRAITS),
  ...[...ADVENTURE_CARDS, ...PURCHASE_CARDS, ...TALISMAN_CARDS].flatMap((card): [CardId, Traits][] => {
    const traits = CARD_TRAITS[kindIdOf(card)]
    return traits ? [[card, traits]] : []
  }),
])

/** The traits of an ability or a card; none of those that have none. */
export function traitsOf(id: AbilityId | CardId): Traits {
  return BY_ID.get(id) ?? NONE
}
