import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { nameInAddress } from './address.ts'
import type { Server, Session } from './server.ts'

/** More connections of one process would only wait for the same disk. */
const MAX_CONNECTIONS = 10
const MAX_PORT = 65_535
const CONNECT_TIMEOUT_MS = 10_000
const STATEMENT_TIMEOUT_MS = 60_000
const MIN_RELISTEN_DELAY_MS = 50
const MAX_RELISTEN_DELAY_MS = 5000

/** A server on the network or a socket. Connects on first use. */
export class PooledServer implements Server {
  readonly name: string
  private readonly options: pg.ClientConfig
  private readonly pool: pg.Pool
  private isChecked = false

  constructor(
    address: string,
    {
      isToRead = false,
      statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    }: { readonly isToRead?: boolean; readonly statementTimeoutMs?: number } = {},
  ) {
    this.name = nameInAddress(address)
    this.options = {
      connectionString: address,
      application_name: 'questmaster',
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    }
    this.pool = new pg.Pool({
      ...this.options,
      max: MAX_CONNECTIONS,
      // Sends statements without waiting for the answers to earlier ones.
      pipeline: true,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
      query_timeout: statementTimeoutMs + CONNECT_TIMEOUT_MS,
    })
    // The pool replaces an idle connection that is lost when the next one is taken.
    this.pool.on('error', () => undefined)
    // A connection may be lost between two statements, or after it was given back as broken. Without a listener that
    // would end the process. The next statement fails anyway.
    this.pool.on('connect', (client) => client.on('error', () => undefined))
    if (isToRead) this.pool.on('connect', (client) => makeReadOnly(client))
  }

  async take(): Promise<Session> {
    this.isChecked ||= this.check()
    const client = await this.pool.connect()
    return {
      db: drizzle({ client }),
      run: async (text, timeoutMs) =>
        lastRows(await client.query({ text, ...(timeoutMs !== undefined && { query_timeout: timeoutMs }) })),
      ask: async (statement, values) => lastRows(await client.query({ ...statement, values: [...values] })),
      giveBack: (isBroken) => client.release(isBroken),
    }
  }

  async listen(channel: string, heard: (message: string) => void, lost: () => void): Promise<() => Promise<void>> {
    let isStopped = false
    let current: pg.Client | undefined
    let timer: NodeJS.Timeout | undefined
    const begin = async (): Promise<void> => {
      const client = new pg.Client(this.options)
      current = client
      client.on('error', () => undefined)
      client.on('notification', ({ payload }) => heard(payload ?? ''))
      try {
        await client.connect()
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
      } catch (error) {
        await client.end().catch(() => undefined)
        throw error
      }
      client.once('end', () => again(MIN_RELISTEN_DELAY_MS))
    }
    const again = (wait: number): void => {
      if (isStopped) return
      timer = setTimeout(() => {
        begin().then(
          () => (isStopped ? current?.end() : lost()),
          () => again(Math.min(2 * wait, MAX_RELISTEN_DELAY_MS)),
        )
      }, wait)
      timer.unref()
    }
    await begin()
    return async () => {
      isStopped = true
      clearTimeout(timer)
      await current?.end().catch(() => undefined)
    }
  }

  async close(): Promise<void> {
    await this.pool.end()
  }

  /**
   * Throws for an invalid address, otherwise returns `true`. With an impossible port the driver would wait for ever.
   */
  private check(): true {
    const { port } = new pg.Client(this.options)
    if (port > 0 && port <= MAX_PORT) return true
    throw Object.assign(new Error('there is no such port'), { code: 'ERR_INVALID_URL' })
  }
}

/** Makes a connection read-only. If the connection is lost here, the next statement fails. */
function makeReadOnly(client: pg.PoolClient): void {
  client.query('set default_transaction_read_only to on').catch(() => undefined)
}

/** The server answers each of several statements. */
function lastRows(answered: pg.QueryResult | pg.QueryResult[]): pg.QueryResultRow[] {
  return (Array.isArray(answered) ? answered.at(-1) : answered)?.rows ?? []
}
