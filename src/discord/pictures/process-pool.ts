import type { ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import { Drawer, TIMEOUTS_MS, type DrawerMessage, type DrawerOutcome } from './drawer.ts'

/** Another process starts if more pictures wait than this for each one that draws. They take a quarter of a second. */
const PICTURES_A_PROCESS = 8
/** After this many processes in a row without a picture, the staff starts none for a while. */
const MAX_FAILED_PROCESSES = 5
/** How long that pause lasts. It doubles each time it didn't help. */
const PAUSE_MS = { first: 10_000, longest: 300_000 } as const
/** A picture may take as long as the slowest recent one, times the factor: a busy machine is slow with all of them. */
const RECENT_PICTURES = 8
const TIMEOUT_FACTOR = 10

export interface StaffParts {
  readonly most: number
  readonly log: Logger
  readonly start: () => ChildProcess
  /** A process may be free, or there is room for another. */
  readonly onFree: () => void
  /** No process draws, and none will soon. */
  readonly onOut: () => void
}

/** The drawing processes. The staff starts them when there is work, replaces lost ones, and pauses if none works. */
export class Staff {
  private readonly parts: StaffParts
  private readonly drawers = new Set<Drawer>()
  private readonly lately: number[] = []
  private fruitless = 0
  private rests = 0
  private restsUntil = 0
  private isClosed = false
  private lookAgain: NodeJS.Timeout | undefined

  constructor(parts: StaffParts) {
    this.parts = parts
  }

  /** No process draws, and none will soon. */
  get isOut(): boolean {
    return this.isClosed || (this.drawers.size === 0 && this.isResting)
  }

  free(): Drawer[] {
    return [...this.drawers].filter(({ isFree }) => isFree)
  }

  /** Starts processes for waiting pictures: another only if those that are there would take long. */
  hireFor(waiting: number): void {
    while (!this.isClosed && !this.isResting && this.drawers.size < this.parts.most && this.areTooFewFor(waiting)) {
      this.hire()
    }
    if (waiting === 0 || this.isClosed) clearTimeout(this.lookAgain)
    else if (!this.isResting) this.lookLater()
  }

  private areTooFewFor(waiting: number): boolean {
    const all = [...this.drawers]
    // Until one process has proved to work, the staff tries them one by one.
    if (this.fruitless > 0) return waiting > 0 && all.every(({ startedIn }) => startedIn !== null)
    const able = all.filter(({ drawingFor }) => drawingFor < TIMEOUTS_MS.slow)
    return waiting > PICTURES_A_PROCESS * able.length
  }

  /** Sees later whether a process is still busy with the same picture. */
  private lookLater(): void {
    clearTimeout(this.lookAgain)
    this.lookAgain = setTimeout(() => this.parts.onFree(), TIMEOUTS_MS.slow)
    this.lookAgain.unref()
  }

  /** Rejects if the process is lost while it draws. */
  async draw(drawer: Drawer, message: DrawerMessage): Promise<DrawerOutcome> {
    const began = performance.now()
    const outcome = await drawer.draw(message, this.patienceWith(drawer))
    this.lately.push(performance.now() - began)
    if (this.lately.length > RECENT_PICTURES) this.lately.shift()
    if (!drawer.isProven) this.trust(drawer)
    return outcome
  }

  /** Ends every process; the staff no longer starts any. */
  close(): void {
    this.isClosed = true
    clearTimeout(this.lookAgain)
    for (const drawer of this.drawers) drawer.end(null)
    this.parts.onOut()
  }

  /** Milliseconds until a process counts as frozen. */
  private patienceWith({ isProven }: Drawer): number {
    // The first picture paints the shared backgrounds. On a busy machine that takes as long as the start.
    if (!isProven) return TIMEOUTS_MS.start
    const slow = Math.max(0, ...this.lately)
    return Math.round(Math.min(Math.max(TIMEOUTS_MS.picture, slow * TIMEOUT_FACTOR), TIMEOUTS_MS.start))
  }

  private get isResting(): boolean {
    return performance.now() < this.restsUntil
  }

  private hire(): void {
    try {
      const drawer: Drawer = new Drawer(this.parts.start(), {
        onFree: () => this.parts.onFree(),
        onGone: (error) => this.lose(drawer, error),
        idleMs: this.drawers.size === 0 ? TIMEOUTS_MS.idle : TIMEOUTS_MS.spare,
      })
      this.drawers.add(drawer)
    } catch (error) {
      this.despair(error)
    }
  }

  private lose(drawer: Drawer, error: Error | null): void {
    this.drawers.delete(drawer)
    if (!error) return
    if (drawer.isProven) this.parts.log.warn({ err: error }, 'drawing process replaced')
    else this.despair(error)
    this.parts.onFree()
  }

  private trust(drawer: Drawer): void {
    drawer.isProven = true
    if (this.rests > 0) this.parts.log.info('drawing works again')
    this.fruitless = 0
    this.rests = 0
  }

  /** Another process drew nothing. After `MAX_FAILED_PROCESSES` in a row there are no pictures for a while. */
  private despair(error: unknown): void {
    const { log, onOut } = this.parts
    this.fruitless += 1
    if (this.fruitless < MAX_FAILED_PROCESSES) return
    if (this.rests === 0)
      log.error({ err: error }, 'all drawing processes failed: cards come without pictures until one works')
    this.restsUntil = performance.now() + Math.min(PAUSE_MS.first * 2 ** this.rests, PAUSE_MS.longest)
    this.rests += 1
    if (this.isOut) onOut()
  }
}
