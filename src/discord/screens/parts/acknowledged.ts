import { Routes } from 'discord-api-types/v10'
import type { REST } from 'discord.js'
import { LRUCache } from 'lru-cache'
import { waitAskedBy } from '../../rest/rate-limits.ts'
import { isOutage } from '../../rest/outage.ts'
import type { MessageRequest } from '../../kit/message-request.ts'

/** How long the bot edits a press's answer. Discord allows fifteen minutes. */
const VALID_MS = 14 * 60_000
/** How many messages with a recent press the bot remembers: the newest. */
const MAX_REMEMBERED = 2000

/** A press that the bot acknowledged without a reply: its answer is the pressed message itself. */
export interface Acknowledged {
  readonly application: string
  readonly token: string
}

/**
 * Edits recently pressed messages as answers to the press. Discord doesn't count these edits towards the bot's rate
 * limit. The presses are kept in memory only: without them the bot edits messages in their channel.
 */
export class PendingReplies {
  private readonly rest: Pick<REST, 'patch'>
  private readonly now: () => number
  private readonly presses = new LRUCache<string, Acknowledged & { readonly until: number }>({ max: MAX_REMEMBERED })

  /** `rest` rejects rather than wait for long. `now`: milliseconds since 1970. */
  constructor(rest: Pick<REST, 'patch'>, now: () => number) {
    this.rest = rest
    this.now = now
  }

  /** Records a press on a message that the bot acknowledged without a reply. */
  note(message: string, press: Acknowledged): void {
    this.presses.set(message, { ...press, until: this.now() + VALID_MS })
  }

  /** Edits a message; `false` if it has no recent press, or Discord refuses. Rejects if Discord can't be reached. */
  async edit(message: string, request: MessageRequest): Promise<boolean> {
    const press = this.presses.get(message)
    if (!press || press.until < this.now()) return false
    try {
      await this.rest.patch(Routes.webhookMessage(press.application, press.token, '@original'), {
        ...request,
        auth: false,
      })
      return true
    } catch (error) {
      this.presses.delete(message)
      if (isOutage(error) && waitAskedBy(error) === null) throw error
      return false
    }
  }
}
