import { setTimeout as pause } from 'node:timers/promises'
import type { Lease, Shards } from '../tables/store.ts'
import { nameOf } from './holder.ts'
import { HOLDS, type Leases } from './leases.ts'
import { leaseOn, leaseToFollow, namedBy } from './names.ts'

/** Whoever comes after another looks so often whether it is their turn, in milliseconds. */
const LOOKS = 250
/** Without being told to stand by, a process waits so long for a lease whose holder may be gone, in milliseconds. */
const PATIENCE = HOLDS + 4000
/** So often it is looked how all shards are held, in milliseconds. */
const LOOKS_ROUND = 2000
/** A shard that nobody has had for so long is taken over by whoever sees it, in milliseconds: a restart is quicker. */
const ABANDONED = 10_000
/** So often it is looked for what was not heard of, in milliseconds. */
const SWEEPS = 60_000

/** A shard cannot be had. The message is one sentence for whoever runs this. */
export class ShardHeld extends Error {
  override readonly name = 'ShardHeld'
}

/** A connection to Discord for one shard. */
export interface Connection {
  /** Answers from now on, and shows what has not been shown; `isOneOfMany`: another process of the bot was up all the time. */
  begin(isOneOfMany: boolean): Promise<void>
  /** Answers nothing more from this moment: another process does. */
  fallSilent(): void
  /** Tells the tables of the shard that the bot is about to be away. */
  sayAway(): Promise<void>
  /** Answers and shows nothing any more, once what is under way is done. */
  close(): Promise<void>
  /** Goes from Discord. */
  leave(): Promise<void>
  /** Looks for what has not been shown. */
  showAll(): Promise<void>
}

export interface KeeperParts {
  readonly leases: Leases
  /** How many shards there are, and which of them this process is for. */
  readonly count: number
  readonly own: readonly number[]
  /** Waits for as long as others have them, instead of giving up. */
  readonly standsBy: boolean
  /** Connects to Discord, to answer and show nothing yet. */
  readonly connect: (shard: number) => Promise<Connection>
  /** Looks for what other processes have written of which was not heard. */
  readonly sweep: (shards: Shards) => Promise<void>
  readonly log: Record<'info' | 'warn' | 'error', (about: object, text: string) => void>
}

/**
 * Keeps the shards of this process. Each is answered as soon as its lease is had, and left when that is lost. Whoever waits for a lease is
 * connected already, so that a shard passes from one process to the next within a press. A shard that nobody holds is taken over
 * by anybody, and given to whoever it is for once they stand by.
 */
export class ShardKeeper {
  private readonly parts: KeeperParts
  private readonly connections = new Map<number, Connection>()
  private readonly underWay = new Set<number>()
  private readonly freeSince = new Map<number, number>()
  private readonly ended = new AbortController()

  constructor(parts: KeeperParts) {
    this.parts = parts
  }

  /** The shards that are held, for certain. */
  get held(): readonly number[] {
    return [...this.connections.keys()].filter((shard) => this.isHeld(shard))
  }

  isHeld(shard: number): boolean {
    return this.parts.leases.isSure(this.lease(shard))
  }

  /**
   * Takes the shards that this process is for: resolves once those that can be had are answered, and the others stood by for. Rejects with
   * `ShardHeld` if it is not to stand by and none can be had, or if others divide servers otherwise; with what connecting rejects with.
   */
  async begin(): Promise<void> {
    const { leases, own, standsBy } = this.parts
    leases.begin({ lost: (name) => this.lost(name), sureAgain: (name) => this.sureAgain(name) })
    if (!(await this.takeSome()) && !standsBy) await this.waitForSome()
    await this.mindCount()
    await Promise.all(own.map((shard) => (leases.has(this.lease(shard)) ? this.open(shard) : this.standBy(shard))))
    void this.repeat(LOOKS_ROUND, () => this.lookRound())
    void this.repeat(SWEEPS, () => this.sweep())
  }

  /** Before the end: where nobody stands by, tables are told that the bot goes away; elsewhere whoever stands by answers from now on. */
  async sayAway(): Promise<void> {
    this.ended.abort()
    const names = new Set((await this.parts.leases.others()).map(({ name }) => name))
    const saying = this.held.map(async (shard) => {
      const connection = this.connections.get(shard)
      if (names.has(leaseToFollow(shard, this.parts.count))) connection?.fallSilent()
      else await connection?.sayAway()
    })
    await Promise.all(saying)
  }

  /** Looks and waits no more; what is held is closed, given back and left, in this order: nobody is without an answer meanwhile. */
  async stop(): Promise<void> {
    this.ended.abort()
    const connections = [...this.connections.values()]
    await Promise.all(connections.map((connection) => connection.close()))
    await this.parts.leases.stop()
    await Promise.all(connections.map((connection) => connection.leave()))
  }

  private lease(shard: number): string {
    return leaseOn(shard, this.parts.count)
  }

  private async takeSome(): Promise<boolean> {
    const { leases, own } = this.parts
    const inTheWay = await Promise.all(own.map((shard) => leases.take(this.lease(shard))))
    return inTheWay.includes(null)
  }

  /** Waits for the first lease whose holder may be gone. */
  private async waitForSome(): Promise<void> {
    const { leases, own, log } = this.parts
    log.info({ shards: own }, 'waiting for a lease to run out')
    const until = performance.now() + PATIENCE
    while (performance.now() < until) {
      await pause(LOOKS)
      if (await this.takeSome()) return
    }
    const [first] = (await leases.others()).filter(({ name }) => own.some((shard) => this.lease(shard) === name))
    if (first) throw new ShardHeld(heldSentence(first))
  }

