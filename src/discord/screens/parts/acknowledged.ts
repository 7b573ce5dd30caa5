import { Routes } from 'discord-api-types/v10'
import type { REST } from 'discord.js'
import { LRUCache } from 'lru-cache'
import { waitAskedBy } from '../../rest/rate-limits.ts'
import { isOutage } from '../../rest/outage.ts'
import type { MessageRequest } from '../../kit/message-request.ts'

/** For so long an answer to a press may be changed, in milliseconds: Discord takes fifteen minutes. */
const VALID = 14 * 60_000
/** Of so many messages that were pressed the last presses are known. */
const MOST = 2000

/** A press that was acknowledged without a reply: its answer is the message that was pressed. */
export interface Acknowledged {
  readonly application: string
  readonly token: string
}

/**
 * Edits of messages that were pressed of late, as answers to the press. Discord does not count them among the requests that a
 * bot may make each second. What is known of presses is in memory alone: without it messages are edited in their channel.
 */
export class Answers {
  private readonly rest: Pick<REST, 'patch'>
  private readonly now: () => number
  private readonly presses = new LRUCache<string, Acknowledged & { readonly until: number }>({ max: MOST })

  /** `rest` rejects rather than wait for long. `now`: milliseconds since 1970. */
  constructor(rest: Pick<REST, 'patch'>, now: () => number) {
    this.rest = rest
    this.now = now
  }

  /** A message was pressed, and that was acknowledged without a reply. */
  note(message: string, press: Acknowledged): void {
    this.presses.set(message, { ...press, until: this.now() + VALID })
  }

  /** Edits a message; `false` if it was not pressed of late, or this is refused. Rejects if Discord cannot be reached. */
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
