import { existsSync } from 'node:fs'
import type { Store } from '../../tables/model/store.ts'
import { isOtherAddress, isPostgres, nameOf, refuseOthers } from '../postgres/address.ts'
import { openPostgres, openPostgresToRead } from '../postgres/store.ts'
import { openStore, openStoreToRead } from '../sqlite/store.ts'

export { moveDatabase, pathOf, type Moved } from '../moving/move.ts'
export { isPostgres } from '../postgres/address.ts'

type OnDamage = (sentence: string) => void

/**
 * Opens the store in a database: PostgreSQL for an address such as postgres://host/name, else SQLite in the file of that path.
 * `onDamage` hears of what is left out because it cannot be read. Rejects with `UnusableDatabase`.
 */
export async function openStoreAt(database: string, onDamage?: OnDamage): Promise<Store> {
  refuseOthers(database)
  return isPostgres(database) ? openPostgres(database, onDamage) : openStore(database, onDamage)
}

/** Opens the store in a database that is there, to read it as it is; whatever writes rejects. Rejects with `UnusableDatabase`. */
export async function openStoreToReadAt(database: string, onDamage?: OnDamage): Promise<Store> {
  refuseOthers(database)
  return isPostgres(database) ? openPostgresToRead(database, onDamage) : openStoreToRead(database, onDamage)
}

/** Whether there is such a file; what an address leads to is seen when it is opened. */
export function isDatabaseThere(database: string): boolean {
  return isPostgres(database) || isOtherAddress(database) || existsSync(database)
}

/** What a database is called in sentences: never with a user or a password. */
export function databaseName(database: string): string {
  return isPostgres(database) ? nameOf(database) : `the database ${database}`
}
