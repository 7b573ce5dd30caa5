import { memoise, onceFor } from '../../../engine/index.ts'
import { isCoastal, isLand, kindOf, tagsAt } from '../data/board.ts'
import {
  armsOf,
  characterCard,
  clueOf,
  creatureOf,
  CREATURES,
  ENCOUNTER_TILES,
  EXPLORATION,
  isImperial,
  treasureOf,
  usableTypesOf,
  vesselOf,
  type Arms,
  type EncounterKind,
} from '../data/components.ts'
import type {
  ClueId,
  ExplorationOutcome,
  HexId,
  LocationId,
  RewardType,
  SpellId,
  Terrain,
  TileId,
  TreasureGroup,
} from '../data/ids.ts'
import type { Options } from '../data/options.ts'
import { hostility, WAYS_OF_2D6 } from '../view/odds.ts'
import { hexOfLocation, locationAtHex, selfOf } from '../view/reading.ts'
import type { CharacterView, ImperialView } from '../view/view.ts'
import { turnsBetween } from './map.ts'

/** The worth of things, places and encounters to a computer player, in treasures. */

/** Discount per turn: something a turn away is worth only this share. */
const TURN_DISCOUNT = 0.6

export function healthLeft(me: CharacterView): number {
  return me.maxHealth - me.wounds
}

/** How likely the next fight is the last one, by the health left. */
const LAST_FIGHT = [1, 0.4, 0.22, 0.1, 0.04]

/** The stake in another fight: everything the character carries, weighted by how little health they have. */
export const stake = onceFor((me: CharacterView): number => {
  const saved = me.treasures.some((tile) => treasureOf(tile).power?.type === 'revive')
  return saved ? 0 : (LAST_FIGHT[healthLeft(me)] ?? 0) * (1 + me.treasures.length)
})

interface Goal {
  readonly hex: HexId
  readonly worth: number
}

/** Treasures a clue brings, minus its price. */
export function clueYield(view: ImperialView, clue: ClueId): number {
  const { stats, demandsWeapon, special } = clueOf(clue)
  if (special) return 1
  const price = demandsWeapon ? (selfOf(view).weapons.length > 0 ? 0.2 : 0.6) : 0
  return (stats.treasures ?? 0) - price
}

/** The worth of a clue in the hand from the character's hex. */
export function clueWorth(view: ImperialView, clue: ClueId): number {
  const me = selfOf(view)
  const { location } = clueOf(clue)
  if (location === null) return 0.95
  const hex = hexOfLocation(view, location)
  if (hex === null) return 0.1
  return clueYield(view, clue) * TURN_DISCOUNT ** turnsBetween(me.hex, hex, me.vessel !== null)
}

/** Places worth visiting: those of the clues, and goals that are public. */
export const goalsOf = onceFor((view: ImperialView): readonly Goal[] => {
  const me = selfOf(view)
  const goals = openGoalsOf(view, me)
  for (const clue of view.hand) {
    const { location } = clueOf(clue)
    const hex = location === null ? null : hexOfLocation(view, location)
    if (hex !== null)
      goals.push({ hex, worth: clueYield(view, clue) * (location !== null && kindOf(location) === 'oasis' ? 0.5 : 1) })
  }
  return goals
})

/** A character's public destinations: passengers to deliver, the Emperor. */
export function openGoalsOf(view: ImperialView, me: CharacterView): Goal[] {
  const goals: Goal[] = []
  for (const { tile } of me.companions) {
    const { destination = null, destinationReward = [] } = creatureOf(tile).companion ?? {}
    const hex = destination === null ? null : hexOfLocation(view, destination)
    if (hex !== null && destinationReward.length > 0) goals.push({ hex, worth: 1.2 })
  }
  const imperial = me.treasures.filter(isImperial).length
  const capital = hexOfLocation(view, 'imperial-capital')
  if (imperial > 0 && capital !== null) goals.push({ hex: capital, worth: imperial * thanksOf(view) * 1.1 })
  return goals
}

/** The worth of the Emperor's thanks: two treasures for one that counts 25 points where points count (IMP-5.7). */
export function thanksOf({ options }: ImperialView): number {
  const learnt = options.experience ? 0.15 : 0
  return (options['complex-victory'] ? 2 - POINTS.imperial / POINTS_OF_DRAWN : 0.95) + learnt
}

const SHARES = [1, 0.5, 0.3, 0.2]

/** How close a hex is to everything the character still wants to do. */
export function prospects(view: ImperialView, hex: HexId, afloat = selfOf(view).vessel !== null): number {
  return memoise(afloat ? prospectsAfloat(view) : prospectsAshore(view), hex, () => prospectsAt(view, hex, afloat))
}

const prospectsAfloat = onceFor((_view: ImperialView) => new Map<HexId, number>())
const prospectsAshore = onceFor((_view: ImperialView) => new Map<HexId, number>())

