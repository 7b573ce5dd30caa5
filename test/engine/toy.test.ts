import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byComputer, byNumbers, LEAVE, playout, RETURN, Run, loadState, type Game } from '../../src/engine/index.ts'
import { accepted } from '../kit/bare.ts'
import { playChecked } from '../../trials/checks.ts'
import { byNumbersAndLeaving } from '../../trials/choosers.ts'
import { rules, toy, toyParts, type Barrow } from '../kit/toy/index.ts'
import { often } from '../kit/often.ts'

const setup = { seats: 3, preset: 'short', seed: 'barrow', experience: [0, 0, 0] } as const

/** A barrow at rest, with the given changes. */
function barrow(change: Partial<Barrow> = {}): Run<Barrow, ReturnType<typeof rules.view>> {
  const state = rules.create(setup)
  return Run.start(rules, Object.assign(state, { digger: 0 }, change)).run
}

describe('the toy game', () => {
  test('a find is the die plus the lamps, at most what the pit holds', () => {
    const run = barrow({ lamps: [2, 0, 0], rng: { ...setup0(), loaded: { dice: [4], picks: [] } } })
    const { emitted: told } = accepted(run, 0, 'dig.where', 'pit:deep')
    expect(told.map((one) => one.fact)).toMatchObject([
      { kind: 'dug', find: { total: 6 } },
      { kind: 'gold', amount: 4 },
    ])
    expect(run.state.gold).toEqual([4, 0, 0])
  })

  test('a player who left may climb back in, with empty hands', () => {
    const run = barrow({ hands: [[], ['ward-1'], []] })
    accepted(run, 1, LEAVE, LEAVE)
    expect(run.rules.isIn(run.state, 1)).toBe(false)
    const { emitted: told } = accepted(run, 1, RETURN, RETURN)
    expect(told.map((one) => one.fact)).toEqual([{ kind: 'came-back', seat: 1 }])
    expect(run.rules.isIn(run.state, 1)).toBe(true)
    expect(run.state.hands[1]).toEqual([])
    expect(run.refusal({ seat: 1, verb: RETURN, key: RETURN })).toBe('not-asked')
  })

  test('a curse takes the find away unless it is warded off, and may be played again', () => {
    const run = barrow({
      hands: [['ward-1'], ['curse-1', 'curse-2'], []],
      rng: { ...setup0(), loaded: { dice: [3], picks: [] } },
    })
    accepted(run, 0, 'dig.where', 'pit:north')
    expect(run.asked).toMatchObject([{ seat: 1, verb: 'curse.play', about: { digger: 0, total: 3 } }])
    accepted(run, 1, 'curse.play', 'card:curse-2')
    accepted(run, 0, 'ward.play', 'card:ward-1')
    accepted(run, 1, 'curse.play', 'card:curse-1')
    expect(run.asked[0]?.verb).toBe('rest.how')
    expect(run.state.gold).toEqual([0, 0, 0])
  })

  test('a loaded save of version 1 has its coins as gold', () => {
    const { gold, ...rest } = rules.create(setup)
    const saved = { version: 1, state: JSON.stringify({ ...rest, coins: [3, 2, 1] }) }
    expect(gold).toEqual([0, 0, 0])
    expect(loadState(rules, saved)).toMatchObject({ gold: [3, 2, 1] })
  })
})

