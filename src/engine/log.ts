import { isRng } from './random.ts'
import type { Fact, Seat, State } from './facts.ts'
import type { Json } from './json.ts'
import type { Rules } from './rules.ts'
import { LEAVE, Run, type Answer, type ReplayedOutcome } from './run.ts'

/**
 * A line of a game's log. Lines are only ever added, and they make a tree: an answer follows the line before it, a rewind follows
 * line `to` (0 is the beginning), whether that counts at the time or lies on a branch that was left. What counts is the way from
 * the beginning to the last line.
 * A rewind renews the luck with `seed`, past a die. If it `deals`, what no seat knew there is dealt anew from it too: what was
 * shown since foretells nothing. If it `keeps`, as far as all know no die fell and nothing was shown on the way: without a seed
 * the luck is as it was.
 */
export type Entry =
  | {
      readonly kind: 'answer'
      readonly seq: number
      readonly answer: Answer
      readonly sealed: boolean
      /** Nobody else can know that it was given. */
      readonly quiet?: boolean
    }
  | {
      readonly kind: 'rewind'
      readonly seq: number
      readonly to: number
      readonly seed: string | null
      readonly deals?: boolean
      readonly keeps?: boolean
    }

/** A line that counts: an answer, or a rewind that renewed the luck. */
export type EffectiveEntry =
  (Entry & { readonly kind: 'answer' }) | (Entry & { readonly kind: 'rewind'; readonly seed: string })

/** The state at a turn boundary, after line `seq` of the log. */
export interface Snapshot {
  readonly seq: number
  /** The version of the rules that wrote it. */
  readonly version: number
  readonly state: string
}

export type RewindEntry = Entry & { readonly kind: 'rewind' }

/** Whether a rewind goes back: of a log that was damaged one may lead to itself, or on. */
export function goesBack({ seq, to }: Pick<RewindEntry, 'seq' | 'to'>): boolean {
  return to >= 0 && to < seq
}

/** The lines that count: those on the way to the last line that are answers, or rewinds that renew the luck. */
export function effectiveEntries<Line extends Entry>(entries: readonly Line[]): readonly (Line & EffectiveEntry)[] {
  const lines: (Line & EffectiveEntry)[] = []
  for (let at = entries.length - 1; at >= 0;) {
    const entry = entries[at] as Line
    if (isAnswer(entry) || renewsLuck(entry)) lines.push(entry)
    at = entry.kind === 'answer' ? at - 1 : Math.min(lastUpTo(entries, entry.to), at - 1)
  }
  return lines.reverse()
}

/** Where the last of some lines stands that is line `seq` or before it; -1 if none is. */
export function lastUpTo(entries: readonly Entry[], seq: number): number {
  let [low, high] = [-1, entries.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((entries[middle] as Entry).seq <= seq) low = middle
    else high = middle - 1
  }
  return low
}

function isAnswer<Line extends Entry>(entry: Line): entry is Line & AnswerEntry {
  return entry.kind === 'answer'
}

function renewsLuck<Line extends Entry>(entry: Line): entry is Line & EffectiveEntry & { readonly kind: 'rewind' } {
  return entry.kind === 'rewind' && entry.seed !== null
}

/** The positions of the log that count: its beginning, and every line on the way to its last. */
export function effectivePositions(entries: readonly Entry[]): ReadonlySet<number> {
  return new Set([0, ...effectiveEntries(entries).map((line) => line.seq)])
}

/** Lines of a log that follow one another, the first and the last of them. */
export type Stretch = readonly [first: number, last: number]

/** The way to a line as stretches of the log, oldest first, by its rewinds alone; those after the line do not matter. */
export function stretchesTo(rewinds: readonly Pick<RewindEntry, 'seq' | 'to'>[], line: number): readonly Stretch[] {
  const all: Stretch[] = []
  let last = line
  for (let at = rewinds.length - 1; at >= 0; at -= 1) {
    const { seq, to } = rewinds[at] as Pick<RewindEntry, 'seq' | 'to'>
    if (seq > last) continue
    all.push([seq, last])
    last = to
  }
  return [...all, [0, last] as const].reverse()
}

