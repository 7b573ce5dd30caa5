import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** Groups log lines: everything that follows from one interaction, or from one step that a table takes by itself. */
export interface Trace {
  /** Eight random characters. They identify no person. */
  readonly trace: string
  /** The button, command or timer that started it. */
  readonly what: string
  /** The table concerned, where known. */
  readonly table?: string
}

const traces = new AsyncLocalStorage<Trace | undefined>()

/** Runs work under a new trace. */
export function traced<T>(about: Omit<Trace, 'trace'>, work: () => T): T {
  return traces.run({ trace: newTrace(), ...about }, work)
}

/** The current trace, if any. */
export function traceNow(): Trace | undefined {
  return traces.getStore()
}

/** Runs deferred work under its own trace. Without this, a queue would run it under the trace of the job before it. */
export function inTrace<T>(trace: Trace | undefined, work: () => T): T {
  return traces.run(trace, work)
}

export function newTrace(): string {
  return randomUUID().slice(0, 8)
}
