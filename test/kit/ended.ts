import {
  byComputer,
  playout,
  type Chooser,
  type Game,
  type Happened,
  type Playout,
  type Seat,
  type Standing,
  type State,
  type Emitted,
} from '../../src/engine/index.ts'

/** A match as everybody saw it: what was told, pause by pause where pieces stood, and how it ended. */
export interface Ended {
  readonly happened: readonly Happened[]
  readonly view: unknown
  readonly isOver: boolean
  readonly standings: readonly Standing[]
}

/**
 * Plays a match of computer players, or of the given chooser, to its end or up to a number of answers. `onPause`: the
 * facts since the last pause.
 */
export function ended(
  game: Game,
  {
    seats,
    preset = 'short',
    seed = '1',
    most = 1500,
  }: { seats: number; preset?: string; seed?: string; most?: number },
  names: readonly string[],
  chooser: Chooser<State, unknown> = byComputer(game, seed),
  onPause: (told: readonly Happened[], view: unknown) => void = () => undefined,
): Ended {
  const setup = { seats, preset, seed, experience: Array<number>(seats).fill(0) }
  const match: Playout<State, unknown> = playout(game.rules, setup, chooser, most)
  const happened: Happened[] = []
  for (;;) {
    const step = match.next()
    const { run, emitted: told } = step.value
    const view: unknown = game.rules.view(run.state, null)
    const called = game.words.called?.(view) ?? []
    const nameOf = (seat: Seat) => called[seat] ?? names[seat] ?? ''
    const heard = told.flatMap(({ fact, to }: Emitted) => (to === 'all' ? [{ fact, names: nameOf }] : []))
    happened.push(...heard)
    onPause(heard, view)
    if (step.done) {
      const { isOver } = run
      return { happened, view, isOver, standings: isOver ? game.rules.standings(run.state) : [] }
    }
  }
}