/** Whether a line lies on a way, whose stretches are in the order of their lines. */
export function liesOn(way: readonly Stretch[], line: number): boolean {
  let [low, high] = [0, way.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((way[middle] as Stretch)[0] <= line) low = middle
    else high = middle - 1
  }
  const stretch = way[low]
  return stretch !== undefined && stretch[0] <= line && line <= stretch[1]
}

/** Whether a rewind went back openly: by agreement, by an admin, or because the rules have changed. What it left is kept. */
export function goesBackOpenly(entry: Entry): boolean {
  return entry.kind === 'rewind' && (entry.seed !== null || entry.keeps === true)
}

/** Whether a rewind was decided by people: what it left is a branch that can be taken up again. */
export function leavesBranch(entry: Entry): boolean {
  return entry.kind === 'rewind' && (entry.deals === true || entry.keeps === true)
}

/** An answer that may be taken back, and what was done in secret since by others and is done again after it. */
export interface Undoable {
  readonly last: AnswerEntry
  readonly again: readonly AnswerEntry[]
  /** Where the log stands once it is taken back. */
  readonly to: number
}
export type AnswerEntry = Entry & { readonly kind: 'answer' }

/**
 * What a seat may take back: its own last answer, if it sealed nothing and nobody else has answered since. What others
 * did in secret does not count, else they would give it away; it is done again. Leaving is for good. `lines` are those
 * that count since the position after line `from`, before which nothing could be taken back.
 */
export function undoable(lines: readonly EffectiveEntry[], seat: Seat, from = 0): Undoable | null {
  const at = lastHeard(lines, seat)
  const last = lines[at]
  if (last?.kind !== 'answer' || last.answer.seat !== seat || last.sealed || last.answer.verb === LEAVE) return null
  return { last, again: lines.slice(at + 1).filter((line) => line.kind === 'answer'), to: lines[at - 1]?.seq ?? from }
}

/** Where in the lines that count the last one stands that a seat may know of; -1 if there is none. */
export function lastHeard(lines: readonly EffectiveEntry[], seat: Seat): number {
  return lines.findLastIndex((line) => line.kind !== 'answer' || line.answer.seat === seat || line.quiet !== true)
}

/** A run had again from what was stored. */
export interface Rebuilt<S extends State, V> {
  readonly run: Run<S, V>
  /** The last line that could be replayed; everything after it no longer fits the rules. */
  readonly reached: number
  /** The snapshot it was built from. */
  readonly from: number
  /** The line after which the turn under way began. */
  readonly began: number
  /** How many turn boundaries were crossed since that snapshot, its own not counted. */
  readonly turns: number
  /** Lines that no longer fit. */
  readonly lost: number
  /** What each replayed line led to, in order; the first is the way from the snapshot to its first pause. */
  readonly outcomes: readonly { readonly seq: number; readonly outcome: ReplayedOutcome }[]
}

/**
 * Rebuilds a game from its snapshots and log: from the latest snapshot that lies on the log as it counts now, and the
 * lines since. Throws if no snapshot can be used, or what the rules throw.
 */
export function rebuild<S extends State, V>(
  rules: Rules<S, V>,
  snapshots: readonly Snapshot[],
  entries: readonly Entry[],
  snapshotAfter = Infinity,
): Rebuilt<S, V> {
  const onLog = effectivePositions(entries)
  const snapshot = snapshots.filter((one) => onLog.has(one.seq)).sort((a, b) => b.seq - a.seq)[0]
  if (!snapshot) throw new Error(`no snapshot of ${rules.id} lies on its log`)
  const since = effectiveEntries(entries).filter((line) => line.seq > snapshot.seq)
  return runToEnd(rebuilding(rules, snapshot, since, snapshotAfter))
}

