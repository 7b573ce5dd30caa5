import { describe, expect, test } from 'vitest'
import {
  ANY,
  rngFrom,
  byDefault,
  choose,
  chooseAny,
  hidden,
  LEAVE,
  RETURN,
  only,
  option,
  options,
  rollDie,
  Run,
  emit,
  reveal,
  type Aside,
  type Outcome,
  type Play,
} from '../../src/engine/index.ts'
import { accepted, bareRules, bareState, begin, type Bare } from '../kit/bare.ts'

const colours = () => options(['red', 'blue'] as const)

function* pickColour(game: Bare): Play {
  game.notes.push(yield* choose(0, 'colour.pick', colours))
}

describe('a question to one seat', () => {
  test('a question to one seat waits for that seat and returns the value of the option picked', () => {
    const run = begin(function* (game) {
      const worth = yield* choose(0, 'coin.pick', () => [option('penny', {}, 1), option('crown', {}, 5)])
      game.notes.push(`worth ${worth}`)
    })
    expect(run.asked).toEqual([
      {
        seat: 0,
        verb: 'coin.pick',
        offers: [{ key: 'penny' }, { key: 'crown' }],
        default: 'penny',
        secret: false,
        about: null,
        standing: null,
        order: null,
        known: true,
        reaction: false,
      },
    ])
    accepted(run, 0, 'coin.pick', 'crown')
    expect(run.state.notes).toEqual(['worth 5'])
    expect(run.isOver).toBe(true)
    expect(run.asked).toEqual([])
  })

  test('a question to one seat is not asked if only one option is legal', () => {
    const run = begin(function* (game) {
      game.notes.push(yield* choose(0, 'colour.pick', () => options(['red'])))
    })
    expect(run.isOver).toBe(true)
    expect(run.state.notes).toEqual(['red'])
  })

  test('a question to one seat is asked even with one legal option if its absence would reveal something', () => {
    const run = begin(function* () {
      yield* choose(0, 'spell.cast', () => options(['pass']), { always: true })
    })
    expect(run.asked).toHaveLength(1)
  })

  test('a question to one seat throws without legal options', () => {
    const nothing = () =>
      begin(function* () {
        yield* choose(0, 'colour.pick', () => [])
      })
    expect(nothing).toThrow('no legal option for seat 0 at colour.pick')
    const window = () =>
      begin(function* () {
        yield* chooseAny([])
      })
    expect(window).toThrow('a window needs at least one question')
  })

  test.each([
    ['another seat', { seat: 1, verb: 'colour.pick', key: 'red' }, 'not-asked'],
    ['another verb', { seat: 0, verb: 'colour.drop', key: 'red' }, 'not-asked'],
    ['what is not offered', { seat: 0, verb: 'colour.pick', key: 'green' }, 'not-offered'],
    ['a seat that does not exist', { seat: 9, verb: 'colour.pick', key: 'red' }, 'not-asked'],
  ])('a question to one seat refuses %s and changes nothing', (_what, answer, why) => {
    const run = begin(pickColour)
    const before = JSON.stringify(run.state)
    expect(run.refusal(answer)).toBe(why)
    expect(run.submit(answer)).toBe(why)
    expect(JSON.stringify(run.state)).toBe(before)
    accepted(run, 0, 'colour.pick', 'red')
  })

  test('a question to one seat refuses every answer once the game is over', () => {
    const run = begin(pickColour)
    accepted(run, 0, 'colour.pick', 'red')
    expect(run.submit({ seat: 0, verb: 'colour.pick', key: 'red' })).toBe('over')
    expect(run.submit({ seat: 0, verb: LEAVE, key: LEAVE })).toBe('over')
  })
})

describe('the default of a question', () => {
  const asked = (manner: Parameters<typeof choose>[3]) =>
    begin(function* () {
      yield* choose(0, 'colour.pick', colours, manner as never)
    })

  test('the default is the first option unless the question names or finds another', () => {
    expect(asked({}).asked[0]?.default).toBe('red')
    expect(asked({ default: 'blue' }).asked[0]?.default).toBe('blue')
    expect(asked({ default: (list) => list.at(-1)?.key ?? '' }).asked[0]?.default).toBe('blue')
  })

  test('the default of a question throws if the default is not among the options', () => {
    expect(() => asked({ default: 'green' }).asked).toThrow('the default green of colour.pick is not one of red, blue')
  })

  test('the default of a question picks any of the options with equal probability as the default', () => {
    const run = asked({ default: ANY })
    expect(run.asked[0]?.default).toBeNull()
    const rng = { rng: rngFrom('defaults') }
    const picked = Array.from({ length: 100 }, () => byDefault(run, 0, rng).key)
    expect(picked.filter((key) => key === 'red').length).toBeGreaterThan(30)
    expect(picked.filter((key) => key === 'blue').length).toBeGreaterThan(30)
  })
})

