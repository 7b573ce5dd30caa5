import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { IN_MEMORY } from './database.ts'

/** The code of the thread: checkpoints on request, on a connection of its own. */
const THREAD_CODE = `
const { parentPort, workerData } = require('node:worker_threads')
const Database = require(workerData.driver)
const database = new Database(workerData.path)
parentPort.on('message', (request) => {
  if (request === 'close') {
    database.close()
    process.exit(0)
  }
  try {
    database.pragma('wal_checkpoint(PASSIVE)')
  } catch {
    // Another connection holds the lock: the next checkpoint will do.
  }
  parentPort.postMessage('done')
})
`

/**
 * Checkpoints the write-ahead log in a thread of its own: a checkpoint syncs the whole database, which takes long on a
 * slow disk, and would block the event loop.
 */
export class WalCheckpoint {
  private readonly path: string
  private worker: Worker | undefined
  private isRunning = false
  private isClosed = false

  constructor(path: string) {
    this.path = path
  }

  /** Starts a checkpoint unless one is running. Returns at once. */
  start(): void {
    if (this.path === IN_MEMORY || this.isRunning || this.isClosed) return
    this.worker ??= this.newWorker()
    this.isRunning = true
    this.worker.postMessage('checkpoint')
  }

  /** Waits for a running checkpoint and ends the thread. */
  async close(): Promise<void> {
    this.isClosed = true
    const { worker } = this
    if (!worker) return
    // Keeps the process alive until the thread has ended.
    worker.ref()
    await new Promise<void>((ended) => {
      worker.once('exit', () => ended())
      worker.postMessage('close')
    })
  }

  private newWorker(): Worker {
    const driver = createRequire(import.meta.url).resolve('better-sqlite3')
    const worker = new Worker(THREAD_CODE, { eval: true, workerData: { driver, path: this.path }, execArgv: [] })
    worker.unref()
    worker.on('message', () => (this.isRunning = false))
    // Without the thread, SQLite itself checkpoints when the log has grown long.
    worker.on('error', () => (this.isClosed = true))
    worker.on('exit', () => (this.worker = undefined))
    return worker
  }
}