/** Takes all steps of something that could be done in slices. */
export function runToEnd<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Rebuilds a game from a snapshot and the lines since that count, one at a step: migrates the snapshot to the version of
 * the rules, and replays. An answer that is no longer legal ends the replay: the longest valid part stays. Throws what the
 * rules throw.
 */
export function* rebuilding<S extends State, V>(
  rules: Rules<S, V>,
  snapshot: Snapshot,
  since: readonly EffectiveEntry[],
  snapshotAfter = Infinity,
): Generator<void, Rebuilt<S, V>> {
  const { run, opening } = Run.resume(rules, loadState(rules, snapshot), snapshotAfter)
  const from = snapshot.seq
  const outcomes: { seq: number; outcome: ReplayedOutcome }[] = [{ seq: from, outcome: opening }]
  let reached = from
  let lost = 0
  for (const [index, line] of since.entries()) {
    yield
    if (line.kind === 'rewind') {
      run.renew(line.seed, line.deals)
    } else {
      const outcome = run.repeat(line.answer)
      if (typeof outcome === 'string') {
        lost = since.length - index
        break
      }
      outcomes.push({ seq: line.seq, outcome })
    }
    reached = line.seq
  }
  const began = outcomes.findLast(({ outcome }) => outcome.turns > 0)?.seq ?? from
  const turns = outcomes.reduce((sum, { outcome }) => sum + outcome.turns, -1)
  return { run, reached, from, began, turns, lost, outcomes }
}

/** Why nobody can go on from a stored state: newer rules saved it, it is no state, or its luck is not what luck must be. */
export type LoadFailure = 'saved-newer' | 'damaged' | 'luck-damaged'

/** Nobody can go on from a stored state. The message says why, without anything of the state. */
export class UnloadableState extends Error {
  override readonly name = 'Frozen'
  readonly why: LoadFailure

  constructor(why: LoadFailure, message: string) {
    super(message)
    this.why = why
  }
}

/**
 * A state from its stored form, brought up to the version of the rules. Throws `Frozen` if the rules are older than it or it is
 * damaged, its luck too: a game that went on with other luck would not be the game that was begun.
 */
export function loadState<S extends State>(rules: Rules<S>, snapshot: Omit<Snapshot, 'seq'>): S {
  if (snapshot.version > rules.version) {
    throw new UnloadableState(
      'saved-newer',
      `this ${rules.id} game was saved by newer rules (${snapshot.version}) than these (${rules.version})`,
    )
  }
  const state = migrateState(rules, snapshot)
  if (!isState<S>(state))
    throw new UnloadableState('damaged', `what was saved of this ${rules.id} game is no state of it`)
  if (!isRng(state.rng)) throw new UnloadableState('luck-damaged', `the luck of this ${rules.id} game is damaged`)
  return state
}

/** A stored state through all the steps from its version to that of the rules; whether it is one is not said. Throws `Frozen`. */
function migrateState(rules: Rules, { version: from, state }: Omit<Snapshot, 'seq'>): unknown {
  let version = from
  try {
    let saved = JSON.parse(state) as Json
    for (; version < rules.version; version += 1) {
      const migrate = rules.migrations[version]
      if (!migrate) throw new UnloadableState('damaged', `${rules.id} has no migration from version ${version}`)
      saved = migrate(saved)
    }
    return saved
  } catch (error) {
    if (error instanceof UnloadableState) throw error
    throw new UnloadableState(
      'damaged',
      `what was saved of this ${rules.id} game cannot be read as a state of version ${version}`,
    )
  }
}

/** Whether something has what every state has: what is missing beyond that, its rules find. */
function isState<S extends State>(saved: unknown): saved is S {
  return typeof saved === 'object' && saved !== null && !Array.isArray(saved)
}

/** A fact that rules of a version told, as these tell it. Throws what its migrations throw. */
export function migrateFact({ version: now, factMigrations = {} }: Rules, told: Fact, version: number): Fact {
  let fact = told
  for (let at = version; at < now; at += 1) fact = factMigrations[at]?.(fact) ?? fact
  return fact
}