describe('random playouts', () => {
  test('every property holds for any answers', () => {
    fc.assert(
      fc.property(
        fc.noShrink(fc.integer()),
        fc.integer({ min: 2, max: 4 }),
        fc.array(fc.nat(), { maxLength: 60 }),
        (seed, seats, picks) => {
          const experience = Array.from({ length: seats }, () => 0)
          const of = { seats, preset: 'short', seed: String(seed), experience } as const
          playChecked(toy, of, byNumbersAndLeaving(picks), toyParts, { limit: 90, every: 3 })
        },
      ),
      { numRuns: often(25) },
    )
  })

  test("another seat's played card is redrawn where hands are hidden (seed 1994239431)", () => {
    const of = { seats: 4, preset: 'short', seed: '1994239431', experience: [0, 0, 0, 0] } as const
    const picks = [0, 0, 0, 0, 0, 0, 1846112722]
    playChecked(toy, of, byNumbersAndLeaving(picks), toyParts, { limit: 90, every: 3 })
  })

  test('the same seed and the same answers give the same game', () => {
    const games = [1, 2].map(() => [...playout(rules, setup, byComputer(toy, 'x'))].map((step) => step.answer))
    expect(games[0]).toEqual(games[1])
    expect(games[0]).not.toEqual(
      [...playout(rules, { ...setup, seed: 'other' }, byComputer(toy, 'x'))].map((s) => s.answer),
    )
  })

  test('computer players finish the game', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { run } = playChecked(toy, { ...setup, seed, preset: 'standard' }, byComputer(toy, seed), toyParts, {
        limit: 3000,
      })
      expect(run.isOver).toBe(true)
    }
  })

  test('a list of numbers replays the same game, and continues with first options once it is spent', () => {
    const steps = [...playout(rules, setup, byNumbers([5, 4, 3]), 12)]
    expect(steps).toHaveLength(12)
    const again = [...playout(rules, setup, byNumbers([5, 4, 3]), 12)]
    expect(again.map((step) => step.answer)).toEqual(steps.map((step) => step.answer))
  })
})

describe('the property checks find', () => {
  const broken = (change: Partial<typeof rules>, words: Partial<Game['words']> = {}) => ({
    ...toy,
    rules: { ...rules, ...change },
    words: { ...toy.words, ...words },
  })
  const found = (game: typeof toy, parts = toyParts) =>
    expect(() => {
      for (const seed of ['a', 'b', 'c', 'd'])
        playChecked(game, { ...setup, seed }, byComputer(toy, seed), parts, { limit: 60, every: 1 })
    })

  test('a view that shows hidden information', () => {
    const game = broken({
      view: (state, viewer) => ({ ...rules.view(state, viewer), hand: [...(state.hands[1] ?? [])] }),
    })
    found(game).toThrow('hidden things changed the view of')
  })

  test("state kept outside the game's state", () => {
    let turns = 0
    const game = broken({
      *turn(state) {
        turns += 1
        state.goal = 5 + (turns % 7)
        yield* rules.turn(state)
      },
    })
    found(game).toThrow('a rebuilt game has another state')
  })

  test('values that are not plain data', () => {
    const game = broken({
      create: (of) => Object.assign(rules.create(of), { odd: new Set([1]) }),
    })
    found(game).toThrow('the state is not plain data: odd')
  })

  test('a lost card', () => {
    const game = broken({
      *turn(state) {
        yield* rules.turn(state)
        state.deck.pop()
      },
    })
    found(game).toThrow('cards')
  })

  test('an answer that reveals a secret and can still be undone', () => {
    const game = broken({
      asides: (state, seat) => [
        {
          verb: 'deck.peep',
          key: 'top',
          *run() {
            state.pile.push(...state.deck.splice(-1))
          },
        },
        ...(rules.asides?.(state, seat) ?? []),
      ],
    })
    const wordy = { ...game, words: { ...game.words, label: () => ({ label: 'Peep' }) } }
    found(wordy).toThrow('hidden things changed')
  })

  test('a fact without words, and prose with a hole', () => {
    found(broken({}, { fact: () => '' })).toThrow('the words of')
    found(broken({}, { headline: () => 'Round undefined' })).toThrow('the headline has a hole: Round undefined')
  })

  test('the property checks find, and their failures name a command that reproduces them', () => {
    found(broken({}, { fact: () => '' })).toThrow(/npm run replay -- \S+questmaster-toy-a\.json/)
  })
})

function setup0() {
  return rules.create(setup).rng
}
