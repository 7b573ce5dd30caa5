/** Discord bans an address for a while after ten thousand refused requests in ten minutes. */
const WINDOW_MS = 600_000
/**
 * Half of Discord's limit, because other programs at the address may be refused too, and requests in flight still
 * arrive.
 */
export const MAX_REFUSED = 5000
/** The breaker closes below this share of the limit; otherwise the next refusal would open it again. */
const CLOSE_BELOW_SHARE = 0.75
/** A bot with very many shards can still find out whether it is refused. */
const MIN_REFUSED = 100

/** Counts refused requests in a sliding window, and says when nothing may be asked. */
export class CircuitBreaker {
  private readonly most: number
  private readonly now: () => number
  private readonly onChange: (isOpen: boolean, refused: number) => void
  private refused: number[] = []
  private opened = false

  /** `shares`: the number of processes that share the address. `now`: a monotonic clock, in milliseconds. */
  constructor(shares: number, now: () => number, onChange: (isOpen: boolean, refused: number) => void) {
    this.most = Math.max(MIN_REFUSED, Math.floor(MAX_REFUSED / Math.max(1, shares)))
    this.now = now
    this.onChange = onChange
  }

  /** A request was refused with 401, 403 or 429. */
  note(): void {
    this.refused.push(this.now())
    this.look()
  }

  /** Whether nothing may be asked at the moment. */
  get isOpen(): boolean {
    if (this.opened) this.look()
    return this.opened
  }

  private look(): void {
    const { length } = this.refused
    if (length >= this.most || this.opened) this.forgetOld()
    const isOpen = this.refused.length >= (this.opened ? this.most * CLOSE_BELOW_SHARE : this.most)
    if (isOpen === this.opened) return
    this.opened = isOpen
    this.onChange(isOpen, this.refused.length)
  }

  private forgetOld(): void {
    const since = this.now() - WINDOW_MS
    const first = this.refused.findIndex((at) => at > since)
    this.refused = first < 0 ? [] : this.refused.slice(first)
  }
}
