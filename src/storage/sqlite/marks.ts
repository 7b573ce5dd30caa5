import type { Bookmark, Guess, MarkStore, TableId, UserId, Whisper } from '../../tables/model/store.ts'
import type { RowOf } from '../shared/columns.ts'
import { bookmarkFrom, guessFrom, whisperFrom, whisperRow } from '../shared/people-rows.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { SqliteConnection } from './database.ts'

const WHISPER_COLUMNS = `table_id as "table", number, at, from_seat as fromSeat, from_user as fromUser,
  from_name as fromName, to_seat as toSeat, to_user as toUser, to_name as toName, text, salt`

export class MarksRows implements MarkStore {
  private readonly connection: SqliteConnection
  private readonly reader: TolerantReader
  private readonly bookmarksOf
  private readonly insertBookmark
  private readonly dropBookmark
  private readonly guessesOf
  private readonly writeGuess
  private readonly dropGuesses
  private readonly whispersOf
  private readonly lastWith
  private readonly lastNumber
  private readonly insertWhisper

  constructor(connection: SqliteConnection, reader: TolerantReader) {
    this.connection = connection
    this.reader = reader
    const { raw } = connection
    this.bookmarksOf = raw.prepare<[TableId], Bookmark>(
      `select number, name, seq, turn, by_user as "by", at from bookmarks where table_id = ? order by number`,
    )
    this.insertBookmark = raw.prepare<Bookmark & { readonly table: TableId }>(
      `insert into bookmarks (table_id, number, name, seq, turn, by_user, at)
        values (:table, :number, :name, :seq, :turn, :by, :at)`,
    )
    this.dropBookmark = raw.prepare<[TableId, number]>('delete from bookmarks where table_id = ? and number = ?')
    this.guessesOf = raw.prepare<[TableId], Guess>(
      'select user_id as "user", name, seat, turn, at from guesses where table_id = ? order by turn, at, user_id',
    )
    this.writeGuess = raw.prepare<Guess & { readonly table: TableId }>(
      `insert or replace into guesses (table_id, user_id, name, seat, turn, at)
        values (:table, :user, :name, :seat, :turn, :at)`,
    )
    this.dropGuesses = raw.prepare<{ id: TableId }>(
      `delete from guesses where table_id = :id
        and user_id in (
          select user_id from seats where table_id = :id and user_id is not null
          union all select deputy_id from seats where table_id = :id and deputy_id is not null
        )`,
    )
    const select = `select ${WHISPER_COLUMNS} from whispers where table_id = :id`
    this.whispersOf = raw.prepare<{ id: TableId }, RowOf<'whispers'>>(`${select} order by number`)
    this.lastWith = raw.prepare<{ id: TableId; user: UserId; limit: number }, RowOf<'whispers'>>(
      `${select} and (from_user = :user or to_user = :user) order by number desc limit :limit`,
    )
    this.lastNumber = raw
      .prepare<[TableId], number>('select coalesce(max(number), 0) from whispers where table_id = ?')
      .pluck()
    this.insertWhisper = raw.prepare<ReturnType<typeof whisperRow>>(
      `insert into whispers
        (table_id, number, at, from_seat, from_user, from_name, to_seat, to_user, to_name, text, salt)
      values (:table, :number, :at, :fromSeat, :fromUser, :fromName, :toSeat, :toUser, :toName, :text, :salt)`,
    )
  }

  async bookmarks(id: TableId): Promise<readonly Bookmark[]> {
    return this.reader.all(await this.connection.read(() => this.bookmarksOf.all(id)), bookmarkFrom)
  }

  addBookmark(id: TableId, bookmark: Omit<Bookmark, 'number'>): Promise<Bookmark> {
    return this.connection.write(() => {
      const number = (this.bookmarksOf.all(id).at(-1)?.number ?? 0) + 1
      this.putBookmark(id, { ...bookmark, number })
      return { ...bookmark, number }
    })
  }

  async removeBookmark(id: TableId, number: number): Promise<void> {
    await this.connection.write(() => this.dropBookmark.run(id, number))
  }

  async guesses(id: TableId): Promise<readonly Guess[]> {
    return this.reader.all(await this.connection.read(() => this.guessesOf.all(id)), guessFrom)
  }

  setGuess(id: TableId, guess: Guess): Promise<void> {
    return this.connection.write(() => this.putGuess(id, guess))
  }

  async whispers(id: TableId): Promise<readonly Whisper[]> {
    return this.reader.all(await this.connection.read(() => this.whispersOf.all({ id })), whisperFrom)
  }

  async whispersWith(id: TableId, user: UserId, limit: number): Promise<readonly Whisper[]> {
    const rows = await this.connection.read(() => this.lastWith.all({ id, user, limit }).reverse())
    return this.reader.all(rows, whisperFrom)
  }

  lastWhisper(id: TableId): Promise<number> {
    return this.connection.read(() => this.lastNumber.get(id) ?? 0)
  }

  // The rest runs within a transaction of the caller.

  putBookmark(table: TableId, { number, name, seq, turn, by, at }: Bookmark): void {
    this.insertBookmark.run({ table, number, name, seq, turn, by, at })
  }

  putGuess(table: TableId, { user, name, seat, turn, at }: Guess): void {
    this.writeGuess.run({ table, user, name, seat, turn, at })
  }

  /** Deletes the guesses of users who have a seat now. */
  dropGuessesOfPlayers(id: TableId): void {
    this.dropGuesses.run({ id })
  }

  putWhisper(table: TableId, whisper: Whisper): void {
    this.insertWhisper.run(whisperRow(table, whisper))
  }
}
