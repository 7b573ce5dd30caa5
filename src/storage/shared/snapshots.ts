import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { liesOn, type Stretch } from '../../engine/index.ts'
import { Damaged, type TurnSnapshot } from '../../tables/model/store.ts'
import type { RowOf } from './columns.ts'
import { snapshotFrom } from './game-rows.ts'

// Snapshots are stored in the table `positions`.

/** Higher levels take twice as long and save a twentieth. */
const DEFLATE_LEVEL = 3

/** The longest games need a hundredth of this. */
const MAX_STATE_BYTES = 64 * 1024 * 1024

/** A snapshot from its row; `undefined`, with a report, if it can't be read. */
export function readSnapshot(row: RowOf<'positions'>, report: (sentence: string) => void): TurnSnapshot | undefined {
  try {
    return snapshotFrom(row, decompress(row))
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    report(error.message)
    return undefined
  }
}

export function snapshotRow(table: string, { seq, turn, acted, version, state }: TurnSnapshot): RowOf<'positions'> {
  return { table, seq, turn, acted: JSON.stringify(acted), version, state: compress(state) }
}

/**
 * Thins out snapshots: returns those to delete, given the entries they follow, latest first. The first and the last two
 * snapshots stay. A snapshot between two others goes if the gap it leaves is no longer than the distance from the gap's
 * near end to the last snapshot. So gaps grow with the distance, at most two snapshots lie within each doubling of it,
 * and their number grows with the logarithm of the log.
 */
export function surplusSnapshots(seqs: readonly number[]): number[] {
  const [last, before, ...older] = seqs
  if (last === undefined || before === undefined) return []
  let near = before
  return older.filter((seq, index) => {
    const far = older[index + 1]
    const isSurplus = far !== undefined && last - far <= 2 * (last - near)
    if (!isSurplus) near = seq
    return isSurplus
  })
}

/**
 * When the log leaves one branch for another: the snapshots to delete, so that `kept` of the last on the left branch
 * stay.
 */
export function abandonedSnapshots(
  seqs: readonly number[],
  from: readonly Stretch[],
  to: readonly Stretch[],
  kept: number,
): number[] {
  return seqs.filter((seq) => liesOn(from, seq) && !liesOn(to, seq)).slice(kept)
}

/** When a game has ended: the snapshots to delete, so that the first and `kept` of the last on the branch stay. */
export function obsoleteSnapshots(seqs: readonly number[], kept: number, branch: readonly Stretch[]): number[] {
  const last = seqs.filter((seq) => liesOn(branch, seq)).slice(0, kept)
  return seqs.slice(0, -1).filter((seq) => !last.includes(seq))
}

export function compress(state: string): Buffer {
  return deflateRawSync(state, { level: DEFLATE_LEVEL })
}

function decompress({ table, seq, state }: RowOf<'positions'>): string {
  try {
    return inflateRawSync(state, { maxOutputLength: MAX_STATE_BYTES }).toString()
  } catch {
    throw new Damaged(`The position of table ${table} at line ${seq} is damaged: it cannot be unpacked.`)
  }
}
