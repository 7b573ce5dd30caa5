import { createHash } from 'node:crypto'
import { UnusableDatabase } from '../../tables/model/store.ts'
import { isPostgres, refuseOthers } from '../postgres/address.ts'
import { upper } from '../postgres/failures.ts'
import { NAMES, type End, type Name, type Row, type Source, type Target } from './end.ts'
import { postgresSource, postgresTarget, unified } from './postgres.ts'
import { sqliteSource, sqliteTarget } from './sqlite.ts'

/** What was moved of a table: how many rows, and a SHA-256 of all that stands in them. */
export interface Moved {
  readonly table: Name
  readonly rows: number
  readonly checksum: string
}

/**
 * Copies everything from one database into another that has nothing in it yet, and reads it back there: rows and checksums of each
 * table must be the same. Only then it is there, whole; whatever goes wrong before leaves the other as empty as it was. `onMoved`
 * hears of each table as it is copied. Rejects with `UnusableDatabase`.
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

async function moveAll(source: Source, target: Target, onMoved: (moved: Moved) => void): Promise<readonly Moved[]> {
  for (const table of NAMES) {
    for await (const rows of target.rows(table)) {
      if (rows.length > 0)
        throw new UnusableDatabase(`${upper(target.name)} has games already: name one that is empty.`)
    }
  }
  const all: Moved[] = []
  for (const table of NAMES) {
    const moved = await counted(source, table, (rows) => target.put(table, rows))
    all.push(moved)
    onMoved(moved)
  }
  for (const moved of all) {
    const arrived = await counted(target, moved.table)
    if (arrived.rows !== moved.rows || arrived.checksum !== moved.checksum) {
      throw new UnusableDatabase(
        `${upper(target.name)} does not read ${moved.table} back as it was: nothing was moved.`,
      )
    }
  }
  await target.finish()
  return all
}

/** Goes through a table, its rows in the form that both schemas share. */
async function counted(
  end: End,
  table: Name,
  take: (rows: readonly Row[]) => Promise<void> = async () => undefined,
): Promise<Moved> {
  const hash = createHash('sha256')
  let count = 0
  for await (const rows of end.rows(table)) {
    const same = rows.map(unified)
    await take(same)
    for (const row of same) hash.update(lineOf(row))
    count += same.length
  }
  return { table, rows: count, checksum: hash.digest('hex') }
}

function lineOf(row: Row): string {
  const values = Object.keys(row)
    .sort()
    .map((key) => {
      const value = row[key]
      return value instanceof Uint8Array ? { bytes: Buffer.from(value).toString('hex') } : value
    })
  return `${JSON.stringify(values)}\n`
}

/** A database without the word that may stand before the path of a file. */
export function pathOf(database: string): string {
  return database.replace(/^sqlite:(\/\/(?=\/))?/, '')
}

async function sourceAt(database: string): Promise<Source> {
  refuseOthers(database)
  return isPostgres(database) ? postgresSource(database) : sqliteSource(database)
}

async function targetAt(database: string): Promise<Target> {
  refuseOthers(database)
  return isPostgres(database) ? postgresTarget(database) : sqliteTarget(database)
}
