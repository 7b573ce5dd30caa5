import { isDeepStrictEqual } from 'node:util'
import {
  rngFrom,
  effectiveEntries,
  runToEnd,
  UnloadableState,
  leavesBranch,
  memoise,
  questionMark,
  rebuilding,
  undoable,
  PASS,
  type Answer,
  type Asked,
  type EffectiveEntry,
  type Game,
  type Outcome,
  type Rebuilt,
  type Refusal,
  type RewindEntry,
  type Run,
  type Seat,
  type State,
} from '../../engine/index.ts'
import { runInSlices } from '../kit/yielding.ts'
import { planOf, preparedFor, withoutPlans } from '../steps/plans.ts'
import { courseAfter, newCourse, type Course } from './turn-progress.ts'
import { Fault, faultDetails } from '../model/faults.ts'
import type { ProposalView } from '../model/proposal.ts'
import { namingsAfter, withNamesNow } from '../steps/naming.ts'
import type { PublicToken, QuestionToken, TableView } from '../model/service.ts'
import { personThere } from '../steps/loans.ts'
import { withoutSecrets } from '../steps/sealing.ts'
import {
  Damaged,
  type ResumePoint,
  type LoggedEntry,
  type Naming,
  type TurnSnapshot,
  type Store,
  type TableRecord,
} from '../model/store.ts'

/** Minimum number of answers between two saved snapshots. Loading a game replays the answers since the last one. */
export const MIN_ANSWERS_BETWEEN_SNAPSHOTS = 25

/** An effective log entry, with its author. */
export type CountedLine = LoggedEntry & EffectiveEntry

/**
 * A game in memory. When the table moves on, a new `RunningTable` replaces it and takes over its run, so that the run
 * no longer matches the rest of the old one. `TableRepository.isCurrent` tells.
 */
export interface RunningTable {
  readonly record: TableRecord
  readonly game: Game
  readonly run: Run
  /** The snapshot that the run was rebuilt from. */
  readonly position: TurnSnapshot
  /** The effective log entries since `position`. */
  readonly lines: readonly CountedLine[]
  /** Sequence number of the last log entry. */
  readonly seq: number
  /** The current turn: how many turns have begun, counting the deal. */
  readonly turn: number
  /** The log entry after which the current turn began. */
  readonly began: number
  /** Public progress within the current turn. */
  readonly course: Course
  /** How often each seat has answered or undone an answer. An answer replayed after another seat's undo counts once. */
  readonly acted: readonly number[]
  /** The last chronicle line, and the last one with a fact addressed to everybody. */
  readonly line: number
  readonly heard: number
  /** The last log entry that could be replayed, and how many entries after it no longer fit the rules. */
  readonly reached: number
  readonly lost: number
  /** A snapshot saved since `position`; it takes over as `position` once the next one is saved. */
  readonly later: TurnSnapshot | null
}

/** The data with which a fault report reproduces the game. */
export function originOf({ position, lines }: Pick<RunningTable, 'position' | 'lines'>) {
  const { seq, version, state } = position
  return { snapshot: { seq, version, state }, entries: lines }
}

/**
 * Loads a table's game; `undefined` before it has started. Rejects with a `Fault`, `Damaged` or `UnloadableState` if
 * the rules cannot continue it.
 */
export async function loadRunningTable(
  store: Store,
  record: TableRecord,
  game: Game,
): Promise<RunningTable | undefined> {
  const kept = await store.resumePoint(record.id)
  if (!kept) return undefined
  const live = await lastFrom(store, record, game, kept)
  return (await withUndoable(store, live, kept)) ?? live
}

async function lastFrom(store: Store, record: TableRecord, game: Game, kept: ResumePoint): Promise<RunningTable> {
  try {
    return await liveSince(record, game, kept)
  } catch (error) {
    const { seq } = kept.snapshot
    const before =
      isOfPosition(error) && seq > 0 ? await hadWhole(record, game, await store.resumePoint(record.id, seq)) : null
    if (before) return before
    throw error
  }
}

/**
 * Rebuilds the game from a snapshot so early that every answer a seat may still undo comes after it: one before the
 * last entry that everybody knows of. `null` if that is unnecessary, or if the replay reaches another state because the
 * rules have changed; the game then continues from its last snapshot.
 */
