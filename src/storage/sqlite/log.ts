import { linkAfter } from '../../engine/index.ts'
import type { LinkedEntry, LoggedEntry, NewEntry, TableId, WholeTable } from '../../tables/model/store.ts'
import type { Connection } from './database.ts'
import { backsFrom, endFrom, hexOf, type Back, type End } from '../shared/heads.ts'
import { entryFrom, linkedFrom, verbOf, type EntryRow } from '../shared/parse.ts'

/** The logs of all tables. Lines are only ever added. */
export class Log {
  private readonly insert
  private readonly between
  private readonly end
  private readonly back

  constructor({ raw }: Connection) {
    this.insert = raw.prepare<(string | number | Uint8Array | null)[]>(
      `insert into entries (table_id, seq, seat, verb, "key", sealed, quiet, rewound_to, seed, link, by_user, at)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    this.end = raw.prepare<[TableId], { seq: number; link: unknown }>(
      `select seq, link from entries where table_id = ? and typeof(seq) = 'integer' order by seq desc limit 1`,
    )
    this.back = raw.prepare<[TableId, number], Back>(
      `select seq, rewound_to as "to", seed is not null or verb is not null as isOpen
        from entries where table_id = ? and seq <= ? and rewound_to is not null order by seq`,
    )
    this.between = raw.prepare<[TableId, number, number, number], EntryRow>(
      `select table_id as "table", seq, seat, verb, "key", sealed, quiet, rewound_to as rewoundTo, seed, link, by_user as "by", at
        from entries where table_id = ? and seq > ? and seq <= ? order by seq limit ?`,
    )
  }

  /** Appends lines to a log, each linked to the one before: how it ends then. */
  append(table: TableId, at: number, end: End, added: readonly NewEntry[]): End {
    let { seq, link } = end
    for (const entry of added) {
      link = linkAfter(link, entry)
      this.insert.run(table, entry.seq, ...columnsOf(entry), Buffer.from(link, 'hex'), entry.by, at)
      seq = entry.seq
    }
    return { seq, link }
  }

  /** A line as it was written elsewhere, with its link. */
  put(table: TableId, { at, link, ...entry }: WholeTable['entries'][number]): void {
    this.insert.run(table, entry.seq, ...columnsOf(entry), Buffer.from(link, 'hex'), entry.by, at)
  }

  /** Lines after one and up to another, oldest first. Throws `Damaged`. */
  lines(id: TableId, after = 0, upTo = Number.MAX_SAFE_INTEGER): (LoggedEntry & { readonly at: number })[] {
    return this.between.all(id, after, upTo, -1).map(entryFrom)
  }

  linked(id: TableId, after: number, limit: number): LinkedEntry[] {
    const rows = this.between.all(id, after, Number.MAX_SAFE_INTEGER, limit)
    return rows.map((row) => linkedFrom(row, hexOf(row.link)))
  }

  /** The rewinds up to a line, oldest first. */
  rewinds(id: TableId, upTo = Number.MAX_SAFE_INTEGER): Back[] {
    return backsFrom(this.back.all(id, upTo))
  }

  /** Throws `Damaged`. */
  lastSeq(id: TableId): number {
    return endFrom(id, this.end.get(id)).seq
  }
}

/** Seat, verb, key, whether it is sealed and quiet, then where it was rewound to and with what seed. */
function columnsOf(entry: NewEntry): (string | number | null)[] {
  if (entry.kind === 'rewind') return [null, verbOf(entry), null, null, null, entry.to, entry.seed]
  const { seat, verb, key } = entry.answer
  return [seat, verb, key, Number(entry.sealed), Number(entry.quiet ?? false), null, null]
}
