import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { TableSight } from '../../../tables/model/service.ts'
import type { TableService } from '../../../tables/index.ts'
import type { Store, UserId } from '../../../tables/model/store.ts'
import type { AbsenceLog } from '../context/context.ts'
import { turnBegunBy } from '../telling/digest.ts'

export const AWAY_AFTER_MS = 3_600_000
/** How long after a return the bot offers what happened. */
export const OFFERED_FOR_MS = 1_800_000
/** The bot notes presence again after this time, even if nothing has happened. */
const RENEW_AFTER_MS = 300_000
/** Lines read, at most, to find another seat's turn. */
const MAX_LINES_READ = 200
/** Players at tables whose last visit is cached. */
const MAX_CACHED = 5000
const KIND = 'present'

/**
 * When a player last did something at a table, with the chronicle's last line and the turn at that time. `missed`:
 * the last line before they left, and when they came back. These numbers count secret lines too and are never shown.
 */
const present = z.object({
  at: z.number(),
  line: z.number(),
  turn: z.number(),
  missed: z.object({ from: z.number(), at: z.number() }).nullable(),
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
  async missedBy(user: UserId, sight: TableSight, seat: number): Promise<number | null> {
    try {
      const missed = await this.missed(await this.lastOf(user, sight), sight, seat)
      return missed && (await this.tables.chronicle.countFor(sight.record.id, seat, missed.from))
    } catch {
      return null
    }
  }

  /** Notes that a player is doing something at a table. */
  async isHere(user: UserId, sight: TableSight, seat: number): Promise<void> {
    try {
      const { line, turn } = sight
      const last = await this.lastOf(user, sight)
      const missed = await this.missed(last, sight, seat)
      const at = this.now()
      const isNoted = last.line === line && at - last.at < RENEW_AFTER_MS && missed?.at === last.missed?.at
      if (!isNoted) this.write(user, sight, { at, line, turn, missed })
    } catch {
      this.known.delete(nameOf(user, sight))
    }
  }

  /** Notes that a player has seen what happened while they were away. */
  hasSeen(user: UserId, sight: TableSight): void {
    const { line, turn } = sight
    this.write(user, sight, { at: this.now(), line, turn, missed: null })
  }

  private async missed(last: Present, sight: TableSight, seat: number): Promise<Present['missed']> {
    const now = this.now()
    if (sight.line > last.line && (await this.wasAway(last, sight, seat, now))) return { from: last.line, at: now }
    return last.missed && now - last.missed.at < OFFERED_FOR_MS ? last.missed : null
  }

  /** Whether a player has missed lines they may read: for an hour, or while another seat had a whole turn. */
  private async wasAway({ at, line, turn }: Present, sight: TableSight, seat: number, now: number): Promise<boolean> {
    const isLong = now - at >= AWAY_AFTER_MS
    if (!isLong && (sight.turn === turn || sight.turn === turn + 1)) return false
    const all = await this.tables.chronicle.lines(sight.record.id, line, MAX_LINES_READ)
    const lines = all.filter(({ to }) => to === 'all' || to.includes(seat))
    if (isLong) return lines.length > 0
    const turns = lines.flatMap((one) => turnBegunBy(sight, one) ?? [])
    return turns.slice(0, -1).some((one) => one !== seat)
  }

  /** A player without a note was there when the table was opened. */
  private async lastOf(user: UserId, sight: TableSight): Promise<Present> {
    const name = nameOf(user, sight)
    const { id, createdAt } = sight.record
    const kept = this.known.get(name) ?? present.safeParse(await this.store.projections.find(id, KIND, user)).data
    const last = kept ?? { at: createdAt, line: 0, turn: 0, missed: null }
    this.known.set(name, last)
    return last
  }

  /** Writes in the background. */
  private write(user: UserId, sight: TableSight, data: Present): void {
    const name = nameOf(user, sight)
    this.known.set(name, data)
    this.store.projections
      .set({ table: sight.record.id, kind: KIND, target: user, data })
      .catch(() => this.known.delete(name))
  }
}

function nameOf(user: UserId, { record }: TableSight): string {
  return `${record.id} ${user}`
}
