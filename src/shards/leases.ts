import type { Lease, Store } from '../tables/model/store.ts'
import { isGone, newHolder, retire } from './holder.ts'

/** Times of leases, in milliseconds. */
export interface LeaseTimes {
  /** The lifetime of a lease, and the interval between renewals. */
  readonly lifetimeMs: number
  readonly renewEveryMs: number
  /**
   * How long before its expiry a lease no longer counts as certain, so that exclusive work in progress can still
   * finish.
   */
  readonly marginMs: number
}

export const LEASE_TIMES: LeaseTimes = { lifetimeMs: 10_000, renewEveryMs: 2500, marginMs: 3000 }

export interface LeasesParts {
  readonly store: Pick<Store, 'leases'>
  readonly log: { warn(about: object, text: string): void; error(about: object, text: string): void }
  /** A monotonic clock, in milliseconds. */
  readonly now?: () => number
  readonly times?: LeaseTimes
}

/** Callbacks for changes to a lease. */
export interface LeaseListener {
  /** Another process holds the lease now. */
  lost(name: string): void
  /** The lease was uncertain for a while and is certain again. Postponed work may continue. */
  certainAgain(name: string): void
}

/** The leases of this process. Renews them regularly. */
export class ShardLeases {
  private readonly parts: LeasesParts
  private readonly now: () => number
  private readonly times: LeaseTimes
  private readonly holder = newHolder()
  /** When each lease stops being certain, on our own clock. */
  private readonly certainUntil = new Map<string, number>()
  private readonly uncertain = new Set<string>()
  private ears: LeaseListener = { lost: () => undefined, certainAgain: () => undefined }
  private timer: NodeJS.Timeout | undefined
  private isStopped = false

  constructor(parts: LeasesParts) {
    this.parts = parts
    this.now = parts.now ?? (() => performance.now())
    this.times = parts.times ?? LEASE_TIMES
  }

  /** Starts the renewals and reports changes to leases. */
  begin(listener: LeaseListener): void {
    this.ears = listener
    this.timer = setTimeout(
      () => void this.renew().finally(() => this.timer && this.begin(listener)),
      this.times.renewEveryMs,
    )
  }

  /** Whether we hold a lease, so that no other process can. */
  isCertain(name: string): boolean {
    return this.now() < (this.certainUntil.get(name) ?? -Infinity)
  }

  /** Whether we took a lease and have not noticed its loss. */
  has(name: string): boolean {
    return this.certainUntil.has(name)
  }

  /** The unexpired leases of other processes. */
  async others(): Promise<readonly Lease[]> {
    const all = await this.parts.store.leases.list()
    return all.filter(({ holder }) => holder.id !== this.holder.id && !isGone(holder))
  }

  /**
   * Takes a lease, even from a process that is certainly gone. Resolves with `null`, or with the lease in the way.
   * Rejects after `stop`.
   */
  async take(name: string): Promise<Lease | null> {
    const { store } = this.parts
    const { lifetimeMs } = this.times
    const sent = this.now()
    let inTheWay = await store.leases.take(name, this.holder, lifetimeMs)
    if (inTheWay && isGone(inTheWay.holder)) {
      inTheWay = await store.leases.take(name, this.holder, lifetimeMs, inTheWay.holder.id)
    }
    if (!inTheWay) this.certainUntil.set(name, this.certaintyEnd(sent))
    if (!this.isStopped) return inTheWay
    await this.give(name)
    throw new Error(`the lease “${name}” is refused: the process is shutting down`)
  }

  /** Gives a lease back. On failure the lease expires by itself. Never rejects. */
  async give(name: string): Promise<void> {
    if (!this.certainUntil.delete(name)) return
    this.uncertain.delete(name)
    try {
      await this.parts.store.leases.release(name, this.holder.id)
    } catch (error) {
      this.parts.log.warn({ err: error, lease: name }, 'lease not released')
    }
  }

  /** Gives all leases back. */
  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    this.timer = undefined
    await Promise.all([...this.certainUntil.keys()].map((name) => this.give(name)))
    retire(this.holder)
  }

  /** Never rejects. */
  private async renew(): Promise<void> {
    const before = [...this.certainUntil.keys()]
    if (before.length === 0) return
    for (const name of before) if (!this.isCertain(name)) this.uncertain.add(name)
    const sent = this.now()
    try {
      const kept = new Set(await this.parts.store.leases.renew(this.holder.id, this.times.lifetimeMs))
      for (const name of before.filter((one) => this.certainUntil.has(one))) {
        if (kept.has(name)) this.confirm(name, sent)
        else this.drop(name)
      }
    } catch (error) {
      this.parts.log.warn({ err: error }, 'lease renewal failed')
    }
  }

  private confirm(name: string, sent: number): void {
    this.certainUntil.set(name, this.certaintyEnd(sent))
    if (this.uncertain.delete(name)) this.ears.certainAgain(name)
  }

  /** When a lease requested at a given time stops being certain. */
  private certaintyEnd(sent: number): number {
    return sent + this.times.lifetimeMs - this.times.marginMs
  }

  private drop(name: string): void {
    this.certainUntil.delete(name)
    this.uncertain.delete(name)
    this.parts.log.error({ lease: name }, 'lease lost to another process')
    this.ears.lost(name)
  }
}