async function withUndoable(store: Store, live: RunningTable, last: ResumePoint): Promise<RunningTable | null> {
  const { record, game } = live
  if (record.status === 'over' || live.position !== last.snapshot) return null
  let kept: ResumePoint | undefined = last
  while (kept && kept.snapshot.seq > 0 && !effectiveEntries(kept.entries).some(isKnownToAll)) {
    kept = await store.resumePoint(record.id, kept.snapshot.seq)
  }
  const whole = kept === last ? null : await hadWhole(record, game, kept)
  return whole && isDeepStrictEqual(stateOf(whole), stateOf(live)) ? whole : null
}

function stateOf({ run }: RunningTable): unknown {
  return JSON.parse(JSON.stringify(run.state))
}

function liveSince(record: TableRecord, game: Game, kept: ResumePoint): Promise<RunningTable> {
  return liveOf(record, game, {
    ...kept,
    position: kept.snapshot,
    lines: effectiveEntries(kept.entries),
    acted: actedUntil(kept),
  })
}

/**
 * Whether an older snapshot may help. It can't if newer rules wrote the last one: the current rules would replay the
 * game differently.
 */
function isOfPosition(error: unknown): boolean {
  return error instanceof Fault || (error instanceof UnloadableState && error.why !== 'saved-newer')
}

/** Loads the game from an older snapshot; `null` if any part of it fails to replay. */
async function hadWhole(record: TableRecord, game: Game, kept: ResumePoint | undefined): Promise<RunningTable | null> {
  try {
    const live = kept && (await liveSince(record, game, kept))
    return live && live.lost === 0 ? live : null
  } catch (error) {
    if (error instanceof Fault || error instanceof UnloadableState || error instanceof Damaged) return null
    throw error
  }
}

/** The data from which a game is rebuilt. */
type Log = Pick<RunningTable, 'position' | 'lines' | 'seq' | 'acted' | 'line' | 'heard'>

/** Rebuilds a game from its log, in slices. Rejects with a `Fault` or `UnloadableState`. */
export async function liveOf(record: TableRecord, game: Game, log: Log): Promise<RunningTable> {
  const { position, lines, seq, acted, line, heard } = log
  try {
    const rebuilt = await runInSlices(rebuilding(game.rules, position, lines, MIN_ANSWERS_BETWEEN_SNAPSHOTS))
    const { run, began, turns, reached, lost } = rebuilt
    lookAround(run, record)
    const turn = position.turn + turns
    const course = courseOf(record, lines, rebuilt)
    const now = { record, game, run, position, lines, seq, turn, began, course, acted, line, heard }
    return { ...now, reached, lost, later: null }
  } catch (error) {
    if (error instanceof UnloadableState) throw error
    throw new Fault(error, faultDetails(game.rules, seq, originOf(log)))
  }
}

/** Public progress within the current turn, from the entries since a snapshot and their outcomes. */
export function courseOf(
  { seats }: Pick<TableRecord, 'seats'>,
  lines: readonly CountedLine[],
  { began, outcomes }: Pick<Rebuilt<State, unknown>, 'began' | 'outcomes'>,
): Course {
  const bySeq = new Map(outcomes.map(({ seq, outcome }) => [seq, outcome]))
  return lines.reduce((course, line) => {
    const outcome = line.seq > began ? bySeq.get(line.seq) : undefined
    if (!outcome || line.kind !== 'answer') return course
    return courseAfter(course, { seat: line.answer.seat, quiet: line.quiet === true, outcome })
  }, newCourse(seats.length))
}

type LoggedRewind = LoggedEntry & RewindEntry

/** The game after a rewind to any log entry, including one on an abandoned branch; rebuilt in slices. */
export async function wentFarBack(store: Store, live: RunningTable, rewind: LoggedRewind): Promise<RunningTable> {
  const { record, game, position: now } = live
  if (rewind.to === now.seq || live.lines.some(({ seq }) => seq === rewind.to)) return wentBack(live, rewind)
  const kept = await store.resumePointAt(record.id, rewind.to)
  if (!kept) throw new Error(`table ${record.id} has no log entry ${rewind.to}`)
  const { snapshot: position } = kept
  const lines = effectiveEntries<LoggedEntry>([...(await store.log.entries(record.id, position.seq)), rewind])
  const acted = actedAfter(live.acted, live.lines, rewind)
  return liveOf(record, game, { ...live, position, lines, seq: rewind.seq, acted })
}

