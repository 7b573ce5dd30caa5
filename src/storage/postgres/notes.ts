import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { FaultRecord, Shown, TableId, UserId, WholeTable } from '../../tables/model/store.ts'
import type { ShownRow } from '../parse.ts'
import { faults, memos, people, privateNotes, shown } from './schema.ts'
import type { Db } from './server.ts'

// What is kept beside the games: how far they have been shown, players' own notes, faults, memos, what people have chosen.

/** What is shown, as JSON; `undefined` if nothing is. */
export async function shownOf(db: Db, table: TableId, kind: string, target: string): Promise<string | undefined> {
  const [row] = await db
    .select({ data: shown.data })
    .from(shown)
    .where(theShown(table, kind, target))
  return row?.data
}

/** Everything that is shown of a table, as JSON. */
export function shownOfTable(db: Db, table: TableId): Promise<ShownRow[]> {
  return db
    .select({ kind: shown.kind, target: shown.target, data: shown.data })
    .from(shown)
    .where(eq(shown.table, table))
}

export async function notesOfTable(db: Db, table: TableId): Promise<ReadonlyMap<UserId, string>> {
  const rows = await db
    .select({ user: privateNotes.user, text: privateNotes.text })
    .from(privateNotes)
    .where(eq(privateNotes.table, table))
  return new Map(rows.map(({ user, text }) => [user, text]))
}

export async function setShown(
  db: Db,
  table: TableId,
  { kind, target, data }: WholeTable['shown'][number],
): Promise<void> {
  await db
    .insert(shown)
    .values({ table, kind, target, data: JSON.stringify(data) })
    .onConflictDoUpdate({ target: [shown.table, shown.kind, shown.target], set: { data: sql`excluded.data` } })
}

export async function forgetShown(db: Db, { table, kind, target }: Omit<Shown, 'data'>): Promise<void> {
  await db.delete(shown).where(theShown(table, kind, target))
}

/** A player's own note; empty if there is none. */
export async function note(db: Db, table: TableId, user: UserId): Promise<string> {
  const [row] = await db.select({ text: privateNotes.text }).from(privateNotes).where(theNote(table, user))
  return row?.text ?? ''
}

export async function setNote(db: Db, table: TableId, user: UserId, text: string): Promise<void> {
  if (text === '') await db.delete(privateNotes).where(theNote(table, user))
  else
    await db
      .insert(privateNotes)
      .values({ table, user, text })
      .onConflictDoUpdate({ target: [privateNotes.table, privateNotes.user], set: { text } })
}

export async function addFault(db: Db, { details, ...fault }: FaultRecord): Promise<void> {
  await db.insert(faults).values({ ...fault, details: JSON.stringify(details) })
}

export function faultsOf(db: Db, table: TableId): Promise<(typeof faults.$inferSelect)[]> {
  return db.select().from(faults).where(eq(faults.table, table)).orderBy(asc(faults.at))
}

export async function memo(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select({ text: memos.text }).from(memos).where(eq(memos.name, name))
  return row?.text
}

export async function setMemo(db: Db, name: string, text: string): Promise<void> {
  await db.insert(memos).values({ name, text }).onConflictDoUpdate({ target: memos.name, set: { text } })
}

export async function peopleOf(db: Db, users: readonly UserId[]): Promise<(typeof people.$inferSelect)[]> {
  return users.length === 0
    ? []
    : db
        .select()
        .from(people)
        .where(inArray(people.user, [...users]))
}

/** What somebody has chosen; nobody else changes it before this transaction ends. `undefined` if nothing is kept of them. */
export async function holdPerson(db: Db, user: UserId): Promise<typeof people.$inferSelect | undefined> {
  const [row] = await db.select().from(people).where(eq(people.user, user)).for('update')
  return row
}

/** What somebody has chosen who had chosen nothing. Whether it was so. */
export async function addPerson(db: Db, user: UserId, data: string): Promise<boolean> {
  const rows = await db.insert(people).values({ user, data }).onConflictDoNothing().returning({ user: people.user })
  return rows.length === 1
}

export async function setPerson(db: Db, user: UserId, data: string): Promise<void> {
  await db.insert(people).values({ user, data }).onConflictDoUpdate({ target: people.user, set: { data } })
}

function theShown(table: TableId, kind: string, target: string) {
  return and(eq(shown.table, table), eq(shown.kind, kind), eq(shown.target, target))
}

function theNote(table: TableId, user: UserId) {
  return and(eq(privateNotes.table, table), eq(privateNotes.user, user))
}
