import type { Televised } from '../../src/television/televised.ts'

/** What a television shows, as a test needs it. */
export const televised = (more: Partial<Televised> = {}): Televised => ({
  title: 'The Barrow',
  headline: 'Ann, your move',
  position: 'Turn 3',
  message: 1,
  lines: ['Ann digs.'],
  map: { image: Buffer.from('a map'), alt: 'The barrow with three pits', isMoving: false },
  scene: null,
  ...more,
})

/** A page's stream of events, as its script reads it. */
export class Stream {
  text = ''
  isOver = false
  private readonly reading: Promise<void>
  private readonly abort = new AbortController()
  private wake: () => void = () => undefined

  constructor(link: string) {
    this.reading = this.read(link).catch(() => undefined)
  }

  private async read(link: string): Promise<void> {
    try {
      const response = await fetch(`${link}/live`, { signal: this.abort.signal })
      const decoder = new TextDecoder()
      for await (const chunk of response.body ?? []) {
        this.text += decoder.decode(chunk as Uint8Array, { stream: true })
        this.wake()
      }
    } finally {
      this.isOver = true
      this.wake()
    }
  }

  /** Waits until the stream has brought a text. Rejects if it ends first. */
  async until(wanted: string): Promise<void> {
    while (!this.text.includes(wanted)) {
      if (this.isOver) throw new Error(`the stream has ended without “${wanted}”: ${this.text}`)
      await new Promise<void>((resolve) => (this.wake = resolve))
    }
  }

  /** Waits until the server has closed the stream. */
  async ended(): Promise<void> {
    await this.reading
  }

  async close(): Promise<void> {
    this.abort.abort()
    await this.reading
  }
}
