import { createHash } from 'node:crypto'
import { RESTJSONErrorCodes as Code, Routes } from 'discord-api-types/v10'
import { DiscordAPIError, type REST } from 'discord.js'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { hash32 } from '../../../engine/index.ts'
import { digestOf } from '../../kit/digest.ts'
import { NONCE } from '../../kit/limits.ts'
import type { Cleared } from '../../kit/cleared.ts'
import { waitAskedBy } from '../../rest/rate-limits.ts'
import { newFlags, withoutPictures, type Panel } from '../../kit/message.ts'
import { SlidingWindowLimiter } from '../../rest/rate-limiter.ts'
import { messageRequest, type MessageRequest } from '../../kit/message-request.ts'
import type { PendingReplies } from './acknowledged.ts'
import { mayBeThePictures, DeliveryError, deliveryErrorOf } from './delivery-errors.ts'

export { DeliveryError, type DeliveryErrorKind } from './delivery-errors.ts'

/** Sends messages. A permanent refusal by Discord is a `DeliveryError`; any other error is temporary. */
export interface MessageGateway {
  /** Posts a message and returns its id. The same nonce twice within a few minutes returns the first message again. */
  post(room: string, panel: Cleared, nonce: string): Promise<string>
  /** Finds a message by its nonce, however old; `null` if it isn't among the last messages of the room. */
  found(room: string, nonce: string): Promise<string | null>
  /**
   * Edits a message. `past` if it is gone, or too old for frequent edits: then post it again. Without a nonce it can no
   * longer be found.
   */
  edit(room: string, message: string, panel: Cleared, nonce?: string): Promise<'edited' | 'past'>
  /** Whether a message still exists; also `false` if the bot lacks the permission to see it. */
  stands(room: string, message: string): Promise<boolean>
  /** Deletes a message, which may be gone already. Rejects if it stays. */
  remove(room: string, message: string): Promise<void>
  /** Whether the bot itself has recently deleted a message. */
  hasRemoved(message: string): boolean
  /** The room of direct messages with a user. */
  directRoom(user: string): Promise<string>
}

/** The message is gone, not the bot's, too old, or in an archived thread that the bot can't reopen. */
const PAST: readonly number[] = [
  Code.UnknownMessage,
  Code.CannotEditMessageAuthoredByAnotherUser,
  Code.CannotExecuteActionOnSystemMessage,
  Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
  Code.InvalidActionOnArchivedThread,
]

/** With these codes none of the bot's messages is left to delete. */
const GONE: readonly number[] = [
  Code.UnknownMessage,
  Code.CannotEditMessageAuthoredByAnotherUser,
  Code.CannotExecuteActionOnSystemMessage,
]

/** The id of a new message or room. */
const made = z.object({ id: z.string() })

/** Discord forgets the nonce of a message within minutes, but keeps the numbers of its components. */
const seen = z.array(
  z.object({ id: z.string(), components: z.array(z.object({ id: z.number().optional() })).optional() }),
)
/** How many messages the bot searches for one of its own, a page at a time. */
const PAGE_SIZE = 100
const MAX_PAGES = 3
/** Discord numbers components without a number from one on. */
const MIN_COMPONENT_ID = 1000
const MAX_MARK = 2 ** 31 - 1

/**
 * The maximum rate of requests, forty-five a second. Discord allows fifty and then refuses all for a whole second. On a
 * busy machine requests that began one after another arrive together, and this margin leaves room for them.
 */
const PACE = { most: 9, within: 200 } as const
/** A bot's shards share its rate limit. From this many shards on, each still has five requests a second. */
const MAX_SLOWING_SHARDS = 9
/** How many rooms of direct messages the bot remembers: a user's room stays the same. */
const MAX_DIRECT_ROOMS = 5000
/** How many of its own deletions the bot remembers: enough until Discord has reported them all. */
const MAX_REMOVED = 1000

/** Rooms that refuse pictures get messages without them for `ttl` milliseconds. The bot remembers `max` rooms. */
const BARE = { max: 5000, ttl: 5 * 60_000 }
/** Of how many messages the bot remembers the pictures, and for how long: another process may edit them later. */
const BORNE = { max: 5000, ttl: 5 * 60_000 }
const BAD_REQUEST = 400

/**
 * Sends by `rest`, at a pace that leaves each of the bot's shards its share. Edits of a recently pressed message go out
 * as answers to the press, outside that pace. `ended`: the bot no longer waits for anything.
 */
export function restMessageGateway(
  rest: REST,
  answers: PendingReplies,
  shards = 1,
  ended: AbortSignal = new AbortController().signal,
): MessageGateway {
  return new RestOutlet(rest, answers, shards, ended)
}

