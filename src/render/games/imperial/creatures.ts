import { creatureOf } from '../../../games/imperial/data/components.ts'
import type { VesselKind } from '../../../games/imperial/data/ids.ts'
import { HUES, type Emblem } from '../../faces/emblem.ts'
import { FOLK } from './folk.ts'

export const CREATURE_ICONS: Readonly<Record<string, string>> = {
  bear: 'bear-head',
  'black-cat': 'cat',
  demon: 'daemon-skull',
  'ed-eagle': 'eagle-head',
  elephant: 'elephant-head',
  'elf-princess': 'woman-elf-face',
  'evil-sorcerer': 'wizard-face',
  'giant-crab': 'crab',
  'giant-octopus': 'octopus',
  'giant-roc': 'eagle-emblem',
  'giant-scorpion': 'scorpion',
  'giant-spider': 'spider-alt',
  goblins: 'goblin-head',
  griffin: 'griffin-symbol',
  'guillaume-tell': 'bow-arrow',
  giant: 'giant',
  lion: 'lion',
  'maid-marywin': 'queen-crown',
  mermaid: 'mermaid',
  nomads: 'turban',
  ogre: 'ogre',
  'olliver-j-dragon': 'dragon-head',
  pirates: 'pirate-captain',
  'sea-serpent': 'sea-serpent',
  skeletons: 'skeleton',
  'tax-collector': 'receive-money',
  thugs: 'robber',
  troll: 'troll',
  'wild-horse': 'horse-head',
  wolves: 'wolf-head',
  zombies: 'shambling-zombie',
  peddler: 'trade',
  'absent-minded-wizard': 'wizard-face',
  'imperial-guard': 'guards',
  'imperial-navy': 'galleon',
}

/** The looks of a creature. Throws for one without a drawing. */
export function emblemOfCreature(tile: string): Emblem {
  const { id } = creatureOf(tile)
  const icon = CREATURE_ICONS[id]
  if (icon === undefined) throw new Error(`no drawing of ${id}`)
  return { icon, hue: HUES.blood, ...FOLK[id] }
}

export function emblemOfVessel(kind: VesselKind): Emblem {
  return { icon: kind === 'ship' ? 'caravel' : 'sailboat', hue: HUES.sky, ...FOLK[kind] }
}
