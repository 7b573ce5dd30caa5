/** Discord takes a first answer within three seconds: what has waited for so long is not worth a try, in milliseconds. */
const PATIENCE = 2700

/**
 * Whether interactions are answered: not yet while another process does so, from which some may come to us in a moment; and not any more
 * once another does. What comes before the gate is opened waits for that as long as it can still be answered. By its own clock alone: that
 * of Discord may be another.
 */
export class Gate {
  private readonly patience: number
  private state: 'not yet' | 'open' | 'closed' = 'not yet'
  private waiting: (() => void)[] = []

  /** @param patience how long something waits at most for the gate to be opened, in milliseconds */
  constructor(patience = PATIENCE) {
    this.patience = patience
  }

  open(): void {
    if (this.state === 'closed') return
    this.state = 'open'
    this.release()
  }

  close(): void {
    this.state = 'closed'
    this.release()
  }

  /** Whether an interaction that has just been heard of is to be answered, once that is known. */
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
