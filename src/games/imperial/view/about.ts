import type { Seat } from '../../../engine/index.ts'
import type { EncounterTile, HexId } from '../data/ids.ts'
import { absorbs, creatureHealth, hitsOf, isAsleep, shellLeft, type Attack, type Fight } from '../state/fight.ts'
import { maxHealthOf, membersOf, type Member, type Stage } from '../state/party.ts'
import { characterAt, type Imperial } from '../state/state.ts'

/** What the public sees of a matter that lives in local variables: it goes with every question asked in it. */

/** An encounter tile that is being dealt with, but not (yet) fought. */
export type EncounterAbout = {
  readonly matter: 'encounter'
  readonly seat: Seat
  readonly tile: EncounterTile
  readonly hex: HexId
}

export type MemberAbout = {
  /** `character`, `familiar`, `vessel`, or the tile of a companion. */
  readonly id: string
  /** What it looks like: a character's id, a tile, a kind of vessel. */
  readonly looks: string
  readonly wounds: number
  readonly maxHealth: number
  /** Hits it can still absorb itself in this combat. */
  readonly absorbs: number
  /** Hits of this round put on it so far, while they are being spread. */
  readonly allotted: number
}

export type AttackAbout = {
  readonly member: string
  readonly dice: readonly number[]
  readonly hitsOn: number
  readonly hits: number
}

export type FightAbout = {
  readonly matter: 'fight'
  /** The defender. */
  readonly seat: Seat
  readonly tile: EncounterTile
  readonly hex: HexId
  /** In whose name the creature's dice are rolled. */
  readonly by: Seat
  readonly stage: Stage
  /** 0 before the first round. */
  readonly round: number
  /** Rounds of Approach still to be finished, the present one included. */
  readonly approachLeft: number
  readonly creature: {
    readonly wounds: number
    readonly maxHealth: number
    readonly health: number
    readonly shell: number
    /** Rounds it will sleep on, the present one included. */
    readonly asleep: number
  }
  /** Hits that Wall of Stone and Scroll of Protection will still absorb for the side. */
  readonly protection: number
  readonly strengthened: boolean
  readonly members: readonly MemberAbout[]
  /** The two approach dice, while the Lucky Charm may still change the first. */
  readonly approachDice: readonly number[]
  /** Hits that cannot be spread evenly and still have to be put on somebody (IMP-8.16). */
  readonly oddHits: number
  /** The creature must try to flee at the end of this round (IMP-8.24). */
  readonly retreats: boolean
  /** The dice of the last round that was rolled. */
  readonly ours: readonly AttackAbout[]
  readonly theirs: AttackAbout | null
}

export function encounterAbout(game: Imperial, seat: Seat, tile: EncounterTile): EncounterAbout {
  return { matter: 'encounter', seat, tile, hex: characterAt(game, seat).hex }
}

/** What goes with a question in the midst of a peril. */
export type PerilAbout = EncounterAbout | FightAbout

type Moment = Partial<Pick<FightAbout, 'approachDice' | 'oddHits' | 'retreats'>>

export function fightAbout(game: Imperial, fight: Fight, moment: Moment = {}): FightAbout {
  const { seat, tile, by, stage, round, approachLeft, creature, wounds, protection } = fight
  return {
    matter: 'fight',
    seat,
    tile,
    hex: characterAt(game, seat).hex,
    by,
    stage,
    round,
    approachLeft,
    creature: {
      wounds,
      maxHealth: creature.stats.maxHealth ?? 0,
      health: creatureHealth(fight),
      shell: shellLeft(fight),
      asleep: isAsleep(fight) ? fight.sleepsThrough - round + 1 : 0,
    },
    protection,
    strengthened: fight.strength !== null,
    members: membersOf(game, seat).map((member) => memberAbout(fight, member)),
    approachDice: [],
    oddHits: 0,
    retreats: false,
    ...moment,
    ours: fight.ours.map(attackAbout),
    theirs: fight.theirs && attackAbout(fight.theirs),
  }
}

function memberAbout(fight: Fight, member: Member): MemberAbout {
  const { id, body } = member
  return {
    id,
    looks: 'tile' in body ? body.tile : 'kind' in body ? body.kind : body.id,
    wounds: body.wounds,
    maxHealth: maxHealthOf(body),
    absorbs: absorbs(fight, member),
    allotted: fight.allotting?.get(id) ?? 0,
  }
}

function attackAbout(attack: Attack): AttackAbout {
  return { member: attack.member, dice: [...attack.dice], hitsOn: attack.hitsOn, hits: hitsOf(attack) }
}
