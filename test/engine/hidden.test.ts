import { describe, expect, test } from 'vitest'
import {
  choose,
  chooseAny,
  chooseHidden,
  hidden,
  only,
  option,
  emit,
  type Disclosure,
  type Play,
} from '../../src/engine/index.ts'
import { bareState, begin, type Bare } from '../kit/bare.ts'

const offers = () => [option<string>('keep', {}, 'keep'), option<string>('show', {}, 'show')]

/** Asks seat 1 a hidden question while seat 0 has a public one. */
const turnWith = (openly?: Disclosure) =>
  function* turn(game: Bare): Play {
    let hasLooked = false
    for (;;) {
      const look = { seat: 1, verb: 'look', options: offers, about: { card: 'face down' } }
      const picked = yield* chooseAny<string>([
        { seat: 0, verb: 'wait', options: () => [option('on'), option('off')] },
        ...(hasLooked ? [] : [hidden(look, openly)]),
      ])
      if (picked.key === 'show') emit(game, { kind: 'shown' })
      if (picked.key === 'keep') emit(game, { kind: 'kept' }, only(1))
      if (picked.seat === 0) break
      hasLooked = true
    }
    yield* chooseHidden(1, 'again', () => [option('fine')])
  }

describe('a question about something hidden', () => {
  test('a question about something hidden is private to its seat, and asked even if only one option is legal', () => {
    const run = begin(turnWith())
    expect(run.askedAsSeenBy(null).map(({ verb }) => verb)).toEqual(['wait'])
    expect(run.askedAsSeenBy(0).map(({ verb }) => verb)).toEqual(['wait'])
    expect(run.askedAsSeenBy(1).map(({ verb, offers: list }) => [verb, list.length])).toEqual([
      ['wait', 2],
      ['look', 2],
    ])
    run.submit({ seat: 1, verb: 'look', key: 'keep' })
    run.submit({ seat: 0, verb: 'wait', key: 'on' })
    expect(run.asked.map(({ verb, offers: list }) => [verb, list.length])).toEqual([['again', 1]])
  })

  test('a question about something hidden shows what its rule discloses', () => {
    const asked = begin(turnWith({ asked: true })).askedAsSeenBy(null)
    expect(asked).toMatchObject([{ verb: 'wait' }, { verb: 'look', offers: [], about: { card: 'face down' } }])
    const some = begin(turnWith({ asked: true, offers: ({ key }) => key === 'show' })).askedAsSeenBy(0)
    expect(some[1]?.offers.map(({ key }) => key)).toEqual(['show'])
  })

  test('a question about something hidden has a quiet answer, unless everyone learns the effect or sees that play goes on', () => {
    const answered = (seat: number, verb: string, key: string) => {
      const outcome = begin(turnWith()).submit({ seat, verb, key })
      return typeof outcome === 'string' ? outcome : outcome.quiet
    }
    expect(answered(1, 'look', 'keep')).toBe(true)
    expect(answered(1, 'look', 'show')).toBe(false)
    expect(answered(0, 'wait', 'on')).toBe(false)
    const openly = begin(turnWith({ asked: true, offers: () => true })).submit({ seat: 1, verb: 'look', key: 'keep' })
    expect(openly).toMatchObject({ quiet: true })
  })
})

test('the compiler refuses rules that hide a part of a question by hand and forget another', () => {
  function* turn(): Play {
    // @ts-expect-error A question has no flag of its own for secrecy.
    yield* choose(0, 'guess', offers, { secret: true })
    // @ts-expect-error Nor has it one for a hidden answer.
    yield* choose(0, 'guess', offers, { hidden: true })
    // @ts-expect-error Nor in a window, however the window is built.
    yield* chooseAny([0, 1].map((seat) => ({ seat, verb: 'guess', options: offers, secret: true })))
    // @ts-expect-error Nor has an option.
    yield* choose(0, 'guess', () => [option('keep', { secret: true }), option('show')])
    // @ts-expect-error A hidden question cannot be skipped.
    yield* chooseHidden(0, 'guess', offers, { always: false })
  }
  const run = begin(turn)
  expect(run.askedAsSeenBy(1)).toMatchObject([{ verb: 'guess', secret: false }])
})

test('an aside is secret unless it is open', () => {
  function* turn(): Play {
    yield* chooseHidden(0, 'wait', () => [option('on'), option('off')])
  }
  function* nothing(): Play {}
  const asides = () => [
    { verb: 'mark', key: 'pencil', run: nothing },
    { verb: 'drop', key: 'sword', open: true, run: nothing },
  ]
  const run = begin(turn, { asides })
  expect(run.asidesOf(0)).toEqual([
    { verb: 'mark', key: 'pencil', secret: true },
    { verb: 'drop', key: 'sword', secret: false },
  ])
  expect(run.submit({ seat: 0, verb: 'mark', key: 'pencil' })).toMatchObject({ quiet: true })
  expect(run.submit({ seat: 0, verb: 'drop', key: 'sword' })).toMatchObject({ quiet: false })
})

test('a run can be determinized, and then computes its questions again', () => {
  interface Bag extends Bare {
    card?: string
  }
  function* turn(game: Bag): Play {
    game.card = 'sun'
    yield* chooseHidden(0, 'guess', () => [option('other'), option(game.card ?? '')])
  }
  const imagine = (game: Bag) => {
    game.card = 'moon'
  }
  const run = begin(turn, { determinize: imagine })
  expect(run.askedOf(0)?.offers.map(({ key }) => key)).toEqual(['other', 'sun'])
  run.determinize(1, bareState())
  expect(run.askedOf(0)?.offers.map(({ key }) => key)).toEqual(['other', 'moon'])
})
