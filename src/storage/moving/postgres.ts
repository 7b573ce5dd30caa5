import { getTableColumns } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { UnusableDatabase } from '../../tables/model/store.ts'
import { packed } from '../shared/snapshots.ts'
import { named, upper } from '../postgres/failures.ts'
import { bringUpToDate, lookAt } from '../postgres/migrating.ts'
import { PooledServer } from '../postgres/pool.ts'
import * as schema from '../postgres/schema.ts'
import { LONG, type Server } from '../postgres/server.ts'
import { AT_ONCE, NAMES, type Name, type Row, type Source, type Target } from './end.ts'

/** The database on a server, to read from. Rejects with `UnusableDatabase`. */
export function postgresSource(address: string, server: Server = new PooledServer(address)): Promise<Source> {
  return begun(server, lookAt, 'begin isolation level repeatable read read only')
}

/** The database on a server, to write to: its tables are made, and nobody else writes to it meanwhile. Rejects with `UnusableDatabase`. */
export function postgresTarget(address: string, server: Server = new PooledServer(address)): Promise<Target> {
  const all = NAMES.map((name) => `"${getTableConfig(schema[name]).name}"`).join(', ')
  // One request may take long here, and nobody waits for it.
  const patience = 'set local statement_timeout to 0; set local synchronous_commit to on'
  return begun(server, bringUpToDate, `begin; ${patience}; lock table ${all} in share row exclusive mode`)
}

async function begun(server: Server, prepare: (server: Server) => Promise<void>, begin: string): Promise<Target> {
  try {
    await prepare(server)
    const session = await server.take()
    let isFinished = false
    const run = async (statements: string) => {
      try {
        return await session.run(statements, LONG)
      } catch (error) {
        throw named(error, server.name)
      }
    }
    await run(begin)
    return {
      name: server.name,
      async *rows(table) {
        const columns = Object.entries(getTableColumns(schema[table]))
        await run(`declare rows_of cursor for ${selecting(table)}`)
        for (;;) {
          const fetched = await run(`fetch ${AT_ONCE} from rows_of`)
          if (fetched.length === 0) break
          yield fetched.map((row) =>
            Object.fromEntries(
              columns.map(([key, column]) => {
                const value = row[key]
                if (value === null || value === undefined) return [key, null]
                const read: unknown = column.mapFromDriverValue(value as never)
                return [key, typeof read === 'boolean' ? Number(read) : (read as string | number | Uint8Array)]
              }),
            ),
          )
        }
        await run('close rows_of')
      },
      async put(table, rows) {
        try {
          await session.db.insert(schema[table]).values(rows.map((row) => fitting(table, row)) as never)
        } catch (error) {
          throw named(error, server.name)
        }
      },
      async finish() {
        // Numbers go on after the last.
        const last = `(select max(number) from summaries)`
        await run(`select setval(pg_get_serial_sequence('summaries', 'number'), ${last}) where ${last} is not null`)
        await run('commit')
        isFinished = true
      },
      async close() {
        // What was begun and not ended ends with its connection.
        session.giveBack(!isFinished)
        await server.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}

/** A row as this schema has it. Throws `UnusableDatabase` if PostgreSQL has no way to keep it. */
function fitting(table: Name, row: Row): Record<string, unknown> {
  const columns = Object.entries(getTableColumns(schema[table]))
  return Object.fromEntries(
    columns.map(([key, column]) => {
      const value = row[key] ?? null
      if (typeof value === 'string' && value.includes('\0')) {
        throw new UnusableDatabase(
          `${upper(column.name)} of a row of ${table} holds the character 0, which PostgreSQL cannot keep.`,
        )
      }
      return [key, column.dataType === 'boolean' && value !== null ? value === 1 : value]
    }),
  )
}

/** Every state as this schema keeps it: old ones were plain text. */
export function unified(row: Row): Row {
  return 'state' in row && typeof row['state'] === 'string' ? { ...row, state: packed(row['state']) } : row
}

function selecting(table: Name): string {
  const { name, columns, primaryKeys } = getTableConfig(schema[table])
  const keys = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
  const all = Object.entries(getTableColumns(schema[table])).map(([key, column]) => `"${column.name}" as "${key}"`)
  const order = keys.map(({ name: key, dataType, columnType }) =>
    dataType === 'string' || columnType === 'PgCustomColumn' ? `"${key}" collate "C"` : `"${key}"`,
  )
  return `select ${all.join(', ')} from "${name}" order by ${order.join(', ')}`
}
