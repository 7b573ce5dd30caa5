import { UnusableDatabase } from '../../tables/model/store.ts'

/** Whether a database is named by the address of a PostgreSQL server rather than by a path. */
export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//i.test(address)
}

/** Whether this is an address of something else: neither that nor a path. It may hold a password. */
export function isOtherAddress(database: string): boolean {
  return /^[a-z][a-z\d+.-]+:\/\//i.test(database) && !isPostgres(database)
}

/** Throws `UnusableDatabase` for an address that is none of ours: taken for a path it would make a file, password and all in its name. */
export function refuseOthers(database: string): void {
  if (!isOtherAddress(database)) return
  throw new UnusableDatabase(
    'A database is the path of a file or an address that begins with postgres://: this is neither.',
  )
}

const UNNAMED = 'the PostgreSQL database'

/** What a database of an address is called in sentences, without user and password. */
export function nameOf(address: string): string {
  // An address without a host, for a socket that is named behind it, is none to everybody else.
  const whole = address.replace('@/', '@localhost/')
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  // Where a password holds marks of addresses as they are, its rest looks like a host or a database.
  if (!url || url.pathname.includes('@') || (whole.includes('@') && url.username === '')) return UNNAMED
  const host = url.searchParams.get('host') ?? (url.host || 'localhost')
  const database = decoded(url.pathname.slice(1))
  return database === '' ? `${UNNAMED} at ${host}` : `${UNNAMED} ${database} at ${host}`
}

/** What percent codes stand for; what is none stays. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
