import type { Lease, Store } from '../tables/model/store.ts'
import { isGone, newHolder, retire } from './holder.ts'

/** How long leases hold, in milliseconds. */
export interface LeaseTimes {
  /** One that is not renewed holds for so long, and so often it is renewed. */
  readonly holds: number
  readonly renews: number
  /** So long before its time is up nothing is begun any more that nobody else may do at the same time. */
  readonly margin: number
}

export const LEASE_TIMES: LeaseTimes = { holds: 10_000, renews: 2500, margin: 3000 }

export interface LeasesParts {
  readonly store: Pick<Store, 'leases'>
  readonly log: { warn(about: object, text: string): void; error(about: object, text: string): void }
  /** Milliseconds of a clock that nobody sets. */
  readonly now?: () => number
  readonly times?: LeaseTimes
}

/** What is to be done when a lease is not what it was. */
export interface LeaseEars {
  /** Another process has it now. */
  lost(name: string): void
  /** It was not certain for a while whether we have it, and we do: what was let lie meanwhile may go on. */
  sureAgain(name: string): void
}

/** The leases of this process, and that they are renewed. */
export class Leases {
  private readonly parts: LeasesParts
  private readonly now: () => number
  private readonly times: LeaseTimes
  private readonly holder = newHolder()
  /** Until when nobody else can have taken each lease, by our own clock. */
  private readonly sure = new Map<string, number>()
  private readonly unsure = new Set<string>()
  private ears: LeaseEars = { lost: () => undefined, sureAgain: () => undefined }
  private timer: NodeJS.Timeout | undefined
  private isStopped = false

  constructor(parts: LeasesParts) {
    this.parts = parts
    this.now = parts.now ?? (() => performance.now())
    this.times = parts.times ?? LEASE_TIMES
  }

  /** Renews what is taken from now on, and tells what becomes of it. */
  begin(ears: LeaseEars): void {
    this.ears = ears
    this.timer = setTimeout(() => void this.renew().finally(() => this.timer && this.begin(ears)), this.times.renews)
  }

  /** Whether nobody else can have a lease, for certain. */
  isSure(name: string): boolean {
    return this.now() < (this.sure.get(name) ?? -Infinity)
  }

  /** Whether a lease was taken, and is not known to be lost. */
  has(name: string): boolean {
    return this.sure.has(name)
  }

  /** All leases whose time is not up and that are another's. */
  async others(): Promise<readonly Lease[]> {
    const all = await this.parts.store.leases.list()
    return all.filter(({ holder }) => holder.id !== this.holder.id && !isGone(holder))
  }

  /** Takes a lease, also that of a process which is certainly gone: `null`, or the lease that is in the way. Rejects once all is stopped. */
  async take(name: string): Promise<Lease | null> {
    const { store } = this.parts
    const { holds } = this.times
    const sent = this.now()
    let inTheWay = await store.leases.take(name, this.holder, holds)
    if (inTheWay && isGone(inTheWay.holder)) {
      inTheWay = await store.leases.take(name, this.holder, holds, inTheWay.holder.id)
    }
    if (!inTheWay) this.sure.set(name, this.sureFrom(sent))
    if (!this.isStopped) return inTheWay
    await this.give(name)
    throw new Error(`the lease “${name}” is not taken any more: the process is about to end`)
  }

  /** Gives a lease back; if that fails, its time runs out. Never rejects. */
  async give(name: string): Promise<void> {
    if (!this.sure.delete(name)) return
    this.unsure.delete(name)
    try {
      await this.parts.store.leases.release(name, this.holder.id)
    } catch (error) {
      this.parts.log.warn({ err: error, lease: name }, 'a lease could not be given back')
    }
  }

  /** Gives all back. */
  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    this.timer = undefined
    await Promise.all([...this.sure.keys()].map((name) => this.give(name)))
    retire(this.holder)
  }

  /** Never rejects. */
  private async renew(): Promise<void> {
    const before = [...this.sure.keys()]
    if (before.length === 0) return
    for (const name of before) if (!this.isSure(name)) this.unsure.add(name)
    const sent = this.now()
    try {
      const kept = new Set(await this.parts.store.leases.renew(this.holder.id, this.times.holds))
      for (const name of before.filter((one) => this.sure.has(one))) {
        if (kept.has(name)) this.renewed(name, sent)
        else this.lost(name)
      }
    } catch (error) {
      this.parts.log.warn({ err: error }, 'leases could not be renewed')
    }
  }

  private renewed(name: string, sent: number): void {
    this.sure.set(name, this.sureFrom(sent))
    if (this.unsure.delete(name)) this.ears.sureAgain(name)
  }

  /** Until when it is certain that we have what was asked for at a time. */
  private sureFrom(sent: number): number {
    return sent + this.times.holds - this.times.margin
  }

  private lost(name: string): void {
    this.sure.delete(name)
    this.unsure.delete(name)
    this.parts.log.error({ lease: name }, 'another process has taken a lease of ours')
    this.ears.lost(name)
  }
}
