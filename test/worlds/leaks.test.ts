import { describe, expect, test } from 'vitest'
import {
  byComputer,
  choose,
  chooseHidden,
  freshSeed,
  LEAVE,
  only,
  option,
  pickOne,
  reseed,
  RETURN,
  shuffle,
  emit,
  reveal,
  type Asking,
  type Game,
  type HasRng,
  type Play,
  type Question,
  type Seat,
  type Setup,
} from '../../src/engine/index.ts'
import { playChecked } from '../../trials/checks.ts'
import { guardMatch, type GuardManner } from '../../trials/guard/guard.ts'
import {
  kindOf,
  OMENS,
  playing,
  rules,
  toy,
  toyParts,
  toyWith,
  turn,
  type Barrow,
  type BarrowFact,
  type BarrowView,
  type CardId,
  type Omen,
} from '../kit/toy/index.ts'

// These tests check the guard and the laws: they find games with leaks.

const setup = { seats: 3, preset: 'standard', seed: 'leaks', experience: [0, 0, 0] } as const

const guarded = (game: Game, manner: Partial<GuardManner<Barrow>> = {}, dealt: Setup = setup) =>
  guardMatch(game as unknown as Game<Barrow>, dealt, {
    chooser: byComputer(toy as unknown as Game, 'leaks'),
    answers: 45,
    paint: () => Promise.resolve(Buffer.from('a picture')),
    ...manner,
  })

/** A toy whose questions are altered on their way out. */
const asking = (change: (game: Barrow, questions: Asking) => Asking): Game =>
  toyWith({
    *turn(game) {
      yield* altered(rules.turn(game), (questions) => change(game, questions))
    },
  })

function* altered(play: Play, change: (questions: Asking) => Asking): Play {
  let step = play.next(undefined as never)
  while (!step.done) {
    try {
      step = play.next(yield change(step.value))
    } catch (signal) {
      step = play.throw(signal)
    }
  }
}

const withOptions = (question: Question, options: Question['options']): Question => ({ ...question, options })
const topOf = (game: Barrow): string => game.deck.at(-1) ?? 'nothing'
const holdsACurse = (game: Barrow, seat: Seat): boolean =>
  (game.hands[seat] ?? []).some((card) => kindOf(card) === 'curse')

/** Words and pictures know nothing but the view, unless something leaves state in a variable. */
function leftLyingAbout() {
  let card = ''
  const game = toyWith({
    view: (state, viewer) => {
      card = topOf(state)
      return rules.view(state, viewer)
    },
  })
  return { game, peek: () => card }
}

/** A toy with a nod: an aside open to everyone at any time, which no other seat can see. */
function noddy() {
  let nods = 0
  const game = toyWith({
    asides: (barrow, seat) => [
      {
        verb: 'nod.quietly',
        key: 'nod',
        *run() {
          nods += 1
        },
      },
      ...(rules.asides?.(barrow, seat) ?? []),
    ],
  })
  const { words } = game
  const label: Game['words']['label'] = (verb, ...of) =>
    verb === 'nod.quietly' ? { label: 'Nod' } : words.label(verb, ...of)
  const act: Game['words']['act'] = (verb, key) => (verb === 'nod.quietly' ? 'use' : words.act(verb, key))
  return { game: { ...game, words: { ...words, label, act } }, nods: () => nods }
}

/** Every other answer is a nod of a seat without a question. */
function nodding(sensible = byComputer(toy as unknown as Game, 'nodding')): GuardManner<Barrow>['chooser'] {
  let answers = 0
  return (run) => {
    answers += 1
    const idle = [0, 1, 2].find((seat) => !run.askedOf(seat) && run.asidesOf(seat).length > 0)
    return answers % 2 === 0 && idle !== undefined ? { seat: idle, verb: 'nod.quietly', key: 'nod' } : sensible(run)
  }
}

