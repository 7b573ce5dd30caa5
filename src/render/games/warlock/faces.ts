import type { Topic } from '../../../engine/index.ts'
import { emblemFrom, type Emblem, type KindLook } from '../../faces/emblem.ts'
import { FOLK } from './folk.ts'
import { FOE_ICONS } from './foes.ts'
import { ROOM_ICONS } from './rooms.ts'

const KINDS: Readonly<Record<string, KindLook>> = {
  monster: { hue: 'blood', icon: 'horned-skull' },
  trader: { hue: 'leaf', icon: 'trade' },
  stranger: { hue: 'violet', icon: 'cowled' },
  trap: { hue: 'night', icon: 'wolf-trap' },
  omen: { hue: 'night', icon: 'portrait' },
  'treasure-key': { size: 0.7, hue: 'gold', icon: 'key' },
  'treasure-key-bunch': { isFamily: true, size: 0.7, hue: 'gold', icon: 'house-keys' },
  'treasure-gold': { size: 0.7, hue: 'gold', icon: 'two-coins' },
  'treasure-provisions': { size: 0.7, hue: 'leaf', icon: 'meat' },
  'treasure-sword': { size: 0.7, hue: 'steel', icon: 'broadsword' },
  'treasure-armour': { size: 0.7, hue: 'steel', icon: 'checked-shield' },
  'treasure-magic': { size: 0.7, hue: 'violet', icon: 'magic-swirl' },
  'key-card': { hue: 'sky', icon: 'skeleton-key' },
  'maze-card': { isFamily: true, hue: 'earth', icon: 'crossroad' },
  maze: { isFamily: true, hue: 'earth', icon: 'maze' },
  entrance: { ground: 'hills', hue: 'earth', icon: 'cave-entrance' },
  bank: { ground: 'river', hue: 'sky', icon: 'river' },
  room: { ground: 'hall', hue: 'earth', icon: 'dungeon-gate' },
  passage: { isFamily: true, hue: 'night', icon: 'secret-door' },
  table: { isFamily: true, hue: 'earth', icon: 'scroll-quill' },
  crossing: { ground: 'river', hue: 'sky', icon: 'raft' },
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
  ferry: 'canoe',
  'south-bank': 'ringing-bell',
  bridge: 'stone-bridge',
}

/** The emblem of a topic; `null` for kinds without a face. */
export function emblemOf(topic: Pick<Topic, 'id' | 'look'>): Emblem | null {
  return emblemFrom(topic, KINDS, OWN, FOLK)
}
