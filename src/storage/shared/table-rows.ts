import {
  Damaged,
  type Commit,
  type DamagedTable,
  type NewTable,
  type TableId,
  type TableRecord,
} from '../../tables/model/store.ts'
import type { Row } from './columns.ts'
import { damagedFrom, tableFrom } from './parse.ts'

type Change = NonNullable<Commit['change']>

/** A table that is found: read it to have its record. Reading throws `Damaged`. */
export interface Found {
  readonly row: Row<'tables'>
  readonly seats: readonly Row<'seats'>[]
}

/** The record of a table that was found. Throws `Damaged`. */
export function recordOf({ row, seats: sitting }: Found): TableRecord {
  return tableFrom(row, sitting)
}

type Packed = Pick<
  Change,
  'seal' | 'options' | 'experience' | 'timing' | 'motions' | 'called' | 'watchers' | 'whispering'
>

/** How far a new table has been told and shown already; absent: not at all. */
export interface StoredAs {
  readonly heard?: number
  readonly isShown?: boolean
}

/** The row of a new table. */
export function newRow(table: NewTable, { heard = 0, isShown = false }: StoredAs = {}) {
  const {
    seats: _,
    seal,
    options,
    experience,
    timing,
    clocks,
    motions,
    called,
    again,
    watchers,
    whispering,
    ...row
  } = table
  return {
    ...row,
    ...columnsOf({ seal, experience, motions, called, watchers, whispering }),
    seal: seal.kind,
    options: JSON.stringify(options),
    timing: JSON.stringify(timing),
    clocks: clocks && JSON.stringify(clocks),
    again: again && JSON.stringify(again),
    heard,
    ...(isShown && { shownRevision: 0 }),
  }
}

/** The columns of what is kept in another form than in a record. */
export function columnsOf({ seal, options, experience, timing, motions, called, watchers, whispering }: Packed) {
  return {
    ...(experience !== undefined && { experience: experience && JSON.stringify(experience) }),
    ...(options && { options: JSON.stringify(options) }),
    ...(timing && { timing: JSON.stringify(timing) }),
    ...(motions && { motions: motions.length === 0 ? null : JSON.stringify(motions) }),
    ...(called && { called: called.length === 0 ? null : JSON.stringify(called) }),
    ...(watchers && { watchers: watchers.length === 0 ? null : JSON.stringify(watchers) }),
    ...(whispering !== undefined && { whispering: whispering ? 1 : 0 }),
    ...(seal && { seal: seal.kind, ...(seal.kind === 'sealed' && sealedColumns(seal)) }),
  }
}

function sealedColumns({ commitment, secret, brought }: TableRecord['seal'] & { readonly kind: 'sealed' }) {
  return { commitment, secret, brought: JSON.stringify(brought) }
}

/** The record of a table, or what can be read of it if it is damaged; `handle`: what it is asked for by then. */
export function recordOrDamage(found: Found, handle: () => TableId): TableRecord | DamagedTable {
  try {
    return recordOf(found)
  } catch (error) {
    if (!(error instanceof Damaged)) throw error
    return damagedFrom(handle(), error.message, found.row, found.seats)
  }
}
