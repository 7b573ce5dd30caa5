import {
  rngFrom,
  freshSeed,
  chooseAny,
  hidden,
  only,
  option,
  reseed,
  emit,
  type Asked,
  type Game,
  type HasRng,
  type Names,
  type Offer,
  type Option,
  type Play,
  type Question,
  type Setup,
  type State,
  OptionSheet,
} from '../../src/engine/index.ts'

// The Parlour: questions of any size and kind, for tests of the screens.

interface Parlour extends State {
  seats: number
  turns: number
  rounds: number
}

type ParlourFact = { kind: 'picked'; seat: number; key: string } | { kind: 'peeked'; seat: number }

export interface ParlourManner {
  /** Public options of the turn's question. */
  readonly offers?: readonly string[]
  /** Options that only the seat that is asked may know of. */
  readonly secretOffers?: readonly string[]
  /** What an option is called. */
  readonly label?: (key: string) => string
  /** Why a viewer should think again before an option is taken. */
  readonly sure?: (key: string, viewer: number | null) => string | undefined
  /** Options that are worth a look of their own. */
  readonly beckoning?: readonly string[]
  /** Every place bears its own name. */
  readonly places?: boolean
  /** All are asked at once. */
  readonly window?: boolean
  /** Each seat is asked something of its own in a window. */
  readonly apart?: boolean
  /** The whole question is secret. */
  readonly secret?: boolean
  /** Questions a turn, all alike. */
  readonly times?: number
  /** All that is asked in a turn may be picked at once. */
  readonly together?: boolean
  /** Text that is said everywhere. */
  readonly prose?: string
  readonly turns?: number
  /** Everybody knows whose turn it is. */
  readonly hasTurns?: boolean
}

/** A game that asks what a test wants asked, with a peek at any time that nobody else may notice. */
export function parlour(manner: ParlourManner = {}): Game {
  const { offers = ['a', 'b'], secretOffers = [], times = 2, turns = 99 } = manner
  const list = (seat: number): Option<string>[] => [
    ...secretOffers.map((key) => option(key, manner.places ? { place: `at-${key}` } : {}, key)),
    ...offers.map((key) =>
      option(manner.apart ? `${key}-${seat}` : key, manner.places ? { place: `at-${key}` } : {}, key),
    ),
  ]
  const isOpen = ({ key }: Offer) => !secretOffers.includes(key)
  const put = (seat: number, left: number): Question<string> => {
    const question = { seat, verb: 'pick.one', options: () => list(seat), ...(manner.together && { times: left }) }
    if (manner.secret) return hidden(question)
    return secretOffers.length > 0 ? hidden(question, { asked: true, offers: isOpen }) : { ...question, always: true }
  }
  function* turn(game: Parlour): Play {
    for (let round = 0; round < times; round += 1) {
      const isForAll = manner.window === true || manner.apart === true
      const asked = isForAll ? Array.from({ length: game.seats }, (_, one) => one) : [game.turns % game.seats]
      const { seat, key } = yield* chooseAny(asked.map((one) => put(one, times - round)))
      if (isForAll || !secretOffers.includes(key)) emit<ParlourFact>(game, { kind: 'picked', seat, key })
    }
    game.turns += 1
  }
  return {
    rules: {
      id: 'parlour',
      seats: { min: 1, max: 6 },
      version: 1,
      migrations: {},
      sheet: new OptionSheet({ options: {}, presets: { standard: {}, short: {} } }),
      create: ({ seats, seed }: Setup): Parlour => ({
        rng: rngFrom(seed),
        emitted: [],
        revealed: 0,
        seats,
        turns: 0,
        rounds: 0,
      }),
      turn,
      isOver: (game: Parlour) => game.turns >= turns,
      asides: (game: Parlour, seat: number) => [peekOf(game, seat)],
      *leave() {},
      determinize: (game: Parlour, _viewer: number | null, rng: HasRng) => reseed(game, freshSeed(rng)),
      isIn: () => true,
      view: (game: Parlour, viewer: number | null) => ({ turns: game.turns, viewer, seats: game.seats }),
      standings: (game: Parlour) =>
        Array.from({ length: game.seats }, (_, seat) => ({ seat, rank: 1, won: true, score: 0 })),
    },
    words: wordsOf(manner),
    inactiveAfter: { most: Number.MAX_SAFE_INTEGER, each: 'decision' },
    computer: (_view: unknown, asked: Asked) => ({ verb: asked.verb, key: asked.offers[0]?.key ?? '' }),
  } as unknown as Game
}

const peekOf = (game: Parlour, seat: number) => ({
  verb: 'peek.now',
  key: 'peek',
  *run() {
    emit<ParlourFact>(game, { kind: 'peeked', seat }, only(seat))
  },
})

function wordsOf({
  hasTurns,
  prose = 'A quiet parlour.',
  label = (key: string) => `Take ${key}`,
  sure: sureOf,
  beckoning,
}: ParlourManner) {
  return {
    title: 'The Parlour',
    ...(hasTurns && { active: (view: { turns: number; seats: number }) => view.turns % view.seats }),
    blurb: prose,
    houseRules: {
      presets: {
        short: { title: 'Short game', line: 'no time' },
        standard: { title: 'Standard game', line: 'some time' },
      },
      options: {},
      clashes: {},
    },
    headline: (view: { turns: number }) => `Turn ${view.turns} ${prose}`,
    scene: () => Array.from({ length: 30 }, () => prose),
    prompt: () => `What do you take? ${prose}`,
    label: (_verb: string, { key }: Offer, { viewer }: { viewer: number | null }) => {
      const sure = sureOf?.(key, viewer)
      const beckons = beckoning?.includes(key) === true
      const said = { label: key === 'peek' ? 'Peek' : label(key), hint: prose }
      return { ...said, ...(sure !== undefined && { sure }), ...(beckons && { beckons }) }
    },
    act: (_verb: string, key: string) => (key === 'peek' ? 'use' : 'trade'),
    fact: (fact: ParlourFact, names: Names) =>
      fact.kind === 'picked'
        ? `${names(fact.seat)} takes ${fact.key}. ${prose}`
        : `${names(fact.seat)} peeks: a hidden thing.`,
    why: () => [prose],
    overview: () => Array.from({ length: 10 }, () => ({ heading: 'All', lines: [prose] })),
    hand: (view: { viewer: number }) => [{ heading: 'Yours', lines: [`Secret of seat ${view.viewer}`, prose] }],
    picture: () => prose,
    help: () => Array.from({ length: 12 }, (_, n) => ({ heading: `Chapter ${n}`, lines: [prose, prose] })),
    outcome: () => [prose],
  }
}
