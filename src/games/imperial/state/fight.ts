import type { Seat, Sum } from '../../../engine/index.ts'
import { terrainAt } from '../data/board.ts'
import { armsOf, characterCard, creatureOf, type EncounterKind } from '../data/components.ts'
import type { EncounterTile, MemberId, TileId } from '../data/ids.ts'
import { armsInUse, remainingHealth, type Member, type Stage, type Strengthened } from './party.ts'
import { characterAt, type Imperial } from './state.ts'
import type { Magic } from './magic.ts'

/** A combat under way. It lives in local variables from its first die to its last (section 8). */
export interface Fight {
  readonly seat: Seat
  readonly tile: EncounterTile
  readonly creature: EncounterKind
  /** In whose name the creature's dice are rolled (IMP-0.10). */
  readonly by: Seat
  stage: Stage
  /** Rounds begun. */
  round: number
  approachLeft: number
  /** The creature's wounds, now and when the round began (IMP-8.24). */
  wounds: number
  woundsAtStart: number
  /** What its Defence has absorbed (IMP-8.12). */
  shellSpent: number
  /** The last round through which it sleeps (IMP-18.33). */
  sleepsThrough: number
  /** Fireball or Lightning was cast on it: no regeneration (IMP-8.23). */
  singed: boolean
  /** Side protection left (IMP-8.15). */
  protection: number
  strength: Strengthened | null
  /** What dodge, shields and weapons have absorbed, by `dodge` or tile (IMP-8.18). */
  readonly spent: Map<string, number>
  /** A spell was cast or a scroll read this round (IMP-12.4). */
  cast: boolean
  /** The action of the next round, where it was chosen at the end of this one. */
  planned: Action | null
  /** The character has taken a wound in this combat (IMP-8.35). */
  hurt: boolean
  /** The vessel went down in an ocean hex (IMP-8.21, IMP-8.22). */
  sunk: boolean
  /** The ranged weapon put away for hand-to-hand combat (IMP-11.6). */
  putAway: TileId | null
  /** The dice of the last round, and the hits of this one that are being handled. */
  ours: Attack[]
  theirs: Attack | null
  allotting: Map<MemberId, number> | null
}

/** Dice thrown in an attack. */
export interface Attack {
  readonly member: MemberId
  readonly count: Sum
  readonly dice: number[]
  readonly hitsOn: number
}

export function newFight(seat: Seat, tile: EncounterTile, by: Seat): Fight {
  return {
    seat,
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
    protection: 0,
    strength: null,
    spent: new Map(),
    cast: false,
    planned: null,
    hurt: false,
    sunk: false,
    putAway: null,
    ours: [],
    theirs: null,
    allotting: null,
  }
}

/** A combat that has lasted so many rounds ends (IMP-18.39). */
export const ROUND_LIMIT = 100

export function hitsOf({ dice, hitsOn }: Attack): number {
  return dice.filter((die) => die >= hitsOn).length
}

export function creatureHealth({ creature, wounds }: Fight): number {
  return (creature.stats.maxHealth ?? 0) - wounds
}

/** How many hits its Defence can still absorb (IMP-8.12). */
export function shellLeft({ creature, shellSpent }: Fight): number {
  return (creature.stats.defence ?? 0) - shellSpent
}

export function isAsleep({ round, sleepsThrough }: Fight): boolean {
  return sleepsThrough > 0 && round <= sleepsThrough
}

export function isAtSea(game: Imperial, { seat }: Fight): boolean {
  return terrainAt(characterAt(game, seat).hex) === 'ocean'
}

/** Something that absorbs hits for its user alone, and how many more it can (IMP-8.18). */
export interface Absorber {
  /** `dodge`, or a tile. */
  readonly by: string
  readonly left: number
}

/** Dodge, then the shield, then the Defence of the weapon in use (IMP-8.18, IMP-11.9, IMP-11.10). */
export function absorbersOf(fight: Fight, { body }: Member): Absorber[] {
  const absorbers: { by: string; value: number }[] = []
  if ('id' in body) {
    const { abilities } = characterCard(body.id)
    for (const ability of abilities) {
      if (ability.type === 'dodge-per-combat') absorbers.push({ by: 'dodge', value: ability.value })
    }
    for (const readied of [body.shield, body.weapon]) {
      const arms = armsInUse(body, readied) // IMP-11.5
      if (arms) absorbers.push({ by: arms.tile, value: arms.defence })
    }
  } else if ('tile' in body && 'lent' in body && body.lent !== null) {
    absorbers.push({ by: body.lent, value: armsOf(body.lent)?.defence ?? 0 })
  }
  // A crew's weapon does not protect the vessel (IMP-10.5).
  return absorbers
    .map(({ by, value }) => ({ by, left: value - (fight.spent.get(by) ?? 0) }))
    .filter(({ left }) => left > 0)
}

/** How many more hits a member can absorb itself. */
export function absorbs(fight: Fight, member: Member): number {
  return absorbersOf(fight, member).reduce((total, { left }) => total + left, 0)
}

/** How many hits a member can be allotted: its remaining health plus what it can still absorb (IMP-8.16). */
export function capacity(fight: Fight, member: Member): number {
  return remainingHealth(member.body) + absorbs(fight, member)
}

/** What the defender does in a round, and how few questions that takes (IMP-8.4, IMP-8.8, IMP-8.25). */

export type Action = 'attack' | 'nothing' | Magic
