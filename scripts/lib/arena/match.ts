import {
  computerChoice,
  freshSeed,
  pickOne,
  rngFrom,
  Run,
  runToEnd,
  shareOfWin,
  thinking,
  type Budget,
  type Choice,
  type Game,
  type Level,
  type Seat,
  type Setup,
} from '../../../src/engine/index.ts'
import { positionAfter, runAt, type Position } from '../../../trials/position.ts'

/** A match that has not ended after this number of answers never will. */
const MAX_ANSWERS = 50_000

/** Where a copy of the project has its games. */
export const GAMES_FILE = 'src/games/index.ts'

/** What to play: matches between computers of two levels. */
export interface Contest {
  readonly game: string
  readonly levels: readonly [Level, Level]
  /** How much the level `cunning` thinks about a choice. */
  readonly budget: Budget
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
  /** How many decisions were thought about, and in how many of these that changed the fair player's choice. */
  readonly considered: number
  readonly changed: number
  /** Imagined matches. */
  readonly playouts: number
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
  const shares = [0, 1].map(() => ({ won: 0, decisions: 0, thought: 0, considered: 0, changed: 0, playouts: 0 }))
  const [{ rules }] = sides
  const thinks = contest.levels.includes('cunning')
  const { run, opening } = Run.start(rules, rules.create(setup), thinks ? 0 : Infinity)
  let position: Position = { snapshot: opening.snapshot ?? '', since: [] }
  for (let answers = 0; !run.isOver; answers += 1) {
    if (answers >= MAX_ANSWERS) throw new Error(`deal ${setup.seed} is not over after ${MAX_ANSWERS} answers`)
    const since = performance.now()
    const seat = pickOne(rng, run.seatsAsked)
    const side = sideOf(seat)
    const [game, share] = [sides[side], shares[side]]
    if (!game || !share) throw new Error(`seat ${seat} is on neither side`)
    const choice =
      contest.levels[side] === 'cunning' && run.glanceAt(seat)?.only === null
        ? thoughtThrough(
            game,
            () => runAt(rules, position),
            { seat, seed: freshSeed(rng), budget: contest.budget },
            share,
          )
        : computerChoice(game, run, seat, rng, contest.levels[side])
    share.decisions += 1
    share.thought += performance.now() - since
    const led = run.repeat({ seat, ...choice })
    if (typeof led === 'string') throw new Error(`${led}: ${choice.verb} ${choice.key} in deal ${setup.seed}`)
    if (thinks) position = positionAfter(position, { seat, ...choice }, led.snapshot)
  }
  for (let seat = 0; seat < seats; seat += 1) {
    const share = shares[sideOf(seat)]
    if (share) share.won += shareOfWin(run, seat)
  }
  return shares as unknown as Result
}

/** Thinks a choice through, and counts what that took. */
function thoughtThrough(
  game: Game,
  fresh: () => Run,
  { seat, seed, budget }: { readonly seat: Seat; readonly seed: string; readonly budget: Budget },
  share: { considered: number; changed: number; playouts: number },
): Choice {
  const { choice, considered } = runToEnd(thinking(game, fresh, seat, seed, budget))
  const [usual] = considered
  if (!usual) return choice
  share.considered += 1
  share.playouts += considered.reduce((sum, { worlds }) => sum + worlds, 0)
  if (choice.key !== usual.key) share.changed += 1
  return choice
}
