import type { Seat, State } from './facts.ts'
import type { Game, Stakes } from './game.ts'
import type { Choice } from './play.ts'
import { playAhead } from './playout.ts'
import type { Run } from './run.ts'
import type { FreshRun } from './search.ts'

/** What may come of an option until the turn ends. */
export interface Chances extends Choice {
  /** The number of possible worlds in which it was tried; worlds in which the rules refuse it don't count. */
  readonly worlds: number
  /** What happened in some of them (`Game.stakes`), worst first, and in what share. */
  readonly outcomes: readonly { readonly id: string; readonly share: number }[]
}

/** Chances world by world. Send `true` to end the work with the worlds so far. */
export type Counting = Generator<void, readonly Chances[], boolean | undefined>

/** A turn that has taken this many answers is looked at where it stands. */
const MAX_ANSWERS = 100

/**
 * What may come of each option of a seat's question: tries them in possible worlds, the same for every option, in which
 * all seats play the turn to its end as the fair player does. Depends only on what the seat knows, and on the seed.
 * Empty if the seat has no question, or the game doesn't say what counts. Yields after each world.
 */
export function* chancesIn<S extends State, V>(
  game: Game<S, V>,
  fresh: FreshRun<S, V>,
  seat: Seat,
  seed: string,
  { worlds, options: most }: { readonly worlds: number; readonly options: number },
): Counting {
  const run = fresh()
  const { stakes } = game
  const asked = run.askedOf(seat)
  if (!asked || !stakes) return []
  const before = run.view(seat)
  const trials = asked.offers
    .slice(0, most)
    .map(({ key }) => ({ verb: asked.verb, key, tried: 0, counts: new Map<string, number>() }))
  for (let world = 0; world < worlds; world += 1) {
    for (const trial of trials) {
      const end = viewAfter(game, fresh(), { seat, ...trial }, `${seed} ${world}`)
      if (end === undefined) continue
      trial.tried += 1
      for (const id of new Set(stakes.happened(before, end))) trial.counts.set(id, (trial.counts.get(id) ?? 0) + 1)
    }
    if (yield) break
  }
  return trials.map(({ verb, key, tried, counts }) => ({
    verb,
    key,
    worlds: tried,
    outcomes: stakes.ids.flatMap((id) => (counts.has(id) ? [{ id, share: (counts.get(id) ?? 0) / tried }] : [])),
  }))
}

/**
 * The stakes of a game in which every seat has a piece, a character or the like. `ids`: worst first; the first of them
 * is the loss of the piece, and happens if the seat has none or another one afterwards. `changes`: what else happened,
 * by the piece before and after. A seat without a piece has nothing at stake.
 */
export function stakesOf<V, P extends { readonly id: string }, Id extends string>(
  ids: readonly [loss: Id, ...others: Id[]],
  pieceOf: (view: V) => P | null,
  changes: Readonly<Record<Id, (then: P, now: P) => boolean>>,
): Stakes<V> {
  const [loss] = ids
  return {
    ids,
    happened: (before, after) => {
      const [then, now] = [pieceOf(before), pieceOf(after)]
      if (!then) return []
      return now?.id === then.id ? ids.filter((id) => changes[id](then, now)) : [loss]
    },
    piece: pieceOf,
  }
}

/** The seat's view once the turn is over; `undefined` if the rules throw in this world, or refuse the option. */
function viewAfter<S extends State, V>(
  game: Game<S, V>,
  run: Run<S, V>,
  { seat, verb, key }: Choice & { readonly seat: Seat },
  seed: string,
): V | undefined {
  try {
    playAhead(game, run, { seat, verb, key }, { seed: `chances:${seed}`, turns: 1, answers: MAX_ANSWERS })
    return run.view(seat)
  } catch {
    return undefined
  }
}
