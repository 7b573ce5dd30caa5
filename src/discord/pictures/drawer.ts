import type { ChildProcess, ForkOptions } from 'node:child_process'
import type { Topic } from '../../engine/index.ts'
import { languageNow } from '../../language/index.ts'
import { startProgram } from '../../program.ts'
import type { FrameRequest, SceneRequest } from '../../render/index.ts'
import type { Commission, PosterCommission } from './pictures.ts'

/**
 * What a drawing process draws: a game, a view of it, and how to draw it; or a topic with a face, a scene, a poster, or
 * a frame of a film.
 */
export type Work =
  | readonly [game: string, view: unknown, request: Omit<Commission, 'table' | 'game' | 'view'>]
  | readonly [game: string, topics: readonly Topic[], kind: 'faces']
  | readonly [game: string, scene: SceneRequest, kind: 'scene']
  | readonly [game: string, ended: Pick<PosterCommission, 'view' | 'poster'>, kind: 'poster']
  | readonly [game: string, frame: FrameRequest, kind: 'frame']

/** A picture that was ordered, with the language of its words. */
export interface PictureOrder {
  readonly language: string
  readonly work: Work
}

declare const ORDERED: unique symbol
/** A `PictureOrder` as JSON, made by `ordered` alone. With all that the picture is drawn from, it may be its key. */
export type OrderText = string & { readonly [ORDERED]: true }

/** Orders a picture with words in the language of the moment. */
export function ordered(work: Work): OrderText {
  return JSON.stringify({ language: languageNow(), work } satisfies PictureOrder) as OrderText
}

/** The output of a drawing process: that it has started, and the outcome of each picture. */
export type DrawerReply = 'ready' | DrawerOutcome
export type DrawerOutcome =
  | { readonly picture: Uint8Array | null; readonly digest?: string | undefined }
  /** A card that is drawn from the same as the one before. */
  | { readonly isSame: true }
  | { readonly error: string }

/** The message to a drawing process: its order, and of a card also what the table's card before was drawn from. */
export type DrawerMessage = readonly [order: OrderText, before: string | null]

/**
 * Milliseconds. A busy machine gives a drawing process its CPU time late, above all at its start. `slow`: others no
 * longer wait for a process with such a picture if there may be another. `idle`, `spare`: how long the first process
 * and the others stay without a picture.
 */
export const TIMEOUTS_MS = { start: 60_000, picture: 12_000, slow: 1000, idle: 180_000, spare: 30_000 } as const

/**
 * Starts a drawing process. `grounds`: the folder of the pictures' backgrounds; without one the process paints them
 * itself.
 */
export function startWorker(grounds?: string): ChildProcess {
  return startProcess('worker', grounds)
}

/** Starts a process that paints the missing backgrounds into their folder, and ends. */
export function startPreparer(grounds: string): ChildProcess {
  return startProcess('preparer', grounds)
}

/** Starts a process that encodes one film from its frames, and ends. */
export function startJoining(): ChildProcess {
  return startProcess('joining')
}

/**
 * Keeps a process small, at no cost: a little space for new objects, and for the drawing library one pool of memory
 * instead of one for each thread, beside which large pieces come from the system and go back to it (`man mallopt`).
 */
const thrifty = () =>
  ({
    execArgv: ['--max-semi-space-size=2', '--expose-gc'],
    env: {
      ...process.env,
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    },
  }) satisfies ForkOptions

function startProcess(name: 'worker' | 'preparer' | 'joining', grounds?: string): ChildProcess {
  const args = grounds === undefined ? [] : [grounds]
  return startProgram(`discord/pictures/${name}`, args, { serialization: 'advanced', ...thrifty() })
}

interface Listener {
  /** The process has started, or has finished a picture. */
  readonly onFree: () => void
  /** The process has ended. Without an error it was idle for too long. */
  readonly onGone: (error: Error | null) => void
  /** How long the process stays without a picture, in milliseconds. */
  readonly idleMs: number
}

/** A process had ended before a picture reached it. */
export class Unreached extends Error {}

/** A process that draws one picture at a time. The bot kills it if it freezes, and ends it if it is idle for long. */
export class Drawer {
  /** How long it took to start, in milliseconds; null until it has. */
  startedIn: number | null = null
  /** Whether it can draw now. */
  isFree = false
  /** Whether it has ever drawn anything. */
  isProven = false
  private isGone = false
  private drawingSince: number | null = null
  private readonly hired = performance.now()
  private readonly child: ChildProcess
  private readonly listener: Listener
  private timer: NodeJS.Timeout | undefined
  private pending: { resolve: (outcome: DrawerOutcome) => void; reject: (error: Error) => void } | undefined

  constructor(child: ChildProcess, listener: Listener) {
    this.child = child
    this.listener = listener
    child.on('message', (reply) => this.hear(reply as DrawerReply))
    child.on('error', (error) => this.end(error))
    child.on('exit', (code, signal) => this.end(new Error(`drawing process ended (${signal ?? code})`)))
    child.unref()
    child.channel?.unref()
    this.expect(TIMEOUTS_MS.start, `a drawing process has not started within ${TIMEOUTS_MS.start} ms`)
  }

  /** For how long it has been drawing its picture, in milliseconds; 0 if it has none. */
  get drawingFor(): number {
    return this.drawingSince === null ? 0 : performance.now() - this.drawingSince
  }

  /** Draws one picture. Rejects if the process ends, or freezes for longer than `patience` milliseconds. */
  draw(message: DrawerMessage, patience: number): Promise<DrawerOutcome> {
    this.isFree = false
    this.drawingSince = performance.now()
    return new Promise((resolve, reject) => {
      this.pending = { resolve, reject }
      this.expect(patience, `a drawing process was frozen: no picture within ${patience} ms`)
      this.child.send(message, (error) => {
        if (error) this.end(new Unreached(`a drawing process was gone: ${error.message}`))
      })
    })
  }

  /** Ends the process, and loses its picture. */
  end(error: Error | null): void {
    if (this.isGone) return
    this.isGone = true
    this.isFree = false
    clearTimeout(this.timer)
    this.child.kill('SIGKILL')
    this.listener.onGone(error)
    this.pending?.reject(error ?? new Error('drawing has stopped'))
  }

  private hear(reply: DrawerReply): void {
    if (this.isGone) return
    const { pending } = this
    this.pending = undefined
    this.startedIn ??= performance.now() - this.hired
    this.isFree = true
    this.drawingSince = null
    this.expect(this.listener.idleMs, null)
    if (reply !== 'ready') pending?.resolve(reply)
    this.listener.onFree()
  }

  /** Ends the process unless it reports in time. */
  private expect(milliseconds: number, complaint: string | null): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.end(complaint === null ? null : new Error(complaint)), milliseconds)
    this.timer.unref()
  }
}
