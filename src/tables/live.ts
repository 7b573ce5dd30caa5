import {
  positions,
  questionMark,
  rebuild,
  undoable,
  type Entry,
  type Game,
  type Rebuilt,
  type Seat,
  type State,
} from '../engine/index.ts'
import { faultDetails, Fault } from './faults.ts'
import type { QuestionToken, TableSight } from './service.ts'
import type { Store, TableRecord, UserId } from './store.ts'

/** A game under way as it was rebuilt from the store. */
export interface Live {
  readonly record: TableRecord
  readonly game: Game
  readonly entries: readonly (Entry & { readonly by: UserId | null })[]
  /** The last line of the log. */
  readonly seq: number
  readonly rebuilt: Rebuilt<State, unknown>
  /** What a fault needs in order to be had again. */
  readonly origin: Pick<ConstructorParameters<typeof Fault>[1], 'snapshot' | 'entries'>
}

/** Rebuilds a table's game; `undefined` if it has not been started. Throws a `Fault` if the rules cannot. */
export function liveFrom(store: Store, record: TableRecord, game: Game): Live | undefined {
  const entries = store.entries(record.id)
  const snapshot = store.latestSnapshot(record.id, positions(entries))
  const seq = entries.at(-1)?.seq ?? 0
  if (!snapshot) {
    if (store.snapshots(record.id).length === 0 && seq === 0) return undefined
    throw new Fault('no snapshot can be read', faultDetails(game.rules, seq))
  }
  const origin = { snapshot, entries: entries.filter((entry) => entry.seq > snapshot.seq) }
  try {
    return { record, game, entries, seq, rebuilt: rebuild(game.rules, [snapshot], entries, true), origin }
  } catch (error) {
    throw new Fault(error, faultDetails(game.rules, seq, origin))
  }
}

/** Which question a seat stands at: its own count of answers, and the question's mark. */
export function tokenOf({ entries, rebuilt: { run } }: Live, seat: Seat): QuestionToken {
  const count = entries.filter((entry) => entry.kind === 'answer' && entry.answer.seat === seat).length
  return { count, mark: questionMark(run.askedOf(seat), run.asidesOf(seat)) }
}

/**
 * The seat that acts by itself now: a computer, somebody who is away or who has left the game for good. While a player
 * who is there is asked too, that player has the first word.
 */
export function automaticSeat({ record, rebuilt: { run } }: Live): Seat | undefined {
  const isThere = (seat: Seat): boolean => {
    const sitting = record.seats[seat]
    return sitting !== undefined && sitting.user !== null && !sitting.away && run.rules.isIn(run.state, seat)
  }
  return run.asked.some((one) => isThere(one.seat)) ? undefined : run.asked[0]?.seat
}

/** A table for whoever shows it: nothing of the run can be moved through it. */
export function sightFrom(live: Live, record: TableRecord): TableSight {
  const { game, entries, seq, rebuilt } = live
  const { run } = rebuilt
  const isPlaying = record.status === 'playing'
  const last = undoable(entries)
  return {
    record,
    game,
    seq,
    turn: rebuilt.from,
    isOver: run.isOver,
    awaited: isPlaying ? run.asked.filter((one) => !one.secret).map((one) => one.seat) : [],
    view: (viewer) => run.rules.view(run.state, viewer),
    asked: (viewer) => (isPlaying ? run.askedAsSeenBy(viewer) : []),
    asides: (seat) => (isPlaying ? run.asidesOf(seat) : []),
    token: (seat) => tokenOf(live, seat),
    canUndo: (seat) => isPlaying && last?.answer.seat === seat,
    isIn: (seat) => run.rules.isIn(run.state, seat),
    standings: run.isOver ? run.rules.standings(run.state) : [],
  }
}
