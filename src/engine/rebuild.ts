import type { Fact, State } from './facts.ts'
import type { Json } from './json.ts'
import { effectiveEntries, effectivePositions, type EffectiveEntry, type Entry } from './log.ts'
import { isRng } from './random.ts'
import type { Rules } from './rules.ts'
import { Run, type ReplayedOutcome } from './run.ts'

/** The state at a turn boundary, after line `seq` of the log. */
export interface Snapshot {
  readonly seq: number
  /** The version of the rules that wrote it. */
  readonly version: number
  readonly state: string
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
