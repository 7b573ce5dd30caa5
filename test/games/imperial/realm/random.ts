import {
  below,
  rngFrom,
  LEAVE,
  ORDER,
  pickOne,
  Run,
  takeOne,
  type Answer,
  type Rng,
} from '../../../../src/engine/index.ts'
import { IMPERIAL_RULES } from '../../../../src/games/imperial/rules/index.ts'
import { areAllFound } from '../../../../src/games/imperial/rules/deeds/pools.ts'
import { inHand } from '../../../../src/games/imperial/rules/deeds/matters.ts'
import type { Imperial } from '../../../../src/games/imperial/state/state.ts'
import type { ImperialView } from '../../../../src/games/imperial/view/view.ts'
import { strays } from '../../../../trials/games/imperial/strays.ts'
import { type Length } from '../../../kit/lengths.ts'

const ONE_ORDER_IN = 10

export interface Wild {
  readonly seats: number
  readonly preset: Length
  readonly seed: string
  /** One answer in this many is an aside, and one in this many a player who leaves; 0 for never. */
  readonly asides: number
  readonly leavers: number
  readonly limit: number
  /**
   * Every player starts with treasures and weapons, the Lucky Charm among them, and every third one at sea in a leaking
   * boat.
   */
  readonly rich?: boolean
  /** The count of each kind of answer, over several games if it is passed on. */
  readonly seen?: Map<string, number>
}

type Luck = { readonly rng: Rng }
type Running = Run<Imperial, ImperialView>

/** Plays a game with random answers, preferring rare ones, and checks the invariants. */
export function playWildly(wild: Wild): Running {
  const { seats, preset, seed, limit, seen = new Map<string, number>() } = wild
  const rng: Luck = { rng: rngFrom(`wild:${seed}`) }
  const state = IMPERIAL_RULES.create({ seats, preset, seed, experience: [] })
  const { run } = Run.start(IMPERIAL_RULES, state)
  let isDealtOut = false
  for (let answers = 0; !run.isOver && answers < limit; answers += 1) {
    if (wild.rich && !isDealtOut && state.phase !== 'setup') {
      enrich(state, rng)
      isDealtOut = true
    }
    const answer = answerIn(run, wild, rng, seen)
    const turns = state.turns
    const outcome = run.submit(answer)
    if (typeof outcome === 'string') throw new Error(`${outcome}: ${JSON.stringify(answer)}`)
    const wrong = [...strays(state), ...leftInHand(state, state.turns !== turns)]
    if (wrong.length > 0) throw new Error(`astray after ${JSON.stringify(answer)}: ${wrong.join(', ')}`)
    if (state.turns !== turns && areAllFound(state) && !run.isOver) throw new Error('all six were found a turn ago')
  }
  if (run.isOver && inHand(state).length > 0) throw new Error(`in hand at the end: ${inHand(state).join(', ')}`)
  return run
}

/**
 * Things in hand where none may be: in the first pause of a turn, and in the hands of a player who is out of the game.
 */
function leftInHand(state: Imperial, isNewTurn: boolean): readonly string[] {
  const out = [...state.concerned, ...state.trading].filter((seat) => !IMPERIAL_RULES.isIn(state, seat))
  const atRest = isNewTurn && state.atRest ? inHand(state) : []
  return [...out.map((seat) => `seat ${seat} is gone and has something in hand`), ...atRest]
}

function answerIn(run: Running, { seats, asides, leavers }: Wild, rng: Luck, seen: Map<string, number>): Answer {
  const { state } = run
  if (leavers > 0 && below(rng, leavers) === 0) {
    const seat = below(rng, seats)
    if (IMPERIAL_RULES.isIn(state, seat)) return { seat, verb: LEAVE, key: '' }
  }
  if (asides > 0 && below(rng, asides) === 0) {
    const seat = below(rng, seats)
    const beside = run.asidesOf(seat).map(({ verb, key }) => ({ seat, verb, key }))
    // Orders are always offered and numerous, so only occasionally one is given.
    const others = beside.filter(({ verb }) => verb !== ORDER)
    const list = others.length > 0 && below(rng, ONE_ORDER_IN) > 0 ? others : beside
    if (list.length > 0) return rarest(list, rng, seen)
  }
  const { seat, verb, offers } = pickOne(rng, run.asked)
  return rarest(
    offers.map(({ key }) => ({ seat, verb, key })),
    rng,
    seen,
  )
}

/** Of three random picks the one of the rarest kind, so that every option on offer gets tried. */
function rarest(list: readonly Answer[], rng: Luck, seen: Map<string, number>): Answer {
  const kindOf = ({ verb, key }: Answer) => `${verb} ${key.split(':')[0] ?? ''}`
  const taken = (answer: Answer) => seen.get(kindOf(answer)) ?? 0
  const some = [1, 2, 3].map(() => pickOne(rng, list))
  const answer = some.reduce((best, one) => (taken(one) < taken(best) ? one : best))
  seen.set(kindOf(answer), taken(answer) + 1)
  return answer
}

const SEAS = ['h-1-7', 'h-0-6']

function enrich(state: Imperial, rng: Luck): void {
  for (const [seat, { character }] of state.players.entries()) {
    if (!character) continue
    if (seat === 0) character.treasures.push(...state.treasurePool.splice(state.treasurePool.indexOf('lucky-charm'), 1))
    for (let n = 0; n < 3; n += 1) {
      const [treasure, weapon] = [takeOne(rng, state.treasurePool), takeOne(rng, state.weaponsPool)]
      if (treasure !== undefined) character.treasures.push(treasure)
      if (weapon !== undefined) character.weapons.push(weapon)
    }
    if (seat % 3 !== 0 || state.bank.boat === 0) continue
    state.bank.boat -= 1
    Object.assign(character, { hex: SEAS[seat === 0 ? 0 : 1], vessel: { kind: 'boat', wounds: 3, lent: null } })
  }
}
