import { ChannelType } from 'discord-api-types/v10'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../state/errors.ts'
import { presentChannel, presentGuild, presentMember, presentThreadMember } from '../present/world.ts'
import type { Discord } from '../state/discord.ts'
import { param, route, type RouteCall } from '../http/route.ts'
import { canSee } from '../state/rights.ts'

/** The server, its channels, roles and members. */
export function addGuildRoutes(app: FastifyInstance, discord: Discord): void {
  const { world } = discord
  const checkGuild = (call: RouteCall): void => {
    if (param(call, 'guild') !== world.guildId) throw refuse.unknownGuild()
  }
  const memberIds = (): string[] => [
    world.botId,
    world.ownerId,
    ...world.people.filter(({ gone }) => !gone).map(({ id }) => id),
  ]

  route(app, 'GET', '/guilds/:guild', (call) => {
    checkGuild(call)
    const counts = { approximate_member_count: memberIds().length, approximate_presence_count: memberIds().length }
    return { ...presentGuild(discord), ...(call.query['with_counts'] === 'true' && counts) }
  })
  route(app, 'GET', '/guilds/:guild/channels', (call) => {
    checkGuild(call)
    return world.channels
      .filter(({ type }) => type === ChannelType.GuildText || type === ChannelType.GuildVoice)
      .map((channel) => presentChannel(discord, channel))
  })
  route(app, 'GET', '/guilds/:guild/roles', (call) => {
    checkGuild(call)
    return world.roles
  })
  route(app, 'GET', '/guilds/:guild/members', (call) => {
    checkGuild(call)
    if (!discord.settings.privilegedIntents) throw refuse.missingAccess()
    return memberIds()
      .map((id) => presentMember(discord, id))
      .slice(0, Number(call.query['limit'] ?? 1))
  })
  route(app, 'GET', '/guilds/:guild/members/:user', (call) => {
    checkGuild(call)
    const id = param(call, 'user') === '@me' ? world.botId : param(call, 'user')
    if (!memberIds().includes(id)) throw refuse.unknownMember()
    return presentMember(discord, id)
  })
  route(app, 'GET', '/guilds/:guild/threads/active', (call) => {
    checkGuild(call)
    const threads = world.channels.filter(
      (channel) => channel.thread && !channel.thread.archived && canSee(discord, world.botId, channel),
    )
    return {
      threads: threads.map((thread) => presentChannel(discord, thread)),
      members: threads
        .filter((thread) => thread.thread?.memberIds.includes(world.botId))
        .map((thread) => presentThreadMember(thread, world.botId)),
    }
  })
}
