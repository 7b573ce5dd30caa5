import type { Fact, State } from './facts.ts'
import type { Json } from './kit/json.ts'
import { effectiveEntries, effectivePositions, type EffectiveEntry, type Entry } from './log.ts'
import { isRng } from './kit/random.ts'
import type { Rules } from './rules.ts'
import { Run, type ReplayedOutcome } from './run.ts'

/** The state at a turn boundary, after entry `seq` of the log. */
export interface Snapshot {
  readonly seq: number
  /** The version of the rules that wrote it. */
  readonly version: number
  readonly state: string
}

/** A run rebuilt from stored data. */
export interface Rebuilt<S extends State, V> {
  readonly run: Run<S, V>
  /** The last entry that was replayed. Everything after it no longer fits the rules. */
  readonly reached: number
  /** The `seq` of the snapshot it was built from. */
  readonly from: number
  /** The entry after which the current turn began. */
  readonly began: number
  /** The number of turn boundaries crossed since the snapshot, not counting the snapshot's own. */
  readonly turns: number
  /** The number of entries that no longer fit. */
  readonly lost: number
  /** The outcome of each replayed entry, in order. The first is the way from the snapshot to its first pause. */
  readonly outcomes: readonly { readonly seq: number; readonly outcome: ReplayedOutcome }[]
}

/**
 * Rebuilds a game from its latest snapshot on the effective log, and the entries since. Throws if no snapshot can be
 * used, and rethrows errors of the rules.
 */
export function rebuild<S extends State, V>(
  rules: Rules<S, V>,
  snapshots: readonly Snapshot[],
  entries: readonly Entry[],
  snapshotAfter = Infinity,
): Rebuilt<S, V> {
  const onLog = effectivePositions(entries)
  const snapshot = snapshots.filter((one) => onLog.has(one.seq)).sort((a, b) => b.seq - a.seq)[0]
  if (!snapshot) throw new Error(`no snapshot of this ${rules.id} game lies on its log`)
  const since = effectiveEntries(entries).filter((line) => line.seq > snapshot.seq)
  return runToEnd(rebuilding(rules, snapshot, since, snapshotAfter))
}

/** Runs a sliced computation to its end without pausing. */
export function runToEnd<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/**
 * Rebuilds a game from a snapshot and the effective entries since, one entry per step. Migrates the snapshot to the
 * version of the rules, then replays. The replay ends at the first answer that is no longer legal and keeps the valid
 * prefix. Rethrows errors of the rules.
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

/**
 * Why a stored state cannot be loaded: newer rules saved it, it is not a state, or its generator state is invalid. The
 * stored code still says `luck`, the generator's former name.
 */
export type LoadFailure = 'saved-newer' | 'damaged' | 'luck-damaged'

/** A stored state cannot be loaded. The message gives the reason, without any of the state's content. */
export class UnloadableState extends Error {
  override readonly name = 'UnloadableState'
  readonly why: LoadFailure

  constructor(why: LoadFailure, message: string) {
    super(message)
    this.why = why
  }
}

/**
 * Loads a stored state and migrates it to the version of the rules. Throws `UnloadableState` if newer rules saved it or
 * it is damaged. That includes the generator's state: with other random numbers it would not be the same game.
 */
export function loadState<S extends State>(rules: Rules<S>, snapshot: Omit<Snapshot, 'seq'>): S {
  if (snapshot.version > rules.version) {
    throw new UnloadableState(
      'saved-newer',
      `this ${rules.id} game was saved by newer rules (${snapshot.version}) than these (${rules.version})`,
    )
  }
  const state = migrateState(rules, snapshot)
  if (!isState<S>(state)) throw new UnloadableState('damaged', `the saved state of this ${rules.id} game is damaged`)
  if (!isRng(state.rng)) throw new UnloadableState('luck-damaged', `the dice of this ${rules.id} game are damaged`)
  return state
}

/** Migrates a stored state, without checking that the result is one. Throws `UnloadableState`. */
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
    throw new UnloadableState('damaged', `the saved state of this ${rules.id} game can't be read as version ${version}`)
  }
}

/** A superficial check. Anything else that is missing surfaces when the rules run. */
function isState<S extends State>(saved: unknown): saved is S {
  return typeof saved === 'object' && saved !== null && !Array.isArray(saved)
}

/** Migrates a fact of an older version of the rules to the current form. Rethrows errors of the migrations. */
export function migrateFact({ version: now, factMigrations = {} }: Rules, stored: Fact, version: number): Fact {
  let fact = stored
  for (let at = version; at < now; at += 1) fact = factMigrations[at]?.(fact) ?? fact
  return fact
}
