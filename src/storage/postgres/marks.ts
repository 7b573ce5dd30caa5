import { and, asc, desc, eq, inArray, isNotNull, max, or } from 'drizzle-orm'
import type { Bookmark, Guess, MarkStore, TableId, UserId, Whisper } from '../../tables/model/store.ts'
import { bookmarkFrom, guessFrom, whisperFrom, whisperRow } from '../shared/people-rows.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { PostgresConnection } from './connection.ts'
import { hold } from './records.ts'
import { bookmarks, guesses, seats, whispers } from './schema.ts'
import type { Db } from './server.ts'

export class MarksRows implements MarkStore {
  private readonly connection: PostgresConnection
  private readonly reader: TolerantReader

  constructor(connection: PostgresConnection, reader: TolerantReader) {
    this.connection = connection
    this.reader = reader
  }

  async bookmarks(id: TableId): Promise<readonly Bookmark[]> {
    const rows = await this.connection.read((db) =>
      db.select().from(bookmarks).where(eq(bookmarks.table, id)).orderBy(asc(bookmarks.number)),
    )
    return this.reader.all(rows, ({ table: _, ...bookmark }) => bookmarkFrom(bookmark))
  }

  addBookmark(id: TableId, bookmark: Omit<Bookmark, 'number'>): Promise<Bookmark> {
    return this.connection.write(async (db) => {
      // So that no other transaction uses the same number.
      await hold(db, id)
      const [row] = await db
        .select({ last: max(bookmarks.number) })
        .from(bookmarks)
        .where(eq(bookmarks.table, id))
      const added = { ...bookmark, number: (row?.last ?? 0) + 1 }
      await putBookmark(db, id, added)
      return added
    })
  }

  async removeBookmark(id: TableId, number: number): Promise<void> {
    await this.connection.write((db) =>
      db.delete(bookmarks).where(and(eq(bookmarks.table, id), eq(bookmarks.number, number))),
    )
  }

  async guesses(id: TableId): Promise<readonly Guess[]> {
    const rows = await this.connection.read((db) =>
      db
        .select()
        .from(guesses)
        .where(eq(guesses.table, id))
        .orderBy(asc(guesses.turn), asc(guesses.at), asc(guesses.user)),
    )
    return this.reader.all(rows, ({ table: _, ...guess }) => guessFrom(guess))
  }

  setGuess(id: TableId, guess: Guess): Promise<void> {
    return this.connection.write((db) => putGuess(db, id, guess))
  }

  async whispers(id: TableId): Promise<readonly Whisper[]> {
    const rows = await this.connection.read((db) =>
      db.select().from(whispers).where(eq(whispers.table, id)).orderBy(asc(whispers.number)),
    )
    return this.reader.all(rows, whisperFrom)
  }

  async whispersWith(id: TableId, user: UserId, limit: number): Promise<readonly Whisper[]> {
    const isTheirs = and(eq(whispers.table, id), or(eq(whispers.fromUser, user), eq(whispers.toUser, user)))
    const rows = await this.connection.read((db) =>
      db.select().from(whispers).where(isTheirs).orderBy(desc(whispers.number)).limit(limit),
    )
    return this.reader.all(rows.reverse(), whisperFrom)
  }

  async lastWhisper(id: TableId): Promise<number> {
    const [row] = await this.connection.read((db) =>
      db
        .select({ last: max(whispers.number) })
        .from(whispers)
        .where(eq(whispers.table, id)),
    )
    return row?.last ?? 0
  }
}

export async function putBookmark(db: Db, table: TableId, bookmark: Bookmark): Promise<void> {
  await db.insert(bookmarks).values({ ...bookmark, table })
}

export async function putGuess(db: Db, table: TableId, { user, name, seat, turn, at }: Guess): Promise<void> {
  const set = { name, seat, turn, at }
  await db
    .insert(guesses)
    .values({ table, user, ...set })
    .onConflictDoUpdate({ target: [guesses.table, guesses.user], set })
}

/** Deletes the guesses of users who have a seat now. */
export async function dropGuessesOfPlayers(db: Db, id: TableId): Promise<void> {
  const players = db
    .select({ user: seats.user })
    .from(seats)
    .where(and(eq(seats.table, id), isNotNull(seats.user)))
  const deputies = db
    .select({ user: seats.deputy })
    .from(seats)
    .where(and(eq(seats.table, id), isNotNull(seats.deputy)))
  const isTheirs = or(inArray(guesses.user, players), inArray(guesses.user, deputies))
  await db.delete(guesses).where(and(eq(guesses.table, id), isTheirs))
}

export async function putWhisper(db: Db, table: TableId, whisper: Whisper): Promise<void> {
  await db.insert(whispers).values(whisperRow(table, whisper))
}
