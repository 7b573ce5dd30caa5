import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import { programFile, THREAD_OPTIONS } from '../../program.ts'
import { publishMetric } from '../../tables/index.ts'
import { noteDoubt } from '../rest/uncertain.ts'
import { Journal, type JournalPlace } from './journal.ts'
import type { Order, Report } from './listening-thread.ts'
import { packetIn } from './messages.ts'
import type { Dial, Hearing, Wire } from './session.ts'

/** How many acknowledgements under way are remembered, and for how long, in milliseconds. */
const [MAX_REMEMBERED, REMEMBERED_MS] = [5000, 60_000]
/** A connection that hasn't closed after this time never will: the thread is replaced. */
const HUNG_MS = 10_000
/** It keeps nothing, so that it needs little memory, in megabytes. */
const LIMITS = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 128 } as const
/** The code of a connection that broke. */
const BROKEN = 1006
const ROUTE = '/interactions/:id/:token/callback'

/** Interactions that were acknowledged before the bot heard of them. */
export interface AcknowledgedAhead {
  /**
   * How long it took to acknowledge an interaction, in milliseconds; `null` if nobody has. Resolves once that is known.
   */
  of(interaction: string): Promise<number | null>
  /** Whether an interaction was, or is being, acknowledged. */
  has(interaction: string): boolean
  /** The bot begins to carry out an interaction. If the process ends now, the next one won't carry it out again. */
  begun(interaction: string): void
  /** An interaction needs no answer after a restart. */
  answered(interaction: string): void
  /** Whether an earlier process ended while it carried out an interaction, which may have come into effect. */
  isInterrupted(interaction: string): boolean
}

interface Pending {
  readonly outcome: Promise<number | null>
  readonly settle: (ms: number | null) => void
  isSettled: boolean
}

/**
 * Holds connections to the gateway in a thread of their own, which acknowledges interactions as soon as they arrive.
 * The thread starts with the first connection. If it dies, its connections break, and the next one starts another. If
 * the process ends before it has answered what it acknowledged, the next process does.
 */
export class Listening implements AcknowledgedAhead {
  private readonly api: string
  private readonly place: JournalPlace
  private readonly file: string
  private readonly journal: Journal
  private hasDelivered = false
  private readonly interrupted = new Set<string>()
  private readonly underWay = new Set<string>()
  private thread: Worker | null = null
  private readonly wires = new Map<number, Hearing>()
  private readonly pending = new LRUCache<string, Pending>({ max: MAX_REMEMBERED, ttl: REMEMBERED_MS })
  private last = 0
  private mayAcknowledge = false

  /** `api`: the address of Discord's API with its version. */
  constructor(api: string, place: JournalPlace, file = programFile('discord/gateway/listening-thread')) {
    this.api = api
    this.place = place
    this.file = file
    this.journal = new Journal(place)
  }

  /** From now on the thread acknowledges interactions, or no longer. */
  acknowledge(may: boolean): void {
    this.mayAcknowledge = may
    this.tell({ acknowledge: may ? this.api : null })
  }

  /**
   * Delivers what an earlier process of this application has left unanswered, as if it had just arrived. It does so
   * once, before this process acknowledges anything: one that stands by begins long after its start.
   */
  deliverUnanswered(application: string): void {
    const [hearing] = this.wires.values()
    if (!hearing || this.hasDelivered) return
    this.hasDelivered = true
    for (const { id, message, isBegun } of this.journal.take()) {
      const packet = packetIn(message)
      if ((packet?.d as { readonly application_id?: unknown } | null)?.application_id !== application) continue
      this.begin(id)
      this.pending.get(id)?.settle(0)
      if (isBegun) this.interrupted.add(id)
      // Its number belongs to a session of the past.
      hearing.message(JSON.stringify({ ...packet, s: null }))
    }
  }

  readonly dial: Dial = (url, hearing): Wire => {
    const wire = (this.last += 1)
    this.wires.set(wire, hearing)
    this.thread ??= this.start()
    this.tell({ open: wire, url })
    return {
      send: (send) => this.tell({ wire, send }),
      close: (close) => {
        this.tell({ wire, close })
        setTimeout(() => this.wires.has(wire) && void this.thread?.terminate(), HUNG_MS).unref()
      },
    }
  }

  has(interaction: string): boolean {
    return this.pending.has(interaction)
  }

  begun(interaction: string): void {
    if (!this.has(interaction) || this.underWay.has(interaction)) return
    this.underWay.add(interaction)
    this.journal.begun(interaction)
  }

  answered(interaction: string): void {
    this.interrupted.delete(interaction)
    this.underWay.delete(interaction)
    if (this.has(interaction)) this.journal.answered(interaction)
  }

  isInterrupted(interaction: string): boolean {
    return this.interrupted.has(interaction)
  }

  async of(interaction: string): Promise<number | null> {
    return (await this.pending.get(interaction)?.outcome) ?? null
  }

  /** Ends the thread. Connections that are still open break. */
  async stop(): Promise<void> {
    await this.thread?.terminate()
  }

  private start(): Worker {
    const thread = new Worker(this.file, {
      execArgv: [...THREAD_OPTIONS],
      resourceLimits: LIMITS,
      workerData: this.place,
    })
    thread.on('message', (report: Report) => this.hear(report))
    thread.on('error', (error) => {
      for (const { failed } of this.wires.values()) failed(error)
    })
    thread.on('exit', () => this.lose(thread))
    if (this.mayAcknowledge) thread.postMessage({ acknowledge: this.api } satisfies Order)
    return thread
  }

  private lose(thread: Worker): void {
    if (this.thread !== thread) return
    this.thread = null
    const lost = [...this.wires.values()]
    this.wires.clear()
    for (const [id, { isSettled }] of [...this.pending.entries()]) if (!isSettled) this.settle(id, 0, 0)
    for (const { closed } of lost) closed(BROKEN)
  }

  private tell(order: Order): void {
    this.thread?.postMessage(order)
  }

  private hear(report: Report): void {
    if ('acknowledged' in report) return this.settle(report.acknowledged, report.status, report.ms)
    const hearing = this.wires.get(report.wire)
    if ('message' in report) {
      if (report.acknowledging !== null) this.begin(report.acknowledging)
      hearing?.message(report.message)
    } else if ('failed' in report) hearing?.failed(errorOf(report.failed))
    else {
      this.wires.delete(report.wire)
      hearing?.closed(report.closed)
    }
  }

  private begin(interaction: string): void {
    let settle: Pending['settle'] = () => undefined
    const outcome = new Promise<number | null>((done) => (settle = done))
    this.pending.set(interaction, { outcome, settle, isSettled: false })
  }

  private settle(interaction: string, status: number, ms: number): void {
    publishMetric('request', { method: 'POST', route: ROUTE, code: status === 0 ? 'failed' : String(status), ms })
    // Discord may have carried out what seemed to fail.
    if (status === 0 || status >= 500) noteDoubt(`/interactions/${interaction}/`)
    const pending = this.pending.get(interaction)
    if (!pending) return
    pending.isSettled = true
    pending.settle(status >= 200 && status < 300 ? ms : null)
  }
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
