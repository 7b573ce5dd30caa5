import { getTableColumns } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { UnusableDatabase } from '../../tables/model/store.ts'
import { compress } from '../shared/snapshots.ts'
import { translate } from '../postgres/failures.ts'
import { capitalise } from '../shared/failures.ts'
import { bringUpToDate, checkReadable } from '../postgres/migrating.ts'
import { PooledServer } from '../postgres/pool.ts'
import * as schema from '../postgres/schema.ts'
import { LONG_TIMEOUT_MS, type Server } from '../postgres/server.ts'
import { ROWS_PER_BATCH, TABLE_NAMES, type TableName, type MovedRow, type Source, type MoveTarget } from './endpoint.ts'

/** Rejects with `UnusableDatabase`. */
export function postgresSource(address: string, server: Server = new PooledServer(address)): Promise<Source> {
  return begin(server, checkReadable, 'begin isolation level repeatable read read only')
}

/** Migrates the database and locks its tables against other writers. Rejects with `UnusableDatabase`. */
export function postgresTarget(address: string, server: Server = new PooledServer(address)): Promise<MoveTarget> {
  const all = TABLE_NAMES.map((name) => `"${getTableConfig(schema[name]).name}"`).join(', ')
  // One statement may take long here, and no player waits for it.
  const settings = 'set local statement_timeout to 0; set local synchronous_commit to on'
  return begin(server, bringUpToDate, `begin; ${settings}; lock table ${all} in share row exclusive mode`)
}

async function begin(
  server: Server,
  prepare: (server: Server) => Promise<void>,
  statements: string,
): Promise<MoveTarget> {
  try {
    await prepare(server)
    const session = await server.take()
    let isFinished = false
    const run = async (text: string) => {
      try {
        return await session.run(text, LONG_TIMEOUT_MS)
      } catch (error) {
        throw translate(error, server.name)
      }
    }
    await run(statements)
    return {
      name: server.name,
      async *rows(table) {
        const columns = Object.entries(getTableColumns(schema[table]))
        await run(`declare rows_of cursor for ${selectAll(table)}`)
        for (;;) {
          const fetched = await run(`fetch ${ROWS_PER_BATCH} from rows_of`)
          if (fetched.length === 0) break
          yield fetched.map((row) => fromPostgres(columns, row))
        }
        await run('close rows_of')
      },
      async put(table, rows) {
        try {
          await session.db.insert(schema[table]).values(rows.map((row) => toPostgres(table, row)) as never)
        } catch (error) {
          throw translate(error, server.name)
        }
      },
      async finish() {
        // The sequence continues after the last number.
        const last = `(select max(number) from summaries)`
        await run(`select setval(pg_get_serial_sequence('summaries', 'number'), ${last}) where ${last} is not null`)
        await run('commit')
        isFinished = true
      },
      async close() {
        // Closing the connection rolls an unfinished transaction back.
        session.giveBack(!isFinished)
        await server.close()
      },
    }
  } catch (error) {
    await server.close()
    throw error
  }
}

/** A row of this schema in the types that both databases can read. */
function fromPostgres(columns: readonly [string, PgColumn][], row: Readonly<Record<string, unknown>>): MovedRow {
  return Object.fromEntries(
    columns.map(([key, column]) => {
      const value = row[key]
      if (value === null || value === undefined) return [key, null]
      const read: unknown = column.mapFromDriverValue(value as never)
      return [key, typeof read === 'boolean' ? Number(read) : (read as string | number | Uint8Array)]
    }),
  )
}

/** A row in the types of this schema. Throws `UnusableDatabase` if PostgreSQL can't store it. */
function toPostgres(table: TableName, row: MovedRow): Record<string, unknown> {
  const columns = Object.entries(getTableColumns(schema[table]))
  return Object.fromEntries(
    columns.map(([key, column]) => {
      const value = row[key] ?? null
      if (typeof value === 'string' && value.includes('\0')) {
        throw new UnusableDatabase(
          `${capitalise(column.name)} of a row of ${table} holds the character 0, which PostgreSQL cannot keep.`,
        )
      }
      return [key, column.dataType === 'boolean' && value !== null ? value === 1 : value]
    }),
  )
}

/** Compresses a state: older versions stored plain text. */
export function withCompressedState(row: MovedRow): MovedRow {
  return 'state' in row && typeof row['state'] === 'string' ? { ...row, state: compress(row['state']) } : row
}

function selectAll(table: TableName): string {
  const { name, columns, primaryKeys } = getTableConfig(schema[table])
  const keys = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
  const all = Object.entries(getTableColumns(schema[table])).map(([key, column]) => `"${column.name}" as "${key}"`)
  const order = keys.map(({ name: key, dataType, columnType }) =>
    dataType === 'string' || columnType === 'PgCustomColumn' ? `"${key}" collate "C"` : `"${key}"`,
  )
  return `select ${all.join(', ')} from "${name}" order by ${order.join(', ')}`
}
