/** Discord takes a first answer within three seconds: one that would come later than this is not worth a try, in milliseconds. */
const IN_TIME = 2700

/**
 * Whether interactions are answered: not yet while another process does so, from which some may come to us in a moment; and not any more
 * once another does. What comes before the gate is opened waits for that as long as it can still be answered.
 */
export class Gate {
  private readonly now: () => number
  private state: 'not yet' | 'open' | 'closed' = 'not yet'
  private waiting: (() => void)[] = []

  constructor(now: () => number) {
    this.now = now
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

  /** Whether an interaction of that time, in milliseconds since 1970, is to be answered, once that is known. */
  async passes(createdAt: number): Promise<boolean> {
    if (this.state === 'not yet') await this.known(createdAt)
    return this.state === 'open'
  }

  get isOpen(): boolean {
    return this.state === 'open'
  }

  private async known(createdAt: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.waiting.push(resolve)
      timer = setTimeout(resolve, Math.max(0, createdAt + IN_TIME - this.now()))
    })
    clearTimeout(timer)
  }

  private release(): void {
    for (const goOn of this.waiting) goOn()
    this.waiting = []
  }
}
