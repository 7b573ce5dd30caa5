import type { Seat } from '../../engine/index.ts'
import { Fault, isDamage, isOfOneTable, refusalFor } from '../model/faults.ts'
import { settledTable } from './undo.ts'
import type { TableRepository } from './table-repository.ts'
import type { RunningTable } from './running-table.ts'
import type { CachedTable } from './table-cache.ts'
import { Queues } from '../kit/queues.ts'
import { refuse } from '../model/results.ts'
import type { Result } from '../model/service.ts'
import {
  RoomDamaged,
  RoomTaken,
  seatPlayedBy,
  SequenceTaken,
  type TableId,
  type TableRecord,
  type UserId,
} from '../model/store.ts'

const MAX_WAITING_PER_TABLE = 500
/** Above this total, a table with a waiting request refuses further ones. */
const MAX_WAITING = 5000
/** Attempts at a step while other processes advance the table first. */
const MAX_TRIES = 4
/** How long a stopping bot accepts new requests while others are in progress. */
const DRAIN_MS = 5000

/** What a request does with a game and the requester's seat. */
type SeatWork<T> = (live: RunningTable, seat: Seat) => Promise<Result<T>> | Result<T>

/** Runs requests on tables, one at a time per table, and turns known errors into refusals. */
export class Requests {
  private readonly repository: TableRepository
  private readonly queues = new Queues()
  private isStopped = false

  constructor(repository: TableRepository) {
    this.repository = repository
  }

  /** Runs `work` in the table's queue; the table need not exist yet. */
  async inTurn<T>(id: TableId, work: () => Promise<Result<T>> | Result<T>): Promise<Result<T>> {
    if (this.isStopped) return refuse('restarting')
    if (this.queues.waiting(id) >= MAX_WAITING_PER_TABLE) return refuse('busy')
    // A table without waiting requests is always served, so busy tables cannot starve the others.
    if (this.queues.waiting(id) > 0 && this.queues.waitingInAll >= MAX_WAITING) return refuse('busy')
    return this.queues.run(id, async () => {
      try {
        return await fromHowItStands(work)
      } catch (error) {
        if (error instanceof RoomTaken) return refuse('room-taken')
        if (error instanceof RoomDamaged) return refuse('room-damaged')
        if (error instanceof SequenceTaken || isBusy(error)) return refuse('busy')
        if (!isOfOneTable(error)) throw error
        if (error instanceof Fault) await this.repository.keepFault(id, error)
        const why = refusalFor(error)
        if (isDamage(error)) this.repository.log.error({ table: id, why, err: error }, 'table failed to load')
        return refuse(why)
      }
    })
  }

  /** Runs a request on an existing table. */
  ofTable<T>(id: TableId, work: (record: TableRecord) => Promise<Result<T>> | Result<T>): Promise<Result<T>> {
    return this.ofHeld(id, ({ record }) => work(record))
  }

  private ofHeld<T>(id: TableId, work: (held: CachedTable) => Promise<Result<T>> | Result<T>): Promise<Result<T>> {
    return this.inTurn(id, async () => {
      const held = await this.repository.held(id)
      return held ? work(held) : refuse('no-such-table')
    })
  }

  /**
   * Runs a player's request. It tries the cached table first: a write compares revisions, so it fails on a table that
   * another process has advanced, and the request starts again on fresh data. A refusal may be out of date, so it is
   * checked against the store.
   */
  inGame<T>(id: TableId, user: UserId, work: SeatWork<T>): Promise<Result<T>> {
    return this.atSeat(id, user, (live, seat) =>
      live.record.seats[seat]?.user === user ? work(live, seat) : refuse('deputy-may-not'),
    )
  }

  /** The same for a player or a deputy. `work` has to check what the deputy may do. */
  atSeat<T>(id: TableId, user: UserId, work: SeatWork<T>): Promise<Result<T>> {
    const onHeld = async (held: CachedTable): Promise<Result<T>> => {
      if (held.record.status !== 'playing') return refuse('not-playing')
      const seat = seatPlayedBy(held.record, user)
      if (!seat) return refuse('not-seated')
      const live = await this.repository.liveOf(held)
      return live ? work(await settledTable(this.repository, live), seat.seat) : refuse('not-playing')
    }
    return this.inTurn(id, async () => {
      const cached = await this.repository.cached(id)
      const done = cached && (await onHeld(cached))
      if (done?.ok) return done
      const held = await this.repository.held(id)
      if (!held) return refuse('no-such-table')
      return done && held.record.revision === cached?.record.revision ? done : onHeld(held)
    })
  }

  /** Runs a request on a game in progress. */
  underWay<T>(id: TableId, work: (live: RunningTable) => Promise<Result<T>>): Promise<Result<T>> {
    return this.ofHeld(id, async (held) => {
      const live = held.record.status === 'playing' ? await this.repository.liveOf(held) : undefined
      return live ? work(await settledTable(this.repository, live)) : refuse('not-playing')
    })
  }

  /** Stops for good. Requests that arrive while others are finishing are still carried out, and later ones refused. */
  async stop(): Promise<void> {
    await this.drained()
    this.isStopped = true
    await this.queues.idle()
  }

  /** Waits until no request is in progress, but no longer than `DRAIN_MS`. */
  private async drained(): Promise<void> {
    let callOff: () => void = () => undefined
    const longEnough = new Promise<void>((done) => (callOff = this.repository.clock.after(DRAIN_MS, done)))
    await Promise.race([this.queues.idle(), longEnough])
    callOff()
  }
}

/**
 * Runs `work`, and starts it again if another process has advanced the table meanwhile, as then nothing was written.
 */
async function fromHowItStands<T>(work: () => Promise<T> | T): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof SequenceTaken) || tries === MAX_TRIES) throw error
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY')
}
