import { rngFrom, pickOne, type HasRng } from './kit/random.ts'
import { computerChoice } from './computer.ts'
import type { Game, Level } from './game.ts'
import type { State, Emitted } from './facts.ts'
import { ORDER } from './orders.ts'
import type { Choice } from './play.ts'
import type { Rules, Setup } from './rules.ts'
import { Run, type Answer, type Outcome } from './run.ts'

/** A pause of a playout, and the answer about to be given. */
export interface Step<S extends State, V> {
  readonly run: Run<S, V>
  readonly answer: Answer
  /** Facts emitted since the previous pause. */
  readonly emitted: readonly Emitted[]
  /** The outcome of the previous answer; at the first pause, that of the opening. */
  readonly outcome: Outcome
}

/** Chooses an answer for one of the asked seats. */
export type Chooser<S extends State, V> = (run: Run<S, V>) => Answer

/** A match pause by pause, and its end. */
export type Playout<S extends State, V> = Generator<
  Step<S, V>,
  { run: Run<S, V>; answers: number; emitted: readonly Emitted[]; outcome: Outcome }
>

/**
 * Plays a game in memory from its beginning, without storing or rebuilding anything. Yields at every pause before the
 * answer is given, and ends with the game or after `limit` answers. Throws if an answer is refused.
 */
export function* playout<S extends State, V>(
  rules: Rules<S, V>,
  setup: Setup,
  chooser: Chooser<S, V>,
  limit = Infinity,
  snapshotAfter = Infinity,
): Playout<S, V> {
  return yield* playOn(Run.start(rules, rules.create(setup), snapshotAfter), chooser, limit)
}

/** Like `playout`, but cheaper: it does not work out which answers were quiet, and takes no snapshots. */
export function* quickPlayout<S extends State, V>(
  rules: Rules<S, V>,
  setup: Setup,
  chooser: Chooser<S, V>,
  limit = Infinity,
): Playout<S, V> {
  return yield* playOn(Run.start(rules, rules.create(setup)), chooser, limit, true)
}

/**
 * Plays on from any position: a run just started, and the outcome of its opening. `isQuick`: no answer counts as quiet.
 */
export function* playOn<S extends State, V>(
  { run, opening }: { readonly run: Run<S, V>; readonly opening: Outcome },
  chooser: Chooser<S, V>,
  limit = Infinity,
  isQuick = false,
): Playout<S, V> {
  let outcome = opening
  let answers = 0
  while (!run.isOver && answers < limit) {
    const answer = chooser(run)
    yield { run, answer, emitted: outcome.emitted, outcome }
    const led = isQuick ? run.repeat(answer) : run.submit(answer)
    if (typeof led === 'string') throw new Error(`${led}: ${JSON.stringify(answer)}`)
    outcome = { quiet: false, ...led }
    answers += 1
  }
  return { run, answers, emitted: outcome.emitted, outcome }
}

/** How to play on: with which dice, and until how many answers were given. */
export interface Onwards {
  /** Determines the world, and the dice and the choices in it. */
  readonly seed: string
  readonly answers: number
  /** The level of each seat (default: all `fair`). */
  readonly levels?: readonly Level[]
}

/** How far to play on: until this many turns have ended. */
export interface Ahead extends Onwards {
  readonly turns: number
}

/**
 * Turns a run into a likely world of a seat, gives the seat's answer there, and plays on as computer players do, in
 * every seat. Throws if the rules throw or refuse an answer.
 */
export function playAhead<S extends State, V>(
  game: Game<S, V>,
  run: Run<S, V>,
  answer: Answer,
  { turns, ...onwards }: Ahead,
): void {
  for (const ended of playingAhead(game, run, answer, onwards)) if (ended >= turns) return
}

/** Like `playAhead`, but pause by pause to the end of the match: yields how many turns have ended so far. */
export function* playingAhead<S extends State, V>(
  game: Game<S, V>,
  run: Run<S, V>,
  answer: Answer,
  { seed, answers, levels }: Onwards,
): Generator<number, void> {
  run.imagineLikely(answer.seat, { rng: rngFrom(seed) })
  const led = run.repeat(answer)
  if (typeof led === 'string') throw new Error(led)
  const opening = { ...led, quiet: false }
  let ended = 0
  for (const { outcome } of playOn({ run, opening }, byComputer(game, seed, levels), answers, true)) {
    ended += outcome.turns
    yield ended
  }
}

/** One number in this many picks a standing order, if any is available. */
const ORDER_EVERY = 29

/**
 * Answers from a list of numbers, each taken modulo the options on offer, asides included. Now and then sets a standing
 * order. For shrinking tests.
 */
export function byNumbers<S extends State, V>(numbers: readonly number[], whenSpent = 0): Chooser<S, V> {
  let next = 0
  return (run) => {
    const spent = next >= numbers.length
    const number = spent ? whenSpent : (numbers[next] ?? 0)
    next += 1
    const asked = run.asked[number % run.asked.length]
    if (!asked) throw new Error('the pause has no question')
    const asides = spent ? [] : run.asidesOf(asked.seat)
    const orders = number % ORDER_EVERY === ORDER_EVERY - 1 ? asides.filter(({ verb }) => verb === ORDER) : []
    const beside: readonly Choice[] = [
      ...asked.offers.map((offer) => ({ verb: asked.verb, key: offer.key })),
      ...asides.filter(({ verb }) => verb !== ORDER),
    ]
    const choices = orders.length > 0 ? orders : beside
    const choice = choices[Math.floor(number / run.asked.length) % choices.length]
    if (!choice) throw new Error(`seat ${asked.seat} has nothing on offer`)
    return { seat: asked.seat, verb: choice.verb, key: choice.key }
  }
}

/** Answers every seat's questions with the game's computer player. `levels`: of the seats (default: all `fair`). */
export function byComputer<S extends State, V>(
  game: Game<S, V>,
  seed: string,
  levels: readonly Level[] = [],
): Chooser<S, V> {
  const rng: HasRng = { rng: rngFrom(`computer:${seed}`) }
  return (run) => {
    const seat = pickOne(rng, run.seatsAsked)
    const { verb, key } = computerChoice(game, run, seat, rng, levels[seat])
    return { seat, verb, key }
  }
}

/** The default answer for a seat that does not answer. */
export function byDefault<S extends State, V>(run: Run<S, V>, seat: number, rng: HasRng): Answer {
  const asked = run.askedOf(seat)
  if (!asked) throw new Error(`seat ${seat} is not asked`)
  return { seat, verb: asked.verb, key: asked.default ?? pickOne(rng, asked.offers).key }
}
