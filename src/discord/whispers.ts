import { MessageFlags, Routes } from 'discord-api-types/v10'
import type { REST } from 'discord.js'
import { LRUCache } from 'lru-cache'
import { messageRequest } from './kit/request.ts'
import type { Panel } from './kit/message.ts'

/** For so long a private message may be changed or taken back, in milliseconds: Discord takes fifteen minutes. */
const VALID = 14 * 60_000
/** Private messages of so many people in a room are known, the last. */
const MOST = 2000

/** What was whispered: what can be done now, or a line that says what came of something. */
export type Whisper = 'panel' | 'line'

/** An interaction, as far as private messages go with it. */
export interface Talk {
  readonly application: string
  readonly token: string
  readonly user: string
  readonly room: string
}

interface Kept extends Pick<Talk, 'application' | 'token'> {
  readonly message: string
  readonly until: number
}

/**
 * The private messages that stand in a room for somebody: one panel and one line at most, the others are taken back. A panel
 * that follows a press on a message above it takes the place of the one before. What is known of them is in memory alone:
 * without it they stay as they are.
 */
export class Whispers {
  private readonly rest: Pick<REST, 'patch' | 'post' | 'delete'>
  private readonly now: () => number
  private readonly last = new LRUCache<string, Kept>({ max: MOST })

  constructor(rest: Pick<REST, 'patch' | 'post' | 'delete'>, now: () => number) {
    this.rest = rest
    this.now = now
  }

  /** Whispers after a press on a message. Rejects if Discord does not take it. */
  async say(talk: Talk, what: Whisper, panel: Panel, pressed: string): Promise<void> {
    const before = this.standing(talk, what)
    const quiet = { ...panel, pings: [] }
    // The same line once more would not be noticed in its old place.
    if (what === 'panel' && before && BigInt(before.message) > BigInt(pressed)) {
      const route = Routes.webhookMessage(before.application, before.token, before.message)
      const isEdited = await this.succeeds(this.rest.patch(route, { ...messageRequest(quiet), auth: false }))
      if (isEdited) return
    }
    const flags = MessageFlags.Ephemeral | MessageFlags.IsComponentsV2
    const request = messageRequest(quiet, { flags })
    const sent = await this.rest.post(Routes.webhook(talk.application, talk.token), { ...request, auth: false })
    await this.note(talk, what, idOf(sent))
  }

  /** A message stands in the place of the last of its kind, which is taken back. Never rejects. */
  async note(talk: Talk, what: Whisper, message: string | null): Promise<void> {
    if (message === null) return
    const before = this.standing(talk, what)
    const { application, token } = talk
    this.last.set(keyOf(talk, what), { application, token, message, until: this.now() + VALID })
    if (!before || before.message === message) return
    const route = Routes.webhookMessage(before.application, before.token, before.message)
    await this.succeeds(this.rest.delete(route, { auth: false }))
  }

  private standing(talk: Talk, what: Whisper): Kept | undefined {
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

function keyOf({ user, room }: Talk, what: Whisper): string {
  return `${what} ${room} ${user}`
}

/** The id of a message, as Discord answers with it. */
export function idOf(sent: unknown): string | null {
  const { id } = (sent ?? {}) as { readonly id?: unknown }
  return typeof id === 'string' ? id : null
}
