import type { FoeCard, Monster } from '../../../games/warlock/data/components.ts'
import { HUES, type Emblem } from '../../faces/emblem.ts'
import { FOLK } from './folk.ts'

/** The silhouettes of the foes in the dungeon. */
export const FOE_ICONS: Readonly<Record<FoeCard['id'], string>> = {
  warlock: 'wizard-face',
  dragon: 'dragon-head',
  'iron-cyclops': 'cyclops',
  vampire: 'vampire-dracula',
  minotaur: 'minotaur',
  quartermaster: 'trade',
  caretaker: 'monk-face',
  'gambling-dwarfs': 'dwarf-face',
  'old-man-and-gremlin': 'imp',
  'blind-seer': 'crystal-ball',
  'goblin-torturers': 'goblin-head',
  'orc-sentry': 'orc-head',
  'drunken-orcs': 'beer-stein',
  'orc-chieftain': 'orc-head',
  'wild-barbarian': 'barbarian',
  'cave-snake': 'snake',
  'giant-rats': 'rat',
  sandworm: 'worm-mouth',
  'giant-spider': 'spider-alt',
  ogre: 'ogre',
  ghoul: 'half-dead',
  'skeleton-crew': 'skeleton',
  zombies: 'shambling-zombie',
  werewolf: 'werewolf',
  'pit-trap': 'hole',
  'poison-gas': 'poison-gas',
  'falling-portcullis': 'dungeon-gate',
  'grasping-hands': 'grab',
  'bat-swarm': 'evil-bat',
  pedlar: 'swap-bag',
  prisoner: 'prisoner',
  'hooded-stranger': 'hood',
  portrait: 'portrait',
  crocodile: 'croc-jaws',
}

export function iconOf(foe: FoeCard['id']): string {
  return FOE_ICONS[foe]
}

/** The looks of a monster of a card: its own, or the card's. */
export function emblemOfMonster(foe: FoeCard['id'], monster: Monster): Emblem {
  return { icon: FOE_ICONS[foe], hue: HUES.blood, ...FOLK[foe], ...FOLK[monster.id] }
}
