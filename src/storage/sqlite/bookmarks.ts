import type { Bookmark, TableId } from '../../tables/model/store.ts'
import type { Connection } from './database.ts'

/** The moments of all tables that have names. */
export class Bookmarks {
  private readonly all
  private readonly insert
  private readonly drop

  constructor({ raw }: Connection) {
    this.all = raw.prepare<[TableId], Bookmark>(
      `select number, name, seq, turn, by_user as "by", at from bookmarks where table_id = ? order by number`,
    )
    this.insert = raw.prepare<[TableId, number, string, number, number, string, number]>(
      'insert into bookmarks (table_id, number, name, seq, turn, by_user, at) values (?, ?, ?, ?, ?, ?, ?)',
    )
    this.drop = raw.prepare<[TableId, number]>('delete from bookmarks where table_id = ? and number = ?')
  }

  of(id: TableId): Bookmark[] {
    return this.all.all(id)
  }

  add(id: TableId, bookmark: Omit<Bookmark, 'number'>): Bookmark {
    const number = (this.of(id).at(-1)?.number ?? 0) + 1
    return this.put(id, { ...bookmark, number })
  }

  /** A bookmark as it was written elsewhere. */
  put(id: TableId, bookmark: Bookmark): Bookmark {
    const { number, name, seq, turn, by, at } = bookmark
    this.insert.run(id, number, name, seq, turn, by, at)
    return bookmark
  }

  remove(id: TableId, number: number): void {
    this.drop.run(id, number)
  }
}
