import { performance, type EventLoopUtilization } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How often it is looked, in milliseconds. */
const EVERY_MS = 60_000
/** A process that is busy for less than this share of the time is at rest. */
const AT_REST = 0.1

export interface LeanTimes {
  readonly everyMs: number
}

/**
 * Gives memory back while the process is at rest, where Node alone would wait until it needs the space. `forget` drops
 * what nobody has needed for long; it is called in any case. Returns a function that stops this.
 */
export function keepLean(
  forget: () => void,
  { everyMs }: LeanTimes = { everyMs: EVERY_MS },
  collect = garbageCollector(),
): () => void {
  let before: EventLoopUtilization = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    forget()
    const { utilization } = performance.eventLoopUtilization(before)
    if (utilization < AT_REST) collect()
    before = performance.eventLoopUtilization()
  }, everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

/** A function that collects all garbage, in about a tenth of a second. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
