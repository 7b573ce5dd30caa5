import { rngFrom, pickOne, Run, type Answer, type Chooser, type Game, type State } from '../../src/engine/index.ts'

/** A position of a game that a test begins from: how to come to it, the run that stands there, and what was wanted. */
export interface Position<T = unknown> {
  readonly seed: string
  readonly answers: readonly Answer[]
  readonly run: Run
  readonly found: T
}

/** A short game of four, after some answers. */
export function replay({ rules }: Game, seed: string, answers: readonly Answer[] = []): Run {
  const { run } = Run.start(rules, rules.create({ seats: 4, preset: 'short', seed, experience: [0, 0, 0, 0] }))
  for (const answer of answers) run.submit(answer)
  return run
}

/**
 * Plays games of four until one stands where a test wants it. `again` gives the test a run of its own to try things on.
 * `first` is done by every seat as soon as it can be; `known` is the game that has it, as the rules are now, looked at
 * first.
 */
export function findPosition<T>(
  game: Game,
  wanted: (run: Run, again: () => Run) => T | undefined,
  { first = null as Omit<Answer, 'seat'> | null, player = quietly, games = 300, steps = 60, known = 0 } = {},
): Position<T> {
  for (const number of [known, ...Array(games).keys()]) {
    const seed = `position ${number}`
    const choose = player(game, seed)
    const answers: Answer[] = []
    const run = replay(game, seed)
    const give = (answer: Answer) => {
      if (typeof run.submit(answer) !== 'string') answers.push(answer)
    }
    for (let step = 0; step < steps && !run.isOver; step += 1) {
      for (const seat of [0, 1, 2, 3]) {
        const may = first && run.asidesOf(seat).some(({ verb, key }) => verb === first.verb && key === first.key)
        if (may) give({ seat, ...first })
      }
      const found = wanted(run, () => replay(game, seed, answers))
      if (found !== undefined) return { seed, answers, run, found }
      give(choose(run))
    }
  }
  throw new Error('no game came to where it was wanted')
}

/** Lets things be where that is possible, so that much is held and little done. */
function quietly(_game: Game, seed: string): Chooser<State, unknown> {
  const rng = { rng: rngFrom(seed) }
  return ({ asked: [asked] }) => {
    if (!asked) throw new Error('nobody is asked')
    const pass = asked.offers.find(({ key }) => key === 'pass')
    return { seat: asked.seat, verb: asked.verb, key: (pass ?? pickOne(rng, asked.offers)).key }
  }
}
