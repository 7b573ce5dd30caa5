import { effective, rebuilding, type Counted } from '../engine/index.ts'
import { inSlices } from './breath.ts'
import { isKnownToAll, type Live } from './live.ts'
import type { Store } from './store.ts'

/**
 * After which line of the log a turn began, as all may count turns, and how many answers that all know of were given since.
 * It is had again from the log, in slices; `undefined` if there has been no such turn.
 */
export async function beginningOf(
  store: Store,
  live: Live,
  turn: number,
): Promise<{ readonly to: number; readonly undoes: number } | undefined> {
  if (!Number.isInteger(turn) || turn < 1 || turn > live.turn) return undefined
  const lines = effective(await store.entries(live.record.id))
  const to = turn === live.turn ? live.began : await searched(store, live, lines, turn)
  if (to === undefined) return undefined
  return { to, undoes: lines.filter((one) => one.kind === 'answer' && one.seq > to && isKnownToAll(one)).length }
}

/** From the last position before it on, up to the next. */
async function searched(
  store: Store,
  { record, game }: Live,
  lines: readonly Counted[],
  turn: number,
): Promise<number | undefined> {
  const onLog = new Set([0, ...lines.map(({ seq }) => seq)])
  const positions = (await store.positions(record.id)).filter(({ seq }) => onLog.has(seq))
  const position = positions.findLast((one) => one.turn <= turn) ?? positions[0]
  if (!position) return undefined
  const end = positions.find(({ seq }) => seq > position.seq)?.seq ?? Infinity
  const since = lines.filter(({ seq }) => seq > position.seq && seq <= end)
  const { outcomes } = await inSlices(rebuilding(game.rules, position, since))
  let reached = position.turn - 1
  for (const { seq, outcome } of outcomes) {
    reached += outcome.turns
    if (reached >= turn) return seq
  }
  return undefined
}
