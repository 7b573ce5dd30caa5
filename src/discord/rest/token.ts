import type { REST } from 'discord.js'

/**
 * The client forgets its token for good at the first 401. Discord says that in its bad hours of good tokens too; one that is really
 * valid no more ends the connection, and with it the bot.
 */
export function keepingToken(rest: REST): REST {
  const setToken = rest.setToken.bind(rest)
  rest.setToken = (token: string | null) => (token === null ? rest : setToken(token))
  return rest
}