  /** All processes have to divide servers alike. */
  private async mindCount(): Promise<void> {
    const { leases, count } = this.parts
    for (const { name, holder } of await leases.others()) {
      const named = namedBy(name)
      if (named && named.count !== count) {
        throw new ShardHeld(
          `SHARD_COUNT is ${count}, but ${nameOf(holder)} plays on this database with ${named.count}: set the same number, or stop that one first.`,
        )
      }
    }
  }

  /** Answers for a shard whose lease is had. */
  private async open(shard: number): Promise<void> {
    this.underWay.add(shard)
    try {
      const connection = await this.parts.connect(shard)
      this.connections.set(shard, connection)
      await this.begun(shard, connection)
    } catch (error) {
      await this.parts.leases.give(this.lease(shard))
      throw error
    } finally {
      this.underWay.delete(shard)
    }
  }

  /** Connects for a shard that another process has, and takes it as soon as that lets go. */
  private async standBy(shard: number): Promise<void> {
    const { leases, count, log } = this.parts
    const inTheWay = await leases.take(leaseToFollow(shard, count))
    if (inTheWay) return log.warn({ shard, by: nameOf(inTheWay.holder) }, 'another process stands by for a shard')
    this.underWay.add(shard)
    try {
      this.connections.set(shard, await this.parts.connect(shard))
      log.info({ shard }, 'standing by for a shard that another process has')
      void this.follow(shard)
    } catch (error) {
      await leases.give(leaseToFollow(shard, count))
      throw error
    } finally {
      this.underWay.delete(shard)
    }
  }

  /** Never rejects. */
  private async follow(shard: number): Promise<void> {
    const { leases, count, log } = this.parts
    while (!this.ended.signal.aborted) {
      try {
        if ((await leases.take(this.lease(shard))) === null) {
          await leases.give(leaseToFollow(shard, count))
          const connection = this.connections.get(shard)
          if (connection) await this.begun(shard, connection)
          return
        }
      } catch (error) {
        log.warn({ err: error, shard }, 'a shard could not be taken')
      }
      await pause(LOOKS)
    }
  }

  private async begun(shard: number, connection: Connection): Promise<void> {
    const others = await this.parts.leases.others()
    await connection.begin(others.some(({ name }) => namedBy(name)?.isNext === false))
    this.parts.log.info({ shard, of: this.parts.count }, 'a shard is held')
  }

  /** Gives a shard to whoever stands by for it. */
  private async handOver(shard: number): Promise<void> {
    const connection = this.connections.get(shard)
    connection?.fallSilent()
    await connection?.close()
    this.connections.delete(shard)
    await this.parts.leases.give(this.lease(shard))
    await connection?.leave()
    this.parts.log.info({ shard }, 'a shard is handed over')
  }

  private lost(name: string): void {
    const named = namedBy(name)
    const connection = named && !named.isNext ? this.connections.get(named.shard) : undefined
    if (!named || !connection) return
    this.connections.delete(named.shard)
    const gone = async (): Promise<void> => {
      await connection.close()
      await connection.leave()
    }
    gone().catch((error: unknown) =>
      this.parts.log.error({ err: error, shard: named.shard }, 'a shard could not be left'),
    )
  }

  /** What was not shown because it was not certain whether the shard is ours is looked for. */
  private sureAgain(name: string): void {
    const shard = namedBy(name)?.shard
    const connection = shard === undefined ? undefined : this.connections.get(shard)
    const look = async (): Promise<void> => {
      await this.sweep()
      await connection?.showAll()
    }
    look().catch((error: unknown) => this.parts.log.error({ err: error, shard }, 'a shard could not be looked at'))
  }

  /** Stands by for what this process is for and has not; takes over what is abandoned; gives back what others are for. */
  private async lookRound(): Promise<void> {
    const { leases, count, own } = this.parts
    const names = new Set((await leases.others()).map(({ name }) => name))
    const first = Math.floor(Math.random() * count)
    for (let step = 0; step < count && !this.ended.signal.aborted; step += 1) {
      const shard = (first + step) % count
      const [isHeldElsewhere, isWanted] = [names.has(this.lease(shard)), names.has(leaseToFollow(shard, count))]
      if (this.underWay.has(shard)) continue
      if (this.connections.has(shard)) {
        if (isWanted && !own.includes(shard) && this.isHeld(shard)) await this.handOver(shard)
      } else if (own.includes(shard)) await this.standBy(shard)
      else if (isHeldElsewhere || isWanted) this.freeSince.delete(shard)
      else await this.takeAbandoned(shard)
    }
  }

  private async takeAbandoned(shard: number): Promise<void> {
    const { leases, log } = this.parts
    const since = this.freeSince.get(shard) ?? performance.now()
    this.freeSince.set(shard, since)
    if (performance.now() - since < ABANDONED || (await leases.take(this.lease(shard)))) return
    this.freeSince.delete(shard)
    log.warn({ shard }, 'nobody has a shard: it is taken over')
    await this.open(shard)
  }

  private async sweep(): Promise<void> {
    const { count, sweep } = this.parts
    const held = this.held
    if (held.length === 0) return
    await sweep({ count, held })
    for (const shard of held) await this.connections.get(shard)?.showAll()
  }

  /** Never rejects. */
  private async repeat(every: number, work: () => Promise<void>): Promise<void> {
    const { signal } = this.ended
    for (;;) {
      await pause(every, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      try {
        await work()
      } catch (error) {
        this.parts.log.error({ err: error }, 'shards could not be looked after')
      }
    }
  }
}

function heldSentence({ name, holder }: Lease): string {
  const named = namedBy(name)
  const which = named && named.count > 1 ? `shard ${named.shard} of ${named.count} on this database` : 'this database'
  return `Questmaster plays on ${which} already (${nameOf(holder)}): stop that one first, or set STANDBY=on to come after it.`
}
