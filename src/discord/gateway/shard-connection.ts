import { FATAL_CLOSE_CODES } from './login.ts'
import { waitAfter } from '../rest/backoff.ts'
import { GatewaySession, type Ending, type Listeners, type GatewaySessionParts } from './session.ts'
import type { ResumableSession, GatewayInfo } from './messages.ts'

export interface ShardConnectionParts extends Omit<GatewaySessionParts, 'url' | 'session'> {
  /** The latest gateway information. */
  readonly told: () => GatewayInfo
  /** Requests fresh gateway information. `told` returns it once it has arrived. */
  readonly askAgain: () => void
}

/**
 * The first wait after a stable connection: Discord still accepts answers to presses then. Jitter adds up to as much
 * again.
 */
const SOON_MS = 250
/** A connection counts as stable, and the next wait is short, once the bot has been let in for this time. */
const STOOD_MS = 5000
/** Failed tries in a row after which a session resumes at the general address, and after which it is given up. */
const [ELSEWHERE_AFTER, LOST_AFTER] = [2, 6]
/**
 * Discord lets sessions begin one every five seconds, and revokes a bot's token after a thousand in a day. After
 * several starts in an hour, each further start waits twice as long as the one before.
 */
const [BETWEEN_STARTS_MS, LONGEST_BETWEEN_STARTS_MS] = [5000, 300_000]
const [STARTS_BEFORE_WAITS_GROW, HOUR_MS] = [4, 3_600_000]
/** How often the bot asks again while Discord lets no session begin. */
const ASK_EVERY_MS = 600_000
const SPREAD = 0.25

/** Keeps a bot connected. Whatever the gateway says, the line retries at growing intervals until it is closed. */
export class ShardConnection {
  private readonly parts: ShardConnectionParts
  private session: ResumableSession | null = null
  private talk: GatewaySession | null = null
  /** When sessions began within the last hour. */
  private starts: number[] = []
  /** How many tries in a row have led to no stable connection. */
  private row = 0
  private isOpen = true
  private wakeUp: () => void = () => undefined
  private isLetIn: () => void = () => undefined
  /** Whether the line has reported a failure since the bot was last let in. It doesn't report each of many in a row. */
  private hasFailed = false

  constructor(parts: ShardConnectionParts) {
    this.parts = parts
  }

  get isReady(): boolean {
    return this.talk?.isReady === true
  }

  send(packet: object): void {
    if (this.isReady) this.talk?.send(packet)
  }

  /** Waits until the bot is let in for the first time, and keeps it connected from then on. Rejects if it never is. */
  async open(): Promise<void> {
    const letIn = new Promise<void>((done) => (this.isLetIn = done))
    const never = this.run().then(() => Promise.reject(new Error('login refused')))
    await Promise.race([letIn, never])
  }

  /** Connects until the line is closed, or Discord refuses the bot. Never rejects. */
  private async run(): Promise<void> {
    while (this.isOpen) {
      if (!this.session) await this.untilOneMayBegin()
      if (!this.isOpen) return
      const { code, stoodMs } = await this.connection()
      if (FATAL_CLOSE_CODES.includes(code)) return
      this.row = stoodMs >= STOOD_MS ? 0 : this.row + 1
      if (this.row >= ELSEWHERE_AFTER) this.parts.askAgain()
      if (this.row >= LOST_AFTER) this.move(null)
      await this.sleep(this.waitAfter(this.row))
    }
  }

  close(): void {
    this.isOpen = false
    this.talk?.leave()
    this.wakeUp()
  }

  private async untilOneMayBegin(): Promise<void> {
    await this.sleep(this.waitToStart())
    while (this.isOpen && this.parts.told().remaining < 1) {
      this.parts.askAgain()
      await this.sleep(Math.min(this.parts.told().resetAfterMs, ASK_EVERY_MS))
    }
  }

  private connection(): Promise<Ending> {
    return new Promise((done) => {
      this.talk = new GatewaySession(
        { ...this.parts, listeners: this.listeners(), url: this.url(), session: this.session },
        done,
      )
    })
  }

  private listeners(): Listeners {
    const { listeners } = this.parts
    const letIn = () => {
      this.hasFailed = false
      this.isLetIn()
    }
    return {
      ...listeners,
      greeted: () => {
        if (!this.session) this.starts.push(this.parts.timers.now())
        listeners.greeted()
      },
      session: (session) => this.move(session),
      ready: (data) => (letIn(), listeners.ready(data)),
      resumed: () => (letIn(), listeners.resumed()),
      failed: (error) => {
        if (!this.hasFailed) listeners.failed(error)
        this.hasFailed = true
      },
    }
  }

  /** Where a session resumes, if that address is as secure as the one where it began. */
  private url(): string {
    const { url } = this.parts.told()
    const own = this.row < ELSEWHERE_AFTER ? this.session?.url : null
    return own != null && new URL(own).protocol === new URL(url).protocol ? own : url
  }

  private move(session: ResumableSession | null): void {
    this.session = session
    this.parts.listeners.session(session)
  }

  private waitAfter(row: number): number {
    const chance = this.parts.chance()
    return row === 0 ? SOON_MS * (1 + chance) : waitAfter(row, 0, chance)
  }

  private waitToStart(): number {
    const now = this.parts.timers.now()
    this.starts = this.starts.filter((at) => now - at < HOUR_MS)
    const last = this.starts.at(-1)
    if (last === undefined) return 0
    const doubled = Math.max(0, this.starts.length - STARTS_BEFORE_WAITS_GROW)
    const between = Math.min(BETWEEN_STARTS_MS * 2 ** doubled, LONGEST_BETWEEN_STARTS_MS)
    return last + between * (1 + SPREAD * this.parts.chance()) - now
  }

  private sleep(ms: number): Promise<void> {
    if (ms <= 0 || !this.isOpen) return Promise.resolve()
    return new Promise((done) => {
      const callOff = this.parts.timers.after(ms, done)
      this.wakeUp = () => {
        callOff()
        done()
      }
    })
  }
}
