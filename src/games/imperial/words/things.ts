import { count, listOf } from '../../../language/index.ts'
import {
  armsOf,
  characterCard,
  clueOf,
  creatureOf,
  figureOf,
  isTreasure,
  spellOf,
  TREASURE_TILES,
  treasureOf,
  vesselOf,
  WEAPON_TILES,
  weaponOf,
  type ArmsStats,
  type Reward,
} from '../data/components.ts'
import type { HeadStart } from '../data/head-starts.ts'
import type {
  CharacterId,
  ClueId,
  EncounterTile,
  RewardType,
  RaisableScore,
  SpellId,
  TileId,
  VesselKind,
} from '../data/ids.ts'
import { inLocation } from './places.ts'
import { say } from './say.ts'

/** Names of things, creatures and people, and their use in a few words. */

const ITEMS = new Set<string>([...WEAPON_TILES, ...TREASURE_TILES])

/** Whether an id names a weapon tile or a treasure. */
export function isItem(id: string): boolean {
  return ITEMS.has(id)
}

/** The id of the message with the name of a weapon tile or treasure. */
export function itemId(tile: TileId): string {
  return `item-${isTreasure(tile) ? treasureOf(tile).id : weaponOf(tile).id}`
}

/** A weapon tile's or treasure's name: "Sword", "Grail". */
export function itemName(tile: TileId): string {
  return say('a-name', { name: itemId(tile) })
}

/** An item with its article, in bold: "a **Sword**", "the **Grail**". */
export function item(tile: TileId): string {
  return say('a-name.a', { name: itemId(tile) })
}

/** An item in possession, in bold: "the **Sword**". */
export function theItem(tile: TileId): string {
  return theName(itemId(tile))
}

/** A name in a sentence by the id of its message, in bold: "the **Ogre**", "**Ed Eagle**". */
export function theName(name: string): string {
  return say('a-name.the', { name })
}

export function characterName(id: CharacterId): string {
  return characterCard(id).name
}

/** "Kate, warrior". */
export function characterTitle(id: CharacterId): string {
  return say('character-title', { name: characterName(id), class: say(`class-${characterCard(id).class}`) })
}

/** The health left, in the form of the pictures: "health 5/8". */
export function healthText({ wounds, maxHealth }: { readonly wounds: number; readonly maxHealth: number }): string {
  return `health ${healthLeft({ wounds, maxHealth })}`
}

/** "5/8". */
export function healthLeft({ wounds, maxHealth }: { readonly wounds: number; readonly maxHealth: number }): string {
  return `${Math.max(0, maxHealth - wounds)}/${maxHealth}`
}

/** The health left, as a sentence: "Health 5/8." */
export function healthSentence({ wounds, maxHealth }: { readonly wounds: number; readonly maxHealth: number }): string {
  return say('health-left', { left: Math.max(0, maxHealth - wounds), max: maxHealth })
}

/** A character's scores in one line. */
export function characterLine(id: CharacterId): string {
  const { stats, spellLimit } = characterCard(id)
  const spells = spellLimit === 0 ? 'no spells' : count(spellLimit, 'spell')
  return `Agility ${stats.agility}, Running Away ${stats.runningAway}, health ${stats.maxHealth}, ${spells}`
}

/** A head start against the others: "1 more weapon and 2 clues fewer". */
export function headStartText({ weapons, clues }: HeadStart): string {
  const more = weapons > 0 ? [say('more-weapons', { count: weapons })] : []
  return listOf([...more, ...(clues < 0 ? [say('fewer-clues', { count: -clues })] : [])])
}

export const SCORE_NAMES: Readonly<Record<RaisableScore, string>> = {
  maxHealth: say('score-max-health'),
  agility: say('score-agility'),
  runningAway: say('score-running-away'),
}

export function spellName(spell: SpellId): string {
  return say(`spell-${spell}`)
}

const SPELL_GISTS: Readonly<Record<SpellId, string>> = {
  fireball: `Agility + ${figureOf('fireball')} dice, hits on 4 or more, no armour helps`,
  healing: 'all wounds of one of yours',
  lightning: `${count(figureOf('lightning'), 'die', 'dice')} of wounds, no armour helps`,
  teleportation: 'up to 2d6 hexes from here, over anything',
  sleep: `it rolls nothing for ${count(figureOf('sleep'), 'round')}; run if you like`,
  friendship: '2d6 above its Max Health: it joins you',
  'wall-of-stone': `stops the next ${count(figureOf('wall-of-stone'), 'hit')} on your side`,
  strength: `+${figureOf('strength')} Agility from the next round on`,
  'speak-with-animals': 'the animal joins you, no roll',
  invisibility: 'you and yours slip away, no roll',
}

/** The effect of a spell, in a few words. */
export function spellGist(spell: SpellId): string {
  return SPELL_GISTS[spell]
}

/** The effect of a spell in Phase 1, if it differs from that in a fight. */
export function peacefulGist(spell: SpellId): string {
  return spell === 'invisibility' ? 'no wilderness encounter this turn' : SPELL_GISTS[spell]
}

const SPELL_TIMES: Readonly<Record<string, string>> = {
  movement: 'instead of moving',
  approach: 'in a fight',
  melee: 'in a fight',
  flee: 'instead of fleeing',
  prison: 'in prison',
}