/** Exchanges a card of a hand for the top of the deck. Only its seat learns of it. */
function exchange(game: Barrow, seat: Seat): void {
  const [hand, card] = [game.hands[seat] ?? [], game.deck.pop()]
  if (card === undefined) return
  game.deck.unshift(...hand.splice(0, 1))
  hand.push(card)
  emit<BarrowFact>(game, { kind: 'card-drawn', seat, card }, only(seat))
}

/**
 * A player who digs first chooses an omen in secret, and everyone sees that they have found something. Some omens are
 * final.
 */
const choosingOmens = (isFinal: (omen: Omen) => boolean) => ({
  turn: (game: Barrow) =>
    turn(game, function* (barrow, seat) {
      const omen = yield* chooseHidden(seat, 'dream.omen', () => OMENS.map((one) => option(one)))
      barrow.omens[seat] = omen
      if (isFinal(omen)) reveal(barrow)
      barrow.gold[seat] = (barrow.gold[seat] ?? 0) + 1
      emit<BarrowFact>(barrow, { kind: 'gold', seat, amount: 1 })
    }),
})

/** A player who digs chooses an omen in secret, and another player's answer reveals it. */
const revealingOmens = (revealOmen: (game: Barrow, seat: Seat, omen: Omen) => void) => ({
  turn: (game: Barrow) =>
    turn(game, function* (barrow, seat) {
      const omens = () => OMENS.map((one) => option(one))
      const omen = yield* chooseHidden(seat, 'dream.omen', omens)
      yield* chooseHidden(seat, 'dream.omen', omens)
      const other = playing(barrow).find((one) => one !== seat) ?? seat
      yield* choose(other, 'rest.how', () => [option('sleep'), option('watch')])
      revealOmen(barrow, seat, omen)
    }),
})

const isCurse = (card: CardId): boolean => kindOf(card) === 'curse'

/** Redeals hands so that each keeps its number of curses. */
function imagineCounted(game: Barrow, viewer: Seat | null, rng: HasRng): void {
  const others = [...game.hands.entries()].filter(([seat]) => seat !== viewer)
  const unknown = shuffle(rng, [...game.deck, ...others.flatMap(([, hand]) => hand)])
  for (const [seat, hand] of others) {
    game.hands[seat] = hand.map((card) => {
      const at = unknown.findIndex((one) => isCurse(one) === isCurse(card))
      return unknown.splice(at, 1)[0] ?? card
    })
  }
  game.deck = unknown
  for (const [seat] of others) if (game.omens[seat]) game.omens[seat] = pickOne(rng, OMENS)
  reseed(game, freshSeed(rng))
}

/** Digs, and looks for a card afterwards. */
function searching(): GuardManner<Barrow>['chooser'] {
  return ({ asked: [one] }) => {
    if (!one) throw new Error('the pause has no question')
    const { seat, verb, offers } = one
    return { seat, verb, key: verb === 'rest.how' ? 'search' : (offers[0]?.key ?? '') }
  }
}

