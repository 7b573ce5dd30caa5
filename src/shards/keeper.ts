import { setTimeout as pause } from 'node:timers/promises'
import type { Lease, Shards } from '../tables/model/store.ts'
import { nameOf } from './holder.ts'
import { LEASE_TIMES, type Leases } from './leases.ts'
import { CONNECTIONS_APART, leaseOn, leaseOnLoan, leaseOnSilence, leaseToFollow, namedBy } from './names.ts'

/** How long things take that others wait for, in milliseconds. */
export interface KeeperTimes {
  /** Whoever comes after another looks so often whether it is their turn. */
  readonly looks: number
  /** Without being told to stand by, a process waits so long for a lease whose holder may be gone. */
  readonly patience: number
  /** So often it is looked how all shards are held. */
  readonly looksRound: number
  /** A shard that nobody has had for so long is taken over by whoever sees it: a restart is quicker. */
  readonly abandoned: number
  /** And for so much longer for each shard there is, if nobody has been seen with it: all may be about to begin, one after another. */
  readonly entry: number
  /** So often it is looked for what was not heard of. */
  readonly sweeps: number
}

const TIMES: KeeperTimes = {
  looks: 250,
  patience: LEASE_TIMES.holds + 4000,
  looksRound: 2000,
  abandoned: 10_000,
  entry: CONNECTIONS_APART,
  sweeps: 60_000,
}

/** A shard cannot be had. The message is one sentence for whoever runs this. */
export class ShardHeld extends Error {
  override readonly name = 'ShardHeld'
}

/** A connection to Discord for one shard. */
export interface Connection {
  /** Answers from now on, and shows nothing yet: another process still finishes that. */
  answer(): void
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
  readonly times?: KeeperTimes
}

/**
 * Keeps the shards of this process. Each is answered as soon as its lease is had, and left when that is lost. Whoever waits for a lease is
 * connected already, so that a shard passes from one process to the next within a press. A shard that nobody holds is taken over
 * by anybody, and given to whoever it is for once they stand by.
 */
export class ShardKeeper {
  private readonly parts: KeeperParts
  private readonly times: KeeperTimes
  private readonly connections = new Map<number, Connection>()
  private readonly underWay = new Set<number>()
  private readonly freeSince = new Map<number, number>()
  /** Shards that somebody else has had. */
  private readonly seen = new Set<number>()
  /** Shards for which another process is known to stand by. */
  private readonly rivalled = new Set<number>()
  /** Who else had a lease when it was looked last. */
  private others: ReadonlySet<string> = new Set()
  private readonly ended = new AbortController()

