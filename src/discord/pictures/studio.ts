import { createHash } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Drama } from '../../engine/index.ts'
import type { SceneRequest } from '../../render/index.ts'
import { inTrace, sign, traceNow, type Trace } from '../../tables/index.ts'
import { FILE_BYTES } from '../kit/limits.ts'
import { startWorker, type Drawer, type Outcome, type Work } from './drawer.ts'
import { Joiner } from './joiner.ts'
import { Line, type Place } from './line.ts'
import type { Drawn, Faces, Filming, Pictures, Posters, Scenes } from './pictures.ts'
import { Staff } from './staff.ts'

/** A picture that waits or is being drawn, and everybody who waits for it. */
interface Job extends Place {
  readonly key: string
  readonly game: string
  readonly work: string
  readonly waiting: ((drawn: Drawn) => void)[]
  attempts: number
  /** When it was wanted, and under which trace. */
  readonly since: number
  readonly trace: Trace | undefined
}

/** What is wanted drawn, before it is a job. */
type Wanted = Pick<Job, 'table' | 'person' | 'size' | 'key' | 'game' | 'work'>

/** Bytes of pictures kept in case one is wanted again: every tenth card is as the one before. */
const ALBUM_BYTES = 32 * 1024 * 1024
const OVERHEAD = 200
/** Stands in the album for what has no face. */
const NOTHING = 'nothing'
const ATTEMPTS = 2
/** A picture over which so many processes froze or died is not tried again for a while, in milliseconds. */
const GIVEN_UP = 600_000

export interface StudioParts {
  /** How many pictures are drawn at once, each in a process of its own. */
  readonly processes: number
  readonly log: Logger
  /** The folder of what pictures are drawn on. */
  readonly grounds?: string
  readonly start?: () => ChildProcess
}

/**
 * Draws pictures in processes of their own: nothing else waits for them, and not even a crash of the drawing library
 * reaches the bot. The same picture is drawn once. One whose process dies or freezes is tried once more in another.
 */
export class Studio {
  private readonly log: Logger
  private readonly staff: Staff
  private readonly line = new Line<Job>()
  private readonly joiner: Joiner
  /** A picture of a film is being drawn: one at a time, so that a card never waits for all processes. */
  private isFilming = false
  /** Each picture that waits or is being drawn, by its key. */
  private readonly jobs = new Map<string, Job>()
  private readonly album = new LRUCache<string, Buffer | 'given up' | typeof NOTHING>({
    maxSize: ALBUM_BYTES,
    sizeCalculation: ({ length }) => length + OVERHEAD,
  })

  constructor({ processes, log, grounds, start = () => startWorker(grounds) }: StudioParts) {
    this.log = log
    this.joiner = new Joiner(log)
    const onFree = () => this.dispatch()
    const onOut = () => this.refuseAll()
    this.staff = new Staff({ most: processes, log, start, onFree, onOut })
  }

  readonly pictures: Pictures = ({ table, game, view, past, ...request }, person) => {
    const work = JSON.stringify([game, view, request] satisfies Work)
    const place: Place =
      past === undefined
        ? { table, person, size: request.size }
        : { table: `past ${table} ${past}`, person, size: 'full' }
    const key = createHash('sha256').update(`${place.table} ${work}`).digest('base64')
    return this.draws({ ...place, key, game, work })
  }

  readonly faces: Faces = ({ game, topics, user }) => {
    const work = JSON.stringify([game, topics, 'faces'] satisfies Work)
    const key = createHash('sha256').update(work).digest('base64')
    const place = { table: `face ${user}`, person: user, size: 'full' } as const
    return this.draws({ ...place, key, game, work })
  }

  readonly scenes: Scenes = ({ table, game, drama, topics, framing, person }) => {
    const work = JSON.stringify([game, sceneOf(drama, topics, framing), 'scene'] satisfies Work)
    const key = createHash('sha256').update(work).digest('base64')
    const place = { table: `scene ${table}`, person, size: 'full' } as const
    return this.draws({ ...place, key, game, work })
  }

  readonly posters: Posters = ({ table, game, view, poster, person }) => {
    const work = JSON.stringify([game, { view, poster }, 'poster'] satisfies Work)
    const key = createHash('sha256').update(work).digest('base64')
    const place = { table: `poster ${table}`, person, size: 'full' } as const
    return this.draws({ ...place, key, game, work })
  }

