/** The ids by which state, facts, questions and data name everything in the box. */

export const TERRAINS = ['plains', 'forest', 'mountain', 'desert', 'steppe', 'coast', 'ocean'] as const
export type Terrain = (typeof TERRAINS)[number]

export const LOCATIONS = [
  'nobnodd', 'imperial-capital', 'pirates-den', 'monastery', 'vanishing-oasis', 'lost-city', 'wizards-tower',
  'port-barnacle', 'brassbottom', 'castle-dampwick', 'castle-highgloom', 'castle-saltspray', 'fort-norwatch',
  'fort-sandgrit', 'fort-grimrock', 'little-muddle', 'upper-wobble', 'fishgut', 'owlsbarrow', 'silverleaf',
  'khumdrum-mines', 'smoking-mountain',
] as const // prettier-ignore
export type LocationId = (typeof LOCATIONS)[number]

/** A character's scores, in the default order of raises, and the amount of a raise (IMP-17.6). */
export const SCORES = ['maxHealth', 'agility', 'runningAway'] as const
export type RaisableScore = (typeof SCORES)[number]
export const RAISE_ADDS: Readonly<Record<RaisableScore, number>> = { maxHealth: 2, agility: 1, runningAway: 1 }

export const LOCATION_KINDS = [
  'town', 'capital', 'den', 'monastery', 'oasis', 'lost-city', 'tower', 'castle', 'fortress', 'village', 'mine',
  'volcano',
] as const // prettier-ignore
export type LocationKind = (typeof LOCATION_KINDS)[number]
export const CHARACTER_IDS = [
  'ozmo', 'kate', 'alatha', 'nruff', 'rosa', 'harald', 'dulcime', 'turb', 'rokko', 'herman',
] as const // prettier-ignore
export type CharacterId = (typeof CHARACTER_IDS)[number]

export const CLASSES = ['warrior', 'elf', 'cleric', 'magician', 'dwarf', 'hairfoot'] as const
export type ClassId = (typeof CLASSES)[number]
export const WEAPON_TYPES = [
  'dagger', 'sword', 'axe', 'mace', 'club', 'staff', 'spear', 'sling', 'bow', 'small-shield', 'large-shield',
] as const // prettier-ignore
export type WeaponType = (typeof WEAPON_TYPES)[number]

/** In the order of IMP-2.8, which is also the order of defaults. */
export const SPELL_IDS = [
  'fireball', 'healing', 'lightning', 'teleportation', 'sleep', 'friendship', 'wall-of-stone', 'strength',
  'speak-with-animals', 'invisibility',
] as const // prettier-ignore
export type SpellId = (typeof SPELL_IDS)[number]

export const SPELL_MOMENTS = ['movement', 'approach', 'melee', 'flee', 'prison'] as const
export type SpellMoment = (typeof SPELL_MOMENTS)[number]
export const IMPERIAL_TREASURES = [
  'grail',
  'scepter-of-baldan',
  'talisman-of-quox',
  'battle-ring-of-gorath',
  'emerald-of-life',
  'palantir-of-zog',
] as const
export const TREASURE_GROUPS = [
  'imperial', 'scroll', 'charm', 'ruby', 'stone', 'gold', 'silver', 'magic-weapon',
] as const // prettier-ignore
export type TreasureGroup = (typeof TREASURE_GROUPS)[number]
export const VESSEL_KINDS = ['boat', 'ship'] as const
export type VesselKind = (typeof VESSEL_KINDS)[number]
export const ENCOUNTER_CATEGORIES = [
  'hostile', 'variable', 'peaceful', 'choice', 'official', 'event', 'played', 'place', 'meta',
] as const // prettier-ignore
export type EncounterCategory = (typeof ENCOUNTER_CATEGORIES)[number]
export const REACTION_OUTCOMES = [
  'hostile', 'leaves', 'nothing', 'offers-to-join', 'leaves-unless-horse', 'snatch-vessel-or-hostile', 'barter',
  'hospitality', 'gift-of-magic', 'treasure', 'sent-to-tower',
] as const // prettier-ignore
export type ReactionOutcome = (typeof REACTION_OUTCOMES)[number]

export const REWARD_TYPES = ['treasure', 'weapon', 'clue', 'spell', 'vessel', 'cure-all'] as const
export type RewardType = (typeof REWARD_TYPES)[number]
/** A single tile. Kinds with one copy have the kind's id; otherwise each copy is numbered: `sword-1` … `sword-4`. */
export type TileId = string

/** An encounter tile, named by kind and number like all tiles: `wolves-2`. */
export type EncounterTile = TileId

export type ClueId = string

export const EXPLORATION_OUTCOME_IDS = [
  'weapon-boat', 'weapon-ship', 'bad-water', 'prison', 'encounter', 'cure-all-wounds', 'cure-one-wound',
  'river-of-lava', 'you-must-leave', 'no-action', 'landslide', 'treasure-clue',
] as const // prettier-ignore
export type ExplorationOutcome = (typeof EXPLORATION_OUTCOME_IDS)[number]

/** `h-col-row`, as in `map.json`. */
export type HexId = string

/** `character`, `familiar`, `vessel`, or the tile of a companion. */
export type MemberId = string

/** Who holds something that changes hands, or whom it was lent to: a companion's tile, or the crew. */
export type LoanHolder = TileId | 'vessel'
