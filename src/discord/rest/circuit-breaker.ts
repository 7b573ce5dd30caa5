/** Discord bans an address for a while after ten thousand refused requests in ten minutes. */
const WINDOW_MS = 600_000
/**
 * At half of that nothing is asked any more: other programs at the same address may be refused as well, and what is under way still
 * arrives.
 */
export const MAX_REFUSED = 5000
/** Requests begin again once so much of the room is free, or they would stop again at the next refusal. */
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

  /** `shares`: how many processes share the address. `now`: milliseconds by a clock that nobody sets. */
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
