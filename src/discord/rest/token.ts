import type { REST } from 'discord.js'

/**
 * Keeps the client's token after a 401. The client would forget it for good, but Discord sends 401 for valid tokens
 * during outages. If the token is really invalid, Discord ends the connection, and with it the bot.
 */
export function keepingToken(rest: REST): REST {
  const setToken = rest.setToken.bind(rest)
  rest.setToken = (token: string | null) => (token === null ? rest : setToken(token))
  return rest
}
