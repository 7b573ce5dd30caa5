import {
  computerChoice,
  rngFrom,
  runToEnd,
  thinking,
  type Budget,
  type Choice,
  type Game,
  type Level,
  type Seat,
  type State,
} from '../src/engine/index.ts'
import { runAt, type Position } from './position.ts'
import { sameBytes } from './sameness.ts'

/** A question of a match. */
export interface Moment extends Position {
  readonly seat: Seat
}

/**
 * Fails if a computer player of this level peeks: if it chooses otherwise in a world that its seat can't tell from the
 * real one, with the same random numbers.
 */
export function checkPeeking<S extends State, V>(
  game: Game<S, V>,
  moment: Moment,
  { level, seed, budget }: { readonly level: Level; readonly seed: string; readonly budget: Budget },
): void {
  const { seat } = moment
  const choiceIn = (isImagined: boolean): Choice => {
    const fresh = () => {
      const run = runAt(game.rules, moment)
      if (isImagined) run.determinize(seat, { rng: rngFrom(`another world:${seed}`) })
      return run
    }
    if (level === 'cunning') return runToEnd(thinking(game, fresh, seat, seed, budget)).choice
    return computerChoice(game, fresh(), seat, { rng: rngFrom(seed) }, level)
  }
  sameBytes(
    choiceIn(true),
    choiceIn(false),
    `a ${level} computer player of ${game.rules.id} peeks after ${moment.since.length} answers (${seed})`,
  )
}
