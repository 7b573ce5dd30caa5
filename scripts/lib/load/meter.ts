import { openSync, readSync } from 'node:fs'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { serve } from './wire.ts'

// Loaded before the program of a measured process (`node --import`): watches its event loop, and reports on request. It
// does not watch processes that the program itself starts: they have no channel to the load.

/** The event loop of a process between two readings, in milliseconds. */
export interface LoopFigures {
  readonly delayP99: number
  readonly delayMax: number
  /** The longest time without a reading of the clock, less the time that the machine gave to other processes. */
  readonly stretchMax: number
  /** The number of stretches of more than 20 ms. */
  readonly longStretches: number
  /** The share of the time in which the loop had work. */
  readonly utilization: number
}

const LOOK_EVERY = 2
const LONG = 20

if (process.env['QUESTMASTER_METER'] === 'on') {
  delete process.env['QUESTMASTER_METER']
  watch()
}

function watch(): void {
  const delays = monitorEventLoopDelay({ resolution: LOOK_EVERY })
  delays.enable()
  const waited = waitedForProcessor()
  let before = { at: performance.now(), waited: waited() }
  let stretchMax = 0
  let longStretches = 0
  let since = performance.eventLoopUtilization()
  setInterval(() => {
    const now = { at: performance.now(), waited: waited() }
    const stretch = now.at - before.at - LOOK_EVERY - (now.waited - before.waited)
    stretchMax = Math.max(stretchMax, stretch)
    if (stretch > LONG) longStretches += 1
    before = now
  }, LOOK_EVERY).unref()
  serve({
    begin() {
      delays.reset()
      stretchMax = 0
      longStretches = 0
      since = performance.eventLoopUtilization()
    },
    end(): LoopFigures {
      const milliseconds = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - LOOK_EVERY)
      return {
        delayP99: milliseconds(delays.percentile(99)),
        delayMax: milliseconds(delays.max),
        stretchMax,
        longStretches,
        utilization: performance.eventLoopUtilization(since).utilization,
      }
    },
  })
  process.channel?.unref()
  // Without the load no process would end this one.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

/**
 * How long this process's main thread has waited for a free processor, in milliseconds; always 0 if the system can't
 * tell.
 */
function waitedForProcessor(): () => number {
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
    const bytes = Buffer.alloc(100)
    return () => Number(bytes.toString('latin1', 0, readSync(file, bytes, 0, 100, 0)).split(' ')[1]) / 1e6
  } catch {
    return () => 0
  }
}
