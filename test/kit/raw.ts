import Database from 'better-sqlite3'
import { deflateRawSync, inflateRawSync } from 'node:zlib'

/** A database as somebody opens it to damage it: positions are packed in it. */
export function openRaw(path: string): Database.Database {
  const raw = new Database(path)
  raw.function('packed', (state) => deflateRawSync(state as string))
  raw.function('unpacked', (state) => inflateRawSync(state as Buffer).toString())
  return raw
}
