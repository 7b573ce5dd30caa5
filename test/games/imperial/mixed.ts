import {
  below,
  byComputer,
  rngFrom,
  LEAVE,
  pickOne,
  playout,
  type Chooser,
  type Run,
  type Setup,
} from '../../../src/engine/index.ts'
import { IMPERIAL } from '../../../src/games/imperial/index.ts'
import { SHEET } from '../../../src/games/imperial/data/options.ts'
import type { Imperial } from '../../../src/games/imperial/state/state.ts'
import type { ImperialView } from '../../../src/games/imperial/view/view.ts'
import { conserved } from '../../../trials/games/imperial/parts.ts'
import { curious, Tried } from '../../../trials/choosers.ts'
import { drawnHouseRules } from '../../../trials/house-rules.ts'

/** Matches with random legal house rules, by players who are mostly sensible and occasionally curious. */

/** One answer in this many is a curious one, and in one match out of this many players leave. */
const CURIOUS = 5
const LEFT = 4
const LEAVES = 150
/** More answers than any match that makes progress takes. */
export const OVER_LONG = 12_000

export function mixedMatch(seed: string): { readonly setup: Setup; readonly player: Chooser<Imperial, ImperialView> } {
  const rng = { rng: rngFrom(`mixed:${seed}`) }
  const { preset, options, seats } = drawnHouseRules(SHEET, IMPERIAL.rules.seats, rng)
  const setup = { seats: seats.min + below(rng, seats.max - seats.min + 1), preset, options, seed, experience: [] }
  const sensible = byComputer(IMPERIAL, seed)
  const tried = new Tried()
  const isLeft = below(rng, LEFT) === 0
  const player: Chooser<Imperial, ImperialView> = (run) => {
    if (isLeft && below(rng, LEAVES) === 0) {
      const { seat } = pickOne(rng, run.asked)
      return { seat, verb: LEAVE, key: LEAVE }
    }
    return below(rng, CURIOUS) === 0 ? curious(run, below(rng, 1_000_000), tried) : sensible(run)
  }
  return { setup, player }
}

/** Plays a match to its end or to the limit; at every pause everything is in its place. */
export function played(setup: Setup, player: Chooser<Imperial, ImperialView>): Run<Imperial, ImperialView> {
  const steps: ReturnType<typeof playout<Imperial, ImperialView>> = playout(IMPERIAL.rules, setup, player, OVER_LONG)
  let next = steps.next()
  for (; !next.done; next = steps.next()) conserved(next.value.run.state)
  return next.value.run
}
