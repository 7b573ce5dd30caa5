import type { TableId, UserId, Whisper } from '../../tables/model/store.ts'
import type { Connection } from './database.ts'
import type { whispers } from './schema.ts'

export type WhisperRow = typeof whispers.$inferSelect

const COLUMNS = `table_id as "table", number, at, from_seat as fromSeat, from_user as fromUser, from_name as fromName,
  to_seat as toSeat, to_user as toUser, to_name as toName, text, salt`

/** What the players of all tables have whispered to each other. */
export class Whispers {
  private readonly insert
  private readonly all
  private readonly lastWith
  private readonly lastNumber

  constructor({ raw }: Connection) {
    this.insert = raw.prepare<
      [TableId, number, number, number, string, string, number, string, string, string, string | null]
    >(
      `insert into whispers (table_id, number, at, from_seat, from_user, from_name, to_seat, to_user, to_name, text, salt)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    this.all = raw.prepare<[TableId], WhisperRow>(`select ${COLUMNS} from whispers where table_id = ? order by number`)
    this.lastWith = raw.prepare<[TableId, UserId, UserId, number], WhisperRow>(
      `select ${COLUMNS} from whispers where table_id = ? and (from_user = ? or to_user = ?)
      order by number desc limit ?`,
    )
    this.lastNumber = raw
      .prepare<[TableId], number>('select coalesce(max(number), 0) from whispers where table_id = ?')
      .pluck()
  }

  put(id: TableId, { number, at, from, to, text, salt }: Whisper): void {
    this.insert.run(id, number, at, from.seat, from.user, from.name, to.seat, to.user, to.name, text, salt ?? null)
  }

  of(id: TableId): WhisperRow[] {
    return this.all.all(id)
  }

  with(id: TableId, user: UserId, limit: number): WhisperRow[] {
    return this.lastWith.all(id, user, user, limit).reverse()
  }

  last(id: TableId): number {
    return this.lastNumber.get(id) ?? 0
  }
}
