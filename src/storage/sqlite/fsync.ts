import { open, type FileHandle } from 'node:fs/promises'

/** Syncs a file to the disk off the main thread, once for all callers that wait at the same time. */
export class Fsync {
  private readonly path: string
  /** Opened once: the file keeps its place while it is in use. */
  private file: Promise<FileHandle> | undefined
  private running: Promise<void> = Promise.resolve()
  private next: Promise<void> | undefined
  private waiting = 0

  constructor(path: string) {
    this.path = path
  }

  /** Resolves once the disk has everything written so far. Rejects with the error of the system. */
  flush(): Promise<void> {
    // A running sync may have started before the last write, so all callers share the one after it.
    this.next ??= this.syncAfterRunning()
    return this.next
  }

  /** Resolves once the requested syncs have ended, successfully or not; `undefined` if none is pending. */
  get pending(): Promise<void> | undefined {
    return this.waiting === 0 ? undefined : (this.next ?? this.running).catch(() => undefined)
  }

  async close(): Promise<void> {
    await this.pending
    const file = await this.file?.catch(() => undefined)
    this.file = undefined
    await file?.close()
  }

  private async syncAfterRunning(): Promise<void> {
    this.waiting += 1
    await this.running
    const done = this.sync()
    this.running = done.catch(() => undefined)
    this.next = undefined
    try {
      await done
    } finally {
      this.waiting -= 1
    }
  }

  private async sync(): Promise<void> {
    this.file ??= open(this.path, 'r+')
    const file = await this.file
    await file.datasync()
  }
}
