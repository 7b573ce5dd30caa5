import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  below,
  rngFrom,
  mayLearn,
  pickOne,
  Run,
  type Asked,
  type Rng,
  type Seat,
  type Emitted,
} from '../../../src/engine/index.ts'
import { WARLOCK_RULES } from '../../../src/games/warlock/rules/index.ts'
import { redealNumbers } from '../../../src/games/warlock/rules/worlds/numbers.ts'
import type { Warlock } from '../../../src/games/warlock/state/state.ts'
import type { WarlockView } from '../../../src/games/warlock/view/view.ts'
import { firstDifference, playChecked } from '../../../trials/checks.ts'
import { byNumbersAndLeaving } from '../../../trials/choosers.ts'
import { parts } from '../../../trials/games/warlock/parts.ts'
import { BARE_WARLOCK } from './stub.ts'
import { often } from '../../kit/often.ts'

type Match = Run<Warlock, WarlockView>

describe('hidden information (WAR-22)', () => {
  it.each([2, 3, 4, 5, 6])(
    '%i seats: two deals that differ in Key cards a player has not seen look the same to them at every step (WAR-22.9)',
    (seats) => {
      let steps = 0
      for (let game = 0; game < often(1); game += 1) {
        for (let viewer = 0; viewer < seats; viewer += 1) {
          steps += twoDeals(seats, viewer, `deal-${seats}-${game}`, (game + viewer) % 2 === 0 ? 'short' : 'standard')
        }
      }
      expect(steps).toBeGreaterThan(15 * seats)
    },
  )

  it('hidden information (WAR-22): with anything hidden, replay, undo, refusals and views agree at every step', () => {
    fc.assert(
      fc.property(
        fc.noShrink(fc.integer({ min: 0, max: 9999 })),
        fc.integer({ min: 2, max: 6 }),
        fc.constantFrom('short', 'standard'),
        fc.array(fc.nat(), { minLength: 120, maxLength: 250 }),
        (seed, seats, preset, picks) => {
          const setup = { seats, preset, seed: `hidden-${seed}`, experience: [] } as const
          playChecked(BARE_WARLOCK, setup, byNumbersAndLeaving(picks), parts, { limit: 160, every: 11 })
        },
      ),
      { numRuns: often(2) },
    )
  })
})

/** Plays a deal and its twin with the same answers until the viewer legitimately learns of a difference. */
function twoDeals(seats: number, viewer: Seat, seed: string, preset: 'short' | 'standard'): number {
  const begin = () => Run.start(WARLOCK_RULES, WARLOCK_RULES.create({ seats, preset, seed, experience: [] })).run
  const [one, two] = [begin(), begin()]
  redealNumbers(two.state, viewer, { rng: rngFrom(`deal:${seed}:${viewer}`) })
  const rng: { rng: Rng } = { rng: rngFrom(`answers:${seed}`) }
  for (let step = 0; step < 300 && !one.isOver; step += 1) {
    same(one, two, viewer)
    const asked = pickOne(rng, one.asked)
    const answer = { seat: asked.seat, verb: asked.verb, key: keyFor(rng, asked) }
    const [led, twin] = [one.submit(answer), two.submit(answer)]
    // Another player may be able to do things with one hand but not with the other: show a card, name a proven number.
    if (typeof led === 'string' || typeof twin === 'string') return step
    const [heard, echo] = [learned(led.emitted, viewer), learned(twin.emitted, viewer)]
    if (JSON.stringify(heard) !== JSON.stringify(echo)) {
      expect(lessons(heard)).toEqual(lessons(echo))
      return step
    }
  }
  return 300
}

function same(one: Match, two: Match, viewer: Seat): void {
  for (const seen of [viewer, null]) alike(one.rules.view(one.state, seen), two.rules.view(two.state, seen))
  alike(one.askedAsSeenBy(viewer), two.askedAsSeenBy(viewer))
  alike(one.asidesOf(viewer), two.asidesOf(viewer))
}

function alike(one: unknown, two: unknown): void {
  if (!isDeepStrictEqual(one, two)) throw new Error(firstDifference(two, one))
}

function learned(emitted: readonly Emitted[], viewer: Seat): readonly { readonly kind: string }[] {
  return emitted.filter((one) => mayLearn(one, viewer)).map(({ fact }) => fact)
}

const RIGHTLY_SHOWN = /^(key-seen|deal-failed|deal-off|deal-done|chest-wrong|chest-opened|reckoned)$/

/** Facts emitted before something was legitimately shown. */
function lessons(facts: readonly { readonly kind: string }[]): readonly unknown[] {
  const cut = facts.findIndex(({ kind }) => RIGHTLY_SHOWN.test(kind))
  return facts.slice(0, cut < 0 ? facts.length : cut)
}

function keyFor(rng: { rng: Rng }, { verb, offers }: Asked): string {
  const keys = offers.map(({ key }) => key)
  if (verb === 'turn.action' && keys.includes('move') && below(rng, 4) > 0) return 'move'
  return pickOne(rng, keys)
}