class RestOutlet implements MessageGateway {
  private readonly rest: REST
  private readonly answers: PendingReplies
  private readonly ended: AbortSignal
  private readonly pace: SlidingWindowLimiter
  private readonly directRooms = new LRUCache<string, string>({ max: MAX_DIRECT_ROOMS })
  private readonly removed = new LRUCache<string, true>({ max: MAX_REMOVED })
  private readonly bare = new LRUCache<string, true>(BARE)
  /** Which pictures messages bear, as this process has sent them. */
  private readonly borne = new LRUCache<string, string>(BORNE)
  private keepsPictures = true

  constructor(rest: REST, answers: PendingReplies, shards: number, ended: AbortSignal) {
    this.rest = rest
    this.answers = answers
    this.ended = ended
    this.pace = new SlidingWindowLimiter(PACE.most, PACE.within * Math.min(shards, MAX_SLOWING_SHARDS))
  }

  async post(room: string, panel: Cleared, nonce: string): Promise<string> {
    const more = { flags: newFlags(panel), nonce: nonce.slice(0, NONCE), enforce_nonce: true }
    const post = (one: Panel) =>
      this.paced(() => this.rest.post(Routes.channelMessages(room), messageRequest(marked(one, nonce), more)))
    const id = await idOf(this.pictured(room, panel, post))
    if (!this.bare.has(room)) this.borne.set(id, picturesOf(panel))
    return id
  }

  async found(room: string, nonce: string): Promise<string | null> {
    const mark = markOf(nonce)
    let before = {}
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = new URLSearchParams({ limit: String(PAGE_SIZE), ...before })
      const messages = await seenIn(this.paced(() => this.rest.get(Routes.channelMessages(room), { query })))
      const found = messages.find(({ components }) => components?.[0]?.id === mark)
      if (found) return found.id
      const oldest = messages.at(-1)
      if (!oldest || messages.length < PAGE_SIZE) return null
      before = { before: oldest.id }
    }
    return null
  }

  async edit(room: string, message: string, panel: Cleared, nonce?: string): Promise<'edited' | 'past'> {
    try {
      return await this.pictured(room, panel, (one) =>
        this.edited(room, message, nonce === undefined ? one : marked(one, nonce)),
      )
    } catch (error) {
      if (isPast(error)) return 'past'
      throw deliveryErrorOf(error)
    }
  }

  async stands(room: string, message: string): Promise<boolean> {
    try {
      await this.paced(() => this.rest.get(Routes.channelMessage(room, message)))
      return true
    } catch (error) {
      if (isPast(error) || deliveryErrorOf(error) instanceof DeliveryError) return false
      throw error
    }
  }

  async remove(room: string, message: string): Promise<void> {
    this.removed.set(message, true)
    try {
      await this.awake(room, () => this.rest.delete(Routes.channelMessage(room, message)))
    } catch (error) {
      if (isGone(error)) return
      this.removed.delete(message)
      throw deliveryErrorOf(error)
    }
  }

  hasRemoved(message: string): boolean {
    return this.removed.has(message)
  }

  async directRoom(user: string): Promise<string> {
    const known = this.directRooms.get(user)
    if (known !== undefined) return known
    const body = { recipient_id: user }
    const room = await idOf(this.paced(() => this.rest.post(Routes.userChannels(), { body })))
    this.directRooms.set(user, room)
    return room
  }

  private async paced<T>(request: () => Promise<T>): Promise<T> {
    await this.pace.turn()
    return await unlessAborted(this.ended, request)
  }

  /**
   * Discord archives a thread without new messages. Then the bot has to reopen it before it can change anything there.
   */
  private async awake(room: string, request: () => Promise<unknown>): Promise<void> {
    try {
      await this.paced(request)
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || error.code !== Code.InvalidActionOnArchivedThread) throw error
      await opened(this.paced(() => this.rest.patch(Routes.channel(room), { body: { archived: false } })))
      await this.paced(request)
    }
  }

  /** Sends a panel, and once more without its pictures if those may be the reason for a refusal. */
  private async pictured<T>(room: string, panel: Panel, send: (panel: Panel) => Promise<T>): Promise<T> {
    const plainer = withoutPictures(panel)
    if (!plainer) return await send(panel)
    if (this.bare.has(room)) return await send(plainer)
    try {
      return await send(panel)
    } catch (error) {
      if (!mayBeThePictures(deliveryErrorOf(error))) throw error
      const sent = await send(plainer)
      this.bare.set(room, true)
      return sent
    }
  }

  /** Edits a message. Pictures that it already bears stay as they are, so that they neither load nor flicker again. */
  private async edited(room: string, message: string, panel: Panel): Promise<'edited'> {
    const pictures = picturesOf(panel)
    const hasThem = pictures !== '' && this.borne.get(message) === pictures
    this.borne.delete(message)
    const isKept = hasThem && this.keepsPictures && (await this.isEditedKeeping(room, message, panel))
    if (!isKept) await this.sendEdit(room, message, messageRequest(panel))
    this.borne.set(message, pictures)
    return 'edited'
  }

  /** `false` if Discord doesn't take a message that refers to its own pictures; then the bot sends them every time. */
  private async isEditedKeeping(room: string, message: string, panel: Panel): Promise<boolean> {
    try {
      await this.sendEdit(room, message, messageRequest({ ...panel, pictures: [] }, { attachments: undefined }))
      return true
    } catch (error) {
      if (!(error instanceof DiscordAPIError) || error.status !== BAD_REQUEST) throw error
      this.keepsPictures = false
      return false
    }
  }

  private async sendEdit(room: string, message: string, request: MessageRequest): Promise<void> {
    if (await this.answers.edit(message, request)) return
    await this.awake(room, () => this.rest.patch(Routes.channelMessage(room, message), request))
  }
}

