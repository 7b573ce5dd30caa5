import type { Play, Seat } from '../../../../src/engine/index.ts'
import { fightOut } from '../../../../src/games/imperial/rules/combat/combat.ts'
import { creatureOf } from '../../../../src/games/imperial/data/components.ts'
import type { CharacterId } from '../../../../src/games/imperial/data/ids.ts'
import type { FightEnd } from '../../../../src/games/imperial/facts/perils.ts'
import { newFight, type Fight, type Fighter } from '../../../../src/games/imperial/state/fight.ts'
import { takeHits } from '../../../../src/games/imperial/rules/combat/hits.ts'
import { fightAbout } from '../../../../src/games/imperial/view/about.ts'
import { said } from '../../../kit/table.ts'
import type { Imperial } from '../../../../src/games/imperial/state/state.ts'
import type { Answers, Got, Table } from '../kit.ts'

/** A combat already under way, for examples that begin in its middle; hand-to-hand by default. */
export interface MidFight {
  readonly fight: Fight
  /** Fights it out from here. */
  on(answers?: Answers): Got<FightEnd>
  /** That many hits fall on the defender's side. */
  hit(hits: number, answers?: Answers): Got<void>
}

export function inFight(t: Table, id: CharacterId, kind: string, stands: Partial<Fight & Fighter> = {}): MidFight {
  const { state } = t
  const at = state.encounterPool.findIndex((tile) => creatureOf(tile).id === kind)
  const [tile] = state.encounterPool.splice(at, 1)
  if (at < 0 || tile === undefined) throw new Error(`no ${kind} in the pool`)
  const seat = t.seatOf(id)
  const { strength, hurt, ...rest } = stands
  const fight: Fight = { ...newFight(state, seat, tile, seat + 1), stage: 'melee', ...rest }
  Object.assign(fight.fighters[0] ?? {}, said({ strength, hurt }))
  state.resolving.push(tile)
  state.concerned.push(seat)
  const on = (game: Imperial, _seat: Seat): Play<FightEnd> => fightOut(game, fight)
  const struck = { about: (oddHits = 0) => fightAbout(state, fight, { oddHits }), source: fight.creature.id }
  const hit = (game: Imperial, _seat: Seat, hits: number): Play => takeHits(game, fight, hits, struck)
  return {
    fight,
    on: (answers = {}) => t.play(on, id, answers),
    hit: (hits, answers = {}) => t.play(hit, id, answers, hits),
  }
}
