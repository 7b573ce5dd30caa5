import type { Asked, Run, State } from '../src/engine/index.ts'
import { fail } from './sameness.ts'

// A table never waits for a secret reason: the candidates are public, or only the asked seat knows. And a clock can
// answer every question.

/** The verbs of a game: those that may be reactions, those that never are, and those of them that may be secret. */
export interface Weights {
  readonly reactions: readonly string[]
  readonly decisions: readonly string[]
  readonly secrets: readonly string[]
}

/** Everything that must hold at every pause. */
export function checkWaiting<S extends State, V>(run: Run<S, V>, weights?: Weights): void {
  const { asked, candidates: askedAmong } = run
  if (asked.length === 0) fail('nobody is asked, and the game is not over')
  for (const one of asked) {
    checkKnown(one, askedAmong)
    checkDefault(run, one)
    if (weights) checkWeight(one, weights)
  }
  const gone = askedAmong.find((seat) => !run.rules.isIn(run.state, seat))
  if (gone !== undefined) fail(`all wait for seat ${gone}, which has left the game`)
}

/**
 * A reaction is public, because others wait for it. A secret but known question goes to one of the public candidates.
 */
function checkKnown({ seat, verb, secret, known, reaction, formality }: Asked, among: readonly number[]): void {
  const what = `${verb} of seat ${seat}`
  if (known === (secret && among.length === 0)) fail(`${what}: whether it is known does not fit`)
  if (reaction && !known) fail(`${what}: others cannot wait for what they do not know`)
  // Nobody waits for a formality.
  if (secret && known && !formality && !among.includes(seat))
    fail(`${what}: is not among those who are known to be asked`)
}

/** The answers of clocks and standing orders are legal. */
function checkDefault<S extends State, V>(
  run: Run<S, V>,
  { seat, verb, default: fallback, standing, order }: Asked,
): void {
  const what = `${verb} of seat ${seat}`
  for (const key of [fallback, standing]) {
    const why = key === null ? null : run.refusal({ seat, verb, key })
    if (why !== null) fail(`${what}: ${key}, taken for the silent, is ${why}`)
  }
  if (standing === null && order !== null) fail(`${what}: an order answers nothing`)
}

/** Every verb is declared as a reaction or a decision. */
function checkWeight({ verb, reaction, known }: Asked, { reactions, decisions, secrets }: Weights): void {
  if (!known && !secrets.includes(verb)) fail(`${verb}: the table waits, and nobody can tell for whom`)
  const isReaction = reactions.includes(verb)
  if (isReaction === decisions.includes(verb)) fail(`${verb}: is it a reaction or a decision?`)
  if (reaction && !isReaction) fail(`${verb}: a decision gets the time of a reaction`)
}
