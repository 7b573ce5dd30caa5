import { existsSync } from 'node:fs'
import type { Store } from '../tables/model/store.ts'
import { isOtherAddress, isPostgres, nameInAddress, refuseOthers } from './postgres/address.ts'
import { openStore, openStoreToRead } from './sqlite/store.ts'

export { UnusableDatabase } from '../tables/model/store.ts'
export { isPostgres } from './postgres/address.ts'
export { copyDatabase } from './sqlite/copy.ts'
export { IN_MEMORY, isOlder } from './sqlite/database.ts'
export { makeFolder, removeAccessOfOthers } from './sqlite/permissions.ts'
export { openStore, openStoreToRead } from './sqlite/store.ts'

type OnDamage = (sentence: string) => void

/** Loaded only for a bot that uses it. */
const postgres = () => import('./postgres/store.ts')

/**
 * Opens the store in a database: PostgreSQL for an address such as postgres://host/name, otherwise SQLite in the file
 * at that path. The store reports what it leaves out because it can't be read to `onDamage`. Rejects with
 * `UnusableDatabase`.
 */
export async function openStoreAt(database: string, onDamage?: OnDamage): Promise<Store> {
  refuseOthers(database)
  return isPostgres(database) ? (await postgres()).openPostgres(database, onDamage) : openStore(database, onDamage)
}

/**
 * Opens the store in an existing database without changing it; every write rejects. Rejects with `UnusableDatabase`.
 */
export async function openStoreToReadAt(database: string, onDamage?: OnDamage): Promise<Store> {
  refuseOthers(database)
  if (!isPostgres(database)) return openStoreToRead(database, onDamage)
  return (await postgres()).openPostgresToRead(database, onDamage)
}

/** Whether the file exists. Whether an address leads anywhere shows only when the database is opened. */
export function isDatabaseThere(database: string): boolean {
  return isPostgres(database) || isOtherAddress(database) || existsSync(database)
}

/** The name of a database for messages; never includes a user or a password. */
export function databaseName(database: string): string {
  return isPostgres(database) ? nameInAddress(database) : `the database ${database}`
}
