import { inTrace, traceNow } from './trace.ts'

/** Whose a job is: a person's, and of which table. */
export interface Owned {
  /** Who asked for it, or the host of the table if nobody did; jobs of nobody in particular are their table's. */
  readonly person?: string | undefined
  readonly table: string
}

/**
 * A queue in which people take turns, and of one person the tables; jobs of one table come in order. However much
 * one person asks for, everybody else waits for one job of theirs at most.
 */
export class FairQueue<Job extends Owned> {
  /** The jobs of each person by table; first the person, and of them the table, whose turn it is. */
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

  /** How many jobs of a table wait for a person. */
  countAt(job: Owned): number {
    return this.people.get(personOf(job))?.get(job.table)?.length ?? 0
  }

  countFor(job: Owned): number {
    return [...(this.people.get(personOf(job))?.values() ?? [])].reduce((sum, jobs) => sum + jobs.length, 0)
  }

  /** The jobs of a table, whoever they are for. */
  ofTable(table: string): readonly Job[] {
    return [...this.people.values()].flatMap((tables) => tables.get(table) ?? [])
  }

  /** Puts a job in the place of another of the same table. */
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

  /** Takes out everything. */
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
  /** How many things are done at once. */
  readonly atOnce: number
  /** How many may wait, and how many of one person; as many as want to if that is not said. */
  readonly most?: number
  readonly aPerson?: number
}

/** Limits how many jobs run at once. People take turns, and so do the tables of one person. */
export class Turns {
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

  /** Does something once it is its turn. What is cleared before that is never done, and nobody hears of it. */
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

  /** Waits until nothing is done and nothing waits. */
  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay)
  }

  /** Nothing more is begun of what waits. */
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
