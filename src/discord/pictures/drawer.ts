import { fork, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Topic } from '../../engine/index.ts'
import type { FrameRequest, SceneRequest } from '../../render/index.ts'
import type { Commission, PosterCommission } from './pictures.ts'

/**
 * What a drawing process is sent, as JSON: a game, a view of it, and how it is to be drawn; or what has a face, a scene, a poster,
 * or a picture of a film.
 */
export type Work =
  | readonly [game: string, view: unknown, request: Omit<Commission, 'table' | 'game' | 'view'>]
  | readonly [game: string, topics: readonly Topic[], kind: 'faces']
  | readonly [game: string, scene: SceneRequest, kind: 'scene']
  | readonly [game: string, ended: Pick<PosterCommission, 'view' | 'poster'>, kind: 'poster']
  | readonly [game: string, frame: FrameRequest, kind: 'frame']

/** What it says: that it has started, and what came of each picture. */
export type Reply = 'ready' | Outcome
export type Outcome = { readonly picture: Uint8Array | null } | { readonly error: string }

/** Milliseconds. A busy machine gives a drawing process its time late, and most of all at its start. */
export const PATIENCE = { start: 60_000, picture: 12_000, idle: 300_000 } as const

/** What lets node read TypeScript, wherever it is started. */
const TYPESCRIPT = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

/** Starts a process that draws. `grounds`: the folder of what pictures are drawn on; without one it paints that itself. */
export function startWorker(grounds?: string): ChildProcess {
  return startProcess('./worker.ts', grounds)
}

/** Starts a process that paints the grounds that are not in their folder yet, and ends. */
export function startPreparer(grounds: string): ChildProcess {
  return startProcess('./preparer.ts', grounds)
}

/** Starts a process that makes one film of its pictures, and ends. */
export function startJoining(): ChildProcess {
  return startProcess('./joining.ts')
}

function startProcess(file: string, grounds?: string): ChildProcess {
  return fork(fileURLToPath(new URL(file, import.meta.url)), grounds === undefined ? [] : [grounds], {
    serialization: 'advanced',
    execArgv: ['--import', TYPESCRIPT],
  })
}

interface Listener {
  /** It has started, or is done with a picture. */
  readonly onFree: () => void
  /** It is no more: for want of work if there is no error. */
  readonly onGone: (error: Error | null) => void
}

/** A process that draws one picture at a time. If it freezes it is killed; idle for long, it is ended. */
export class Drawer {
  /** How long it took to start, in milliseconds; null until it has. */
  startedIn: number | null = null
  /** Whether it can draw at once. */
  isFree = false
  /** Whether it has ever drawn anything. */
  isProven = false
  private isGone = false
  private readonly hired = performance.now()
  private readonly child: ChildProcess
  private readonly listener: Listener
  private timer: NodeJS.Timeout | undefined
  private pending: { resolve: (outcome: Outcome) => void; reject: (error: Error) => void } | undefined

  constructor(child: ChildProcess, listener: Listener) {
    this.child = child
    this.listener = listener
    child.on('message', (reply) => this.hear(reply as Reply))
    child.on('error', (error) => this.end(error))
    child.on('exit', (code, signal) => this.end(new Error(`a drawing process has ended (${signal ?? code})`)))
    child.unref()
    child.channel?.unref()
    this.expect(PATIENCE.start, `a drawing process has not started within ${PATIENCE.start} ms`)
  }

  /** Draws one picture within so many milliseconds. Rejects if the process ends or freezes over it. */
  draw(work: string, patience: number): Promise<Outcome> {
    this.isFree = false
    return new Promise((resolve, reject) => {
      this.pending = { resolve, reject }
      this.expect(patience, `a drawing process was frozen: no picture within ${patience} ms`)
      this.child.send(work)
    })
  }

  /** Ends the process, and with it what it draws. */
  end(error: Error | null): void {
    if (this.isGone) return
    this.isGone = true
    this.isFree = false
    clearTimeout(this.timer)
    this.child.kill('SIGKILL')
    this.listener.onGone(error)
    this.pending?.reject(error ?? new Error('no more pictures are drawn'))
  }

  private hear(reply: Reply): void {
    if (this.isGone) return
    const { pending } = this
    this.pending = undefined
    this.startedIn ??= performance.now() - this.hired
    this.isFree = true
    this.expect(PATIENCE.idle, null)
    if (reply !== 'ready') pending?.resolve(reply)
    this.listener.onFree()
  }

  /** Unless something is heard in time, the process is ended. */
  private expect(milliseconds: number, complaint: string | null): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.end(complaint === null ? null : new Error(complaint)), milliseconds)
    this.timer.unref()
  }
}
