import { liesOn, type Stretch } from '../../engine/index.ts'
import type { Position, TableId } from '../../tables/model/store.ts'
import type { Connection } from './database.ts'
import type { Row as RowOf } from '../shared/columns.ts'
import { packed, readablePosition, tooMany } from '../shared/snapshots.ts'

type Row = RowOf<'positions'>

/** Where the games of all tables stood: of each few enough that their number grows with the logarithm of its log. */
export class Positions {
  private readonly onDamage: (sentence: string) => void
  private readonly insert
  private readonly seqs
  private readonly row
  private readonly drop

  constructor({ raw }: Connection, onDamage: (sentence: string) => void) {
    this.onDamage = onDamage
    this.insert = raw.prepare<[TableId, number, number, string, number, Uint8Array]>(
      'insert into positions (table_id, seq, turn, acted, version, state) values (?, ?, ?, ?, ?, ?)',
    )
    this.seqs = raw
      .prepare<[TableId, number], number>('select seq from positions where table_id = ? and seq <= ? order by seq desc')
      .pluck()
    this.row = raw.prepare<[TableId, number], Row>(
      'select table_id as "table", seq, turn, acted, version, state from positions where table_id = ? and seq = ?',
    )
    this.drop = raw.prepare<[TableId, number]>('delete from positions where table_id = ? and seq = ?')
  }

  /** A position on the way that counts, of which fewer are kept the older they are. */
  add(table: TableId, position: Position, way: readonly Stretch[]): void {
    this.put(table, position)
    this.forget(table, tooMany(this.seqsOf(table).filter((seq) => liesOn(way, seq))))
  }

  /** A position, whatever is kept beside it. */
  put(table: TableId, { seq, turn, acted, version, state }: Position): void {
    this.insert.run(table, seq, turn, JSON.stringify(acted), version, packed(state))
  }

  /** The log goes another way: of the positions that it leaves so many of the last are kept. */
  turn(table: TableId, from: readonly Stretch[], to: readonly Stretch[], left: number): void {
    const leaves = this.seqsOf(table).filter((seq) => liesOn(from, seq) && !liesOn(to, seq))
    this.forget(table, leaves.slice(left))
  }

  /** Leaves the first and so many of the last on the way that counts. */
  reduce(table: TableId, last: number, way: readonly Stretch[]): void {
    const all = this.seqsOf(table)
    const kept = all.filter((seq) => liesOn(way, seq)).slice(0, last)
    this.forget(
      table,
      all.slice(0, -1).filter((seq) => !kept.includes(seq)),
    )
  }

  private forget(table: TableId, seqs: readonly number[]): void {
    for (const seq of seqs) this.drop.run(table, seq)
  }

  /** The lines after which positions are kept, up to one, latest first. */
  seqsOf(id: TableId, upTo = Number.MAX_SAFE_INTEGER): number[] {
    return this.seqs.all(id, upTo)
  }

  /** A position that is kept; `undefined`, and said, if it cannot be read. */
  read(id: TableId, seq: number): Position | undefined {
    const row = this.row.get(id, seq)
    return row && readablePosition(row, this.onDamage)
  }
}
