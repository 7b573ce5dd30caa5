import type { Seat, Sum } from '../../../engine/index.ts'
import { terrainAt } from '../data/board.ts'
import { armsOf, characterCard, creatureOf, type EncounterKind } from '../data/components.ts'
import type { CharacterId, EncounterTile, HexId, MemberId, TileId } from '../data/ids.ts'
import {
  armsInUse,
  membersOf,
  remainingHealth,
  type Able,
  type House,
  type Member,
  type Stage,
  type Strengthened,
} from './party.ts'
import { characterAt, playerAt, type Imperial } from './state.ts'
import type { Magic } from './magic.ts'

/**
 * A player in a combat: their actions so far, and their current options. It lives in local variables, as the combat
 * does.
 */
export interface Fighter {
  readonly seat: Seat
  strength: Strengthened | null
  /** A spell was cast or a scroll read this round (IMP-12.4). */
  cast: boolean
  /** The action of the next round, if it was chosen at the end of this one. */
  planned: Action | null
  /** The player chose to fight on without further questions until something changes. */
  pressing?: Pressing | undefined
  /** The character has taken a wound in this combat (IMP-8.35). */
  hurt: boolean
  /** The vessel went down in an ocean hex (IMP-8.21, IMP-8.22). */
  sunk: boolean
  /** The ranged weapon put away for hand-to-hand combat (IMP-11.6). */
  putAway: TileId | null
  /** The dice of the last round. */
  ours: AttackRoll[]
}

/** The circumstances in which a player chose to fight on: they are asked again once these change. */
export interface Pressing {
  /** Fights on while their health is above this. */
  readonly until: number
  /** The number of members on their side. */
  readonly members: number
  readonly stage: Stage
}

/** Players who fight side by side, with their side protection and the hits being spread over them. */
export interface FightSide {
  /** The principal, whose fight it is (IMP-17.11). */
  readonly lead: Seat
  /** Those still in the fight: the first of them decides who takes odd hits (IMP-17.12). */
  fighters: Fighter[]
  /** Several have fought on it, even if fewer are left: each may leave without ending the fight. */
  inCompany: boolean
  /** Side protection left (IMP-8.15). */
  protection: number
  /** Hits absorbed by dodge, shields and weapons, by `dodge` or tile (IMP-8.18). */
  readonly spent: Map<string, number>
  /** The hits of this round that are being handled, by `shareKey`. */
  allotting: Map<string, number> | null
}

/** A combat with a creature, from its first die to its last (section 8). */
export interface Fight extends FightSide {
  /** The defender; with `opt-travel-together` the principal, not the supporters (IMP-17.11). */
  readonly seat: Seat
  readonly hex: HexId
  readonly tile: EncounterTile
  readonly creature: EncounterKind
  /** The seat in whose name the creature's dice are rolled (IMP-0.10). */
  readonly by: Seat
  stage: Stage
  /** Rounds begun. */
  round: number
  approachLeft: number
  /** The creature's wounds, now and when the round began (IMP-8.24). */
  wounds: number
  woundsAtStart: number
  /** Hits its Defence has absorbed (IMP-8.12). */
  shellSpent: number
  /** The last round through which it sleeps (IMP-18.33). */
  sleepsThrough: number
  /** Fireball or Lightning was cast on it: no regeneration (IMP-8.23). */
  singed: boolean
  /** The creature's dice of the last round. */
  theirs: AttackRoll | null
  /** A record of the rounds. */
  readonly fought: Exchange[]
}

/** A round in which dice were rolled, by seat; the creature has none. The record of fact forms names this type. */
export interface Exchange {
  readonly round: number
  readonly blows: readonly Blow[]
}
export interface Blow {
  readonly seat: Seat | null
  readonly member: MemberId
  readonly dice: readonly number[]
  readonly hitsOn: number
  readonly hits: number
}

/** Dice rolled in an attack. */
export interface AttackRoll {
  readonly member: MemberId
  readonly count: Sum
  readonly dice: number[]
  readonly hitsOn: number
}

export function newFighter(seat: Seat): Fighter {
  return { seat, strength: null, cast: false, planned: null, hurt: false, sunk: false, putAway: null, ours: [] }
}

export function newSide(seat: Seat): FightSide {
  return {
    lead: seat,
    fighters: [newFighter(seat)],
    inCompany: false,
    protection: 0,
    spent: new Map(),
    allotting: null,
  }
}

export function newFight(game: Imperial, seat: Seat, tile: EncounterTile, by: Seat): Fight {
  return {
    ...newSide(seat),
    seat,
    hex: characterAt(game, seat).hex,
    tile,
    creature: creatureOf(tile),
    by,
    stage: 'approach',
    round: 0,
    approachLeft: 0,
    wounds: 0,
    woundsAtStart: 0,
    shellSpent: 0,
    sleepsThrough: 0,
    singed: false,
    theirs: null,
    fought: [],
  }
}

