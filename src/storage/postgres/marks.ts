import { and, asc, desc, eq, inArray, isNotNull, max, or } from 'drizzle-orm'
import type { Bookmark, Guess, TableId, UserId, Whisper } from '../../tables/model/store.ts'
import { bookmarks, guesses, seats, whispers } from './schema.ts'
import type { Db } from './server.ts'

// What people leave at a table: moments with names, guesses, whispers.

/** Oldest first. */
export async function bookmarksOf(db: Db, id: TableId): Promise<Bookmark[]> {
  const rows = await db.select().from(bookmarks).where(eq(bookmarks.table, id)).orderBy(asc(bookmarks.number))
  return rows.map(({ table: _, ...bookmark }) => bookmark)
}

/** Numbered after the last. Whoever calls this must hold the table, so that no other gets the number. */
export async function addBookmark(db: Db, id: TableId, bookmark: Omit<Bookmark, 'number'>): Promise<Bookmark> {
  const [row] = await db
    .select({ last: max(bookmarks.number) })
    .from(bookmarks)
    .where(eq(bookmarks.table, id))
  return putBookmark(db, id, { ...bookmark, number: (row?.last ?? 0) + 1 })
}

/** A bookmark as it was written elsewhere. */
export async function putBookmark(db: Db, id: TableId, bookmark: Bookmark): Promise<Bookmark> {
  await db.insert(bookmarks).values({ ...bookmark, table: id })
  return bookmark
}

export async function removeBookmark(db: Db, id: TableId, number: number): Promise<void> {
  await db.delete(bookmarks).where(and(eq(bookmarks.table, id), eq(bookmarks.number, number)))
}

/** The first guess first. */
export async function guessesOf(db: Db, id: TableId): Promise<Guess[]> {
  const query = db.select().from(guesses).where(eq(guesses.table, id))
  const rows = await query.orderBy(asc(guesses.turn), asc(guesses.at), asc(guesses.user))
  return rows.map(({ table: _, ...guess }) => guess)
}

export async function putGuess(db: Db, id: TableId, { user, name, seat, turn, at }: Guess): Promise<void> {
  const set = { name, seat, turn, at }
  await db
    .insert(guesses)
    .values({ table: id, user, ...set })
    .onConflictDoUpdate({ target: [guesses.table, guesses.user], set })
}

/** Whoever has a seat now has guessed nothing. */
export async function dropGuessesOfPlayers(db: Db, id: TableId): Promise<void> {
  const players = db
    .select({ user: seats.user })
    .from(seats)
    .where(and(eq(seats.table, id), isNotNull(seats.user)))
  await db.delete(guesses).where(and(eq(guesses.table, id), inArray(guesses.user, players)))
}

export async function putWhisper(db: Db, id: TableId, { number, at, from, to, text, salt }: Whisper): Promise<void> {
  const sent = { fromSeat: from.seat, fromUser: from.user, fromName: from.name }
  const got = { toSeat: to.seat, toUser: to.user, toName: to.name }
  await db.insert(whispers).values({ table: id, number, at, text, salt, ...sent, ...got })
}

/** Oldest first. */
export function whispersOf(db: Db, id: TableId): Promise<(typeof whispers.$inferSelect)[]> {
  return db.select().from(whispers).where(eq(whispers.table, id)).orderBy(asc(whispers.number))
}

/** The last that were for somebody or by them, oldest first. */
export async function whispersWith(
  db: Db,
  id: TableId,
  user: UserId,
  limit: number,
): Promise<(typeof whispers.$inferSelect)[]> {
  const isTheirs = and(eq(whispers.table, id), or(eq(whispers.fromUser, user), eq(whispers.toUser, user)))
  const rows = await db.select().from(whispers).where(isTheirs).orderBy(desc(whispers.number)).limit(limit)
  return rows.reverse()
}

/** The number of the last whisper; 0 while there is none. */
export async function lastWhisper(db: Db, id: TableId): Promise<number> {
  const [row] = await db
    .select({ last: max(whispers.number) })
    .from(whispers)
    .where(eq(whispers.table, id))
  return row?.last ?? 0
}
