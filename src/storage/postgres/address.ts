import { UnusableDatabase } from '../../tables/model/store.ts'
import { urlIn } from '../../url.ts'

/** Whether a database is given by the address of a PostgreSQL server rather than by a path. */
export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//i.test(address)
}

/** Whether a database is given by some other address. It may contain a password. */
export function isOtherAddress(database: string): boolean {
  return /^[a-z][a-z\d+.-]+:\/\//i.test(database) && !isPostgres(database)
}

/**
 * Throws `UnusableDatabase` for an address of another kind: as a path it would create a file with the password in its
 * name.
 */
export function refuseOthers(database: string): void {
  if (!isOtherAddress(database)) return
  throw new UnusableDatabase(
    'A database is the path of a file or an address that begins with postgres://: this is neither.',
  )
}

const UNNAMED = 'the PostgreSQL database'

/** The name of a database for messages, without user and password. */
export function nameInAddress(address: string): string {
  // PostgreSQL allows an address without a host, followed by the name of a socket; `URL` does not.
  const whole = address.replace('@/', '@localhost/')
  const url = urlIn(whole)
  // If a password contains unescaped punctuation, the rest of it looks like a host or a database.
  if (!url || url.pathname.includes('@') || (whole.includes('@') && url.username === '')) return UNNAMED
  const host = url.searchParams.get('host') ?? (url.host || 'localhost')
  const database = decoded(url.pathname.slice(1))
  return database === '' ? `${UNNAMED} at ${host}` : `${UNNAMED} ${database} at ${host}`
}

/** Decodes percent codes; returns malformed text as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
