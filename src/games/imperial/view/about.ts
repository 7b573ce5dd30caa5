import type { Seat } from '../../../engine/index.ts'
import type { ClueId, EncounterTile, HexId, LocationId, SpellId, TileId } from '../data/ids.ts'
import { absorbs, creatureHealth, hitsOf, isAsleep, shellLeft, type Attack, type Fight } from '../state/fight.ts'
import { maxHealthOf, membersOf, type Member, type Stage } from '../state/party.ts'
import { characterAt, type Imperial } from '../state/state.ts'
import type { Verb } from './verbs.ts'

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

/** What goes with a question in the midst of a peril. */
export type PerilAbout = EncounterAbout | FightAbout

/** A hex, and its location if it has a name now. */
export type PlaceAbout = { readonly hex: HexId; readonly location: LocationId | null }

/** A roll that the Lucky Charm may still change: the dice as they lie, and what they belong to. */
export type CharmAbout = {
  readonly dice: readonly number[]
  readonly location?: LocationId
  readonly spell?: SpellId
  /** What the dice must reach, where that is all that counts. */
  readonly target?: number
}

/** What goes with the questions of a verb, for all to see. A verb that is not here carries nothing. */
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
  'combat.action': FightAbout
  'combat.approach': FightAbout
  'combat.weapon': FightAbout
  'combat.allot': FightAbout
  'combat.transfer': FightAbout
  'combat.flee': FightAbout
}

/** The verbs whose questions carry something. */
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
