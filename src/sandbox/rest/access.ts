import { refuse } from '../state/errors.ts'
import type { Discord } from '../state/discord.ts'
import type { Channel } from '../state/model.ts'
import { has } from '../state/permissions.ts'
import { canSee, permissionsOf } from '../state/rights.ts'

/** How far the bot comes: what it sees, and what it may do there. */

/** The channel a route names, if the bot sees it. @throws ApiError 10003, 50001 */
export function visibleChannel(discord: Discord, id: string | undefined): Channel {
  const channel = discord.channel(id ?? '')
  if (!canSee(discord, discord.world.botId, channel)) throw refuse.missingAccess()
  return channel
}

/** @throws ApiError 50013 unless the bot has the permission in the channel */
export function need(discord: Discord, channel: Channel, permission: bigint): void {
  if (!has(permissionsOf(discord, discord.world.botId, channel), permission)) throw refuse.missingPermissions()
}