/** The game after a rewind to an effective entry since `live.position`. */
export function wentBack(live: RunningTable, rewind: LoggedRewind): Promise<RunningTable> {
  const { record, game } = live
  const lines = effectiveEntries<LoggedEntry>([...live.lines, rewind])
  const acted = actedAfter(live.acted, live.lines, rewind)
  return liveOf(record, game, { ...live, lines, seq: rewind.seq, acted })
}

/** How often each seat has acted, from all entries since a snapshot, including those no longer effective. */
function actedUntil({ snapshot: position, entries }: Pick<ResumePoint, 'snapshot' | 'entries'>): readonly number[] {
  let acted = position.acted
  let stood: LoggedEntry[] = []
  for (const entry of entries) {
    if (entry.kind === 'answer') {
      const { seat } = entry.answer
      acted = acted.map((count, one) => (one === seat ? count + 1 : count))
      stood.push(entry)
    } else {
      acted = actedAfter(acted, stood, entry)
      stood = stood.filter(({ seq }) => seq <= entry.to)
    }
  }
  return acted
}

/**
 * How often each seat has acted after a rewind; `stood` holds the entries that were effective before it. An undo adds
 * one for its seat, whatever it undoes. Secret answers that other seats gave since are subtracted, because they are
 * given again. An agreed rollback adds one for every seat and subtracts nothing, so that no question token repeats.
 */
function actedAfter(acted: readonly number[], stood: readonly LoggedEntry[], rewind: LoggedRewind): readonly number[] {
  if (leavesBranch(rewind)) return acted.map((count) => count + 1)
  const undone = stood.flatMap((one) => (one.kind === 'answer' && one.seq > rewind.to ? [one.answer.seat] : []))
  const by = rewind.seed === null ? undone[0] : undefined
  return acted.map((count, seat) => (seat === by ? count + 1 : count - undone.filter((one) => one === seat).length))
}

/** Whether other seats than the author's can know of an entry. */
export function isKnownToAll(line: EffectiveEntry): boolean {
  return line.kind === 'rewind' || line.quiet !== true
}

/** The snapshot to save after an answer, if any. */
export function snapshotAfter(
  live: Pick<RunningTable, 'turn' | 'acted' | 'game'>,
  seq: number,
  { snapshot }: Outcome,
): TurnSnapshot | null {
  if (snapshot === undefined) return null
  return { seq, version: live.game.rules.version, state: snapshot, turn: live.turn, acted: live.acted }
}

/** The game after an answer that its run has accepted. */
export function advanced(
  live: RunningTable,
  entry: LoggedEntry & { readonly kind: 'answer' },
  outcome: Outcome,
): { readonly live: RunningTable; readonly snapshot: TurnSnapshot | null } {
  const { seq } = entry
  const { seat } = entry.answer
  const turn = live.turn + outcome.turns
  const acted = live.acted.map((count, one) => (one === seat ? count + 1 : count))
  const snapshot = snapshotAfter({ game: live.game, turn, acted }, seq, outcome)
  const isTurnsEnd = outcome.turns > 0
  const began = isTurnsEnd ? seq : live.began
  const course = isTurnsEnd
    ? newCourse(live.acted.length)
    : courseAfter(live.course, { seat, quiet: entry.quiet === true, outcome })
  const moved = { seq, reached: seq, turn, acted, began, course }
  if (!snapshot) {
    return { live: { ...live, ...moved, lines: [...live.lines, entry] }, snapshot }
  }
  // A new snapshot makes the oldest one unnecessary: every answer that may be undone lies after `from`.
  const from = live.later ?? live.position
  const lines = [...live.lines, entry].filter(({ seq: one }) => one > from.seq)
  return { live: { ...live, ...moved, lines, position: from, later: snapshot }, snapshot }
}

/** Computes every question and every view once, so that faulty rules fail here and not at a later request. */
export function lookAround(run: Run, { seats }: TableRecord): void {
  if (!run.isOver && run.asked.length === 0) throw new Error('no seat has a question, and the game is not over')
  for (const viewer of [null, ...seats.map((one) => one.seat)]) {
    run.view(viewer)
    if (viewer !== null) run.asidesOf(viewer)
  }
  if (run.isOver) run.rules.standings(run.state)
}

/** Submits an answer to the game's run; returns the outcome or the refusal. Throws a `Fault` if the rules fail. */
export function attempt(live: RunningTable, answer: Answer): Outcome | Refusal {
  const { run, game, seq } = live
  try {
    const outcome = run.submit(answer)
    // An answer must not be saved if the state after it cannot be displayed.
    if (typeof outcome !== 'string') lookAround(run, live.record)
    return outcome
  } catch (error) {
    throw new Fault(error, faultDetails(game.rules, seq, { ...originOf(live), answer }))
  }
}