describe('the guard finds', () => {
  test('nothing without leaks', async () => {
    const done = await guarded(toy as unknown as Game)
    expect(done.followed).toBeGreaterThan(25)
    expect(done.worlds).toBeGreaterThan(45)
  })

  test('nothing where players leave and come back, and a leak that shows only then', async () => {
    const goes = (): GuardManner<Barrow>['chooser'] => {
      const sensible = byComputer(toy as unknown as Game, 'leaving')
      let given = 0
      return (run) => {
        given += 1
        const gone = [0, 1, 2].find((seat) => run.refusal({ seat, verb: RETURN, key: RETURN }) === null)
        if (gone !== undefined && given % 3 === 0) return { seat: gone, verb: RETURN, key: RETURN }
        const answer = sensible(run)
        return gone === undefined && given % 5 === 0 ? { seat: answer.seat, verb: LEAVE, key: LEAVE } : answer
      }
    }
    let returned = 0
    const counting = goes()
    const chooser: typeof counting = (run) => {
      const answer = counting(run)
      if (answer.verb === RETURN) returned += 1
      return answer
    }
    const done = await guarded(toy as unknown as Game, { chooser, answers: 60 })
    expect(returned).toBeGreaterThan(3)
    expect(done.followed).toBeGreaterThan(20)
    const { game, peek } = leftLyingAbout()
    const hasLeft = (view: BarrowView) => view.seats.some(({ isOut }) => isOut)
    const scene: Game['words']['scene'] = (view) => (hasLeft(view as BarrowView) ? [`A draught turns ${peek()}`] : [])
    await expect(
      guarded({ ...game, words: { ...game.words, scene } }, { chooser: goes(), answers: 60 }),
    ).rejects.toThrow('A draught turns')
  })

  test('a leak in the view', async () => {
    const view = (game: Barrow, viewer: Seat | null): BarrowView => {
      const seen = rules.view(game, viewer)
      return { ...seen, deck: game.deck.filter((card) => kindOf(card) === 'curse').length }
    }
    await expect(guarded(toyWith({ view }))).rejects.toThrow(/tell two worlds apart by|hidden things change/)
  })

  test('a leak in the words', async () => {
    const { game, peek } = leftLyingAbout()
    const words = { ...game.words, scene: () => [`The wind turns a card: ${peek()}`] }
    await expect(guarded({ ...game, words })).rejects.toThrow('The wind turns a card')
  })

  test('a leak in the board in words', async () => {
    const { game, peek } = leftLyingAbout()
    const { board } = game.words
    if (!board) throw new Error('no board in words')
    const look: typeof board.look = (...of) => {
      const told = board.look(...of)
      return told && { ...told, passages: [{ heading: '', lines: [`It glitters of ${peek()}`] }] }
    }
    const words = { ...game.words, board: { ...board, look } }
    await expect(guarded({ ...game, words })).rejects.toThrow('It glitters of')
  })

  test('a leak in what a label hints at', async () => {
    const { game, peek } = leftLyingAbout()
    const label: Game['words']['label'] = (...of) => ({ ...game.words.label(...of), hint: `Smells of ${peek()}` })
    await expect(guarded({ ...game, words: { ...game.words, label } })).rejects.toThrow('Smells of')
  })

  test('a leak in the place of an option', async () => {
    const game = asking((barrow, questions) =>
      questions.map((question) =>
        withOptions(question, () =>
          question
            .options()
            .map((one) => (one.place === undefined ? one : { ...one, place: `${one.place}-${topOf(barrow)}` })),
        ),
      ),
    )
    await expect(guarded(game)).rejects.toThrow(/tell two worlds apart by|hidden things change/)
  })

  test('a leak in the order of options', async () => {
    const game = asking((barrow, questions) =>
      questions.map((question) =>
        withOptions(question, () => {
          const list = question.options()
          return question.verb === 'dig.where' && topOf(barrow).startsWith('curse') ? [...list].reverse() : list
        }),
      ),
    )
    await expect(guarded(game)).rejects.toThrow(/tell two worlds apart by|hidden things change/)
  })

  test('a leak in which seat is asked', async () => {
    const game = asking((barrow, questions) => {
      const holding = questions.filter(({ seat, verb }) => verb !== 'curse.play' || holdsACurse(barrow, seat))
      return holding.length > 0 ? holding : questions.slice(0, 1)
    })
    await expect(guarded(game)).rejects.toThrow(/tell two worlds apart by|hidden things change/)
  })

  test('a leak in the context of a question', async () => {
    const game = asking((barrow, questions) => questions.map((one) => ({ ...one, about: { smell: topOf(barrow) } })))
    await expect(guarded(game)).rejects.toThrow(/tell two worlds apart by|hidden things change/)
  })

  test('a leak in a picture', async () => {
    const { game, peek } = leftLyingAbout()
    const paint = () => Promise.resolve(Buffer.from(`a picture of ${peek()}`))
    await expect(guarded(game, { paint, paintEvery: 1 })).rejects.toThrow('the card')
  })

  test('a leak in a message that is edited because of a secret action', async () => {
    const quiet = noddy()
    const scene = () => [`Somebody has nodded ${quiet.nods()} times.`]
    const telling = { ...quiet.game, words: { ...quiet.game.words, scene } }
    await expect(guarded(telling, { chooser: nodding() })).rejects.toThrow('Somebody has nodded')
  })

  test('a leak at the end of a game, where only the log link that covers secret actions may differ', async () => {
    type Counting = Barrow & { nods?: number }
    const { game } = noddy()
    const almost = rules.create(setup)
    almost.gold.fill(almost.goal - 6)
    const ending = (scoreOf: (state: Counting) => number) => {
      const changed = toyWith({
        asides: (barrow, seat) =>
          (game.rules.asides?.(barrow, seat) ?? []).map((aside) => ({
            ...aside,
            *run(state: Counting) {
              if (aside.verb === 'nod.quietly') state.nods = (state.nods ?? 0) + 1
              else yield* aside.run(state, seat)
            },
          })),
        standings: (state) => rules.standings(state).map((one) => ({ ...one, score: scoreOf(state) })),
      })
      const manner = { chooser: nodding(searching()), from: JSON.stringify(almost) }
      return guarded({ ...game, rules: changed.rules }, manner)
    }
    await expect(ending(({ nods = 0 }) => nods)).rejects.toThrow('can tell two worlds apart by the position')
    expect((await ending(() => 7)).followed).toBeGreaterThan(5)
  })

  test('nothing at the end of a game where only the link differs, because it covers hidden answers', async () => {
    const almost = rules.create(setup)
    almost.gold.fill(almost.goal - 6)
    const chooser = searching()
    const done = await guarded(toy as unknown as Game, { chooser, from: JSON.stringify(almost) })
    expect(done.followed).toBeGreaterThan(5)
    const standings: typeof rules.standings = (state) =>
      rules.standings(state).map((one) => ({ ...one, score: topOf(state).length + Number(topOf(state).at(-1)) }))
    await expect(guarded(toyWith({ standings }), { chooser, from: JSON.stringify(almost) })).rejects.toThrow(
      /tell two worlds apart by|hidden things change/,
    )
  })

  test('a leak in whether an answer can be undone that others see but cannot read', async () => {
    await expect(guarded(toyWith(choosingOmens((omen) => omen === 'moon')))).rejects.toThrow(
      'can be taken back in one world alone',
    )
    const done = await guarded(toyWith(choosingOmens(() => true)), {}, { ...setup, seed: 'omens' })
    expect(done.followed).toBeGreaterThan(25)
  })

  test('nothing where another answer reveals a secret, and a leak where the secret shows earlier', async () => {
    const telling = revealingOmens((game, seat, omen) => emit<BarrowFact>(game, { kind: 'omen-seen', seat, omen }))
    const done = await guarded(toyWith(telling))
    expect(done.followed).toBeGreaterThan(15)
    const showing = revealingOmens((game, seat, omen) => {
      game.lamps[seat] = omen === 'moon' ? 1 : 0
    })
    await expect(guarded(toyWith(showing))).rejects.toThrow('can tell two worlds apart by')
  })

  test('nothing where half of all answers are secret', async () => {
    const done = await guarded(noddy().game, { chooser: nodding(), answers: 60 })
    expect(done.followed).toBeGreaterThan(30)
  })

  test('nothing where a player draws a card before any question', async () => {
    const game = toyWith({
      *turn(barrow) {
        if (barrow.digger !== null) exchange(barrow, barrow.digger)
        yield* rules.turn(barrow)
      },
    })
    const done = await guarded(game, { answers: 70 })
    expect(done.followed).toBeGreaterThan(12)
  })

  test('nothing where a rule makes unseen draws countable, and a leak where none does', async () => {
    const curses = (game: Barrow): number[] => game.hands.map((hand) => hand.filter(isCurse).length)
    const view = (game: Barrow, viewer: Seat | null) => ({ ...rules.view(game, viewer), curses: curses(game) })
    const game = toyWith({ view, determinize: imagineCounted })
    const chooser = searching()
    await expect(guarded(game, { chooser })).rejects.toThrow(/tell two worlds apart by/)
    const done = await guarded(game, { chooser, counted: curses })
    expect(done.followed).toBeGreaterThan(15)
  })

  test('a line that reproduces the leak', async () => {
    const game = toyWith({ view: (state, viewer) => ({ ...rules.view(state, viewer), deck: topOf(state).length }) })
    await expect(guarded(game)).rejects.toThrow(/npm run replay -- \S+questmaster-toy-leaks\.json/)
  })
})

