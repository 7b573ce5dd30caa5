import { below, rngFrom, LEAVE, pickOne, RETURN, Run, type Rng, type Emitted } from '../../../src/engine/index.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import type { WarlockView } from '../../../src/games/warlock/view/view.ts'
import { wrongs } from '../../../trials/games/warlock/strays.ts'
import { type Length } from '../../kit/lengths.ts'

export interface Wild {
  readonly seats: number
  readonly preset: Length
  readonly seed: string
  /** One answer in this many is an aside, and one in this many a player who leaves; 0 for never. */
  readonly asides?: number
  readonly leavers?: number
  readonly limit?: number
  /** The starting state, if not the set-up. */
  readonly from?: Warlock
  /** Called before every answer with its verb. */
  readonly watch?: (run: Run<Warlock, WarlockView>, verb: string) => void
  /** Called at every rest with the state as it would be stored. */
  readonly rested?: (snapshot: string) => void
  /** Called with every fact emitted. */
  readonly heard?: (emitted: readonly Emitted[]) => void
}

/** Plays a game with random answers, and checks the invariants at every step. */
export function playWildly({
  seats,
  preset,
  seed,
  asides = 0,
  leavers = 0,
  limit = Infinity,
  from,
  watch,
  rested,
  heard,
}: Wild): Run<Warlock, WarlockView> {
  const rng: { rng: Rng } = { rng: rngFrom(`wild:${seed}`) }
  const state = from ?? WARLOCK_RULES.create({ seats, preset, seed, experience: [] })
  const { run, opening } = Run.start(WARLOCK_RULES, state, rested ? 0 : Infinity)
  heard?.(opening.emitted)
  for (let answers = 0; !run.isOver && answers < limit; answers += 1) {
    const asked = pickOne(rng, run.asked)
    let answer = {
      seat: asked.seat,
      verb: asked.verb,
      key: likely(
        rng,
        asked.verb,
        asked.offers.map(({ key }) => key),
      ),
    }
    if (asides > 0 && below(rng, asides) === 0) {
      const seat = below(rng, seats)
      const list = run.asidesOf(seat)
      if (list.length > 0) {
        const aside = pickOne(rng, list)
        answer = { seat, verb: aside.verb, key: aside.key }
      }
    }
    if (leavers > 0 && below(rng, leavers * (COMMON.test(asked.verb) ? 6 : 1)) === 0) {
      const seat = below(rng, seats)
      const isAway = run.refusal({ seat, verb: RETURN, key: '' }) === null
      if (isAway) answer = { seat, verb: RETURN, key: '' }
      if (WARLOCK_RULES.isIn(state, seat)) answer = { seat, verb: LEAVE, key: '' }
    }
    watch?.(run, answer.verb)
    try {
      const outcome = run.submit(answer)
      if (typeof outcome === 'string') throw new Error(outcome)
      heard?.(outcome.emitted)
      if (outcome.snapshot !== undefined) rested?.(outcome.snapshot)
      const wrong = wrongs(state)
      if (wrong.length > 0) throw new Error(`astray: ${wrong.join(', ')}`)
    } catch (error) {
      if (error instanceof Error) error.message += ` after ${JSON.stringify(answer)} (seed ${seed}, answer ${answers})`
      throw error
    }
  }
  return run
}

/** Questions so frequent that all players would have left before another one is asked. */
const COMMON = /^(turn\.action|move\.to|adventurer\.supplies|deal\.build|battle\.escape)$/

/** Mostly moves on, so that something happens; occasionally picks anything. */
function likely(rng: { rng: Rng }, verb: string, keys: readonly string[]): string {
  if (verb === 'turn.action' && keys.includes('move') && below(rng, 3) > 0) return 'move'
  if (verb === 'resolve.act' && below(rng, 2) > 0)
    return keys.find((key) => key.startsWith('attack')) ?? pickOne(rng, keys)
  if (verb === 'deal.answer' && below(rng, 2) > 0)
    return keys.find((key) => key.startsWith('accept')) ?? pickOne(rng, keys)
  return pickOne(rng, keys)
}
