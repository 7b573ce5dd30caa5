/** Whether a database is named by the address of a PostgreSQL server rather than by a path. */
export function isPostgres(address: string): boolean {
  return /^postgres(ql)?:\/\//i.test(address)
}

/** What a database of an address is called in sentences, without user and password. */
export function nameOf(address: string): string {
  // An address without a host, for a socket that is named behind it, is none to everybody else.
  const whole = address.replace('@/', '@localhost/')
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  if (!url) return 'the PostgreSQL database'
  const host = url.searchParams.get('host') ?? (url.host || 'localhost')
  const database = decodeURIComponent(url.pathname.slice(1))
  return database === '' ? `the PostgreSQL database at ${host}` : `the PostgreSQL database ${database} at ${host}`
}
