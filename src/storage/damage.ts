import { LRUCache } from 'lru-cache'
import {
  Damaged,
  type ChronicleLine,
  type LinkedLine,
  type Person,
  type Projection,
  type TableId,
  type UserId,
} from '../tables/model/store.ts'
import { hexOf } from './ends.ts'
import { lineFrom, parsed, personFrom, SHY_PERSON, standInFor, type LineRow, type ShownRow } from './parse.ts'

/** What is damaged is read again and again: so many sentences are remembered, and each is said once. */
const MOST_SAID = 1000

/** Reads rows of which some may be damaged. */
export class Reading {
  /** Says once what cannot be read. */
  readonly say: (sentence: string) => void

  constructor(onDamage: (sentence: string) => void) {
    const said = new LRUCache<string, true>({ max: MOST_SAID })
    this.say = (sentence) => {
      if (said.has(sentence)) return
      said.set(sentence, true)
      onDamage(sentence)
    }
  }

  /** What can be read of some rows. */
  all<Row, T>(rows: readonly Row[], read: (row: Row) => T): T[] {
    return rows.flatMap((row) => this.one(() => [read(row)], []))
  }

  /** Lines of a chronicle; in place of one that cannot be read stands that it cannot. */
  lines(rows: readonly LineRow[]): ChronicleLine[] {
    return rows.flatMap((row) => this.one(() => [lineFrom(row)], standInFor(row)))
  }

  /** The same with their links. */
  linkedLines(rows: readonly LineRow[]): LinkedLine[] {
    return rows.flatMap((row) => this.lines([row]).map((line) => ({ ...line, link: hexOf(row.link) })))
  }

  /** What has been shown of a table, without rows that cannot be read. */
  shown(table: TableId, rows: readonly ShownRow[]): Projection['shown'] {
    return this.all(rows, ({ kind, target, data }) => {
      return { kind, target, data: parsed(data, `What is shown of table ${table} (${kind})`) }
    })
  }

  /** What somebody has chosen; somebody shy if that cannot be read. */
  person(user: UserId, data: string): Person {
    return this.one(() => personFrom(user, data), SHY_PERSON)
  }

  private one<T>(read: () => T, instead: T): T {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof Damaged)) throw error
      this.say(error.message)
      return instead
    }
  }
}