  constructor(parts: KeeperParts) {
    this.parts = parts
    this.times = parts.times ?? TIMES
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
   * Then nothing is held.
   */
  async begin(): Promise<void> {
    const { leases, own } = this.parts
    leases.begin({ lost: (name) => this.lost(name), sureAgain: (name) => this.sureAgain(name) })
    try {
      await this.takeOwn()
      // Discord lets the connections of one bot in one after another.
      for (const shard of own) await (leases.has(this.lease(shard)) ? this.open(shard) : this.standBy(shard))
    } catch (error) {
      await this.stop()
      throw error
    }
    void this.repeat(this.times.looksRound, () => this.lookRound())
    void this.repeat(this.times.sweeps, () => this.sweep())
  }

  /** Something that others have done may not have been heard of: it is looked for. Never rejects. */
  async lookAgain(): Promise<void> {
    try {
      await this.sweep()
    } catch (error) {
      this.parts.log.error({ err: error }, 'shards could not be looked at')
    }
  }

  /**
   * Before the end: where nobody stands by, tables are told that the bot goes away; elsewhere whoever stands by answers from now on. Never
   * rejects.
   */
  async sayAway(): Promise<void> {
    this.ended.abort()
    const names = await this.namesOfOthers().catch((error: unknown) => {
      this.parts.log.warn({ err: error }, 'it is not known who stands by')
      return new Set<string>()
    })
    const saying = this.held.map(async (shard) => {
      if (names.has(leaseToFollow(shard, this.parts.count))) await this.fallSilent(shard)
      else await this.connections.get(shard)?.sayAway()
    })
    await Promise.allSettled(saying)
  }

  /** Looks and waits no more; what is held is closed, given back and left, in this order: nobody is without an answer meanwhile. */
  async stop(): Promise<void> {
    this.ended.abort()
    const connections = [...this.connections]
    await Promise.all(connections.map(([shard, connection]) => this.carefully(shard, connection.close())))
    await this.parts.leases.stop()
    await Promise.all(connections.map(([shard, connection]) => this.carefully(shard, connection.leave())))
  }

  private lease(shard: number): string {
    return leaseOn(shard, this.parts.count)
  }

  private async namesOfOthers(): Promise<ReadonlySet<string>> {
    return new Set((await this.parts.leases.others()).map(({ name }) => name))
  }

  /** Takes those of the own shards that can be had, and waits for a while for whoever may be gone. */
  private async takeOwn(): Promise<void> {
    const { own, log } = this.parts
    const until = performance.now() + this.times.patience
    for (let isFirst = true; ; isFirst = false) {
      const trouble = await this.takeSome()
      if (trouble === null) return
      if (performance.now() >= until) throw new ShardHeld(trouble)
      if (isFirst) log.info({ shards: own, why: trouble }, 'waiting for a lease to run out')
      // Two that are in each other's way do not try in one moment again.
      await pause(this.times.looks * (0.5 + Math.random()))
    }
  }

  /** Takes what can be had now: `null` if there is something to begin with, else why not; nothing is taken then. */
  private async takeSome(): Promise<string | null> {
    const { leases, own, standsBy } = this.parts
    const before = await this.dividedOtherwise()
    if (before) return before
    const inTheWay = await Promise.all(own.map((shard) => leases.take(this.lease(shard))))
    // Another may have begun in the same moment.
    const after = await this.dividedOtherwise()
    if (after) {
      await Promise.all(own.map((shard) => leases.give(this.lease(shard))))
      return after
    }
    const [first] = inTheWay
    const mayBegin = standsBy || inTheWay.includes(null) || (await this.hasLent())
    return mayBegin || !first ? null : heldSentence(first)
  }

  /** Whether somebody has one of the own shards who took it over, and gives it back to whoever stands by. */
  private async hasLent(): Promise<boolean> {
    const { own, count } = this.parts
    const names = await this.namesOfOthers()
    return own.some((shard) => names.has(leaseOnLoan(shard, count)))
  }

  /** All processes have to divide servers alike: `null` if they do, else a sentence. */
  private async dividedOtherwise(): Promise<string | null> {
    const { leases, count } = this.parts
    for (const { name, holder } of await leases.others()) {
      const named = namedBy(name)
      if (named && named.count !== count) {
        return `SHARD_COUNT is ${count}, but ${nameOf(holder)} plays on this database with ${named.count}: set the same number, or stop that one first.`
      }
    }
    return null
  }

  /** Answers for a shard whose lease is had. */
  private async open(shard: number): Promise<void> {
    const { leases, own, count, connect } = this.parts
    this.underWay.add(shard)
    try {
      if (!own.includes(shard)) await leases.take(leaseOnLoan(shard, count))
      const connection = await connect(shard)
      this.connections.set(shard, connection)
      // It may have been lost meanwhile, when there was nothing to close yet.
      if (leases.has(this.lease(shard))) await this.begun(shard, connection)
      else await this.putDown(shard)
    } catch (error) {
      await this.putDown(shard)
      throw error
    } finally {
      this.underWay.delete(shard)
    }
  }

  /** Connects for a shard that another process has, and takes it as soon as that lets go. */
  private async standBy(shard: number): Promise<void> {
    const { leases, count, log } = this.parts
    const next = leaseToFollow(shard, count)
    const rival = (await leases.others()).find(({ name }) => name === next)
    if (rival) return this.standsBehind(shard, rival)
    this.underWay.add(shard)
    try {
      const connection = await this.parts.connect(shard)
      // Only now: whoever has the shard may let go from then on, relying on us.
      const quicker = await leases.take(next).catch(async (error: unknown) => {
        await this.carefully(shard, connection.leave())
        throw error
      })
      if (quicker) {
        await this.carefully(shard, connection.leave())
        return this.standsBehind(shard, quicker)
      }
      this.rivalled.delete(shard)
      this.connections.set(shard, connection)
      log.info({ shard }, 'standing by for a shard that another process has')
      void this.follow(shard, connection)
    } finally {
      this.underWay.delete(shard)
    }
  }

  /** Another process stands by for a shard already: that is said once. */
  private standsBehind(shard: number, { holder }: Lease): void {
    if (this.rivalled.has(shard)) return
    this.rivalled.add(shard)
    this.parts.log.warn({ shard, by: nameOf(holder) }, 'another process stands by for a shard')
  }

  /** Waits for whoever has a shard to let go. Never rejects. */
  private async follow(shard: number, connection: Connection): Promise<void> {
    const { leases, count, log } = this.parts
    let isAnswering = false
    while (!this.ended.signal.aborted) {
      let wait = this.times.looks
      try {
        const others = await leases.others()
        const holder = holderOf(this.lease(shard), others)
        if (holder === undefined && (await leases.take(this.lease(shard))) === null) {
          await leases.give(leaseToFollow(shard, count))
          return await this.begun(shard, connection)
        }
        if (!isAnswering && holder !== undefined && holderOf(leaseOnSilence(shard, count), others) === holder) {
          isAnswering = true
          connection.answer()
        }
      } catch (error) {
        log.warn({ err: error, shard }, 'a shard could not be taken')
        wait = this.times.looksRound
      }
      await pause(wait)
    }
  }

  private async begun(shard: number, connection: Connection): Promise<void> {
    const others = await this.parts.leases.others()
    await connection.begin(others.some(({ name }) => namedBy(name)?.kind === 'held'))
    this.parts.log.info({ shard, of: this.parts.count }, 'a shard is held')
  }

  /** Answers nothing more for a shard, and lets whoever stands by know. */
  private async fallSilent(shard: number): Promise<void> {
    const { leases, count, log } = this.parts
    this.connections.get(shard)?.fallSilent()
    try {
      await leases.take(leaseOnSilence(shard, count))
    } catch (error) {
      log.warn({ err: error, shard }, 'whoever stands by could not be told')
    }
  }

  /** Answers and shows a shard no more, once what is under way is done, and gives it back. Never rejects. */
  private async putDown(shard: number): Promise<void> {
    const { leases, count } = this.parts
    const connection = this.connections.get(shard)
    this.connections.delete(shard)
    if (connection) await this.carefully(shard, connection.close())
    await leases.give(this.lease(shard))
    await leases.give(leaseOnSilence(shard, count))
    await leases.give(leaseOnLoan(shard, count))
    if (connection) await this.carefully(shard, connection.leave())
  }

  /** Never rejects. */
  private async carefully(shard: number, work: Promise<void>): Promise<void> {
    try {
      await work
    } catch (error) {
      this.parts.log.error({ err: error, shard }, 'a shard could not be left in good order')
    }
  }

  private lost(name: string): void {
    const named = namedBy(name)
    if (named?.kind !== 'held' || !this.connections.has(named.shard)) return
    // Until it is put down it is not taken again: what is given back then must be what was lost.
    this.underWay.add(named.shard)
    void this.putDown(named.shard).finally(() => this.underWay.delete(named.shard))
  }

  /** What was not shown because it was not certain whether the shard is ours is looked for. */
  private sureAgain(name: string): void {
    const named = namedBy(name)
    if (named?.kind === 'held') void this.lookAgain()
  }

  /** Stands by for what this process is for and has not; takes over what is abandoned; gives back what others are for. */
  private async lookRound(): Promise<void> {
    const { count, own, log } = this.parts
    const others = await this.parts.leases.others()
    this.mindTheGone(others)
    const names = new Set(others.map(({ name }) => name))
    const first = Math.floor(Math.random() * count)
    for (let step = 0; step < count && !this.ended.signal.aborted; step += 1) {
      const shard = (first + step) % count
      const [isHeldElsewhere, isWanted] = [names.has(this.lease(shard)), names.has(leaseToFollow(shard, count))]
      if (isHeldElsewhere) this.seen.add(shard)
      if (this.underWay.has(shard)) continue
      if (this.connections.has(shard)) {
        if (!isWanted || own.includes(shard) || !this.isHeld(shard)) continue
        await this.fallSilent(shard)
        await this.putDown(shard)
        log.info({ shard }, 'a shard is handed over')
      } else if (own.includes(shard)) await this.standBy(shard)
      else if (isHeldElsewhere || isWanted) this.freeSince.delete(shard)
      else await this.takeAbandoned(shard)
    }
  }

  /** What a process has done that is gone now it may not have told: that is looked for. */
  private mindTheGone(others: readonly Lease[]): void {
    const before = this.others
    this.others = new Set(others.map(({ holder }) => holder.id))
    if ([...before].some((one) => !this.others.has(one))) void this.lookAgain()
  }

  private async takeAbandoned(shard: number): Promise<void> {
    const { leases, count, log } = this.parts
    const { abandoned, entry } = this.times
    const since = this.freeSince.get(shard) ?? performance.now()
    this.freeSince.set(shard, since)
    const patience = this.seen.has(shard) ? abandoned : abandoned + count * entry
    if (performance.now() - since < patience || (await leases.take(this.lease(shard)))) return
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

  /** What fails is done again soon. Never rejects. */
  private async repeat(every: number, work: () => Promise<void>): Promise<void> {
    const { signal } = this.ended
    for (let wait = every; ;) {
      await pause(wait, undefined, { signal, ref: false }).catch(() => undefined)
      if (signal.aborted) return
      try {
        await work()
        wait = every
      } catch (error) {
        this.parts.log.error({ err: error }, 'shards could not be looked after')
        wait = Math.min(every, this.times.looksRound)
      }
    }
  }
}

/** Which of the others has a lease. */
function holderOf(name: string, others: readonly Lease[]): string | undefined {
  return others.find((lease) => lease.name === name)?.holder.id
}

function heldSentence({ name, holder }: Lease): string {
  const named = namedBy(name)
  const which = named && named.count > 1 ? `shard ${named.shard} of ${named.count} on this database` : 'this database'
  return `Questmaster plays on ${which} already (${nameOf(holder)}): stop that one first, or set STANDBY=on to come after it.`
}
