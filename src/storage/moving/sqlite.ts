import { getTableColumns } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { connect, connectToRead, type SqliteConnection } from '../sqlite/database.ts'
import { failedToOpen } from '../sqlite/failures.ts'
import * as schema from '../sqlite/schema.ts'
import { ROWS_PER_BATCH, type TableName, type MovedRow, type Source, type MoveTarget } from './endpoint.ts'

/** Throws `UnusableDatabase`. */
export function sqliteSource(path: string): Source {
  return begin(connectToRead(path), 'begin')
}

/** Creates the database if it doesn't exist, and locks it against other writers. Throws `UnusableDatabase`. */
export function sqliteTarget(path: string): MoveTarget {
  const connection = connect(path)
  try {
    return begin(connection, 'begin immediate')
  } catch (error) {
    connection.raw.close()
    throw failedToOpen(error, path)
  }
}

function begin(connection: SqliteConnection, statement: string): MoveTarget {
  const { raw, path } = connection
  raw.exec(statement)
  return {
    name: `the database ${path}`,
    async *rows(table) {
      let rows: MovedRow[] = []
      for (const row of raw.prepare<[], MovedRow>(selectAll(table)).iterate()) {
        rows.push(row)
        if (rows.length < ROWS_PER_BATCH) continue
        yield rows
        rows = []
      }
      if (rows.length > 0) yield rows
    },
    async put(table, rows) {
      const columns = Object.entries(getTableColumns(schema[table]))
      const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
      const values = columns.map(([key]) => `:${key}`).join(', ')
      const insert = raw.prepare<[MovedRow]>(
        `insert into "${getTableConfig(schema[table]).name}" (${names}) values (${values})`,
      )
      for (const row of rows) insert.run(row)
    },
    async finish() {
      // The checkpoint syncs everything to the disk before it returns.
      raw.exec('commit')
      raw.pragma('wal_checkpoint(TRUNCATE)')
    },
    close: () => connection.close(),
  }
}

function selectAll(table: TableName): string {
  const { name, columns, primaryKeys } = getTableConfig(schema[table])
  const keys = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
  const all = Object.entries(getTableColumns(schema[table])).map(([key, column]) => `"${column.name}" as "${key}"`)
  return `select ${all.join(', ')} from "${name}" order by ${keys.map((column) => `"${column.name}"`).join(', ')}`
}
