import { RESTJSONErrorCodes as Code, Routes } from 'discord-api-types/v10'
import { DiscordAPIError, type REST } from 'discord.js'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { storable } from './kit/text.ts'
import type { Members } from './table/context/context.ts'

/** How many account names are cached, and for how long. */
const [MAX_KNOWN, KNOWN_FOR_MS] = [2000, 3_600_000]

const person = z.object({ username: z.string().transform(storable) })

/** Discord's error codes for a user who is not on a server. */
const GONE: readonly unknown[] = [Code.UnknownMember, Code.UnknownUser]

/** Asks Discord who is still on a server. A user whose lookup fails is assumed to be there. */
export function membersBy(rest: Pick<REST, 'get'>): Members {
  const isGone = async (server: string, user: string): Promise<boolean> => {
    try {
      await rest.get(Routes.guildMember(server, user))
      return false
    } catch (error) {
      return error instanceof DiscordAPIError && GONE.includes(error.code)
    }
  }
  const known = new LRUCache<string, string>({ max: MAX_KNOWN, ttl: KNOWN_FOR_MS })
  const accountOf = async (user: string): Promise<string | undefined> => {
    if (known.has(user)) return known.get(user)
    try {
      const account = person.parse(await rest.get(Routes.user(user))).username
      known.set(user, account)
      return account
    } catch {
      return undefined
    }
  }
  return {
    async accounts(users) {
      const each = await Promise.all(users.map(async (user) => [user, await accountOf(user)] as const))
      return new Map(each.flatMap(([user, account]) => (account === undefined ? [] : [[user, account] as const])))
    },
    async gone(server, users) {
      const each = await Promise.all(users.map(async (user) => ((await isGone(server, user)) ? [user] : [])))
      return new Set(each.flat())
    },
  }
}
