import type { Asked, Run, State } from '../src/engine/index.ts'
import { fail } from './sameness.ts'

// A table never waits for what nobody can bring about: all can tell among whom it waits, or it is nobody's business but of
// whoever is asked; and a clock can answer for each.

/** Every verb that is asked: what may be a reaction, and what never is; and of which of these nobody else may know. */
export interface Weights {
  readonly reactions: readonly string[]
  readonly decisions: readonly string[]
  readonly secrets: readonly string[]
}

/** What must hold at every pause. */
export function checkWaiting<S extends State, V>(run: Run<S, V>, weights?: Weights): void {
  const { asked, candidates: askedAmong } = run
  if (asked.length === 0) fail('nobody is asked, and the game is not over')
  for (const one of asked) {
    checkKnown(one, askedAmong)
    checkDefault(run, one)
    if (weights) checkWeight(one, weights)
  }
  const gone = askedAmong.find((seat) => !run.rules.isIn(run.state, seat))
  if (gone !== undefined) fail(`all believe that seat ${gone} is asked, which does not play any more`)
}

/** What is a reaction is known to all, who wait for it; what is secret and known is asked of one of those who are known. */
function checkKnown({ seat, verb, secret, known, reaction }: Asked, among: readonly number[]): void {
  const what = `${verb} of seat ${seat}`
  if (known === (secret && among.length === 0)) fail(`${what}: whether it is known does not fit`)
  if (reaction && !known) fail(`${what}: others cannot wait for what they do not know`)
  if (secret && known && !among.includes(seat)) fail(`${what}: is not among those who are known to be asked`)
}

/** What a clock or an order answers is legal. */
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

/** Of every verb it was decided whether it can be a reaction. */
function checkWeight({ verb, reaction, known }: Asked, { reactions, decisions, secrets }: Weights): void {
  if (!known && !secrets.includes(verb)) fail(`${verb}: the table waits, and nobody can tell for whom`)
  const isReaction = reactions.includes(verb)
  if (isReaction === decisions.includes(verb)) fail(`${verb}: is it a reaction or a decision?`)
  if (reaction && !isReaction) fail(`${verb}: a decision gets the time of a reaction`)
}
