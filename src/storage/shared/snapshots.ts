import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { Damaged, type Position } from '../../tables/model/store.ts'
import type { Row } from './columns.ts'
import { positionFrom } from './parse.ts'

/** Higher ones take twice as long for a twentieth less. */
const DEFLATE_LEVEL = 3

/** The largest state that is unpacked, in bytes: the longest games need a hundredth of it. */
const MOST_UNPACKED = 64 * 1024 * 1024

/** A position from its row; `undefined`, and said, if it cannot be read. */
export function readablePosition(row: Row<'positions'>, onDamage: (sentence: string) => void): Position | undefined {
  try {
    return positionFrom(row, unpacked(row))
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    onDamage(error.message)
    return undefined
  }
}

/**
 * Of the lines after which positions are kept, latest first, those that are one too many: the first and the last two
 * stay, and of the others one that leaves a gap no longer than the way from its near end to the last. So the gaps grow
 * with the distance, and at most two lie within each doubling of it.
 */
export function tooMany(seqs: readonly number[]): number[] {
  const [last, before, ...older] = seqs
  if (last === undefined || before === undefined) return []
  let near = before
  return older.filter((seq, index) => {
    const far = older[index + 1]
    const isTooMany = far !== undefined && last - far <= 2 * (last - near)
    if (!isTooMany) near = seq
    return isTooMany
  })
}

/** A state as it is kept. */
export function packed(state: string): Buffer {
  return deflateRawSync(state, { level: DEFLATE_LEVEL })
}

function unpacked({ table, seq, state }: Row<'positions'>): string {
  try {
    return inflateRawSync(state, { maxOutputLength: MOST_UNPACKED }).toString()
  } catch {
    throw new Damaged(`The position of table ${table} at line ${seq} is damaged: it cannot be unpacked.`)
  }
}
