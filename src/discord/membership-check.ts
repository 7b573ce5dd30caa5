import { Routes, RESTJSONErrorCodes as Code } from 'discord-api-types/v10'
import { DiscordAPIError, type REST } from 'discord.js'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { restOf, yieldToEventLoop, type TableService } from '../tables/index.ts'
import { hasGame, type TableOrRecord, type TableView } from '../tables/model/service.ts'
import { isImagined, loanInForce, type TableId, type TableRecord, type UserId } from '../tables/model/store.ts'

const MINUTE_MS = 60_000
/**
 * The bot first checks after the shorter interval whether a user is still on a server. While they are,
 * the interval doubles each time, up to the longer one.
 */
const RECHECK_MS = { least: 10 * MINUTE_MS, most: 24 * 60 * MINUTE_MS } as const
/** How often the check looks at tables that have changed. It checks those who have yet to vote each time. */
const ROUND = MINUTE_MS
/**
 * The number of users whose last check is remembered, and of waiting tables that are remembered: the newest of each.
 */
const MAX_REMEMBERED = 5000

export interface MembershipCheckParts {
  readonly tables: Pick<TableService, 'onChange' | 'views' | 'privateAccess' | 'seats'>
  /** Whether a user is a member of a server. Rejects if that cannot be determined. */
  readonly isMember: (server: string, user: UserId) => Promise<boolean>
  readonly isOurs: (server: string) => boolean
  readonly now: () => number
  readonly log: Pick<Logger, 'warn'>
}

/** A user at a table, who may have left its server. */
interface Guest {
  readonly user: UserId
  readonly watches: boolean
  /** After how long the user may be checked again; if absent, that depends on how long they have been there. */
  readonly again?: number
}

/** A table that has waited for the same users since a time, and when the check last looked at it. */
interface Waiting {
  readonly of: string
  readonly since: number
  readonly looked: number
}

/**
 * Notices when a user has left the server of a table. Their private access ends, and the table no longer waits for them
 * or counts on their vote. Discord reports departures only to bots that may know all members. So the check checks
 * now and then the few users for whom it matters: those with private access, deputies, those whose answer is overdue
 * and those who have yet to vote.
 */
export class MembershipCheck {
  private readonly parts: MembershipCheckParts
  private readonly asked = new LRUCache<string, { readonly at: number; readonly pause: number }>({
    max: MAX_REMEMBERED,
  })
  private readonly waiting = new LRUCache<TableId, Waiting>({ max: MAX_REMEMBERED })
  private readonly changed = new Set<TableId>()
  private readonly unsubscribe: () => void
  private readonly rounds: NodeJS.Timeout
  private isStopped = false

  constructor(parts: MembershipCheckParts) {
    this.parts = parts
    this.unsubscribe = parts.tables.onChange((id, server) => parts.isOurs(server) && this.changed.add(id))
    this.rounds = setInterval(() => void this.goRound(), ROUND)
    this.rounds.unref()
  }

  stop(): void {
    this.isStopped = true
    clearInterval(this.rounds)
    this.unsubscribe()
  }

  /**
   * Looks at the tables that have changed, and now and then at those that wait for a user, because a waiting table may
   * not change.
   */
  async goRound(): Promise<void> {
    const now = this.parts.now()
    const still = [...this.waiting].flatMap(([id, { looked }]) =>
      restOf(RECHECK_MS.least, looked, now) === 0 ? [id] : [],
    )
    const ids = new Set([...this.changed, ...still])
    this.changed.clear()
    for (const id of ids) {
      if (this.isStopped) return
      await this.look(id)
      await yieldToEventLoop()
    }
  }

  /** Never rejects. */
  private async look(id: TableId): Promise<void> {
    const { tables, isMember, isOurs, log } = this.parts
    try {
      const view = await tables.views.of(id)
      if (view?.record.status !== 'playing') this.waiting.delete(id)
      if (!view || isImagined(view.record) || !isOurs(view.record.server)) return
      const { record } = view
      for (const { user, watches, again } of this.guestsOf(view)) {
        if (!this.isDue(record, user, again) || (await isMember(record.server, user))) continue
        this.asked.delete(keyOf(record, user))
        await (watches ? tables.privateAccess.endWatch(id, user, null) : tables.seats.leftServer(id, user))
      }
    } catch (error) {
      log.warn({ err: error, table: id }, 'membership check failed')
    }
  }

  private guestsOf(view: TableOrRecord): readonly Guest[] {
    const { record } = view
    const watchers = record.watchers.map(({ user }): Guest => ({ user, watches: true }))
    if (!hasGame(view) || record.status !== 'playing') return watchers
    const { proposals, awaited } = view
    const there = record.seats.filter(({ keeper }) => keeper === 'player' || keeper === 'nobody')
    const deputies = record.seats.flatMap((one): readonly Guest[] => {
      const user = loanInForce(one)?.user ?? null
      return user === null ? [] : [{ user, watches: false }]
    })
    const open = proposals.filter(({ came }) => came === null)
    const undecided = open.flatMap(({ voters, ayes, nays, seat }) =>
      voters.filter((one) => one === seat || ![...ayes, ...nays].includes(one)),
    )
    const isWaitedFor = this.waitsLong(view)
    const players = there.flatMap(({ user, seat }): readonly Guest[] => {
      if (user === null) return []
      if (undecided.includes(seat)) return [{ user, watches: false, again: ROUND }]
      return isWaitedFor && awaited.includes(seat) ? [{ user, watches: false }] : []
    })
    return [...watchers, ...deputies, ...players]
  }

  /** Whether a table has waited for the same users for some time. */
  private waitsLong({ record: { id }, turn, awaited, token }: TableView): boolean {
    const looked = this.parts.now()
    const of = JSON.stringify([turn, awaited, awaited.map((seat) => token(seat).count)])
    const known = this.waiting.get(id)
    const since = known?.of === of ? known.since : looked
    if (awaited.length === 0) this.waiting.delete(id)
    else this.waiting.set(id, { of, since, looked })
    return looked - since >= RECHECK_MS.least
  }

  /** Whether a user is due for a check. If so, counts them as checked. */
  private isDue(record: TableRecord, user: UserId, again = 0): boolean {
    const now = this.parts.now()
    const key = keyOf(record, user)
    const known = this.asked.get(key)
    const pause = again || (known?.pause ?? 0)
    if (known && restOf(pause, known.at, now) > 0) return false
    const next = Math.min(RECHECK_MS.most, Math.max(RECHECK_MS.least, 2 * (known?.pause ?? 0)))
    this.asked.set(key, { at: now, pause: again ? (known?.pause ?? RECHECK_MS.least) : next })
    return true
  }
}

function keyOf({ server }: TableRecord, user: UserId): string {
  return `${server}/${user}`
}

/** Asks Discord whether a user is a member of a server. */
export function membership(rest: Pick<REST, 'get'>): MembershipCheckParts['isMember'] {
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
