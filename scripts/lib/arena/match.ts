import {
  computerChoice,
  pickOne,
  quickPlayout,
  rngFrom,
  type Game,
  type Level,
  type playout,
  type Run,
  type Seat,
  type Setup,
  type State,
} from '../../../src/engine/index.ts'

/** A match that has not ended after this number of answers never will. */
const MAX_ANSWERS = 50_000

/** Where a copy of the project has its games. */
export const GAMES_FILE = 'src/games/index.ts'

/** What to play: matches between computers of two levels. */
export interface Contest {
  readonly game: string
  readonly levels: readonly [Level, Level]
  /** The folder of another copy of the project, whose computer player is the second. */
  readonly against?: string | undefined
  readonly seats: number
  readonly preset: string
  readonly seed: string
}

/** What one of the two levels did in a match. `won`: its part of the victory, from 0 to 1. */
export interface Share {
  readonly won: number
  readonly decisions: number
  /** Milliseconds. */
  readonly thought: number
}

/** How a match went for both levels. */
export type Result = readonly [Share, Share]

/** The game in whose way each of the two plays. They may come from two copies of the project. */
export type Sides = readonly [Game, Game]

/**
 * Plays one match. Two matches in a row have the same deal, in which the levels change seats: one has the even seats,
 * the other the odd ones. Throws if it doesn't end.
 */
export function playMatch(sides: Sides, contest: Contest, number: number): Result {
  const { seats, preset, seed } = contest
  const sideOf = (seat: number) => (seat + number) % 2
  const experience = Array.from({ length: seats }, () => 0)
  const setup: Setup = { seats, preset, seed: `${seed}-${Math.floor(number / 2)}`, experience }
  const rng = { rng: rngFrom(`arena:${setup.seed} ${number % 2}`) }
  const shares = [0, 1].map(() => ({ won: 0, decisions: 0, thought: 0 }))
  const [{ rules }] = sides
  const steps: ReturnType<typeof playout> = quickPlayout(
    rules,
    setup,
    (run) => {
      const since = performance.now()
      const seat = pickOne(rng, run.seatsAsked)
      const side = sideOf(seat)
      const [game, share] = [sides[side], shares[side]]
      if (!game || !share) throw new Error(`seat ${seat} is on neither side`)
      const choice = computerChoice(game, run, seat, rng, contest.levels[side])
      share.decisions += 1
      share.thought += performance.now() - since
      return { seat, ...choice }
    },
    MAX_ANSWERS,
  )
  let next = steps.next()
  while (!next.done) next = steps.next()
  const { run } = next.value
  if (!run.isOver) throw new Error(`deal ${setup.seed} is not over after ${MAX_ANSWERS} answers`)
  for (let seat = 0; seat < seats; seat += 1) {
    const share = shares[sideOf(seat)]
    if (share) share.won += shareOfWin(run, seat)
  }
  return shares as unknown as Result
}

/** A seat's part of the victory in a finished match, from 0 to 1. */
export function shareOfWin<S extends State, V>({ rules, state }: Run<S, V>, seat: Seat): number {
  const winners = rules.standings(state).filter(({ won }) => won)
  return winners.some((one) => one.seat === seat) ? 1 / winners.length : 0
}
