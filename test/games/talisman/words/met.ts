import {
  byComputer, byNumbers, chanceFrom, below, playout, type Asked, type AsideOffer, type Chooser, type Length, type Told,
} from '../../../../src/engine/index.ts' // prettier-ignore
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import type { TalismanFact } from '../../../../src/games/talisman/facts.ts'
import type { Talisman } from '../../../../src/games/talisman/state.ts'
import type { TalismanView } from '../../../../src/games/talisman/view.ts'

/** What a table meets while a match is played out: every pause, with what was said and what is asked. */
export interface Moment {
  readonly state: Talisman
  readonly told: readonly Told<TalismanFact>[]
  readonly asked: readonly Asked[]
  /** What everybody may know of the questions. */
  readonly open: readonly Asked[]
  readonly asides: readonly { readonly seat: number; readonly offers: readonly AsideOffer[] }[]
  readonly view: (seat: number | null) => TalismanView
}

export interface Match {
  readonly seats: number
  readonly length: Length
  readonly seed: string
  readonly by: 'computer' | 'chance'
  readonly limit: number
}

type Playout = ReturnType<typeof playout<Talisman, TalismanView>>

export const name = (seat: number): string => ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil', 'Fritz'][seat] ?? `Seat ${seat}`

export function* moments({ seats, length, seed, by, limit }: Match): Generator<Moment> {
  const chooser: Chooser<Talisman, TalismanView> =
    by === 'computer' ? byComputer(TALISMAN, seed) : byNumbers(numbersFrom(seed, limit))
  const play: Playout = playout(TALISMAN.rules, { seats, length, seed, experience: [] }, chooser, limit)
  for (let step = play.next(); ; step = play.next()) {
    const { run, told } = step.value
    yield {
      state: run.state,
      told: told as readonly Told<TalismanFact>[],
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
