import {
  Routes,
  type APIGuild,
  type APIGuildMember,
  type RESTGetAPIGuildMemberResult,
  type RESTGetAPIGuildResult,
} from 'discord-api-types/v10'
import { PermissionFlagsBits, PermissionsBitField, type REST } from 'discord.js'
import type { Logger } from 'pino'
import type { Authority } from './table/context/context.ts'

/**
 * Asks Discord who manages a server at this moment. If Discord does not answer, or the bot is no longer on the server,
 * the caller does not manage it: earlier answers do not count.
 */
export function authorityBy(rest: Pick<REST, 'get'>, now: () => number, log: Pick<Logger, 'info'>): Authority {
  return {
    async manages(server, user) {
      try {
        const [guild, member] = await Promise.all([
          rest.get(Routes.guild(server)) as Promise<RESTGetAPIGuildResult>,
          rest.get(Routes.guildMember(server, user)) as Promise<RESTGetAPIGuildMemberResult>,
        ])
        return isManager(guild, member, user, now())
      } catch (error) {
        log.info({ server, user, err: error }, 'manager check failed')
        return false
      }
    },
  }
}

type Roles = Pick<APIGuild, 'id' | 'owner_id' | 'roles'>
type Member = Pick<APIGuildMember, 'roles' | 'communication_disabled_until'>

function isManager({ id, owner_id, roles }: Roles, member: Member, user: string, now: number): boolean {
  if (owner_id === user) return true
  // The role that all members have bears the id of the server.
  const held = roles.filter((role) => role.id === id || member.roles.includes(role.id))
  const permissions = new PermissionsBitField(held.map((role) => BigInt(role.permissions)))
  if (permissions.has(PermissionFlagsBits.Administrator)) return true
  const disabledUntil = Date.parse(member.communication_disabled_until ?? '')
  return permissions.has(PermissionFlagsBits.ManageGuild) && !(disabledUntil > now)
}
