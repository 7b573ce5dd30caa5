import { sumOf, type Part, type Seat, type Sum } from '../../../engine/index.ts'
import { terrainAt } from '../data/board.ts'
import {
  armsOf,
  characterCard,
  creatureOf,
  isTreasure,
  treasureOf,
  usableTypesOf,
  vesselOf,
  type Arms,
  type EncounterKind,
  type TreasurePower,
} from '../data/components.ts'
import { RAISE_ADDS, type MemberId, type RaisableScore, type TileId } from '../data/ids.ts'
import { characterAt, type Character, type Companion, type Familiar, type Imperial, type Vessel } from './state.ts'

/** The party of a character (IMP-0.8): its members, their health, and their dice. */

export interface Member<C = Character> {
  readonly id: MemberId
  readonly kind: 'character' | 'companion' | 'familiar' | 'vessel'
  readonly body: C | Companion | Familiar | Vessel
}
export type Body = Member['body']

/** The members of a seat's party, in the order of ties. */
export function membersOf(game: Imperial, seat: Seat): Member[] {
  return partyOf(characterAt(game, seat))
}

/** Character, companions in joining order, familiar, vessel: the order of ties (IMP-0.7). */
export function partyOf<C extends Leader>(character: C): Member<C>[] {
  const { companions, familiar, vessel } = character
  return [
    { id: 'character', kind: 'character', body: character },
    ...companions.map((companion): Member<C> => ({ id: companion.tile, kind: 'companion', body: companion })),
    ...(familiar ? [{ id: 'familiar', kind: 'familiar', body: familiar } as const] : []),
    ...(vessel ? [{ id: 'vessel', kind: 'vessel', body: vessel } as const] : []),
  ]
}

/** The house rules, and what of a character decides its scores: of a character itself, or of the view of one. */
export type House = Pick<Imperial, 'options'>
export interface Able extends Readonly<Pick<Character, 'id' | 'hex' | 'wounds' | 'weapon' | 'shield'>> {
  readonly treasures: readonly TileId[]
  readonly raises?: readonly RaisableScore[]
}

/** A character, or the view of one, with those who travel along and everything it carries. */
export interface Leader extends Able {
  readonly weapons: readonly TileId[]
  readonly companions: readonly Companion[]
  readonly familiar: Familiar | null
  readonly vessel: Vessel | null
}

/** The number of wounds that kills or sinks (IMP-1.3). */
export function maxHealthOf(body: Member<Able>['body']): number {
  if ('tile' in body) return creatureOf(body.tile).stats.maxHealth ?? 0
  if ('kind' in body) return vesselOf(body.kind).stats.maxHealth
  return characterCard(body.id).stats.maxHealth + raiseOf(body, 'maxHealth')
}

/** Max Health minus wounds (IMP-0.8). */
export function remainingHealth(body: Member<Able>['body']): number {
  return maxHealthOf(body) - body.wounds
}

/** All wounds of the party, the vessel's included. */
export function woundsOfParty(game: Imperial, seat: Seat): number {
  return membersOf(game, seat).reduce((total, { body }) => total + body.wounds, 0)
}

/**
 * Whether the class may use the item (IMP-11.3, IMP-11.4: the sheet's list has Harald's sling; IMP-17.27: the guild's).
 */
export function usableBy({ options }: House, { id }: Pick<Able, 'id'>, arms: Arms): boolean {
  return usableTypesOf(id, options).includes(arms.type)
}

/** The readied weapon or shield, if the character can use it (IMP-11.5). */
export function armsInUse(game: House, character: Pick<Able, 'id'>, tile: TileId | null): Arms | null {
  const arms = tile === null ? null : armsOf(tile)
  return arms && usableBy(game, character, arms) ? arms : null
}

/** All arms a character carries, usable or not (IMP-11.2): weapon tiles, then magic weapons, as acquired. */
export function itemsOf({ weapons, treasures }: Pick<Leader, 'weapons' | 'treasures'>): Arms[] {
  return [...weapons, ...treasures].map(armsOf).filter((arms) => arms !== null)
}

/** Whether a companion or the crew has an item on loan. */
export function isLent({ companions, vessel }: Pick<Leader, 'companions' | 'vessel'>, tile: TileId): boolean {
  return companions.some(({ lent }) => lent === tile) || vessel?.lent === tile
}

/**
 * Usable hand-to-hand weapons for a character who holds a ranged one when hand-to-hand combat begins: the most dice
 * first; ties go to magic weapons (IMP-11.6, dec-switch-weapon).
 */
