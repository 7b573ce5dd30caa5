import { isPerson } from '../live/clocks.ts'
import type { TableRepository } from '../live/table-repository.ts'
import { answererOf, keeperOf } from '../steps/loans.ts'
import type { TableLimits } from '../live/limits.ts'
import type { TableRefusal } from '../model/service.ts'
import { seatPlayedBy, type TableId, type TableRecord, type TableStatus, type UserId } from '../model/store.ts'
import { invitationOf } from '../steps/invitation.ts'
import { meetsRequirement, readReliability } from '../stats/reliability.ts'

/** The number of a user's tables that are looked at: those changed last. */
const MAX_TABLES = 500

/** Why a person may not take another seat, whichever table it is at. */
export type TooMany = 'too-many-lobbies' | 'too-many-tables' | 'too-many-waiting'

/** Decides whether a person may take a seat. Everything that seats people asks here. */
export class Admission {
  private readonly repository: TableRepository
  private readonly limits: TableLimits

  constructor(repository: TableRepository, limits: TableLimits) {
    this.repository = repository
    this.limits = limits
  }

  /** Why a person may not take a seat at a table by their own wish; `null` if they may. */
  async refusalAt(record: TableRecord, user: UserId): Promise<TableRefusal | null> {
    const tooMany = await this.tooManyFor(user, record.status)
    if (tooMany) return tooMany
    const { guests } = invitationOf(record)
    if (record.status === 'lobby' && guests && !guests.includes(user)) return 'guests-only'
    const { requires } = record.timing
    if (!requires) return null
    const own = await readReliability(this.repository, user, record.server)
    return meetsRequirement(own, requires) ? null : 'too-unreliable'
  }

  /** Why a person may not take another seat, in a lobby or in a running game; `null` if they may. */
  async tooManyFor(user: UserId, status: TableStatus = 'lobby'): Promise<TooMany | null> {
    const { lobbies, running } = this.limits
    if (status === 'lobby' && (await this.sitsTooOften(user, 'lobby', lobbies))) return 'too-many-lobbies'
    if (await this.sitsTooOften(user, 'playing', running)) return 'too-many-tables'
    return (await this.isAwaitedTooLong(user)) ? 'too-many-waiting' : null
  }

  /** Whether a user has a seat at `most` tables or more. Tables that know them only from a file do not count. */
  private async sitsTooOften(user: UserId, status: TableStatus, most: number): Promise<boolean> {
    const { store, importedUsers } = this.repository
    const wanted = { user, isReal: true, statuses: [status] } as const
    if (most === Infinity || (await store.records.count(wanted)) < most) return false
    const tables = await store.records.list({ ...wanted, limit: MAX_TABLES })
    const own = await Promise.all(tables.map(async ({ id }) => !(await importedUsers.has(id, user))))
    return own.filter((isOwn) => isOwn).length >= most
  }

  /** Whether too many running tables have been waiting for a user for too long. */
  private async isAwaitedTooLong(user: UserId): Promise<boolean> {
    const { tables: most, afterMs } = this.limits.waiting
    const { store, uptime } = this.repository
    const wanted = { user, isReal: true, statuses: ['playing'] } as const
    if (most === Infinity || (await store.records.count({ ...wanted, limit: most })) < most) return false
    const since = uptime.now() - afterMs
    let awaited = 0
    for (const one of await store.records.list({ ...wanted, limit: MAX_TABLES })) {
      if (await this.isAwaitedSince(user, one.id, since)) awaited += 1
      if (awaited >= most) return true
    }
    return false
  }

  /** Whether a table has waited for a user since a time in the bot's own time. */
  private async isAwaitedSince(user: UserId, id: TableId, since: number): Promise<boolean> {
    try {
      if (await this.repository.importedUsers.has(id, user)) return false
      const live = await this.repository.live(id)
      const seat = live && seatPlayedBy(live.record, user)
      const asked = seat && live.run.askedOf(seat.seat)
      if (!asked || live.record.pause !== null || !isPerson(keeperOf(live, asked))) return false
      const clock = live.record.clocks?.seats[seat.seat]
      return answererOf(live, seat.seat, asked) === user && clock != null && clock.keptSince <= since
    } catch {
      // A table that can't be shown waits for no player.
      return false
    }
  }
}
