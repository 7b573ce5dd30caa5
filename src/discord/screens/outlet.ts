import { DiscordAPIError, RateLimitError, type REST } from 'discord.js'
import { Routes, type APIChannel, type APIMessage } from 'discord-api-types/v10'
import { NONCE } from '../kit/limits.ts'
import { apiBody, apiFiles, type Panel } from '../kit/message.ts'

/** Why a message cannot be brought to a room, now or until somebody changes something there. */
export const TROUBLES = ['room-gone', 'no-permission', 'locked', 'closed-dms'] as const
export type TroubleKind = (typeof TROUBLES)[number]

export class Trouble extends Error {
  override readonly name = 'Trouble'
  readonly kind: TroubleKind
  readonly code: number

  constructor(kind: TroubleKind, code: number) {
    super(`${kind} (${code})`)
    this.kind = kind
    this.code = code
  }
}

/** Where messages go. An answer that Discord will not take for good is a `Trouble`; anything else may be tried again. */
export interface Outlet {
  /** Posts a message and returns its id. The same nonce twice within some minutes gives the first message again. */
  post(room: string, panel: Panel, nonce: string): Promise<string>
  /** Edits a message. `past` if it is gone, or too old to be edited as often as we do: then post it anew. */
  edit(room: string, message: string, panel: Panel): Promise<'edited' | 'past'>
  /** Deletes a message; it may be gone already. */
  remove(room: string, message: string): Promise<void>
  /** The room of direct messages with a user. */
  directRoom(user: string): Promise<string>
}

const TROUBLE_OF: Readonly<Record<number, TroubleKind>> = {
  10003: 'room-gone',
  10004: 'room-gone',
  50001: 'no-permission',
  50013: 'no-permission',
  50083: 'locked',
  160005: 'locked',
  50007: 'closed-dms',
  50278: 'closed-dms',
  50033: 'closed-dms',
  10013: 'closed-dms',
}
const MESSAGE_GONE = [10008, 50005, 50021]
const TOO_MANY_EDITS = 30046
const ARCHIVED = 50083

export function restOutlet(rest: REST): Outlet {
  return {
    async post(room, panel, nonce) {
      const body = { ...apiBody(panel), nonce: nonce.slice(0, NONCE), enforce_nonce: true }
      const message = (await ask(
        rest.post(Routes.channelMessages(room), { body, files: apiFiles(panel) }),
      )) as APIMessage
      return message.id
    },
    async edit(room, message, panel) {
      try {
        await rest.patch(Routes.channelMessage(room, message), { body: apiBody(panel), files: apiFiles(panel) })
        return 'edited'
      } catch (error) {
        if (isPast(error)) return 'past'
        throw troubleOf(error)
      }
    },
    async remove(room, message) {
      try {
        await rest.delete(Routes.channelMessage(room, message))
      } catch (error) {
        if (isPast(error) || troubleOf(error) instanceof Trouble) return
        throw error
      }
    },
    async directRoom(user) {
      const channel = (await ask(rest.post(Routes.userChannels(), { body: { recipient_id: user } }))) as APIChannel
      return channel.id
    },
  }
}

/**
 * A message that was edited too often has to wait for long: it is better posted anew.
 * For the `rejectOnRateLimit` of the REST client, which would wait otherwise.
 */
export function isLongWaitForEdit(limit: { method: string; route: string; retryAfter: number }): boolean {
  return limit.method === 'PATCH' && /\/channels\/.*\/messages\//.test(limit.route) && limit.retryAfter > 10_000
}

async function ask<T>(request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    throw troubleOf(error)
  }
}

/** Gone, not ours, too old, or in an archived thread, which a new message opens again. */
function isPast(error: unknown): boolean {
  if (error instanceof RateLimitError) return true
  return error instanceof DiscordAPIError && [...MESSAGE_GONE, TOO_MANY_EDITS, ARCHIVED].includes(Number(error.code))
}

function troubleOf(error: unknown): unknown {
  if (!(error instanceof DiscordAPIError)) return error
  const kind = TROUBLE_OF[Number(error.code)]
  return kind ? new Trouble(kind, Number(error.code)) : error
}
