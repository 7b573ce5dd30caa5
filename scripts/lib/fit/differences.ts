import {
  ENDLESS,
  playingAhead,
  rankedChoices,
  rngFrom,
  shareOfWin,
  type Choice,
  type Game,
  type State,
} from '../../../src/engine/index.ts'
import { runAt } from '../../../trials/position.ts'
import { positionOf, type Judged } from '../judge/position.ts'
import type { Source } from './positions.ts'
import type { Sample } from './regression.ts'

/** How many options of a question are compared with the one that was chosen, and in how many worlds. */
const OTHERS = 3
const WORLDS = 10
/** After how many turns positions are measured. */
const HORIZONS: readonly number[] = [4, 8]

/**
 * Differences between options of one question, in a match of its own for each number, with the first of the presets and
 * numbers of seats: another option than the fair one is tried in the same worlds, with the same dice. What it did to
 * the numbers some turns later, and whether it won where the fair one did not, or the other way round. Worlds in which
 * both came to the same teach nothing.
 */
export function differencesOf<S extends State, V>(game: Game<S, V>, source: Source, number: number): readonly Sample[] {
  const [seats = 2, preset = 'short'] = [source.seats[0], source.presets[0]]
  const wanted = { level: 'fair', seats, preset, seed: `${source.seed}:differences` } as const
  const position = positionOf(game, wanted, number)
  if (!position) return []
  const { seat, choice, seed } = position
  const rng = { rng: rngFrom(`fit:others ${seed}`) }
  const others = rankedChoices(game, runAt(game.rules, position), { seat, ...choice }, { most: OTHERS, rng })
  const found: Sample[] = []
  for (let world = 0; world < WORLDS; world += 1) {
    const [usual, ...rest] = [choice, ...others].map((option) => endOf(game, position, option, `${seed} ${world}`))
    for (const end of rest) if (usual && end) found.push(...differencesBetween(usual, end))
  }
  return found
}

/** What came of an option in one world. */
interface End {
  /** Measured at the horizons that came before the end of the match. */
  readonly measured: readonly (readonly number[])[]
  readonly share: number
}

/** `null` if the rules throw in this world, or refuse the option: such a world says nothing. */
function endOf<S extends State, V>(game: Game<S, V>, position: Judged, option: Choice, world: string): End | null {
  const { evaluation, rules } = game
  const { seat } = position
  const run = runAt(rules, position)
  const measured: (readonly number[])[] = []
  try {
    for (const ended of playingAhead(game, run, { seat, ...option }, { seed: `fit:${world}`, answers: ENDLESS })) {
      const due = HORIZONS[measured.length]
      if (evaluation && due !== undefined && ended >= due) measured.push(evaluation.measure(run.view(seat)))
    }
  } catch {
    return null
  }
  return run.isOver ? { measured, share: shareOfWin(run, seat) } : null
}

function differencesBetween(usual: End, other: End): readonly Sample[] {
  if (usual.share === other.share) return []
  const won = other.share > usual.share ? 1 : 0
  return HORIZONS.flatMap((_, at) => {
    const [before, after] = [usual.measured[at], other.measured[at]]
    if (!before || !after) return []
    const numbers = after.map((number, index) => number - (before[index] ?? 0))
    return numbers.some((number) => number !== 0) ? [{ numbers, won, isDifference: true }] : []
  })
}
