import { GatewayCloseCodes as Close, GatewayDispatchEvents, GatewayOpcodes as Op } from 'discord.js'
import { beatIn, packetIn, sessionIn, type Packet, type ResumableSession } from './messages.ts'

/** An open connection. */
export interface Wire {
  send(text: string): void
  /** Closes the connection. That may take a moment, and the connection no longer delivers anything meanwhile. */
  close(code: number): void
}

/** The events of a connection. */
export interface Hearing {
  readonly message: (text: string) => void
  readonly failed: (error: Error) => void
  /** The last event, even if the connection couldn't be opened. */
  readonly closed: (code: number) => void
}

/** Opens a connection. Throws if the address allows none. */
export type Dial = (url: string, hearing: Hearing) => Wire

/** On a monotonic clock. */
export interface Timers {
  /** In milliseconds. */
  now(): number
  /** Returns a function that cancels the timer. */
  after(ms: number, what: () => void): () => void
}

/** The bot's identity on the gateway. */
export interface Speaker {
  readonly token: string
  /** How the bot identifies itself when a session begins. */
  readonly identity: object
}

/** What a connection reports to the rest of the bot. */
export interface Listeners {
  readonly greeted: () => void
  /** The session that begins or has moved on; `null` once the bot no longer has one. */
  readonly session: (session: ResumableSession | null) => void
  readonly ready: (data: object) => void
  readonly resumed: () => void
  readonly happened: (packet: Packet) => void
  readonly beaten: (beat: { readonly at: number; readonly ms: number }) => void
  readonly failed: (error: Error) => void
  readonly closed: (code: number) => void
}

export interface GatewaySessionParts {
  readonly url: string
  /** The session to resume. */
  readonly session: ResumableSession | null
  readonly speaker: Speaker
  readonly dial: Dial
  readonly timers: Timers
  readonly chance: () => number
  readonly listeners: Listeners
}

/** How a connection has ended. */
export interface Ending {
  readonly code: number
  /** How long the bot was let in. */
  readonly stoodMs: number
}

/** Limits for the greeting, for becoming ready after it, and for resuming with all missed events. */
const [GREETED_WITHIN_MS, READY_WITHIN_MS, RESUMED_WITHIN_MS] = [60_000, 15_000, 60_000]
/** The shortest time between two heartbeats, even if the gateway asks for more. */
const LEAST_BETWEEN_BEATS_MS = 1000
/** The bot's own close codes: the session may resume, or is over. */
const [GOES_ON, IS_OVER] = [4200, 1000]

/** After these close codes the session can't resume. */
const OVER: readonly number[] = [
  IS_OVER,
  Close.NotAuthenticated,
  Close.AlreadyAuthenticated,
  Close.InvalidSeq,
  Close.RateLimited,
]

/** One connection to the gateway, until it is closed. A bad message on it ends this connection at most. */
export class GatewaySession {
  private readonly parts: GatewaySessionParts
  private readonly done: (ending: Ending) => void
  private wire: Wire | null = null
  private session: ResumableSession | null
  private state: 'opening' | 'greeted' | 'ready' | 'over' = 'opening'
  private readySince = 0
  private beatEvery = 0
  private beatenAt = -Infinity
  private isAnswered = true
  private stopWaiting: () => void = () => undefined
  private stopBeating: () => void = () => undefined

  /** @param done receives how the connection ended, once */
  constructor(parts: GatewaySessionParts, done: (ending: Ending) => void) {
    this.parts = parts
    this.session = parts.session
    this.done = done
    this.within(GREETED_WITHIN_MS, 'no greeting')
    try {
      this.wire = parts.dial(parts.url, {
        message: (text) => this.hear(text),
        failed: (error) => this.state !== 'over' && parts.listeners.failed(error),
        closed: (code) => this.end(code, OVER.includes(code)),
      })
    } catch (error) {
      parts.listeners.failed(error instanceof Error ? error : new Error(String(error)))
      this.end(GOES_ON, true)
    }
  }

  get isReady(): boolean {
    return this.state === 'ready'
  }

  send(packet: object): void {
    this.wire?.send(JSON.stringify(packet))
  }

  /** Ends the connection and its session. */
  leave(): void {
    this.end(IS_OVER, true)
  }

