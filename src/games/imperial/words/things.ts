import { joined, listOf } from '../../../language/index.ts'
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
  type Arms,
  type ArmsStats,
  type Reward,
} from '../data/components.ts'
import type { HeadStart } from '../data/head-starts.ts'
import {
  IMPERIAL_TREASURES,
  type CharacterId,
  type ClueId,
  type EncounterTile,
  type LoanHolder,
  type RaisableScore,
  type SpellId,
  type TileId,
  type VesselKind,
} from '../data/ids.ts'
import type { ImperialMessages } from './en/messages.ts'
import { placeId } from './places.ts'
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

/** An item in a list that is the object of a verb, in bold: "a **Sword**", "the **Grail**". */
export function item(tile: TileId): string {
  return say('a-name.a', { name: itemId(tile) })
}

/** An item in possession in such a list, in bold: "the **Sword**". */
export function theItem(tile: TileId): string {
  return say('a-name.the', { name: itemId(tile) })
}

export function characterName(id: CharacterId): string {
  return characterCard(id).name
}

/** "Kate the warrior". */
export function characterTitle(id: CharacterId): string {
  return say('character-title', { name: characterName(id), class: classId(id) })
}

/** The id of the message with the class of a character, in the gender of the character. */
export function classId(id: CharacterId): string {
  return `class-of-${id}`
}

interface Health {
  readonly wounds: number
  readonly maxHealth: number
}

export const healthOf = ({ wounds, maxHealth }: Health) => ({ left: Math.max(0, maxHealth - wounds), max: maxHealth })

/** The health left, in the form of the pictures: "health 5/8". */
export function healthText(health: Health): string {
  return say('health', healthOf(health))
}

/** "5/8". */
export function healthLeft(health: Health): string {
  const { left, max } = healthOf(health)
  return `${left}/${max}`
}

/** The health left, as a sentence: "Health 5/8." */
export function healthSentence(health: Health): string {
  return say('health-left', healthOf(health))
}

/** A character's scores in one line. */
export function characterLine(id: CharacterId): string {
  const { stats, spellLimit } = characterCard(id)
  return say('character-line', {
    agility: stats.agility,
    running: stats.runningAway,
    health: stats.maxHealth,
    spells: say('spells', { count: spellLimit }),
  })
}

/** A head start against the others: "1 more weapon and 2 clues fewer". */
export function headStartText({ weapons, clues }: HeadStart): string {
  const more = weapons > 0 ? [say('more-weapons', { count: weapons })] : []
  return listOf([...more, ...(clues < 0 ? [say('fewer-clues', { count: -clues })] : [])])
}

const SCORES = { maxHealth: 'max-health', agility: 'agility', runningAway: 'running-away' } as const

export function scoreName(score: RaisableScore): string {
  return say(`score-${SCORES[score]}`)
}

export function spellName(spell: SpellId): string {
  return say('a-name', { name: `spell-${spell}` })
}

/** The effect of a spell, in a few words. */
export function spellGist(spell: SpellId): string {
  return say(`gist-${spell}`, { figure: figureOf(spell) })
}

/** The effect of a spell as a sentence. */
export function spellHint(spell: SpellId): string {
  return say(`gist-${spell}.hint`, { figure: figureOf(spell) })
}

/** The effect of a spell in Phase 1, if it differs from that in a fight. */
export function peacefulHint(spell: SpellId): string {
  return spell === 'invisibility' ? say('gist-invisibility-in-peace.hint') : spellHint(spell)
}

/** When a spell may be cast: "instead of moving, in a fight, in prison". */
export function spellTimes(spell: SpellId): string {
  return [...new Set(spellOf(spell).when.map((when) => say(`time-${when}`)))].join(', ')
}

/** The effect of a scroll: that of its spell, or the hits it stops. */
function scrollGist(tile: TileId): string {
  const { spell, protection = 0 } = treasureOf(tile)
  return spell ? say('scroll-once', { gist: spellGist(spell) }) : say('scroll-protection', { hits: protection })
}

/** The effect of a scroll as a sentence. */
export function scrollHint(tile: TileId): string {
  const { spell, protection = 0 } = treasureOf(tile)
  return spell
    ? say('scroll-once.hint', { gist: spellHint(spell) })
    : say('scroll-protection.hint', { hits: protection })
}

/** The numbers of a weapon, the most important first: "Attack +3, stops 1". */
export function armsLine({ attack, shooting, defence }: ArmsStats, magic = false): string {
  return joined(
    ', ',
    attack === null ? '' : say('arms-attack', { bonus: attack }),
    shooting === null ? '' : say('arms-shooting', { bonus: shooting }),
    defence > 0 ? say('arms-defence', { hits: defence }) : '',
    magic && (attack ?? shooting) !== null ? say('arms-magic') : '',
  )
}

