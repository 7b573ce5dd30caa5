import type { Seat } from '../../../engine/index.ts'
import type { HexId } from '../data/ids.ts'
import { newSide, type Exchange, type Fighter, type FightSide } from './fight.ts'
import type { Stage } from './party.ts'
import { characterAt, type Imperial } from './state.ts'

/** A fight between two characters under way (IMP-17.18). It lives in local variables. */
export interface Duel {
  readonly hex: HexId
  readonly attacker: DuelSide
  readonly defender: DuelSide
  stage: Stage
  /** Rounds begun. */
  round: number
  approachLeft: number
  /** A record of the rounds. */
  readonly fought: Exchange[]
}

/** One of the two, with their party. */
export interface DuelSide extends FightSide {
  readonly me: Fighter
  /** The last round through which the character sleeps (IMP-17.19). */
  sleepsThrough: number
}

export function newDuel(game: Imperial, attacker: Seat, defender: Seat): Duel {
  const { hex } = characterAt(game, attacker)
  return {
    hex,
    attacker: sideOf(attacker),
    defender: sideOf(defender),
    stage: 'approach',
    round: 0,
    approachLeft: 0,
    fought: [],
  }
}

function sideOf(seat: Seat): DuelSide {
  const side = newSide(seat)
  return { ...side, me: side.fighters[0] as Fighter, sleepsThrough: 0 }
}

export function sleeps({ round }: Duel, { sleepsThrough }: DuelSide): boolean {
  return sleepsThrough > 0 && round <= sleepsThrough
}

/** The other of the two. */
export function foeOf({ attacker, defender }: Duel, side: DuelSide): DuelSide {
  return side === attacker ? defender : attacker
}
