import type { Clock } from '../kit/clock.ts'
import type { Store } from '../model/store.ts'

/** How often it is noted that the bot is up, in milliseconds. */
const BEAT = 60_000
/** Two clocks are never read in the same moment: what they differ by so little, in milliseconds, is none of theirs. */
const JITTER = 10
const ALIVE = 'alive'
const DOWN = 'down'

/**
 * The bot's own time: milliseconds since 1970 less all that it was down, as far as it knows. Clocks run in it, so that a
 * night without the bot is charged to nobody. What it noted last before it went down counts; so nobody is charged too much.
 * All processes on one database have the same time, and the bot is up while one of them is. It runs on whatever somebody sets the clock of
 * the machine to.
 */
export class Uptime {
  private readonly store: Store
  private readonly clock: Clock
  private down = 0
  /** How far the world was ahead when that was looked at last. */
  private known = 0
  /** What the clock of the machine said first, and the one that nobody sets at that moment. */
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

  /** A time of the bot's own as a time of the world: if it is still to come, and the bot stays up. */
  toWorld(time: number): number {
    return time + this.ahead()
  }

  fromWorld(time: number): number {
    return time - this.ahead()
  }

  /**
   * How far the world is ahead of the bot's own time, in milliseconds: the same until somebody sets the clock or the bot is down, so that a
   * time that stands is always shown as the same.
   */
  ahead(): number {
    const ahead = this.clock.now() - this.now()
    if (Math.abs(ahead - this.known) > JITTER) this.known = ahead
    return this.known
  }

  /** What the clock of the machine would say, had nobody set it since the start: whole milliseconds, as they are kept. */
  private unset(): number {
    return Math.round(this.first.at + this.steady() - this.first.steady)
  }

  private steady(): number {
    return this.clock.steady?.() ?? this.clock.now()
  }

  /** Takes up the time where it was left; `isAlone`: no other process of the bot was up meanwhile. Call once at start. */
  async begin(isAlone = true): Promise<void> {
    await this.readDown()
    const alive = await this.noted(ALIVE)
    if (isAlone && alive !== null) {
      // Less than nothing, if the clock was set back meanwhile.
      this.down += this.unset() - alive
      await this.store.notes.setMemo(DOWN, String(this.down))
    }
    await this.beat()
  }

  /** Notes that the bot was up until now. */
  async end(): Promise<void> {
    this.callOff()
    await this.note()
  }

  /** Goes on whatever fails: a database that cannot be written for a while must not count as the bot's being down ever after. */
  private async beat(): Promise<void> {
    this.callOff()
    this.callOff = this.clock.after(BEAT, () => void this.beat().catch(() => undefined))
    await this.note()
    // The first of several processes that began in one moment has said it for all of them.
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