/** Whether changed rules have invalidated part of the log, or ended the game without the table's having heard of it. */
export function isUnsettled({ record, run, lost }: RunningTable): boolean {
  return record.status === 'playing' && (lost > 0 || run.isOver)
}

/** Identifies a seat's current question: the seat's action count and the question's mark. */
export function tokenOf(live: RunningTable, seat: Seat): QuestionToken {
  const { run } = live
  return { count: live.acted[seat] ?? 0, mark: questionMark(run.askedOf(seat), run.asidesOf(seat)) }
}

function isAnswerOf(one: CountedLine, seat: Seat): boolean {
  return one.kind === 'answer' && one.answer.seat === seat
}

/** How often a seat has publicly answered a verb in the current turn. */
export function timesAnswered({ lines, began }: RunningTable, seat: Seat, verb: string): number {
  return lines.filter(
    (one) =>
      one.kind === 'answer' &&
      one.quiet !== true &&
      one.seq > began &&
      one.answer.seat === seat &&
      one.answer.verb === verb,
  ).length
}

function publicTokenOf(live: RunningTable, seat: Seat): PublicToken | null {
  const { turn, run } = live
  const asked = run.askedAsSeenBy(null).find((one) => one.seat === seat)
  return asked ? { turn, answered: timesAnswered(live, seat, asked.verb), mark: questionMark(asked) } : null
}

/**
 * Rebuilds a game's run from the nearest snapshot, for use when the original has moved on or is about to be reshuffled.
 */
export function hadAgain({ game, position, later, lines }: RunningTable): Run {
  const from = later ?? position
  return runToEnd(rebuilding(game.rules, from, later ? lines.filter(({ seq }) => seq > from.seq) : lines)).run
}

/** The seat's answers in the current turn, including asides. */
export function actedThisTurn({ lines, began }: RunningTable, seat: Seat) {
  return lines.flatMap((one) => (one.kind === 'answer' && one.seq > began && one.answer.seat === seat ? [one] : []))
}

function isPassable(asked: Asked | undefined): boolean {
  return asked?.offers.some(({ key, secret }) => key === PASS && !secret) ?? false
}

/** The names of the seats, taken from the current view if no step has stored any. */
function calledIn({ record, game, run, line }: RunningTable): readonly Naming[] {
  if (record.called.length > 0 || !game.words.called) return record.called
  return namingsAfter(record, game.words.called(run.view(null)), { first: line + 1, last: line }) ?? []
}

/**
 * The names of the seats in a possible world. `here`: the game's names in the real one. Names must not reveal which
 * world is real.
 */
function calledElsewhere(
  called: readonly Naming[],
  { game, run, line }: RunningTable,
  here: unknown,
): readonly Naming[] {
  const names = game.words.called?.(run.view(null))
  if (!names || isDeepStrictEqual(names, here)) return called
  return namingsAfter({ called }, names, { first: line + 1, last: line }) ?? called
}

/** The questions that a viewer may know of; their own with the answer of their plan, which nobody else learns. */
function questionsFor(live: RunningTable, viewer: Seat | null): readonly Asked[] {
  const asked = live.run.askedAsSeenBy(viewer)
  const prepared = viewer === null || planOf(live, viewer) === null ? null : preparedFor(live, viewer)
  if (!prepared?.step) return asked
  return asked.map((one) => (one.seat === viewer ? { ...one, standing: prepared.key, order: null } : one))
}

/** The table in another possible world: without plans, so that the leak guard finds what shows one. */
function inWorld(live: RunningTable, run: Run, called: readonly Naming[]): RunningTable {
  return { ...live, run, record: { ...live.record, called, clocks: withoutPlans(live.record.clocks) } }
}

/** The parts of a view that come from the table rather than the game. */
type FromTables =
  'time' | 'privateWait' | 'notice' | 'isQuiet' | 'ringWait' | 'wantsHeadsUp' | 'usualHours' | 'head' | 'isImported'
interface ViewParts extends Pick<TableView, FromTables> {
  readonly isNow: () => boolean
  /** The record as the view shows it and its names as they are kept, if another view of the table has them already. */
  readonly record?: TableView['record']
  readonly called?: readonly Naming[]
  readonly proposals: (live: RunningTable) => readonly ProposalView[]
}

