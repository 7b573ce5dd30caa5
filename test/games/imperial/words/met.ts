import {
  byComputer, byNumbers, chanceFrom, below, playout, type Asked, type AsideOffer, type Chooser, type Length, type Told,
} from '../../../../src/engine/index.ts' // prettier-ignore
import { IMPERIAL } from '../../../../src/games/imperial/index.ts'
import type { ImperialFact } from '../../../../src/games/imperial/facts.ts'
import type { Imperial } from '../../../../src/games/imperial/state.ts'
import type { ImperialView } from '../../../../src/games/imperial/view.ts'

/** What a table meets while a match is played out: every pause, with what was said and what is asked. */
export interface Moment {
  readonly state: Imperial
  readonly told: readonly Told<ImperialFact>[]
  readonly asked: readonly Asked[]
  /** What everybody may know of the questions. */
  readonly open: readonly Asked[]
  readonly asides: readonly { readonly seat: number; readonly offers: readonly AsideOffer[] }[]
  readonly view: (seat: number | null) => ImperialView
}

export interface Match {
  readonly seats: number
  readonly length: Length
  readonly seed: string
  readonly by: 'computer' | 'chance'
  readonly limit: number
}

type Playout = ReturnType<typeof playout<Imperial, ImperialView>>

export const name = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'][seat] ?? `Seat ${seat}`

export function* moments({ seats, length, seed, by, limit }: Match): Generator<Moment> {
  const chooser: Chooser<Imperial, ImperialView> =
    by === 'computer' ? byComputer(IMPERIAL, seed) : byNumbers(numbersFrom(seed, limit))
  const play: Playout = playout(IMPERIAL.rules, { seats, length, seed, experience: [] }, chooser, limit)
  for (let step = play.next(); ; step = play.next()) {
    const { run, told } = step.value
    yield {
      state: run.state,
      told: told as readonly Told<ImperialFact>[],
      asked: run.asked,
      open: run.askedAsSeenBy(null),
      asides: run.state.players.map((_, seat) => ({ seat, offers: run.asidesOf(seat) })),
      view: (seat) => run.rules.view(run.state, seat),
    }
    if (step.done) return
  }
}

function numbersFrom(seed: string, many: number): number[] {
  const luck = { chance: chanceFrom(`numbers:${seed}`) }
  return Array.from({ length: many }, () => below(luck, 1_000_000))
}
