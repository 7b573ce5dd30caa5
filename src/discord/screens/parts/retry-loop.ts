import { isOutage } from '../../rest/outage.ts'
import { Outage } from './outage.ts'
import { Retry } from './retry.ts'

export interface RetryLoopParts {
  /** Starts the work for an id again. */
  readonly again: (id: string) => void
  /** Reports a failure. During an outage it is called only for the first one. */
  readonly report: (id: string, error: unknown, isOutage: boolean) => void
  /** Deals with an error that needs no retry here; returns whether it has. */
  readonly handles?: (id: string, error: unknown) => boolean
  /** Called after each success (default: nothing). */
  readonly onSuccess?: () => void
}

/**
 * Runs work for tables or servers, and retries what fails: each alone after a failure of its own, all together once
 * an outage of Discord or the database is over.
 */
export class RetryLoop {
  private readonly parts: RetryLoopParts
  private readonly retry: Retry
  private readonly outage: Outage
  private isStopped = false

  constructor(parts: RetryLoopParts) {
    this.parts = parts
    this.retry = new Retry(parts.again)
    this.outage = new Outage(parts.again)
  }

  /** Runs the work for an id. Never rejects. */
  async run(id: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
      this.retry.succeeded(id)
      this.endOutage()
      this.parts.onSuccess?.()
    } catch (error) {
      if (this.isStopped || this.parts.handles?.(id, error)) return
      const isOfMany = isOutage(error)
      if (!isOfMany || !this.outage.isOn) this.parts.report(id, error, isOfMany)
      if (isOfMany) this.outage.failed(id)
      else this.retry.failed(id)
    }
  }

  /** Discord and the database answer again: everything that waits starts. */
  endOutage(): void {
    this.outage.over()
  }

  stop(): void {
    this.isStopped = true
    this.retry.stop()
    this.outage.stop()
  }
}
