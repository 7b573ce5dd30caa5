import { DrizzleQueryError } from 'drizzle-orm'
import { RoomTaken, SequenceTaken, TableExists, UnusableDatabase } from '../../tables/model/store.ts'
import { capitalise } from '../shared/failures.ts'

/** Error codes of the server, the driver and the network, with a sentence that says what to do. */
const SENTENCES: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/^(28P01|28000)$/, (name) => `The server of ${name} refuses the user or the password. Check DATABASE_URL.`],
  [/^SASL$/, (name) => `The server of ${name} asks for a password. Check DATABASE_URL.`],
  [/^3D000$/, (name) => `${capitalise(name)} doesn't exist. Create it, or check DATABASE_URL.`],
  [
    /^42501$/,
    (name) => `The user may not create or change tables in ${name}. Grant it the right, or make it the owner.`,
  ],
  [/^53300$/, (name) => `The server of ${name} has no free connection. Close others, or raise its max_connections.`],
  [/^(53100|53200)$/, (name) => `The server of ${name} is out of disk space. Free some.`],
  [/^25006$/, (name) => `The server of ${name} is read-only. Check that DATABASE_URL names the primary server.`],
  [/^XX00[12]$/, (name) => `The data in ${name} is damaged. Restore a backup.`],
  [
    /^ERR_INVALID_URL$/,
    () =>
      `DATABASE_URL isn't an address. Write postgres://user:password@host/database, and % codes for odd characters.`,
  ],
  [/^TLS$/, (name) => `No secure connection to ${name} was possible. Check sslmode in DATABASE_URL.`],
]

/** Codes of the network for a server that doesn't exist or answer. */
const NETWORK = /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ENOENT|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|EACCES)$/
/** Codes of a server that ends a connection, starts or stops. */
const ENDING = /^(08...|57P0[1-5]|25P03)$/
/** Messages of the driver about a lost connection; it has no codes for that. */
const GONE =
  /connection (terminated|timeout|is closed|ended)|client (was closed|has encountered)|not queryable|timeout e/i

/** An error without its message: libraries put the data to be written into messages, and that data is secret. */
interface ErrorDescription {
  /** From the server (SQLSTATE) or the system; empty if there is none. */
  readonly code: string
  readonly constraint: string | null
  readonly isLost: boolean
}

/** Describes an error of the driver, also if it is wrapped in others. */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { code: '', constraint: null, isLost: false }
  // Drizzle wraps the driver's error.
  if (!('code' in error) && error.cause instanceof Error) return describeError(error.cause)
  // The driver tried each of a host's addresses.
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return describeError(error.errors[0])
  const given = error instanceof URIError ? 'ERR_INVALID_URL' : codeIn(error)
  const code = given || (/SASL|password/i.test(error.message) ? 'SASL' : /SSL|TLS/.test(error.message) ? 'TLS' : '')
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : null
  return { code, constraint, isLost: NETWORK.test(code) || ENDING.test(code) || GONE.test(error.message) }
}

function codeIn(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Whether a failed transaction may succeed when it is retried. */
export function isTransient({ code, isLost }: ErrorDescription): boolean {
  return isLost || code === '40001' || code === '40P01'
}

/** Translates an error of the database into ours; returns every other error as it is. */
export function translate(error: unknown, name: string): unknown {
  const described = describeError(error)
  const { code, constraint } = described
  if (isForeign(error, described)) return error
  if (code === '23505') return violationOf(constraint)
  if (code === '23503') return new Error('there is no such table')
  const sentence = sentenceOn(described, name)
  return sentence === undefined
    ? Object.assign(new Error(`PostgreSQL refused a request (${code || 'no code'})`), { code })
    : new UnusableDatabase(sentence)
}

/** The error for a database that can't be opened. */
export function failedToOpen(error: unknown, name: string): unknown {
  const described = describeError(error)
  if (isForeign(error, described)) return error
  const why = described.code === '' ? '' : ` (${described.code})`
  const sentence = sentenceOn(described, name) ?? `${capitalise(name)} can't be opened${why}. Check DATABASE_URL.`
  return new UnusableDatabase(sentence)
}

function sentenceOn(described: ErrorDescription, name: string): string | undefined {
  const known = SENTENCES.find(([code]) => code.test(described.code))
  if (known) return known[1](name)
  return described.isLost
    ? `${capitalise(name)} can't be reached. Check that its server runs, and DATABASE_URL.`
    : undefined
}

/** The error for a violated constraint of the schema. */
function violationOf(constraint: string | null): Error {
  if (constraint === 'one_open_table_a_room') return new RoomTaken('an open table stands in this room')
  if (constraint === 'tables_pkey') return new TableExists('there is a table of this id already')
  if (/^(entries|positions)_/.test(constraint ?? ''))
    return new SequenceTaken('this line of the log is written already')
  return new Error(`already written (${constraint ?? 'unknown'})`)
}

/** Whether an error has nothing to do with the database. */
function isForeign(error: unknown, { code, isLost }: ErrorDescription): boolean {
  return code === '' && !isLost && !(error instanceof DrizzleQueryError)
}
