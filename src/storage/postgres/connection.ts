import { setTimeout as pause } from 'node:timers/promises'
import { isWorthAnother, named, troubleOf } from './failures.ts'
import type { Db, Server, Session } from './server.ts'

/** Milliseconds to wait before each further attempt: some four seconds are what a server needs to start anew. */
const WAITS = [10, 50, 200, 500, 1000, 2500]
/** Milliseconds between two looks at a transaction of which nobody knows how it ended. */
const LOOK_AGAIN_AFTER = 100

const READING = 'begin isolation level repeatable read read only'
/** The number of a transaction is had at once: with it the server can say later what became of it. */
const WRITING = `begin; set local synchronous_commit to on; select pg_current_xact_id()::text as number`
/** What a server that breaks down may lose of the last second, though not a process that ends. */
const WRITING_LIGHTLY = `begin; set local synchronous_commit to off; select pg_current_xact_id()::text as number`

/** A connection is lost in the middle of a COMMIT: the server may have kept what was written, or not. */
class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome'
  readonly number: string

  constructor(number: string) {
    super('nobody knows how a transaction has ended')
    this.number = number
  }
}

/**
 * The database on a server. What goes wrong is said by its name: `SequenceTaken`, `RoomTaken`, `TableExists`, `UnusableDatabase`,
 * and nothing of it says what was to be written. What can only fail by chance (a lost connection, two that wait for each other) is
 * tried again; the work must bear to be done again from its beginning.
 */
export class Connection {
  readonly server: Server

  constructor(server: Server) {
    this.server = server
  }

  read<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.persistently(() => this.session(({ db }) => work(db)))
  }

  /** Several statements that see the database at one moment, whatever others write meanwhile. */
  readTogether<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.persistently(() =>
      this.session(async (session) => {
        await session.run(READING)
        const found = await work(session.db)
        await session.run('commit')
        return found
      }),
    )
  }

  /** One transaction, which outlives the process, the server and a power cut once the promise is kept. */
  write<T>(work: (db: Db, session: Session) => Promise<T>): Promise<T> {
    return this.transaction(WRITING, work)
  }

  /** One transaction that outlives the process, and a power cut at the server only after a moment. */
  writeLightly<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.transaction(WRITING_LIGHTLY, work)
  }

  private transaction<T>(begin: string, work: (db: Db, session: Session) => Promise<T>): Promise<T> {
    let result: { readonly value: T } | undefined
    return this.persistently(async () => {
      try {
        return await this.session(async (session) => {
          // Not waited for: what comes next goes with it. If it fails, all of that does.
          const begun = session.run(begin)
          const [done, [row]] = await together(work(session.db, session), begun)
          result = { value: done }
          await commit(session, String(row?.['number']))
          return done
        })
      } catch (error) {
        if (!(error instanceof UnknownOutcome) || !result) throw error
        if (await this.hasCommitted(error.number)) return result.value
        throw lost()
      }
    })
  }

  /** Whether a transaction was kept, once that is certain. */
  private async hasCommitted(number: string): Promise<boolean> {
    const status = await this.persistently(() =>
      this.session(async (session) => {
        const [row] = await session.run(`select pg_xact_status('${number}') as status`)
        return row?.['status']
      }),
    )
    if (status !== 'in progress') return status === 'committed'
    await pause(LOOK_AGAIN_AFTER)
    return this.hasCommitted(number)
  }

  /** Does something with a connection. One on which anything went wrong is brought back to rest, or not used again. */
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

  private async persistently<T>(work: () => Promise<T>): Promise<T> {
    for (const wait of WAITS) {
      try {
        return await work()
      } catch (error) {
        if (!isWorthAnother(troubleOf(error))) throw named(error, this.server.name)
        await pause(wait * (0.5 + Math.random()))
      }
    }
    try {
      return await work()
    } catch (error) {
      throw named(error, this.server.name)
    }
  }
}

/** What both come to. If both fail, the second says why. */
async function together<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  const [first, second] = await Promise.allSettled([one, other])
  if (second.status === 'rejected') throw second.reason
  if (first.status === 'rejected') throw first.reason
  return [first.value, second.value]
}

async function commit(session: Session, number: string): Promise<void> {
  try {
    await session.run('commit')
  } catch (error) {
    if (troubleOf(error).isLost) throw new UnknownOutcome(number)
    throw error
  }
}

/** As the driver would have it: what was not kept may be begun anew. */
function lost(): Error {
  return Object.assign(new Error('the connection was lost'), { code: 'ECONNRESET' })
}
