import { isDeepStrictEqual } from 'node:util'
import {
  effectiveEntries,
  rebuilding,
  Run,
  loadState,
  type Entry,
  type Game,
  type Snapshot,
} from '../../engine/index.ts'
import { runInSlices } from '../kit/yielding.ts'
import type { Store, TableRecord } from '../model/store.ts'

/** Where a game diverges from its stored data: at or before a log entry, and how, in one sentence. */
export interface Parting {
  readonly line: number
  readonly how: string
}

/**
 * Checks in slices whether a stored game follows from its data by the current rules: its first snapshot from its seed,
 * if that is known, and each later entry and snapshot from there. Returns where it diverges; `null` if it does not, or
 * if it never began.
 */
export async function partingIn(store: Store, record: TableRecord, game: Game | undefined): Promise<Parting | null> {
  const positions = await store.snapshots.all(record.id)
  const [first] = positions
  if (!first) return null
  if (!game) return { line: 0, how: `no game here is called ${record.game}` }
  try {
    if (!isDealtSo(record, game, first)) return { line: 0, how: 'the deal does not follow from its seed' }
    return await runInSlices(parting(game, positions, await store.log.entries(record.id)))
  } catch (error) {
    return { line: 0, how: `it cannot be had again (${error instanceof Error ? error.message : String(error)})` }
  }
}

/** Replays a game from its first snapshot, and compares every later effective one. Throws what the rules throw. */
export function* parting(
  { rules }: Game,
  snapshots: readonly Snapshot[],
  entries: readonly Entry[],
): Generator<void, Parting | null> {
  const [first, ...later] = [...snapshots].sort((a, b) => a.seq - b.seq)
  if (!first) throw new Error('no snapshot is stored')
  const lines = effectiveEntries(entries)
  const { outcomes, reached, lost } = yield* rebuilding(
    rules,
    first,
    lines.filter(({ seq }) => seq > first.seq),
    0,
  )
  const at = new Map(outcomes.map(({ seq, outcome }) => [seq, outcome]))
  const counted = new Set(lines.map(({ seq }) => seq))
  for (const snapshot of later) {
    if (!counted.has(snapshot.seq) || snapshot.seq > reached) continue
    yield
    const again = at.get(snapshot.seq)?.snapshot
    const state: unknown = again === undefined ? undefined : JSON.parse(again)
    if (!isDeepStrictEqual(state, JSON.parse(JSON.stringify(loadState(rules, snapshot))))) {
      return { line: snapshot.seq, how: 'the replay comes to another position there' }
    }
  }
  if (lost === 0) return null
  const line = lines.find(({ seq }) => seq > reached)?.seq ?? reached
  return { line, how: `that line and ${lost - 1} after it no longer fit the rules` }
}

/** Whether the first snapshot follows from the seed, if everything that the deal depends on is known. */
function isDealtSo(
  { seats, preset, options, seed, experience, hostSeat: host = null }: TableRecord,
  { rules }: Game,
  first: Snapshot,
): boolean {
  // Rules that have changed since would deal another state than the one that this snapshot was migrated from.
  if (experience === null || first.seq !== 0 || first.version !== rules.version) return true
  const setup = { seats: seats.length, preset, options, seed, experience, host }
  const { opening } = Run.start(rules, rules.create(setup), 0)
  return isDeepStrictEqual(JSON.parse(opening.snapshot ?? 'null'), JSON.parse(first.state))
}
