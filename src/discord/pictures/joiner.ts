import type { ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import type { Frame, EncodedFilm } from '../../render/finished/film-encoder.ts'
import { startJoining } from './drawer.ts'

/** The input and output of the process that encodes films. */
export interface Joining {
  readonly frames: readonly Frame[]
  /** A film must have fewer bytes than this. */
  readonly most: number
}
export type Joined = { readonly reel: EncodedFilm | null } | { readonly error: string }

/** The longest a film may take. On a busy machine it gets only idle CPU time. */
const FILM_TIMEOUT_MS = 240_000

/** Encodes films one after another, each in a process of its own, which frees its memory at the end. */
export class Joiner {
  private readonly log: Logger
  private readonly start: () => ChildProcess
  private last: Promise<unknown> = Promise.resolve()
  private child: ChildProcess | undefined
  private isClosed = false

  constructor(log: Logger, start = startJoining) {
    this.log = log
    this.start = start
  }

  /** Encodes a film; `null` if none can be small enough. Never rejects. */
  join(frames: readonly Frame[], most: number): Promise<EncodedFilm | null> {
    const joining = this.last.then(() => this.attempt({ frames, most }))
    this.last = joining
    return joining
  }

  /** Stops the current film. From now on the bot makes none. */
  close(): void {
    this.isClosed = true
    this.child?.kill('SIGKILL')
  }

  private async attempt(work: Joining): Promise<EncodedFilm | null> {
    if (this.isClosed || work.frames.length < 2) return null
    try {
      const came = await this.inProcess(work)
      if ('error' in came) throw new Error(came.error)
      return came.reel && { ...came.reel, film: Buffer.from(came.reel.film) }
    } catch (error) {
      if (!this.isClosed) this.log.error({ err: error, pictures: work.frames.length }, 'film failed')
      return null
    }
  }

  private inProcess(work: Joining): Promise<Joined> {
    const child = this.start()
    this.child = child
    child.unref()
    child.channel?.unref()
    let timer: NodeJS.Timeout | undefined
    return new Promise<Joined>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`film not made within ${FILM_TIMEOUT_MS} ms`)), FILM_TIMEOUT_MS)
      timer.unref()
      child.once('message', (came) => resolve(came as Joined))
      child.once('error', reject)
      child.once('exit', (code, signal) => reject(new Error(`process ended (${signal ?? code})`)))
      child.send(work, (error) => {
        if (error) reject(error)
      })
    }).finally(() => {
      clearTimeout(timer)
      this.child = undefined
      child.kill('SIGKILL')
    })
  }
}
