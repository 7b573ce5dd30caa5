import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  below,
  rngFrom,
  LEAVE,
  ORDER,
  pickOne,
  playout,
  type HasRng,
  type Run,
  type Outcome,
} from '../../../../src/engine/index.ts'
import { kindOf } from '../../../../src/games/talisman/data/components.ts'
import { SPACE_IDS } from '../../../../src/games/talisman/data/ids.ts'
import type { TalismanFact } from '../../../../src/games/talisman/facts/index.ts'
import { inHand } from '../../../../src/games/talisman/rules/deeds/in-hand.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import { QUESTION_VERBS } from '../../../../src/games/talisman/view/verbs.ts'
import type { TalismanView } from '../../../../src/games/talisman/view/view.ts'
import { seatsIn } from '../../../../trials/choosers.ts'
import { RICH } from '../rich.ts'
import { straysAtRest } from '../../../../trials/games/talisman/strays.ts'

/** Players leave at any question: a rule puts down all it had in hand, and every card keeps a place. */

/** How often a player left at each question, and how often one took each sort of option. */
interface Tally {
  readonly left: Map<string, number>
  readonly taken: Map<string, number>
}

const TWICE = 2

/** The rarest questions have examples of their own: cards/leaving.test.ts. */
const RARE_QUESTIONS = 5

/** Played only while more questions than those have not come up: a new card makes all others rarer. */
const MORE_GAMES = 300

/** These ask every question: the full game adds those of house rules. */
const PRESETS = ['standard', 'short', 'full'] as const

/** Answers at random, half the time with the rarest sort of option. Players leave at questions where few have left. */
function leavingByChance(rng: HasRng, { left, taken }: Tally) {
  return (run: Run<Talisman, TalismanView>) => {
    const asked = pickOne(rng, run.asked)
    const still = seatsIn(run)
    const often = left.get(asked.verb) ?? 0
    if (still.length > 2 && often < TWICE && below(rng, 2) === 0) {
      left.set(asked.verb, often + 1)
      const seat = below(rng, 3) === 0 ? pickOne(rng, still) : asked.seat
      return { seat, verb: LEAVE, key: LEAVE }
    }
    if (asked.verb === 'window.act' && below(rng, 4) > 0) return { seat: asked.seat, verb: asked.verb, key: 'pass' }
    const asides = run.asidesOf(asked.seat).filter(({ verb }) => verb !== ORDER)
    if (asides.length > 0 && below(rng, 12) === 0) return { seat: asked.seat, ...choiceOf(pickOne(rng, asides)) }
    const sortOf = (key: string) => `${asked.verb} ${key.split(':')[0] ?? key}`
    const countOf = (key: string) => taken.get(sortOf(key)) ?? 0
    const rarest = Math.min(...asked.offers.map(({ key }) => countOf(key)))
    const rare = asked.offers.filter(({ key }) => countOf(key) === rarest)
    const { key } = pickOne(rng, below(rng, 2) === 0 ? rare : asked.offers)
    taken.set(sortOf(key), countOf(key) + 1)
    return { seat: asked.seat, verb: asked.verb, key }
  }
}

const choiceOf = ({ verb, key }: { readonly verb: string; readonly key: string }) => ({ verb, key })

/** Events that still lie on the board although a Character has met them. */
function eventsLeft(game: Talisman, met: ReadonlySet<string>): string[] {
  const lying = SPACE_IDS.flatMap((space) => game.spaces[space].cards)
  return lying.filter((card) => kindOf(card).type === 'event' && met.has(card))
}

function checkAtRest(game: Talisman, met: ReadonlySet<string>): void {
  const wrong = [...inHand(game), ...straysAtRest(game), ...eventsLeft(game, met)]
  if (wrong.length > 0) throw new Error(`left behind: ${wrong.join(', ')}`)
}

type Playout = ReturnType<typeof playout<Talisman, TalismanView>>

function playLeaving(seed: number, tally: Tally): void {
  const rng: HasRng = { rng: rngFrom(`leaving ${seed}`) }
  const setup = {
    seats: 4,
    preset: PRESETS[seed % PRESETS.length] ?? 'standard',
    seed: `leaving ${seed}`,
    experience: [],
  } as const
  const met = new Set<string>()
  const check = (run: Run<Talisman, TalismanView>, outcome: Outcome): void => {
    for (const { fact } of outcome.emitted) {
      const said = fact as TalismanFact
      if (said.kind === 'cards-drawn') for (const card of said.cards) met.delete(card)
      if (said.kind === 'met') met.add(said.card)
    }
    if (outcome.snapshot !== undefined) checkAtRest(JSON.parse(outcome.snapshot) as Talisman, met)
    if (run.isOver) checkAtRest(run.state, met)
  }
  const play: Playout = playout(RICH.rules, setup, leavingByChance(rng, tally), 200, 0)
  let next = play.next()
  for (; !next.done; next = play.next()) check(next.value.run, next.value.outcome)
  check(next.value.run, next.value.outcome)
}

describe('players who leave at any question', () => {
  test('players who leave at any question leave nothing in hand at rest, and every card in one place', () => {
    const tally: Tally = { left: new Map(), taken: new Map() }
    fc.assert(
      fc.property(fc.noShrink(fc.nat({ max: 1_000_000 })), (seed) => {
        playLeaving(seed, tally)
      }),
      { numRuns: 90, seed: 4 },
    )
    const neverLeft = () => QUESTION_VERBS.filter((verb) => !tally.left.has(verb))
    for (let seed = 0; seed < MORE_GAMES && neverLeft().length > RARE_QUESTIONS; seed += 1) playLeaving(seed, tally)
    expect(neverLeft().length, neverLeft().join(', ')).toBeLessThanOrEqual(RARE_QUESTIONS)
  })
})