  readonly filming: Filming = {
    frame: ({ game, frame, person }) => {
      const work = JSON.stringify([game, frame, 'frame'] satisfies Work)
      const key = createHash('sha256').update(work).digest('base64')
      const place = { table: 'films', person, size: 'frame' } as const
      return this.draws({ ...place, key, game, work })
    },
    join: (frames, most) => this.joiner.join(frames, most),
  }

  /** How many pictures wait to be drawn. */
  get waiting(): number {
    return this.line.waiting()
  }

  /** Ends what is being drawn; from now on there are no pictures. */
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

  /** Whoever waits for an older card of the table is content with this one. Says whether anybody did. */
  private takeOver(job: Job): boolean {
    const older = job.size === 'card' ? this.line.cardOf(job.table) : undefined
    if (!older || older.key === job.key) return false
    this.jobs.delete(older.key)
    job.waiting.push(...older.waiting)
    return true
  }

  private enqueue(job: Job): void {
    this.jobs.set(job.key, job)
    this.line.put(job)
    this.dispatch()
  }

  private dispatch(): void {
    for (const drawer of this.staff.free()) {
      const job = this.line.next(!this.isFilming)
      if (job) void inTrace(job.trace, () => this.draw(job, drawer))
    }
    // Processes live longer than what they were started for.
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
      const picture = pictureOf(await this.staff.draw(drawer, job.work))
      // Whole films are kept instead of their pictures.
      if (job.size !== 'frame') this.album.set(job.key, picture ?? NOTHING)
      this.finish(job, picture)
    } catch (error) {
      if (error instanceof Unpaintable) this.fail(job, error)
      else this.tryAgain(job, error)
    }
  }

  /** A picture whose process was lost is tried in another: after all that waits, for it may be the picture's fault. */
  private tryAgain(job: Job, error: unknown): void {
    job.attempts += 1
    const newer = job.size === 'card' ? this.line.cardOf(job.table) : undefined
    if (this.staff.isOut) this.finish(job, null)
    else if (newer) {
      this.jobs.delete(job.key)
      newer.waiting.push(...job.waiting)
    } else if (job.attempts < ATTEMPTS) this.enqueue(job)
    else {
      this.album.set(job.key, 'given up', { ttl: GIVEN_UP })
      this.fail(job, error)
    }
  }

  private fail(job: Job, error: unknown): void {
    this.log.error({ err: error, game: job.game, size: job.size }, 'no picture could be drawn')
    sign('fault', { of: 'drawing' })
    this.finish(job, null)
  }

  private finish(job: Job, drawn: Drawn): void {
    this.jobs.delete(job.key)
    sign('drawn', { size: job.size, isDrawn: drawn instanceof Buffer, ms: performance.now() - job.since })
    settle(job, drawn)
  }

  private refuseAll(): void {
    for (const job of this.line.clear()) this.finish(job, null)
  }
}

/** What a scene is drawn from: of a face nothing but the topic, so that whoever meets it has the same picture. */
function sceneOf(
  { kind, title, lines, about, sides }: Drama,
  topics: SceneRequest['topics'],
  framing: SceneRequest['framing'],
) {
  const isFace = kind === 'face'
  const drama = { kind, title: isFace ? '' : title, lines: isFace ? [] : lines, ...(about !== undefined && { about }) }
  return { drama: { ...drama, ...(sides && !isFace && { sides }) }, topics, framing } satisfies SceneRequest
}

function settle({ waiting }: Job, drawn: Drawn): void {
  for (const resolve of waiting) resolve(drawn)
}

/** A picture that no process can draw. */
class Unpaintable extends Error {}

function pictureOf(outcome: Outcome): Buffer | null {
  if ('error' in outcome) throw new Unpaintable(outcome.error)
  if (outcome.picture === null) return null
  const { byteLength } = outcome.picture
  if (byteLength > FILE_BYTES) throw new Unpaintable(`a picture of ${byteLength} bytes is too big to be sent`)
  return Buffer.from(outcome.picture.buffer, outcome.picture.byteOffset, byteLength)
}
