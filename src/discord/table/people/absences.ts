import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { TableService, TableSight } from '../../../tables/model/service.ts'
import type { Store, UserId } from '../../../tables/model/store.ts'
import type { AbsenceLog } from '../context/context.ts'
import { turnBegunBy } from '../telling/digest.ts'

/** Whoever has done nothing at a table for so long has been away, in milliseconds. */
export const AWAY_AFTER_MS = 3_600_000
/** For so long after coming back one is offered what happened meanwhile, in milliseconds. */
export const OFFERED_FOR_MS = 1_800_000
/** Presence is noted anew after so long, although nothing has happened, in milliseconds. */
const NOTED = 300_000
/** So many lines are read at most to find a turn of somebody else. */
const READ = 200
/** Of so many people at tables it is known at hand when they were there. */
const MOST = 5000
const KIND = 'present'

/**
 * When somebody has done something at a table last, and how many of the lines that they may read there were by then: what others
 * do in secret counts for nothing. `missed`: how many there were when they left it last, and when they came back.
 */
const present = z.object({
  at: z.number(),
  read: z.number(),
  missed: z.object({ from: z.number(), at: z.number() }).nullable(),
})
type Present = z.infer<typeof present>

/** Who has been away from which table, and since when. It is a help, and worth no failure: nothing here ever rejects. */
export class StoredAbsences implements AbsenceLog {
  private readonly store: Pick<Store, 'shown' | 'setShown'>
  private readonly tables: Pick<TableService, 'linesFor' | 'linesForCount'>
  private readonly now: () => number
  private readonly known = new LRUCache<string, Present>({ max: MOST })

  constructor(
    store: Pick<Store, 'shown' | 'setShown'>,
    tables: Pick<TableService, 'linesFor' | 'linesForCount'>,
    now: () => number,
  ) {
    this.store = store
    this.tables = tables
    this.now = now
  }

  /** How many lines somebody could read when they left the table last, if they have just come back to it; else `null`. */
  async missedBy(user: UserId, sight: TableSight, seat: number): Promise<number | null> {
    try {
      const read = await this.tables.linesForCount(sight.record.id, seat)
      return (await this.missed(await this.lastOf(user, sight), sight, seat, read))?.from ?? null
    } catch {
      return null
    }
  }

  /** Somebody does something at a table. */
  async isHere(user: UserId, sight: TableSight, seat: number): Promise<void> {
    try {
      const last = await this.lastOf(user, sight)
      const read = await this.tables.linesForCount(sight.record.id, seat)
      const missed = await this.missed(last, sight, seat, read)
      const at = this.now()
      const isNoted = last.read === read && at - last.at < NOTED && missed?.at === last.missed?.at
      if (!isNoted) this.write(user, sight, { at, read, missed })
    } catch {
      this.known.delete(nameOf(user, sight))
    }
  }

  /** Somebody has seen what happened meanwhile. */
  async hasSeen(user: UserId, sight: TableSight, seat: number): Promise<void> {
    try {
      const read = await this.tables.linesForCount(sight.record.id, seat)
      this.write(user, sight, { at: this.now(), read, missed: null })
    } catch {
      this.known.delete(nameOf(user, sight))
    }
  }

  private async missed(last: Present, sight: TableSight, seat: number, read: number): Promise<Present['missed']> {
    const now = this.now()
    if (read > last.read && (await this.wasAway(last, sight, seat, now))) return { from: last.read, at: now }
    return last.missed && now - last.missed.at < OFFERED_FOR_MS ? last.missed : null
  }

  /** For an hour, or while somebody else had a whole turn. */
  private async wasAway({ at, read }: Present, sight: TableSight, seat: number, now: number): Promise<boolean> {
    if (now - at >= AWAY_AFTER_MS) return true
    const lines = await this.tables.linesFor(sight.record.id, seat, read, READ)
    const turns = lines.flatMap((line) => turnBegunBy(sight, line) ?? [])
    return turns.slice(0, -1).some((one) => one !== seat)
  }

  /** Whoever has never been noted was there when the table was opened. */
  private async lastOf(user: UserId, sight: TableSight): Promise<Present> {
    const name = nameOf(user, sight)
    const { id, createdAt } = sight.record
    const kept = this.known.get(name) ?? present.safeParse(await this.store.shown(id, KIND, user)).data
    const last = kept ?? { at: createdAt, read: 0, missed: null }
    this.known.set(name, last)
    return last
  }

  /** Nobody waits until it is kept. */
  private write(user: UserId, sight: TableSight, data: Present): void {
    const name = nameOf(user, sight)
    this.known.set(name, data)
    this.store.setShown({ table: sight.record.id, kind: KIND, target: user, data }).catch(() => this.known.delete(name))
  }
}

function nameOf(user: UserId, { record }: TableSight): string {
  return `${record.id} ${user}`
}