/** When a spell may be cast: "instead of moving, in a fight, in prison". */
export function spellTimes(spell: SpellId): string {
  return [...new Set(spellOf(spell).when.map((when) => SPELL_TIMES[when] ?? when))].join(', ')
}

const SCROLL_GISTS: Readonly<Partial<Record<SpellId, string>>> = {
  healing: 'heals all wounds of one of yours',
  teleportation: 'takes you up to 2d6 hexes away',
}

/** The effect of a scroll: that of its spell, or the hits it stops. */
export function scrollGist(tile: TileId): string {
  const { spell, protection = 0 } = treasureOf(tile)
  if (spell) return `${SCROLL_GISTS[spell] ?? SPELL_GISTS[spell]}, once`
  return `stops ${count(protection, 'hit')} on your side, at sea too`
}

/** The numbers of a weapon, the most important first: "Attack +3, stops 1". */
export function armsLine(stats: ArmsStats, magic = false): string {
  const parts = [
    stats.attack === null ? '' : `Attack +${stats.attack}`,
    stats.shooting === null ? '' : `Shooting +${stats.shooting}`,
    stats.defence > 0 ? `stops ${stats.defence}` : '',
    magic && (stats.attack ?? stats.shooting) !== null ? 'hits on 4+' : '',
  ]
  return parts.filter((part) => part !== '').join(', ')
}

const POWERS: Readonly<Record<string, string>> = {
  grail: 'shift your exploration roll by one in Nobnodd and at the Monastery',
  'scepter-of-baldan': 'shift your exploration roll by one in castles and fortresses',
  'talisman-of-quox': '+1 Running Away, four hexes by road',
  'battle-ring-of-gorath': '+1 Agility',
  'emerald-of-life': 'brings you back whole when you die, then goes to the Bank',
  'palantir-of-zog': 'send back the first encounter you draw and draw another',
  'lucky-charm': 'change one of your dice by one, once',
}

/** The use of a treasure or weapon; empty if it has none. */
export function powerOf(tile: TileId): string {
  if (!isTreasure(tile)) return armsLine(weaponOf(tile).stats)
  const { id, group } = treasureOf(tile)
  if (group === 'scroll') return scrollGist(tile)
  const arms = armsOf(tile)
  return arms ? armsLine(arms, true) : (POWERS[id] ?? '')
}

/** The strength of a kind of creature, and its reward: "4 dice, health 4; one treasure". */
export function foeLine(kind: string): string {
  const { stats, reward } = creatureOf(kind)
  const dice = `${stats.combatDice ?? 0} dice`
  const blows = stats.rangedDice ? `${stats.rangedDice} dice at a distance, ${stats.combatDice ?? 0} at hand` : dice
  return `${blows}, health ${stats.maxHealth ?? 0}; ${rewardsText(reward)}`
}

/** "one treasure and two weapons". */
export function rewardsText(rewards: readonly Reward[]): string {
  return listOf(rewards.map(({ type, n }) => REWARDS[type](n)))
}

const REWARDS: Readonly<Record<RewardType, (n: number) => string>> = {
  treasure: (n) => count(n, 'treasure'),
  weapon: (n) => count(n, 'weapon'),
  clue: (n) => count(n, 'clue'),
  spell: (n) => count(n, 'spell'),
  vessel: (n) => count(n, 'boat'),
  'cure-all': () => 'a cure of all wounds',
}

/** The strength that a crew adds: "2 dice in fights by the water, health 4". */
export function vesselGist(kind: VesselKind): string {
  const { attack, maxHealth } = vesselOf(kind).stats
  return `${attack} dice in fights by the water, health ${maxHealth}`
}

export function vesselName(kind: VesselKind): string {
  return say(`vessel-${kind}`)
}

/** The id of the message with the name of an encounter tile. */
export function foeId(tile: EncounterTile): string {
  return `foe-${creatureOf(tile).id}`
}

/** Whether a creature is several: "the Wolves are". */
export function isSeveral(tile: EncounterTile): boolean {
  return say('a-name.number', { name: foeId(tile) }) === 'many'
}

/** A verb in the number of a creature: `verb(tile, 'attacks', 'attack')`. */
export function verb(tile: EncounterTile, one: string, several: string): string {
  return isSeveral(tile) ? several : one
}

export function creatureName(tile: EncounterTile): string {
  return say('a-name', { name: foeId(tile) })
}

/** A creature in a sentence: "the **Ogre**", "**Ed Eagle**". */
export function creature(tile: EncounterTile): string {
  return theName(foeId(tile))
}

export function Creature(tile: EncounterTile): string {
  return say('a-name.start', { name: foeId(tile) })
}

/** A creature on a button: "the Ogre", "Ed Eagle". */
export function creaturePlain(tile: EncounterTile): string {
  return say('a-name.plain', { name: foeId(tile) })
}

/** A clue's card in one line: where, how much, at what price. */
export function clueLine(clue: ClueId): string {
  const { location, demandsWeapon, stats } = clueOf(clue)
  if (location === null) return say('clue-worth.special')
  const worth = { treasures: stats.treasures ?? 0, in: inLocation(location) }
  return demandsWeapon ? say('clue-worth.weapon', worth) : say('clue-worth', worth)
}

/** A clue's title, short enough for a button: "The Leaning Chimney", "the SPECIAL". */
export function clueTitle(clue: ClueId): string {
  const { special, name } = clueOf(clue)
  return special ? say('clue-special') : name
}
