import { byComputer, quickPlayout, shareOfWin, type Game, type Playout, type State } from '../../../src/engine/index.ts'

/** A match that has not ended after this number of answers never will. */
const MAX_ANSWERS = 50_000
/** Positions are measured at every turn's end up to this many a match, then at every second, and so on. */
const MOST_POSITIONS = 40

/** Which matches to play. */
export interface Source {
  readonly game: string
  readonly seed: string
  /** The matches take turns at these. */
  readonly presets: readonly string[]
  readonly seats: readonly number[]
}

/** A position at the end of a turn. */
export interface Measured {
  /** How much of the match's turns lay behind it, from 0 to 1. */
  readonly progress: number
  /** For each seat: the numbers of its own view, and its part of the victory. */
  readonly seats: readonly { readonly numbers: readonly number[]; readonly won: number }[]
}

/** Plays the match with this number between fair computers, and measures its positions. */
export function positionsOf<S extends State, V>(game: Game<S, V>, source: Source, number: number): readonly Measured[] {
  const { evaluation } = game
  if (!evaluation) throw new Error(`${game.rules.id} has no evaluation`)
  const { presets, seats: counts } = source
  const seats = counts[number % counts.length] ?? 2
  const preset = presets[Math.floor(number / counts.length) % presets.length] ?? ''
  const seed = `${source.seed}-${number}`
  const everySeat = Array.from({ length: seats }, (_, seat) => seat)
  const setup = { seats, preset, seed, experience: everySeat.map(() => 0) }
  const found: (readonly (readonly number[])[])[] = []
  let [turns, every] = [0, 1]
  const steps: Playout<S, V> = quickPlayout(game.rules, setup, byComputer(game, `fit:${seed}`), MAX_ANSWERS)
  let next = steps.next()
  while (!next.done) {
    const { run, outcome } = next.value
    if (outcome.turns > 0 && (turns += 1) % every === 0) {
      found.push(everySeat.map((seat) => evaluation.measure(run.view(seat))))
      if (found.length >= 2 * MOST_POSITIONS) {
        every *= 2
        for (let at = 0; at < found.length; at += 1) found.splice(at, 1)
      }
    }
    next = steps.next()
  }
  const { run } = next.value
  if (!run.isOver) throw new Error(`match ${seed} is not over after ${MAX_ANSWERS} answers`)
  const won = everySeat.map((seat) => shareOfWin(run, seat))
  return found.map((position, at) => ({
    progress: at / found.length,
    seats: position.map((numbers, seat) => ({ numbers, won: won[seat] ?? 0 })),
  }))
}
