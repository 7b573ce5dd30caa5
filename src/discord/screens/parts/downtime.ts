import type { TableService } from '../../../tables/index.ts'
import type { TableId } from '../../../tables/model/store.ts'

/** When presses couldn't reach the bot, in milliseconds since 1970. */
export interface Away {
  readonly from: number
  readonly until: number
}

/** How long the cards mention it. */
const MENTION_MS = 5 * 60_000
/** A table counts as being played if it had an event this shortly before. */
const PLAYED_WITHIN_MS = 10 * 60_000
/** How many tables mention it: those with the most recent events. */
const MAX_TABLES = 100

/**
 * Tables whose players may have pressed something in vain while the bot was away. Their cards say so for a while. That
 * takes one edit each; the next edit removes the line.
 */
export class Downtime {
  private away: Away | null = null
  private tables: ReadonlySet<TableId> = new Set()
  private readonly unsaid = new Set<TableId>()

  /** The bot was away. Returns the tables that have to say so. `isHere`: whether the bot is connected for a server. */
  async note(
    away: Away,
    tables: Pick<TableService, 'directory'>,
    isHere: (server: string) => boolean,
  ): Promise<readonly TableId[]> {
    const playing = await tables.directory.find({ statuses: ['playing'], limit: MAX_TABLES })
    const isPlayed = playing.filter(
      ({ server, changedAt, seats }) =>
        changedAt >= away.from - PLAYED_WITHIN_MS && isHere(server) && seats.some(({ user }) => user !== null),
    )
    const ids = isPlayed.map(({ id }) => id)
    this.away = away
    this.tables = new Set(ids)
    for (const id of ids) this.unsaid.add(id)
    return ids
  }

  /** The outage that the card of a table mentions now; `null` if none. */
  at(id: TableId, now: number): Away | null {
    return this.away && this.tables.has(id) && now < this.away.until + MENTION_MS ? this.away : null
  }

  /** Whether a card still has to mention the outage, though nothing else has changed on it. */
  isUnsaid(id: TableId): boolean {
    return this.unsaid.has(id)
  }

  said(id: TableId): void {
    this.unsaid.delete(id)
  }
}
