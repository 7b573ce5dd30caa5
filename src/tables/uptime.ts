import type { Clock } from './clock.ts'
import type { Store } from './store.ts'

/** How often it is noted that the bot is up, in milliseconds. */
const BEAT = 60_000
const ALIVE = 'alive'
const DOWN = 'down'

/**
 * The bot's own time: milliseconds since 1970 less all that it was down, as far as it knows. Clocks run in it, so that a
 * night without the bot is charged to nobody. What it noted last before it went down counts; so nobody is charged too much.
 * All processes on one database have the same time, and the bot is up while one of them is.
 */
export class Uptime {
  private readonly store: Store
  private readonly clock: Clock
  private down = 0
  private callOff: () => void = () => undefined

  constructor(store: Store, clock: Clock) {
    this.store = store
    this.clock = clock
  }

  now(): number {
    return this.clock.now() - this.down
  }

  /** A time of the bot's own as a time of the world: if it is still to come, and the bot stays up. */
  toWorld(time: number): number {
    return time + this.down
  }

  fromWorld(time: number): number {
    return time - this.down
  }

  /** Takes up the time where it was left; `isAlone`: no other process of the bot was up meanwhile. Call once at start. */
  async begin(isAlone = true): Promise<void> {
    await this.readDown()
    const alive = await this.noted(ALIVE)
    if (isAlone && alive !== null) {
      this.down += Math.max(0, this.clock.now() - alive)
      await this.store.setMemo(DOWN, String(this.down))
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
    this.callOff = this.clock.after(BEAT, () => void this.beat().catch(() => undefined))
    await this.note()
    // The first of several processes that began in one moment has said it for all of them.
    await this.readDown()
  }

  private async readDown(): Promise<void> {
    this.down = (await this.noted(DOWN)) ?? this.down
  }

  private async noted(name: string): Promise<number | null> {
    const number = Number((await this.store.memo(name)) ?? Number.NaN)
    return Number.isFinite(number) && number >= 0 ? number : null
  }

  private async note(): Promise<void> {
    await this.store.setMemo(ALIVE, String(this.clock.now()))
  }
}
