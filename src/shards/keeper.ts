import { setTimeout as pause } from 'node:timers/promises'
import type { Lease, Shards } from '../tables/model/store.ts'
import { holderName } from './holder.ts'
import { LEASE_TIMES, type ShardLeases } from './leases.ts'
import { CONNECTION_GAP_MS, shardLease, loanLease, silenceLease, standbyLease, parseLease } from './names.ts'

/** Intervals and timeouts, in milliseconds. */
export interface KeeperTimes {
  /** How often a standby checks whether it can take over. */
  readonly pollMs: number
  /** How long a process that may not stand by waits for a lease whose holder may be gone. */
  readonly leaseTimeoutMs: number
  /** How often the keeper checks the leases of all shards. */
  readonly checkMs: number
  /** A shard free for this long is taken over by any process. A restart is faster. */
  readonly abandonedAfterMs: number
  /** Added per shard if the shard has not been held yet, because all processes may be starting one after another. */
  readonly startGapMs: number
  /** How often the keeper looks for missed notifications. */
  readonly sweepMs: number
}

const TIMES: KeeperTimes = {
  pollMs: 250,
  leaseTimeoutMs: LEASE_TIMES.lifetimeMs + 4000,
  checkMs: 2000,
  abandonedAfterMs: 10_000,
  startGapMs: CONNECTION_GAP_MS,
  sweepMs: 60_000,
}

/** A shard's lease is taken. The message is one sentence for the operator. */
export class ShardHeld extends Error {
  override readonly name = 'ShardHeld'
}

/** A connection to Discord for one shard. */
export interface ConnectedShard {
  /** Starts to answer, but shows nothing, because the previous process is still finishing. */
  answer(): void
  /** Starts to answer and to show pending changes. `isOneOfMany`: another process of the bot stayed up all the time. */
  begin(isOneOfMany: boolean): Promise<void>
  /** Stops answering at once, because another process takes over. */
  fallSilent(): void
  /** Tells the shard's tables that the bot is about to go offline. */
  sayAway(): Promise<void>
  /** Finishes work in progress, then stops answering and showing. */
  close(): Promise<void>
  /** Disconnects from Discord. */
  leave(): Promise<void>
  /** Shows pending changes. */
  showAll(): Promise<void>
}

export interface KeeperParts {
  readonly leases: ShardLeases
  /** The number of shards, and those assigned to this process. */
  readonly count: number
  readonly own: readonly number[]
  /** Waits while other processes hold the shards, instead of giving up. */
  readonly standsBy: boolean
  /** Connects to Discord without answering or showing anything yet. */
  readonly connect: (shard: number) => Promise<ConnectedShard>
  /** Finds changes by other processes whose notification was missed. */
  readonly sweep: (shards: Shards) => Promise<void>
  readonly log: Record<'info' | 'warn' | 'error', (about: object, text: string) => void>
  readonly times?: KeeperTimes
}

/**
 * Holds the shards of this process. It answers a shard once it has the lease and leaves it when the lease is lost. A
 * standby is already connected, so that a shard changes hands within one interaction. Any process takes over an
 * abandoned shard, and returns it once a process assigned to it stands by.
 */
export class ShardKeeper {
  private readonly parts: KeeperParts
  private readonly times: KeeperTimes
  private readonly connections = new Map<number, ConnectedShard>()
  private readonly busy = new Set<number>()
  private readonly freeSince = new Map<number, number>()
  /** Shards that another process has held. */
  private readonly heldBefore = new Set<number>()
  /** Shards with a known rival standby. */
  private readonly rivalled = new Set<number>()
  /** The other lease holders at the last check. */
  private others: ReadonlySet<string> = new Set()
  private readonly stopping = new AbortController()

  constructor(parts: KeeperParts) {
    this.parts = parts
    this.times = parts.times ?? TIMES
  }

  /** The shards that this process certainly holds. */
  get held(): readonly number[] {
    return [...this.connections.keys()].filter((shard) => this.isHeld(shard))
  }

  isHeld(shard: number): boolean {
    return this.parts.leases.isCertain(this.lease(shard))
  }

