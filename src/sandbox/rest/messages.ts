import { ChannelType, MessageFlags, PermissionFlagsBits as Flag } from 'discord-api-types/v10'
import type { FastifyInstance } from 'fastify'
import { ApiError, refuse } from '../state/errors.ts'
import { checkMayPost, countLateEdit, edit, post, reachable, remove } from '../changes/messages.ts'
import { has } from '../state/permissions.ts'
import { presentMessage } from '../present/message.ts'
import type { Discord } from '../state/discord.ts'
import type { Channel, Json, StoredMessage } from '../state/model.ts'
import { byAge } from '../state/snowflake.ts'
import { Form, isObject } from '../validate/form.ts'
import { readEdit, readNewMessage, type MessageBody } from '../validate/message.ts'
import { param, route, type RouteCall } from '../http/route.ts'
import { need, visibleChannel } from './access.ts'
import { permissionsOf } from '../state/rights.ts'

const NONCE_LIFETIME_MS = 5 * 60_000

/** Messages of a channel: the bot creates, reads, changes and deletes them. */
export function addMessageRoutes(app: FastifyInstance, discord: Discord): void {
  const { world } = discord

  route(app, 'POST', '/channels/:channel/messages', (call) => {
    const channel = visibleChannel(discord, param(call, 'channel'))
    checkMayPost(discord, channel, call.uploads.length > 0)
    const { nonce, enforce, replyTo } = readExtras(discord, channel, call.body)
    if (channel.thread?.locked && channel.thread.archived) throw refuse.lockedThread()
    const repeated = enforce ? recentWithNonce(discord, channel, nonce) : undefined
    if (repeated) return presentMessage(discord, repeated)
    const body = readNewMessage(
      { discord, channelId: channel.id, body: call.body, uploads: call.uploads, path: [] },
      { mayBeEphemeral: false },
    )
    const meant = withAnswered(discord, channel, body, replyTo, call.body['allowed_mentions'])
    return presentMessage(discord, post(discord, meant, { channel, authorId: world.botId, nonce, replyTo }))
  })

  route(app, 'GET', '/channels/:channel/messages', (call) => {
    const channel = visibleChannel(discord, param(call, 'channel'))
    return pageOf(readHistory(discord, channel), call).map((message) => presentMessage(discord, message))
  })

  route(app, 'GET', '/channels/:channel/messages/:message', (call) => {
    const channel = visibleChannel(discord, param(call, 'channel'))
    if (channel.type !== ChannelType.DM) need(discord, channel, Flag.ReadMessageHistory)
    return presentMessage(discord, reachable(discord, channel, param(call, 'message')))
  })

  route(app, 'PATCH', '/channels/:channel/messages/:message', (call) => {
    const channel = visibleChannel(discord, param(call, 'channel'))
    const message = reachable(discord, channel, param(call, 'message'))
    if (message.authorId !== world.botId) throw refuse.notTheAuthor()
    if (channel.thread?.archived) throw refuse.archivedThread()
    if (call.uploads.length > 0 && channel.type !== ChannelType.DM) need(discord, channel, Flag.AttachFiles)
    countLateEdit(discord, message)
    const body = readEdit({ discord, channelId: channel.id, body: call.body, uploads: call.uploads, path: [] }, message)
    return presentMessage(discord, edit(discord, message, body))
  })

  route(app, 'DELETE', '/channels/:channel/messages/:message', (call) => {
    const channel = visibleChannel(discord, param(call, 'channel'))
    const message = reachable(discord, channel, param(call, 'message'))
    if (message.authorId !== world.botId) {
      if (channel.type === ChannelType.DM) throw refuse.cannotActOnDm()
      need(discord, channel, Flag.ManageMessages)
    }
    if (channel.thread?.archived) throw refuse.archivedThread()
    remove(discord, message)
    return undefined
  })
}

const mayRead = (discord: Discord, channel: Channel): boolean =>
  has(permissionsOf(discord, discord.world.botId, channel), Flag.ReadMessageHistory)

/** A reply also mentions the author of the message it answers, unless the request says otherwise. */
function withAnswered(discord: Discord, channel: Channel, body: MessageBody, replyTo: string | null, allowed: unknown) {
  const answered = replyTo === null ? undefined : discord.findMessage(channel.id, replyTo)
  const isMeant = !isObject(allowed) || allowed['replied_user'] === true
  if (!answered || !isMeant) return body
  return { ...body, mentionIds: [...new Set([...body.mentionIds, answered.authorId])] }
}

function readHistory(discord: Discord, channel: Channel): StoredMessage[] {
  if (!mayRead(discord, channel)) return []
  return discord.messagesIn(channel.id).filter((message) => message.visibleTo === null)
}

/** Newest first, filtered by `limit`, `before`, `after` and `around`. */
function pageOf(messages: readonly StoredMessage[], { query }: RouteCall): StoredMessage[] {
  const form = new Form()
  const limit =
    query['limit'] === undefined ? 50 : (form.integer(['limit'], Number(query['limit']), { min: 1, max: 100 }) ?? 50)
  form.check()
  const newestFirst = [...messages].sort((a, b) => byAge(b.id, a.id))
  const { before, after, around } = query
  if (before !== undefined) return newestFirst.filter((message) => byAge(message.id, before) < 0).slice(0, limit)
  if (after !== undefined) return newestFirst.filter((message) => byAge(message.id, after) > 0).slice(-limit)
  if (around === undefined) return newestFirst.slice(0, limit)
  const at = newestFirst.findIndex((message) => byAge(message.id, around) <= 0)
  const start = Math.max(0, at - Math.floor(limit / 2))
  return newestFirst.slice(start, start + limit)
}

function readExtras(
  discord: Discord,
  channel: Channel,
  body: Json,
): { nonce: string | number | null; enforce: boolean; replyTo: string | null } {
  const form = new Form()
  const text = form.text(['nonce'], body['nonce'], { max: 25 })
  const reference = body['message_reference']
  let replyTo: string | null = null
  if (isObject(reference)) {
    if (channel.type !== ChannelType.DM && !mayRead(discord, channel)) throw refuse.noHistoryToReplyTo()
    replyTo = String(reference['message_id'])
    const isThere = discord.findMessage(channel.id, replyTo)?.visibleTo === null
    if (!isThere && reference['fail_if_not_exists'] !== false) {
      form.add(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message')
    }
    if (!isThere) replyTo = null
  }
  if ((Number(body['flags'] ?? 0) & MessageFlags.IsComponentsV2) !== 0 && body['tts'] === true) {
    form.add(
      ['tts'],
      'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
      "The 'tts' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
    )
  }
  form.check()
  if (body['enforce_nonce'] === true && text === undefined)
    throw new ApiError(400, 50035, 'Invalid Form Body', {
      errors: { nonce: { _errors: [{ code: 'BASE_TYPE_REQUIRED', message: 'This field is required' }] } },
    })
  return {
    nonce: (body['nonce'] as string | number | undefined) ?? null,
    enforce: body['enforce_nonce'] === true,
    replyTo,
  }
}

function recentWithNonce(discord: Discord, channel: Channel, nonce: string | number | null): StoredMessage | undefined {
  const since = discord.clock.now() - NONCE_LIFETIME_MS
  return discord
    .messagesIn(channel.id)
    .find(
      (message) =>
        message.authorId === discord.world.botId &&
        String(message.nonce) === String(nonce) &&
        message.createdAt >= since,
    )
}
