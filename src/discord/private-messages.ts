import { MessageFlags, Routes, type APIMessageTopLevelComponent } from 'discord-api-types/v10'
import type { REST } from 'discord.js'
import { LRUCache } from 'lru-cache'
import { formatId } from './kit/ids.ts'
import { messageRequest } from './kit/message-request.ts'
import { button, hasControl, rows, texts, textsWithoutButtons, type OwnMark, type Panel } from './kit/message.ts'
import { sameQuestion, type QuestionToken } from '../tables/model/service.ts'
import type { TableId, UserId } from '../tables/model/store.ts'
import { say } from './words/index.ts'

/** How long the bot may change or delete a private message: Discord allows fifteen minutes. */
const VALID_MS = 14 * 60_000
/** The number of users in rooms whose private messages are remembered: the newest. */
const MAX_REMEMBERED = 2000

/** The content of a private message: something to look at or press, or a line with the outcome of an action. */
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
  readonly holds: Holds
}

/** A user's current panel at a table. */
export type StandingPanel = PrivateMessage & { readonly own: OwnMark }

/**
 * The private message that a user has in a room. The next one takes its place, except for messages that still change
 * or bring a file. Before Discord's time for changing it is over, its buttons and pictures are taken off, so that none
 * looks up to date. The bot knows private messages from memory alone: without it they stay as they are.
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
  /** The messages whose buttons are to be taken off, by id. */
  private readonly expiring = new Map<string, NodeJS.Timeout>()

  /** Called with the table whose question is no longer in front of a user. */
  hasExpired: (table: TableId) => void = () => undefined

  constructor(rest: Pick<REST, 'patch' | 'post' | 'delete'>, now: () => number) {
    this.rest = rest
    this.now = now
  }

  /** Sends a private message after a press on a message, which stays. Rejects if Discord refuses it. */
  async say(talk: PrivateMessage, holds: Holds, panel: Panel, pressed: string): Promise<void> {
    const before = this.standing(talk)
    const quiet = { ...this.withWayBack(talk, panel), pings: [] }
    // A user would not notice the same line again in its old place.
    const isInPlace = holds === 'panel' && before?.holds === 'panel' && BigInt(before.message) > BigInt(pressed)
    if (isInPlace && (await this.patch(before, quiet))) return this.keep({ ...before, own: panel.own ?? null }, quiet)
    const flags = MessageFlags.Ephemeral | MessageFlags.IsComponentsV2
    const request = messageRequest(quiet, { flags })
    const sent = await this.rest.post(Routes.webhook(talk.application, talk.token), { ...request, auth: false })
    await this.note(talk, idOf(sent), quiet, { holds, besides: pressed })
  }

  /** A panel as the next private message: with a button back to the question that it replaces, if there is one. */
  withWayBack(talk: PrivateMessage, panel: Panel): Panel {
    const own = this.standing(talk)?.own
    if (own?.form !== 'question' || panel.own || stays(panel)) return panel
    const id = formatId({ kind: 'panel', table: own.table })
    if (hasControl(panel, id)) return panel
    const back = button(id, say('own-question'), 'main')
    return { ...panel, components: [...panel.components, ...rows([back])] }
  }

  /**
   * Records a message in place of the last one, which is deleted. `besides`: a message that stays, because it was
   * pressed. Never rejects.
   */
  async note(
    talk: PrivateMessage,
    message: string | null,
    panel: Panel,
    { holds = 'panel', besides }: { readonly holds?: Holds; readonly besides?: string } = {},
  ): Promise<void> {
    if (message === null) return
    const kept = { ...talk, message, until: this.now() + VALID_MS, own: panel.own ?? null, holds }
    if (stays(panel)) return
    const before = this.standing(talk)
    this.keep(kept, panel)
    if (before && before.message !== message && before.message !== besides) await this.delete(before)
  }

  /** Records that a message has changed after a press on it. Never rejects. */
  async changed(talk: PrivateMessage, message: string, panel: Panel): Promise<void> {
    if (panel.own || this.standing(talk)?.message === message) await this.note(talk, message, panel)
  }

  /** Removes the panel of a user who has answered on the card: they don't need it any longer. Never rejects. */
  async isAnswered(talk: PrivateMessage): Promise<void> {
    const standing = this.standing(talk)
    if (standing?.own) await this.removeKept(standing)
  }

  /** Whether a user has a private message that asks this question. */
  isAsking(table: TableId, user: UserId, token: QuestionToken): boolean {
    return this.panelsOf(table).some(
      (one) => one.user === user && one.own.form === 'question' && sameQuestion(one.own.token, token),
    )
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
    const kept = this.unchanged(standing)
    if (!kept) return
    this.keep({ ...kept, own: panel.own ?? null }, panel)
    await this.patch(kept, { ...panel, pings: [] })
  }

  /** Removes a current panel, unless it has changed meanwhile. Never rejects. */
  async remove(standing: StandingPanel): Promise<void> {
    const kept = this.unchanged(standing)
    if (kept) await this.removeKept(kept)
  }

  stop(): void {
    for (const timer of this.expiring.values()) clearTimeout(timer)
    this.expiring.clear()
  }

  private keep(kept: Kept, panel: Panel): void {
    const key = keyOf(kept)
    this.last.set(key, kept)
    this.expireLater(kept, panel)
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

  private standing(talk: PrivateMessage): Kept | undefined {
    const known = this.last.get(keyOf(talk))
    return known && known.until > this.now() ? known : undefined
  }

  private unchanged(standing: StandingPanel): Kept | undefined {
    const kept = this.standing(standing)
    return kept?.own === standing.own ? kept : undefined
  }

  /** Takes the buttons off a message in time. */
  private expireLater(kept: Kept, panel: Panel): void {
    clearTimeout(this.expiring.get(kept.message))
    this.expiring.delete(kept.message)
    const rest = textsWithoutButtons(panel)
    if (rest === null) return
    const isHand = kept.own !== null
    const timer = setTimeout(() => void this.expire(kept, rest, isHand), Math.max(0, kept.until - this.now()))
    this.expiring.set(kept.message, timer.unref())
  }

  private async expire(kept: Kept, rest: readonly APIMessageTopLevelComponent[], isHand: boolean): Promise<void> {
    this.expiring.delete(kept.message)
    if (this.last.peek(keyOf(kept))?.message === kept.message) this.last.delete(keyOf(kept))
    await this.patch(kept, { components: [...rest, ...texts(say(isHand ? 'expired-own' : 'expired'))] })
    if (kept.own?.form === 'question') this.hasExpired(kept.own.table)
  }

  private async removeKept(kept: Kept): Promise<void> {
    this.last.delete(keyOf(kept))
    await this.delete(kept)
  }

  private async delete({ application, token, message }: Kept): Promise<void> {
    clearTimeout(this.expiring.get(message))
    this.expiring.delete(message)
    await this.succeeds(this.rest.delete(Routes.webhookMessage(application, token, message), { auth: false }))
  }

  private async patch({ application, token, message }: Kept, panel: Panel): Promise<boolean> {
    const route = Routes.webhookMessage(application, token, message)
    return await this.succeeds(this.rest.patch(route, { ...messageRequest(panel), auth: false }))
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

function keyOf({ user, room }: PrivateMessage): string {
  return `${room} ${user}`
}

/** Whether a message stays beside the next one: it still changes by itself, or its reader may want to keep its file. */
function stays({ more, files = [] }: Panel): boolean {
  return more !== undefined || files.length > 0
}

/** The id of a message in Discord's response. */
export function idOf(sent: unknown): string | null {
  const { id } = (sent ?? {}) as { readonly id?: unknown }
  return typeof id === 'string' ? id : null
}
