import { LRUCache } from 'lru-cache'
import {
  Damaged,
  isDamaged,
  RoomDamaged,
  type ChronicleLine,
  type DamagedTable,
  type LinkedLine,
  type Person,
  type TableId,
  type TableRecord,
  type UserId,
} from '../../tables/model/store.ts'
import { linkFrom } from './heads.ts'
import { lineFrom, standInFor, type LineRow } from './game-rows.ts'
import { personFrom, SHY_PERSON } from './people-rows.ts'
import { recordOf, recordOrDamage, type FoundTable } from './table-rows.ts'

/** Damaged rows are read again and again, but each report is passed on once. */
const MAX_REMEMBERED_REPORTS = 1000

/** Reads rows of which some may be damaged, and reports the damage. */
export class TolerantReader {
  /** Reports damage; repeated reports are dropped. */
  readonly report: (sentence: string) => void

  constructor(onDamage: (sentence: string) => void) {
    const reported = new LRUCache<string, true>({ max: MAX_REMEMBERED_REPORTS })
    this.report = (sentence) => {
      if (reported.has(sentence)) return
      reported.set(sentence, true)
      onDamage(sentence)
    }
  }

  /** Leaves damaged rows out. */
  all<Row, T>(rows: readonly Row[], read: (row: Row) => T): T[] {
    return rows.flatMap((row) => this.attempt(() => [read(row)], []))
  }

  /** `undefined` for a missing or damaged row. */
  one<Row, T>(row: Row | undefined, read: (row: Row) => T): T | undefined {
    return row === undefined ? undefined : this.attempt<T | undefined>(() => read(row), undefined)
  }

  /** Lines of a chronicle; `unreadable` events stand in for damaged lines. */
  lines(rows: readonly LineRow[]): ChronicleLine[] {
    return rows.flatMap((row) => this.attempt(() => [lineFrom(row)], standInFor(row)))
  }

  linkedLines(rows: readonly LineRow[]): LinkedLine[] {
    return rows.flatMap((row) => this.lines([row]).map((line) => ({ ...line, link: linkFrom(row.link) })))
  }

  /** A person's settings; the most private settings if they can't be read. */
  person(user: UserId, data: string): Person {
    return this.attempt(() => personFrom(user, data), SHY_PERSON)
  }

  /** Records of tables, damaged ones included. `handleOf` gives the id under which a damaged table can be found. */
  tables(found: readonly FoundTable[], handleOf: (id: TableId) => TableId): (TableRecord | DamagedTable)[] {
    return found.map((one) => {
      const record = recordOrDamage(one, handleOf)
      if (isDamaged(record)) this.report(record.why)
      return record
    })
  }

  private attempt<T>(read: () => T, fallback: T): T {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof Damaged)) throw error
      this.report(error.message)
      return fallback
    }
  }
}

/** The record of a room's open table. Throws `RoomDamaged`. */
export function openRecordOf(found: FoundTable | undefined): TableRecord | undefined {
  try {
    return found && recordOf(found)
  } catch (error) {
    throw error instanceof Damaged ? new RoomDamaged(error.message) : error
  }
}
