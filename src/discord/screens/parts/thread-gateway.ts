import { RESTJSONErrorCodes as Code, Routes } from 'discord-api-types/v10'
import { DiscordAPIError, SnowflakeUtil, type RateLimitData, type REST } from 'discord.js'
import { z } from 'zod'
import { deliveryErrorOf } from './delivery-errors.ts'

/** Opens and archives threads. A permanent refusal by Discord is a `DeliveryError`; any other error is temporary. */
export interface ThreadGateway {
  /** Opens a public thread from a message, whose id it gets. It may be there already. */
  open(room: string, message: string, name: string): Promise<void>
  /** Shows a thread in somebody's list of channels. */
  add(thread: string, user: string): Promise<void>
  /** When the last message was posted, in milliseconds since 1970; `null` if the thread is archived. */
  lastPost(thread: string): Promise<number | null>
  /** Archives a thread. The bot may always do so with its own. */
  archive(thread: string): Promise<void>
  /** Deletes a thread, which may be gone already. Needs the permission to manage threads. */
  remove(thread: string): Promise<void>
}

/** A week: until then Discord doesn't archive a thread in which nobody writes. */
const AUTO_ARCHIVE_MINUTES = 10_080
/** A command waits this long for Discord's rate limit of new threads. */
const MAX_WAIT_MS = 2000

const seen = z.object({
  id: z.string(),
  last_message_id: z.string().nullish(),
  thread_metadata: z.object({ archived: z.boolean() }).optional(),
})

export function restThreadGateway(rest: REST): ThreadGateway {
  return {
    async open(room, message, name) {
      const body = { name, auto_archive_duration: AUTO_ARCHIVE_MINUTES }
      await unless([Code.ThreadAlreadyCreatedForMessage], rest.post(Routes.threads(room, message), { body }))
    },
    async add(thread, user) {
      await unless([], rest.put(Routes.threadMembers(thread, user)))
    },
    async lastPost(thread) {
      const { success, data } = seen.safeParse(await unless([], rest.get(Routes.channel(thread))))
      if (!success) throw Object.assign(new Error('unexpected response from Discord'), { code: 'EPROTO' })
      if (data.thread_metadata?.archived !== false) return null
      return SnowflakeUtil.timestampFrom(data.last_message_id ?? data.id)
    },
    async archive(thread) {
      const body = { archived: true }
      await unless([Code.InvalidActionOnArchivedThread], rest.patch(Routes.channel(thread), { body }))
    },
    async remove(thread) {
      await unless([Code.UnknownChannel], rest.delete(Routes.channel(thread)))
    },
  }
}

/** Whether Discord's rate limit of new threads lasts too long. For the `rejectOnRateLimit` of the REST client. */
export function isLongWaitForThread({ method, route, retryAfter }: RateLimitData): boolean {
  return method === 'POST' && route.endsWith('/threads') && retryAfter > MAX_WAIT_MS
}

/** The result of a request; `undefined` if Discord answers with one of these codes. */
async function unless(codes: readonly number[], request: Promise<unknown>): Promise<unknown> {
  try {
    return await request
  } catch (error) {
    if (error instanceof DiscordAPIError && codes.includes(Number(error.code))) return undefined
    throw deliveryErrorOf(error)
  }
}
