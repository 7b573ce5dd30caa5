import { open, type FileHandle } from 'node:fs/promises'

/** Makes what was written to a file outlive a power cut, off the main thread: one flush for all who wait at the same time. */
export class Flusher {
  private readonly path: string
  /** Opened once: the file stays where it is as long as it is written to. */
  private file: Promise<FileHandle> | undefined
  private underWay: Promise<void> = Promise.resolve()
  private next: Promise<void> | undefined
  private waiting = 0

  constructor(path: string) {
    this.path = path
  }

  /** Waits until the disk has all that was written so far. Rejects with what the system says if it cannot be flushed. */
  flush(): Promise<void> {
    // One that is under way may have begun before the last write: the next is for all who come meanwhile.
    this.next ??= this.asked()
    return this.next
  }

  /** Waits for all flushes that have been asked for, whatever comes of them; `undefined` if there are none. */
  get pending(): Promise<void> | undefined {
    return this.waiting === 0 ? undefined : (this.next ?? this.underWay).catch(() => undefined)
  }

  /** Waits for what is under way, and lets the file go. */
  async close(): Promise<void> {
    await this.pending
    const file = await this.file?.catch(() => undefined)
    this.file = undefined
    await file?.close()
  }

  private async asked(): Promise<void> {
    this.waiting += 1
    await this.underWay
    const done = this.begun()
    this.underWay = done.catch(() => undefined)
    this.next = undefined
    try {
      await done
    } finally {
      this.waiting -= 1
    }
  }

  private async begun(): Promise<void> {
    this.file ??= open(this.path, 'r+')
    const file = await this.file
    await file.datasync()
  }
}
