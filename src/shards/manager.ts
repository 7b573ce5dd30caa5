import { ShardingManager, type Shard } from 'discord.js'

/** What a process is told by the one that started it, to end without haste. */
export const END = 'end'
/** Between two processes that begin there have to be so many milliseconds: Discord lets one connection in every five seconds. */
const APART = 5500
/** Processes have so long to end, in milliseconds. */
const ENDING = 25_000
/** A process that has ended within so many milliseconds has not got far; after so many of them in a row another gets no further. */
const SHORT = 30_000
const MOST_SHORT = 3

export interface ManagerParts {
  /** The file that is run, and what Node is told before it. */
  readonly file: string
  readonly nodeOptions: readonly string[]
  readonly token: string
  readonly count: number
  /** Where the first of them serves health and metrics; each other at a port of its own above that. */
  readonly healthPort: number | undefined
  /** Hears that a process ends again and again before it has got anywhere. It has said why. */
  readonly onHopeless: () => void
  readonly log: Record<'info' | 'warn', (about: object, text: string) => void>
}

/** Runs a process for each shard on this machine, each anew when it has ended. */
export async function runShards(parts: ManagerParts): Promise<{ stop(): Promise<void> }> {
  const { file, nodeOptions, token, count, healthPort, onHopeless, log } = parts
  const manager = new ShardingManager(file, { totalShards: count, token, execArgv: [...nodeOptions] })
  let isEnding = false
  manager.on('shardCreate', (shard) => {
    if (healthPort !== undefined) Object.assign(shard.env as object, { HEALTH_PORT: String(healthPort + shard.id) })
    let [begunAt, short] = [0, 0]
    shard.on('spawn', () => {
      begunAt = performance.now()
      log.info({ shard: shard.id }, 'a process begins')
    })
    shard.on('death', () => {
      if (isEnding) return
      log.warn({ shard: shard.id }, 'a process has ended: another is started')
      short = performance.now() - begunAt < SHORT ? short + 1 : 0
      if (short === MOST_SHORT) onHopeless()
    })
  })
  // A process that stands by for a shard is not ready until it has it, however long that takes.
  await manager.spawn({ delay: APART, timeout: -1 })
  return {
    async stop() {
      isEnding = true
      manager.respawn = false
      await Promise.all([...manager.shards.values()].map(end))
    },
  }
}

/** Ends a process, by force if it does not within its time. */
async function end(shard: Shard): Promise<void> {
  const { process: child } = shard
  if (!child || child.exitCode !== null) return
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const timer = setTimeout(() => child.kill('SIGKILL'), ENDING)
  if (child.connected) child.send(END)
  else child.kill('SIGTERM')
  await gone
  clearTimeout(timer)
}
