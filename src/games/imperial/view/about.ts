import type { Seat, Sum } from '../../../engine/index.ts'
import type { ClueId, EncounterTile, HexId, LocationId, SpellId, TileId } from '../data/ids.ts'
import {
  absorbs,
  creatureHealth,
  hitsOf,
  isAsleep,
  shareKey,
  shellLeft,
  targetsOf,
  type AttackRoll,
  type Fight,
  type FightSide,
  type Target,
} from '../state/fight.ts'
import { sleeps, type Duel } from '../state/duel.ts'
import { attackDice, creatureDice, HITS_ON, maxHealthOf, type Stage } from '../state/party.ts'
import { characterAt, type Imperial } from '../state/state.ts'
import type { Verb } from './verbs.ts'

/** The public part of a matter in local variables: it accompanies every question asked during it. */

/** An encounter tile being resolved, but not (yet) fought. */
export type EncounterAbout = {
  readonly matter: 'encounter'
  readonly seat: Seat
  readonly tile: EncounterTile
  readonly hex: HexId
}

export type MemberAbout = {
  /** The seat the member belongs to. */
  readonly seat: Seat
  /** Its name among the options where hits are spread: that of `id` for the first fighter's own. */
  readonly key: string
  /** `character`, `familiar`, `vessel`, or the tile of a companion. */
  readonly id: string
  /** Its picture: a character's id, a tile, a kind of vessel. */
  readonly looks: string
  readonly wounds: number
  readonly maxHealth: number
  /** Hits it can still absorb in this combat. */
  readonly absorbs: number
  /** Hits of this round allotted to it so far, while they are being spread. */
  readonly allotted: number
  /** The dice it rolls in an attack; `null` if none. */
  readonly rolls: RollsAbout | null
}

/** The number of dice, the faces that hit, and the parts of the number. */
export type RollsAbout = {
  /** Rolls only hand to hand, not in this stage. */
  readonly isLater: boolean
  readonly dice: number
  readonly hitsOn: number
  readonly parts: readonly { readonly from: string; readonly value: number }[]
}

export type AttackAbout = {
  /** `null` for the creature's. */
  readonly seat: Seat | null
  readonly member: string
  readonly dice: readonly number[]
  readonly hitsOn: number
  readonly hits: number
}

export type FightAbout = {
  readonly matter: 'fight'
  /** The defender, the first of those who fight side by side. */
  readonly seat: Seat
  readonly tile: EncounterTile
  readonly hex: HexId
  /** The seat in whose name the creature's dice are rolled. */
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
    /** Rounds for which it will sleep, the present one included. */
    readonly asleep: number
    /** It no longer regenerates (IMP-8.23). */
    readonly singed: boolean
    readonly rolls: RollsAbout | null
  }
  /** Hits that Wall of Stone and Scroll of Protection will still absorb for the side. */
  readonly protection: number
  /** Seats that have cast Strength. */
  readonly strengthened: readonly Seat[]
  readonly members: readonly MemberAbout[]
  /** The two approach dice, while the Lucky Charm may still change the first. */
  readonly approachDice: readonly number[]
  /** Hits that cannot be spread evenly and still have to be allotted (IMP-8.16). */
  readonly oddHits: number
  /** The creature must try to flee at the end of this round (IMP-8.24). */
  readonly retreats: boolean
  /** The dice of the last round that was rolled. */
  readonly ours: readonly AttackAbout[]
  readonly theirs: AttackAbout | null
}

/** A fight between two characters, the defender's side first (IMP-17.18). */
export type DuelAbout = {
  readonly matter: 'duel'
  readonly hex: HexId
  readonly stage: Stage
  readonly round: number
  readonly approachLeft: number
  readonly approachDice: readonly number[]
  readonly oddHits: number
  readonly sides: readonly DuelSideAbout[]
}

export type DuelSideAbout = {
  readonly seat: Seat
  readonly protection: number
  readonly strengthened: boolean
  /** Rounds in which the character rolls no dice and cannot flee, the present one included (IMP-17.19). */
  readonly asleep: number
  readonly members: readonly MemberAbout[]
  readonly dice: readonly AttackAbout[]
}

/** The public data of a question in any fight. */
export type CombatAbout = FightAbout | DuelAbout
/** The public data of a question during a peril. */
export type PerilAbout = EncounterAbout | CombatAbout

/** A hex, and its location if it has a name now. */
export type PlaceAbout = { readonly hex: HexId; readonly location: LocationId | null }

/** A roll that the Lucky Charm may still change: the dice as they lie, and their subject. */
export type CharmAbout = {
  readonly dice: readonly number[]
  readonly location?: LocationId
  readonly spell?: SpellId
  /** The total the dice must reach, where only that counts. */
  readonly target?: number
}

