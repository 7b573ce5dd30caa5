import { below, chanceFrom, LEAVE, pickOne, Run, type Chance, type Length } from '../../../../src/engine/index.ts'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'
import type { Imperial } from '../../../../src/games/imperial/state/state.ts'
import type { ImperialView } from '../../../../src/games/imperial/view/view.ts'
import { areAllFound } from '../../../../src/games/imperial/rules/deeds/pools.ts'
import { strays } from '../strays.ts'

export interface Wild {
  readonly seats: number
  readonly length: Length
  readonly seed: string
  /** One answer in so many is an aside, and one in so many a player who leaves; 0 for never. */
  readonly asides: number
  readonly leavers: number
  readonly limit: number
}

/** Plays a game with answers picked at random, and looks after everything that must hold at every step. */
export function playWildly({ seats, length, seed, asides, leavers, limit }: Wild): Run<Imperial, ImperialView> {
  const luck: { chance: Chance } = { chance: chanceFrom(`wild:${seed}`) }
  const state = IMPERIAL_RULES.create({ seats, length, seed, experience: [] })
  const { run } = Run.start(IMPERIAL_RULES, state)
  for (let answers = 0; !run.isOver && answers < limit; answers += 1) {
    const asked = pickOne(luck, run.asked)
    const offer = pickOne(luck, asked.offers)
    let answer = { seat: asked.seat, verb: asked.verb, key: offer.key }
    if (asides > 0 && below(luck, asides) === 0) {
      const seat = below(luck, seats)
      const list = run.asidesOf(seat)
      if (list.length > 0) {
        const aside = pickOne(luck, list)
        answer = { seat, verb: aside.verb, key: aside.key }
      }
    }
    if (leavers > 0 && below(luck, leavers) === 0) {
      const seat = below(luck, seats)
      if (IMPERIAL_RULES.isIn(state, seat)) answer = { seat, verb: LEAVE, key: '' }
    }
    const turns = state.turns
    const outcome = run.submit(answer)
    if (typeof outcome === 'string') throw new Error(`${outcome}: ${JSON.stringify(answer)}`)
    const wrong = strays(state)
    if (wrong.length > 0) throw new Error(`astray after ${JSON.stringify(answer)}: ${wrong.join(', ')}`)
    if (state.turns !== turns && areAllFound(state) && !run.isOver) throw new Error('all six were found a turn ago')
  }
  return run
}
