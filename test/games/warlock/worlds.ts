import {
  below,
  byComputer,
  rngFrom,
  LEAVE,
  mayLearn,
  questionMark,
  rebuild,
  RETURN,
  Run,
  type Answer,
  type Entry,
  type HasRng,
  type OptionValues,
  type Outcome,
  type Rules,
  type Seat,
  type Snapshot,
} from '../../../src/engine/index.ts'
import { WARLOCK } from '../../../src/games/warlock/index.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import type { WarlockView } from '../../../src/games/warlock/view/view.ts'
import { curious, Tried } from '../../../trials/choosers.ts'

/** Matches that can be recreated at every pause, for properties of possible worlds. */

export type Match = Run<Warlock, WarlockView>
const RULES: Rules<Warlock, WarlockView> = WARLOCK.rules

export interface Pause {
  readonly run: Match
  readonly seats: number
  /** The answer that is about to be given. */
  readonly answer: Answer
  /** The match again, in its present state. */
  readonly again: () => Match
}

export interface Played {
  readonly seats: number
  readonly preset: string
  readonly options?: OptionValues
  readonly seed: string
  readonly answers: number
  /** Begins from this state instead of the set-up. */
  readonly from?: Warlock
  readonly paused: (pause: Pause) => void
  readonly went?: (run: Match, outcome: Outcome) => void
}

/** Plays alternately like a computer, at random and curiously; occasionally a player leaves or returns. */
export function playAll({ seats, preset, options = {}, seed, answers, from, paused, went }: Played): void {
  const rng: HasRng = { rng: rngFrom(`worlds:${seed}`) }
  const clever = byComputer(WARLOCK, seed) as unknown as (run: Match) => Answer
  const tried = new Tried()
  const begun = from ?? RULES.create({ seats, preset, options, seed, experience: [] })
  const { run, opening } = Run.start(RULES, begun, 0)
  let snapshot: Snapshot = { seq: 0, version: RULES.version, state: opening.snapshot ?? '' }
  let entries: Entry[] = []
  for (let step = 0; step < answers && !run.isOver; step += 1) {
    const answer =
      oddAnswer(run, seats, rng) ?? (below(rng, 3) > 0 ? clever(run) : curious(run, below(rng, 9999), tried))
    const [rest, since] = [snapshot, [...entries]]
    paused({ run, seats, answer, again: () => rebuild(RULES, [rest], since).run })
    const outcome = run.submit(answer)
    if (typeof outcome === 'string') throw new Error(`${outcome}: ${JSON.stringify(answer)}`)
    went?.(run, outcome)
    entries.push({ kind: 'answer', seq: entries.length + 1, answer, sealed: outcome.irreversible })
    if (outcome.snapshot === undefined) continue
    snapshot = { seq: 0, version: RULES.version, state: outcome.snapshot }
    entries = []
  }
}

/** Leaving and coming back. */
function oddAnswer(run: Match, seats: number, rng: HasRng): Answer | null {
  const seat = below(rng, seats)
  if (below(rng, 12) === 0 && run.refusal({ seat, verb: RETURN, key: RETURN }) === null)
    return { seat, verb: RETURN, key: RETURN }
  const still = Array.from({ length: seats }, (_, one) => one).filter((one) => RULES.isIn(run.state, one))
  const mayLeave = still.length > 2 && still.includes(seat)
  return mayLeave && below(rng, 70) === 0 ? { seat, verb: LEAVE, key: LEAVE } : null
}

export function viewersOf(seats: number): (Seat | null)[] {
  return [null, ...Array.from({ length: seats }, (_, seat) => seat)]
}

/** Everything a viewer can be shown, as one text. */
export function perceived(run: Match, viewer: Seat | null): string {
  const asked = run.askedAsSeenBy(viewer)
  const asides = viewer === null ? [] : run.asidesOf(viewer)
  const own = asked.find((one) => one.seat === viewer)
  return JSON.stringify([RULES.view(run.state, viewer), asked, asides, questionMark(own, asides), run.isOver])
}

/** Everything a viewer learns of an outcome, as one text. */
export function learned(viewer: Seat | null, { emitted }: Outcome): string {
  return JSON.stringify(emitted.filter((one) => mayLearn(one, viewer)))
}
