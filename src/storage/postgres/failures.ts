import { DrizzleQueryError } from 'drizzle-orm'
import { RoomTaken, SequenceTaken, TableExists, UnusableDatabase } from '../../tables/model/store.ts'

/** What the server, the driver or the network say is wrong, as a sentence on what to do. */
const SENTENCES: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^(28P01|28000)$/, (name) => `The server of ${name} refuses the user or the password: check DATABASE_URL.`],
  [/^SASL$/, (name) => `The server of ${name} wants a password: check DATABASE_URL.`],
  [/^3D000$/, (name) => `There is no such database as ${name}: create it, or check DATABASE_URL.`],
  [/^42501$/, (name) => `The user may not create or change tables in ${name}: give it the right, or the database.`],
  [/^53300$/, (name) => `The server of ${name} has no connection left: close others, or raise its max_connections.`],
  [/^(53100|53200)$/, (name) => `The server of ${name} has no room left: make room on its disk.`],
  [/^25006$/, (name) => `One may only read from ${name}: check that DATABASE_URL names the primary server.`],
  [/^XX00[12]$/, (name) => `What ${name} keeps is damaged: restore a backup.`],
  [
    /^ERR_INVALID_URL$/,
    () => `DATABASE_URL is no address: write postgres://user:password@host/database, and % codes for odd characters.`,
  ],
  [/^TLS$/, (name) => `No secure connection to ${name} could be made: check sslmode in DATABASE_URL.`],
]

/** What the network says when a server is not there or does not answer. */
const NETWORK = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ENOENT|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|EACCES)$/
/** What a server says that ends a connection, starts or stops. */
const ENDING = /^(08...|57P0[1-5]|25P03)$/
/** What the driver says about a connection that is gone; it has no codes for that. */
const GONE =
  /connection (terminated|timeout|is closed|ended)|client (was closed|has encountered)|not queryable|timeout e/i

/**
 * What went wrong, without what was to be written: libraries put that into their messages, and it is secret. `null` in place
 * of what was not said.
 */
interface Trouble {
  /** Of the server (SQLSTATE) or of the system. */
  readonly code: string
  readonly constraint: string | null
  readonly isLost: boolean
}

/** Reads an error of the driver, whatever has been wrapped around it. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return { code: '', constraint: null, isLost: false }
  // Drizzle wraps what the driver says.
  if (!('code' in error) && error.cause instanceof Error) return troubleOf(error.cause)
  // Of several addresses of one host each was tried.
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return troubleOf(error.errors[0])
  const said = error instanceof URIError ? 'ERR_INVALID_URL' : codeIn(error)
  const code = said || (/SASL|password/i.test(error.message) ? 'SASL' : /SSL|TLS/.test(error.message) ? 'TLS' : '')
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null
  return { code, constraint, isLost: NETWORK.test(code) || ENDING.test(code) || GONE.test(error.message) }
}

function codeIn(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Whether a transaction that failed may go well when it is begun anew. */
export function isWorthAnother({ code, isLost }: Trouble): boolean {
  return isLost || code === '40001' || code === '40P01'
}

/** What a failed request means to whoever asked. Whatever is no error of the database stays as it is. */
export function named(error: unknown, name: string): unknown {
  const trouble = troubleOf(error)
  const { code, constraint } = trouble
  if (isOurs(error, trouble)) return error
  if (code === '23505') return taken(constraint)
  if (code === '23503') return new Error('there is no such table')
  const sentence = sentenceOn(trouble, name)
  return sentence === undefined
    ? Object.assign(new Error(`PostgreSQL has refused a request (${code || 'no code'})`), { code })
    : new UnusableDatabase(sentence)
}

/** What went wrong when a database was opened. */
export function failedToOpen(error: unknown, name: string): unknown {
  const trouble = troubleOf(error)
  if (isOurs(error, trouble)) return error
  const why = trouble.code === '' ? '' : ` (${trouble.code})`
  const sentence = sentenceOn(trouble, name) ?? `${upper(name)} cannot be opened${why}: check DATABASE_URL.`
  return new UnusableDatabase(sentence)
}

function sentenceOn(trouble: Trouble, name: string): string | undefined {
  const known = SENTENCES.find(([code]) => code.test(trouble.code))
  if (known) return known[1](name)
  return trouble.isLost ? `${upper(name)} cannot be reached: check that its server runs, and DATABASE_URL.` : undefined
}

/** The backstops of the schema have names. */
function taken(constraint: string | null): Error {
  if (constraint === 'one_open_table_a_room') return new RoomTaken('an open table stands in this room')
  if (constraint === 'tables_pkey') return new TableExists('there is a table of this id already')
  if (/^(entries|positions)_/.test(constraint ?? ''))
    return new SequenceTaken('this line of the log is written already')
  return new Error(`this is written already (${constraint ?? 'unknown'})`)
}

/** Whether something went wrong that has nothing to do with the database. */
function isOurs(error: unknown, { code, isLost }: Trouble): boolean {
  return code === '' && !isLost && !(error instanceof DrizzleQueryError)
}

export function upper(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}
