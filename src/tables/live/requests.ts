import type { Seat } from '../../engine/index.ts'
import { Fault } from '../model/faults.ts'
import { settled } from './undo.ts'
import { isDamage, isOfOneTable, refusalFor, type Ledger } from './table-repository.ts'
import type { Live } from './running-table.ts'
import type { Held } from './table-cache.ts'
import { Queues } from './table-queue.ts'
import { refuse } from '../model/results.ts'
import type { Result } from '../model/service.ts'
import {
  RoomDamaged,
  RoomTaken,
  seatOf,
  SequenceTaken,
  type TableId,
  type TableRecord,
  type UserId,
} from '../model/store.ts'

/** Requests that one table holds before it refuses more. */
const MOST_WAITING = 500
/** Requests of all tables together before more are refused of those of which some wait. */
const MOST_WAITING_IN_ALL = 5000
/** So often what another process was quicker with is tried from the beginning. */
const TRIES = 4
/** After a stop so long is kept what still comes in, in milliseconds, while something is under way. */
const DRAINING = 5000

/** What is asked of tables: of each one thing after another, and what keeps it from being done is a refusal in one word. */
export class Requests {
  private readonly ledger: Ledger
  private readonly queues = new Queues()
  private isStopped = false

  constructor(ledger: Ledger) {
    this.ledger = ledger
  }

  /** Carries something out once it is a table's turn; there need not be one yet. */
  async inTurn<T>(id: TableId, work: () => Promise<Result<T>> | Result<T>): Promise<Result<T>> {
    if (this.isStopped) return refuse('restarting')
    if (this.queues.waiting(id) >= MOST_WAITING) return refuse('busy')
    // Of a table that asks for nothing else something is always done: some tables cannot keep all others from it.
    if (this.queues.waiting(id) > 0 && this.queues.waitingInAll >= MOST_WAITING_IN_ALL) return refuse('busy')
    return this.queues.run(id, async () => {
      try {
        return await fromHowItStands(work)
      } catch (error) {
        if (error instanceof RoomTaken) return refuse('room-taken')
        if (error instanceof RoomDamaged) return refuse('room-damaged')
        if (error instanceof SequenceTaken || isBusy(error)) return refuse('busy')
        if (!isOfOneTable(error)) throw error
        if (error instanceof Fault) await this.ledger.keepFault(id, error)
        const why = refusalFor(error)
        if (isDamage(error)) this.ledger.log.error({ table: id, why, err: error }, 'a table cannot go on')
        return refuse(why)
      }
    })
  }

  /** A request of a table that there is. */
  ofTable<T>(id: TableId, work: (record: TableRecord) => Promise<Result<T>> | Result<T>): Promise<Result<T>> {
    return this.ofHeld(id, ({ record }) => work(record))
  }

  private ofHeld<T>(id: TableId, work: (held: Held) => Promise<Result<T>> | Result<T>): Promise<Result<T>> {
    return this.inTurn(id, async () => {
      const held = await this.ledger.held(id)
      return held ? work(held) : refuse('no-such-table')
    })
  }

  /**
   * A request of a player. It is tried first on the table as it is cached: what is written compares the table's revision, so a
   * table that another process has moved fails there and is read again. A refusal may be out of date, so it is checked against
   * the store.
   */
  inGame<T>(
    id: TableId,
    user: UserId,
    work: (live: Live, seat: Seat) => Promise<Result<T>> | Result<T>,
  ): Promise<Result<T>> {
    const onHeld = async (held: Held): Promise<Result<T>> => {
      if (held.record.status !== 'playing') return refuse('not-playing')
      const seat = seatOf(held.record, user)
      if (!seat) return refuse('not-seated')
      const live = await this.ledger.liveOf(held)
      return live ? work(await settled(this.ledger, live), seat.seat) : refuse('not-playing')
    }
    return this.inTurn(id, async () => {
      const cached = await this.ledger.cached(id)
      const done = cached && (await onHeld(cached))
      if (done?.ok) return done
      const held = await this.ledger.held(id)
      if (!held) return refuse('no-such-table')
      return done && held.record.revision === cached?.record.revision ? done : onHeld(held)
    })
  }

  /** A request that concerns a game under way. */
  underWay<T>(id: TableId, work: (live: Live) => Promise<Result<T>>): Promise<Result<T>> {
    return this.ofHeld(id, async (held) => {
      const live = held.record.status === 'playing' ? await this.ledger.liveOf(held) : undefined
      return live ? work(await settled(this.ledger, live)) : refuse('not-playing')
    })
  }

  /** Stops for good: what comes in while the rest is finished is still carried out, what comes later refused. */
  async stop(): Promise<void> {
    await this.drained()
    this.isStopped = true
    await this.queues.idle()
  }

  /** Until nothing is under way; while more and more comes, for a while. */
  private async drained(): Promise<void> {
    let callOff: () => void = () => undefined
    const longEnough = new Promise<void>((done) => (callOff = this.ledger.clock.after(DRAINING, done)))
    await Promise.race([this.queues.idle(), longEnough])
    callOff()
  }
}

/** Carries something out, from the beginning if another process has moved the table meanwhile: nothing was written then. */
async function fromHowItStands<T>(work: () => Promise<T> | T): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof SequenceTaken) || tries === TRIES) throw error
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}
