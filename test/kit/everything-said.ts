import type { Fact, Game, Happened, State } from '../../src/engine/index.ts'
import { momentsOf, name, type Match } from './met.ts'

/** What is seen changes little from pause to pause. */
const SEEN_EVERY = 25

/** Every text of a match and of the box, for anybody. */
export function* everythingSaid<S extends State, V, F extends Fact>(
  game: Game<S, V, F>,
  match: Match,
): Generator<string> {
  const { words } = game
  const happened: Happened<F>[] = []
  let [step, end]: [number, V | null] = [0, null]
  for (const { state, told, asked, asides, view, isOver } of momentsOf(game, match)) {
    for (const { fact, to } of told) {
      yield* textsIn([words.fact(fact, name), words.why(fact, name), words.poster?.parts?.(fact)])
      if (to === 'all') happened.push({ fact, names: name })
    }
    const seat = (step += 1) % match.seats
    for (const one of asked)
      yield* textsIn([
        words.prompt(one, view(one.seat), name),
        one.offers.map((offer) => words.label(one.verb, offer, view(one.seat), name, one.about)),
      ])
    yield* textsIn(asides(seat).map((offer) => words.label(offer.verb, offer, view(seat), name)))
    if (step % SEEN_EVERY !== 0 && !isOver) continue
    for (const viewer of [null, seat]) yield* seenIn(game, view(viewer), seat)
    if (isOver) {
      end = view(null)
      yield* textsIn(game.secrets?.(state, name))
    }
  }
  yield* textsIn([words.dramas?.(happened), words.poster?.decided(happened, [0]), words.help(), words.reference?.()])
  const standings = Array.from({ length: match.seats }, (_, seat) => ({
    seat,
    rank: seat + 1,
    won: seat === 0,
    score: 0,
  }))
  if (end !== null) yield* textsIn([words.outcome(end, name), words.story?.(happened, standings, end)])
}

function* seenIn<S extends State, V, F extends Fact>(
  { words }: Game<S, V, F>,
  view: V,
  seat: number,
): Generator<string> {
  yield* textsIn([words.headline(view, name), words.scene(view, name), words.smallPrint?.(view, name)])
  yield* textsIn([
    words.picture(view, name),
    words.overview(view, name),
    words.hand(view, name),
    words.aim?.(view, seat, name),
  ])
  const places = [null, ...(words.board?.standing(view) ?? [])]
  yield* textsIn(places.map((place) => words.board?.look(view, place, name)))
}

/** The texts within anything that words give. */
function* textsIn(given: unknown): Generator<string> {
  if (typeof given === 'string') yield given
  else if (typeof given === 'object' && given !== null) for (const one of Object.values(given)) yield* textsIn(one)
}
