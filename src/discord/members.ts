import { RESTJSONErrorCodes as Code, Routes } from 'discord-api-types/v10'
import { DiscordAPIError, type REST } from 'discord.js'
import type { Members } from './table/desk.ts'

/** Codes with which Discord says that somebody is not on a server. */
const GONE: readonly unknown[] = [Code.UnknownMember, Code.UnknownUser]

/** Who is on a server still, as Discord knows. Whoever cannot be looked up is taken to be there. */
export function membersBy(rest: Pick<REST, 'get'>): Members {
  const isGone = async (server: string, user: string): Promise<boolean> => {
    try {
      await rest.get(Routes.guildMember(server, user))
      return false
    } catch (error) {
      return error instanceof DiscordAPIError && GONE.includes(error.code)
    }
  }
  return {
    async gone(server, users) {
      const each = await Promise.all(users.map(async (user) => ((await isGone(server, user)) ? [user] : [])))
      return new Set(each.flat())
    },
  }
}
