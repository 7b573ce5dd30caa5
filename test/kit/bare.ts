import {
  rngFrom,
  freshSeed,
  reseed,
  Run,
  type Answer,
  type Aside,
  type Outcome,
  type Play,
  type Rules,
  type Seat,
  type State,
  OptionSheet,
} from '../../src/engine/index.ts'

/** The least a game can be: one turn, and a list of what happened. */
export interface Bare extends State {
  notes: string[]
  turns: number
  active: Seat
}

export function bareState(seed = 'bare'): Bare {
  return { rng: rngFrom(seed), emitted: [], revealed: 0, notes: [], turns: 0, active: 0 }
}

/** Rules of which only the turn matters; the game is over after `turns` of them. */
export function bareRules(
  turn: (game: Bare) => Play,
  { turns = 1, ...more }: Partial<Rules<Bare, null>> & { turns?: number } = {},
): Rules<Bare, null> {
  return {
    id: 'bare',
    sheet: new OptionSheet({ options: {}, presets: { standard: {}, short: {} } }),
    seats: { min: 1, max: 4 },
    version: 1,
    migrations: {},
    create: ({ seed }) => bareState(seed),
    *turn(game) {
      yield* turn(game)
      game.turns += 1
    },
    isOver: (game) => game.turns >= turns,
    *leave(game, seat) {
      game.notes.push(`left ${seat}`)
    },
    isIn: (game, seat) => !game.notes.includes(`left ${seat}`),
    inHand: () => [],
    view: () => null,
    determinize: (game, _viewer, rng) => reseed(game, freshSeed(rng)),
    reshuffleHidden: () => undefined,
    standings: () => [],
    ...more,
  }
}

/** Starts a game of one turn. */
export function begin(
  turn: (game: Bare) => Play,
  more: Partial<Rules<Bare, null>> & { turns?: number; asides?: (game: Bare, seat: Seat) => readonly Aside[] } = {},
): Run<Bare, null> {
  return Run.start(bareRules(turn, more), bareState(), 0).run
}

/** Answers, and insists that it was accepted. */
export function accepted<S extends State, V>(run: Run<S, V>, seat: Seat, verb: string, key: string): Outcome {
  const answer: Answer = { seat, verb, key }
  const outcome = run.submit(answer)
  if (typeof outcome === 'string') throw new Error(`${outcome}: ${JSON.stringify(answer)}`)
  return outcome
}
