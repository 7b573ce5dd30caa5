import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { TableView } from '../../../tables/model/service.ts'
import type { TableService } from '../../../tables/index.ts'
import type { ChronicleLine, Store, UserId } from '../../../tables/model/store.ts'
import type { AbsenceLog } from '../context/context.ts'

export const AWAY_AFTER_MS = 3_600_000
/** How long after a return the bot offers what happened. */
export const OFFERED_FOR_MS = 1_800_000
/** The bot notes presence again after this time, even if nothing has happened. */
const RENEW_AFTER_MS = 300_000
/** Lines read, at most, to find one that the player may read. */
const MAX_LINES_READ = 200
/** What a player has been told without doing anything, at most. */
const MAX_TOLD = 12
/** Players at tables whose last visit is cached. */
const MAX_CACHED = 5000
const KIND = 'present'

/**
 * When a player last did something at a table, with the chronicle's last line at that time. `missed`: the last line
 * before they left, and when they came back. These numbers count secret lines too and are never shown.
 */
const present = z.object({
  at: z.number(),
  line: z.number(),
  downtime: z.object({ from: z.number(), at: z.number() }).nullable(),
})
type Present = z.infer<typeof present>

type Tables = Pick<TableService, 'chronicle'>

/** Records absences from tables. It never rejects, because a missing hint must not fail a request. */
export class StoredAbsences implements AbsenceLog {
  private readonly store: Pick<Store, 'projections'>
  private readonly tables: Tables
  private readonly now: () => number
  private readonly known = new LRUCache<string, Present>({ max: MAX_CACHED })

  constructor(store: Pick<Store, 'projections'>, tables: Tables, now: () => number) {
    this.store = store
    this.tables = tables
    this.now = now
  }

  /** How many lines a player could read when they left, if they have just come back; otherwise `null`. */
  async missedBy(user: UserId, view: TableView, seat: number): Promise<number | null> {
    try {
      const downtime = await this.downtime(await this.lastOf(user, view), view, seat)
      return downtime && (await this.tables.chronicle.countFor(view.record.id, seat, downtime.from))
    } catch {
      return null
    }
  }

  /** The private news for a player since they last did something there, without what is out of date. */
  async toldSince(user: UserId, view: TableView, seat: number): Promise<readonly ChronicleLine[]> {
    const { words } = view.game
    if (!words.isNews) return []
    try {
      const { line: last } = await this.lastOf(user, view)
      if (view.line <= last) return []
      const lines = await this.tables.chronicle.privateLinesFor(view.record.id, seat, MAX_TOLD)
      const seen = view.viewFor(seat)
      return lines.filter((one) => {
        if (one.kind !== 'fact' || one.line <= last || one.line > view.line) return false
        return words.isNews?.(one.fact) === true && words.isPast?.(one.fact, seen) !== true
      })
    } catch {
      return []
    }
  }

  /** Notes that a player is doing something at a table. */
  async isHere(user: UserId, view: TableView, seat: number): Promise<void> {
    try {
      const { line } = view
      const last = await this.lastOf(user, view)
      const downtime = await this.downtime(last, view, seat)
      const at = this.now()
      const isNoted = last.line === line && at - last.at < RENEW_AFTER_MS && downtime?.at === last.downtime?.at
      if (!isNoted) this.write(user, view, { at, line, downtime })
    } catch {
      this.known.delete(nameOf(user, view))
    }
  }

  /** Notes that a player has seen what happened while they were away. */
  hasSeen(user: UserId, view: TableView): void {
    this.write(user, view, { at: this.now(), line: view.line, downtime: null })
  }

  private async downtime(last: Present, view: TableView, seat: number): Promise<Present['downtime']> {
    const now = this.now()
    if (view.line > last.line && (await this.wasAway(last, view, seat, now))) return { from: last.line, at: now }
    return last.downtime && now - last.downtime.at < OFFERED_FOR_MS ? last.downtime : null
  }

  /** Whether a player did nothing here for an hour and missed lines they may read. Waiting for others is no absence. */
  private async wasAway({ at, line }: Present, view: TableView, seat: number, now: number): Promise<boolean> {
    if (now - at < AWAY_AFTER_MS) return false
    const lines = await this.tables.chronicle.lines(view.record.id, line, MAX_LINES_READ)
    return lines.some(({ to }) => to === 'all' || to.includes(seat))
  }

  /** A player without a note was there when the table was opened. */
  private async lastOf(user: UserId, view: TableView): Promise<Present> {
    const name = nameOf(user, view)
    const { id, createdAt } = view.record
    const kept = this.known.get(name) ?? present.safeParse(await this.store.projections.find(id, KIND, user)).data
    const last = kept ?? { at: createdAt, line: 0, downtime: null }
    this.known.set(name, last)
    return last
  }

  /** Writes in the background. */
  private write(user: UserId, view: TableView, data: Present): void {
    const name = nameOf(user, view)
    this.known.set(name, data)
    this.store.projections
      .set({ table: view.record.id, kind: KIND, target: user, data })
      .catch(() => this.known.delete(name))
  }
}

function nameOf(user: UserId, { record }: TableView): string {
  return `${record.id} ${user}`
}