  /**
   * Takes the shards assigned to this process. Resolves once it answers those that are free and stands by for the
   * others. Rejects with `ShardHeld` if it may not stand by and none is free, or if other processes use a different
   * shard count. Rethrows connection errors. After a rejection it holds nothing.
   */
  async begin(): Promise<void> {
    const { leases, own } = this.parts
    leases.begin({ lost: (name) => this.onLost(name), certainAgain: (name) => this.onCertainAgain(name) })
    try {
      await this.takeOwn()
      // Discord accepts the connections of a bot only one after another.
      for (const shard of own) await (leases.has(this.lease(shard)) ? this.open(shard) : this.standBy(shard))
    } catch (error) {
      await this.stop()
      throw error
    }
    void this.repeat(this.times.checkMs, () => this.checkShards())
    void this.repeat(this.times.sweepMs, () => this.sweep())
  }

  /** Looks for changes by other processes whose notification was missed. Never rejects. */
  async sweepSafely(): Promise<void> {
    try {
      await this.sweep()
    } catch (error) {
      this.parts.log.error({ err: error }, 'sweep for missed changes failed')
    }
  }

  /**
   * Before the shutdown: hands each shard to its standby, or else tells its tables that the bot goes offline. Never
   * rejects.
   */
  async sayAway(): Promise<void> {
    this.stopping.abort()
    const names = await this.namesOfOthers().catch((error: unknown) => {
      this.parts.log.warn({ err: error }, 'standby lookup failed')
      return new Set<string>()
    })
    const saying = this.held.map(async (shard) => {
      if (names.has(standbyLease(shard, this.parts.count))) await this.fallSilent(shard)
      else await this.connections.get(shard)?.sayAway()
    })
    await Promise.allSettled(saying)
  }

  /**
   * Stops all checks; then closes each shard, gives back its lease and disconnects, in this order, so that some process
   * answers at any time.
   */
  async stop(): Promise<void> {
    this.stopping.abort()
    const connections = [...this.connections]
    await Promise.all(connections.map(([shard, connection]) => this.settle(shard, connection.close())))
    await this.parts.leases.stop()
    await Promise.all(connections.map(([shard, connection]) => this.settle(shard, connection.leave())))
  }

  private lease(shard: number): string {
    return shardLease(shard, this.parts.count)
  }

  private async namesOfOthers(): Promise<ReadonlySet<string>> {
    return new Set((await this.parts.leases.others()).map(({ name }) => name))
  }

  /** Takes the free shards among its own, and waits a while for holders that may be gone. */
  private async takeOwn(): Promise<void> {
    const { own, log } = this.parts
    const until = performance.now() + this.times.leaseTimeoutMs
    for (let isFirst = true; ; isFirst = false) {
      const trouble = await this.takeSome()
      if (trouble === null) return
      if (performance.now() >= until) throw new ShardHeld(trouble)
      if (isFirst) log.info({ shards: own, why: trouble }, 'waiting for a lease to expire')
      // Random jitter: two processes that block each other must not retry at the same moment.
      await pause(this.times.pollMs * (0.5 + Math.random()))
    }
  }

  /** Takes the free shards. Returns `null` if the process can begin; otherwise takes nothing and returns the reason. */
  private async takeSome(): Promise<string | null> {
    const { leases, own, standsBy } = this.parts
    const before = await this.shardCountConflict()
    if (before) return before
    const inTheWay = await Promise.all(own.map((shard) => leases.take(this.lease(shard))))
    // Another process may have begun at the same moment.
    const after = await this.shardCountConflict()
    if (after) {
      await Promise.all(own.map((shard) => leases.give(this.lease(shard))))
      return after
    }
    const [first] = inTheWay
    const mayBegin = standsBy || inTheWay.includes(null) || (await this.hasLent())
    return mayBegin || !first ? null : heldSentence(first)
  }

  /** Whether another process took over one of our shards and will return it to a standby. */
  private async hasLent(): Promise<boolean> {
    const { own, count } = this.parts
    const names = await this.namesOfOthers()
    return own.some((shard) => names.has(loanLease(shard, count)))
  }

