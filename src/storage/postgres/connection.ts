import { setTimeout as pause } from 'node:timers/promises'
import { describeError, isTransient, translate } from './failures.ts'
import type { Db, Server, Session } from './server.ts'

/** Together about four seconds: a server needs as long to restart. */
const RETRY_DELAYS_MS = [10, 50, 200, 500, 1000, 2500]
/** The interval between two queries for the outcome of a transaction. */
const OUTCOME_INTERVAL_MS = 100

const BEGIN_READING = 'begin isolation level repeatable read read only'
/** Asks for the transaction's number, with which the server can later tell the outcome. */
const BEGIN_WRITING = `begin; set local synchronous_commit to on; select pg_current_xact_id()::text as number`
/** A server that crashes may lose the last second of these; a process that ends loses nothing. */
const BEGIN_WRITING_LIGHTLY = `begin; set local synchronous_commit to off; select pg_current_xact_id()::text as number`

/** The connection was lost during a COMMIT: the server may or may not have committed. */
class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome'
  readonly number: string

  constructor(number: string) {
    super('the outcome of a transaction is unknown')
    this.number = number
  }
}

/**
 * The database on a server. Errors are translated to `SequenceTaken`, `RoomTaken`, `TableExists` or `UnusableDatabase`,
 * and never contain the data to be written. Transient errors (a lost connection, a deadlock) are retried, so the work
 * must be repeatable from its beginning.
 */
export class PostgresConnection {
  readonly server: Server

  constructor(server: Server) {
    this.server = server
  }

  read<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.withRetries(() => this.session(({ db }) => work(db)))
  }

  /** Several statements that see the database at one moment, even while other processes write. */
  readTogether<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.withRetries(() =>
      this.session(async (session) => {
        await session.run(BEGIN_READING)
        const found = await work(session.db)
        await session.run('commit')
        return found
      }),
    )
  }

  /**
   * One transaction. Once the promise has resolved, it survives a crash of the process or the server, and a power
   * failure.
   */
  write<T>(work: (db: Db, session: Session) => Promise<T>): Promise<T> {
    return this.transaction(BEGIN_WRITING, work)
  }

  /** One transaction that survives the end of the process, but a crash of the server only after a moment. */
  writeLightly<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.transaction(BEGIN_WRITING_LIGHTLY, work)
  }

  private transaction<T>(begin: string, work: (db: Db, session: Session) => Promise<T>): Promise<T> {
    let result: { readonly value: T } | undefined
    return this.withRetries(async () => {
      try {
        return await this.session(async (session) => {
          // Not awaited, so that the next statement is sent along with it. If it fails, so do the others.
          const begun = session.run(begin)
          const [done, [row]] = await both(work(session.db, session), begun)
          result = { value: done }
          await commit(session, String(row?.['number']))
          return done
        })
      } catch (error) {
        if (!(error instanceof UnknownOutcome) || !result) throw error
        if (await this.hasCommitted(error.number)) return result.value
        throw lostConnection()
      }
    })
  }

  /** Whether a transaction was committed, once the server knows. */
  private async hasCommitted(number: string): Promise<boolean> {
    const status = await this.withRetries(() =>
      this.session(async (session) => {
        const [row] = await session.run(`select pg_xact_status('${number}') as status`)
        return row?.['status']
      }),
    )
    if (status !== 'in progress') return status === 'committed'
    await pause(OUTCOME_INTERVAL_MS)
    return this.hasCommitted(number)
  }

  /** Runs work on a connection. After an error the connection is rolled back, or discarded if that fails. */
  private async session<T>(work: (session: Session) => Promise<T>): Promise<T> {
    const session = await this.server.take()
    try {
      const done = await work(session)
      session.giveBack(false)
      return done
    } catch (error) {
      const isBroken = await session.run('rollback').then(
        () => false,
        () => true,
      )
      session.giveBack(isBroken)
      throw error
    }
  }

  private async withRetries<T>(work: () => Promise<T>): Promise<T> {
    for (const wait of RETRY_DELAYS_MS) {
      try {
        return await work()
      } catch (error) {
        if (!isTransient(describeError(error))) throw translate(error, this.server.name)
        await pause(wait * (0.5 + Math.random()))
      }
    }
    try {
      return await work()
    } catch (error) {
      throw translate(error, this.server.name)
    }
  }
}

/** Awaits both. If both fail, rejects with the reason of the second. */
async function both<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  const [first, second] = await Promise.allSettled([one, other])
  if (second.status === 'rejected') throw second.reason
  if (first.status === 'rejected') throw first.reason
  return [first.value, second.value]
}

async function commit(session: Session, number: string): Promise<void> {
  try {
    await session.run('commit')
  } catch (error) {
    if (describeError(error).isLost) throw new UnknownOutcome(number)
    throw error
  }
}

/** Looks like an error of the driver, so that the transaction is retried. */
function lostConnection(): Error {
  return Object.assign(new Error('the connection was lost'), { code: 'ECONNRESET' })
}
