import { AsyncResource } from 'node:async_hooks'
import PQueue from 'p-queue'
import { yieldToEventLoop } from '../kit/yielding.ts'
import type { TableId } from '../model/store.ts'

/** One FIFO queue per table, or whatever else has an id; tables do not wait for each other. */
export class Queues {
  private readonly byTable = new Map<TableId, PQueue>()

  run<T>(id: TableId, work: () => Promise<T>): Promise<T> {
    const queue = this.byTable.get(id) ?? this.open(id)
    // Each request runs under the trace and in the language of its caller, not of the request before it. Yielding to
    // the event loop lets other tables and the network proceed.
    return queue.add(
      AsyncResource.bind(async () => {
        await yieldToEventLoop()
        return await work()
      }),
    )
  }

  /** Number of unfinished requests of a table. */
  waiting(id: TableId): number {
    const queue = this.byTable.get(id)
    return queue ? queue.size + queue.pending : 0
  }

  /** Number of unfinished requests of all tables. */
  get waitingInAll(): number {
    let waiting = 0
    for (const queue of this.byTable.values()) waiting += queue.size + queue.pending
    return waiting
  }

  async idle(): Promise<void> {
    await Promise.all([...this.byTable.values()].map((queue) => queue.onIdle()))
  }

  private open(id: TableId): PQueue {
    const queue = new PQueue({ concurrency: 1 })
    this.byTable.set(id, queue)
    queue.on('idle', () => this.byTable.delete(id))
    return queue
  }
}