function prospectsAt(view: ImperialView, hex: HexId, afloat: boolean): number {
  const values = goalsOf(view)
    .map(({ hex: goal, worth }) => worth * TURN_DISCOUNT ** turnsBetween(hex, goal, afloat))
    .sort((a, b) => b - a)
  return values.reduce((sum, value, at) => sum + value * (SHARES[at] ?? 0.1), 0)
}

/** The worth of arriving or staying somewhere this turn: an exploration, with the SPECIAL, or an encounter. */
export function arrival(view: ImperialView, hex: HexId): number {
  return memoise(arrivalsFor(view), hex, () => arrivalAt(view, hex))
}

const arrivalsFor = onceFor((_view: ImperialView) => new Map<HexId, number>())

function arrivalAt(view: ImperialView, hex: HexId): number {
  const location = locationAtHex(view, hex)
  if (location === null) return encounterWorth(view, hex)
  const special = view.hand.some((clue) => clueOf(clue).special) && !view.turn.clueExchanged ? 0.8 : 0
  const there = special + exploration(view, location)
  return kindOf(location) === 'oasis' ? 0.5 * there + 0.5 * encounterWorth(view, hex) : there
}

/** The worth of an exploration result for this character. */
export function outcomeWorth(view: ImperialView, outcome: ExplorationOutcome, hex: HexId): number {
  const me = selfOf(view)
  switch (outcome) {
    case 'treasure-clue':
      return view.hand.length >= 4 ? 0.12 : 0.36
    case 'weapon-boat':
    case 'weapon-ship':
      return me.weapons.length < 2 ? 0.25 : 0.1
    case 'cure-one-wound':
      return me.wounds > 0 ? 0.12 + 0.3 * stake(me) : 0
    case 'cure-all-wounds':
      return me.weapons.length > 0 ? Math.min(0.5, 0.08 * partyWounds(me)) + 0.5 * stake(me) : 0
    case 'bad-water':
    case 'landslide':
    case 'river-of-lava':
      return -0.1 - (healthLeft(me) <= 1 ? 1 + me.treasures.length : 0.4 * stake(me))
    case 'prison':
      return -0.7
    case 'encounter':
      return encounterWorth(view, hex)
    case 'you-must-leave':
      return encounterWorth(view, hex) - 0.1
    case 'no-action':
      return 0
  }
}

function partyWounds(me: CharacterView): number {
  return me.wounds + me.companions.reduce((sum, one) => sum + one.wounds, 0)
}

function exploration(view: ImperialView, location: LocationId): number {
  const hex = hexOfLocation(view, location)
  if (hex === null) return 0
  const rows = memoise(CHANCES_AT, location, () =>
    Object.entries(EXPLORATION.get(location) ?? {}).map(
      ([total, one]) => [(WAYS_OF_2D6[total] ?? 0) / 36, one] as const,
    ),
  )
  return rows.reduce((sum, [chance, one]) => sum + chance * outcomeWorth(view, one, hex), 0)
}

const CHANCES_AT = new Map<LocationId, readonly (readonly [number, ExplorationOutcome])[]>()

/** The average worth of an encounter in a hex. */
export function encounterWorth(view: ImperialView, hex: HexId): number {
  const tags = tagsAt(hex)
  const byTheWater = isCoastal(hex) || !isLand(hex)
  return memoise(encountersFor(view), `${byTheWater} ${tags.join(' ')}`, () => averageWorth(view, tags, byTheWater))
}

/** By the kind of ground. */
const encountersFor = onceFor((_view: ImperialView) => new Map<string, number>())

function averageWorth(view: ImperialView, tags: readonly Terrain[], byTheWater: boolean): number {
  const me = selfOf(view)
  const fighter = fighterOf(view, me, byTheWater)
  const kinds = memoise(KINDS_ON, tags.join(' '), () =>
    [...CREATURES.values()].filter(({ terrains }) => terrains.some((terrain) => tags.includes(terrain))),
  )
  return kinds.reduce((sum, kind) => sum + kind.count * kindWorth(kind, me, fighter), 0) / ENCOUNTER_TILES.length
}

const KINDS_ON = new Map<string, readonly EncounterKind[]>()

export function kindWorth(kind: EncounterKind, me: CharacterView, fighter: FightingStrength): number {
  switch (kind.category) {
    case 'hostile':
    case 'variable':
      return hostility(kind) === 0 ? guestWorth(kind) : hostility(kind) * (duel(kind, fighter) - stake(me))
    case 'peaceful':
      return guestWorth(kind)
    case 'official':
      return -me.treasures.filter(isImperial).length
    case 'choice':
      return -0.2
    case 'event':
      return -0.3
    case 'played':
      return 0.02
    case 'place':
      return 0.2
    case 'meta':
      return 0
  }
}

/** The worth of a friendly encounter: a passenger who pays, a friend who fights, or a chat that may bring a clue. */
function guestWorth({ companion, stats }: EncounterKind): number {
  if (!companion) return 0.25
  if (companion.destinationReward.length > 0) return 0.5
  return 0.1 + 0.05 * (stats.combatDice ?? 0)
}

