import { ShardingManager, type Shard } from 'discord.js'
import { setTimeout as pause } from 'node:timers/promises'
import { CONNECTION_GAP_MS } from './names.ts'

/** The message with which a parent process asks a child to shut down. */
export const END_MESSAGE = 'end'

/** The message with which a child tells its parent that it answers for its shard or stands by for it. */
export const BEGUN_MESSAGE = 'begun'

/** Times of child processes, in milliseconds. */
export interface ManagerTimes {
  /** The delay between two starts. */
  readonly startGapMs: number
  /** The time a process has to end. */
  readonly endTimeoutMs: number
  /** A process that ends sooner than this has not got anywhere. After three of those in a row the manager gives up. */
  readonly shortRunMs: number
  /** The delay before a failed start is retried. */
  readonly retryAfterMs: number
}

/** Processes exit by themselves within 20 seconds. */
const TIMES: ManagerTimes = {
  startGapMs: CONNECTION_GAP_MS,
  endTimeoutMs: 22_000,
  shortRunMs: 30_000,
  retryAfterMs: 30_000,
}
const MAX_SHORT_RUNS = 3

export interface ManagerParts {
  /** The program, and the options of Node before it. */
  readonly file: string
  readonly nodeOptions: readonly string[]
  readonly token: string
  readonly count: number
  /** The port of the first process's health and metrics. Each further process uses the next port. */
  readonly healthPort: number | undefined
  /**
   * Called when the first process ends before it has begun, because the others would fare no better, and when a process
   * keeps ending early. The process has printed the reason.
   */
  readonly onHopeless: () => void
  readonly log: Record<'info' | 'warn', (about: object, text: string) => void>
  readonly times?: ManagerTimes
}

export interface RunningShards {
  /** Resolves with `true` once all processes were started, and with `false` if they were stopped first. */
  readonly begun: Promise<boolean>
  /** Ends all processes and waits for them. */
  stop(): Promise<void>
}

/** Runs a process for each shard on this machine, and restarts those that end. */
export function runShards(parts: ManagerParts): RunningShards {
  const { file, nodeOptions, token, count, log, times = TIMES } = parts
  // discord.js would respawn even a hopeless process.
  const manager = new ShardingManager(file, { totalShards: count, token, execArgv: [...nodeOptions], respawn: false })
  const ending = new AbortController()
  const { signal } = ending
  const begin = async (): Promise<boolean> => {
    for (let id = 0; id < count && !signal.aborted; id += 1) {
      const shard = manager.createShard(id)
      const begun = superviseShard(shard, parts, times, signal)
      // Without a timeout, because a standby is not ready until it takes over its shard.
      await shard.spawn(-1)
      const apart = pause(id + 1 < count ? times.startGapMs : 0, undefined, { signal }).catch(() => undefined)
      if (id === 0) await begun
      await apart
    }
    return !signal.aborted
  }
  return {
    begun: begin(),
    async stop() {
      log.info({}, 'ending all processes')
      ending.abort()
      await Promise.all([...manager.shards.values()].map((shard) => end(shard, times.endTimeoutMs)))
    },
  }
}

/** Watches over the processes of a shard. Resolves once one of them has begun, or all are stopped. */
function superviseShard(
  shard: Shard,
  { healthPort, onHopeless, log }: ManagerParts,
  times: ManagerTimes,
  signal: AbortSignal,
): Promise<void> {
  // The others start only once the first has begun.
  let isFirst = shard.id === 0
  const begun = new Promise<void>((resolve) => {
    shard.on('message', (message) => {
      if (message !== BEGUN_MESSAGE) return
      isFirst = false
      resolve()
    })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  if (healthPort !== undefined) Object.assign(shard.env as object, { HEALTH_PORT: String(healthPort + shard.id) })
  let [begunAt, short] = [0, 0]
  const restart = () => {
    if (signal.aborted) return
    shard.spawn(-1).catch(async (error: unknown) => {
      log.warn({ err: error, shard: shard.id }, 'process start failed: retrying')
      await pause(times.retryAfterMs, undefined, { signal }).then(restart, () => undefined)
    })
  }
  shard.on('spawn', () => {
    begunAt = performance.now()
    log.info({ shard: shard.id }, 'process started')
  })
  shard.on('death', () => {
    if (signal.aborted) return
    short = performance.now() - begunAt < times.shortRunMs ? short + 1 : 0
    if (isFirst || short === MAX_SHORT_RUNS) return onHopeless()
    log.warn({ shard: shard.id }, 'process ended: restarting')
    // The shard still has its process until the next tick.
    setImmediate(restart)
  })
  return begun
}

/** Ends a process, by force after a timeout. */
async function end({ process: child }: Shard, within: number): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const timer = setTimeout(() => child.kill('SIGKILL'), within)
  // The process may be ending by itself at this moment.
  if (child.connected) child.send(END_MESSAGE, () => undefined)
  else child.kill('SIGTERM')
  await gone
  clearTimeout(timer)
}
