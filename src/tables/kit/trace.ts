import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** What belongs together in the log: all that follows from one interaction, or from one step that a table takes by itself. */
export interface Trace {
  /** Eight letters, drawn for each; it names nobody. */
  readonly trace: string
  /** What was pressed, typed or due. */
  readonly what: string
  /** The table it is about, where that is known. */
  readonly table?: string
}

const traces = new AsyncLocalStorage<Trace | undefined>()

/** Does something under a trace of its own. */
export function traced<T>(about: Omit<Trace, 'trace'>, work: () => T): T {
  return traces.run({ trace: newTrace(), ...about }, work)
}

/** Under which trace this runs; `undefined` under none. */
export function traceNow(): Trace | undefined {
  return traces.getStore()
}

/** Does something that was put off under the trace it belongs to: a queue runs it under that of whoever was before. */
export function inTrace<T>(trace: Trace | undefined, work: () => T): T {
  return traces.run(trace, work)
}

export function newTrace(): string {
  return randomUUID().slice(0, 8)
}
