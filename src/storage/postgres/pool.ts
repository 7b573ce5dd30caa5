import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { nameOf } from './address.ts'
import type { Server, Session } from './server.ts'

/** Connections of one process; more would only wait for the same disk. */
const MOST_CONNECTIONS = 10
const MOST_PORTS = 65_535
/** Milliseconds that may pass until a connection stands, or a statement has its answer. */
const CONNECT_WITHIN = 10_000
const ANSWER_WITHIN = 60_000
/** Milliseconds between attempts to listen again: the first, and the longest. */
const [FIRST_WAIT, LONGEST_WAIT] = [50, 5000]

/** A server that is reached over a network or a socket. Connects when something is asked of it. */
export class PooledServer implements Server {
  readonly name: string
  private readonly options: pg.ClientConfig
  private readonly pool: pg.Pool
  private isChecked = false

  /** `answersWithin`: milliseconds that a statement may take, if nothing is said of it. */
  constructor(
    address: string,
    {
      isToRead = false,
      answersWithin = ANSWER_WITHIN,
    }: { readonly isToRead?: boolean; readonly answersWithin?: number } = {},
  ) {
    this.name = nameOf(address)
    this.options = {
      connectionString: address,
      application_name: 'questmaster',
      connectionTimeoutMillis: CONNECT_WITHIN,
      keepAlive: true,
    }
    this.pool = new pg.Pool({
      ...this.options,
      max: MOST_CONNECTIONS,
      // What need not wait for an answer is sent with what comes before.
      pipeline: true,
      statement_timeout: answersWithin,
      idle_in_transaction_session_timeout: ANSWER_WITHIN,
      query_timeout: answersWithin + CONNECT_WITHIN,
    })
    // A connection that is lost while nobody has it is replaced by the next that is taken.
    this.pool.on('error', () => undefined)
    if (isToRead) this.pool.on('connect', (client) => readOnly(client))
  }

  async take(): Promise<Session> {
    this.isChecked ||= this.check()
    const client = await this.pool.connect()
    // Without this a loss between two statements would end the process; the next statement says it.
    const ignore = () => undefined
    client.on('error', ignore)
    return {
      db: drizzle({ client }),
      run: async (text, within) =>
        lastRows(await client.query({ text, ...(within !== undefined && { query_timeout: within }) })),
      ask: async (statement, values) => lastRows(await client.query({ ...statement, values: [...values] })),
      giveBack: (isBroken) => {
        client.off('error', ignore)
        client.release(isBroken)
      },
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
      client.once('end', () => again(FIRST_WAIT))
    }
    const again = (wait: number): void => {
      if (isStopped) return
      timer = setTimeout(() => {
        begin().then(
          () => (isStopped ? current?.end() : lost()),
          () => again(Math.min(2 * wait, LONGEST_WAIT)),
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

  /** The driver would wait for ever for a port that there cannot be. Throws if the address is none; returns `true`. */
  private check(): true {
    const { port } = new pg.Client(this.options)
    if (port > 0 && port <= MOST_PORTS) return true
    throw Object.assign(new Error('there is no such port'), { code: 'ERR_INVALID_URL' })
  }
}

/** From its first statement on. If it is lost at that, the next one says so. */
function readOnly(client: pg.PoolClient): void {
  client.query('set default_transaction_read_only to on').catch(() => undefined)
}

/** Of several statements the server answers each. */
function lastRows(answered: pg.QueryResult | pg.QueryResult[]): pg.QueryResultRow[] {
  return (Array.isArray(answered) ? answered.at(-1) : answered)?.rows ?? []
}
