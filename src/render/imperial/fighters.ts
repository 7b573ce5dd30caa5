import type { Asked } from '../../engine/index.ts'
import type { AttackAbout, CombatAbout, DuelAbout, FightAbout, MemberAbout } from '../../games/imperial/view/about.ts'
import { VESSELS, characterCard, creatureOf } from '../../games/imperial/data/components.ts'
import type { CharacterId, VesselKind } from '../../games/imperial/data/ids.ts'
import type { ImperialView } from '../../games/imperial/view/view.ts'
import type { FightScene, Fighter } from './fight.ts'
import { initialsOf } from './scene.ts'

/** The fight that a question is about, if it is about one. */
export function fightIn(asked: readonly Asked[]): CombatAbout | null {
  for (const { about } of asked) {
    if (typeof about !== 'object' || about === null || !('matter' in about)) continue
    if (about.matter === 'fight' || about.matter === 'duel') return about as unknown as CombatAbout
  }
  return null
}

export function combatSceneOf(view: ImperialView, combat: CombatAbout): FightScene | null {
  return combat.matter === 'fight' ? fightSceneOf(view, combat) : duelSceneOf(view, combat)
}

function fightSceneOf(view: ImperialView, fight: FightAbout): FightScene {
  const { creature, theirs } = fight
  return {
    title: titleOf(fight),
    ours: inSight(fight.members).map((member) => fighterOf(fight.ours, member)),
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

function titleOf({ stage, round, approachLeft }: Pick<FightAbout, 'stage' | 'round' | 'approachLeft'>): string {
  const when = round > 0 ? ` · round ${round}` : ''
  if (stage === 'melee') return `Hand to hand${when}`
  return approachLeft > 1 ? `Approach${when} · ${approachLeft - 1} more to come` : `Approach${when}`
}

/** Two characters against each other: who was attacked and his party on the left, the attacker on the right. */
function duelSceneOf(view: ImperialView, { sides, stage, round, approachLeft }: DuelAbout): FightScene | null {
  const [defender, attacker] = sides
  const foe = attacker?.members.find(({ id }) => id === 'character')
  if (!defender || !attacker || !foe) return null
  const dice = attacker.dice.flatMap((attack) => attack.dice)
  const company = attacker.members.length - 1
  return {
    title: titleOf({ stage, round, approachLeft }),
    ours: inSight(defender.members).map((member) => fighterOf(defender.dice, member)),
    theirs: { ...fighterOf(attacker.dice, foe), dice, hitsOn: attacker.dice[0]?.hitsOn ?? 5 },
    protection: defender.protection,
    asleep: attacker.asleep,
    by: company === 0 ? nameAt(view, attacker.seat) : `${nameAt(view, attacker.seat)} and ${company} more`,
  }
}

/** There is room for so many; in a larger company the characters come first. */
const MOST_IN_SIGHT = 7

function inSight(members: readonly MemberAbout[]): readonly MemberAbout[] {
  if (members.length <= MOST_IN_SIGHT) return members
  const characters = members.filter(({ id }) => id === 'character')
  return [...characters, ...members.filter(({ id }) => id !== 'character')].slice(0, MOST_IN_SIGHT)
}

function fighterOf(attacks: readonly AttackAbout[], member: MemberAbout): Fighter {
  const attack = attacks.find((one) => one.member === member.id && one.seat === member.seat)
  return {
    ...likenessOf(member),
    health: Math.max(0, member.maxHealth - member.wounds),
    maxHealth: member.maxHealth,
    shield: member.absorbs,
    allotted: member.allotted,
    dice: attack?.dice ?? [],
    hitsOn: attack?.hitsOn ?? 5,
  }
}

function likenessOf({ seat, id, looks }: MemberAbout): Pick<Fighter, 'name' | 'face'> {
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
  'imperial-navy': 'caravel',
}

/** The silhouette of a creature. Throws for one that nobody has drawn. */
export function iconOf(tile: string): string {
  const { id } = creatureOf(tile)
  const icon = CREATURE_ICONS[id]
  if (icon === undefined) throw new Error(`no silhouette of ${id}`)
  return icon
}
