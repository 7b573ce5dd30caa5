import { createHash } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { languageNow } from '../../language/index.ts'
import type { SceneRequest } from '../../render/index.ts'
import { inTrace, publishMetric, traceNow, type Trace } from '../../tables/index.ts'
import { FILE_BYTES } from '../kit/limits.ts'
import { ordered, startWorker, Unreached, type Drawer, type DrawerOutcome, type OrderText } from './drawer.ts'
import { Joiner } from './joiner.ts'
import { Line, type Place } from './queue.ts'
import type { Drawn, Faces, Filming, Pictures, Posters, SceneCommission, Scenes } from './pictures.ts'
import { Staff } from './process-pool.ts'

/** A picture in the queue or in a process, and its callers. */
interface Job extends Place {
  readonly key: string
  readonly game: string
  readonly order: OrderText
  readonly waiting: ((drawn: Drawn) => void)[]
  /** Whether it moves: its caller asks for a still one if it can't be drawn. */
  readonly moves?: boolean
  attempts: number
  /** When the picture was requested, and under which trace. */
  readonly since: number
  readonly trace: Trace | undefined
}

/** A table's last card, and a digest of what it was drawn from. */
interface LastCard {
  readonly digest: string
  readonly picture: Buffer
}

/** A requested picture, before it is a job. */
type Wanted = Pick<Job, 'table' | 'person' | 'size' | 'key' | 'game' | 'order' | 'moves'>

/** Caches pictures for repeated requests. */
const ALBUM_BYTES = 32 * 1024 * 1024
const ALBUM_MS = 600_000
const OVERHEAD_BYTES = 200
/** The album's entry for a topic without a face. */
const NOTHING = 'nothing'
const MAX_ATTEMPTS = 2
/** How long the studio gives up on a picture that can't be drawn, or over which processes froze or died. */
const GIVE_UP_MS = 600_000

export interface StudioParts {
  /** How many pictures the studio draws at once, each in a process of its own. */
  readonly processes: number
  readonly log: Logger
  /** The folder of the pictures' backgrounds. */
  readonly grounds?: string
  readonly start?: () => ChildProcess
}

/**
 * Draws pictures in processes of their own. Nothing else waits for them, and not even a crash of the drawing library
 * reaches the bot. The studio draws the same picture once. If its process dies or freezes, it tries once more in
 * another.
 */
export class Studio {
  private readonly log: Logger
  private readonly staff: Staff
  private readonly line = new Line<Job>()
  private readonly joiner: Joiner
  /**
   * Whether a frame of a film is being drawn. The studio draws one at a time, so that a card never waits for all
   * processes.
   */
  private isFilming = false
  /** Each picture in the queue or in a process, by its key. */
  private readonly jobs = new Map<string, Job>()
  private readonly album = new LRUCache<string, Buffer | 'given up' | typeof NOTHING>({
    maxSize: ALBUM_BYTES,
    ttl: ALBUM_MS,
    updateAgeOnGet: true,
    sizeCalculation: ({ length }) => length + OVERHEAD_BYTES,
  })

  private readonly lastCards = new LRUCache<string, LastCard>({
    maxSize: ALBUM_BYTES,
    ttl: ALBUM_MS,
    sizeCalculation: ({ picture }) => picture.length + OVERHEAD_BYTES,
  })

  constructor({ processes, log, grounds, start = () => startWorker(grounds) }: StudioParts) {
    this.log = log
    this.joiner = new Joiner(log)
    const onFree = () => this.dispatch()
    const onOut = () => this.refuseAll()
    this.staff = new Staff({ most: processes, log, start, onFree, onOut })
  }

  readonly pictures: Pictures = ({ table, game, view, past, ...request }, person) => {
    const order = ordered([game, view, request])
    const place: Place =
      past === undefined
        ? // Nobody gets a card in another language in place of an older one.
          { table: `${languageNow()} ${table}`, person, size: request.size }
        : { table: `past ${table} ${past}`, person, size: 'full' }
    const key = keyOf(order, place.table)
    return this.draws({ ...place, key, game, order })
  }

  readonly faces: Faces = ({ game, topics, user }) => {
    const order = ordered([game, topics, 'faces'])
    const key = keyOf(order)
    const place = { table: `face ${user}`, person: user, size: 'full' } as const
    return this.draws({ ...place, key, game, order })
  }

  readonly scenes: Scenes = (commission) => {
    const { table, game, person } = commission
    const order = ordered([game, sceneOf(commission), 'scene'])
    const key = keyOf(order)
    const place = { table: `scene ${table}`, person, size: 'scene' } as const
    return this.draws({ ...place, key, game, order, moves: commission.moves === true })
  }

  readonly posters: Posters = ({ table, game, view, poster, person }) => {
    const order = ordered([game, { view, poster }, 'poster'])
    const key = keyOf(order)
    const place = { table: `poster ${table}`, person, size: 'full' } as const
    return this.draws({ ...place, key, game, order })
  }

  readonly filming: Filming = {
    frame: ({ game, frame, person }) => {
      const order = ordered([game, frame, 'frame'])
      const key = keyOf(order)
      const place = { table: 'films', person, size: 'frame' } as const
      return this.draws({ ...place, key, game, order })
    },
    join: (frames, most) => this.joiner.join(frames, most),
  }

  /** The length of the queue. */
  get waiting(): number {
    return this.line.waiting()
  }

  /** Forgets the pictures that nobody has needed for ten minutes. */
  forgetOld(): void {
    this.album.purgeStale()
    this.lastCards.purgeStale()
  }

  /** Stops every picture. From now on the studio draws none. */
  close(): void {
    this.joiner.close()
    this.staff.close()
  }