describe('an aside', () => {
  const hum = (game: Bare, verse: string): Aside => ({
    verb: 'song.hum',
    key: verse,
    *run() {
      game.notes.push(`hummed ${verse}`)
    },
  })
  const asides = (game: Bare): Aside[] =>
    ['one', 'two'].filter((v) => !game.notes.includes(`hummed ${v}`)).map((v) => hum(game, v))

  test('an aside is offered beside the question, which is asked again afterwards', () => {
    const run = begin(pickColour, { asides })
    expect(run.asidesOf(0)).toEqual([
      { verb: 'song.hum', key: 'one', secret: true },
      { verb: 'song.hum', key: 'two', secret: true },
    ])
    accepted(run, 0, 'song.hum', 'two')
    expect(run.asked[0]?.verb).toBe('colour.pick')
    expect(run.asidesOf(0)).toEqual([{ verb: 'song.hum', key: 'one', secret: true }])
    accepted(run, 0, 'colour.pick', 'blue')
    expect(run.state.notes).toEqual(['hummed two', 'blue'])
  })

  test('an aside is open to seats that have no question', () => {
    const run = begin(pickColour, { asides })
    accepted(run, 1, 'song.hum', 'one')
    expect(run.state.notes).toEqual(['hummed one'])
  })

  test('an aside may ask a question itself', () => {
    const run = begin(pickColour, {
      asides: (game) => [
        {
          verb: 'song.sing',
          key: 'aloud',
          *run() {
            game.notes.push(yield* choose(1, 'song.join', () => options(['join', 'listen'])))
          },
        },
      ],
    })
    accepted(run, 0, 'song.sing', 'aloud')
    expect(run.asked.map((one) => [one.seat, one.verb])).toEqual([[1, 'song.join']])
    accepted(run, 1, 'song.join', 'listen')
    expect(run.asked.map((one) => [one.seat, one.verb])).toEqual([[0, 'colour.pick']])
  })

  test('an aside may settle the question: a single remaining option is taken', () => {
    const run = begin(
      function* (game) {
        game.notes.push(yield* choose(0, 'colour.pick', () => colours().slice(game.notes.length)))
      },
      { asides },
    )
    accepted(run, 0, 'song.hum', 'one')
    expect(run.state.notes).toEqual(['hummed one', 'blue'])
  })

  test('an aside is closed to players who have left', () => {
    const run = begin(pickColour, { asides })
    accepted(run, 1, LEAVE, LEAVE)
    expect(run.asidesOf(1)).toEqual([])
    expect(run.submit({ seat: 1, verb: 'song.hum', key: 'one' })).toBe('not-asked')
    expect(run.submit({ seat: 1, verb: LEAVE, key: LEAVE })).toBe('not-asked')
  })
})

describe('a window for several seats', () => {
  function* counters(game: Bare): Play {
    const picked = yield* chooseAny(
      [1, 2].map((seat) => ({ seat, verb: 'spell.counter', options: () => options(['pass', 'counter']) })),
    )
    game.notes.push(`${picked.seat} ${picked.key}`)
    if (picked.key !== 'counter') return
    game.notes.push(yield* choose(0, 'spell.answer', () => options(['yield', 'resist'])))
  }

  test('the first legal answer of any seat closes it', () => {
    const run = begin(counters)
    expect(run.asked.map((one) => one.seat)).toEqual([1, 2])
    accepted(run, 2, 'spell.counter', 'pass')
    expect(run.state.notes).toEqual(['2 pass'])
    expect(run.isOver).toBe(true)
  })

  test('a window for several seats may open another window: a counter is answered', () => {
    const run = begin(counters)
    accepted(run, 1, 'spell.counter', 'counter')
    expect(run.asked.map((one) => one.verb)).toEqual(['spell.answer'])
    accepted(run, 0, 'spell.answer', 'resist')
    expect(run.state.notes).toEqual(['1 counter', 'resist'])
  })

  test('a window for several seats is asked even if every seat has only one option', () => {
    const run = begin(function* () {
      yield* chooseAny([1, 2].map((seat) => ({ seat, verb: 'spell.counter', options: () => options(['pass']) })))
    })
    expect(run.asked).toHaveLength(2)
  })
})