describe('the laws find', () => {
  const found = (change: Parameters<typeof toyWith>[0]) =>
    expect(() => {
      for (const seed of ['a', 'b', 'c', 'd', 'e']) {
        const game = toyWith(change) as unknown as typeof toy
        playChecked(game, { ...setup, seed }, byComputer(toy, seed), toyParts, { limit: 80, every: 1 })
      }
    })
  const imagining = (change: (game: Barrow, viewer: Seat | null, rng: HasRng) => void) =>
    found({
      determinize: (game, viewer, rng) => {
        rules.determinize(game, viewer, rng)
        change(game, viewer, rng)
      },
    })

  test('a game that determinizes nothing', () => {
    found({ determinize: () => undefined }).toThrow('worlds were imagined, and all were alike')
  })

  test('a world that loses a card', () => {
    imagining((game) => void game.deck.pop()).toThrow('cards')
  })

  test('a world that changes the viewer’s own hand', () => {
    found({ determinize: (game, _viewer, rng) => rules.determinize(game, null, rng) }).toThrow(
      'hidden things changed the view of seat',
    )
  })

  test('a world drawn with another generator than the one given', () => {
    let worlds = 0
    imagining((game) => {
      worlds += 1
      if (worlds % 2 === 0) game.deck.reverse()
    }).toThrow('the same luck made two worlds')
  })

  test('a world that depends on where hidden things really lay', () => {
    found({
      determinize: (game, viewer, rng) => {
        const others = [...game.hands.keys()].filter((seat) => seat !== viewer)
        const unknown = shuffle(rng, [...game.deck, ...others.flatMap((seat) => game.hands[seat] ?? [])])
        for (const seat of others) game.hands[seat] = unknown.splice(0, game.hands[seat]?.length ?? 0)
        game.deck = unknown
        reseed(game, freshSeed(rng))
      },
    }).toThrow('depends on more than they know')
  })

  test('a world that is not plain data', () => {
    imagining((game) => Object.assign(game, { dreamt: new Set(['a card']) })).toThrow(
      'an imagined state is not plain data',
    )
  })

  test('a hidden question whose answer is refused in another world', () => {
    const game = asking((barrow, questions) =>
      questions.map((question) =>
        withOptions(question, () => {
          const list = question.options()
          return question.verb === 'rest.how' && topOf(barrow).startsWith('curse') ? list.slice(1) : list
        }),
      ),
    )
    found(game.rules as Parameters<typeof toyWith>[0]).toThrow('hidden things changed the asked of')
  })

  test('an answer that can be undone depending on its hidden content', () => {
    found(choosingOmens((omen) => omen === 'moon')).toThrow('hidden things change whether an answer can be taken back')
    found(choosingOmens(() => true)).not.toThrow()
  })

  test('an answer that can be undone in only one world', () => {
    found({
      asides: (game, seat) => [
        {
          verb: 'deck.sniff',
          key: 'sniff',
          *run() {
            if (topOf(game).startsWith('curse')) game.revealed += 1
          },
        },
        ...(rules.asides?.(game, seat) ?? []),
      ],
    }).toThrow()
  })
})
