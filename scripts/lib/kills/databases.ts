import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStoreToReadAt } from '../../../src/storage/index.ts'
import type { Store } from '../../../src/tables/model/store.ts'
import { findPrograms, PostgresServer } from '../../../trials/postgres.ts'
import { WrongArguments } from '../command.ts'

/** Where the tables of a match are kept. */
export interface Database {
  /** How a bot is told of it, and of what else it has to know. */
  readonly env: Readonly<Record<string, string>>
  /** Bots that are up at a time: one plays, the others stand by. */
  readonly bots: number
  openToRead(): Promise<Store>
  /** Where it lies, for whoever looks into a failure; `null` where nothing is left of it. */
  readonly place: string | null
  discard(): Promise<void>
}

/** Makes databases, until it is closed. */
export interface Databases {
  fresh(): Promise<Database>
  close(): Promise<void>
}

/** Files, on each of which one bot plays. */
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

/** Databases of a server of their own, on each of which one bot plays and another stands by. @throws WrongArguments where there is none */
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