  /** All processes must use the same shard count: `null` if they do, otherwise a sentence. */
  private async shardCountConflict(): Promise<string | null> {
    const { leases, count } = this.parts
    for (const { name, holder } of await leases.others()) {
      const named = parseLease(name)
      if (named && named.count !== count) {
        return `SHARD_COUNT is ${count}, but ${holderName(holder)} plays on this database with ${named.count}: set the same number, or stop that one first.`
      }
    }
    return null
  }

  /** Connects and answers for a shard whose lease we hold. */
  private async open(shard: number): Promise<void> {
    const { leases, own, count, connect } = this.parts
    this.busy.add(shard)
    try {
      if (!own.includes(shard)) await leases.take(loanLease(shard, count))
      const connection = await connect(shard)
      this.connections.set(shard, connection)
      // The lease may have been lost before there was a connection to close.
      if (leases.has(this.lease(shard))) await this.startShard(shard, connection)
      else await this.release(shard)
    } catch (error) {
      await this.release(shard)
      throw error
    } finally {
      this.busy.delete(shard)
    }
  }

  /** Connects for a shard that another process holds, and takes it over as soon as that lets go. */
  private async standBy(shard: number): Promise<void> {
    const { leases, count, log } = this.parts
    const next = standbyLease(shard, count)
    const rival = (await leases.others()).find(({ name }) => name === next)
    if (rival) return this.standsBehind(shard, rival)
    this.busy.add(shard)
    try {
      const connection = await this.parts.connect(shard)
      // Only once connected: from here on the holder relies on us and may let go.
      const quicker = await leases.take(next).catch(async (error: unknown) => {
        await this.settle(shard, connection.leave())
        throw error
      })
      if (quicker) {
        await this.settle(shard, connection.leave())
        return this.standsBehind(shard, quicker)
      }
      this.rivalled.delete(shard)
      this.connections.set(shard, connection)
      log.info({ shard }, 'standing by for a shard')
      void this.follow(shard, connection)
    } finally {
      this.busy.delete(shard)
    }
  }

  /** Logs once that another process already stands by for a shard. */
  private standsBehind(shard: number, { holder }: Lease): void {
    if (this.rivalled.has(shard)) return
    this.rivalled.add(shard)
    this.parts.log.warn({ shard, by: holderName(holder) }, 'shard already has a standby')
  }

  /** Waits until the holder of a shard lets go. Never rejects. */
  private async follow(shard: number, connection: ConnectedShard): Promise<void> {
    const { leases, count, log } = this.parts
    let isAnswering = false
    while (!this.stopping.signal.aborted) {
      let wait = this.times.pollMs
      try {
        const others = await leases.others()
        const holder = holderOf(this.lease(shard), others)
        if (holder === undefined && (await leases.take(this.lease(shard))) === null) {
          await leases.give(standbyLease(shard, count))
          return await this.startShard(shard, connection)
        }
        if (!isAnswering && holder !== undefined && holderOf(silenceLease(shard, count), others) === holder) {
          isAnswering = true
          connection.answer()
        }
      } catch (error) {
        log.warn({ err: error, shard }, 'shard takeover failed')
        wait = this.times.checkMs
      }
      await pause(wait)
    }
  }

  private async startShard(shard: number, connection: ConnectedShard): Promise<void> {
    const others = await this.parts.leases.others()
    await connection.begin(others.some(({ name }) => parseLease(name)?.kind === 'held'))
    this.parts.log.info({ shard, of: this.parts.count }, 'shard held')
  }

  /** Stops answering for a shard, and signals that to its standby. */
  private async fallSilent(shard: number): Promise<void> {
    const { leases, count, log } = this.parts
    this.connections.get(shard)?.fallSilent()
    try {
      await leases.take(silenceLease(shard, count))
    } catch (error) {
      log.warn({ err: error, shard }, 'standby not notified')
    }
  }

  /**
   * Finishes work in progress for a shard, then stops answering and showing it and gives back its leases. Never
   * rejects.
   */
  private async release(shard: number): Promise<void> {
    const { leases, count } = this.parts
    const connection = this.connections.get(shard)
    this.connections.delete(shard)
    if (connection) await this.settle(shard, connection.close())
    await leases.give(this.lease(shard))
    await leases.give(silenceLease(shard, count))
    await leases.give(loanLease(shard, count))
    if (connection) await this.settle(shard, connection.leave())
  }

