import { MessageFlags, Routes } from 'discord-api-types/v10'
import type { REST } from 'discord.js'
import { LRUCache } from 'lru-cache'
import { messageRequest } from './kit/message-request.ts'
import type { OwnMark, Panel } from './kit/message.ts'
import type { TableId } from '../tables/model/store.ts'

/** How long the bot may change or delete a private message: Discord allows fifteen minutes. */
const VALID_MS = 14 * 60_000
/** The number of users in rooms whose private messages are remembered: the newest. */
const MAX_REMEMBERED = 2000

/** The content of a private message: current choices, or a line with the outcome of an action. */
export type Holds = 'panel' | 'line'

/** An interaction, as far as private messages need it. */
export interface PrivateMessage {
  readonly application: string
  readonly token: string
  readonly user: string
  readonly room: string
}

interface Kept extends PrivateMessage {
  readonly message: string
  readonly until: number
  readonly own: OwnMark | null
}

/** A user's current panel of choices at a table. */
export type StandingPanel = PrivateMessage & { readonly own: OwnMark }

/**
 * The private messages that a user has in a room: at most one panel and one line. The bot deletes the others. A panel
 * that follows a press on a message above it replaces the previous one, and can be renewed. The bot knows them from
 * memory alone: without it they stay as they are.
 */
export class PrivateMessages {
  private readonly rest: Pick<REST, 'patch' | 'post' | 'delete'>
  private readonly now: () => number
  private readonly last = new LRUCache<string, Kept>({
    max: MAX_REMEMBERED,
    dispose: ({ own }, key) => this.forget(own, key),
  })
  /** The users with a panel, by table. */
  private readonly byTable = new Map<TableId, Set<string>>()

  constructor(rest: Pick<REST, 'patch' | 'post' | 'delete'>, now: () => number) {
    this.rest = rest
    this.now = now
  }

  /** Sends a private message after a press on a message. Rejects if Discord refuses it. */
  async say(talk: PrivateMessage, what: Holds, panel: Panel, pressed: string): Promise<void> {
    const before = this.standing(talk, what)
    const quiet = { ...panel, pings: [] }
    // A user would not notice the same line again in its old place.
    if (what === 'panel' && before && BigInt(before.message) > BigInt(pressed)) {
      const route = Routes.webhookMessage(before.application, before.token, before.message)
      const isEdited = await this.succeeds(this.rest.patch(route, { ...messageRequest(quiet), auth: false }))
      if (isEdited) return this.keep({ ...before, own: panel.own ?? null }, what)
    }
    const flags = MessageFlags.Ephemeral | MessageFlags.IsComponentsV2
    const request = messageRequest(quiet, { flags })
    const sent = await this.rest.post(Routes.webhook(talk.application, talk.token), { ...request, auth: false })
    await this.note(talk, what, idOf(sent), panel.own)
  }

  /** Records a message in place of the last of its kind, which is deleted. Never rejects. */
  async note(talk: PrivateMessage, what: Holds, message: string | null, own: OwnMark | null = null): Promise<void> {
    if (message === null) return
    const before = this.standing(talk, what)
    this.keep({ ...talk, message, until: this.now() + VALID_MS, own }, what)
    if (!before || before.message === message) return
    const route = Routes.webhookMessage(before.application, before.token, before.message)
    await this.succeeds(this.rest.delete(route, { auth: false }))
  }

  /** Records that a message has changed: from now on it is the panel, or it no longer is if it was. Never rejects. */
  async changed(talk: PrivateMessage, message: string, own: OwnMark | null): Promise<void> {
    if (own || this.standing(talk, 'panel')?.message === message) await this.note(talk, 'panel', message, own)
  }

  /** The current panels of a table. */
  panelsOf(table: TableId): readonly StandingPanel[] {
    return [...(this.byTable.get(table) ?? [])].flatMap((key) => {
      const kept = this.last.peek(key)
      return kept?.own && kept.until > this.now() ? [{ ...kept, own: kept.own }] : []
    })
  }

  /** Replaces a current panel, unless it has changed meanwhile. Never rejects. */
  async renew(standing: StandingPanel, panel: Panel): Promise<void> {
    const kept = this.standing(standing, 'panel')
    if (!kept || kept.own !== standing.own) return
    const route = Routes.webhookMessage(kept.application, kept.token, kept.message)
    this.keep({ ...kept, own: panel.own ?? null }, 'panel')
    await this.succeeds(this.rest.patch(route, { ...messageRequest({ ...panel, pings: [] }), auth: false }))
  }

  private keep(kept: Kept, what: Holds): void {
    const key = keyOf(kept, what)
    this.last.set(key, kept)
    if (!kept.own) return
    const { table } = kept.own
    this.byTable.set(table, (this.byTable.get(table) ?? new Set()).add(key))
  }

  private forget(own: OwnMark | null, key: string): void {
    if (!own) return
    const keys = this.byTable.get(own.table)
    keys?.delete(key)
    if (keys?.size === 0) this.byTable.delete(own.table)
  }

  private standing(talk: PrivateMessage, what: Holds): Kept | undefined {
    const known = this.last.get(keyOf(talk, what))
    return known && known.until > this.now() ? known : undefined
  }

  private async succeeds(work: Promise<unknown>): Promise<boolean> {
    try {
      await work
      return true
    } catch {
      return false
    }
  }
}

function keyOf({ user, room }: PrivateMessage, what: Holds): string {
  return `${what} ${room} ${user}`
}

/** The id of a message in Discord's response. */
export function idOf(sent: unknown): string | null {
  const { id } = (sent ?? {}) as { readonly id?: unknown }
  return typeof id === 'string' ? id : null
}
