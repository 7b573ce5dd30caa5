import { describe, expect, it } from 'vitest'
import { rngFrom, choose, chooseAny, options, playout, Run, type Chooser } from '../../src/engine/index.ts'
import { byCuriosity, byNumbersAndLeaving, curious, eager, Tried } from '../../trials/choosers.ts'
import { bareRules, bareState, type Bare } from '../kit/bare.ts'
import { rules, type Barrow, type BarrowView } from '../kit/toy/index.ts'

const NUMBERS = Array.from({ length: 400 }, (_, at) => (at * 7919 + 13) % 1_000_003)
const setup = { seats: 3, preset: 'standard', seed: 'odd', experience: [] } as const

function answersOf(chooser: Chooser<Barrow, BarrowView>, limit = NUMBERS.length): string[] {
  return [...playout(rules, setup, chooser, limit)].map(({ answer }) => `${answer.seat} ${answer.verb} ${answer.key}`)
}

/** How often each key was chosen for one repeated question. */
function counted(rare: readonly string[], tried: Tried): ReadonlyMap<string, number> {
  const keys = ['often-1', 'often-2', ...rare]
  const play = bareRules(
    function* (game: Bare) {
      game.notes.push(yield* choose(0, 'thing.take', () => options(keys)))
    },
    { turns: 300, asides: (game, seat) => (seat === 0 ? [{ verb: 'thing.eye', key: 'x', run: () => eye(game) }] : []) },
  )
  const { run } = Run.start(play, bareState())
  for (const number of NUMBERS.slice(0, 200)) run.submit(curious(run, number, tried))
  const notes = run.state.notes
  return new Map([...keys, 'eyed'].map((key) => [key, notes.filter((note) => note === key).length]))
}

function* eye(game: Bare) {
  game.notes.push('eyed')
}

describe('a curious player', () => {
  it('a curious player gives the same answers for the same numbers, then first options once they are spent', () => {
    expect(answersOf(byCuriosity(NUMBERS))).toEqual(answersOf(byCuriosity(NUMBERS)))
    expect(answersOf(byCuriosity(NUMBERS))).not.toEqual(answersOf(byCuriosity(NUMBERS.toReversed())))
    expect(answersOf(byCuriosity([]), 2)).toEqual(['0 dig.where pit:north', expect.stringMatching(/^\d \S+ \S+$/)])
  })

  it('a curious player takes an aside half of the time, if there are any', () => {
    const times = counted([], new Tried())
    expect(times.get('eyed')).toBeGreaterThan(80)
    expect(times.get('eyed')).toBeLessThan(120)
  })

  it('a curious player favours the least chosen, kind by kind', () => {
    const tried = new Tried()
    for (let time = 0; time < 500; time += 1) tried.count('thing.take often-# ')
    const times = counted(['rare'], tried)
    expect(times.get('rare')).toBeGreaterThan(90)
    expect((times.get('often-1') ?? 0) + (times.get('often-2') ?? 0)).toBeLessThan(10)
  })

  it('a curious player tells apart the same answer in other contexts', () => {
    const tried = new Tried()
    const asked = (about: string) =>
      Run.start(
        bareRules(function* () {
          yield* choose(0, 'die.turn', () => options(['keep', 'turn']), { about: { roll: about } })
        }),
        bareState(),
      ).run
    for (const number of NUMBERS.slice(0, 50)) curious(asked('at-sea-2'), number, tried)
    expect(tried.times('die.turn turn at-sea-#')).toBeGreaterThan(10)
    expect(tried.times('die.turn turn in-a-mine')).toBe(0)
  })

  it('a curious player answers for any asked seat', () => {
    const seats = new Set<number>()
    const both = bareRules(function* () {
      yield* chooseAny([0, 1].map((seat) => ({ seat, verb: 'turn.take', options: () => options(['yes', 'no']) })))
    })
    for (const number of NUMBERS.slice(0, 40)) {
      seats.add(curious(Run.start(both, bareState()).run, number, new Tried()).seat)
    }
    expect([...seats].sort()).toEqual([0, 1])
  })
})

describe('an eager player', () => {
  const { run } = Run.start(
    bareRules(
      function* () {
        yield* chooseAny([0, 1].map((seat) => ({ seat, verb: 'turn.take', options: () => options(['yes', 'no']) })))
      },
      { asides: (_game, seat) => (seat === 1 ? [{ verb: 'thing.eye', key: 'x', run: (game) => eye(game) }] : []) },
    ),
    bareState(),
  )
  const chosen = (isNew: Parameters<typeof eager>[2]) => {
    const rng = { rng: rngFrom('eager') }
    const answers = Array.from({ length: 40 }, () => eager(run, rng, isNew))
    return [...new Set(answers.map((one) => (one ? `${one.seat} ${one.verb} ${one.key}` : 'nothing')))].sort()
  }

  it('an eager player gives an answer that would be new, for any seat, asides included', () => {
    expect(chosen(({ key }) => key !== 'no')).toEqual(['0 turn.take yes', '1 thing.eye x', '1 turn.take yes'])
  })

  it('an eager player leaves the answer to another chooser if none would be new', () => {
    expect(chosen(() => false)).toEqual(['nothing'])
  })
})

describe('a player who may leave', () => {
  it('a player who may leave leaves now and then, with any other chooser', () => {
    const first: Chooser<Barrow, BarrowView> = byCuriosity([])
    expect(answersOf(byNumbersAndLeaving([1, 2, 60], first), 3)).toEqual([
      expect.stringContaining(' dig.where '),
      expect.any(String),
      '0 leave leave',
    ])
  })
})