  /** Never rejects. */
  private async settle(shard: number, work: Promise<void>): Promise<void> {
    try {
      await work
    } catch (error) {
      this.parts.log.error({ err: error, shard }, 'shard not released cleanly')
    }
  }

  private onLost(name: string): void {
    const named = parseLease(name)
    if (named?.kind !== 'held' || !this.connections.has(named.shard)) return
    // Blocks the shard until it is released. Otherwise we would give back a lease taken again in the meantime.
    this.busy.add(named.shard)
    void this.release(named.shard).finally(() => this.busy.delete(named.shard))
  }

  /** Shows the changes that were held back while the lease was uncertain. */
  private onCertainAgain(name: string): void {
    const named = parseLease(name)
    if (named?.kind === 'held') void this.sweepSafely()
  }

  /** Stands by for our own shards that we lack, takes over abandoned shards, and returns shards to their standbys. */
  private async checkShards(): Promise<void> {
    const { count, own, log } = this.parts
    const others = await this.parts.leases.others()
    this.sweepAfterExits(others)
    const names = new Set(others.map(({ name }) => name))
    const first = Math.floor(Math.random() * count)
    for (let step = 0; step < count && !this.stopping.signal.aborted; step += 1) {
      const shard = (first + step) % count
      const [isHeldElsewhere, isWanted] = [names.has(this.lease(shard)), names.has(standbyLease(shard, count))]
      if (isHeldElsewhere) this.heldBefore.add(shard)
      if (this.busy.has(shard)) continue
      if (this.connections.has(shard)) {
        if (!isWanted || own.includes(shard) || !this.isHeld(shard)) continue
        await this.fallSilent(shard)
        await this.release(shard)
        log.info({ shard }, 'shard handed over')
      } else if (own.includes(shard)) await this.standBy(shard)
      else if (isHeldElsewhere || isWanted) this.freeSince.delete(shard)
      else await this.takeAbandoned(shard)
    }
  }

  /** A process that has gone may not have announced its last changes, so look for them. */
  private sweepAfterExits(others: readonly Lease[]): void {
    const before = this.others
    this.others = new Set(others.map(({ holder }) => holder.id))
    if ([...before].some((one) => !this.others.has(one))) void this.sweepSafely()
  }

  private async takeAbandoned(shard: number): Promise<void> {
    const { leases, count, log } = this.parts
    const { abandonedAfterMs, startGapMs } = this.times
    const since = this.freeSince.get(shard) ?? performance.now()
    this.freeSince.set(shard, since)
    const waitMs = abandonedAfterMs + (this.heldBefore.has(shard) ? 0 : count * startGapMs)
    if (performance.now() - since < waitMs || (await leases.take(this.lease(shard)))) return
    this.freeSince.delete(shard)
    log.warn({ shard }, 'shard abandoned: taking over')
    await this.open(shard)
  }

  private async sweep(): Promise<void> {
    const { count, sweep } = this.parts
    const held = this.held
    if (held.length === 0) return
    await sweep({ count, held })
    for (const shard of held) await this.connections.get(shard)?.showAll()
  }

  /** Repeats work at an interval, and sooner after a failure. Never rejects. */
  private async repeat(every: number, work: () => Promise<void>): Promise<void> {
    const { signal } = this.stopping
    for (let wait = every; ;) {
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      try {
        await work()
        wait = every
      } catch (error) {
        this.parts.log.error({ err: error }, 'shard check failed')
        wait = Math.min(every, this.times.checkMs)
      }
    }
  }
}

/** Which of the other processes holds a lease. */
function holderOf(name: string, others: readonly Lease[]): string | undefined {
  return others.find((lease) => lease.name === name)?.holder.id
}

function heldSentence({ name, holder }: Lease): string {
  const named = parseLease(name)
  const which = named && named.count > 1 ? `shard ${named.shard} of ${named.count} on this database` : 'this database'
  return `Questmaster plays on ${which} already (${holderName(holder)}): stop that one first, or set STANDBY=on to come after it.`
}
