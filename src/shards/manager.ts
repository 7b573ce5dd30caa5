import { ShardingManager, type Shard } from 'discord.js'
import { setTimeout as pause } from 'node:timers/promises'
import { CONNECTIONS_APART } from './names.ts'

/** What a process is told by the one that started it, to end without haste. */
export const END = 'end'

/** What a process tells the one that started it, once it answers for its shard or stands by for it. */
export const BEGUN = 'begun'

/** In milliseconds. */
export interface ManagerTimes {
  /** Between two processes that begin. */
  readonly apart: number
  /** So long processes have to end. */
  readonly ending: number
  /** A process that has ended so soon has not got far; after three of them in a row another gets no further. */
  readonly short: number
  /** Until a process that could not be started is tried again. */
  readonly again: number
}

/** Processes end by themselves after 20 seconds at the latest. */
const TIMES: ManagerTimes = { apart: CONNECTIONS_APART, ending: 22_000, short: 30_000, again: 30_000 }
const MOST_SHORT = 3

export interface ManagerParts {
  /** The file that is run, and what Node is told before it. */
  readonly file: string
  readonly nodeOptions: readonly string[]
  readonly token: string
  readonly count: number
  /** Where the first of them serves health and metrics; each other at a port of its own above that. */
  readonly healthPort: number | undefined
  /**
   * Hears that the first process ended before it had begun, for others would fare no better; or that one ends again and again before it
   * has got anywhere. It has said why.
   */
  readonly onHopeless: () => void
  readonly log: Record<'info' | 'warn', (about: object, text: string) => void>
  readonly times?: ManagerTimes
}

export interface RunningShards {
  /** Resolves once each was started, or it was ended before that: whether each was. */
  readonly begun: Promise<boolean>
  /** Ends them all, and waits until they have. */
  stop(): Promise<void>
}

/** Runs a process for each shard on this machine, each anew when it has ended. */
export function runShards(parts: ManagerParts): RunningShards {
  const { file, nodeOptions, token, count, log, times = TIMES } = parts
  // It would start one anew also where that is hopeless.
  const manager = new ShardingManager(file, { totalShards: count, token, execArgv: [...nodeOptions], respawn: false })
  const ending = new AbortController()
  const { signal } = ending
  const begin = async (): Promise<boolean> => {
    for (let id = 0; id < count && !signal.aborted; id += 1) {
      const shard = manager.createShard(id)
      const begun = mind(shard, parts, times, signal)
      // A process that stands by for a shard is not ready until it has it, however long that takes.
      await shard.spawn(-1)
      const apart = pause(id + 1 < count ? times.apart : 0, undefined, { signal }).catch(() => undefined)
      if (id === 0) await begun
      await apart
    }
    return !signal.aborted
  }
  return {
    begun: begin(),
    async stop() {
      log.info({}, 'all processes are told to end')
      ending.abort()
      await Promise.all([...manager.shards.values()].map((shard) => end(shard, times.ending)))
    },
  }
}

/** Sees to the processes of a shard. Resolves once one of them has begun, or all are ended. */
function mind(
  shard: Shard,
  { healthPort, onHopeless, log }: ManagerParts,
  times: ManagerTimes,
  signal: AbortSignal,
): Promise<void> {
  // Others are begun only once the first has.
  let isFirst = shard.id === 0
  const begun = new Promise<void>((resolve) => {
    shard.on('message', (message) => {
      if (message !== BEGUN) return
      isFirst = false
      resolve()
    })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  if (healthPort !== undefined) Object.assign(shard.env as object, { HEALTH_PORT: String(healthPort + shard.id) })
  let [begunAt, short] = [0, 0]
  const startAnew = () => {
    if (signal.aborted) return
    shard.spawn(-1).catch(async (error: unknown) => {
      log.warn({ err: error, shard: shard.id }, 'process not started: trying again')
      await pause(times.again, undefined, { signal }).then(startAnew, () => undefined)
    })
  }
  shard.on('spawn', () => {
    begunAt = performance.now()
    log.info({ shard: shard.id }, 'a process begins')
  })
  shard.on('death', () => {
    if (signal.aborted) return
    short = performance.now() - begunAt < times.short ? short + 1 : 0
    if (isFirst || short === MOST_SHORT) return onHopeless()
    log.warn({ shard: shard.id }, 'a process has ended: another is started')
    // Only then the shard has no process any more.
    setImmediate(startAnew)
  })
  return begun
}

/** Ends a process, by force if it does not within so many milliseconds. */
async function end({ process: child }: Shard, within: number): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const timer = setTimeout(() => child.kill('SIGKILL'), within)
  // It may end by itself in this moment.
  if (child.connected) child.send(END, () => undefined)
  else child.kill('SIGTERM')
  await gone
  clearTimeout(timer)
}
