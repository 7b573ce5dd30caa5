/** The first millisecond of 2015, the epoch of Discord's ids. */
const DISCORD_EPOCH = 1_420_070_400_000n

/**
 * Generates Discord ids: 42 bits of milliseconds since the Discord epoch, then 22 bits that tell apart the ids of one
 * millisecond. Every id is larger than all earlier ones, so sorting by id sorts by age.
 * Source: https://docs.discord.com/developers/reference#snowflakes
 */
export class Snowflakes {
  readonly #now: () => number
  #last: bigint

  /**
   * @param now the clock
   * @param last the largest id so far (0 for a new world)
   */
  constructor(now: () => number, last = 0n) {
    this.#now = now
    this.#last = last
  }

  next(): string {
    const earliest = (BigInt(Math.trunc(this.#now())) - DISCORD_EPOCH) << 22n
    this.#last = earliest > this.#last ? earliest : this.#last + 1n
    return this.#last.toString()
  }
}

/** The time of an id, in milliseconds since 1970. */
export function timeOf(id: string): number {
  return Number((BigInt(id) >> 22n) + DISCORD_EPOCH)
}

/** Orders two ids by age. */
export function byAge(a: string, b: string): number {
  const difference = BigInt(a) - BigInt(b)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Whether a text has the form of an id. */
export function isSnowflake(text: string): boolean {
  return /^\d{15,20}$/.test(text)
}