export function weaponsToDraw(game: House, character: Leader): TileId[] {
  if (character.weapon === null || armsOf(character.weapon)?.category !== 'ranged') return []
  return itemsOf(character)
    .filter((arms) => arms.category === 'melee' && usableBy(game, character, arms) && !isLent(character, arms.tile))
    .sort((a, b) => (b.attack ?? 0) - (a.attack ?? 0) || +b.magic - +a.magic || (a.tile < b.tile ? -1 : 1))
    .map(({ tile }) => tile)
}

/** The treasures of a character that have a power of this type (IMP-13.4, IMP-18.20). */
export function treasuresWith(
  character: { readonly treasures: readonly TileId[] },
  type: TreasurePower['type'],
): TileId[] {
  return character.treasures.filter((tile) => treasureOf(tile).power?.type === type)
}

/** What experience has added to one of the scores (IMP-17.6). */
export function raiseOf({ raises = [] }: { readonly raises?: readonly RaisableScore[] }, score: RaisableScore): number {
  return raises.filter((one) => one === score).length * RAISE_ADDS[score]
}

/** What experience and lasting powers add to one of the scores. */
function extraParts(character: Able, score: 'agility' | 'runningAway'): Part[] {
  const learnt = raiseOf(character, score)
  return [
    ...(learnt > 0 ? [{ value: learnt, from: 'experience', rule: 'IMP-17.6' }] : []),
    ...powerParts(character, score),
  ]
}

function powerParts(character: Able, score: 'agility' | 'runningAway'): Part[] {
  return treasuresWith(character, 'passive').map((tile) => ({
    value: treasureOf(tile).power?.[score] ?? 0,
    from: treasureOf(tile).id,
    rule: 'IMP-13.4',
  }))
}

/** A spell's bonus to Agility until the combat ends. */
export interface Strengthened {
  readonly spell: string
  readonly agility: number
}

/** The character's Agility in the current hex (IMP-1.3). */
export function agilityOf(game: Imperial, seat: Seat, strength: Strengthened | null = null): Sum {
  return agilityIn(characterAt(game, seat), strength)
}

/** The same of a character, or of the view of one. */
export function agilityIn(character: Able, strength: Strengthened | null = null): Sum {
  const card = characterCard(character.id)
  const terrain = card.abilities.flatMap((ability): Part[] =>
    ability.type === 'agility-in-terrain' && ability.terrain === terrainAt(character.hex)
      ? [{ value: ability.value, from: ability.terrain, rule: 'IMP-11.3' }]
      : [],
  )
  const spell: Part[] = strength ? [{ value: strength.agility, from: strength.spell, rule: 'IMP-12.3' }] : []
  return sumOf({ value: card.stats.agility, from: 'agility' }, extraParts(character, 'agility'), terrain, spell)
}

/** The character's own Running Away (IMP-8.27). */
export function runningAwayOf(game: Imperial, seat: Seat): Sum {
  return runningAwayIn(characterAt(game, seat))
}

/** The same of a character, or of the view of one. */
export function runningAwayIn(character: Able): Sum {
  return sumOf(
    { value: characterCard(character.id).stats.runningAway, from: 'running-away' },
    extraParts(character, 'runningAway'),
  )
}

/** The member whose Running Away counts for a side, and how much it is. */
export interface Runner {
  readonly id: MemberId
  readonly score: Sum
}

/** Character and companions with their Running Away; familiar and vessel do not count (IMP-8.26). */
export function runnersOf(game: Imperial, seat: Seat): Runner[] {
  const companions = characterAt(game, seat).companions.map(({ tile }) => ({
    id: tile,
    score: sumOf({ value: creatureOf(tile).stats.runningAway ?? 0, from: creatureOf(tile).id }),
  }))
  return [{ id: 'character', score: runningAwayOf(game, seat) }, ...companions]
}

/** The lowest Running Away of the side, which counts when it flees (IMP-8.26). */
export function slowestOf(game: Imperial, seat: Seat): Runner {
  return runnersOf(game, seat).reduce((slow, one) => (one.score.total < slow.score.total ? one : slow))
}

/** The highest Running Away of the side, which counts when it pursues (IMP-8.28). */
export function fastestOf(game: Imperial, seat: Seat): Runner {
  return runnersOf(game, seat).reduce((fast, one) => (one.score.total > fast.score.total ? one : fast))
}

