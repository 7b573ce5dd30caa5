import { isDeepStrictEqual } from 'node:util'
import {
  rngFrom,
  effectiveEntries,
  runToEnd,
  UnloadableState,
  leavesBranch,
  questionMark,
  rebuilding,
  undoable,
  type Answer,
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
import { inSlices } from '../kit/yielding.ts'
import { courseAfter, newCourse, type Course } from './turn-progress.ts'
import { Fault, faultDetails } from '../model/faults.ts'
import type { MotionSight } from '../model/proposal.ts'
import { namingsAfter } from '../steps/naming.ts'
import type { PublicToken, QuestionToken, TableSight } from '../model/service.ts'
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

/** So many answers lie between two positions that are kept, at least: a game is had again from the last by playing them. */
export const POSITION_AFTER = 25

/** A line of the log that counts, and whoever gave it. */
export type CountedLine = LoggedEntry & EffectiveEntry

/**
 * A game under way, in memory. When the table goes on another takes its place, with the same run, which has moved: whoever
 * looked at this one still sees it as it was (see `sightFrom`).
 */
export interface Live {
  readonly record: TableRecord
  readonly game: Game
  readonly run: Run
  /** Where it was begun from. */
  readonly position: TurnSnapshot
  /** The lines of the log since the position that count. */
  readonly lines: readonly CountedLine[]
  /** The last line of the log. */
  readonly seq: number
  /** Which turn it is: turns that have begun, the deal among them. */
  readonly turn: number
  /** The line of the log after which the turn under way began. */
  readonly began: number
  /** How far the turn under way has come, as all know it. */
  readonly course: Course
  /** How often each seat has answered or taken an answer back; what is given again after another's undo counts once. */
  readonly acted: readonly number[]
  /** The last line of the chronicle, and the last that told everybody of the game. */
  readonly line: number
  readonly heard: number
  /** The line up to which the log could be replayed, and how many lines after it no longer fit. */
  readonly reached: number
  readonly lost: number
  /** A position that has been kept since, from which it can be begun once there is another. */
  readonly later: TurnSnapshot | null
}

/** The part of a game that a fault needs in order to be had again. */
export function originOf({ position, lines }: Pick<Live, 'position' | 'lines'>) {
  const { seq, version, state } = position
  return { snapshot: { seq, version, state }, entries: lines }
}

/**
 * A table's game from the store; `undefined` if it has not been started. Rejects with a `Fault` if the rules cannot go on with
 * it, `Damaged` or `Frozen`.
 */
export async function liveFrom(store: Store, record: TableRecord, game: Game): Promise<Live | undefined> {
  const kept = await store.resumePoint(record.id)
  if (!kept) return undefined
  const live = await lastFrom(store, record, game, kept)
  return (await withUndoable(store, live, kept)) ?? live
}

async function lastFrom(store: Store, record: TableRecord, game: Game, kept: ResumePoint): Promise<Live> {
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
 * The same game from a position so early that what may be taken back lies after it: the last line that all know of. `null` if it
 * need not be, or if it comes elsewhere from there: the rules have changed, and it goes on from where it stood.
 */
async function withUndoable(store: Store, live: Live, last: ResumePoint): Promise<Live | null> {
  const { record, game } = live
  if (record.status === 'over' || live.position !== last.snapshot) return null
  let kept: ResumePoint | undefined = last
  while (kept && kept.snapshot.seq > 0 && !effectiveEntries(kept.entries).some(isKnownToAll)) {
    kept = await store.resumePoint(record.id, kept.snapshot.seq)
  }
  const whole = kept === last ? null : await hadWhole(record, game, kept)
  return whole && isDeepStrictEqual(stateOf(whole), stateOf(live)) ? whole : null
}

function stateOf({ run }: Live): unknown {
  return JSON.parse(JSON.stringify(run.state))
}

function liveSince(record: TableRecord, game: Game, kept: ResumePoint): Promise<Live> {
  return liveOf(record, game, {
    ...kept,
    position: kept.snapshot,
    lines: effectiveEntries(kept.entries),
    acted: actedUntil(kept),
  })
}

/** Whether a game might be had from another position: none is asked where newer rules wrote one, which these would play otherwise. */
function isOfPosition(error: unknown): boolean {
  return error instanceof Fault || (error instanceof UnloadableState && error.why !== 'saved-newer')
}

/** A game from another position than the last; `null` if it cannot be had whole from there. */
async function hadWhole(record: TableRecord, game: Game, kept: ResumePoint | undefined): Promise<Live | null> {
  try {
    const live = kept && (await liveSince(record, game, kept))
    return live && live.lost === 0 ? live : null
  } catch (error) {
    if (error instanceof Fault || error instanceof UnloadableState || error instanceof Damaged) return null
    throw error
  }
}

/** What a game is had again from. */
type Log = Pick<Live, 'position' | 'lines' | 'seq' | 'acted' | 'line' | 'heard'>

/** A game had again from its log, in slices. Rejects with a `Fault` or `Frozen`. */
export async function liveOf(record: TableRecord, game: Game, log: Log): Promise<Live> {
  const { position, lines, seq, acted, line, heard } = log
  try {
    const rebuilt = await inSlices(rebuilding(game.rules, position, lines, POSITION_AFTER))
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

/** How far the turn under way has come, by the lines since a position and what each led to. */
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

/** A game after a line of its log that goes back to any other, on a branch that was left too; had again in slices. */
export async function wentFarBack(store: Store, live: Live, rewind: LoggedRewind): Promise<Live> {
  const { record, game, position: now } = live
  if (rewind.to === now.seq || live.lines.some(({ seq }) => seq === rewind.to)) return wentBack(live, rewind)
  const kept = await store.resumePointAt(record.id, rewind.to)
  if (!kept) throw new Error(`table ${record.id} has no line ${rewind.to}`)
  const { snapshot: position } = kept
  const lines = effectiveEntries<LoggedEntry>([...(await store.log.entries(record.id, position.seq)), rewind])
  const acted = actedAfter(live.acted, live.lines, rewind)
  return liveOf(record, game, { ...live, position, lines, seq: rewind.seq, acted })
}

/** The same to a line since the position at hand that counts. */
export function wentBack(live: Live, rewind: LoggedRewind): Promise<Live> {
  const { record, game } = live
  const lines = effectiveEntries<LoggedEntry>([...live.lines, rewind])
  const acted = actedAfter(live.acted, live.lines, rewind)
  return liveOf(record, game, { ...live, lines, seq: rewind.seq, acted })
}

/** How often each seat has acted after all lines since a position, those that do not count any more too. */
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
 * How often each seat has acted after a rewind; `stood`: the lines that counted before. An answer that its seat takes back does not
 * stand any more: it and the undo make two. What others did in secret since is given again. When the table goes back by agreement
 * that counts once for everybody and nothing less: so no token comes up again.
 */
function actedAfter(acted: readonly number[], stood: readonly LoggedEntry[], rewind: LoggedRewind): readonly number[] {
  if (leavesBranch(rewind)) return acted.map((count) => count + 1)
  const undone = stood.flatMap((one) => (one.kind === 'answer' && one.seq > rewind.to ? [one.answer.seat] : []))
  const by = rewind.seed === null ? undone[0] : undefined
  return acted.map((count, seat) => count - undone.filter((one) => one === seat).length + (by === seat ? 2 : 0))
}

/** Whether others than whoever gave it can know of a line. */
export function isKnownToAll(line: EffectiveEntry): boolean {
  return line.kind === 'rewind' || line.quiet !== true
}

/** The position that is kept after an answer, if one is. */
export function positionAfter(
  live: Pick<Live, 'turn' | 'acted' | 'game'>,
  seq: number,
  { snapshot }: Outcome,
): TurnSnapshot | null {
  if (snapshot === undefined) return null
  return { seq, version: live.game.rules.version, state: snapshot, turn: live.turn, acted: live.acted }
}

/** A game after an answer that its run has taken. */
export function advanced(
  live: Live,
  entry: LoggedEntry & { readonly kind: 'answer' },
  outcome: Outcome,
): { readonly live: Live; readonly snapshot: TurnSnapshot | null } {
  const { seq } = entry
  const { seat } = entry.answer
  const turn = live.turn + outcome.turns
  const acted = live.acted.map((count, one) => (one === seat ? count + 1 : count))
  const snapshot = positionAfter({ game: live.game, turn, acted }, seq, outcome)
  const isTurnsEnd = outcome.turns > 0
  const began = isTurnsEnd ? seq : live.began
  const course = isTurnsEnd
    ? newCourse(live.acted.length)
    : courseAfter(live.course, { seat, quiet: entry.quiet === true, outcome })
  const moved = { seq, reached: seq, turn, acted, began, course }
  if (!snapshot) {
    return { live: { ...live, ...moved, lines: [...live.lines, entry] }, snapshot }
  }
  // With a second position the first need not be remembered: whatever may be taken back lies after the second.
  const from = live.later ?? live.position
  const lines = [...live.lines, entry].filter(({ seq: one }) => one > from.seq)
  return { live: { ...live, ...moved, lines, position: from, later: snapshot }, snapshot }
}

/** Asks and shows everything once, so that rules that cannot do so fail here and not when somebody looks. */
export function lookAround(run: Run, { seats }: TableRecord): void {
  if (!run.isOver && run.asked.length === 0) throw new Error('nobody is asked, and the game is not over')
  for (const viewer of [null, ...seats.map((one) => one.seat)]) {
    run.view(viewer)
    if (viewer !== null) run.asidesOf(viewer)
  }
  if (run.isOver) run.rules.standings(run.state)
}

/** Gives an answer to the run of a game: what came of it, or why it was refused. Throws a `Fault` if the rules fail. */
export function attempt(live: Live, answer: Answer): Outcome | Refusal {
  const { run, game, seq } = live
  try {
    const outcome = run.submit(answer)
    // What cannot be asked or shown afterwards must not be kept.
    if (typeof outcome !== 'string') lookAround(run, live.record)
    return outcome
  } catch (error) {
    throw new Fault(error, faultDetails(game.rules, seq, { ...originOf(live), answer }))
  }
}

/** Whether the rules have changed under a game, so that some of its log is lost or it is over without having been told. */
export function isUnsettled({ record, run, lost }: Live): boolean {
  return record.status === 'playing' && (lost > 0 || run.isOver)
}

/** Which question a seat stands at: its own count of what it has done, and the question's mark. */
export function tokenOf(live: Live, seat: Seat): QuestionToken {
  const { run } = live
  return { count: live.acted[seat] ?? 0, mark: questionMark(run.askedOf(seat), run.asidesOf(seat)) }
}

/** How often a seat has answered a verb since the turn began, as far as all may know. */
export function timesAnswered({ lines, began }: Live, seat: Seat, verb: string): number {
  return lines.filter(
    (one) =>
      one.kind === 'answer' &&
      one.quiet !== true &&
      one.seq > began &&
      one.answer.seat === seat &&
      one.answer.verb === verb,
  ).length
}

function publicTokenOf(live: Live, seat: Seat): PublicToken | null {
  const { turn, run } = live
  const asked = run.askedAsSeenBy(null).find((one) => one.seat === seat)
  return asked ? { turn, answered: timesAnswered(live, seat, asked.verb), mark: questionMark(asked) } : null
}

/** Rebuilds a game as it stood, from the nearest snapshot, because its run has moved on or is about to be dealt again. */
function hadAgain({ game, position, later, lines }: Live): Run {
  const from = later ?? position
  return runToEnd(rebuilding(game.rules, from, later ? lines.filter(({ seq }) => seq > from.seq) : lines)).run
}

/** The seat's answers in the turn under way, those among them that were about something else than its question too. */
export function actedThisTurn({ lines, began }: Live, seat: Seat) {
  return lines.flatMap((one) => (one.kind === 'answer' && one.seq > began && one.answer.seat === seat ? [one] : []))
}

/** What seats are called; by the view as it stands where no step has written it yet. */
function calledIn({ record, game, run, line }: Live): readonly Naming[] {
  if (record.called.length > 0 || !game.words.called) return record.called
  return namingsAfter(record, game.words.called(run.view(null)), { first: line + 1, last: line }) ?? []
}

/** What seats are called in another world; `here`: what the game calls them in this one. Names must not tell of it. */
function calledElsewhere(called: readonly Naming[], { game, run, line }: Live, here: unknown): readonly Naming[] {
  const names = game.words.called?.(run.view(null))
  if (!names || isDeepStrictEqual(names, here)) return called
  return namingsAfter({ called }, names, { first: line + 1, last: line }) ?? called
}

/** What a sight needs beside the game itself. */
type FromTables = 'time' | 'privateWait' | 'notice' | 'isQuiet' | 'head' | 'isStranger'
interface SightParts extends Pick<TableSight, FromTables> {
  readonly isNow: () => boolean
  readonly motions: (live: Live) => readonly MotionSight[]
}

/**
 * A table for whoever shows it: nothing of the run can be moved through it, and nothing in it changes. `isNow`: whether the
 * run still stands where it did; otherwise the game is had again from its log.
 */
export function sightFrom(live: Live, parts: SightParts): TableSight {
  const { isNow, time, privateWait, notice, isQuiet, motions, head, isStranger } = parts
  const { game, seq, turn, began, line, heard, lines, position } = live
  const record = { ...withoutSecrets(live.record), called: calledIn(live) }
  const isPlaying = record.status === 'playing'
  let again: Live | undefined
  const standing = (): Live => (again ??= isNow() ? undefined : { ...live, run: hadAgain(live) }) ?? live
  let dealt: Run | null = null
  function* worlds(seeds: Iterable<string>): Iterable<TableSight> {
    const run = dealt ?? hadAgain(live)
    const names: unknown = game.words.called?.(standing().run.view(null))
    // Of a game whose dealing failed or was left off nothing is kept.
    dealt = null
    for (const seed of seeds) {
      run.determinize(null, { rng: rngFrom(seed) })
      const called = calledElsewhere(record.called, { ...live, run }, names)
      const there = { ...live, run, record: { ...live.record, called } }
      yield sightFrom(there, { ...parts, isNow: () => true })
    }
    dealt = run
  }
  const { isOver } = live.run
  return {
    record,
    game,
    seq,
    since: began,
    turn,
    isOver,
    line,
    heard,
    awaited: isPlaying ? live.run.asked.filter((one) => !one.secret).map((one) => one.seat) : [],
    among: isPlaying ? live.run.candidates : [],
    view: (viewer) => standing().run.view(viewer),
    asked: (viewer) => (isPlaying ? standing().run.askedAsSeenBy(viewer) : []),
    asides: (seat) => (isPlaying ? standing().run.asidesOf(seat) : []),
    orders: (seat) => (isPlaying ? standing().run.ordersOf(seat) : []),
    token: (seat) => tokenOf(standing(), seat),
    publicToken: (seat) => (isPlaying ? publicTokenOf(standing(), seat) : null),
    time: (seat) => (isPlaying ? time(seat) : null),
    privateWait: isPlaying ? privateWait : null,
    notice,
    isStranger,
    isQuiet,
    motions: motions(live),
    canUndo: (seat) => isPlaying && undoable(lines, seat, position.seq) !== null,
    isIn: (seat) => game.rules.isIn(standing().run.state, seat),
    worlds,
    standings: isOver ? game.rules.standings(live.run.state) : [],
    secrets: (names) => (record.status === 'over' ? (game.secrets?.(standing().run.state, names) ?? []) : []),
    head,
  }
}
