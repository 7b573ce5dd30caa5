import { AsyncResource } from 'node:async_hooks'
import PQueue from 'p-queue'
import { yieldToEventLoop } from './yielding.ts'

/** A FIFO queue for each id, such as a table's. None waits for another. */
export class Queues {
  private readonly byId = new Map<string, PQueue>()

  run<T>(id: string, work: () => Promise<T>): Promise<T> {
    const queue = this.byId.get(id) ?? this.open(id)
    // Each request runs under the trace and in the language of its caller, not of the request before it. Yielding to
    // the event loop lets other queues and the network proceed.
    return queue.add(
      AsyncResource.bind(async () => {
        await yieldToEventLoop()
        return await work()
      }),
    )
  }

  /** The number of unfinished requests with an id. */
  waiting(id: string): number {
    const queue = this.byId.get(id)
    return queue ? queue.size + queue.pending : 0
  }

  /** The number of unfinished requests of all. */
  get waitingInAll(): number {
    let waiting = 0
    for (const queue of this.byId.values()) waiting += queue.size + queue.pending
    return waiting
  }

  async idle(): Promise<void> {
    await Promise.all([...this.byId.values()].map((queue) => queue.onIdle()))
  }

  private open(id: string): PQueue {
    const queue = new PQueue({ concurrency: 1 })
    this.byId.set(id, queue)
    queue.on('idle', () => this.byId.delete(id))
    return queue
  }
}