/** The average fighting strength of a character and their party. */
export interface FightingStrength {
  /** Hits a round, hand to hand. */
  readonly hits: number
  /** Hits the character can take, gear included. */
  readonly health: number
  /** Members who share the hits, the character included. */
  readonly members: number
}

export function fighterOf({ options }: ImperialView, me: CharacterView, byTheWater: boolean): FightingStrength {
  const crew = byTheWater && me.vessel ? vesselOf(me.vessel.kind).stats.attack : 0
  const friends = me.companions.reduce((sum, one) => sum + (creatureOf(one.tile).stats.combatDice ?? 0), 0)
  const shield = me.shield === null ? 0 : (armsOf(me.shield)?.defence ?? 0)
  return {
    hits: meleeHits(me, options) + (friends + crew) / 3,
    health: healthLeft(me) + shield,
    members: 1 + me.companions.length + (crew > 0 ? 1 : 0),
  }
}

/** The character's own hits with the best weapon they could draw in time. */
function meleeHits(me: CharacterView, options: Options): number {
  const usable = usableTypesOf(me.id, options)
  const chances = [...me.weapons, ...me.treasures].flatMap((tile) => {
    const arms = armsOf(tile)
    return arms && arms.attack !== null && usable.includes(arms.type) ? [hitsWith(me, arms)] : []
  })
  return Math.max(shownAgilityOf(me) / 3, ...chances)
}

/** A character's own hits a round with a weapon; all dice hit more often with a magic one (IMP-8.10). */
export function hitsWith(me: CharacterView, { attack, shooting, magic }: Arms): number {
  return (shownAgilityOf(me) + (attack ?? shooting ?? 0)) * (magic ? 1 / 2 : 1 / 3)
}

/** Agility, ignoring the terrain. */
export function shownAgilityOf(me: CharacterView): number {
  const learnt = me.raises.filter((score) => score === 'agility').length
  const ring = me.treasures.some((tile) => treasureOf(tile).power?.agility) ? 1 : 0
  return characterCard(me.id).stats.agility + learnt + ring
}

/** The worth of meeting a hostile creature: its reward if the party would win, otherwise the cost of running. */
function duel(kind: EncounterKind, fighter: FightingStrength): number {
  const theirs = (kind.stats.combatDice ?? 0) / 3
  const rounds = ((kind.stats.maxHealth ?? 0) + (kind.stats.defence ?? 0)) / Math.max(0.3, fighter.hits)
  const harm = (rounds * theirs) / fighter.members
  if (harm < fighter.health - 1) return rewardWorth(kind) * 0.75 - harm * 0.06
  return -0.12 - theirs * 0.06
}

export const rewardWorth = onceFor((kind: EncounterKind): number => {
  const each: Readonly<Record<RewardType, number>> = {
    treasure: 1,
    weapon: 0.2,
    clue: 0.36,
    spell: 0.2,
    vessel: 0.2,
    'cure-all': 0.3,
  }
  return kind.reward.reduce((sum, { type, n }) => sum + n * each[type], 0)
})

const SPELLS: Readonly<Record<SpellId, number>> = {
  fireball: 0.5, lightning: 0.49, healing: 0.48, sleep: 0.48, friendship: 0.46, teleportation: 0.505, 'wall-of-stone': 0.45,
  'speak-with-animals': 0.44, strength: 0.44, invisibility: 0.43,
} // prettier-ignore

export function spellWorth(spell: SpellId): number {
  return SPELLS[spell]
}

/** The cost of giving a weapon tile away. */
export function weaponWorth(view: ImperialView, tile: TileId): number {
  const me = selfOf(view)
  const arms = armsOf(tile)
  if (!arms) return 0
  const usable = usableTypesOf(me.id, view.options).includes(arms.type)
  const inUse = me.weapon === tile || me.shield === tile
  const strength = (arms.attack ?? 0) + (arms.shooting ?? 0) + arms.defence
  return (inUse ? 0.5 : usable ? 0.15 : 0.05) + strength * 0.02
}

/** The average points of a treasure by the dice (IMP-16.5). */
const POINTS: Readonly<Record<TreasureGroup, number>> = {
  imperial: 25, scroll: 20, gold: 14, silver: 7, ruby: 28, stone: 35, 'magic-weapon': 15, charm: 1,
} // prettier-ignore
/** The average points of a treasure drawn from the pool. */
const POINTS_OF_DRAWN = 14

/** The value of the power of a treasure, beyond its one in the count. */
const POWERS: Readonly<Record<TreasureGroup, number>> = {
  imperial: 1, scroll: 0.25, gold: 0, silver: 0, ruby: 0.05, stone: 0.05, 'magic-weapon': 0.25, charm: 0.2,
} // prettier-ignore

/** The cost of giving a treasure away: one in the count, or its points, and its power. */
export function treasureWorth({ options }: ImperialView, tile: TileId): number {
  const { group } = treasureOf(tile)
  if (options['complex-victory']) return POINTS[group] / POINTS_OF_DRAWN + (group === 'charm' ? 0.3 : 0.1)
  return 1 + POWERS[group]
}