/** A member who may take hits, and the seat they belong to. */
export interface Target extends Member {
  readonly seat: Seat
}

/** All members of all parties of a side: the first fighter's, then the others' (IMP-17.12). */
export function targetsOf(game: Imperial, { fighters }: FightSide): Target[] {
  const here = fighters.filter(({ seat }) => playerAt(game, seat).standing === 'playing')
  return here.flatMap(({ seat }) => membersOf(game, seat).map((member) => ({ ...member, seat })))
}

/** A member of a side, by name: `character` and the like for its first fighter, `2:character` for seat 2. */
export function shareKey({ lead }: FightSide, { seat, id }: Pick<Target, 'seat' | 'id'>): string {
  return seat === lead ? id : `${seat}:${id}`
}

/** Rounds after which a combat ends (IMP-18.39). */
export const ROUND_LIMIT = 100

/** The number a flight roll must reach (IMP-8.26). */
export const ESCAPE_TARGET = 7

/** The dice of a round for the report; `null` for a round without dice. */
export function exchangeOf(round: number, fighters: readonly Fighter[], theirs: AttackRoll | null): Exchange[] {
  const blowOf = (seat: Seat | null, attack: AttackRoll): Blow => {
    const { member, dice, hitsOn } = attack
    return { seat, member, dice: [...dice], hitsOn, hits: hitsOf(attack) }
  }
  const ours = fighters.flatMap(({ seat, ours: own }) => own.map((attack) => blowOf(seat, attack)))
  const blows = theirs ? [...ours, blowOf(null, theirs)] : ours
  return blows.length === 0 ? [] : [{ round, blows }]
}

export function hitsOf({ dice, hitsOn }: AttackRoll): number {
  return dice.filter((die) => die >= hitsOn).length
}

export function creatureHealth({ creature, wounds }: Fight): number {
  return (creature.stats.maxHealth ?? 0) - wounds
}

/** The number of hits its Defence can still absorb (IMP-8.12). */
export function shellLeft({ creature, shellSpent }: Fight): number {
  return (creature.stats.defence ?? 0) - shellSpent
}

export function isAsleep({ round, sleepsThrough }: Fight): boolean {
  return sleepsThrough > 0 && round <= sleepsThrough
}

export function isAtSea(game: Imperial, seat: Seat): boolean {
  return terrainAt(characterAt(game, seat).hex) === 'ocean'
}

/** Something that absorbs hits for its user only, and how many more it can (IMP-8.18). */
export interface Absorber {
  /** `dodge`, or a tile. */
  readonly by: string
  readonly left: number
}

type Bodily = Pick<Member<Able>, 'body'>

/** Dodge, then the shield, then the Defence of the weapon in use (IMP-8.18, IMP-11.9, IMP-11.10). */
export function absorbersOf(game: House, side: Pick<FightSide, 'spent'>, { body }: Bodily): Absorber[] {
  const absorbers: { by: string; value: number }[] = []
  if ('id' in body) {
    const dodge = dodgeOf(body.id)
    if (dodge > 0) absorbers.push({ by: 'dodge', value: dodge })
    for (const readied of [body.shield, body.weapon]) {
      const arms = armsInUse(game, body, readied) // IMP-11.5
      if (arms) absorbers.push({ by: arms.tile, value: arms.defence })
    }
  } else if ('tile' in body && 'lent' in body && body.lent !== null) {
    absorbers.push({ by: body.lent, value: armsOf(body.lent)?.defence ?? 0 })
  }
  // A crew's weapon does not protect the vessel (IMP-10.5).
  return absorbers
    .map(({ by, value }) => ({ by, left: value - (side.spent.get(by) ?? 0) }))
    .filter(({ left }) => left > 0)
}

/** The hits that a character dodges in a combat. */
function dodgeOf(id: CharacterId): number {
  return characterCard(id).abilities.reduce(
    (sum, ability) => sum + (ability.type === 'dodge-per-combat' ? ability.value : 0),
    0,
  )
}

/** The number of further hits a member can absorb. */
export function absorbs(game: House, side: Pick<FightSide, 'spent'>, member: Bodily): number {
  return absorbersOf(game, side, member).reduce((total, { left }) => total + left, 0)
}

/** How many hits a member can be allotted: its remaining health plus what it can still absorb (IMP-8.16). */
export function capacity(game: Imperial, side: FightSide, member: Member): number {
  return remainingHealth(member.body) + absorbs(game, side, member)
}

/** The defender's action in a round, and how few questions it takes (IMP-8.4, IMP-8.8, IMP-8.25). */

export type Action = 'attack' | 'nothing' | Magic
