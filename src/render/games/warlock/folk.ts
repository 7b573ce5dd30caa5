import type { Bust } from '../../faces/bust.ts'
import { GOBLIN, OGRE, VAMPIRE } from '../../faces/common.ts'
import type { Appearance } from '../../faces/emblem.ts'

/** The looks of those who live in the dungeon, and of what is found there. */

const goblin = (cloth: string, trim: string): Bust => ({
  ...GOBLIN,
  holds: 'torch',
  colours: { ...GOBLIN.colours, cloth, trim },
})
const orc = (more: Partial<Bust>, cloth: string, trim: string): Bust => ({
  head: 'brute', ears: 'pointed', eyes: 'dots', brows: 'angry', nose: 'broad', mouth: 'tusks', wears: 'leather', ...more,
  colours: { skin: '#6f8f58', hair: '#2f2a22', cloth, trim },
}) // prettier-ignore

/** Cards of a kind that differ in their number alone. */
const numbered = (kind: string, numbers: readonly number[]): Record<string, Appearance> =>
  Object.fromEntries(numbers.map((number) => [`${kind}${number}`, { mark: String(number) }]))

export const FOLK: Readonly<Record<string, Appearance | undefined>> = {
  warlock: { ground: 'hall', bust: { head: 'long', eyes: 'glowing', brows: 'angry', nose: 'hooked', mouth: 'none', hair: 'slick', beard: 'long', wears: 'collar', holds: 'orb', colours: { skin: '#d9c3ae', hair: '#3a3a44', cloth: '#4a2a5e', trim: '#7d2230', glow: '#ff7a3c' } } },
  dragon: { ground: 'flames', tone: '#b3372b', size: 1.18 },
  'iron-cyclops': { ground: 'hall', bust: { head: 'square', ears: 'none', eyes: 'single', brows: 'none', nose: 'small', mouth: 'grim', wears: 'plate', on: 'roundHelm', colours: { skin: '#8f9aa3', hair: '#5a646c', cloth: '#6a747c', trim: '#b0803c', metal: '#7f8a93', eye: '#c2542f' } } },
  vampire: { ground: 'crypt', bust: VAMPIRE },
  minotaur: { ground: 'cavern', tone: '#9a5a36', size: 1.1 },
  'goblin-torturers': { ground: 'hall', size: 0.85, bust: goblin('#7a3a2c', '#c98a2f') },
  'goblin-first': { ground: 'hall', size: 0.85, bust: { ...goblin('#5a4a6a', '#c23b2c'), on: 'kerchief', holds: 'dagger' } },
  'goblin-second': { ground: 'hall', size: 0.85, bust: { ...goblin('#3f5a6a', '#d9c193'), head: 'oval', mouth: 'grim', hair: 'mohawk', holds: 'keys' } },
  'orc-sentry': { ground: 'hall', bust: orc({ on: 'kettleHelm', holds: 'spear', eyes: 'closed' }, '#5a5148', '#8f9aa3') },
  'drunken-orcs': { ground: 'hall', bust: orc({ mouth: 'grin', holds: 'mug', marks: ['blush'], hair: 'mohawk' }, '#7a5a2c', '#c98a2f') },
  'orc-first': { ground: 'hall', bust: orc({ on: 'bandana', holds: 'axe' }, '#8a3a2c', '#5b3f2c') },
  'orc-second': { ground: 'hall', bust: orc({ hair: 'mohawk', holds: 'club', marks: ['scar'] }, '#4a5a3c', '#a9b4bd') },
  'orc-chieftain': { ground: 'hall', bust: orc({ on: 'crown', wears: 'fur', holds: 'axe', marks: ['patch'] }, '#5a2a2c', '#e2a62c') },
  'orc-servant': { ground: 'hall', bust: orc({ head: 'round', brows: 'worried', mouth: 'frown', on: 'kerchief', holds: 'torch' }, '#a98d66', '#8a5a33') },
  'wild-barbarian': { ground: 'hall', bust: { head: 'square', eyes: 'open', brows: 'angry', nose: 'broad', mouth: 'teeth', hair: 'wild', wears: 'bare', holds: 'axe', marks: ['paint', 'scar'], colours: { skin: '#c98a5e', hair: '#5a3420', cloth: '#6a4a2c', trim: '#8a5a33', glow: '#3f6f9a' } } },
  'cave-snake': { ground: 'cavern', tone: '#6f9a3f', size: 0.85 },
  'giant-rats': { ground: 'cavern', tone: '#8a7a6a', size: 0.6 },
  sandworm: { ground: 'desert', tone: '#c9856a', size: 1.1 },
  'giant-spider': { ground: 'cavern', tone: '#5a4a6a', size: 1.05 },
  ogre: { ground: 'cavern', bust: OGRE },
  ghoul: { ground: 'crypt', bust: { head: 'gaunt', ears: 'pointed', eyes: 'glowing', brows: 'angry', nose: 'skull', mouth: 'teeth', hair: 'wisps', wears: 'robe', colours: { skin: '#a3b09a', hair: '#6a7060', cloth: '#5a5148', trim: '#3c3630', glow: '#c8f06a' } } },
  'skeleton-crew': { ground: 'river', tone: '#e8dfc4' },
  'skeleton-first': { ground: 'river', tone: '#e8dfc4', icon: 'skull-crossed-bones' },
  'skeleton-second': { ground: 'river', tone: '#d9cdb0', icon: 'death-skull' },
  zombies: { ground: 'crypt', tone: '#8fa08a' },
  'zombie-first': { ground: 'crypt', tone: '#9fa87a', icon: 'raise-zombie' },
  'zombie-second': { ground: 'crypt', tone: '#7f9488', icon: 'half-dead' },
  werewolf: { ground: 'forest', tone: '#7a5a3c', size: 1.08 },
  crocodile: { ground: 'river', tone: '#6f8f4a' },
  quartermaster: { ground: 'hall', bust: { head: 'round', eyes: 'open', brows: 'raised', nose: 'bulbous', mouth: 'smirk', hair: 'cropped', beard: 'moustache', wears: 'leather', holds: 'scales', colours: { skin: '#e0ad88', hair: '#6b4a2a', cloth: '#4f6a7a', trim: '#8a5a33' } } },
  pedlar: { ground: 'hall', bust: { head: 'oval', eyes: 'open', brows: 'worried', nose: 'hooked', mouth: 'smile', hair: 'short', beard: 'goatee', wears: 'scarf', on: 'straw', holds: 'coins', colours: { skin: '#cf9a70', hair: '#4a3222', cloth: '#7f5f8a', trim: '#d9b25c' } } },
  caretaker: { ground: 'hall', bust: { head: 'long', eyes: 'closed', brows: 'bushy', nose: 'bulbous', mouth: 'smile', hair: 'tonsure', wears: 'robe', holds: 'keys', marks: ['wrinkles'], colours: { skin: '#e3b898', hair: '#c9c3b6', cloth: '#6a6a5a', trim: '#a98d66' } } },
  'gambling-dwarfs': { ground: 'hall', size: 0.85, bust: { head: 'square', eyes: 'dots', brows: 'raised', nose: 'bulbous', mouth: 'none', beard: 'plaited', wears: 'tunic', on: 'featherCap', holds: 'mug', colours: { skin: '#dd9f76', hair: '#8a4a22', cloth: '#3f6a4a', trim: '#c23b2c' } } },
  'old-man-and-gremlin': { ground: 'hall', bust: { head: 'gaunt', eyes: 'open', brows: 'worried', nose: 'hooked', mouth: 'frown', hair: 'balding', beard: 'long', wears: 'robe', holds: 'cane', marks: ['wrinkles'], colours: { skin: '#e0b898', hair: '#e6e0d4', cloth: '#7a6a58', trim: '#5a4a3c' } } },
  'blind-seer': { ground: 'cavern', bust: { head: 'oval', eyes: 'blank', brows: 'calm', nose: 'straight', mouth: 'lips', hair: 'long', wears: 'gown', holds: 'orb', colours: { skin: '#b98560', hair: '#d9d4cb', cloth: '#5a4a8a', trim: '#c9b2e0', glow: '#b89af0', lip: '#8a4a44' } } },
  prisoner: { ground: 'hall', bust: { head: 'oval', eyes: 'open', brows: 'worried', nose: 'small', mouth: 'frown', hair: 'wild', beard: 'stubble', wears: 'tunic', colours: { skin: '#dcae8c', hair: '#6a4a30', cloth: '#8f8a7c', trim: '#5a5a5a' } } },
  'hooded-stranger': { ground: 'hall', bust: { head: 'long', eyes: 'glowing', brows: 'none', nose: 'small', mouth: 'none', wears: 'cloak', on: 'deepHood', colours: { skin: '#4a4050', hair: '#2a2430', cloth: '#3f4a58', trim: '#2a2430', glow: '#9fd0f0', gloom: 'rgba(16, 12, 24, 0.85)' } } },
  'bat-swarm': { ground: 'cavern', tone: '#5b5066', size: 0.9 },
  'grasping-hands': { ground: 'river', tone: '#9fb0a0' },
  'pit-trap': { ground: 'hall', tone: '#4a4048' },
  'poison-gas': { ground: 'hall', tone: '#8fb04a' },
  'falling-portcullis': { ground: 'hall', tone: '#8f9aa3' },
  portrait: { ground: 'hall', tone: '#c9a05c' },
  'treasure-room': { prize: 'chest' },
  'ogre-cave': { ground: 'cavern' },
  'dragon-cavern': { ground: 'cavern', tone: '#e0622f' },
  'sandy-cave': { ground: 'cavern', tone: '#e0cd98' },
  'seers-alcove': { ground: 'cavern', tone: '#b89ad0' },
  'minotaur-den': { ground: 'cavern' },
  crypt: { ground: 'crypt', tone: '#8a4a6a' },
  'burial-chamber': { ground: 'crypt' },
  ...numbered('key-card-', [1, 2, 3, 4, 5, 6, 7, 8, 9]),
  ...numbered('key-', [2, 3, 4, 6, 7, 8, 9]),
  ...numbered('gold-', [3, 4, 6, 8]),
  ...numbered('provisions-', [2, 3]),
  'crystal-ball': { tone: '#7fd0e5' },
  'potion-of-fortune': { tone: '#f0b43c' },
  'potion-of-invisibility': { tone: '#c9dbe6' },
  'vial-of-poison': { tone: '#7fb04a' },
  'scroll-of-dragonfire': { tone: '#e0622f' },
  'scroll-of-cursing': { tone: '#7a4a9a' },
  'silver-cross': { tone: '#c3ccd6' },
  'jewelled-eye': { tone: '#4fa08a' },
  'ball-of-twine': { tone: '#c98a5a' },
  'bow-and-silver-arrow': { tone: '#a9b4bd' },
  'enchanted-sword': { tone: '#7fb8f0' },
} // prettier-ignore
