import type { z } from 'zod'
import { Queues } from '../../../tables/index.ts'
import { forServer } from '../../table/context/readers.ts'
import { RetryLoop } from './retry-loop.ts'
import type { ScreenContext } from './screen-context.ts'
import { TableQueue } from './table-queue.ts'

export interface ServerQueueParts {
  readonly screen: Pick<ScreenContext, 'tables' | 'now' | 'log' | 'isOurs'>
  /** How many servers the queue handles at the same time. */
  readonly places: number
  /** Changes of a server within this time are handled together, in milliseconds. */
  readonly gather: number
  /** Does what is due for a server, in its language. If it rejects, the queue tries again later. */
  readonly attend: (server: string) => Promise<void>
  /** What the log says of a failure. */
  readonly failure: string
}

/** Work for servers: each is in the queue once, and failures are retried. It ends with the bot. */
export class ServerQueue {
  private readonly parts: ServerQueueParts
  private readonly line: TableQueue
  private readonly retries: RetryLoop
  private readonly turns = new Queues()
  private readonly subscriptions: (() => void)[] = []
  private isEnding = false

  constructor(parts: ServerQueueParts) {
    this.parts = parts
    const { screen, places, attend, failure } = parts
    this.retries = new RetryLoop({
      again: (server) => this.touch(server),
      report: (server, error) => screen.log.error({ err: error, server }, failure),
    })
    const { now, tables } = screen
    const work = (server: string) => forServer(tables, server, () => attend(server))
    this.line = new TableQueue({ places, now, attend: (server) => this.retries.run(server, () => work(server)) })
  }

  get isStopped(): boolean {
    return this.isEnding
  }

  /** Something may be due for a server. Returns at once. */
  touch(server: string): void {
    if (!this.isEnding && this.parts.screen.isOurs(server)) this.line.join(server, this.parts.gather)
  }

  /** Ends a subscription with the queue. */
  until(...subscriptions: readonly (() => void)[]): void {
    this.subscriptions.push(...subscriptions)
  }

  /** Runs work of a server that mustn't happen at the same time, one after another. */
  async inTurn<T>(server: string, work: () => Promise<T>): Promise<T> {
    return await this.turns.run(server, work)
  }

  /** Does everything that is due, and waits until that is done. */
  async settled(): Promise<void> {
    await this.line.settled()
  }

  async stop(): Promise<void> {
    this.isEnding = true
    for (const unsubscribe of this.subscriptions) unsubscribe()
    this.retries.stop()
    await this.line.stop()
  }
}

interface ServerMemoParts<T> {
  readonly screen: Pick<ScreenContext, 'store'>
  /** What the notes are stored under, before the server's id. */
  readonly name: string
  readonly schema: z.ZodType<T>
  /** The notes of a server without any, and of one whose notes can't be read. */
  readonly nothing: T
}

/**
 * Notes about each server, stored as JSON and cached, because this process alone writes those of its servers. Those of
 * a server change one after another.
 */
export class ServerMemo<T> {
  private readonly parts: ServerMemoParts<T>
  private readonly kept = new Map<string, T>()
  private readonly changes = new Queues()

  constructor(parts: ServerMemoParts<T>) {
    this.parts = parts
  }

  async of(server: string): Promise<T> {
    const known = this.kept.get(server)
    if (known !== undefined) return known
    const read = this.read(await this.parts.screen.store.notes.memo(this.key(server)))
    // It may have changed meanwhile.
    const now = this.kept.get(server) ?? read
    this.kept.set(server, now)
    return now
  }

  /** What is known of a server without a look into the store. */
  known(server: string): T | undefined {
    return this.kept.get(server)
  }

  async change(server: string, to: (kept: T) => T): Promise<void> {
    await this.changes.run(server, async () => {
      const kept = to(await this.of(server))
      await this.parts.screen.store.notes.setMemo(this.key(server), JSON.stringify(kept))
      this.kept.set(server, kept)
    })
  }

  private key(server: string): string {
    return `${this.parts.name} ${server}`
  }

  private read(text: string | undefined): T {
    try {
      return text ? this.parts.schema.parse(JSON.parse(text)) : this.parts.nothing
    } catch {
      return this.parts.nothing
    }
  }
}
