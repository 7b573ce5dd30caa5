import { effectiveEntries, rebuilding, type EffectiveEntry } from '../../engine/index.ts'
import { runInSlices } from '../kit/yielding.ts'
import type { RunningTable } from './running-table.ts'
import type { LoggedEntry, Store } from '../model/store.ts'

/**
 * The log entry after which a turn began, with turns counted as everybody may count them. Rebuilt from the log in
 * slices; `undefined` if the effective log has no such turn.
 */
export async function beginningOf(
  store: Store,
  live: RunningTable,
  entries: readonly LoggedEntry[],
  turn: number,
): Promise<number | undefined> {
  if (!Number.isInteger(turn) || turn < 1 || turn > live.turn) return undefined
  return turn === live.turn ? live.began : await searched(store, live, effectiveEntries(entries), turn)
}

/** Replays from the last snapshot before the turn to the next snapshot. */
async function searched(
  store: Store,
  { record, game }: RunningTable,
  lines: readonly EffectiveEntry[],
  turn: number,
): Promise<number | undefined> {
  const onLog = new Set([0, ...lines.map(({ seq }) => seq)])
  const positions = (await store.snapshots.all(record.id)).filter(({ seq }) => onLog.has(seq))
  const position = positions.findLast((one) => one.turn <= turn) ?? positions[0]
  if (!position) return undefined
  const end = positions.find(({ seq }) => seq > position.seq)?.seq ?? Infinity
  const since = lines.filter(({ seq }) => seq > position.seq && seq <= end)
  const { outcomes } = await runInSlices(rebuilding(game.rules, position, since))
  let reached = position.turn - 1
  for (const { seq, outcome } of outcomes) {
    reached += outcome.turns
    if (reached >= turn) return seq
  }
  return undefined
}