/**
 * For how long more standing orders may be answering what the table waits for. While it waits openly for a seat,
 * private questions beside it don't count.
 */
function momentLeftIn({ record, run }: RunningTable, time: TableView['time']): number | null {
  const openly = run.asked.filter(({ secret }) => !secret)
  const asked = openly.length > 0 ? openly : run.asked
  if (record.pause !== null || !asked.every(({ fleeting }) => fleeting === true)) return null
  const left = Math.max(0, ...asked.map(({ seat }) => time(seat)?.orderLeft ?? 0))
  return left > 0 ? left : null
}

/** What a view says of its players' wishes and habits. */
function ofPlayers({ notice, isImported, isQuiet, ringWait, wantsHeadsUp, usualHours }: ViewParts) {
  return { notice, isImported, isQuiet, ringWait, wantsHeadsUp, usualHours }
}

/**
 * An immutable read model of a table. `isNow`: whether the run is still at this state; if not, the game is rebuilt from
 * its log.
 */
export function viewFrom(live: RunningTable, parts: ViewParts): TableView {
  const { isNow, time, privateWait, proposals, head } = parts
  const { game, seq, turn, began, line, heard, lines, position } = live
  const called = parts.called ?? calledIn(live)
  const record = parts.record ?? withNamesNow(withoutSecrets(live.record), called, game)
  const isPlaying = record.status === 'playing'
  let again: RunningTable | undefined
  const standing = (): RunningTable => (again ??= isNow() ? undefined : { ...live, run: hadAgain(live) }) ?? live
  const tokens = new Map<Seat, QuestionToken>()
  const publicTokens = new Map<Seat, { readonly token: PublicToken | null }>()
  let dealt: Run | null = null
  function* worlds(seeds: Iterable<string>): Iterable<TableView> {
    const run = dealt ?? hadAgain(live)
    const names: unknown = game.words.called?.(standing().run.view(null))
    // Forget the run first: it is inconsistent if reshuffling fails or the caller stops early.
    dealt = null
    for (const seed of seeds) {
      run.determinize(null, { rng: rngFrom(seed) })
      const there = inWorld(live, run, calledElsewhere(called, { ...live, run }, names))
      const isCalledSo = there.record.called === called
      yield viewFrom(there, { ...parts, isNow: () => true, ...(isCalledSo && { record, called }) })
    }
    dealt = run
  }
  return {
    record,
    game,
    seq,
    since: began,
    turn,
    isOver: live.run.isOver,
    line,
    heard,
    awaited: isPlaying ? live.run.asked.filter((one) => !one.secret).map((one) => one.seat) : [],
    among: isPlaying ? live.run.candidates : [],
    viewFor: (viewer) => standing().run.view(viewer),
    asked: (viewer) => (isPlaying ? questionsFor(standing(), viewer) : []),
    mayPass: (seat) => isPlaying && isPassable(standing().run.askedOf(seat)),
    asides: (seat) => (isPlaying ? standing().run.asidesOf(seat) : []),
    orders: (seat) => (isPlaying ? standing().run.ordersOf(seat) : []),
    plan: (seat) => (isPlaying ? planOf(live, seat) : null),
    token: (seat) => memoise(tokens, seat, () => tokenOf(standing(), seat)),
    publicToken: (seat) =>
      memoise(publicTokens, seat, () => ({ token: isPlaying ? publicTokenOf(standing(), seat) : null })).token,
    time: (seat) => (isPlaying ? time(seat) : null),
    privateWait: isPlaying ? privateWait : null,
    momentLeft: isPlaying ? momentLeftIn(live, time) : null,
    hasAnswered: (seat) => lines.findLast((one) => isAnswerOf(one, seat))?.by != null,
    playerOf: (seat) => personThere(live, seat, isPlaying ? standing().run.askedOf(seat) : undefined),
    ...ofPlayers(parts),
    proposals: proposals(live),
    canUndo: (seat) => isPlaying && undoable(lines, seat, position.seq) !== null,
    isIn: (seat) => game.rules.isIn(standing().run.state, seat),
    worlds,
    standings: live.run.isOver ? game.rules.standings(live.run.state) : [],
    secrets: (names) => (record.status === 'over' ? (game.secrets?.(standing().run.state, names) ?? []) : []),
    head,
  }
}
