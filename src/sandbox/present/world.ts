import { ChannelType, Locale } from 'discord-api-types/v10'
import type { Discord } from '../state/discord.ts'
import type { Channel, Command, Json, Person } from '../state/model.ts'
import { timeOf } from '../state/snowflake.ts'
import { roleIdsOf } from '../state/rights.ts'

/** The world's records in the shapes of Discord's API. */

/** A time in Discord's format. */
export const iso = (milliseconds: number): string => new Date(milliseconds).toISOString().replace('Z', '000+00:00')

export function presentUser(discord: Discord, id: string): Json {
  const { world } = discord
  const rest = {
    discriminator: '0',
    avatar: null,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
  }
  if (id === world.botId) {
    return { id, username: world.botName, global_name: null, ...rest, bot: true, public_flags: 0, flags: 0 }
  }
  const person = world.people.find((entry) => entry.id === id)
  const name = person?.name ?? (id === world.ownerId ? 'Landlord' : 'Deleted User')
  return {
    id,
    username: person?.username ?? name.toLowerCase().replaceAll(' ', ''),
    global_name: name,
    ...rest,
    public_flags: 0,
  }
}

export function presentMember(discord: Discord, userId: string, withUser = true): Json {
  return {
    ...(withUser && { user: presentUser(discord, userId) }),
    nick: null,
    avatar: null,
    banner: null,
    roles: roleIdsOf(discord, userId),
    joined_at: iso(timeOf(userId)),
    premium_since: null,
    deaf: false,
    mute: false,
    pending: false,
    flags: 0,
    communication_disabled_until: null,
  }
}

export function presentChannel(discord: Discord, channel: Channel, forUser = discord.world.botId): Json {
  const { world } = discord
  if (channel.type === ChannelType.DM) {
    return {
      id: channel.id,
      type: channel.type,
      last_message_id: channel.lastMessageId,
      flags: 0,
      recipients: [presentUser(discord, channel.recipientId ?? '')],
    }
  }
  const common = {
    id: channel.id,
    type: channel.type,
    guild_id: world.guildId,
    name: channel.name,
    last_message_id: channel.lastMessageId,
    rate_limit_per_user: channel.rateLimitPerUser,
    flags: 0,
    parent_id: channel.parentId,
  }
  if (channel.thread === null) {
    return {
      ...common,
      topic: channel.topic,
      position: channel.position,
      nsfw: false,
      last_pin_timestamp: null,
      permission_overwrites: channel.overwrites,
      default_auto_archive_duration: 1440,
      ...(channel.type === ChannelType.GuildVoice && { bitrate: 64_000, user_limit: 0, rtc_region: null }),
    }
  }
  const { thread } = channel
  return {
    ...common,
    owner_id: channel.ownerId,
    message_count: thread.messageCount,
    total_message_sent: thread.messageCount,
    member_count: thread.memberIds.length,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchiveMinutes,
      archive_timestamp: iso(thread.archivedAt),
      create_timestamp: iso(timeOf(channel.id)),
      ...(channel.type === ChannelType.PrivateThread && { invitable: thread.invitable }),
    },
    ...(thread.memberIds.includes(forUser) && { member: presentThreadMember(channel, forUser) }),
  }
}

export function presentThreadMember(thread: Channel, userId: string): Json {
  return { id: thread.id, user_id: userId, join_timestamp: iso(timeOf(thread.id)), flags: 0 }
}

/** The server has the language of its first manager. */
export function guildLocale({ world }: Discord): string {
  return world.people.find(({ manager, gone = false }) => manager && !gone)?.locale ?? Locale.EnglishUS
}

export function presentGuild(discord: Discord): Json {
  const { world } = discord
  return {
    id: world.guildId,
    name: world.guildName,
    icon: null,
    icon_hash: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    owner_id: world.ownerId,
    roles: world.roles,
    emojis: [],
    stickers: [],
    features: [],
    afk_channel_id: null,
    afk_timeout: 300,
    application_id: null,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    mfa_level: 0,
    verification_level: 0,
    nsfw_level: 0,
    nsfw: false,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: guildLocale(discord),
    public_updates_channel_id: null,
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    vanity_url_code: null,
    widget_enabled: false,
    widget_channel_id: null,
    max_members: 25_000_000,
    max_presences: null,
    max_video_channel_users: 25,
    max_stage_video_channel_users: 50,
    incidents_data: null,
    region: 'deprecated',
  }
}

/**
 * The guild as in GUILD_CREATE: with channels and open threads and, without the members intent, only the bot's own
 * member.
 */
export function presentGuildCreate(discord: Discord, withMembers: boolean): Json {
  const { world } = discord
  const inGuild = world.channels.filter((channel) => channel.type !== ChannelType.DM)
  const memberIds = withMembers ? [world.botId, ...world.people.map((person) => person.id)] : [world.botId]
  return {
    ...presentGuild(discord),
    joined_at: iso(timeOf(world.botId)),
    large: false,
    unavailable: false,
    member_count: world.people.length + 2,
    members: memberIds.map((id) => presentMember(discord, id)),
    channels: inGuild.filter((channel) => channel.thread === null).map((channel) => presentChannel(discord, channel)),
    threads: inGuild
      .filter((channel) => channel.thread && !channel.thread.archived)
      .map((channel) => presentChannel(discord, channel)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  }
}

export function presentApplication(discord: Discord): Json {
  const { world } = discord
  return {
    id: world.applicationId,
    name: world.botName,
    icon: null,
    description: '',
    summary: '',
    type: null,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: discord.settings.privilegedIntents ? 0xa_a000 : 0,
    hook: true,
    integration_types_config: { 0: {} },
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    tags: [],
    interactions_endpoint_url: null,
    redirect_uris: [],
    owner: presentUser(discord, world.ownerId),
    team: null,
    bot: presentUser(discord, world.botId),
    guild_id: world.guildId,
  }
}

export function presentCommand(discord: Discord, command: Command): Json {
  return {
    id: command.id,
    application_id: discord.world.applicationId,
    version: command.version,
    type: command.type,
    name: command.name,
    name_localizations: command.nameLocalizations,
    description: command.description,
    description_localizations: command.descriptionLocalizations,
    ...(command.options.length > 0 && { options: command.options }),
    default_member_permissions: command.defaultMemberPermissions,
    dm_permission: command.contexts?.includes(1) ?? true,
    nsfw: command.nsfw,
    ...(command.guildId === null
      ? { contexts: command.contexts, integration_types: command.integrationTypes }
      : { guild_id: command.guildId }),
  }
}

export function presentPerson(person: Person): Json {
  return { ...person }
}