/**
 * Frequent edits of one message run into a long rate limit: then it is better to post it again. For the
 * `rejectOnRateLimit` of the REST client, which would otherwise wait.
 */
export function isLongWaitForEdit(limit: { method: string; route: string; retryAfter: number }): boolean {
  return (
    limit.method === 'PATCH' && /\/(channels|webhooks)\/.*\/messages\//.test(limit.route) && limit.retryAfter > 10_000
  )
}

/**
 * Posts a message, unless an earlier try has posted it, however long ago: then there is no need to compose it. Returns
 * its id.
 */
export async function postOnce(
  messageGateway: MessageGateway,
  room: string,
  panel: Cleared | (() => Promise<Cleared>),
  nonce: string,
): Promise<string> {
  const found = await messageGateway.found(room, nonce)
  return found ?? (await messageGateway.post(room, typeof panel === 'function' ? await panel() : panel, nonce))
}

/** Deletes a message. If Discord refuses, the message stays. */
export async function removeIfAllowed(messageGateway: MessageGateway, room: string, message: string): Promise<void> {
  try {
    await messageGateway.remove(room, message)
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
  }
}

/** The same for panels with the same pictures; empty without any. */
function picturesOf({ pictures = [] }: Panel): string {
  return pictures.length === 0 ? '' : digestOf(pictures.map(({ name, image }) => [name, hashOf(image)]))
}

function hashOf(image: Buffer): string {
  return createHash('sha1').update(image).digest('base64')
}

/** Marks a message with its nonce, so that the bot can find it again until it edits the message. */
function marked(panel: Panel, nonce: string): Panel {
  const [first, ...others] = panel.components
  return first ? { ...panel, components: [{ ...first, id: markOf(nonce) }, ...others] } : panel
}

function markOf(nonce: string): number {
  return MIN_COMPONENT_ID + ((hash32(nonce) >>> 0) % (MAX_MARK - MIN_COMPONENT_ID))
}

/** Parses Discord's response. Discord sends anything malformed only during an outage, which passes. */
function understood<T>(form: z.ZodType<T>, answer: unknown): T {
  const { data, success } = form.safeParse(answer)
  if (!success) throw Object.assign(new Error('unexpected response from Discord'), { code: 'EPROTO' })
  return data
}

async function seenIn(reading: Promise<unknown>): Promise<z.infer<typeof seen>> {
  try {
    return understood(seen, await reading)
  } catch (error) {
    throw deliveryErrorOf(error)
  }
}

async function idOf(making: Promise<unknown>): Promise<string> {
  try {
    return understood(made, await making).id
  } catch (error) {
    throw deliveryErrorOf(error)
  }
}

/** If the bot may not reopen a thread, the thread counts as locked. */
async function opened(opening: Promise<unknown>): Promise<void> {
  try {
    await opening
  } catch (error) {
    const trouble = deliveryErrorOf(error)
    throw trouble instanceof DeliveryError ? new DeliveryError('locked', trouble.code, trouble.said) : error
  }
}

/** Whether it is better to post a message again; also true if its edits have to wait for long. */
function isPast(error: unknown): boolean {
  return waitAskedBy(error) !== null || (error instanceof DiscordAPIError && PAST.includes(Number(error.code)))
}

/** Whether there is nothing to delete. */
function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && GONE.includes(Number(error.code))
}

/** The result of a request, unless the bot no longer waits for anything before it arrives. */
async function unlessAborted<T>(ended: AbortSignal, request: () => Promise<T>): Promise<T> {
  ended.throwIfAborted()
  return await new Promise((done, fail) => {
    const end = (): void => fail(ended.reason instanceof Error ? ended.reason : new Error('aborted'))
    ended.addEventListener('abort', end, { once: true })
    const forget = (): void => ended.removeEventListener('abort', end)
    request().finally(forget).then(done, fail)
  })
}
