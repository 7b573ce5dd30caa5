import type { Topic } from '../../../engine/index.ts'
import { emblemFrom, type Emblem, type KindLook } from '../../canvas/emblem.ts'
import { FOE_ICONS } from './foes.ts'
import { ROOM_ICONS } from './rooms.ts'

const KINDS: Readonly<Record<string, KindLook>> = {
  Monster: { hue: 'blood', icon: 'horned-skull' },
  Trader: { hue: 'leaf', icon: 'trade' },
  Stranger: { hue: 'violet', icon: 'cowled' },
  Trap: { hue: 'night', icon: 'wolf-trap' },
  Omen: { hue: 'night', icon: 'portrait' },
  'Treasure: Key': { hue: 'gold', icon: 'key' },
  'Treasure: Bunch': { hue: 'gold', icon: 'house-keys' },
  'Treasure: Gold': { hue: 'gold', icon: 'two-coins' },
  'Treasure: Provisions': { hue: 'leaf', icon: 'meat' },
  'Treasure: Sword': { hue: 'steel', icon: 'broadsword' },
  'Treasure: Armour': { hue: 'steel', icon: 'checked-shield' },
  'Treasure: Magic': { hue: 'violet', icon: 'magic-swirl' },
  Treasure: { hue: 'gold', icon: 'cut-diamond' },
  'Key card': { hue: 'sky', icon: 'skeleton-key' },
  'Maze card': { hue: 'earth', icon: 'maze' },
  'Maze space': { hue: 'earth', icon: 'maze' },
  Place: { hue: 'earth', icon: 'dungeon-gate' },
  'River bank': { hue: 'sky', icon: 'river' },
  Room: { hue: 'earth', icon: 'dungeon-gate' },
  'Secret passage': { hue: 'night', icon: 'secret-door' },
  Table: { hue: 'earth', icon: 'rolling-dices' },
  Crossing: { hue: 'sky', icon: 'raft' },
}

const OWN: Readonly<Record<string, string | undefined>> = {
  ...ROOM_ICONS,
  ...FOE_ICONS,
  'goblin-first': 'goblin-head',
  'goblin-second': 'goblin-head',
  'orc-first': 'orc-head',
  'orc-second': 'orc-head',
  'orc-servant': 'orc-head',
  'skeleton-first': 'skeleton',
  'skeleton-second': 'skeleton',
  'zombie-first': 'shambling-zombie',
  'zombie-second': 'shambling-zombie',
  'enchanted-sword': 'rune-sword',
  'silver-sword': 'broadsword',
  'iron-helmet': 'visored-helm',
  'jewelled-eye': 'third-eye',
  'silver-cross': 'gothic-cross',
  'bow-and-silver-arrow': 'high-shot',
  'potion-of-fortune': 'potion-ball',
  'potion-of-invisibility': 'invisible',
  'scroll-of-dragonfire': 'dragon-breath',
  'crystal-ball': 'crystal-ball',
  'vial-of-poison': 'poison-bottle',
  'scroll-of-cursing': 'cursed-star',
  'ball-of-twine': 'yarn',
  'gold-6': 'coins',
  'gold-8': 'gold-stack',
  ferry: 'paddles',
  bridge: 'stone-bridge',
}

/** The emblem of a topic; `null` for kinds without a face. */
export function emblemOf(topic: Pick<Topic, 'id' | 'kind'>): Emblem | null {
  return emblemFrom(topic, KINDS, OWN)
}
