import { ChannelType } from 'discord-api-types/v10'
import { refuse } from '../state/errors.ts'
import type { Discord } from '../state/discord.ts'
import type { Channel } from '../state/model.ts'
import { has } from '../state/permissions.ts'
import { canSee, permissionsOf } from '../state/rights.ts'

/** The bot's access: the channels it sees, and its permissions there. */

/** The channel a route names, if the bot sees it. @throws ApiError 10003, 50001 */
export function visibleChannel(discord: Discord, id: string | undefined): Channel {
  const channel = discord.channel(id ?? '')
  if (!isMemberFor(discord, channel) || !canSee(discord, discord.world.botId, channel)) throw refuse.missingAccess()
  return channel
}

/** After its removal from the server, the bot has only direct messages. */
function isMemberFor(discord: Discord, channel: Channel): boolean {
  return discord.settings.botIsMember || channel.type === ChannelType.DM
}

/** @throws ApiError 50013 unless the bot has the permission in the channel */
export function need(discord: Discord, channel: Channel, permission: bigint): void {
  if (!has(permissionsOf(discord, discord.world.botId, channel), permission)) throw refuse.missingPermissions()
}
