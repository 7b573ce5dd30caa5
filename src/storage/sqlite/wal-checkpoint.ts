import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { IN_MEMORY } from './database.ts'

/** What the thread does: it has a connection of its own, and carries over as often as it is told. */
const THREAD = `
const { parentPort, workerData } = require('node:worker_threads')
const Database = require(workerData.driver)
const database = new Database(workerData.path)
parentPort.on('message', (what) => {
  if (what === 'close') {
    database.close()
    process.exit(0)
  }
  try {
    database.pragma('wal_checkpoint(PASSIVE)')
  } catch {
    // Somebody else holds it: the next time will do.
  }
  parentPort.postMessage('done')
})
`

/**
 * Carries what was written from the log of writes into the database, in a thread of its own: that flushes the whole
 * database, which may take a slow disk long, and nobody is to wait for it.
 */
export class Carrier {
  private readonly path: string
  private worker: Worker | undefined
  private isCarrying = false
  private isClosed = false

  constructor(path: string) {
    this.path = path
  }

  /** Begins to carry over, unless that is under way. Returns at once. */
  carry(): void {
    if (this.path === IN_MEMORY || this.isCarrying || this.isClosed) return
    this.worker ??= this.begun()
    this.isCarrying = true
    this.worker.postMessage('carry')
  }

  /** Waits until nothing is carried over any more, and ends the thread. */
  async close(): Promise<void> {
    this.isClosed = true
    const { worker } = this
    if (!worker) return
    // Until it has ended, it keeps the process running.
    worker.ref()
    await new Promise<void>((ended) => {
      worker.once('exit', () => ended())
      worker.postMessage('close')
    })
  }

  private begun(): Worker {
    const driver = createRequire(import.meta.url).resolve('better-sqlite3')
    const worker = new Worker(THREAD, { eval: true, workerData: { driver, path: this.path }, execArgv: [] })
    worker.unref()
    worker.on('message', () => (this.isCarrying = false))
    // Without it the database itself carries over, when there is much.
    worker.on('error', () => (this.isClosed = true))
    worker.on('exit', () => (this.worker = undefined))
    return worker
  }
}
