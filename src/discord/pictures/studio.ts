import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Paint, PictureManner } from './pictures.ts'

/** A picture to be drawn. */
export interface Commission {
  readonly number: number
  readonly game: string
  readonly view: unknown
  readonly manner: PictureManner
}

export type Drawn =
  { readonly number: number; readonly png: Uint8Array } | { readonly number: number; readonly error: string }

interface Waiting {
  readonly resolve: (png: Buffer) => void
  readonly reject: (error: Error) => void
  readonly timer: NodeJS.Timeout
}

const PATIENCE = 60_000
/** What lets node read TypeScript, wherever it is started. */
const TYPESCRIPT = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/**
 * Draws pictures in a process of its own: nothing else waits for them, and not even a crash of the drawing library
 * reaches the bot. A process that dies is replaced at the next picture.
 */
export class Studio {
  private worker: ChildProcess | undefined
  private readonly waiting = new Map<number, Waiting>()
  private last = 0

  readonly paint: Paint = (game, view, manner) => {
    this.last += 1
    const number = this.last
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.giveUp(new Error(`no picture within ${PATIENCE} ms`)), PATIENCE)
      this.waiting.set(number, { resolve, reject, timer })
      this.running().send({ number, game, view, manner } satisfies Commission)
    })
  }

  close(): void {
    this.giveUp(new Error('no more pictures are drawn'))
  }

  private running(): ChildProcess {
    if (this.worker?.connected) return this.worker
    const worker = fork(fileURLToPath(new URL('./worker.ts', import.meta.url)), {
      serialization: 'advanced',
      execArgv: ['--import', TYPESCRIPT],
    })
    worker.on('message', (drawn) => this.finish(drawn as Drawn))
    worker.on('error', (error) => this.giveUp(error))
    worker.on('exit', (code, signal) => {
      if (this.worker === worker) this.giveUp(new Error(`the painting process has ended (${signal ?? code})`))
    })
    worker.unref()
    worker.channel?.unref()
    this.worker = worker
    return worker
  }

  private finish(drawn: Drawn): void {
    const waiting = this.waiting.get(drawn.number)
    if (!waiting) return
    this.waiting.delete(drawn.number)
    clearTimeout(waiting.timer)
    if ('png' in drawn) waiting.resolve(Buffer.from(drawn.png))
    else waiting.reject(new Error(drawn.error))
  }

  /** Whatever was to be drawn fails, and the next picture gets a new process. */
  private giveUp(error: Error): void {
    const { worker } = this
    this.worker = undefined
    worker?.kill('SIGKILL')
    for (const { reject, timer } of this.waiting.values()) {
      clearTimeout(timer)
      reject(error)
    }
    this.waiting.clear()
  }
}
