import { RESTJSONErrorCodes as Code, Routes } from 'discord-api-types/v10'
import { DiscordAPIError, type REST } from 'discord.js'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { hash32 } from '../../../engine/index.ts'
import { NONCE } from '../../kit/limits.ts'
import type { Cleared } from '../../kit/cleared.ts'
import { waitAskedBy } from '../../rest/rate-limits.ts'
import { newFlags, withoutPictures, type Panel } from '../../kit/message.ts'
import { SlidingWindowLimiter } from '../../rest/rate-limiter.ts'
import { messageRequest } from '../../kit/message-request.ts'
import type { Answers } from './acknowledged.ts'
import { mayBeThePictures, Trouble, troubleOf } from './delivery-errors.ts'

export { Trouble, type TroubleKind } from './delivery-errors.ts'

/** Where messages go. What Discord refuses is a `Trouble`, whatever its code; anything else passes by itself. */
export interface Outlet {
  /** Posts a message and returns its id. The same nonce twice within some minutes gives the first message again. */
  post(room: string, panel: Cleared, nonce: string): Promise<string>
  /** A message that was posted with a nonce, however long ago; `null` if none of the last messages of the room is that. */
  found(room: string, nonce: string): Promise<string | null>
  /** Edits a message. `past` if it is gone, or too old to be edited as often as we do: then post it anew. */
  edit(room: string, message: string, panel: Cleared): Promise<'edited' | 'past'>
  /** Whether a message is still there; `false` as well if that cannot be seen, for want of a right. */
  stands(room: string, message: string): Promise<boolean>
  /** Deletes a message; it may be gone already. Rejects if it stays. */
  remove(room: string, message: string): Promise<void>
  /** Whether we have deleted a message ourselves of late. */
  hasRemoved(message: string): boolean
  /** The room of direct messages with a user. */
  directRoom(user: string): Promise<string>
}

/** Gone, not ours, too old, or in an archived thread that cannot be opened again. */
const PAST: readonly number[] = [
  Code.UnknownMessage,
  Code.CannotEditMessageAuthoredByAnotherUser,
  Code.CannotExecuteActionOnSystemMessage,
  Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
  Code.InvalidActionOnArchivedThread,
]

/** With these nothing of ours is left to delete. */
const GONE: readonly number[] = [
  Code.UnknownMessage,
  Code.CannotEditMessageAuthoredByAnotherUser,
  Code.CannotExecuteActionOnSystemMessage,
]

/** What was made, by its id. */
const made = z.object({ id: z.string() })

/** Discord forgets the nonce of a message within minutes, but keeps the numbers of its components. */
const seen = z.array(
  z.object({ id: z.string(), components: z.array(z.object({ id: z.number().optional() })).optional() }),
)
/** So many messages are looked through for one of ours, a page at a time. */
const PAGE = 100
const PAGES = 3
/** Components without a number are numbered from one on. */
const LEAST_MARK = 1000
const MOST_MARK = 2 ** 31 - 1

/**
 * Requests begin at this pace at most, forty-five a second. Discord takes fifty and then refuses all for a whole second; on
 * a busy machine some that began one after another arrive together, and there must be room for them.
 */
const PACE = { most: 9, within: 200 } as const
/** The shards of a bot share what Discord takes; with so many and more of them each has five a second all the same. */
const MANY_SHARDS = 9
/** Rooms of direct messages that are remembered: a user's room stays the same. */
const DIRECT_ROOMS = 5000
/** So many messages that we have deleted are remembered, until it is heard of all of them that they are gone. */
const REMOVED = 1000

/** Rooms where pictures are refused get messages without them for so long, in milliseconds; of so many it is known. */
const BARE = { max: 5000, ttl: 5 * 60_000 }

/**
 * Sends by `rest`, at a pace that leaves as much to each of the bot's shards; edits of a message that was pressed lately go the way of its
 * answers, at none of that pace. `ended`: nothing is waited for any more.
 */
