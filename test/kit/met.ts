import {
  below, byComputer, byNumbers, rngFrom, playout, type Asked, type AsideOffer, type Chooser, type Fact, type Game, type State, type Emitted,
} from '../../src/engine/index.ts' // prettier-ignore

/** What a table meets while a match is played out: every pause, with what was said and what is asked. */
export interface Moment<S extends State, V, F extends Fact> {
  readonly seats: number
  readonly state: S
  readonly isOver: boolean
  readonly told: readonly Emitted<F>[]
  readonly asked: readonly Asked[]
  /** What everybody may know of the questions. */
  readonly open: readonly Asked[]
  readonly asides: (seat: number) => readonly AsideOffer[]
  readonly view: (seat: number | null) => V
}

export interface Match {
  readonly seats: number
  readonly preset: string
  readonly seed: string
  readonly by: 'computer' | 'chance'
  readonly limit: number
}

export const name = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'][seat] ?? `Seat ${seat}`

/** Every pause of a match, the end included. `byChance` answers from numbers: by default with any offer or aside. */
export function* momentsOf<S extends State, V, F extends Fact>(
  game: Game<S, V, F>,
  { seats, preset, seed, by, limit }: Match,
  byChance: (numbers: readonly number[]) => Chooser<S, V> = byNumbers,
): Generator<Moment<S, V, F>> {
  const chooser = by === 'computer' ? byComputer(game, seed) : byChance(numbersFrom(seed, limit))
  const play: ReturnType<typeof playout<S, V>> = playout(
    game.rules,
    { seats, preset, seed, experience: [] },
    chooser,
    limit,
  )
  for (let step = play.next(); ; step = play.next()) {
    const { run, emitted: told } = step.value
    yield {
      seats,
      state: run.state,
      isOver: run.isOver,
      told: told as readonly Emitted<F>[],
      asked: run.asked,
      open: run.askedAsSeenBy(null),
      asides: (seat) => run.asidesOf(seat),
      view: (seat) => run.rules.view(run.state, seat),
    }
    if (step.done) return
  }
}

function numbersFrom(seed: string, many: number): number[] {
  const rng = { rng: rngFrom(`numbers:${seed}`) }
  return Array.from({ length: many }, () => below(rng, 1_000_000))
}
