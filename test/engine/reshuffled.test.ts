import { describe, expect, test } from 'vitest'
import {
  byComputer,
  effectiveEntries,
  linkAfter,
  playout,
  rebuild,
  type Entry,
  type Game,
  type State,
} from '../../src/engine/index.ts'
import { GAMES } from '../../src/games/index.ts'
import { toy } from '../kit/toy/index.ts'

const ALL = [toy as unknown as Game, ...GAMES]
const SEATS = 4
const STEPS = 220

/** Everything that any viewer may see, and all questions. */
function seen(run: ReturnType<typeof rebuild>['run']): string {
  const viewers = [null, ...Array.from({ length: SEATS }, (_, seat) => seat)]
  return JSON.stringify(
    viewers.map((viewer) => [run.view(viewer), run.askedAsSeenBy(viewer), viewer === null ? [] : run.asidesOf(viewer)]),
  )
}

/** A state without its generator. */
function butLuck(state: State): string {
  return JSON.stringify({ ...state, rng: null })
}

describe.each(ALL.map((game) => [game.words.title, game] as const))('%s: what no seat knows', (_title, game) => {
  const setup = {
    seats: SEATS,
    preset: 'short',
    seed: 'anew',
    experience: Array.from({ length: SEATS }, () => 0),
  } as const

  test('is redealt at any pause: all views and questions stay the same to the byte, and the hidden part changes', () => {
    let otherwise = 0
    let tried = 0
    for (const { run } of playout(game.rules, setup, byComputer(game, 'anew'), STEPS, 0)) {
      tried += 1
      if (tried % 5 !== 0 || run.isOver) continue
      const [before, hidden] = [seen(run), butLuck(run.state)]
      run.renew(`seed ${tried}`, true)
      expect(seen(run), `playout(rules, setup, byComputer(game, 'anew')), step ${tried}`).toBe(before)
      if (butLuck(run.state) !== hidden) otherwise += 1
    }
    expect(otherwise).toBeGreaterThan(3)
  })
})

describe('a rewind that redeals', () => {
  const start = () => rebuild(toy.rules, [{ seq: 0, version: 3, state: JSON.stringify(dealt()) }], []).run
  const dealt = () => toy.rules.create({ seats: 2, preset: 'short', seed: 'x', experience: [0, 0] })
  const snapshot = { seq: 0, version: 3, state: JSON.stringify(dealt()) }
  const answer: Entry = {
    kind: 'answer',
    seq: 1,
    answer: { seat: 0, verb: 'dig.where', key: 'pit:north' },
    sealed: true,
  }

  test('a rewind that redeals reseeds the generator and reshuffles what nobody knows; without `deals` it leaves that as it is', () => {
    const back = (deals: boolean): Entry => ({ kind: 'rewind', seq: 2, to: 0, seed: 'new', ...(deals && { deals }) })
    const first = start()
    const renewed = rebuild(toy.rules, [snapshot], [answer, back(false)]).run
    const anew = rebuild(toy.rules, [snapshot], [answer, back(true)]).run
    expect(renewed.state.deck).toEqual(first.state.deck)
    expect(renewed.state.rng).not.toEqual(first.state.rng)
    expect(anew.state.deck).not.toEqual(first.state.deck)
    expect([...anew.state.deck].sort()).toEqual([...first.state.deck].sort())
    expect([anew.view(0), anew.view(1)]).toEqual([first.view(0), first.view(1)])
    expect(effectiveEntries([answer, back(true)])).toEqual([back(true)])
  })

  test("a rewind that redeals leads back to an abandoned branch with each seat's knowledge from its end, and a different deal each time", () => {
    const dug: Entry[] = [answer, { kind: 'rewind', seq: 2, to: 0, seed: 'left', deals: true }]
    const tip = rebuild(toy.rules, [snapshot], [answer]).run
    const again = (seed: string) => {
      const taken: Entry = { kind: 'rewind', seq: 3, to: 1, seed, deals: true }
      expect(effectiveEntries([...dug, taken])).toEqual([answer, taken])
      return rebuild(toy.rules, [snapshot], [...dug, taken]).run
    }
    const worlds = ['one', 'two', 'three'].map(again)
    for (const run of worlds) {
      expect(seen(run as never)).toBe(seen(tip as never))
      expect([...run.state.deck].sort()).toEqual([...tip.state.deck].sort())
    }
    // Cards and dice turned up on either branch do not come up again, so that knowing them is worth nothing.
    expect(new Set([tip, ...worlds].map(({ state }) => JSON.stringify(state.deck))).size).toBe(4)
    expect(new Set([tip, ...worlds].map(({ state }) => JSON.stringify(state.rng))).size).toBe(4)
  })

  test('a rewind that redeals has a link of its own, and other entries keep theirs', () => {
    const plain = { kind: 'rewind', seq: 2, to: 0, seed: 'new' } as const
    expect(linkAfter('', { ...plain, deals: true })).not.toBe(linkAfter('', plain))
    expect(linkAfter('', { ...plain, deals: false })).toBe(linkAfter('', plain))
    expect(linkAfter('', { ...plain, keeps: true })).not.toBe(linkAfter('', plain))
  })
})