export function restOutlet(
  rest: REST,
  answers: Answers,
  shards = 1,
  ended: AbortSignal = new AbortController().signal,
): Outlet {
  const directRooms = new LRUCache<string, string>({ max: DIRECT_ROOMS })
  const removed = new LRUCache<string, true>({ max: REMOVED })
  const bare = new LRUCache<string, true>(BARE)
  const pace = new SlidingWindowLimiter(PACE.most, PACE.within * Math.min(shards, MANY_SHARDS))
  const paced = async <T>(request: () => Promise<T>): Promise<T> => {
    await pace.turn()
    return await unlessAborted(ended, request)
  }
  /** A thread falls asleep when nobody writes there; then nothing in it may be changed until it is opened again. */
  const awake = async (room: string, request: () => Promise<unknown>): Promise<void> => {
    try {
      await paced(request)
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || error.code !== Code.InvalidActionOnArchivedThread) throw error
      await opened(paced(() => rest.patch(Routes.channel(room), { body: { archived: false } })))
      await paced(request)
    }
  }
  /** Sends a panel, and once more without its pictures where these may be what is refused. */
  const pictured = async <T>(room: string, panel: Panel, send: (panel: Panel) => Promise<T>): Promise<T> => {
    const plainer = withoutPictures(panel)
    if (!plainer) return await send(panel)
    if (bare.has(room)) return await send(plainer)
    try {
      return await send(panel)
    } catch (error) {
      if (!mayBeThePictures(troubleOf(error))) throw error
      const sent = await send(plainer)
      bare.set(room, true)
      return sent
    }
  }
  const edited = async (room: string, message: string, panel: Panel): Promise<'edited'> => {
    const request = messageRequest(panel)
    if (await answers.edit(message, request)) return 'edited'
    await awake(room, () => rest.patch(Routes.channelMessage(room, message), request))
    return 'edited'
  }
  return {
    post(room, panel, nonce) {
      const more = { flags: newFlags(panel), nonce: nonce.slice(0, NONCE), enforce_nonce: true }
      const request = (one: Panel) => messageRequest(marked(one, nonce), more)
      return idOf(pictured(room, panel, (one) => paced(() => rest.post(Routes.channelMessages(room), request(one)))))
    },
    async found(room, nonce) {
      const mark = markOf(nonce)
      let before = {}
      for (let page = 0; page < PAGES; page += 1) {
        const query = new URLSearchParams({ limit: String(PAGE), ...before })
        const messages = await seenIn(paced(() => rest.get(Routes.channelMessages(room), { query })))
        const found = messages.find(({ components }) => components?.[0]?.id === mark)
        if (found) return found.id
        const oldest = messages.at(-1)
        if (!oldest || messages.length < PAGE) return null
        before = { before: oldest.id }
      }
      return null
    },
    async edit(room, message, panel) {
      try {
        return await pictured(room, panel, (one) => edited(room, message, one))
      } catch (error) {
        if (isPast(error)) return 'past'
        throw troubleOf(error)
      }
    },
    async stands(room, message) {
      try {
        await paced(() => rest.get(Routes.channelMessage(room, message)))
        return true
      } catch (error) {
        if (isPast(error) || troubleOf(error) instanceof Trouble) return false
        throw error
      }
    },
    async remove(room, message) {
      removed.set(message, true)
      try {
        await awake(room, () => rest.delete(Routes.channelMessage(room, message)))
      } catch (error) {
        if (isGone(error)) return
        removed.delete(message)
        throw troubleOf(error)
      }
    },
    hasRemoved: (message) => removed.has(message),
    async directRoom(user) {
      const known = directRooms.get(user)
      if (known !== undefined) return known
      const room = await idOf(paced(() => rest.post(Routes.userChannels(), { body: { recipient_id: user } })))
      directRooms.set(user, room)
      return room
    },
  }
}

/**
 * A message that was edited too often has to wait for long: it is better posted anew.
 * For the `rejectOnRateLimit` of the REST client, which would wait otherwise.
 */
export function isLongWaitForEdit(limit: { method: string; route: string; retryAfter: number }): boolean {
  return (
    limit.method === 'PATCH' && /\/(channels|webhooks)\/.*\/messages\//.test(limit.route) && limit.retryAfter > 10_000
  )
}

/** Posts a message, unless it stands there from an earlier try, however long ago: then it need not be composed. Returns its id. */
export async function postOnce(
  outlet: Outlet,
  room: string,
  panel: Cleared | (() => Promise<Cleared>),
  nonce: string,
): Promise<string> {
  const found = await outlet.found(room, nonce)
  return found ?? (await outlet.post(room, typeof panel === 'function' ? await panel() : panel, nonce))
}

/** Deletes a message, unless that is refused: then it stays. */
export async function removeIfAllowed(outlet: Outlet, room: string, message: string): Promise<void> {
  try {
    await outlet.remove(room, message)
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
  }
}

/** A message by which it is known again with what nonce it was posted, as long as it is not edited. */
function marked(panel: Panel, nonce: string): Panel {
  const [first, ...others] = panel.components
  return first ? { ...panel, components: [{ ...first, id: markOf(nonce) }, ...others] } : panel
}

function markOf(nonce: string): number {
  return LEAST_MARK + ((hash32(nonce) >>> 0) % (MOST_MARK - LEAST_MARK))
}

/** What Discord has answered. It answers with anything else only when it is not well, and that passes. */
function understood<T>(form: z.ZodType<T>, answer: unknown): T {
  const { data, success } = form.safeParse(answer)
  if (!success) throw Object.assign(new Error('Discord has answered something else'), { code: 'EPROTO' })
  return data
}

async function seenIn(reading: Promise<unknown>): Promise<z.infer<typeof seen>> {
  try {
    return understood(seen, await reading)
  } catch (error) {
    throw troubleOf(error)
  }
}

async function idOf(making: Promise<unknown>): Promise<string> {
  try {
    return understood(made, await making).id
  } catch (error) {
    throw troubleOf(error)
  }
}

/** Whoever may not open a thread again finds it locked. */
async function opened(opening: Promise<unknown>): Promise<void> {
  try {
    await opening
  } catch (error) {
    const trouble = troubleOf(error)
    throw trouble instanceof Trouble ? new Trouble('locked', trouble.code, trouble.said) : error
  }
}

/** Whether a message is better posted again: that is also so if its edits have to wait for long. */
function isPast(error: unknown): boolean {
  return waitAskedBy(error) !== null || (error instanceof DiscordAPIError && PAST.includes(Number(error.code)))
}

/** Whether there is nothing to delete. */
function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && GONE.includes(Number(error.code))
}

/** What a request brings, unless nothing is to be waited for any more before that. */
async function unlessAborted<T>(ended: AbortSignal, request: () => Promise<T>): Promise<T> {
  ended.throwIfAborted()
  return await new Promise((done, fail) => {
    const end = (): void => fail(ended.reason instanceof Error ? ended.reason : new Error('aborted'))
    ended.addEventListener('abort', end, { once: true })
    const forget = (): void => ended.removeEventListener('abort', end)
    request().finally(forget).then(done, fail)
  })
}
