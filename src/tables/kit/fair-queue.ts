import { inTrace, traceNow } from './trace.ts'

/** The person and the table that a job belongs to. */
export interface Owned {
  /** The requester, or else the host of the table. A job without a person counts as its table's own. */
  readonly person?: string | undefined
  readonly table: string
}

/**
 * Round-robin queue: people take turns, and so do the tables of one person. Jobs of one table are first in, first out.
 * However many jobs one person queues, everyone else waits for at most one of them.
 */
export class FairQueue<Job extends Owned> {
  /**
   * The jobs of each person, by table. Both maps are in turn order: the first person and their first table are next.
   */
  private readonly people = new Map<string, Map<string, Job[]>>()
  private count = 0

  get size(): number {
    return this.count
  }

  put(job: Job): void {
    const person = personOf(job)
    const tables = this.people.get(person) ?? new Map<string, Job[]>()
    this.people.set(person, tables)
    tables.set(job.table, [...(tables.get(job.table) ?? []), job])
    this.count += 1
  }

  next(): Job | undefined {
    const [turn] = this.people
    if (!turn) return undefined
    const [person, tables] = turn
    this.people.delete(person)
    const job = nextOf(tables)
    if (tables.size > 0) this.people.set(person, tables)
    if (job) this.count -= 1
    return job
  }

  /** The number of queued jobs with the same person and table. */
  countAt(job: Owned): number {
    return this.people.get(personOf(job))?.get(job.table)?.length ?? 0
  }

  countFor(job: Owned): number {
    return [...(this.people.get(personOf(job))?.values() ?? [])].reduce((sum, jobs) => sum + jobs.length, 0)
  }

  /** All queued jobs of a table, for any person. */
  ofTable(table: string): readonly Job[] {
    return [...this.people.values()].flatMap((tables) => tables.get(table) ?? [])
  }

  /**
   * Puts a job in the place of an older one of the same table. A job of another person goes to the end of that
   * person's queue.
   */
  replace(old: Job, job: Job): void {
    if (personOf(old) !== personOf(job)) {
      this.remove(old)
      return this.put(job)
    }
    const jobs = this.people.get(personOf(old))?.get(old.table)
    jobs?.splice(jobs.indexOf(old), 1, job)
  }

  remove(job: Job): void {
    const tables = this.people.get(personOf(job))
    const jobs = tables?.get(job.table)
    if (!tables || !jobs?.includes(job)) return
    const others = jobs.filter((one) => one !== job)
    if (others.length > 0) tables.set(job.table, others)
    else tables.delete(job.table)
    if (tables.size === 0) this.people.delete(personOf(job))
    this.count -= 1
  }

  /** Empties the queue and returns its jobs. */
  clear(): Job[] {
    const all = [...this.people.values()].flatMap((tables) => [...tables.values()].flat())
    this.people.clear()
    this.count = 0
    return all
  }
}

interface Work extends Owned {
  readonly begin: () => Promise<void>
}

export interface TurnsParts {
  /** The most jobs that run at once. */
  readonly atOnce: number
  /** The most jobs that may wait (default: no limit). */
  readonly most?: number
  /** The most jobs of one person that may wait (default: no limit). */
  readonly aPerson?: number
}

/** Limits how many jobs run at once. People take turns, and so do the tables of one person. */
export class FairTurns {
  private readonly parts: TurnsParts
  private readonly waiting = new FairQueue<Work>()
  private readonly underWay = new Set<Promise<void>>()

  constructor(parts: TurnsParts) {
    this.parts = parts
  }

  hasRoomFor(owner: Owned): boolean {
    const { most = Infinity, aPerson = Infinity } = this.parts
    return this.waiting.size < most && this.waiting.countFor(owner) < aPerson
  }

  /** Runs a job when its turn comes. The promise of a job that is cleared before then never settles. */
  take<T>({ person, table }: Owned, work: () => Promise<T>): Promise<T> {
    const trace = traceNow()
    return new Promise((done, failed) => {
      const begin = async () => {
        try {
          done(await inTrace(trace, work))
        } catch (error) {
          failed(error)
        }
      }
      this.waiting.put({ person, table, begin })
      this.goOn()
    })
  }

  /** Waits until no job is running or queued. */
  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay)
  }

  /** Drops the queued jobs. Running ones finish. */
  clear(): void {
    this.waiting.clear()
  }

  private goOn(): void {
    while (this.underWay.size < this.parts.atOnce) {
      const next = this.waiting.next()
      if (!next) return
      const under = next.begin().finally(() => {
        this.underWay.delete(under)
        this.goOn()
      })
      this.underWay.add(under)
    }
  }
}

function personOf({ person, table }: Owned): string {
  return person ?? `table ${table}`
}

function nextOf<Job>(tables: Map<string, Job[]>): Job | undefined {
  const [turn] = tables
  if (!turn) return undefined
  const [table, [job, ...others]] = turn
  tables.delete(table)
  if (others.length > 0) tables.set(table, others)
  return job
}
