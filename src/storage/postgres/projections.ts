import { and, eq, sql } from 'drizzle-orm'
import type { Projection, ProjectionStore, Shown, TableId } from '../../tables/model/store.ts'
import { notesFrom, projectionFrom } from '../shared/people-rows.ts'
import type { TolerantReader } from '../shared/tolerant-reads.ts'
import type { PostgresConnection } from './connection.ts'
import { privateNotes, shown, tables } from './schema.ts'
import type { Db } from './server.ts'

/** Projections are stored in the table `shown`. */
export class ProjectionsRows implements ProjectionStore {
  private readonly connection: PostgresConnection
  private readonly reader: TolerantReader

  constructor(connection: PostgresConnection, reader: TolerantReader) {
    this.connection = connection
    this.reader = reader
  }

  async find(table: TableId, kind: string, target = ''): Promise<unknown> {
    const [row] = await this.connection.read((db) =>
      db
        .select()
        .from(shown)
        .where(theProjection(table, kind, target)),
    )
    return this.reader.one(row, projectionFrom)?.data
  }

  async load(table: TableId): Promise<Projection> {
    const { rows, notes } = await this.connection.readTogether(async (db) => ({
      rows: await db.select().from(shown).where(eq(shown.table, table)),
      notes: await db.select().from(privateNotes).where(eq(privateNotes.table, table)),
    }))
    return { shown: this.reader.all(rows, projectionFrom), notes: notesFrom(notes) }
  }

  set(projection: Shown): Promise<void> {
    return this.connection.writeLightly((db) => putProjections(db, projection))
  }

  async forget(table: TableId, kind: string, target = ''): Promise<void> {
    await this.connection.writeLightly((db) => db.delete(shown).where(theProjection(table, kind, target)))
  }

  markShown(table: TableId, revision: number): Promise<void> {
    return this.connection.writeLightly(async (db) => {
      const rows = await db
        .update(tables)
        .set({ shownRevision: sql`greatest(shown_revision, ${revision}::bigint)` })
        .where(eq(tables.id, table))
        .returning({ id: tables.id })
      if (rows.length !== 1) throw new Error(`there is no table ${table}`)
    })
  }
}

export async function putProjections(db: Db, { table, kind, target, data }: Shown): Promise<void> {
  await db
    .insert(shown)
    .values({ table, kind, target, data: JSON.stringify(data) })
    .onConflictDoUpdate({ target: [shown.table, shown.kind, shown.target], set: { data: sql`excluded.data` } })
}

function theProjection(table: TableId, kind: string, target: string) {
  return and(eq(shown.table, table), eq(shown.kind, kind), eq(shown.target, target))
}
