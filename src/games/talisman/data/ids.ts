/** The names of all components. Figures and texts are in the `.json` files, types and look-ups in `components.ts`. */

export const SPACE_IDS = [
  'village', 'fields-north', 'graveyard', 'woods-north', 'sentinel', 'hills-north', 'chapel', 'fields-north-east',
  'crags', 'plains-east', 'woods-east', 'fields-south-east', 'city', 'fields-south', 'hills-south', 'plains-south',
  'woods-south', 'plains-south-west', 'tavern', 'fields-south-west', 'ruins', 'plains-west', 'forest',
  'fields-north-west', 'portal-of-power', 'black-knight', 'hidden-valley', 'hills-middle', 'cursed-glade',
  'runes-north-east', 'chasm', 'runes-south-east', 'warlocks-cave', 'desert-east', 'oasis', 'desert-west', 'temple',
  'woods-middle', 'runes-west', 'castle', 'plain-of-peril', 'mines', 'vampires-tower', 'pits', 'valley-of-fire',
  'werewolf-den', 'dice-with-death', 'crypt', 'crown-of-command',
] as const // prettier-ignore
export type SpaceId = (typeof SPACE_IDS)[number]

/**
 * Kinds of Adventure cards. A Purchase or Talisman card is of the same kind as the Adventure card it equals (TAL-20.2).
 */
export const KIND_IDS = [
  'angel', 'blizzard', 'book-of-spells', 'devil', 'evil-darkness', 'imp', 'magical-vortex', 'market-day',
  'mephistopheles', 'pestilence', 'raiders', 'siren', 'storm', 'hag', 'poltergeist', 'wild-boar', 'wolf', 'ape',
  'bear', 'lion', 'serpent', 'goblin', 'hobgoblin', 'bandit', 'ogre', 'giant', 'dragon', 'lemure', 'shadow',
  'spectre', 'ghost', 'wraith', 'demon', 'enchanter', 'fairy', 'healer', 'hermit', 'mage', 'phantom', 'sorcerer',
  'witch', 'alchemist', 'gnome', 'guide', 'maiden', 'mercenary', 'mule', 'pixie', 'prince', 'princess', 'unicorn',
  'amulet', 'cross', 'holy-grail', 'holy-lance', 'magic-belt', 'orb-of-knowledge', 'potion-of-strength', 'ring',
  'runesword', 'solomons-crown', 'talisman', 'wand', 'armour', 'axe', 'helmet', 'shield', 'sword', 'water-bottle',
  'raft', 'bag-of-gold', 'two-bags-of-gold', 'cave', 'fountain-of-wisdom', 'magic-portal', 'magic-stream', 'market',
  'marsh', 'maze', 'pool-of-life', 'shrine',
] as const // prettier-ignore
export type KindId = (typeof KIND_IDS)[number]

export const SPELL_IDS = [
  'acquisition', 'alchemy', 'counterspell', 'destroy-magic', 'destruction', 'divination', 'healing', 'hex',
  'immobility', 'invisibility', 'mesmerism', 'nullify', 'preservation', 'psionic-blast', 'random', 'teleport',
  'temporal-warp',
] as const // prettier-ignore
export type SpellId = (typeof SPELL_IDS)[number]

export const CHARACTER_IDS = [
  'assassin', 'druid', 'dwarf', 'elf', 'ghoul', 'minstrel', 'monk', 'priest', 'prophetess', 'sorceress', 'thief',
  'troll', 'warrior', 'wizard',
] as const // prettier-ignore
export type CharacterId = (typeof CHARACTER_IDS)[number]

export const ABILITY_IDS = [
  'assassin-assassinate', 'druid-first-spell', 'druid-shift', 'druid-woods', 'dwarf-rocks', 'dwarf-hills',
  'dwarf-cave', 'dwarf-lock', 'dwarf-mines', 'dwarf-maze', 'elf-forest', 'elf-woods-evade', 'elf-woods-walk',
  'ghoul-psychic', 'ghoul-feed', 'ghoul-raise', 'minstrel-soothe', 'minstrel-charm', 'minstrel-serenade',
  'minstrel-hag', 'monk-inner-fire', 'monk-prayer', 'monk-vow', 'monk-axe', 'priest-first-spell', 'priest-prayer',
  'priest-exorcise', 'priest-vow', 'prophetess-first-spell', 'prophetess-replenish', 'prophetess-foresee',
  'prophetess-peek', 'sorceress-first-spell', 'sorceress-psychic', 'sorceress-beguile', 'sorceress-lure',
  'thief-steal', 'thief-shoplift', 'troll-crags', 'troll-hills', 'troll-regenerate', 'warrior-two-dice',
  'warrior-two-weapons', 'wizard-first-spells', 'wizard-replenish', 'wizard-psychic',
] as const // prettier-ignore
export type AbilityId = (typeof ABILITY_IDS)[number]

export const TABLE_IDS = [
  'city-enchantress', 'village-mystic', 'graveyard-invoke', 'chapel-pray', 'crags', 'forest', 'tavern', 'temple',
  'quests', 'crypt-exit', 'mines-exit', 'vampires-tower', 'imp', 'ghost', 'hermit', 'cave', 'magic-portal', 'shrine',
  'witch', 'random-spell', 'command',
] as const // prettier-ignore
export type TableId = (typeof TABLE_IDS)[number]

/** Creatures without a card. */
export const CREATURE_IDS = [
  'sentinel', 'farmer', 'brigand', 'crags-spirit', 'cave-dragon', 'cave-goblin', 'werewolf', 'pitfiend', 'death',
  'vampire',
] as const // prettier-ignore
export type CreatureId = (typeof CREATURE_IDS)[number]

export const QUEST_IDS = [
  'quest-take-life', 'quest-kill-enemy', 'quest-follower', 'quest-magic-object', 'quest-three-gold',
  'quest-two-gold',
] as const // prettier-ignore
export type QuestId = (typeof QUEST_IDS)[number]

export const SHOP_IDS = ['village-blacksmith', 'market', 'market-day'] as const
export type ShopId = (typeof SHOP_IDS)[number]

export const WINDOWS = ['w-start', 'w-land', 'w-attack', 'w-combat', 'w-loss', 'w-cast', 'w-end'] as const
export type WindowId = (typeof WINDOWS)[number]

export const ALIGNMENTS = ['good', 'neutral', 'evil'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

export const REGIONS = ['outer', 'middle', 'inner'] as const
export type Region = (typeof REGIONS)[number]
export const TERRAINS = [
  'settlement', 'fields', 'special', 'woods', 'hills', 'plains', 'forest', 'runes', 'desert', 'inner', 'crown',
] as const // prettier-ignore
export type Terrain = (typeof TERRAINS)[number]

/** A single Adventure, Purchase or Talisman card: `wolf`, `sword-2`, `purchase-sword-1`, `talisman-card-3`. */
export type CardId = string
/** A single Spell card: `hex`, `counterspell-2`. */
export type SpellCard = string
