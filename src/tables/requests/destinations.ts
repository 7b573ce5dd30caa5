import type { LastMinute } from '../kit/sliding-window.ts'
import type { TableRepository } from '../live/table-repository.ts'
import type { TableLimits } from '../live/limits.ts'
import type { TableRefusal } from '../model/service.ts'
import { isImagined, OPEN, type TableRecord } from '../model/store.ts'

/** A channel on a server. */
export interface Destination {
  readonly server: string
  readonly room: string
}

/** Checks which channels and servers can take a game from elsewhere. */
export class Destinations {
  private readonly repository: TableRepository
  private readonly limits: TableLimits
  private readonly lately: LastMinute

  constructor(repository: TableRepository, limits: TableLimits, lately: LastMinute) {
    this.repository = repository
    this.limits = limits
    this.lately = lately
  }

  /** Why a game cannot continue there; `null` if it can, in which case it counts as an arrival. */
  async troubleWith(record: TableRecord, to: Destination): Promise<TableRefusal | null> {
    const { id, server } = record
    const { store } = this.repository
    // Its cards show what one player knows of another game.
    if (isImagined(record)) return 'imagined'
    const there = await store.records.findOpen(to.server, to.room)
    if (there && there.id !== id) return 'room-taken'
    if (server === to.server) return null
    const open = await store.records.count({ server: to.server, statuses: OPEN })
    if (open >= this.limits.server) return 'server-full'
    return this.isTooFast(to.server) ? 'opened-too-fast' : null
  }

  /** Whether too many tables have arrived on a server within a minute; if not, counts one more. */
  isTooFast(server: string): boolean {
    const name = `server ${server}`
    if (this.lately.countOf(name) >= this.limits.aMinute.server) return true
    this.lately.note(name)
    return false
  }
}
