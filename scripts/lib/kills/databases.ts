import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStoreToReadAt } from '../../../src/storage/index.ts'
import type { Store } from '../../../src/tables/model/store.ts'
import { findPrograms, PostgresServer } from '../../../trials/postgres.ts'
import { WrongArguments } from '../command.ts'

/** The store of a match's tables. */
export interface Database {
  /** The environment that points a bot to it, with the other settings that the bot needs. */
  readonly env: Readonly<Record<string, string>>
  /** The number of bots that are up at a time: one plays, the others stand by. */
  readonly bots: number
  openToRead(): Promise<Store>
  /** Its location, for the investigation of a failure; `null` if nothing is left of it. */
  readonly place: string | null
  discard(): Promise<void>
}

/** Creates databases, until it is closed. */
export interface Databases {
  fresh(): Promise<Database>
  close(): Promise<void>
}

/** SQLite files, with one bot playing on each. */
export function filesOfSqlite(): Databases {
  return {
    async fresh() {
      const folder = mkdtempSync(join(tmpdir(), 'questmaster-kills-'))
      const path = join(folder, 'games.db')
      return {
        env: { DATABASE_PATH: path },
        bots: 1,
        place: path,
        openToRead: () => openStoreToReadAt(path),
        discard: async () => rmSync(folder, { recursive: true, force: true }),
      }
    },
    close: async () => undefined,
  }
}

/**
 * Databases on a PostgreSQL server of their own. On each of them one bot plays and another stands by. @throws
 * WrongArguments if there is no server
 */
export async function onPostgres(): Promise<Databases> {
  const programs = findPrograms()
  if (!programs.isThere) throw new WrongArguments(`There is no PostgreSQL to start: ${programs.why}`)
  const server = await new PostgresServer(programs, { isDurable: true }).start()
  return {
    async fresh() {
      const address = await server.newDatabase()
      return {
        env: { DATABASE_URL: address, STANDBY: 'on' },
        bots: 2,
        place: null,
        openToRead: () => openStoreToReadAt(address),
        discard: async () => undefined,
      }
    },
    close: () => server.stop(),
  }
}
