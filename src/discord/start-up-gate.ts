/**
 * Discord accepts a first answer within three seconds. An interaction that has waited this long is not worth a try, in
 * milliseconds.
 */
export const START_TIMEOUT_MS = 2700

/**
 * Whether this process answers interactions: not while another process still does, which may pass some on in a moment,
 * and no longer once another has taken over. Interactions that arrive before the gate opens wait as long as they can
 * still be answered. Uses only the local clock, because Discord's may differ.
 */
export class StartUpGate {
  private readonly patience: number
  private state: 'not yet' | 'open' | 'closed' = 'not yet'
  private waiting: (() => void)[] = []

  private readonly changed: (isOpen: boolean) => void

  /**
   * @param patience the longest time that an interaction waits for the gate to open, in milliseconds
   * @param changed called when the gate opens and when it closes
   */
  constructor(patience = START_TIMEOUT_MS, changed: (isOpen: boolean) => void = () => undefined) {
    this.patience = patience
    this.changed = changed
  }

  open(): void {
    if (this.state === 'closed') return
    this.state = 'open'
    this.changed(true)
    this.release()
  }

  close(): void {
    this.state = 'closed'
    this.changed(false)
    this.release()
  }

  /** Whether to answer an interaction that has just arrived. Resolves once that is known. */
  async passes(): Promise<boolean> {
    if (this.state === 'not yet') await this.known()
    return this.state === 'open'
  }

  get isOpen(): boolean {
    return this.state === 'open'
  }

  private async known(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve)
      timer = setTimeout(resolve, this.patience)
    })
    clearTimeout(timer)
  }

  private release(): void {
    for (const goOn of this.waiting) goOn()
    this.waiting = []
  }
}
