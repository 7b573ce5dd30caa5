import {
  choose,
  chooseAny,
  emit,
  freshSeed,
  hidden,
  option,
  reseed,
  rngFrom,
  type Game,
  type HasRng,
  type Option,
  type Play,
  type Seat,
  type State,
} from '../../src/engine/index.ts'
import { bareRules } from './bare.ts'
import { toy } from './toy/index.ts'

// A small game on a board: in a turn one walks to a place or shoves somebody, and then sleeps or sings.

const PLACES = ['harbour', 'market', 'tower'] as const
type Place = (typeof PLACES)[number]

interface Walk extends State {
  notes: string[]
  turns: number
  active: Seat
  at: Place[]
  health: number[]
  /** What each seat alone knows. */
  cards: number[]
}

interface WalkView {
  readonly viewer: Seat | null
  readonly active: Seat
  readonly at: readonly Place[]
  readonly health: readonly number[]
  readonly card: number | null
}

/** With `hisses`, the others may hiss at the walker. What they can hiss is their secret. */
function* turn(game: Walk, hisses: boolean): Play {
  const seats = game.at.map((_place, seat) => seat)
  const seat = game.active
  const walks: Option<string>[] = PLACES.filter((place) => place !== 'tower' || game.turns % 7 !== 3).map((place) =>
    option(place, { place }),
  )
  const to = yield* choose(seat, 'walk.to', () => [
    ...walks,
    ...seats.filter((one) => one !== seat).map((one) => option(`shove:${one}`, {}, `shove:${one}`)),
  ])
  const shoved = /^shove:(\d)$/.exec(to)?.[1]
  if (shoved !== undefined) game.health[Number(shoved)] = (game.health[Number(shoved)] ?? 0) - 1
  else game.at[seat] = to as Place
  emit(game, { kind: 'walked', seat, to })
  const waiting = new Set(hisses ? seats.filter((one) => one !== seat) : [])
  while (waiting.size > 0) {
    const asked = [...waiting].map((one) =>
      hidden(
        {
          seat: one,
          verb: 'hiss.now',
          options: () => [option('pass' as string), option(`hiss:${game.cards[one] ?? 0}` as string)],
          reaction: true,
          standing: null,
        },
        { asked: true, offers: ({ key }) => key === 'pass' },
      ),
    )
    const picked = yield* chooseAny<string>(asked)
    waiting.delete(picked.seat)
    if (picked.key !== 'pass') emit(game, { kind: 'hissed', seat: picked.seat })
  }
  yield* choose(seat, 'rest.how', () => [option('sleep'), option('sing')])
  game.active = (seat + 1) % seats.length
}

const WORDS = {
  ...toy.words,
  active: (view: WalkView) => view.active,
  fact: (fact: { kind: string; seat: Seat; to?: string }) => `${fact.kind} ${fact.seat} ${fact.to ?? ''}`,
  label: (_verb: string, offer: { key: string }) => ({ label: offer.key }),
  prompt: ({ verb }: { verb: string }) => `${verb}?`,
  headline: (view: WalkView, names: (seat: Seat) => string) => `${names(view.active)} walks`,
  scene: (view: WalkView) => [view.at.join(', ')],
  overview: () => [],
  hand: (view: WalkView) => [{ heading: 'Card', lines: [String(view.card)] }],
  picture: () => 'Three places.',
  outcome: () => ['Nobody has won.'],
  board: { places: () => [], standing: (view: WalkView) => view.at, look: () => null },
}

export function walkGame({ seats = 3, hisses = true } = {}): Game {
  const each = <T>(list: readonly T[]) => list.slice(0, seats)
  const rules = bareRules(
    ((game: Walk) => turn(game, hisses)) as never,
    {
      id: 'toy',
      seats: { min: seats, max: seats },
      turns: 60,
      create: ({ seed }: { seed: string }) =>
        ({
          rng: rngFrom(seed),
          emitted: [],
          revealed: 0,
          notes: [],
          turns: 0,
          active: 0,
          at: each(['harbour', 'market', 'tower']),
          health: each([5, 5, 5]),
          cards: each([1, 2, 3]),
        }) as never,
      view: (game: unknown, viewer: Seat | null) => {
        const { active, at, health, cards } = game as Walk
        return {
          viewer,
          active,
          at: [...at],
          health: [...health],
          card: viewer === null ? null : cards[viewer],
        } as never
      },
      determinize: (game: unknown, viewer: Seat | null, rng: HasRng) => {
        const walk = game as Walk
        walk.cards = walk.cards.map((card, seat) => (seat === viewer ? card : 1 + ((card + seat) % 3)))
        reseed(walk, freshSeed(rng))
      },
    } as never,
  )
  return {
    ...toy,
    rules,
    words: WORDS,
    stakes: {
      ids: [],
      happened: () => [],
      piece: ({ viewer, at, health }: WalkView) => (viewer === null ? null : [at[viewer], health[viewer]]),
    },
    computer: (_view: unknown, asked: { verb: string; offers: readonly { key: string }[] }) => ({
      verb: asked.verb,
      key: asked.offers[0]?.key ?? '',
    }),
  } as unknown as Game
}

/** The same game, in which everybody has a standing order to answer a question with an option. */
export function withOrder(game: Game, verb: string, key: string): Game {
  const rules = { ...game.rules }
  const plainTurn = rules.turn.bind(rules)
  rules.turn = function* (state) {
    const play: Play = plainTurn(state)
    let next = play.next(undefined as never)
    while (!next.done) {
      const asking = next.value.map((one) =>
        one.verb === verb ? Object.defineProperty(one, 'standing', { value: key, configurable: true }) : one,
      )
      next = play.next(yield asking)
    }
  }
  return { ...game, rules } as Game
}
