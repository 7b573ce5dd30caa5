import { stretchesTo, type Stretch } from '../../engine/index.ts'
import type { LinkedEntry, LoggedEntry, LogStore, TableId, WholeTable } from '../../tables/model/store.ts'
import { entryColumns, entryFrom, linkedFrom, type EntryRow } from '../shared/game-rows.ts'
import { linkFrom, logHeadFrom, rewindsFrom, type Rewind } from '../shared/heads.ts'
import type { SqliteConnection } from './database.ts'

const LAST = Number.MAX_SAFE_INTEGER
const NO_LIMIT = -1

export class LogRows implements LogStore {
  private readonly connection: SqliteConnection
  private readonly insert
  private readonly between
  private readonly last
  private readonly rewinds

  constructor(connection: SqliteConnection) {
    this.connection = connection
    const { raw } = connection
    this.insert = raw.prepare<(string | number | null)[]>(
      `insert into entries (table_id, seq, seat, verb, "key", sealed, quiet, rewound_to, seed, link, by_user, at)
        values (?, ?, ?, ?, ?, ?, ?, ?, ?, unhex(?), ?, ?)`,
    )
    this.last = raw.prepare<[TableId], { seq: number; link: unknown }>(
      `select seq, link from entries where table_id = ? and typeof(seq) = 'integer' order by seq desc limit 1`,
    )
    this.rewinds = raw.prepare<[TableId, number], Rewind>(
      `select seq, rewound_to as "to", seed is not null or verb is not null as isOpen
        from entries where table_id = ? and seq <= ? and rewound_to is not null order by seq`,
    )
    this.between = raw.prepare<[TableId, number, number, number], EntryRow>(
      `select table_id as "table", seq, seat, verb, "key", sealed, quiet, rewound_to as rewoundTo, seed, link,
        by_user as "by", at
        from entries where table_id = ? and seq > ? and seq <= ? order by seq limit ?`,
    )
  }

  entries(id: TableId, after = 0): ReturnType<LogStore['entries']> {
    return this.connection.read(() => this.entriesBetween(id, after))
  }

  linkedEntries(id: TableId, after: number, limit: number): Promise<LinkedEntry[]> {
    return this.connection.read(() =>
      this.between.all(id, after, LAST, limit).map((row) => linkedFrom(row, linkFrom(row.link))),
    )
  }

  lastSeq(id: TableId): Promise<number> {
    return this.connection.read(() => this.headSeq(id))
  }

  publicBranch(id: TableId): Promise<readonly Stretch[]> {
    return this.connection.read(() => this.openBranch(id))
  }

  // The rest runs within a transaction of the caller.

  put(table: TableId, entry: WholeTable['entries'][number]): void {
    const { seat, verb, key, sealed, quiet, rewoundTo, seed } = entryColumns(entry)
    const flags = [numberOf(sealed), numberOf(quiet)]
    this.insert.run(table, entry.seq, seat, verb, key, ...flags, rewoundTo, seed, entry.link, entry.by, entry.at)
  }

  /** The entries after one and up to another, oldest first. Throws `Damaged`. */
  entriesBetween(id: TableId, after: number, upTo = LAST): (LoggedEntry & { readonly at: number })[] {
    return this.between.all(id, after, upTo, NO_LIMIT).map(entryFrom)
  }

  /** Throws `Damaged`. */
  headSeq(id: TableId): number {
    return logHeadFrom(id, this.last.get(id)).seq
  }

  /** The stretches of the log that led to an entry, by default the last. */
  branch(id: TableId, upTo = LAST): readonly Stretch[] {
    return stretchesTo(rewindsFrom(this.rewinds.all(id, upTo)), upTo)
  }

  /** The same with the entries that one seat undid in secret. */
  openBranch(id: TableId): readonly Stretch[] {
    const open = rewindsFrom(this.rewinds.all(id, LAST)).filter(({ isOpen }) => isOpen === 1)
    return stretchesTo(open, LAST)
  }
}

function numberOf(flag: boolean | null): number | null {
  return flag === null ? null : Number(flag)
}
