import { Collection, type WebSocketOptions } from 'discord.js'
import { GatewayUnreachable, SessionLimitReached } from './login.ts'
import { waitAfter } from '../rest/backoff.ts'
import type { Listening } from './listening.ts'
import { ShardConnection } from './shard-connection.ts'
import type { Dial, Listeners, Timers, Wire } from './session.ts'
import { openSocket } from './wire.ts'
import { gatewayInfoIn, type ResumableSession, type GatewayInfo } from './messages.ts'

type Build = NonNullable<WebSocketOptions['buildStrategy']>
type Manager = Parameters<Build>[0]
type Strategy = ReturnType<Build>
type Information = Awaited<ReturnType<Manager['fetchGatewayInformation']>>

/** How often the bot asks for the gateway's address before it connects, if the answer is malformed. */
const TRIES = 4
const timers: Timers = {
  now: () => performance.now(),
  after(ms, what) {
    const timer = setTimeout(what, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * How the client connects to the gateway, in this thread or in one that listens. Its own strategy trusts any answer, so
 * a bad one makes it retry without a pause, wait for ever, or end the process.
 */
export function shardConnections(listening: Listening | null): Build {
  return (manager) => new Lines(manager, listening)
}

class Lines implements Strategy {
  private readonly manager: Manager
  private readonly listening: Listening | null
  private readonly lines = new Map<number, ShardConnection>()
  private readonly closing = new Set<Promise<void>>()
  private told: GatewayInfo | null = null
  private isAsking = false

  constructor(manager: Manager, listening: Listening | null) {
    this.manager = manager
    this.listening = listening
    manager.fetchGatewayInformation = () => this.information()
  }

  async spawn(shards: number[]): Promise<void> {
    const told = (this.told ??= await this.firstTold())
    const { options } = this.manager
    const count = await this.manager.getShardCount()
    for (const shard of shards) {
      const identity = {
        properties: options.identifyProperties,
        intents: options.intents,
        compress: false,
        shard: [shard, count],
        ...(options.largeThreshold !== null && { large_threshold: options.largeThreshold }),
        ...(options.initialPresence !== null && { presence: options.initialPresence }),
      }
      const line = new ShardConnection({
        speaker: { token: options.token, identity },
        listeners: this.listeners(shard, count),
        told: () => this.told ?? told,
        askAgain: () => void this.askAgain(),
        dial: (url, hearing) => this.dial(url, hearing),
        timers,
        chance: Math.random,
      })
      this.lines.set(shard, line)
    }
  }

  async connect(): Promise<void> {
    await Promise.all([...this.lines.values()].map((line) => line.open()))
  }

  async destroy(): Promise<void> {
    for (const line of this.lines.values()) line.close()
    this.lines.clear()
    await Promise.all(this.closing)
    await this.listening?.stop()
  }

  /** Queues nothing: while there is no connection, there is nothing to send. */
  send(shard: number, packet: object): void {
    this.lines.get(shard)?.send(packet)
  }

  fetchStatus(): Awaited<ReturnType<Strategy['fetchStatus']>> {
    const [connecting, ready] = [1, 3]
    const states = [...this.lines].map(([shard, { isReady }]) => [shard, isReady ? ready : connecting] as const)
    // The client's own collections are of an older version, but work just as well.
    return new Collection(states) as unknown as Awaited<ReturnType<Strategy['fetchStatus']>>
  }

  private listeners(shardId: number, shardCount: number): Listeners {
    const { options } = this.manager
    // The words are the client's own.
    const tell = (word: string, about: object = {}) => {
      const emit = this.manager.emit.bind(this.manager) as unknown as (word: string, about: object) => boolean
      emit(word, { ...about, shardId })
    }
    const noted = (session: ResumableSession): Parameters<typeof options.updateSessionInfo>[1] => {
      const { id, sequence, url } = session
      return { sessionId: id, sequence, resumeURL: url ?? '', shardId, shardCount }
    }
    return {
      session: (session) => void options.updateSessionInfo(shardId, session && noted(session)),
      greeted: () => tell('hello'),
      ready: (data) => tell('ready', { data }),
      resumed: () => tell('resumed'),
      happened: (data) => tell('dispatch', { data }),
      beaten: ({ at, ms }) => tell('heartbeat', { ackAt: at + ms, heartbeatAt: at, latency: ms }),
      failed: (error) => tell('error', { error }),
      closed: (code) => tell('closed', { code }),
    }
  }

  private dial(url: string, hearing: Parameters<Dial>[1]): Wire {
    const { version, encoding } = this.manager.options
    const address = new URL(url)
    address.search = new URLSearchParams({ v: version, encoding }).toString()
    let isGone: () => void = () => undefined
    const closing = new Promise<void>((done) => (isGone = done))
    const closed = (code: number): void => {
      this.closing.delete(closing)
      isGone()
      hearing.closed(code)
    }
    const { send, close } = (this.listening?.dial ?? openSocket)(address.href, { ...hearing, closed })
    return {
      send,
      close: (code) => {
        this.closing.add(closing)
        close(code)
      },
    }
  }

  /**
   * The information that the client requests before it connects. Of the limits it needs only whether a session may
   * begin.
   */
  private async information(): Promise<Information> {
    const { url, remaining, resetAfterMs } = (this.told ??= await this.firstTold())
    if (remaining < 1) throw new SessionLimitReached(resetAfterMs)
    const limit = { total: remaining, remaining, reset_after: resetAfterMs, max_concurrency: 1 }
    return { url, shards: 1, session_start_limit: limit }
  }

  private async firstTold(): Promise<GatewayInfo> {
    for (let tries = 1; tries <= TRIES; tries += 1) {
      const told = gatewayInfoIn(await this.ask())
      if (told) return told
      if (tries < TRIES) await new Promise((next) => setTimeout(next, waitAfter(tries, 0, Math.random())))
    }
    throw new GatewayUnreachable()
  }

  /** A malformed or missing answer changes nothing. Never rejects. */
  private async askAgain(): Promise<void> {
    if (this.isAsking) return
    this.isAsking = true
    const answer = await this.ask().catch(() => null)
    this.told = gatewayInfoIn(answer) ?? this.told
    this.isAsking = false
  }

  private ask(): Promise<unknown> {
    return this.manager.options.rest.get('/gateway/bot')
  }
}
