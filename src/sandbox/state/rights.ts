import { ChannelType, PermissionFlagsBits as Flag } from 'discord-api-types/v10'
import type { Discord } from './discord.ts'
import type { Channel } from './model.ts'
import { ALL, has, IN_DM, permissionsIn, type Holder } from './permissions.ts'

/** The permissions of a user in a channel, at this moment. */

export function roleIdsOf(discord: Discord, userId: string): string[] {
  const { world } = discord
  if (userId === world.botId) return [world.botRoleId]
  const isManager = world.people.some((person) => person.id === userId && person.manager)
  return isManager ? [world.managerRoleId] : []
}

function holder(discord: Discord, userId: string): Holder {
  return { id: userId, roleIds: roleIdsOf(discord, userId), isOwner: userId === discord.world.ownerId }
}

/** A user's permissions in a channel. A thread takes its parent's, and a private thread also depends on its members. */
export function permissionsOf(discord: Discord, userId: string, channel: Channel): bigint {
  if (channel.type === ChannelType.DM) {
    return userId === channel.recipientId || userId === discord.world.botId ? IN_DM : 0n
  }
  if (discord.world.people.some(({ id, gone }) => id === userId && gone)) return 0n
  const parent =
    channel.parentId === null ? channel : discord.world.channels.find((entry) => entry.id === channel.parentId)
  const permissions = permissionsIn(parent, holder(discord, userId), discord.world.roles, discord.world.guildId)
  const isOutsider = channel.type === ChannelType.PrivateThread && !channel.thread?.memberIds.includes(userId)
  return isOutsider && !has(permissions, Flag.ManageThreads) ? 0n : permissions
}

export function guildPermissionsOf(discord: Discord, userId: string): bigint {
  return userId === discord.world.ownerId
    ? ALL
    : permissionsIn(undefined, holder(discord, userId), discord.world.roles, discord.world.guildId)
}

/** Whether a user sees a channel. */
export function canSee(discord: Discord, userId: string, channel: Channel): boolean {
  return has(permissionsOf(discord, userId, channel), Flag.ViewChannel)
}
