import {
  below,
  byComputer,
  rngFrom,
  LEAVE,
  pickOne,
  RETURN,
  Run,
  type Answer,
  type HasRng,
  type OptionValues,
  type Outcome,
} from '../../../src/engine/index.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import type { WarlockView } from '../../../src/games/warlock/view/view.ts'
import { curious, Tried } from '../../../trials/choosers.ts'
import { wrongs } from '../../../trials/games/warlock/strays.ts'
import { drawnHouseRules } from '../../../trials/house-rules.ts'

type Match = Run<Warlock, WarlockView>

/** A match by random house rules, and its course. */
export interface Roamed {
  readonly preset: string
  readonly options: OptionValues
  readonly seats: number
  readonly answers: number
  readonly state: Warlock
}

export interface Roaming {
  /** Called before and after an answer. */
  readonly paused?: (run: Match, answer: Answer) => void
  readonly went?: (run: Match, answer: Answer, outcome: Outcome) => void
  readonly preset?: string
}

/** The maximum length of a match: a hundred rounds of six players who do everything they may. */
const MAX_ANSWERS = 30_000
const { rules } = WARLOCK

/**
 * Plays a match by house rules drawn from a seed, to its end: computer players, with random actions in between;
 * occasionally a player leaves or comes back. At every pause some player can answer, and nothing is lost; at rest
 * nothing is in hand. Throws with the data that reproduces it.
 */
export function roam(seed: string, { paused, went, preset }: Roaming = {}): Roamed {
  const rng: HasRng = { rng: rngFrom(`roam:${seed}`) }
  const house = drawnHouseRules(rules.sheet, rules.seats, rng, preset)
  const { min, max } = house.seats
  const seats = min + below(rng, max - min + 1)
  const state = rules.create({ ...house, seats, seed, experience: [] })
  const { run } = Run.start(rules, state, 0)
  const [clever, tried, wild] = [byComputer(WARLOCK, seed), new Tried(), 2 + below(rng, 9)]
  for (let answers = 0; answers < MAX_ANSWERS; answers += 1) {
    if (run.isOver) return { ...house, seats, answers, state }
    const answer = oddAnswer(run, seats, rng) ?? (below(rng, wild) === 0 ? curious(run, below(rng, 9999), tried) : clever(run as never)) // prettier-ignore
    try {
      paused?.(run, answer)
      const outcome = run.submit(answer)
      if (typeof outcome === 'string') throw new Error(outcome)
      check(run, outcome)
      went?.(run, answer, outcome)
    } catch (error) {
      if (error instanceof Error)
        error.message += `\nroam('${seed}'): ${seats} seats, ${JSON.stringify(house)}, answer ${answers} ${JSON.stringify(answer)}` // prettier-ignore
      throw error
    }
  }
  throw new Error(`roam('${seed}') is not over after ${MAX_ANSWERS} answers`)
}

function check(run: Match, { snapshot }: Outcome): void {
  const wrong = wrongs(run.state)
  if (wrong.length > 0) throw new Error(`astray: ${wrong.join(', ')}`)
  if (!run.isOver && run.asked.length === 0) throw new Error('nobody is asked')
  if (run.asked.some(({ offers }) => offers.length === 0)) throw new Error('nothing is offered')
  const held = snapshot === undefined ? [] : rules.inHand(JSON.parse(snapshot) as Warlock)
  if (held.length > 0) throw new Error(`left in hand: ${held.join(', ')}`)
}

function oddAnswer(run: Match, seats: number, rng: HasRng): Answer | null {
  const odd = below(rng, 400)
  if (odd > 1) return null
  const still = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => rules.isIn(run.state, seat))
  const seat = odd === 0 ? below(rng, seats) : pickOne(rng, still)
  if (run.refusal({ seat, verb: RETURN, key: RETURN }) === null) return { seat, verb: RETURN, key: RETURN }
  return odd === 1 && still.length > 2 && below(rng, 4) === 0 ? { seat, verb: LEAVE, key: LEAVE } : null
}
