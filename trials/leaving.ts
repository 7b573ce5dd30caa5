import {
  LEAVE,
  playout,
  rebuild,
  type Answer,
  type Chooser,
  type Entry,
  type Fact,
  type Game,
  type Run,
  type Seat,
  type Setup,
  type Snapshot,
  type State,
} from '../src/engine/index.ts'
import { checkRest, withReproduction, type GameParts } from './checks.ts'
import { seatsIn } from './choosers.ts'

// Leaving at every question: rules put down everything they hold on every way out.

export interface Leaving<S extends State, V> {
  readonly setup: Setup
  /** Plays the match from which copies are taken. */
  readonly chooser: Chooser<S, V>
  /** Continues a copy after a player left. */
  readonly after: (number: number) => Chooser<S, V>
  /** One number for each pause. 0 skips it; others decide who leaves next in a copy. */
  readonly numbers: readonly number[]
  readonly parts: GameParts<S>
}

/** A copy is played on for at most this many answers, or to the next rest. */
const MAX_AFTER = 40
/** After a player left, one answer in this many is another player leaving. */
const ANOTHER = 4

/**
 * Plays a match. At every chosen pause, each active seat leaves in a copy of its own, which is played on to the next
 * rest. Nothing may be lost at any pause, and nothing may be left in hand at rest. Returns the number of copies.
 */
export function leaveEverywhere<S extends State, V, F extends Fact>(game: Game<S, V, F>, how: Leaving<S, V>): number {
  const { setup, chooser, numbers } = how
  const entries: Entry[] = []
  let snapshot: Snapshot | undefined
  let copies = 0
  const steps: ReturnType<typeof playout<S, V>> = playout(game.rules, setup, chooser, numbers.length, 0)
  for (const { run, answer, outcome } of steps) {
    const seq = entries.length
    if (outcome.snapshot !== undefined) snapshot = { seq, version: game.rules.version, state: outcome.snapshot }
    const number = numbers[seq] ?? 0
    for (const seat of number === 0 || !snapshot ? [] : seatsIn(run)) {
      copies += 1
      leaveOnce(game, how, { snapshot: snapshot as Snapshot, entries: [...entries] }, seat, number)
    }
    entries.push({ kind: 'answer', seq: seq + 1, answer, sealed: true })
  }
  return copies
}

function leaveOnce<S extends State, V, F extends Fact>(
  game: Game<S, V, F>,
  { setup, after, parts }: Leaving<S, V>,
  { snapshot, entries }: { readonly snapshot: Snapshot; readonly entries: Entry[] },
  first: Seat,
  number: number,
): void {
  let pending: Answer | undefined
  try {
    const { run } = rebuild(game.rules, [snapshot], entries, 0)
    const choose = after(number)
    for (let answers = 0; answers < MAX_AFTER && !run.isOver; answers += 1) {
      const answer =
        answers === 0 ? { seat: first, verb: LEAVE, key: LEAVE } : nextAnswer(run, choose, number + answers)
      pending = answer
      const outcome = run.submit(answer)
      if (typeof outcome === 'string') throw new Error(`${outcome}: ${JSON.stringify(answer)}`)
      entries.push({ kind: 'answer', seq: entries.length + 1, answer, sealed: true })
      pending = undefined
      parts.conserved?.(run.state)
      if (answer.verb === LEAVE) checkGone(run, answer.seat)
      if (outcome.snapshot !== undefined) return checkRest(game, outcome.snapshot, parts)
    }
  } catch (error) {
    const saved = { game: game.rules.id, snapshots: [snapshot], entries, answer: pending, about: setup }
    throw withReproduction(error, saved, setup)
  }
}

function nextAnswer<S extends State, V>(run: Run<S, V>, choose: Chooser<S, V>, number: number): Answer {
  const still = seatsIn(run)
  const seat = still[number % still.length]
  const isLeaving = seat !== undefined && still.length > 1 && number % ANOTHER === 0
  return isLeaving ? { seat, verb: LEAVE, key: LEAVE } : choose(run)
}

function checkGone<S extends State, V>(run: Run<S, V>, seat: Seat): void {
  if (run.rules.isIn(run.state, seat)) throw new Error(`seat ${seat} left and still plays`)
  if (run.askedOf(seat)) throw new Error(`seat ${seat} left and is asked ${run.askedOf(seat)?.verb}`)
}
