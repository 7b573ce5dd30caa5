import { ChannelType, GatewayIntentBits as Intent, PermissionFlagsBits as Flag } from 'discord-api-types/v10'
import type { FastifyInstance } from 'fastify'
import { channelChanged, removeChannel } from '../changes/channels.ts'
import { refuse } from '../state/errors.ts'
import { checkMayPost } from '../changes/messages.ts'
import { has } from '../state/permissions.ts'
import { presentChannel } from '../present/world.ts'
import type { Discord } from '../state/discord.ts'
import type { Channel, Json } from '../state/model.ts'
import { Form } from '../validate/form.ts'
import { param, route } from '../http/route.ts'
import { need, visibleChannel } from './access.ts'
import { permissionsOf } from '../state/rights.ts'

export const AUTO_ARCHIVE_MINUTES = [60, 1440, 4320, 10_080] as const

/** Reads, changes and deletes channels, and shows that the bot is typing. */
export function addChannelRoutes(app: FastifyInstance, discord: Discord): void {
  route(app, 'GET', '/channels/:channel', (call) =>
    presentChannel(discord, visibleChannel(discord, param(call, 'channel'))),
  )

  route(app, 'PATCH', '/channels/:channel', (call) => {
    const channel = visibleChannel(discord, param(call, 'channel'))
    if (channel.type === ChannelType.DM) throw refuse.cannotActOnDm()
    if (channel.thread) changeThread(discord, channel, call.body)
    else changeTextChannel(discord, channel, call.body)
    channelChanged(discord, channel)
    return presentChannel(discord, channel)
  })

  route(app, 'DELETE', '/channels/:channel', (call) => {
    const channel = visibleChannel(discord, param(call, 'channel'))
    if (channel.type === ChannelType.DM) return presentChannel(discord, channel)
    need(discord, channel, channel.thread ? Flag.ManageThreads : Flag.ManageChannels)
    removeChannel(discord, channel)
    return presentChannel(discord, channel)
  })

  route(app, 'POST', '/channels/:channel/typing', (call) => {
    const channel = visibleChannel(discord, param(call, 'channel'))
    checkMayPost(discord, channel, false)
    const isDm = channel.type === ChannelType.DM
    discord.live({ type: 'typing', channelId: channel.id })
    discord.dispatch(
      'TYPING_START',
      {
        channel_id: channel.id,
        user_id: discord.world.botId,
        timestamp: Math.trunc(discord.clock.now() / 1000),
        ...(!isDm && { guild_id: discord.world.guildId }),
      },
      isDm ? Intent.DirectMessageTyping : Intent.GuildMessageTyping,
    )
    return undefined
  })
}

function changeTextChannel(discord: Discord, channel: Channel, body: Json): void {
  need(discord, channel, Flag.ManageChannels)
  const form = new Form()
  const name = form.text(['name'], body['name'], { min: 1, max: 100 })
  const topic = form.text(['topic'], body['topic'], { max: 1024 })
  const slowmode = form.integer(['rate_limit_per_user'], body['rate_limit_per_user'], { min: 0, max: 21_600 })
  form.check()
  if (name !== undefined) channel.name = name
  if (body['topic'] !== undefined) channel.topic = topic ?? null
  if (slowmode !== undefined) channel.rateLimitPerUser = slowmode
}

/** Source: https://docs.discord.com/developers/resources/channel#modify-channel-json-params-thread */
function changeThread(discord: Discord, channel: Channel, body: Json): void {
  const { thread } = channel
  if (!thread) return
  const isManager = has(permissionsOf(discord, discord.world.botId, channel), Flag.ManageThreads)
  const isOwner = channel.ownerId === discord.world.botId
  const onlyOpens = Object.keys(body).every((key) => key === 'archived') && body['archived'] === false
  if (thread.archived && body['archived'] !== false) throw refuse.archivedThread()
  if (!isManager && !isOwner && !(onlyOpens && !thread.locked)) throw refuse.missingPermissions()
  if (!isManager && body['locked'] !== undefined) throw refuse.missingPermissions()
  const form = new Form()
  const name = form.text(['name'], body['name'], { min: 1, max: 100 })
  const minutes = form.choice(['auto_archive_duration'], body['auto_archive_duration'], AUTO_ARCHIVE_MINUTES)
  const slowmode = form.integer(['rate_limit_per_user'], body['rate_limit_per_user'], { min: 0, max: 21_600 })
  form.check()
  if (name !== undefined) channel.name = name
  if (minutes !== undefined) thread.autoArchiveMinutes = minutes
  if (slowmode !== undefined) channel.rateLimitPerUser = slowmode
  if (typeof body['locked'] === 'boolean') thread.locked = body['locked']
  if (typeof body['invitable'] === 'boolean') thread.invitable = body['invitable']
  if (typeof body['archived'] === 'boolean' && body['archived'] !== thread.archived) {
    thread.archived = body['archived']
    thread.archivedAt = discord.clock.now()
  }
}