describe('what other seats may know of a question', () => {
  const run = begin(function* () {
    yield* chooseAny([
      hidden(
        {
          seat: 0,
          verb: 'spell.counter',
          options: () => [option<string>('pass'), option('fireball', { args: { hot: true } })],
          about: { total: 7 },
          standing: 'pass',
          reaction: true,
        },
        { asked: true, offers: ({ key }) => key === 'pass' },
      ),
      hidden({ seat: 1, verb: 'dream.pick', options: () => options(['sun', 'moon']) }),
    ])
  })

  test('its own seat sees the whole question', () => {
    expect(run.askedAsSeenBy(0)[0]?.offers.map((one) => one.key)).toEqual(['pass', 'fireball'])
    expect(run.askedAsSeenBy(0)[0]?.standing).toBe('pass')
    expect(run.askedAsSeenBy(1)[1]?.verb).toBe('dream.pick')
  })

  test('other seats see no secret options or questions, no default and no standing order', () => {
    const seen = run.askedAsSeenBy(null)
    expect(seen).toEqual([
      {
        seat: 0,
        verb: 'spell.counter',
        offers: [{ key: 'pass', secret: false }],
        default: null,
        secret: false,
        about: { total: 7 },
        standing: null,
        order: null,
        known: true,
        reaction: true,
      },
    ])
    expect(run.askedAsSeenBy(2)).toEqual(seen)
  })
})

describe('giving up', () => {
  test('a player who gives up ends the turn with a signal of the game, from any question', () => {
    class TurnEnds extends Error {}
    const run = begin(
      function* (game) {
        try {
          yield* pickColour(game)
        } catch (signal) {
          if (!(signal instanceof TurnEnds)) throw signal
          game.notes.push('turn ended')
        }
      },
      {
        *leave() {
          throw new TurnEnds()
        },
      },
    )
    accepted(run, 0, LEAVE, LEAVE)
    expect(run.state.notes).toEqual(['turn ended'])
    expect(run.isOver).toBe(true)
  })

  test('giving up is for good, unless the game lets a seat come back', () => {
    const run = begin(pickColour)
    accepted(run, 1, LEAVE, LEAVE)
    expect(run.refusal({ seat: 1, verb: RETURN, key: RETURN })).toBe('not-asked')
    const kinder = begin(pickColour, {
      comeBack: (game, seat) => (game.notes.includes(`left ${seat}`) ? returnTo(game, seat) : null),
    })
    expect(kinder.refusal({ seat: 1, verb: RETURN, key: RETURN })).toBe('not-asked')
    accepted(kinder, 1, LEAVE, LEAVE)
    accepted(kinder, 1, RETURN, RETURN)
    expect(kinder.state.notes).toEqual([])
    expect(kinder.askedOf(0)?.verb).toBe('colour.pick')
  })
})

function* returnTo(game: Bare, seat: number): Play {
  game.notes = game.notes.filter((note) => note !== `left ${seat}`)
}

describe('the outcome of an answer', () => {
  test('the outcome of an answer lists the emitted facts in order, once, with their audiences', () => {
    const run = begin(function* (game) {
      emit(game, { kind: 'before' })
      yield* pickColour(game)
      emit(game, { kind: 'secret' }, only(1))
      emit(game, { kind: 'after' })
    })
    const { emitted: told } = accepted(run, 0, 'colour.pick', 'red')
    expect(told).toEqual([
      { fact: { kind: 'secret' }, to: [1] },
      { fact: { kind: 'after' }, to: 'all' },
    ])
    expect(run.state.emitted).toEqual([])
  })

  test.each([
    ['a die', (game: Bare) => void rollDie(game), true],
    ['a secret told', (game: Bare) => emit(game, { kind: 'whisper' }, only(0)), true],
    ['something hidden turned up', (game: Bare) => reveal(game), true],
    ['a public fact', (game: Bare) => emit(game, { kind: 'shout' }), false],
    ['nothing', () => undefined, false],
  ])('the outcome of an answer is irreversible after %s: %#', (_what, happen, sealed) => {
    const run = begin(function* (game) {
      yield* pickColour(game)
      happen(game)
    })
    expect(accepted(run, 0, 'colour.pick', 'red').irreversible).toBe(sealed)
  })

  test('the outcome of an answer has the state at the last turn boundary crossed', () => {
    const rules = bareRules(pickColour, { turns: 2 })
    const { run, opening } = Run.start(rules, bareState(), 0)
    expect(JSON.parse(opening.snapshot ?? '')).toMatchObject({ turns: 0, notes: [] })
    expect(JSON.parse(accepted(run, 0, 'colour.pick', 'red').snapshot ?? '')).toMatchObject({
      turns: 1,
      notes: ['red'],
    })
    expect(JSON.parse(accepted(run, 0, 'colour.pick', 'blue').snapshot ?? '')).toMatchObject({ turns: 2 })
  })

  test('the outcome of an answer has no snapshot within a turn, or if the run takes none', () => {
    const twice = function* (game: Bare): Play {
      yield* pickColour(game)
      yield* pickColour(game)
    }
    expect(accepted(begin(twice), 0, 'colour.pick', 'red').snapshot).toBeUndefined()
    expect(Run.start(bareRules(twice), bareState()).opening.snapshot).toBeUndefined()
  })

  test('the outcome of an answer counts the turn boundaries crossed, with and without snapshots', () => {
    const silent = function* (game: Bare): Play {
      if (game.turns !== 1) yield* pickColour(game)
    }
    for (const snapshotAfter of [0, 5, Infinity]) {
      const { run, opening } = Run.start(bareRules(silent, { turns: 4 }), bareState(), snapshotAfter)
      const red = () => accepted(run, 0, 'colour.pick', 'red').turns
      expect([opening.turns, red(), red(), red()]).toEqual([1, 2, 1, 1])
    }
    const twice = begin(function* (game) {
      yield* pickColour(game)
      yield* pickColour(game)
    })
    expect(accepted(twice, 0, 'colour.pick', 'red').turns).toBe(0)
  })
})

