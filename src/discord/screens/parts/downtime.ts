import type { TableService } from '../../../tables/model/service.ts'
import type { TableId } from '../../../tables/model/store.ts'

/** From when until when nothing that people pressed could come, in milliseconds since 1970. */
export interface Away {
  readonly from: number
  readonly until: number
}

/** For so long it is said, in milliseconds. */
const TOLD_FOR = 5 * 60_000
/** A table counts as being played if something happened there so shortly before, in milliseconds. */
const LATELY = 10 * 60_000
/** So many tables say it, those where something happened last. */
const MOST = 100

/**
 * Tables at which people may have pressed something that never came, because the bot was not there: their cards say so for a while. That
 * takes one edit each; the line goes with whatever is edited later.
 */
export class Missed {
  private away: Away | null = null
  private tables: ReadonlySet<TableId> = new Set()
  private readonly unsaid = new Set<TableId>()

  /** The bot was away. Returns the tables that are to say so; `isHere`: whether the bot is there for a server. */
  async note(
    away: Away,
    tables: Pick<TableService, 'tablesOf'>,
    isHere: (server: string) => boolean,
  ): Promise<readonly TableId[]> {
    const playing = await tables.tablesOf({ statuses: ['playing'], limit: MOST })
    const isPlayed = playing.filter(
      ({ server, changedAt, seats }) =>
        changedAt >= away.from - LATELY && isHere(server) && seats.some(({ user }) => user !== null),
    )
    const ids = isPlayed.map(({ id }) => id)
    this.away = away
    this.tables = new Set(ids)
    for (const id of ids) this.unsaid.add(id)
    return ids
  }

  /** What the card of a table says of it now; `null` if nothing. */
  at(id: TableId, now: number): Away | null {
    return this.away && this.tables.has(id) && now < this.away.until + TOLD_FOR ? this.away : null
  }

  /** Whether a card has not said it yet, and has to though nothing else has changed on it. */
  isUnsaid(id: TableId): boolean {
    return this.unsaid.has(id)
  }

  said(id: TableId): void {
    this.unsaid.delete(id)
  }
}
