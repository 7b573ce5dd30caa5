import type { Logger } from 'pino'
import { Piscina } from 'piscina'
import type { Chances, Choice, Decision, Comparison, Looked, Thought } from '../engine/index.ts'
import { programFile, THREAD_OPTIONS } from '../program.ts'
import {
  publishMetric,
  type Found,
  type Judge,
  type Match,
  type PendingThought,
  type Puzzle,
  type Thinker,
} from '../tables/index.ts'
import type { Job, LookJob } from './thought.ts'

/** A thread that nobody needs ends after this time. */
const IDLE_MS = 120_000
/** A thread that is this much late is taken for hung, and ended. */
const HUNG_MS = 5_000
/** The part of the time that is left for the way there and back. */
const RESERVE = 0.2
/** How long a player's chances are worked out. */
const CHANCES_MS = 5_000
/** How long a judge waits for a spare thread. After that it takes its turn, so that it comes to an end. */
const COURTESY_MS = 5_000
/** How long it may take to find the decisions of a match. */
const FINDING_MS = 30_000
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
export class ThinkingThreads implements Thinker, Judge {
  private readonly pool: Piscina<unknown, unknown>
  private readonly log: Logger
  private readonly threads: number
  /** The thoughts that have begun or wait. */
  private readonly thoughts = new Set<Promise<void>>()

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
    const share = (withinMs * (1 - RESERVE) * this.threads) / Math.max(this.threads, this.thoughts.size + 1)
    const thought: { choice: Choice | null } = { choice: null }
    if (share < LEAST_MS) return thought
    const job = { ...puzzle, until: Date.now() + share }
    const under = this.run(job, withinMs + HUNG_MS).then((choice) => {
      thought.choice = choice
      this.thoughts.delete(under)
    })
    this.thoughts.add(under)
    return thought
  }

  chances(puzzle: Puzzle): Promise<readonly Chances[] | null> {
    const job: Job = { ...puzzle, until: Date.now() + CHANCES_MS }
    return this.asked('chances', job, CHANCES_MS)
  }

  async decisions(match: Match): Promise<Found | null> {
    await this.spareThread()
    return await this.asked('decisions', match, FINDING_MS)
  }

  async look(game: string, decision: Decision, look: Comparison, ms: number): Promise<Looked | null> {
    await this.spareThread()
    const job: LookJob = { game, decision, look, ms }
    return await this.asked('look', job, ms + FINDING_MS)
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await this.pool.destroy()
  }

  /** Waits until a thread has no thought to think, but not for long. */
  private async spareThread(): Promise<void> {
    const end = Date.now() + COURTESY_MS
    while (this.thoughts.size >= this.threads && Date.now() < end) await Promise.race(this.thoughts)
  }

  /** The result of a thread's function; `null` if the thread throws, dies or hangs. */
  private async asked<T>(name: string, job: { readonly game: string }, patienceMs: number): Promise<T | null> {
    try {
      return (await this.pool.run(job, { name, signal: AbortSignal.timeout(patienceMs + HUNG_MS) })) as T
    } catch (error) {
      this.log.warn({ game: job.game, what: name, err: error }, 'a thinking thread could not answer')
      return null
    }
  }

  /** The choice; `null` if its thread throws, dies or hangs. */
  private async run(job: Job, patienceMs: number): Promise<Choice | null> {
    try {
      const signal = AbortSignal.timeout(patienceMs)
      const { choice } = (await this.pool.run(job, { signal })) as Thought
      publishMetric('thought', { how: 'done' })
      return choice
    } catch (error) {
      publishMetric('thought', { how: 'failed' })
      this.log.warn({ game: job.game, err: error }, 'a computer player could not think; it plays fairly instead')
      return null
    }
  }
}
