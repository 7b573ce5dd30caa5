import {
  chanceFrom,
  DamagedLuck,
  effective,
  positions,
  questionMark,
  rebuild,
  undoable,
  type Asked,
  type Entry,
  type Game,
  type Rebuilt,
  type Seat,
  type State,
} from '../engine/index.ts'
import { Fault, faultDetails } from './faults.ts'
import type { PublicToken, QuestionToken, TableSight } from './service.ts'
import type { Store, TableRecord, UserId } from './store.ts'

/** A line of the log, and whoever gave it; `null` for what happened by itself. */
export type LoggedEntry = Entry & { readonly by: UserId | null }

/** A game under way as it was rebuilt from the store. */
export interface Live {
  readonly record: TableRecord
  readonly game: Game
  readonly entries: readonly LoggedEntry[]
  /** The last line of the log. */
  readonly seq: number
  /** How many turns have begun: answers that led from one turn to another, and the deal. */
  readonly turn: number
  readonly rebuilt: Rebuilt<State, unknown>
  /** What a fault needs in order to be had again. */
  readonly origin: Pick<ConstructorParameters<typeof Fault>[1], 'snapshot' | 'entries'>
}

/** Rebuilds a table's game; `undefined` if it has not been started. Throws a `Fault` if the rules cannot, or `DamagedLuck`. */
export function liveFrom(store: Store, record: TableRecord, game: Game): Live | undefined {
  const entries = store.entries(record.id)
  const onLog = positions(entries)
  const snapshot = store.latestSnapshot(record.id, onLog)
  const seq = entries.at(-1)?.seq ?? 0
  if (!snapshot) {
    if (store.snapshots(record.id).length === 0 && seq === 0) return undefined
    throw new Fault('no snapshot can be read', faultDetails(game.rules, seq))
  }
  const origin = { snapshot, entries }
  try {
    const rebuilt = rebuild(game.rules, [snapshot], entries, true)
    lookAround(rebuilt.run, record)
    return { record, game, entries, seq, turn: store.snapshotsAt(record.id, onLog), rebuilt, origin }
  } catch (error) {
    if (error instanceof DamagedLuck) throw error
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

/** Which question a seat stands at: its own count of what it has done, and the question's mark. */
export function tokenOf(live: Live, seat: Seat): QuestionToken {
  const { run } = live.rebuilt
  return { count: timesActed(live, seat), mark: questionMark(run.askedOf(seat), run.asidesOf(seat)) }
}

/** How often a seat has answered or taken an answer back. What is given again after another's undo counts once. */
function timesActed({ record, entries }: Live, seat: Seat): number {
  const user = record.seats[seat]?.user ?? null
  const isUndo = (entry: LoggedEntry): boolean => entry.kind === 'rewind' && entry.seed === null && entry.by === user
  const undos = user === null ? 0 : entries.filter(isUndo).length
  const standing = effective(entries).filter((one) => one.kind === 'answer' && one.answer.seat === seat).length
  // An answer that was taken back does not stand any more: it and the undo make two.
  return standing + 2 * undos
}

/** How often a seat has answered a verb since the turn began, as far as all may know. */
export function timesAnswered({ entries, rebuilt: { from } }: Live, seat: Seat, verb: string): number {
  return effective(entries).filter(
    (one) =>
      one.kind === 'answer' &&
      one.quiet !== true &&
      one.seq > from &&
      one.answer.seat === seat &&
      one.answer.verb === verb,
  ).length
}

function publicTokenOf(live: Live, seat: Seat): PublicToken | null {
  const { turn, rebuilt } = live
  const asked = rebuilt.run.askedAsSeenBy(null).find((one) => one.seat === seat)
  return asked ? { turn, answered: timesAnswered(live, seat, asked.verb), mark: questionMark(asked) } : null
}

/** What a seat does without being pressed: why, and when. */
export interface Automatic {
  readonly seat: Seat
  /** Its own standing order; nobody is there; or the time to react is up. */
  readonly why: 'order' | 'nobody-there' | 'silent'
  /** Milliseconds since 1970. */
  readonly due: number
}

/** When a seat that is asked will be answered for, in milliseconds since 1970: each if there is cause for it. */
export interface Waiting {
  /** It has a standing order. */
  readonly order: number
  /** Nobody is there. */
  readonly alone: number
  /** It stays silent where others wait for it. */
  readonly silent: number
}

/**
 * What happens next by itself. A standing order is carried out, after a while of its own, so that nobody can tell it
 * from a player's own answer. Nobody waits for a computer, somebody who is away or somebody who has left for good; but
 * while a player who is there is asked too, that player has the first word, whether by hand or by an order. Where others
 * wait for a reaction, the silent are answered for when their time is up.
 */
export function nextAutomatic(live: Live, waiting: (seat: Seat) => Waiting): Automatic | undefined {
  const { record, rebuilt } = live
  const { run } = rebuilt
  const isPlayer = (seat: Seat): boolean => record.seats[seat]?.user != null && run.rules.isIn(run.state, seat)
  const isThere = ({ seat }: Asked): boolean => isPlayer(seat) && record.seats[seat]?.away === false
  const whyOf = (asked: Asked): Automatic['why'] | null => {
    if (asked.standing !== null && isPlayer(asked.seat)) return 'order'
    if (isThere(asked)) return asked.reaction ? 'silent' : null
    return run.asked.some(isThere) ? null : 'nobody-there'
  }
  return run.asked
    .flatMap((asked): Automatic[] => {
      const { seat } = asked
      const why = whyOf(asked)
      return why === null ? [] : [{ seat, why, due: waiting(seat)[DUE[why]] }]
    })
    .sort((a, b) => a.due - b.due)[0]
}

const DUE = { order: 'order', 'nobody-there': 'alone', silent: 'silent' } as const

/**
 * A game under way as it would stand in another world that nobody without a seat can exclude: rebuilt from its turn's
 * snapshot and answers, and dealt anew from `seed` in all that such a viewer cannot know. `undefined`
 * where nothing is kept to rebuild it from.
 */
function elsewhere({ game, origin }: Live, seed: string): Live['rebuilt'] | undefined {
  const { snapshot, entries } = origin
  if (!snapshot || !entries) return undefined
  const other = rebuild(game.rules, [snapshot], entries)
  other.run.imagine(null, { chance: chanceFrom(seed) })
  return other
}

/** A table for whoever shows it: nothing of the run can be moved through it. */
export function sightFrom(
  live: Live,
  record: TableRecord,
  { heard, deadline, head }: Pick<TableSight, 'heard' | 'deadline' | 'head'>,
): TableSight {
  const { game, entries, seq, turn, rebuilt } = live
  const { run } = rebuilt
  const isPlaying = record.status === 'playing'
  return {
    record,
    game,
    seq,
    since: rebuilt.from,
    turn,
    isOver: run.isOver,
    heard,
    awaited: isPlaying ? run.asked.filter((one) => !one.secret).map((one) => one.seat) : [],
    view: (viewer) => run.rules.view(run.state, viewer),
    asked: (viewer) => (isPlaying ? run.askedAsSeenBy(viewer) : []),
    asides: (seat) => (isPlaying ? run.asidesOf(seat) : []),
    token: (seat) => tokenOf(live, seat),
    publicToken: (seat) => (isPlaying ? publicTokenOf(live, seat) : null),
    deadline: (seat) => (isPlaying ? deadline(seat) : null),
    canUndo: (seat) => isPlaying && undoable(entries, seat) !== null,
    isIn: (seat) => run.rules.isIn(run.state, seat),
    elsewhere: (seed) => {
      const other = elsewhere(live, seed)
      return other ? sightFrom({ ...live, rebuilt: other }, record, { heard, deadline, head }) : null
    },
    standings: run.isOver ? run.rules.standings(run.state) : [],
    head,
  }
}
