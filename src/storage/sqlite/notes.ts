import { and, eq, sql } from 'drizzle-orm'
import type { FaultRecord, NoteStore, TableId, UserId } from '../../tables/model/store.ts'
import { faultFrom, textIfAny } from '../shared/people-rows.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { SqliteConnection } from './database.ts'
import { faults, memos, privateNotes } from './schema.ts'

export class NotesRows implements NoteStore {
  private readonly connection: SqliteConnection
  private readonly reader: TolerantReader
  private readonly noteOf
  private readonly writeNote
  private readonly dropNote
  private readonly insertFault
  private readonly faultsOf
  private readonly memoOf
  private readonly writeMemo
  private readonly makeMemo
  private readonly changeMemo

  constructor(connection: SqliteConnection, reader: TolerantReader) {
    this.connection = connection
    this.reader = reader
    const { db } = connection
    const { placeholder } = sql
    const theNote = and(eq(privateNotes.table, placeholder('table')), eq(privateNotes.user, placeholder('user')))
    this.noteOf = db.select({ text: privateNotes.text }).from(privateNotes).where(theNote).prepare()
    this.writeNote = db
      .insert(privateNotes)
      .values({ table: placeholder('table'), user: placeholder('user'), text: placeholder('text') })
      .onConflictDoUpdate({ target: [privateNotes.table, privateNotes.user], set: { text: sql`excluded.text` } })
      .prepare()
    this.dropNote = db.delete(privateNotes).where(theNote).prepare()
    this.insertFault = db
      .insert(faults)
      .values({
        id: placeholder('id'),
        table: placeholder('table'),
        at: placeholder('at'),
        error: placeholder('error'),
        details: placeholder('details'),
      })
      .prepare()
    this.faultsOf = db
      .select()
      .from(faults)
      .where(eq(faults.table, placeholder('table')))
      .orderBy(faults.at)
      .prepare()
    this.memoOf = db
      .select({ text: memos.text })
      .from(memos)
      .where(eq(memos.name, placeholder('name')))
      .prepare()
    this.writeMemo = db
      .insert(memos)
      .values({ name: placeholder('name'), text: placeholder('text') })
      .onConflictDoUpdate({ target: memos.name, set: { text: sql`excluded.text` } })
      .prepare()
    this.makeMemo = db
      .insert(memos)
      .values({ name: placeholder('name'), text: placeholder('text') })
      // A damaged one counts as none.
      .onConflictDoUpdate({
        target: memos.name,
        set: { text: sql`excluded.text` },
        setWhere: sql`typeof(memos.text) <> 'text'`,
      })
      .prepare()
    this.changeMemo = db
      .update(memos)
      .set({ text: sql`${placeholder('text')}` })
      .where(and(eq(memos.name, placeholder('name')), eq(memos.text, placeholder('before'))))
      .prepare()
  }

  async privateNote(table: TableId, user: UserId): Promise<string> {
    return this.connection.read(() => textIfAny(this.noteOf.get({ table, user })?.text) ?? '')
  }

  async setPrivateNote(table: TableId, user: UserId, text: string): Promise<void> {
    await this.connection.write(() =>
      text === '' ? this.dropNote.run({ table, user }) : this.writeNote.run({ table, user, text }),
    )
  }

  async faults(table: TableId): Promise<readonly FaultRecord[]> {
    return this.reader.all(await this.connection.read(() => this.faultsOf.all({ table })), faultFrom)
  }

  async saveFault({ details, ...fault }: FaultRecord): Promise<void> {
    await this.connection.write(() => this.insertFault.run({ ...fault, details: JSON.stringify(details) }))
  }

  memo(name: string): Promise<string | undefined> {
    return this.connection.read(() => textIfAny(this.memoOf.get({ name })?.text))
  }

  async setMemo(name: string, text: string): Promise<void> {
    await this.connection.writeLightly(() => this.writeMemo.run({ name, text }))
  }

  async swapMemo(name: string, before: string | undefined, text: string): Promise<boolean> {
    const { changes } = await this.connection.writeLightly(() =>
      before === undefined ? this.makeMemo.run({ name, text }) : this.changeMemo.run({ name, before, text }),
    )
    return changes > 0
  }
}
