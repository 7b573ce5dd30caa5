import type { Clock } from '../kit/clock.ts'
import type { Store } from '../model/store.ts'

/** The time since the last heartbeat is not counted, so after a crash clocks and computers wait this long at most. */
const HEARTBEAT_MS = 10_000
/** Smaller differences come from reading two clocks one after the other. */
const CLOCK_JITTER_MS = 10
const ALIVE = 'alive'
const DOWN = 'down'

/**
 * The bot's own time: milliseconds since 1970 minus all known downtime. Clocks run in it, so that a night without the
 * bot costs nobody any time. Downtime counts from the last heartbeat, so no player is charged too much. All processes
 * on one database share this time, and the bot is up while any of them is. Changes to the machine's clock do not affect
 * it.
 */
export class Uptime {
  private readonly store: Store
  private readonly clock: Clock
  private down = 0
  /** Lead of wall-clock time when last computed. */
  private known = 0
  /** The first readings of the wall clock and the monotonic clock, taken together. */
  private readonly first: { readonly at: number; readonly steady: number }
  private callOff: () => void = () => undefined

  constructor(store: Store, clock: Clock) {
    this.store = store
    this.clock = clock
    this.first = { at: clock.now(), steady: this.steady() }
  }

  now(): number {
    return this.unset() - this.down
  }

  /** Converts the bot's own time to wall-clock time. A future time is exact if the bot stays up until then. */
  toWorld(time: number): number {
    return time + this.ahead()
  }

  fromWorld(time: number): number {
    return time - this.ahead()
  }

  /**
   * Lead of wall-clock time in milliseconds. It stays constant until somebody sets the clock or the bot goes down, so
   * that a fixed deadline is always displayed as the same time.
   */
  ahead(): number {
    const ahead = this.clock.now() - this.now()
    if (Math.abs(ahead - this.known) > CLOCK_JITTER_MS) this.known = ahead
    return this.known
  }

  /** The machine's clock as if nobody had set it since the start, in whole milliseconds, as they are stored. */
  private unset(): number {
    return Math.round(this.first.at + this.steady() - this.first.steady)
  }

  private steady(): number {
    return this.clock.steady?.() ?? this.clock.now()
  }

  /**
   * Resumes the time from the last heartbeat; `isAlone`: no other process of the bot was up meanwhile. Call once at the
   * start.
   */
  async begin(isAlone = true): Promise<void> {
    await this.readDown()
    const alive = await this.noted(ALIVE)
    if (isAlone && alive !== null) {
      // Negative if somebody has set the clock back meanwhile.
      this.down += this.unset() - alive
      await this.store.notes.setMemo(DOWN, String(this.down))
    }
    await this.beat()
  }

  /** Records that the bot was up until now. */
  async end(): Promise<void> {
    this.callOff()
    await this.note()
  }

  /** Continues after failures: time during which the database cannot be written must not count as downtime. */
  private async beat(): Promise<void> {
    this.callOff()
    this.callOff = this.clock.after(HEARTBEAT_MS, () => void this.beat().catch(() => undefined))
    await this.note()
    // If several processes start at the same moment, the first has recorded the downtime for all of them.
    await this.readDown()
  }

  private async readDown(): Promise<void> {
    this.down = (await this.noted(DOWN)) ?? this.down
  }

  private async noted(name: string): Promise<number | null> {
    const number = Number((await this.store.notes.memo(name)) ?? Number.NaN)
    return Number.isFinite(number) ? number : null
  }

  private async note(): Promise<void> {
    await this.store.notes.setMemo(ALIVE, String(this.unset()))
  }
}