  private draws(wanted: Wanted): Promise<Drawn> {
    const since = performance.now()
    return new Promise((resolve) => this.add({ ...wanted, waiting: [resolve], attempts: 0, since, trace: traceNow() }))
  }

  private add(job: Job): void {
    const known = this.album.get(job.key)
    const same = this.jobs.get(job.key)
    if (known || same) {
      if (this.takeOver(job)) this.line.dropCard(job.table)
      if (known) settle(job, known instanceof Buffer ? known : null)
      else same?.waiting.push(...job.waiting)
    } else if (this.staff.isOut) settle(job, null)
    else if (!this.line.hasRoomFor(job)) settle(job, job.size === 'card' ? null : 'too-many')
    else {
      this.takeOver(job)
      this.enqueue(job)
    }
  }

  /** Callers that wait for an older card of the table get this one. Returns whether there were any. */
  private takeOver(job: Job): boolean {
    const older = job.size === 'card' ? this.line.cardOf(job.table) : undefined
    if (!older || older.key === job.key) return false
    this.jobs.delete(older.key)
    job.waiting.push(...older.waiting)
    return true
  }

  private enqueue(job: Job): void {
    const crowdedOut = this.line.crowdedOutBy(job)
    if (crowdedOut) this.finish(crowdedOut, 'too-many')
    this.jobs.set(job.key, job)
    this.line.put(job)
    this.dispatch()
  }

  private dispatch(): void {
    for (const drawer of this.staff.free()) {
      const job = this.line.next(!this.isFilming)
      if (job) void inTrace(job.trace, () => this.draw(job, drawer))
    }
    // Processes outlive the request that started them.
    inTrace(undefined, () => this.staff.hireFor(this.line.waiting(!this.isFilming)))
  }

  private async draw(job: Job, drawer: Drawer): Promise<void> {
    if (job.size !== 'frame') return await this.attempt(job, drawer)
    this.isFilming = true
    await this.attempt(job, drawer)
    this.isFilming = false
    this.dispatch()
  }

  private async attempt(job: Job, drawer: Drawer): Promise<void> {
    try {
      const picture = await this.pictureOf(job, drawer)
      // The bot keeps whole films, not their frames.
      if (job.size !== 'frame') this.album.set(job.key, picture ?? NOTHING)
      this.finish(job, picture)
    } catch (error) {
      if (error instanceof Unpaintable) this.giveUp(job, error)
      else this.tryAgain(job, error)
    }
  }

  /** Draws a picture. A card that is drawn from the same as the one before is the one before. */
  private async pictureOf({ table, size, order }: Job, drawer: Drawer): Promise<Buffer | null> {
    const before = size === 'card' ? this.lastCards.get(table) : undefined
    const outcome = await this.staff.draw(drawer, [order, before?.digest ?? null])
    if ('isSame' in outcome) return before?.picture ?? null
    const picture = pictureOf(outcome)
    const digest = 'digest' in outcome ? outcome.digest : undefined
    if (picture && digest !== undefined) this.lastCards.set(table, { digest, picture })
    return picture
  }

  /**
   * Retries a picture in another process if the first was lost. It goes behind the queue, because the picture itself
   * may be at fault, unless it never reached the process.
   */
  private tryAgain(job: Job, error: unknown): void {
    if (!(error instanceof Unreached)) job.attempts += 1
    const newer = job.size === 'card' ? this.line.cardOf(job.table) : undefined
    if (this.staff.isOut) this.finish(job, null)
    else if (newer) {
      this.jobs.delete(job.key)
      newer.waiting.push(...job.waiting)
    } else if (job.attempts < MAX_ATTEMPTS) this.enqueue(job)
    else this.giveUp(job, error)
  }

  /** Leaves a picture out from now on, with one line in the log. */
  private giveUp(job: Job, error: unknown): void {
    this.album.set(job.key, 'given up', { ttl: GIVE_UP_MS })
    const details = { err: error, game: job.game, size: job.size }
    // What is wrong with the still one too is said of that.
    if (job.moves) this.log.warn(details, 'moving scene failed: it stays still')
    else {
      this.log.error(details, 'drawing failed')
      publishMetric('fault', { of: 'drawing' })
    }
    this.finish(job, null)
  }

  private finish(job: Job, drawn: Drawn): void {
    this.jobs.delete(job.key)
    publishMetric('drawn', { size: job.size, isDrawn: drawn instanceof Buffer, ms: performance.now() - job.since })
    settle(job, drawn)
  }

  private refuseAll(): void {
    for (const job of this.line.clear()) this.finish(job, null)
  }
}

function keyOf(order: OrderText, place = ''): string {
  return createHash('sha256').update(`${place} ${order}`).digest('base64')
}

/** The input of a scene. Of a face it holds only the topic, so that every player who meets it gets the same picture. */
function sceneOf({ drama, topics, framing, faces, moves = false }: SceneCommission): SceneRequest {
  const { kind, title, lines, about, sign, sides, others, margin } = drama
  if (kind === 'face') return { drama: { kind, title: '', lines: [], about }, topics, framing, moves }
  return { drama: { kind, title, lines, about, sign, sides, others, margin }, topics, framing, faces, moves }
}

function settle({ waiting }: Job, drawn: Drawn): void {
  for (const resolve of waiting) resolve(drawn)
}

/** No process can draw this picture. */
class Unpaintable extends Error {}

function pictureOf(outcome: Exclude<DrawerOutcome, { isSame: true }>): Buffer | null {
  if ('error' in outcome) throw new Unpaintable(outcome.error)
  if (outcome.picture === null) return null
  const { byteLength } = outcome.picture
  if (byteLength > FILE_BYTES) throw new Unpaintable(`a picture of ${byteLength} bytes is too big to be sent`)
  return Buffer.from(outcome.picture.buffer, outcome.picture.byteOffset, byteLength)
}
