import { createHash } from 'node:crypto'
import { UnusableDatabase } from '../../tables/model/store.ts'
import { isPostgres, refuseOthers } from '../postgres/address.ts'
import { capitalise } from '../shared/failures.ts'
import { TABLE_NAMES, type Endpoint, type TableName, type MovedRow, type Source, type MoveTarget } from './endpoint.ts'
import { postgresSource, postgresTarget, withCompressedState } from './postgres.ts'
import { sqliteSource, sqliteTarget } from './sqlite.ts'

/** The number of rows of a table, and a SHA-256 of their contents. */
export interface Moved {
  readonly table: TableName
  readonly rows: number
  readonly checksum: string
}

/**
 * Copies everything from one database into an empty one and reads it back: the rows and checksums of each table must
 * match. Only then does it commit; an earlier error leaves the other database empty. Calls `onMoved` after copying each
 * table. Rejects with `UnusableDatabase`.
 */
export async function moveDatabase(
  from: string,
  to: string,
  onMoved: (moved: Moved) => void = () => undefined,
): Promise<readonly Moved[]> {
  const source = await sourceAt(pathOf(from))
  try {
    const target = await targetAt(pathOf(to))
    try {
      return await moveAll(source, target, onMoved)
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function moveAll(source: Source, target: MoveTarget, onMoved: (moved: Moved) => void): Promise<readonly Moved[]> {
  for (const table of TABLE_NAMES) {
    for await (const rows of target.rows(table)) {
      if (rows.length > 0)
        throw new UnusableDatabase(`${capitalise(target.name)} has games already: name one that is empty.`)
    }
  }
  const all: Moved[] = []
  for (const table of TABLE_NAMES) {
    const moved = await readTable(source, table, (rows) => target.put(table, rows))
    all.push(moved)
    onMoved(moved)
  }
  for (const moved of all) {
    const arrived = await readTable(target, moved.table)
    if (arrived.rows !== moved.rows || arrived.checksum !== moved.checksum) {
      throw new UnusableDatabase(
        `${capitalise(target.name)} does not read ${moved.table} back as it was: nothing was moved.`,
      )
    }
  }
  await target.finish()
  return all
}

/** Reads a table, and passes its rows on in the form that both schemas share. */
async function readTable(
  endpoint: Endpoint,
  table: TableName,
  pass: (rows: readonly MovedRow[]) => Promise<void> = async () => undefined,
): Promise<Moved> {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of endpoint.rows(table)) {
    const same = rows.map(withCompressedState)
    await pass(same)
    for (const row of same) hash.update(lineOf(row))
    count += same.length
  }
  return { table, rows: count, checksum: hash.digest('hex') }
}

function lineOf(row: MovedRow): string {
  const values = Object.keys(row)
    .sort()
    .map((key) => {
      const value = row[key]
      return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('hex') } : value
    })
  return `${JSON.stringify(values)}\n`
}

/** Removes the optional prefix `sqlite:` from the path of a database. */
export function pathOf(database: string): string {
  return database.replace(/^sqlite:(\/\/(?=\/))?/, '')
}

async function sourceAt(database: string): Promise<Source> {
  refuseOthers(database)
  return isPostgres(database) ? postgresSource(database) : sqliteSource(database)
}

async function targetAt(database: string): Promise<MoveTarget> {
  refuseOthers(database)
  return isPostgres(database) ? postgresTarget(database) : sqliteTarget(database)
}
