import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  byComputer,
  byNumbers,
  rngFrom,
  pickOne,
  type Chooser,
  type Run,
  type Seat,
} from '../../../../src/engine/index.ts'
import { TALISMAN } from '../../../../src/games/talisman/index.ts'
import { determinize } from '../../../../src/games/talisman/rules/determinize.ts'
import type { Talisman } from '../../../../src/games/talisman/state/state.ts'
import type { TalismanView } from '../../../../src/games/talisman/view/view.ts'
import { byCuriosity, byNumbersAndLeaving } from '../../../../trials/choosers.ts'
import { conserved } from '../../../../trials/games/talisman/parts.ts'
import { MUTE, RICH } from '../rich.ts'
import { learnedBy, luckOf, pausesOf, seenBy, viewersOf, type Pause } from './played.ts'
import { type Length } from '../../../kit/lengths.ts'
import { often } from '../../../kit/often.ts'

/** Possible worlds: everything a viewer cannot know may change, and nothing they are shown or asked reveals it. */

type Who = Chooser<Talisman, TalismanView>
const CHOOSERS: Readonly<Record<string, (seed: number, picks: readonly number[]) => Who>> = {
  computers: (seed) => byComputer(TALISMAN, `${seed}`),
  'any answers': (_seed, picks) => passingOften(picks),
  'what is rare': (_seed, picks) => byCuriosity(picks),
  'players who leave': (_seed, picks) => byNumbersAndLeaving(picks),
}

/** Any answers, but mostly passes in windows, and few asides, so that play makes progress. */
function passingOften(picks: readonly number[]): Who {
  const choose = byNumbers<Talisman, TalismanView>(picks, 1)
  let at = 0
  return (run) => {
    const answer = choose(run)
    const number = picks[at] ?? 0
    at += 1
    const [asked] = run.asked
    const isIdle = answer.verb === 'window.act' || run.askedOf(answer.seat)?.verb !== answer.verb
    if (!asked || !isIdle || number % 5 === 0) return answer
    return { seat: asked.seat, verb: asked.verb, key: asked.default ?? asked.offers[0]?.key ?? '' }
  }
}

const ANSWERS = 120
/** Checks one pause in this many; the number has no common factor with the number of seats. */
const EVERY = 3
const MATCHES = often(3)

/** A question that has rarely come up so far. */
function isRare({ answer: { verb } }: Pause): boolean {
  const times = (asked.get(verb) ?? 0) + 1
  asked.set(verb, times)
  return times <= 10
}

const asked = new Map<string, number>()

/** Every viewer in turn, each in the world of the one before: possible worlds are ordinary games. */
function checkWorlds({ run, again }: Pause, seed: string): void {
  const world = again()
  for (const viewer of viewersOf(run)) {
    const before = seenBy(world, viewer)
    world.determinize(viewer, luckOf(`${seed} ${viewer}`))
    expect(seenBy(world, viewer)).toBe(before)
    conserved(world.state)
  }
}

/** The same answer is legal, and has the same result for its seat, unless a die or a card is involved. */
function checkAnswer({ answer, again }: Pause, seed: string): void {
  const [real, world] = [again(), again()]
  world.determinize(answer.seat, luckOf(seed))
  const [really, there] = [real.submit(answer), world.submit(answer)]
  if (typeof there === 'string' || typeof really === 'string') throw new Error(`${answer.verb} ${answer.key}: ${there}`)
  conserved(world.state)
  if (really.irreversible || there.irreversible) return
  expect(learnedBy(there, answer.seat)).toBe(learnedBy(really, answer.seat))
  expect(seenBy(world, answer.seat)).toBe(seenBy(real, answer.seat))
}

/** Rules in the middle of a Turn go on in any world, because their local variables hold nothing that changes there. */
function checkGoesOn({ run, again }: Pause, seed: string): void {
  const rng = luckOf(seed)
  const world = again()
  world.determinize(pickOne(rng, viewersOf(run)), rng)
  for (let answers = 0; answers < 12 && !world.isOver; answers += 1) {
    world.submit(anyAnswer(world, rng))
    conserved(world.state)
  }
}

function anyAnswer(run: Run<Talisman, TalismanView>, rng: ReturnType<typeof luckOf>) {
  const { seat, verb, offers } = pickOne(rng, run.asked)
  return { seat, verb, key: pickOne(rng, offers).key }
}

function sameTwice({ run, again }: Pause, viewer: Seat | null): void {
  const worlds = [again(), again()].map((world) => {
    world.determinize(viewer, luckOf('twice'))
    return JSON.stringify(world.state)
  })
  expect(worlds[0]).toBe(worlds[1])
  if (run.state.spellDeck.length + run.state.deck.length > 20) expect(worlds[0]).not.toBe(JSON.stringify(run.state))
}

describe('worlds that are possible for a viewer', () => {
  test.each(Object.keys(CHOOSERS))(
    'worlds that are possible for a viewer: as %s play: the viewer sees and may answer the same, and play goes on',
    (who) => {
      const picks = fc.array(fc.nat(), { minLength: ANSWERS, maxLength: ANSWERS })
      const lengths = fc.constantFrom<Length>('short', 'standard')
      fc.assert(
        fc.property(fc.noShrink(fc.nat(999_999)), lengths, fc.boolean(), picks, (seed, preset, isRich, numbers) => {
          const setup = { seats: 2 + (seed % 5), preset, seed: `${seed}`, experience: [] }
          const chooser = CHOOSERS[who]?.(seed, numbers) ?? byNumbers(numbers)
          let at = 0
          for (const pause of pausesOf(isRich ? RICH : MUTE, setup, chooser, ANSWERS)) {
            at += 1
            if (at % EVERY !== 0 && !isRare(pause)) continue
            checkWorlds(pause, `${seed} ${at}`)
            checkAnswer(pause, `${seed} ${at}`)
            if (at % (2 * EVERY) === 0) checkGoesOn(pause, `${seed} ${at}`)
            if (at % (10 * EVERY) === 0) sameTwice(pause, (at / EVERY) % setup.seats)
          }
        }),
        { numRuns: MATCHES, seed: 8 },
      )
    },
  )

  test('worlds that are possible for a viewer: at rest it needs no run: the same generator gives the same world, and the draw count goes on', () => {
    const game = TALISMAN.rules.create({ seats: 4, preset: 'standard', seed: 'rest', experience: [] })
    const worlds = [1, 2].map(() => {
      const world = structuredClone(game)
      determinize(world, 1, { rng: rngFrom('the same') })
      return world
    })
    expect(worlds[0]).toEqual(worlds[1])
    expect(worlds[0]?.rng.drawn).toBe(game.rng.drawn + 1)
    expect(worlds[0]?.rng).not.toEqual(game.rng)
  })
})
