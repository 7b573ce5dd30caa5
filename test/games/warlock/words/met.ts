import { byNumbers, type Chooser } from '../../../../src/engine/index.ts'
import type { WarlockFact } from '../../../../src/games/warlock/facts/index.ts'
import { WARLOCK } from '../../../../src/games/warlock/index.ts'
import type { Warlock } from '../../../../src/games/warlock/state/state.ts'
import type { WarlockView } from '../../../../src/games/warlock/view/view.ts'
import { momentsOf, type Match, type Moment as AnyMoment } from '../../../kit/met.ts'

export { name, type Match } from '../../../kit/met.ts'
export type Moment = AnyMoment<Warlock, WarlockView, WarlockFact>

export const moments = (match: Match): Generator<Moment> => momentsOf(WARLOCK, match, byWhim)

/** Answers at random, but seldom with an aside: a notebook has more cells to mark than a turn has options. */
function byWhim(numbers: readonly number[]): Chooser<Warlock, WarlockView> {
  const anything = byNumbers<Warlock, WarlockView>(numbers)
  let step = 0
  return (run) => {
    step += 1
    const answer = anything(run)
    const asked = run.asked.find(({ seat }) => seat === answer.seat)
    if (!asked || step % 20 === 0) return answer
    const isOffered = asked.verb === answer.verb && asked.offers.some(({ key }) => key === answer.key)
    const key = asked.offers[(numbers[step] ?? step) % asked.offers.length]?.key ?? ''
    return isOffered ? answer : { seat: asked.seat, verb: asked.verb, key }
  }
}
