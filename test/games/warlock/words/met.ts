import {
  below, byComputer, byNumbers, chanceFrom, playout, type Asked, type AsideOffer, type Chooser, type Length, type Told,
} from '../../../../src/engine/index.ts' // prettier-ignore
import type { WarlockFact } from '../../../../src/games/warlock/facts.ts'
import { WARLOCK } from '../../../../src/games/warlock/index.ts'
import type { Warlock } from '../../../../src/games/warlock/state.ts'
import type { WarlockView } from '../../../../src/games/warlock/view.ts'

/** What a table meets while a match is played out: every pause, with what was said and what is asked. */
export interface Moment {
  readonly state: Warlock
  readonly told: readonly Told<WarlockFact>[]
  readonly asked: readonly Asked[]
  /** What everybody may know of the questions. */
  readonly open: readonly Asked[]
  readonly asides: (seat: number) => readonly AsideOffer[]
  readonly view: (seat: number | null) => WarlockView
}

export interface Match {
  readonly seats: number
  readonly length: Length
  readonly seed: string
  readonly by: 'computer' | 'chance'
  readonly limit: number
}

type Playout = ReturnType<typeof playout<Warlock, WarlockView>>

export const name = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'][seat] ?? `Seat ${seat}`

export function* moments({ seats, length, seed, by, limit }: Match): Generator<Moment> {
  const chooser: Chooser<Warlock, WarlockView> =
    by === 'computer' ? byComputer(WARLOCK, seed) : byWhim(numbersFrom(seed, limit))
  const play: Playout = playout(WARLOCK.rules, { seats, length, seed, experience: [] }, chooser, limit)
  for (let step = play.next(); ; step = play.next()) {
    const { run, told } = step.value
    yield {
      state: run.state,
      told: told as readonly Told<WarlockFact>[],
      asked: run.asked,
      open: run.askedAsSeenBy(null),
      asides: (seat) => run.asidesOf(seat),
      view: (seat) => run.rules.view(run.state, seat),
    }
    if (step.done) return
  }
}

/** Any answer, an aside only now and then: a notebook has more cells to pencil in than a turn has options. */
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

function numbersFrom(seed: string, many: number): number[] {
  const luck = { chance: chanceFrom(`numbers:${seed}`) }
  return Array.from({ length: many }, () => below(luck, 1_000_000))
}
