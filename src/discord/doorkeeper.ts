import { Routes, RESTJSONErrorCodes as Code } from 'discord-api-types/v10'
import { DiscordAPIError, type REST } from 'discord.js'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { TableService } from '../tables/service.ts'
import type { TableId, UserId } from '../tables/store.ts'

/** After so long it is asked anew whether those who look over shoulders at a table are still on its server, in milliseconds. */
const AGAIN = 600_000
/** Of so many tables it is known when that was asked, the last. */
const MOST = 5000

export interface DoorkeeperParts {
  readonly tables: Pick<TableService, 'onChange' | 'sight' | 'endWatch'>
  /** Whether somebody is a member of a server. Rejects if that cannot be found out. */
  readonly isMember: (server: string, user: UserId) => Promise<boolean>
  readonly isOurs: (server: string) => boolean
  readonly now: () => number
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Ends the watching of whoever has left the server of a table: Discord tells who leaves only bots that may know all members, so that
 * it is asked about those few, now and then while their table is played. Elsewhere they see nothing in any case.
 */
export class Doorkeeper {
  private readonly parts: DoorkeeperParts
  private readonly asked = new LRUCache<TableId, number>({ max: MOST })
  private readonly underWay = new Set<Promise<void>>()
  private readonly unsubscribe: () => void

  constructor(parts: DoorkeeperParts) {
    this.parts = parts
    this.unsubscribe = parts.tables.onChange((id, server) => {
      if (!parts.isOurs(server)) return
      const looking = this.look(id).finally(() => this.underWay.delete(looking))
      this.underWay.add(looking)
    })
  }

  /** Waits until all that is being asked is known. */
  async settled(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay)
  }

  stop(): void {
    this.unsubscribe()
  }

  /** Never rejects. */
  private async look(id: TableId): Promise<void> {
    const { tables, isMember, now, log } = this.parts
    if (now() - (this.asked.get(id) ?? -Infinity) < AGAIN) return
    this.asked.set(id, now())
    try {
      const record = (await tables.sight(id))?.record
      for (const { user } of record?.watchers ?? []) {
        if (record && !(await isMember(record.server, user))) await tables.endWatch(id, user, null)
      }
    } catch (error) {
      log.warn({ err: error, table: id }, 'it could not be found out who is still on a server')
    }
  }
}

/** Asks Discord whether somebody is a member of a server. */
export function membership(rest: Pick<REST, 'get'>): DoorkeeperParts['isMember'] {
  return async (server, user) => {
    try {
      await rest.get(Routes.guildMember(server, user))
      return true
    } catch (error) {
      const isGone = error instanceof DiscordAPIError && GONE.includes(Number(error.code))
      if (isGone) return false
      throw error
    }
  }
}

const GONE: readonly number[] = [Code.UnknownMember, Code.UnknownUser]
