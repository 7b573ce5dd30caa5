import { inLanguage, languageFor, ENGLISH } from '../../../language/index.ts'
import type { TableService } from '../../../tables/index.ts'
import type { TableRecord, UserId } from '../../../tables/model/store.ts'

/**
 * Code that composes a message says first who reads it: a person, everybody at a table, or everybody on a server. Work
 * that waits its turn may come from anybody's press, and must not be worded in that person's language.
 */

type Languages = Pick<TableService, 'languages'>
type Spoken = Pick<TableRecord, 'language'>

/** The language in which everybody at a table reads it. */
export function languageOfTable({ language }: Spoken): string {
  return languageFor(language ?? ENGLISH)
}

/** Does work whose texts everybody at a table reads. */
export function forTable<T>(record: Spoken, work: () => T): T {
  return inLanguage(languageOfTable(record), work)
}

/** A person's language: what they chose, or that of their Discord, or else that of the table it is about. */
export async function languageOfPerson({ languages }: Languages, user: UserId, record: Spoken = {}): Promise<string> {
  return languageFor((await languages.ofPerson(user)) ?? record.language ?? ENGLISH)
}

/** Does work whose texts one person reads, who may be at a table. */
export async function forPerson<T>(
  tables: Languages,
  user: UserId,
  work: () => T | Promise<T>,
  record?: Spoken,
): Promise<T> {
  return await inLanguage(await languageOfPerson(tables, user, record), work)
}

/** A server's language: what it chose, or that which Discord has for it. */
export async function languageOfServer({ languages }: Languages, server: string): Promise<string> {
  return languageFor((await languages.ofServer(server)) ?? ENGLISH)
}

/** Does work whose texts everybody on a server reads, whatever table they are at. */
export async function forServer<T>(tables: Languages, server: string, work: () => T | Promise<T>): Promise<T> {
  return await inLanguage(await languageOfServer(tables, server), work)
}