describe('snapshots', () => {
  /**
   * Plays a turn of two picks and lists the numbers of answers after which a snapshot was taken; 0 is the beginning.
   */
  const kept = (run: Run<Bare, null>, opening: Outcome): readonly number[] => {
    const seqs = opening.snapshot === undefined ? [] : [0]
    for (let seq = 1; !run.isOver; seq += 1) {
      const { snapshot } = accepted(run, 0, 'colour.pick', 'red')
      if (snapshot === undefined) continue
      expect(snapshot).toBe(JSON.stringify(run.state))
      seqs.push(seq)
    }
    return seqs
  }
  const twice = bareRules(
    function* (game: Bare): Play {
      yield* pickColour(game)
      yield* pickColour(game)
    },
    { turns: 4 },
  )

  test.each([
    [0, [0, 2, 4, 6, 8]],
    [1, [0, 2, 4, 6, 8]],
    [2, [0, 2, 4, 6, 8]],
    [3, [0, 4, 8]],
    [5, [0, 6, 8]],
    [100, [0, 8]],
    [Infinity, []],
  ])('snapshots are taken at the boundary after %i answers, at the beginning and at the end', (snapshotAfter, seqs) => {
    const { run, opening } = Run.start(twice, bareState(), snapshotAfter)
    expect(kept(run, opening)).toEqual(seqs)
  })

  test.each([
    [0, [0, 2, 4]],
    [1, [2, 4]],
    [3, [4]],
    [100, [4]],
    [Infinity, []],
  ])('a resumed game does not take its own snapshot again, with one due after %i answers', (snapshotAfter, seqs) => {
    const { run, opening } = Run.resume(twice, { ...bareState(), turns: 2 }, snapshotAfter)
    expect(kept(run, opening)).toEqual(seqs)
  })

  test('a resumed game that is over takes no further snapshot', () => {
    const over = { ...bareState(), turns: 4 }
    expect(Run.resume(twice, over, 3).opening.snapshot).toBeUndefined()
    expect(Run.start(twice, over, 3).opening.snapshot).toBe(JSON.stringify(over))
  })

  test('snapshots hold the last boundary that the answer crossed', () => {
    const silent = bareRules(
      function* (game: Bare): Play {
        if (game.turns !== 1) yield* pickColour(game)
      },
      { turns: 4 },
    )
    const { run } = Run.start(silent, bareState(), 1)
    expect(JSON.parse(accepted(run, 0, 'colour.pick', 'red').snapshot ?? '')).toMatchObject({ turns: 2 })
  })
})

describe('rules that throw', () => {
  test('spoil the run, which does not pass for a finished game', () => {
    const run = begin(function* () {
      yield* choose(0, 'colour.pick', colours)
      throw new Error('no such colour')
    })
    const red = { seat: 0, verb: 'colour.pick', key: 'red' }
    expect(() => run.submit(red)).toThrow('no such colour')
    expect(run.isOver).toBe(false)
    expect(() => run.submit(red)).toThrow('the rules of bare have thrown in this run: rebuild it')
  })

  test('rules that throw are stopped if they never ask a question', () => {
    const nothing = () => begin(function* () {}, { turns: Infinity })
    expect(nothing).toThrow('1000 turns without a question, and the game is not over')
  })
})
