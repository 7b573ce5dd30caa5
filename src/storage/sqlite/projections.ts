import { and, eq, sql } from 'drizzle-orm'
import type { Projection, ProjectionStore, Shown, TableId } from '../../tables/model/store.ts'
import { notesFrom, projectionFrom } from '../shared/people-rows.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { SqliteConnection } from './database.ts'
import { privateNotes, shown } from './schema.ts'

/** Projections are stored in the table `shown`. */
export class ProjectionsRows implements ProjectionStore {
  private readonly connection: SqliteConnection
  private readonly reader: TolerantReader
  private readonly one
  private readonly all
  private readonly notesOf
  private readonly write
  private readonly drop
  private readonly advance

  constructor(connection: SqliteConnection, reader: TolerantReader) {
    this.connection = connection
    this.reader = reader
    const { db, raw } = connection
    const { placeholder } = sql
    const theProjection = and(
      eq(shown.table, placeholder('table')),
      eq(shown.kind, placeholder('kind')),
      eq(shown.target, placeholder('target')),
    )
    this.one = db.select().from(shown).where(theProjection).prepare()
    this.all = db
      .select()
      .from(shown)
      .where(eq(shown.table, placeholder('table')))
      .prepare()
    this.notesOf = db
      .select()
      .from(privateNotes)
      .where(eq(privateNotes.table, placeholder('table')))
      .prepare()
    this.write = db
      .insert(shown)
      .values({
        table: placeholder('table'),
        kind: placeholder('kind'),
        target: placeholder('target'),
        data: placeholder('data'),
      })
      .onConflictDoUpdate({ target: [shown.table, shown.kind, shown.target], set: { data: sql`excluded.data` } })
      .prepare()
    this.drop = db.delete(shown).where(theProjection).prepare()
    this.advance = raw.prepare<[number, TableId]>(
      'update tables set shown_revision = max(shown_revision, ?) where id = ?',
    )
  }

  async find(table: TableId, kind: string, target = ''): Promise<unknown> {
    const row = await this.connection.read(() => this.one.get({ table, kind, target }))
    return this.reader.one(row, projectionFrom)?.data
  }

  async load(table: TableId): Promise<Projection> {
    const { rows, notes } = await this.connection.readTogether(() => {
      return { rows: this.all.all({ table }), notes: this.notesOf.all({ table }) }
    })
    return { shown: this.reader.all(rows, projectionFrom), notes: notesFrom(notes) }
  }

  async set(projection: Shown): Promise<void> {
    await this.connection.writeLightly(() => this.put(projection))
  }

  async forget(table: TableId, kind: string, target = ''): Promise<void> {
    await this.connection.writeLightly(() => this.drop.run({ table, kind, target }))
  }

  async markShown(table: TableId, revision: number): Promise<void> {
    await this.connection.writeLightly(() => {
      if (this.advance.run(revision, table).changes !== 1) throw new Error(`there is no table ${table}`)
    })
  }

  /** Runs within a transaction of the caller. */
  put({ table, kind, target, data }: Shown): void {
    this.write.run({ table, kind, target, data: JSON.stringify(data) })
  }
}