/** Companions slower than their owner, who may leave them behind (IMP-8.27). */
export function slowerThanOwner(game: Imperial, seat: Seat): Companion[] {
  const own = runningAwayOf(game, seat).total
  return characterAt(game, seat).companions.filter(({ tile }) => (creatureOf(tile).stats.runningAway ?? 0) < own)
}

export type Stage = 'approach' | 'melee'

/** The dice a member rolls in an attack, and the lowest face that hits (IMP-8.10). */
export interface AttackDice {
  readonly member: MemberId
  readonly dice: Sum
  readonly hitsOn: number
}

/** A die of 5 or 6 is a hit; with a magic weapon 4 too (IMP-8.10, IMP-11.8). */
export const HITS_ON = 5
export const MAGIC_HITS_ON = 4
export function hitsOn(arms: Arms | null): number {
  return arms && isTreasure(arms.tile) ? (treasureOf(arms.tile).weapon?.hitsOn ?? HITS_ON) : HITS_ON
}

/** The dice a member rolls in a round of this stage; `null` if none (IMP-8.5, IMP-8.6). */
export function attackDice(
  game: Imperial,
  member: Member,
  stage: Stage,
  strength: Strengthened | null = null,
): AttackDice | null {
  const found = diceOf(game, member.body, stage, strength)
  return found && found.dice.total > 0 ? { member: member.id, ...found } : null
}

/** The same of a body, or of the view of one; perhaps no dice at all. */
export function diceOf(game: House, body: Member<Able>['body'], stage: Stage, strength: Strengthened | null) {
  if ('tile' in body) return 'lent' in body ? companionDice(body, stage) : null
  return 'kind' in body ? crewDice(body, stage) : characterDice(game, body, stage, strength)
}

/** Agility, plus Shooting in the Approach or Attack hand-to-hand; bare hands give only Agility (IMP-8.5, IMP-8.6). */
function characterDice(game: House, character: Able, stage: Stage, strength: Strengthened | null = null) {
  const agility = agilityIn(character, strength).parts
  const arms = armsInUse(game, character, character.weapon)
  const weapon = arms && partOf(arms, stage)
  if (!weapon) return stage === 'approach' ? null : { dice: sumOf(agility), hitsOn: HITS_ON }
  return { dice: sumOf(agility, weapon), hitsOn: hitsOn(arms) }
}

/** A companion's Agility, plus the larger of its own score and that of what it was lent (IMP-8.5, IMP-8.6). */
function companionDice({ tile, lent }: Companion, stage: Stage) {
  const { id, stats } = creatureOf(tile)
  const agility: Part = { value: stats.agility ?? 0, from: 'agility' }
  const own = stage === 'approach' ? (stats.shooting ?? null) : (stats.attack ?? 0)
  const arms = lent === null ? null : armsOf(lent)
  const weapon = arms && partOf(arms, stage)
  if (weapon && weapon.value >= (own ?? 0)) return { dice: sumOf(agility, weapon), hitsOn: hitsOn(arms) }
  return own === null ? null : { dice: sumOf(agility, { value: own, from: id }), hitsOn: HITS_ON }
}

/** The crew: its Attack, plus what it was lent; in the Approach only with a ranged weapon (IMP-8.5, IMP-10.5). */
function crewDice({ kind, lent }: Vessel, stage: Stage) {
  const attack: Part = { value: vesselOf(kind).stats.attack, from: kind }
  const arms = lent === null ? null : armsOf(lent)
  const weapon = arms && partOf(arms, stage)
  if (weapon) return { dice: sumOf(attack, weapon), hitsOn: hitsOn(arms) }
  return stage === 'approach' ? null : { dice: sumOf(attack), hitsOn: HITS_ON }
}

/** The bonus of an item in this stage; `null` if it has none (IMP-11.1). */
function partOf(arms: Arms, stage: Stage): Part | null {
  const value = stage === 'approach' ? arms.shooting : arms.attack
  return value === null ? null : { value, from: arms.tile, rule: stage === 'approach' ? 'IMP-8.5' : 'IMP-8.6' }
}

/** The dice the creature rolls in a round of this stage, as printed; `null` if none (IMP-8.5, IMP-8.6). */
export function creatureDice({ stats }: EncounterKind, stage: Stage): Sum | null {
  const score = stage === 'approach' ? (stats.shooting ?? null) : (stats.attack ?? 0)
  if (score === null) return null
  const dice = sumOf(
    { value: stats.agility ?? 0, from: 'agility' },
    { value: score, from: stage === 'approach' ? 'shooting' : 'attack' },
  )
  return dice.total > 0 ? dice : null
}
