import { ChannelType, PermissionFlagsBits as Flag } from 'discord-api-types/v10'
import type { Channel, Overwrite, Role } from './model.ts'

/** The permissions a member without roles has in the sandbox's server. */
export const EVERYONE =
  Flag.ViewChannel |
  Flag.SendMessages |
  Flag.SendMessagesInThreads |
  Flag.EmbedLinks |
  Flag.AttachFiles |
  Flag.ReadMessageHistory |
  Flag.UseApplicationCommands |
  Flag.AddReactions |
  Flag.UseExternalEmojis |
  Flag.CreatePublicThreads |
  Flag.Connect |
  Flag.ChangeNickname

/** The bot's own role adds these, for threads of its own and for tidying up. */
export const BOT_ROLE = EVERYONE | Flag.CreatePrivateThreads | Flag.ManageThreads | Flag.ManageMessages

/** The role of people with Manage Server adds these. */
export const MANAGER_ROLE =
  Flag.ManageGuild |
  Flag.ManageChannels |
  Flag.ManageMessages |
  Flag.ManageThreads |
  Flag.ManageRoles |
  Flag.CreatePrivateThreads

/** All permissions. */
export const ALL = Object.values(Flag).reduce((all, bit) => all | bit, 0n)

/** In direct messages nobody has roles; both sides have these. */
export const IN_DM =
  Flag.ViewChannel |
  Flag.SendMessages |
  Flag.EmbedLinks |
  Flag.AttachFiles |
  Flag.ReadMessageHistory |
  Flag.AddReactions |
  Flag.UseExternalEmojis |
  Flag.MentionEveryone |
  Flag.UseApplicationCommands

/** A member, with the fields that matter for permissions. */
export interface Holder {
  readonly id: string
  readonly roleIds: readonly string[]
  readonly isOwner: boolean
}

/**
 * The permissions of a member in a channel: roles first, then the channel's overwrites for everyone, for roles and for
 * the member. A thread has those of its parent. A member who may not connect to a voice channel may only view it.
 * Source: https://docs.discord.com/developers/topics/permissions#permission-overwrites
 */
export function permissionsIn(
  channel: Channel | undefined,
  holder: Holder,
  roles: readonly Role[],
  guildId: string,
): bigint {
  const own = roles.filter((role) => role.id === guildId || holder.roleIds.includes(role.id))
  const base = own.reduce((all, role) => all | BigInt(role.permissions), 0n)
  if (holder.isOwner || (base & Flag.Administrator) !== 0n) return ALL
  if (channel === undefined) return base
  const overwrites = channel.overwrites
  let result = apply(
    base,
    overwrites.filter((entry) => entry.id === guildId),
  )
  result = apply(
    result,
    overwrites.filter((entry) => entry.type === 0 && holder.roleIds.includes(entry.id)),
  )
  result = apply(
    result,
    overwrites.filter((entry) => entry.type === 1 && entry.id === holder.id),
  )
  const mayView = (result & Flag.ViewChannel) !== 0n
  const isShut = channel.type === ChannelType.GuildVoice && (result & Flag.Connect) === 0n
  return mayView ? (isShut ? Flag.ViewChannel : result) : 0n
}

/** Whether a set holds all of the given bits. */
export function has(permissions: bigint, bits: bigint): boolean {
  return (permissions & bits) === bits
}

function apply(permissions: bigint, overwrites: readonly Overwrite[]): bigint {
  const denied = overwrites.reduce((all, entry) => all | BigInt(entry.deny), 0n)
  const allowed = overwrites.reduce((all, entry) => all | BigInt(entry.allow), 0n)
  return (permissions & ~denied) | allowed
}
