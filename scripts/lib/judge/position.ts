import {
  below,
  byComputer,
  ENDLESS,
  playOn,
  rngFrom,
  Run,
  type Answer,
  type Budget,
  type Choice,
  type Game,
  type Level,
  type Seat,
  type State,
} from '../../../src/engine/index.ts'
import type { Position } from '../../../trials/position.ts'

/** How many matches are searched for a question with the wanted verb. */
const MAX_MATCHES = 20

/** Which moments of which matches to look for. */
export interface Wanted {
  /** The level that plays the matches, and whose choices are judged. */
  readonly level: Level
  readonly seats: number
  readonly preset: string
  readonly seed: string
  /** Only questions with this verb. */
  readonly verb?: string | undefined
}

/** What to judge. */
export interface Inquiry extends Wanted {
  readonly game: string
  /** The level that plays on in the imagined worlds. */
  readonly by: Level
  /** How much the level `cunning` thinks about a choice. */
  readonly budget: Budget
  readonly worlds: number
  /** The number of options compared at a position: the one that was chosen, and others. */
  readonly candidates: number
  /** Compares only with what this level would choose. */
  readonly against?: Level | undefined
}

/** A moment of a match at which a seat has several options. */
export interface Judged extends Position {
  /** The seed of the match, and the number of answers before this moment. */
  readonly seed: string
  readonly answers: number
  readonly seat: Seat
  /** The verb of the question. The choice may be an aside, with a verb of its own. */
  readonly verb: string
  readonly choice: Choice
}

/**
 * A random moment of the match with this number, or of the first of some further ones that has a suitable question;
 * `null` if none of them has.
 */
export function positionOf<S extends State, V>(game: Game<S, V>, wanted: Wanted, number: number): Judged | null {
  for (let at = 0; at < MAX_MATCHES; at += 1) {
    const seed = `${wanted.seed}-${number}${at === 0 ? '' : `-${at}`}`
    const found = positionIn(game, wanted, seed)
    if (found) return found
  }
  return null
}

/** Each suitable question of the match has the same chance. Plays it as `npm run simulate` does with this seed. */
function positionIn<S extends State, V>(game: Game<S, V>, wanted: Wanted, seed: string): Judged | null {
  const { seats, preset, level } = wanted
  const rng = { rng: rngFrom(`judge:position ${seed}`) }
  const everySeat = Array.from({ length: seats })
  const state = game.rules.create({ seats, preset, seed, experience: everySeat.map(() => 0) })
  const player = byComputer(
    game,
    seed,
    everySeat.map(() => level),
  )
  let [found, suitable, answers, snapshot]: [Judged | null, number, number, string] = [null, 0, 0, '']
  let since: Answer[] = []
  for (const { run, answer, outcome } of playOn(Run.start(game.rules, state, 0), player, ENDLESS, true)) {
    if (outcome.snapshot !== undefined) [snapshot, since] = [outcome.snapshot, []]
    const { seat } = answer
    const { verb = '', only = null } = run.glanceAt(seat) ?? {}
    if (only === null && (wanted.verb ?? verb) === verb) {
      suitable += 1
      const choice = { verb: answer.verb, key: answer.key }
      if (below(rng, suitable) === 0) found = { seed, answers, seat, verb, choice, snapshot, since: [...since] }
    }
    since.push(answer)
    answers += 1
  }
  return found
}
