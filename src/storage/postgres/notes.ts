import { and, asc, eq } from 'drizzle-orm'
import type { FaultRecord, NoteStore, TableId, UserId } from '../../tables/model/store.ts'
import { faultFrom } from '../shared/people-rows.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { PostgresConnection } from './connection.ts'
import { faults, memos, privateNotes } from './schema.ts'

export class NotesRows implements NoteStore {
  private readonly connection: PostgresConnection
  private readonly reader: TolerantReader

  constructor(connection: PostgresConnection, reader: TolerantReader) {
    this.connection = connection
    this.reader = reader
  }

  async privateNote(table: TableId, user: UserId): Promise<string> {
    const [row] = await this.connection.read((db) =>
      db.select({ text: privateNotes.text }).from(privateNotes).where(theNote(table, user)),
    )
    return row?.text ?? ''
  }

  async setPrivateNote(table: TableId, user: UserId, text: string): Promise<void> {
    await this.connection.write((db) =>
      text === ''
        ? db.delete(privateNotes).where(theNote(table, user))
        : db
            .insert(privateNotes)
            .values({ table, user, text })
            .onConflictDoUpdate({ target: [privateNotes.table, privateNotes.user], set: { text } }),
    )
  }

  async faults(table: TableId): Promise<readonly FaultRecord[]> {
    const rows = await this.connection.read((db) =>
      db.select().from(faults).where(eq(faults.table, table)).orderBy(asc(faults.at)),
    )
    return this.reader.all(rows, faultFrom)
  }

  async saveFault({ details, ...fault }: FaultRecord): Promise<void> {
    await this.connection.write((db) => db.insert(faults).values({ ...fault, details: JSON.stringify(details) }))
  }

  async memo(name: string): Promise<string | undefined> {
    const [row] = await this.connection.read((db) =>
      db.select({ text: memos.text }).from(memos).where(eq(memos.name, name)),
    )
    return row?.text
  }

  async setMemo(name: string, text: string): Promise<void> {
    await this.connection.writeLightly((db) =>
      db.insert(memos).values({ name, text }).onConflictDoUpdate({ target: memos.name, set: { text } }),
    )
  }

  async swapMemo(name: string, before: string | undefined, text: string): Promise<boolean> {
    const set = await this.connection.writeLightly((db) =>
      before === undefined
        ? db.insert(memos).values({ name, text }).onConflictDoNothing().returning({ name: memos.name })
        : db
            .update(memos)
            .set({ text })
            .where(and(eq(memos.name, name), eq(memos.text, before)))
            .returning({ name: memos.name }),
    )
    return set.length > 0
  }
}

function theNote(table: TableId, user: UserId) {
  return and(eq(privateNotes.table, table), eq(privateNotes.user, user))
}
