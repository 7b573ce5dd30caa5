import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import type { Chances, Choice, Thought } from '../engine/index.ts'
import { programFile, THREAD_OPTIONS } from '../program.ts'
import { publishMetric, type PendingThought, type Puzzle, type Thinker } from '../tables/index.ts'
import type { Job } from './thought.ts'

/** A thread that nobody needs ends after this time. */
const IDLE_MS = 120_000
/** A thread that is this much late is taken for hung, and ended. */
const HUNG_MS = 5_000
/** The part of the time that is left for the way there and back. */
const RESERVE = 0.2
/** How long a player's chances are worked out. */
const CHANCES_MS = 5_000
/** No thought begins with less time than this for it, in milliseconds. */
const LEAST_MS = 50

export interface ThreadsParts {
  /** How many thoughts are thought at once, each in a thread of its own. 0: none. */
  readonly threads: number
  readonly log: Logger
  /** The module that each thread runs. Its default export takes a `Job` and returns a
   * `Thought`. */
  readonly file?: string
}

/**
 * Thinks in threads of their own, which start when first needed. Waiting thoughts share the threads' time. A thought
 * that fails or comes too late has no choice, and costs nothing but its thread.
 */
export class ThinkingThreads implements Thinker {
  private readonly pool: Piscina<Job, Thought>
  private readonly log: Logger
  private readonly threads: number
  private waiting = 0

  constructor({ threads, log, file = programFile('thinking/thread') }: ThreadsParts) {
    this.threads = threads
    this.log = log
    this.pool = new Piscina({
      filename: file,
      execArgv: [...THREAD_OPTIONS],
      minThreads: 0,
      maxThreads: Math.max(1, threads),
      idleTimeout: IDLE_MS,
      concurrentTasksPerWorker: 1,
    })
    // A thread that dies between two thoughts.
    this.pool.on('error', (error) => log.warn({ err: error }, 'a thinking thread has died'))
  }

  begin(puzzle: Puzzle, withinMs: number): PendingThought {
    const share = (withinMs * (1 - RESERVE) * this.threads) / Math.max(this.threads, this.waiting + 1)
    const thought: { choice: Choice | null } = { choice: null }
    if (share < LEAST_MS) return thought
    this.waiting += 1
    void this.run({ ...puzzle, until: Date.now() + share }, withinMs + HUNG_MS).then((choice) => {
      thought.choice = choice
      this.waiting -= 1
    })
    return thought
  }

  async chances(puzzle: Puzzle): Promise<readonly Chances[] | null> {
    const job: Job = { ...puzzle, until: Date.now() + CHANCES_MS }
    try {
      const signal = AbortSignal.timeout(CHANCES_MS + HUNG_MS)
      return (await this.pool.run(job, { name: 'chances', signal })) as unknown as readonly Chances[]
    } catch (error) {
      this.log.warn({ game: puzzle.game, err: error }, "a player's chances could not be worked out")
      return null
    }
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await this.pool.destroy()
  }

  /** The choice; `null` if its thread throws, dies or hangs. */
  private async run(job: Job, patienceMs: number): Promise<Choice | null> {
    try {
      const { choice } = await this.pool.run(job, { signal: AbortSignal.timeout(patienceMs) })
      publishMetric('thought', { how: 'done' })
      return choice
    } catch (error) {
      publishMetric('thought', { how: 'failed' })
      this.log.warn({ game: job.game, err: error }, 'a computer player could not think; it plays fairly instead')
      return null
    }
  }
}