/** The public data of questions by verb. The questions of other verbs have none. */
interface Abouts {
  'business.do': PlaceAbout
  'business.weapon': { readonly clue: ClueId }
  'explore.shift': { readonly location: LocationId; readonly total: number; readonly treasure: TileId }
  'explore.cure-all': { readonly wounds: number }
  'charm.use': CharmAbout & Partial<PerilAbout>
  'prison.do': { readonly moment: 'imprisonment' } | { readonly moment: 'turn'; readonly idle: number }
  'heal.target': PerilAbout
  'teleport.hex': PerilAbout
  'emerald.companion': PerilAbout & { readonly companion: EncounterTile }
  'palantir.use': EncounterAbout
  'played.target': EncounterAbout
  'join.offer': EncounterAbout
  'horse.spell': EncounterAbout
  'olliver.do': EncounterAbout
  'tax.do': EncounterAbout
  'peddler.do': EncounterAbout
  'peddler.keep': EncounterAbout
  'nomads.do': EncounterAbout
  'mermaid.do': EncounterAbout
  'combat.action': CombatAbout
  'combat.approach': FightAbout
  'combat.weapon': CombatAbout
  'combat.allot': CombatAbout
  'combat.transfer': CombatAbout
  'combat.flee': CombatAbout
  'support.join': FightAbout
  'duel.charm': DuelAbout
  'villain.target': EncounterAbout
  'convoy.join': { readonly leader: Seat }
  'raise.score': { readonly mark: number }
}

/** The verbs whose questions have public data. */
export type VerbAbout = keyof Abouts & Verb

export type AboutOf<V extends Verb> = V extends keyof Abouts ? Abouts[V] : never

export function encounterAbout(game: Imperial, seat: Seat, tile: EncounterTile): EncounterAbout {
  return { matter: 'encounter', seat, tile, hex: characterAt(game, seat).hex }
}

type Moment = Partial<Pick<FightAbout, 'approachDice' | 'oddHits' | 'retreats'>>

export function fightAbout(game: Imperial, fight: Fight, moment: Moment = {}): FightAbout {
  const { seat, tile, by, stage, round, approachLeft, creature, wounds, protection } = fight
  return {
    matter: 'fight',
    seat,
    tile,
    hex: fight.hex,
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
      singed: fight.singed,
      rolls: isAsleep(fight) ? null : creatureRolls(fight),
    },
    protection,
    strengthened: fight.fighters.filter(({ strength }) => strength !== null).map((one) => one.seat),
    members: membersAbout(game, fight, stage),
    approachDice: [],
    oddHits: 0,
    retreats: false,
    ...moment,
    ours: attacksAbout(fight),
    theirs: fight.theirs && attackAbout(fight.theirs, null),
  }
}

type DuelMoment = Partial<Pick<DuelAbout, 'approachDice' | 'oddHits'>>

export function duelAbout(game: Imperial, duel: Duel, moment: DuelMoment = {}): DuelAbout {
  const { hex, stage, round, approachLeft, defender, attacker } = duel
  return {
    matter: 'duel',
    hex,
    stage,
    round,
    approachLeft,
    approachDice: [],
    oddHits: 0,
    ...moment,
    sides: [defender, attacker].map((side) => ({
      seat: side.lead,
      protection: side.protection,
      strengthened: side.me.strength !== null,
      asleep: sleeps(duel, side) ? side.sleepsThrough - round + 1 : 0,
      members: membersAbout(game, side, stage, sleeps(duel, side)),
      dice: attacksAbout(side),
    })),
  }
}

/** All members of a side, with the hits they can still take. */
function membersAbout(game: Imperial, side: FightSide, stage: Stage, isSleeping = false): MemberAbout[] {
  return targetsOf(game, side).map((target) => {
    const { strength = null } = side.fighters.find(({ seat }) => seat === target.seat) ?? {}
    const rollsIn = (when: Stage) => {
      const attack = attackDice(game, target, when, strength)
      return attack && rollsAbout(attack.dice, attack.hitsOn, when !== stage)
    }
    return memberAbout(game, side, target, isSleeping ? null : (rollsIn(stage) ?? rollsIn('melee')))
  })
}

function creatureRolls({ creature, stage }: Fight): RollsAbout | null {
  const [now, later] = [creatureDice(creature, stage), creatureDice(creature, 'melee')]
  return now ? rollsAbout(now, HITS_ON, false) : later && rollsAbout(later, HITS_ON, true)
}

function rollsAbout(dice: Sum, hitsOn: number, isLater: boolean): RollsAbout {
  return { isLater, dice: dice.total, hitsOn, parts: dice.parts.map(({ from, value }) => ({ from, value })) }
}

/** The dice of a side in the last round, by all its members. */
export function attacksAbout({ fighters }: FightSide): AttackAbout[] {
  return fighters.flatMap(({ seat, ours }) => ours.map((attack) => attackAbout(attack, seat)))
}

function memberAbout(game: Imperial, side: FightSide, target: Target, rolls: RollsAbout | null): MemberAbout {
  const { seat, id, body } = target
  const key = shareKey(side, target)
  return {
    seat,
    key,
    id,
    looks: 'tile' in body ? body.tile : 'kind' in body ? body.kind : body.id,
    wounds: body.wounds,
    maxHealth: maxHealthOf(body),
    absorbs: absorbs(game, side, target),
    allotted: side.allotting?.get(key) ?? 0,
    rolls,
  }
}

function attackAbout(attack: AttackRoll, seat: Seat | null): AttackAbout {
  return { seat, member: attack.member, dice: [...attack.dice], hitsOn: attack.hitsOn, hits: hitsOf(attack) }
}
