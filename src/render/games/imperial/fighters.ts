import type { Asked } from '../../../engine/index.ts'
import type {
  AttackAbout,
  CombatAbout,
  DuelAbout,
  FightAbout,
  MemberAbout,
  RollsAbout,
} from '../../../games/imperial/view/about.ts'
import {
  characterCard,
  creatureOf,
  SPELLS,
  treasureOf,
  TREASURE_TILES,
  WEAPON_TILES,
  weaponOf,
} from '../../../games/imperial/data/components.ts'
import {
  TERRAINS,
  type CharacterId,
  type EncounterTile,
  type SpellId,
  type VesselKind,
} from '../../../games/imperial/data/ids.ts'
import type { ImperialView } from '../../../games/imperial/view/view.ts'
import type { FightScene, Fighter, Rolls } from './fight.ts'
import { sayInImperial } from './say.ts'
import { BUSTS } from './busts.ts'
import { emblemOfCreature, emblemOfVessel } from './creatures.ts'

/** The fight that one of the questions is about; `null` without one. */
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

/** The scene of a fight; `null` once the creature is dead or no member stands against it. */
function fightSceneOf(view: ImperialView, fight: FightAbout): FightScene | null {
  const { creature, theirs } = fight
  if (creature.health <= 0 || fight.members.length === 0) return null
  const name = foeName(fight.tile)
  return {
    title: titleOf(fight),
    ours: inSight(fight.members).map((member) => fighterOf(fight.ours, member)),
    theirs: {
      name,
      face: { emblem: emblemOfCreature(fight.tile) },
      health: creature.health,
      maxHealth: creature.maxHealth,
      shield: creature.shell,
      allotted: 0,
      dice: theirs?.dice ?? [],
      hitsOn: theirs?.hitsOn ?? 5,
      rolls: rollsOf(creature.rolls),
    },
    protection: fight.protection,
    notes: [
      ...asleepNote(creature.asleep),
      ...(theirs ? [sayInImperial('note-rolled-by', { who: nameAt(view, fight.by) })] : []),
    ],
    lines: [
      expected(sayInImperial('side-party'), fight.members, fight.protection),
      expectedOf(
        creature.asleep > 0 ? sayInImperial('side-asleep', { who: name }) : name,
        creature.rolls ? [creature.rolls] : [],
        creature.shell,
      ),
    ],
  }
}

function asleepNote(rounds: number): string[] {
  return rounds === 0 ? [] : [sayInImperial('note-asleep', { rounds })]
}

/** "The party: 7 dice, about 2.3 hits a round, and can still stop 3." */
function expected(who: string, members: readonly MemberAbout[], protection: number): string {
  const all = members.flatMap(({ rolls }) => rolls ?? [])
  const stops = members.reduce((sum, { absorbs }) => sum + absorbs, protection)
  return expectedOf(who, all, stops)
}

/** Members without dice in this stage count with their dice hand to hand. */
function expectedOf(who: string, all: readonly RollsAbout[], stops: number): string {
  const now = all.filter(({ isLater }) => !isLater)
  const rolling = now.length > 0 ? now : all
  const count = rolling.reduce((sum, one) => sum + one.dice, 0)
  if (count === 0) return sayInImperial('side-rolls-nothing', { who, stops })
  const dice = sayInImperial('rolls-count', { dice: count })
  const hits = sayInImperial('side-hits', { hits: rolling.reduce((sum, one) => sum + hitsOf(one), 0) })
  return sayInImperial(now.length === 0 ? 'side-rolls-later' : 'side-rolls-now', { who, dice, hits, stops })
}

/** The expected number of hits. */
function hitsOf({ dice, hitsOn }: RollsAbout): number {
  return (dice * (7 - hitsOn)) / 6
}

function rollsOf(rolls: RollsAbout | null): Rolls | null {
  const part = ({ from, value }: RollsAbout['parts'][number]) =>
    sayInImperial('rolls-part', { from: sourceOf(from), value })
  return rolls && { ...rolls, parts: rolls.parts.map(part).join(', ') }
}

const SOURCES = ['agility', 'attack', 'shooting', 'experience', 'boat', 'ship'] as const

/** The name of a source of dice. */
function sourceOf(from: string): string {
  const known = SOURCES.find((one) => one === from)
  if (known) return sayInImperial(`source-${known}`)
  const terrain = TERRAINS.find((one) => one === from)
  if (terrain) return sayInImperial(`legend-${terrain}`)
  const name = SPELLS.has(from as SpellId) ? `spell-${from}` : ITEMS.get(from)
  return name === undefined ? sayInImperial('source-own') : nameOf(name)
}

/** The ids of the names of weapon tiles, treasure tiles and treasures. */
const ITEMS = new Map<string, string>([
  ...WEAPON_TILES.map((tile): [string, string] => [tile, `item-${weaponOf(tile).id}`]),
  ...TREASURE_TILES.flatMap((tile): [string, string][] => {
    const { id } = treasureOf(tile)
    return [tile, id].map((one) => [one, `item-${id}`])
  }),
])

/** The name whose message has this id. */
function nameOf(name: string): string {
  return sayInImperial('fighter-name', { name })
}

function foeName(tile: EncounterTile): string {
  return nameOf(`foe-${creatureOf(tile).id}`)
}

function titleOf({ stage, round, approachLeft }: Pick<FightAbout, 'stage' | 'round' | 'approachLeft'>): string {
  if (stage === 'melee') return sayInImperial('fight-hand-to-hand', { round })
  return sayInImperial('fight-in-approach', { round, rounds: round + Math.max(0, approachLeft - 1) })
}

/** A duel of two characters: the defender's party on the left, the attacker on the right. */
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
    notes: [
      ...asleepNote(attacker.asleep),
      ...(company === 0 ? [] : [sayInImperial('note-company', { count: company })]),
    ],
    lines: [
      expected(nameAt(view, defender.seat), defender.members, defender.protection),
      expected(nameAt(view, attacker.seat), attacker.members, attacker.protection),
    ],
  }
}

/** In a larger company, the characters come first. */
const MAX_IN_SIGHT = 7

function inSight(members: readonly MemberAbout[]): readonly MemberAbout[] {
  if (members.length <= MAX_IN_SIGHT) return members
  const characters = members.filter(({ id }) => id === 'character')
  return [...characters, ...members.filter(({ id }) => id !== 'character')].slice(0, MAX_IN_SIGHT)
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
    rolls: rollsOf(member.rolls),
  }
}

function likenessOf({ seat, id, looks }: MemberAbout): Pick<Fighter, 'name' | 'face'> {
  if (id === 'character') {
    const { id: character, name } = characterCard(looks as CharacterId)
    return { name, face: { token: { seat, bust: BUSTS[character] } } }
  }
  if (id === 'vessel') {
    const kind = looks as VesselKind
    return { name: sayInImperial(`fighter-${kind}`), face: { emblem: emblemOfVessel(kind) } }
  }
  return { name: foeName(looks), face: { emblem: emblemOfCreature(looks) } }
}

function nameAt(view: ImperialView, seat: number): string {
  const id = view.players[seat]?.character?.id
  return id === undefined ? sayInImperial('fighter-unknown', { seat: seat + 1 }) : characterCard(id).name
}
