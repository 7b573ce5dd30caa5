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
  const origin = { snapshot, entries }
  try {
    const rebuilt = rebuild(game.rules, [snapshot], entries, true)
    lookAround(rebuilt.run, record)
    return { record, game, entries, seq, rebuilt, origin }
  } catch (error) {
    throw new Fault(error, faultDetails(game.rules, seq, origin))
  }
}

/** Asks and shows everything once, so that rules that cannot do so fail here and not when somebody looks. */
export function lookAround(run: Live['rebuilt']['run'], { seats }: TableRecord): void {
  if (!run.isOver && run.asked.length === 0) throw new Error('nobody is asked, and the game is not over')
  for (const viewer of [null, ...seats.map((one) => one.seat)]) {
    run.rules.view(run.state, viewer)
    if (viewer !== null) run.asidesOf(viewer)
  }
  if (run.isOver) run.rules.standings(run.state)
}

/** Whether the rules have changed under a game, so that some of its log is lost or it is over without having been told. */
export function isUnsettled({ rebuilt }: Live): boolean {
  return rebuilt.lost > 0 || rebuilt.run.isOver
}

/** Which question a seat stands at: its own count of answers, and the question's mark. */
export function tokenOf({ entries, rebuilt: { run } }: Live, seat: Seat): QuestionToken {
  const count = entries.filter((entry) => entry.kind === 'answer' && entry.answer.seat === seat).length
  return { count, mark: questionMark(run.askedOf(seat), run.asidesOf(seat)) }
}

/** What a seat does without being pressed: why, and when. */
export interface Automatic {
  readonly seat: Seat
  /** Its own standing order; nobody is there; or the time to react is up. */
  readonly why: 'order' | 'nobody-there' | 'silent'
  /** Milliseconds since 1970. */
  readonly due: number
}

/**
 * What happens next by itself. A standing order is carried out, and nobody waits for a computer, somebody who is away or
 * somebody who has left for good; but while a player who is there is asked too, that player has the first word. Where
 * others wait for a reaction, the silent are answered for when their time is up.
 */
export function nextAutomatic(
  live: Live,
  now: number,
  pace: Pace,
  askedSince: (seat: Seat) => number,
): Automatic | undefined {
  const { record, rebuilt } = live
  const { run } = rebuilt
  const isPlayer = (seat: Seat): boolean => record.seats[seat]?.user != null && run.rules.isIn(run.state, seat)
  const isThere = (seat: Seat): boolean => isPlayer(seat) && record.seats[seat]?.away === false
  const order = run.asked.find((one) => one.standing !== null && isPlayer(one.seat))
  if (order) return { seat: order.seat, why: 'order', due: now + pace.computer }
  const awaited = run.asked.filter((one) => isThere(one.seat))
  const [first] = run.asked
  if (awaited.length === 0) return first && { seat: first.seat, why: 'nobody-there', due: now + pace.computer }
  const silent = awaited
    .filter((one) => one.reaction)
    .map(({ seat }): Automatic => ({ seat, why: 'silent', due: askedSince(seat) + pace.reaction }))
  return silent.sort((a, b) => a.due - b.due)[0]
}

/** How long things take that happen by themselves, in milliseconds. */
export interface Pace {
  readonly computer: number
  readonly reaction: number
}

/** A table for whoever shows it: nothing of the run can be moved through it. */
export function sightFrom(live: Live, record: TableRecord, deadline: (seat: Seat) => number | null): TableSight {
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
    deadline: (seat) => (isPlaying ? deadline(seat) : null),
    canUndo: (seat) => isPlaying && last?.answer.seat === seat,
    isIn: (seat) => run.rules.isIn(run.state, seat),
    standings: run.isOver ? run.rules.standings(run.state) : [],
  }
}
