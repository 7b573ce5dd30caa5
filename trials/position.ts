import { loadState, Run, type Answer, type Rules, type State } from '../src/engine/index.ts'

/** A position of a match: the state at the last turn boundary, and the answers since. */
export interface Position {
  readonly snapshot: string
  readonly since: readonly Answer[]
}

/** A run at a position. Each call returns one of its own. */
export function runAt<S extends State, V>(rules: Rules<S, V>, { snapshot, since }: Position): Run<S, V> {
  const { run } = Run.resume(rules, loadState(rules, { version: rules.version, state: snapshot }))
  for (const answer of since) {
    const led = run.repeat(answer)
    if (typeof led === 'string') throw new Error(`${led}: ${JSON.stringify(answer)}`)
  }
  return run
}

/** The position after an answer. `snapshot`: taken at a turn boundary that the answer led across. */
export function positionAfter({ snapshot: before, since }: Position, answer: Answer, snapshot?: string): Position {
  return snapshot === undefined ? { snapshot: before, since: [...since, answer] } : { snapshot, since: [] }
}
