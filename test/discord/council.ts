import {
  rngFrom,
  chooseAny,
  freshSeed,
  hidden,
  option,
  pickOne,
  reseed,
  emit,
  type Game,
  type HasRng,
  type Names,
  type Offer,
  type Option,
  type Play,
  type Setup,
  type State,
  OptionSheet,
} from '../../src/engine/index.ts'

// The Council: each turn asks everybody whether they object to a motion, until one does or all have passed.

interface Council extends State {
  turns: number
  orders: ('ask' | 'pass')[]
  favours: number[]
}

type CouncilFact = { kind: 'carried' } | { kind: 'objection'; seat: number } | { kind: 'bell'; seat: number }

export interface CouncilManner {
  /** Nobody may know who is asked. */
  readonly secret?: boolean
  /** Each has something of their own beside passing. */
  readonly apart?: boolean
  /** Nobody may pass openly. */
  readonly noPass?: boolean
  readonly noClock?: boolean
  /** Everybody may know that standing orders often answer. */
  readonly fleeting?: boolean
}

export function council(manner: CouncilManner = {}): Game {
  const other = { ask: 'pass', pass: 'ask' } as const
  return {
    rules: {
      id: 'council',
      seats: { min: 1, max: 6 },
      version: 1,
      migrations: {},
      sheet: new OptionSheet({ options: {}, presets: { standard: {}, short: {} } }),
      create: ({ seats, seed }: Setup): Council => ({
        rng: rngFrom(seed),
        emitted: [],
        revealed: 0,
        turns: 0,
        orders: Array.from({ length: seats }, () => 'ask' as const),
        favours: [],
      }),
      turn: turnOf(manner),
      isOver: (game: Council) => game.turns >= 9,
      asides: (game: Council, seat: number) => [
        {
          verb: 'order.set',
          key: `minding=${other[game.orders[seat] ?? 'ask']}`,
          args: { order: 'minding', value: other[game.orders[seat] ?? 'ask'] },
          *run() {
            game.orders[seat] = other[game.orders[seat] ?? 'ask']
          },
        },
        {
          verb: 'bell.ring',
          key: 'ring',
          open: true,
          *run() {
            emit<CouncilFact>(game, { kind: 'bell', seat })
          },
        },
      ],
      orders: (game: Council, seat: number) => [
        { id: 'minding', kind: 'choice', values: ['ask', 'pass'], usual: 'ask', value: game.orders[seat] ?? 'ask' },
      ],
      *leave() {},
      determinize: (game: Council, viewer: number | null, rng: HasRng) => {
        game.orders = game.orders.map((order, seat) => (seat === viewer ? order : pickOne(rng, ['ask', 'pass'])))
        reseed(game, freshSeed(rng))
      },
      isIn: () => true,
      view: (game: Council, viewer: number | null) => ({
        turns: game.turns,
        order: viewer === null ? null : game.orders[viewer],
      }),
      standings: (game: Council) => [...game.orders.keys()].map((seat) => ({ seat, rank: 1, won: true, score: 0 })),
    },
    words: WORDS,
    computer: () => ({ verb: 'council.mind', key: 'pass' }),
  } as unknown as Game
}

function turnOf(manner: CouncilManner) {
  const offers = (seat: number): Option<string>[] => [
    option('pass'),
    ...(manner.apart ? [option(`favour-${seat}`)] : []),
    option('object'),
  ]
  const isOpen = ({ key }: Offer) => key !== 'object' && (key !== 'pass' || !manner.noPass)
  return function* turn(game: Council): Play {
    const passed = new Set<number>()
    while (passed.size < game.orders.length) {
      const pending = [...game.orders.keys()].filter((seat) => !passed.has(seat))
      const { seat, key } = yield* chooseAny<string>(
        pending.map((one) =>
          hidden(
            {
              seat: one,
              verb: 'council.mind',
              options: () => offers(one),
              get standing() {
                return game.orders[one] === 'pass' ? 'pass' : null
              },
              default: 'pass',
              reaction: !manner.noClock,
              fleeting: manner.fleeting === true,
              about: { motion: game.turns },
            },
            { asked: !manner.secret, offers: isOpen },
          ),
        ),
      )
      if (key === 'object') {
        emit<CouncilFact>(game, { kind: 'objection', seat })
        game.turns += 1
        return
      }
      passed.add(seat)
    }
    emit<CouncilFact>(game, { kind: 'carried' })
    game.turns += 1
  }
}

const WORDS = {
  title: 'The Council',
  blurb: 'Object, or hold your peace.',
  houseRules: {
    presets: {
      short: { title: 'Short game', line: 'no time' },
      standard: { title: 'Standard game', line: 'some time' },
    },
    options: {},
    clashes: {},
  },
  headline: (view: { turns: number }) => `Motion ${view.turns}`,
  scene: () => ['A long table.'],
  prompt: () => 'Do you object?',
  label: (_verb: string, { key }: Offer) => ({ label: LABELS[key] ?? ORDERS[key.split('=')[1] ?? ''] ?? key }),
  order: () => ({
    title: 'Motions',
    hint: 'Whether you mind.',
    label: (value: string) => ORDERS[value] ?? value,
    followed: () => 'Held my peace, by order.',
  }),
  act: (_verb: string, key: string) => (key === 'pass' ? 'pass' : 'use'),
  fact: (fact: CouncilFact, names: Names) => {
    if (fact.kind === 'carried') return 'The motion is carried.'
    return fact.kind === 'bell' ? `${names(fact.seat)} rings the bell.` : `${names(fact.seat)} objects!`
  },
  why: () => [],
  overview: () => [],
  hand: (view: { order: string }) => [{ heading: 'Your order', lines: [`Now: ${view.order}`] }],
  picture: () => 'A table.',
  help: () => [],
  outcome: () => ['All is said.'],
}

const LABELS: Record<string, string> = { pass: 'Hold my peace', object: 'Object', ring: 'Ring the bell' }
const ORDERS: Record<string, string> = { ask: 'Ask me always', pass: 'Pass for me' }
