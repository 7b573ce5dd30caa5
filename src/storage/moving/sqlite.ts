import { getTableColumns } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/sqlite-core'
import { connect, connectToRead, type Connection } from '../sqlite/database.ts'
import { failedToOpen } from '../sqlite/failures.ts'
import * as schema from '../sqlite/schema.ts'
import { AT_ONCE, type Name, type Row, type Source, type Target } from './end.ts'

/** The database in a file, to read from. Throws `UnusableDatabase`. */
export function sqliteSource(path: string): Source {
  return begun(connectToRead(path), 'begin')
}

/** The database in a file, to write to; it is made if there is none, and nobody else writes to it meanwhile. Throws `UnusableDatabase`. */
export function sqliteTarget(path: string): Target {
  const connection = connect(path)
  try {
    return begun(connection, 'begin immediate')
  } catch (error) {
    connection.raw.close()
    throw failedToOpen(error, path)
  }
}

function begun(connection: Connection, begin: string): Target {
  const { raw, path } = connection
  raw.exec(begin)
  return {
    name: `the database ${path}`,
    async *rows(table) {
      let rows: Row[] = []
      for (const row of raw.prepare<[], Row>(selecting(table)).iterate()) {
        rows.push(row)
        if (rows.length < AT_ONCE) continue
        yield rows
        rows = []
      }
      if (rows.length > 0) yield rows
    },
    async put(table, rows) {
      const columns = Object.entries(getTableColumns(schema[table]))
      const names = columns.map(([, column]) => `"${column.name}"`).join(', ')
      const values = columns.map(([key]) => `:${key}`).join(', ')
      const insert = raw.prepare<[Row]>(
        `insert into "${getTableConfig(schema[table]).name}" (${names}) values (${values})`,
      )
      for (const row of rows) insert.run(row)
    },
    async finish() {
      // Everything at once reaches the disk before this returns.
      raw.exec('commit')
      raw.pragma('wal_checkpoint(TRUNCATE)')
    },
    close: () => connection.close(),
  }
}

function selecting(table: Name): string {
  const { name, columns, primaryKeys } = getTableConfig(schema[table])
  const keys = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
  const all = Object.entries(getTableColumns(schema[table])).map(([key, column]) => `"${column.name}" as "${key}"`)
  return `select ${all.join(', ')} from "${name}" order by ${keys.map((column) => `"${column.name}"`).join(', ')}`
}
