import { computerChoice, rankedChoices } from './computer.ts'
import { chanceOfWinning } from './evaluation.ts'
import type { Seat, State } from './facts.ts'
import type { Game } from './game.ts'
import type { Choice } from './play.ts'
import { playAhead } from './playout.ts'
import { meanOf } from './kit/mean.ts'
import { rngFrom } from './kit/random.ts'
import type { Run } from './run.ts'

/** How much a computer player thinks ahead about a choice. */
export interface Budget {
  /** At most this many imagined matches are played on, over all options. */
  readonly playouts: number
  /** How many turns each is played on before its position is evaluated. */
  readonly horizon: number
  /** How many options are compared, the fair player's choice among them. */
  readonly candidates: number
  /** Another option is taken only if it is better than the fair one by more than this many standard errors. */
  readonly margin: number
}

/** How much the level `cunning` thinks about a choice, where a game's evaluation says nothing else. */
export const CUNNING: Budget = { playouts: 192, horizon: 8, candidates: 5, margin: 1.5 }

/** How much the level `cunning` thinks about a choice in a game. */
export function cunningIn({ evaluation }: Pick<Game, 'evaluation'>): Budget {
  return { ...CUNNING, ...evaluation?.ahead }
}

/** What thinking ahead says about an option. */
export interface Considered extends Choice {
  /** The estimated chance of winning with it, from 0 to 1. */
  readonly chance: number
  /** By how much that chance is higher than with the fair player's choice, and the standard error of this gain. */
  readonly gain: number
  readonly error: number
  /** The number of possible worlds in which it was tried. */
  readonly worlds: number
}

/** A choice, and the options that were compared, the fair player's choice first. Empty if none were. */
export interface Thought {
  readonly choice: Choice
  readonly considered: readonly Considered[]
}

/** A thought world by world. Send `true` to end it. */
export type Thinking = Generator<void, Thought, boolean | undefined>

/** Where to play on from: the position in a fresh run each time, because playing on changes it. */
export type FreshRun<S extends State, V> = () => Run<S, V>

/** No deviation from the fair player's choice is based on fewer worlds. */
const MIN_WORLDS = 24
/** After this many worlds, options that look worse than the fair player's choice are dropped. */
const WORLDS_BEFORE_DROPPING = 8
/** By how many standard errors they must look worse. */
const DROPPING_MARGIN = 0.5
/** A playout of this many answers is evaluated where it stands: odd first steps may lead round in circles. */
const MAX_ANSWERS = 400

/**
 * What a seat should answer: the fair player's choice, unless another option does clearly better in worlds that the
 * seat can't tell apart from the real one. An aside that the fair player wants is not thought about.
 *
 * In each world every option meets the same cards and dice, all seats play on as the fair player does, and after some
 * turns the seat's chance of winning is estimated (Ginsberg, "GIB: imperfect information in a computationally
 * challenging game", 2001). The thought depends only on what the seat knows, on the seed and on the budget.
 *
 * Yields after each world. A caller that is out of time sends `true`, and gets what has been found out so far.
 */
export function* thinking<S extends State, V>(
  game: Game<S, V>,
  fresh: FreshRun<S, V>,
  seat: Seat,
  seed: string,
  budget: Budget,
): Thinking {
  const run = fresh()
  const rng = { rng: rngFrom(`thinking:${seed}`) }
  const choice = computerChoice(game, run, seat, rng, 'fair')
  const others = rankedChoices(game, run, { seat, ...choice }, { most: budget.candidates - 1, rng })
  const isAside = choice.verb !== run.askedOf(seat)?.verb
  if (isAside || others.length === 0) return { choice, considered: [] }
  const trials: Trial[] = [choice, ...others].map((option) => ({ option, values: [], isOpen: true }))
  let [left, failures] = [budget.playouts, 0]
  for (let world = 0; ; world += 1) {
    const open = trials.filter(({ isOpen }) => isOpen)
    if (open.length < 2 || left < open.length || failures > MIN_WORLDS) break
    left -= open.length
    const options = open.map(({ option }) => option)
    const values = valuesIn(game, fresh, { seat, options, seed: `${seed} ${world}`, horizon: budget.horizon })
    if (!values) failures += 1
    for (const [at, value] of values?.entries() ?? []) open[at]?.values.push(value)
    dropLosers(open)
    if (yield) break
  }
  const considered = trials.map((trial) => consideredOf(trial, trials[0]?.values ?? []))
  const [best] = considered
    .filter(({ gain, error, worlds }) => worlds >= MIN_WORLDS && gain > budget.margin * error)
    .sort((a, b) => b.gain - a.gain)
  return { choice: best ? { verb: best.verb, key: best.key } : choice, considered }
}

/** An option, and the estimated chance of winning with it in each world. */
interface Trial {
  readonly option: Choice
  readonly values: number[]
  isOpen: boolean
}

function gainsOf({ values }: Trial, usual: readonly number[]): readonly number[] {
  return values.map((value, at) => value - (usual[at] ?? 0))
}

/** Stops trying options that look worse than the first, which is the fair player's choice. */
function dropLosers([usual, ...others]: readonly Trial[]): void {
  for (const trial of others) {
    if (trial.values.length < WORLDS_BEFORE_DROPPING) continue
    const { mean, error } = meanOf(gainsOf(trial, usual?.values ?? []))
    trial.isOpen = mean > -DROPPING_MARGIN * error
  }
}

function consideredOf(trial: Trial, usual: readonly number[]): Considered {
  const { mean: gain, error } = meanOf(gainsOf(trial, usual))
  return { ...trial.option, chance: meanOf(trial.values).mean, gain, error, worlds: trial.values.length }
}

/** What to try, and how. */
interface Attempt {
  readonly seat: Seat
  readonly options: readonly Choice[]
  /** Determines the world, and the dice and the choices in it. */
  readonly seed: string
  /** Turns to play on. */
  readonly horizon: number
}

/**
 * The seat's chance of winning after each option in one possible world; `null` if the rules throw there or refuse an
 * option: a world that can't be gone on with counts for nothing, and is nobody's fault.
 */
function valuesIn<S extends State, V>(
  game: Game<S, V>,
  fresh: FreshRun<S, V>,
  attempt: Attempt,
): readonly number[] | null {
  try {
    return attempt.options.map((option) => valueAfter(game, fresh(), attempt, option))
  } catch {
    return null
  }
}

function valueAfter<S extends State, V>(
  game: Game<S, V>,
  run: Run<S, V>,
  { seat, seed, horizon }: Attempt,
  { verb, key }: Choice,
): number {
  playAhead(game, run, { seat, verb, key }, { seed: `world:${seed}`, turns: horizon, answers: MAX_ANSWERS })
  if (run.isOver) return shareOfWin(run, seat)
  if (!game.evaluation) throw new Error(`${game.rules.id} has no evaluation`)
  return chanceOfWinning(game.evaluation, run.view(seat))
}

/** A seat's part of the victory in a finished match, from 0 to 1. */
export function shareOfWin<S extends State, V>({ rules, state }: Run<S, V>, seat: Seat): number {
  const winners = rules.standings(state).filter(({ won }) => won)
  return winners.some((one) => one.seat === seat) ? 1 / winners.length : 0
}
