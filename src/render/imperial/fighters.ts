import type { Asked } from '../../engine/index.ts'
import type { FightAbout, MemberAbout } from '../../games/imperial/view/about.ts'
import { VESSELS, characterCard, creatureOf } from '../../games/imperial/data/components.ts'
import type { CharacterId, VesselKind } from '../../games/imperial/data/ids.ts'
import type { ImperialView } from '../../games/imperial/view/view.ts'
import type { FightScene, Fighter } from './fight.ts'
import { initialsOf } from './scene.ts'

/** The fight that a question is about, if it is about one. */
export function fightIn(asked: readonly Asked[]): FightAbout | null {
  for (const { about } of asked) {
    if (typeof about === 'object' && about !== null && 'matter' in about && about.matter === 'fight') {
      return about as unknown as FightAbout
    }
  }
  return null
}

export function fightSceneOf(view: ImperialView, fight: FightAbout): FightScene {
  const { creature, theirs } = fight
  return {
    title: titleOf(fight),
    ours: fight.members.map((member) => fighterOf(fight, member)),
    theirs: {
      name: creatureOf(fight.tile).name,
      face: { icon: iconOf(fight.tile) },
      health: Math.max(0, creature.health),
      maxHealth: creature.maxHealth,
      shield: creature.shell,
      allotted: 0,
      dice: theirs?.dice ?? [],
      hitsOn: theirs?.hitsOn ?? 5,
    },
    protection: fight.protection,
    asleep: creature.asleep,
    by: nameAt(view, fight.by),
  }
}

function titleOf({ stage, round, approachLeft }: FightAbout): string {
  const when = round > 0 ? ` · round ${round}` : ''
  if (stage === 'melee') return `Hand to hand${when}`
  return approachLeft > 1 ? `Approach${when} · ${approachLeft - 1} more to come` : `Approach${when}`
}

function fighterOf(fight: FightAbout, member: MemberAbout): Fighter {
  const attack = fight.ours.find((one) => one.member === member.id)
  return {
    ...likenessOf(fight, member),
    health: Math.max(0, member.maxHealth - member.wounds),
    maxHealth: member.maxHealth,
    shield: member.absorbs,
    allotted: member.allotted,
    dice: attack?.dice ?? [],
    hitsOn: attack?.hitsOn ?? 5,
  }
}

function likenessOf({ seat }: FightAbout, { id, looks }: MemberAbout): Pick<Fighter, 'name' | 'face'> {
  if (id === 'character') {
    const { name } = characterCard(looks as CharacterId)
    return { name, face: { token: { seat, initials: initialsOf(name) } } }
  }
  if (id === 'vessel') {
    const kind = looks as VesselKind
    return { name: VESSELS.get(kind)?.name ?? kind, face: { icon: kind === 'ship' ? 'caravel' : 'sailboat' } }
  }
  return { name: creatureOf(looks).name, face: { icon: iconOf(looks) } }
}

function nameAt(view: ImperialView, seat: number): string {
  const id = view.players[seat]?.character?.id
  return id === undefined ? `seat ${seat + 1}` : characterCard(id).name
}

const ICONS: Readonly<Record<string, string>> = {
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
  'imperial-navy': 'caravel',
}

/** The silhouette of a creature. Throws for one that nobody has drawn. */
export function iconOf(tile: string): string {
  const { id } = creatureOf(tile)
  const icon = ICONS[id]
  if (icon === undefined) throw new Error(`no silhouette of ${id}`)
  return icon
}
