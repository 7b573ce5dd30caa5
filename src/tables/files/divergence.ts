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
import { inSlices } from '../kit/yielding.ts'
import type { Store, TableRecord } from '../model/store.ts'

/** Where a game parts from what was kept of it: at or before a line of its log, and how, in one sentence. */
export interface Parting {
  readonly line: number
  readonly how: string
}

/**
 * Whether a stored game follows, by the rules at hand, from what is kept of it: its first position from its seed, where that is
 * known, and each line and later position from there, in slices. Where it parts; `null` if it does not, or was never begun.
 */
export async function partingIn(store: Store, record: TableRecord, game: Game | undefined): Promise<Parting | null> {
  const positions = await store.snapshots.all(record.id)
  const [first] = positions
  if (!first) return null
  if (!game) return { line: 0, how: `no game here is called ${record.game}` }
  try {
    if (!isDealtSo(record, game, first)) return { line: 0, how: 'the deal does not follow from its seed' }
    return await inSlices(parting(game, positions, await store.log.entries(record.id)))
  } catch (error) {
    return { line: 0, how: `it cannot be had again (${error instanceof Error ? error.message : String(error)})` }
  }
}

/** Plays all of a game from its first position, and compares every later one that counts. Throws what the rules throw. */
export function* parting(
  { rules }: Game,
  snapshots: readonly Snapshot[],
  entries: readonly Entry[],
): Generator<void, Parting | null> {
  const [first, ...later] = [...snapshots].sort((a, b) => a.seq - b.seq)
  if (!first) throw new Error('no position is kept')
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

/** Whether the first position follows from the seed, if all that it was dealt from is known. */
function isDealtSo(
  { seats, preset, options, seed, experience, hostSeat: host = null }: TableRecord,
  { rules }: Game,
  first: Snapshot,
): boolean {
  // Rules that have changed since deal another state, which the first position was brought up to.
  if (experience === null || first.seq !== 0 || first.version !== rules.version) return true
  const setup = { seats: seats.length, preset, options, seed, experience, host }
  const { opening } = Run.start(rules, rules.create(setup), 0)
  return isDeepStrictEqual(JSON.parse(opening.snapshot ?? 'null'), JSON.parse(first.state))
}