const POWERFUL = [...IMPERIAL_TREASURES, 'lucky-charm'] as const

/** The use of a treasure or weapon; empty if it has none. */
export function powerOf(tile: TileId): string {
  if (!isTreasure(tile)) return armsLine(weaponOf(tile).stats)
  const { id, group } = treasureOf(tile)
  if (group === 'scroll') return scrollGist(tile)
  const arms = armsOf(tile)
  if (arms) return armsLine(arms, true)
  const powerful = POWERFUL.find((one) => one === id)
  return powerful ? say(`power-${powerful}`) : ''
}

/** The use of a treasure or weapon as a sentence; empty if it has none. */
export function itemHint(tile: TileId): string {
  const arms = armsOf(tile)
  if (arms) return armsHint(arms)
  const { id, group } = treasureOf(tile)
  if (group === 'scroll') return scrollHint(tile)
  const powerful = POWERFUL.find((one) => one === id)
  return powerful ? say(`power-${powerful}.hint`) : ''
}

function armsHint({ category, magic, attack, shooting, defence }: Arms): string {
  if (category === 'shield') return say('wield-shield', { stops: defence })
  const numbers = { bonus: attack ?? shooting ?? 0, stops: defence }
  return say(magic ? `wield-${category}.magic` : `wield-${category}`, numbers)
}

/** The strength of a kind of creature, and its reward: "4 dice, health 4. If you win: 1 treasure." */
export function fightHint(kind: string): string {
  const { combatDice, rangedDice, maxHealth } = creatureOf(kind).stats
  const rewards = rewardsText(creatureOf(kind).reward)
  const strength = { dice: combatDice ?? 0, health: maxHealth ?? 0, rewards }
  return rangedDice
    ? say('fight-strength-at-distance', { ...strength, ranged: rangedDice })
    : say('fight-strength', strength)
}

/** "1 treasure and 2 weapons". */
export function rewardsText(rewards: readonly Reward[]): string {
  return listOf(rewards.map(({ type, n }) => say(`reward-${type}`, { count: n })))
}

/** The strength that a crew adds: "2 dice in fights by the water, health 4". */
export function vesselGist(kind: VesselKind): string {
  const { attack, maxHealth } = vesselOf(kind).stats
  return say('vessel-gist', { dice: attack, health: maxHealth })
}

/** A vessel in a list that is the object of a verb: "the boat". */
export function theVessel(kind: VesselKind): string {
  return say('a-name.the', { name: `vessel-${kind}` })
}

/** The id of the message with the name of an encounter tile. */
export function foeId(tile: EncounterTile): string {
  return `foe-${creatureOf(tile).id}`
}

/** The id of the message with the name of somebody who may be lent a weapon. */
export function holderId(holder: LoanHolder): string {
  return holder === 'vessel' ? 'crew' : foeId(holder)
}

export function creatureName(tile: EncounterTile): string {
  return say('a-name', { name: foeId(tile) })
}

/** A creature in a list that is the object of a verb: "the **Ogre**", "**Ed Eagle**". */
export function creature(tile: EncounterTile): string {
  return say('a-name.the', { name: foeId(tile) })
}

/** A creature in a list by itself: "the Ogre", "Ed Eagle". */
export function creaturePlain(tile: EncounterTile): string {
  return say('a-name.plain', { name: foeId(tile) })
}

/** A vessel in such a list: "the boat". */
export function vesselPlain(kind: VesselKind): string {
  return say('a-name.plain', { name: `vessel-${kind}` })
}

/** A clue's card in one line: where, how much, at what price. */
export function clueLine(clue: ClueId): string {
  const { location, demandsWeapon, stats } = clueOf(clue)
  if (location === null) return say('clue-worth.special')
  const worth = { treasures: stats.treasures ?? 0, place: placeId(location) }
  return demandsWeapon ? say('clue-worth.weapon', worth) : say('clue-worth', worth)
}

/** The title printed on a clue: "The Leaning Chimney". */
export function clueName(clue: ClueId): string {
  return say(`print-${clue}.title` as Extract<ClueMessage, `${string}.title`>)
}

/** The text printed on a clue. */
export function clueText(clue: ClueId): string {
  return say(`print-${clue}` as Exclude<ClueMessage, `${string}.title`>)
}

type ClueMessage = Extract<keyof ImperialMessages, `print-clue-${string}`>

/** A clue's title, short enough for a button: "“The Leaning Chimney”", "the SPECIAL". */
export function clueTitle(clue: ClueId): string {
  return clueOf(clue).special ? say('clue-special') : say('clue-quoted', { name: clueName(clue) })
}
