import { ChannelType, PermissionFlagsBits as Flag } from 'discord-api-types/v10'
import { channelChanged } from '../changes/channels.ts'
import { ApiError } from '../state/errors.ts'
import { guildLocale, presentGuild, presentGuildCreate, presentMember, presentUser } from '../present/world.ts'
import type { Discord } from '../state/discord.ts'
import type { Channel, Person } from '../state/model.ts'
import { person as newPerson } from '../state/new-world.ts'

/** Changes to the world that an owner or moderator makes on Discord. */

/** The bot's permissions in one channel. Omitted ones stay as they are. */
export interface BotPermissions {
  readonly view?: boolean
  readonly send?: boolean
  readonly sendInThreads?: boolean
  readonly attachFiles?: boolean
  readonly embedLinks?: boolean
  readonly readHistory?: boolean
  readonly createThreads?: boolean
  readonly manageThreads?: boolean
  readonly manageMessages?: boolean
  readonly connect?: boolean
}

const BITS: Record<keyof BotPermissions, bigint> = {
  view: Flag.ViewChannel,
  send: Flag.SendMessages,
  sendInThreads: Flag.SendMessagesInThreads,
  attachFiles: Flag.AttachFiles,
  embedLinks: Flag.EmbedLinks,
  readHistory: Flag.ReadMessageHistory,
  createThreads: Flag.CreatePublicThreads | Flag.CreatePrivateThreads,
  manageThreads: Flag.ManageThreads,
  manageMessages: Flag.ManageMessages,
  connect: Flag.Connect,
}

/** Sets the channel's overwrite for the bot's role. */
export function setBotPermissions(discord: Discord, channel: Channel, wanted: BotPermissions): void {
  const roleId = discord.world.botRoleId
  const old = channel.overwrites.find((entry) => entry.id === roleId)
  let allow = BigInt(old?.allow ?? 0)
  let deny = BigInt(old?.deny ?? 0)
  for (const [name, may] of Object.entries(wanted) as [keyof BotPermissions, boolean | undefined][]) {
    if (may === undefined) continue
    const bits = BITS[name]
    allow = may ? allow | bits : allow & ~bits
    deny = may ? deny & ~bits : deny | bits
  }
  channel.overwrites = [
    ...channel.overwrites.filter((entry) => entry.id !== roleId),
    { id: roleId, type: 0, allow: allow.toString(), deny: deny.toString() },
  ]
  channelChanged(discord, channel)
}

/** @throws ApiError 400 when the name is taken or empty */
export function addPerson(
  discord: Discord,
  name: string,
  more: Partial<Pick<Person, 'manager' | 'locale' | 'dmsClosed'>> = {},
): Person {
  checkName(discord, name)
  const made = newPerson(discord.newId(), name.trim(), more)
  discord.world.people.push(made)
  discord.dispatch('GUILD_MEMBER_ADD', { ...presentMember(discord, made.id), guild_id: discord.world.guildId }, 2)
  discord.live({ type: 'people' })
  discord.changed()
  return made
}

export function changePerson(
  discord: Discord,
  person: Person,
  change: Partial<Pick<Person, 'name' | 'manager' | 'locale' | 'dmsClosed' | 'gone'>>,
): Person {
  if (change.name !== undefined && change.name !== person.name) checkName(discord, change.name)
  const { id: userId, gone: wasGone = false } = person
  const before = guildLocale(discord)
  Object.assign(person, change)
  const { gone = false } = person
  const guild_id = discord.world.guildId
  if (guildLocale(discord) !== before) discord.dispatch('GUILD_UPDATE', presentGuild(discord))
  if (gone && !wasGone) discord.dispatch('GUILD_MEMBER_REMOVE', { user: presentUser(discord, userId), guild_id }, 2)
  if (wasGone && !gone) discord.dispatch('GUILD_MEMBER_ADD', { ...presentMember(discord, userId), guild_id }, 2)
  discord.live({ type: 'people' })
  discord.changed()
  return person
}

/** Removes the bot from the server, or invites it again. */
export function setBotMember(discord: Discord, isMember: boolean): void {
  if (discord.settings.botIsMember === isMember) return
  discord.settings.botIsMember = isMember
  if (isMember) discord.dispatch('GUILD_CREATE', presentGuildCreate(discord, false))
  else discord.dispatch('GUILD_DELETE', { id: discord.world.guildId })
}

/** Archives, locks or opens a thread. */
export function changeThread(
  discord: Discord,
  channel: Channel,
  change: { archived?: boolean; locked?: boolean },
): void {
  if (!channel.thread) throw new ApiError(400, 50024, 'Only a thread can be archived or locked')
  if (change.archived !== undefined) {
    channel.thread.archived = change.archived
    channel.thread.archivedAt = discord.clock.now()
  }
  if (change.locked !== undefined) channel.thread.locked = change.locked
  channelChanged(discord, channel)
}

/** The channel with a name or id, visible to the person or not; direct message channels by id only. */
export function anyChannel(discord: Discord, name: string): Channel {
  const plain = name.toLowerCase().replace(/^#/, '')
  const found =
    discord.world.channels.find((channel) => channel.id === name) ??
    discord.world.channels.find((channel) => channel.type !== ChannelType.DM && channel.name.toLowerCase() === plain)
  if (!found) throw new ApiError(404, 10003, `There is no channel “${name}”`)
  return found
}

function checkName(discord: Discord, name: string): void {
  const wanted = name.trim()
  if (wanted === '' || wanted.length > 32) throw new ApiError(400, 50035, 'A name has 1 to 32 characters')
  const isTaken =
    discord.findPerson(wanted) !== undefined || wanted.toLowerCase() === discord.world.botName.toLowerCase()
  if (isTaken) throw new ApiError(400, 50035, `Somebody here is already called ${wanted}`)
}