  private hear(text: string): void {
    const packet = this.state === 'over' ? null : packetIn(text)
    if (!packet) return
    try {
      this.take(packet)
    } catch (error) {
      this.parts.listeners.failed(error instanceof Error ? error : new Error(String(error)))
      // If the rest of the bot doesn't know a session's state, the session would deliver nothing useful.
      this.end(IS_OVER, true)
    }
  }

  private take(packet: Packet): void {
    switch (packet.op) {
      case Op.Hello:
        return this.greet(packet.d)
      case Op.Heartbeat:
        if (this.state !== 'opening' && this.parts.timers.now() - this.beatenAt >= LEAST_BETWEEN_BEATS_MS) this.beat()
        return
      case Op.HeartbeatAck:
        return this.noteAnswered()
      case Op.Reconnect:
        return this.end(GOES_ON, false)
      case Op.InvalidSession:
        return packet.d === true ? this.end(GOES_ON, false) : this.end(IS_OVER, true)
      case Op.Dispatch:
        return this.state === 'opening' ? undefined : this.dispatch(packet)
      default:
        return undefined
    }
  }

  private greet(greeting: unknown): void {
    if (this.state !== 'opening') return
    const { speaker, timers, chance, listeners } = this.parts
    this.state = 'greeted'
    this.beatEvery = beatIn(greeting)
    listeners.greeted()
    // Jitter: bots that connect at once mustn't all send heartbeats at once.
    this.stopBeating = timers.after(this.beatEvery * chance(), () => this.beatOn())
    if (this.session) {
      const { id, sequence } = this.session
      this.within(RESUMED_WITHIN_MS, 'a session that does not go on')
      this.send({ op: Op.Resume, d: { token: speaker.token, session_id: id, seq: sequence } })
    } else {
      this.within(READY_WITHIN_MS, 'no session')
      this.send({ op: Op.Identify, d: { token: speaker.token, ...speaker.identity } })
    }
  }

  private dispatch(packet: Packet): void {
    const { listeners } = this.parts
    if (packet.t === GatewayDispatchEvents.Ready) {
      if (this.state === 'ready' || this.parts.session) return
      const session = sessionIn(packet)
      if (!session) throw new Error('the gateway begins a session that is none')
      this.move(session)
      this.letIn()
      listeners.ready(packet.d as object)
    } else if (this.session) {
      const { s } = packet
      if (s !== null && s > this.session.sequence) this.move({ ...this.session, sequence: s })
      if (packet.t === GatewayDispatchEvents.Resumed) {
        if (this.state === 'ready') return
        this.letIn()
        listeners.resumed()
      }
    } else return
    // Every real event has data. Without it no listener could use the event.
    if (typeof packet.d === 'object' && packet.d !== null) listeners.happened(packet)
  }

  private letIn(): void {
    this.state = 'ready'
    this.readySince = this.parts.timers.now()
    this.stopWaiting()
  }

  private move(session: ResumableSession | null): void {
    this.session = session
    this.parts.listeners.session(session)
  }

  private beatOn(): void {
    // A connection without acknowledgements is dead.
    if (!this.isAnswered) return this.end(GOES_ON, false)
    this.beat()
    this.stopBeating = this.parts.timers.after(this.beatEvery, () => this.beatOn())
  }

  private beat(): void {
    this.beatenAt = this.parts.timers.now()
    this.isAnswered = false
    this.send({ op: Op.Heartbeat, d: this.session?.sequence ?? null })
  }

  private noteAnswered(): void {
    if (this.isAnswered) return
    this.isAnswered = true
    this.parts.listeners.beaten({ at: this.beatenAt, ms: this.parts.timers.now() - this.beatenAt })
  }

  private within(ms: number, what: string): void {
    this.stopWaiting()
    this.stopWaiting = this.parts.timers.after(ms, () => {
      this.parts.listeners.failed(new Error(`the gateway is silent: ${what}`))
      this.end(IS_OVER, true)
    })
  }

  /** `isOver`: the session can't resume. */
  private end(code: number, isOver: boolean): void {
    if (this.state === 'over') return
    const stoodMs = this.isReady ? this.parts.timers.now() - this.readySince : 0
    this.state = 'over'
    this.stopWaiting()
    this.stopBeating()
    this.wire?.close(isOver ? IS_OVER : GOES_ON)
    if (isOver) this.move(null)
    this.done({ code, stoodMs })
    this.parts.listeners.closed(code)
  }
}
