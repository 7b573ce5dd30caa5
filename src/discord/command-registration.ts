import { DiscordAPIError, Events, RESTJSONErrorCodes, type Client } from 'discord.js'
import type { Logger } from 'pino'
import type { OptionalPart, OptionalParts } from '../tables/index.ts'
import { isNotThere } from './gateway/login.ts'
import { isOutage } from './rest/outage.ts'
import { keepRegistered, removeCommands, removeOld, type Registration } from './register.ts'

/** The bot waits this long for its commands before it plays without new ones. */
const COMMANDS_TIMEOUT_MS = 5000
/** The first wait until the next try, after an outage and after a refusal. */
const RETRY_MS = { outage: 5000, refusal: 60_000 } as const

export interface CommandRegistrationParts extends Registration {
  readonly client: Client
  /** Whether this connection registers for all: one of them does. */
  readonly isFirst: boolean
  readonly optional: OptionalParts
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/**
 * Makes sure that Discord has each of the commands once. The commands registered before stay in use while Discord takes
 * no new ones, and the registrar removes those that an earlier setting left in a server.
 */
export class CommandRegistration {
  private readonly parts: CommandRegistrationParts
  private readonly commands: OptionalPart
  private readonly oldCommands: OptionalPart
  /** Servers whose own commands are being removed, or could not be yet. */
  private readonly clearing = new Set<string>()
  private isNew = false

  constructor(parts: CommandRegistrationParts) {
    this.parts = parts
    this.commands = {
      name: 'commands',
      start: async () => (this.isNew = await keepRegistered(parts)),
      why: (error) => refusal(error, parts.server),
      wait: waitAfter,
    }
    this.oldCommands = {
      name: 'old-commands',
      start: () => removeOld(parts, [...parts.client.guilds.cache.keys()]),
      why: () => 'Commands that were once registered in a server of their own are still listed twice there.',
      wait: waitAfter,
    }
  }

  /** Registers the commands; `later`: they're tried again, and the bot plays with those there are. Never rejects. */
  async begin(): Promise<'registered' | 'unchanged' | 'later' | 'elsewhere'> {
    const { client, server, isFirst, optional } = this.parts
    client.on(Events.GuildCreate, ({ id }) => {
      if (id === server) void optional.begin(this.commands)
    })
    client.on(Events.InteractionCreate, (interaction) => {
      if (!interaction.isCommand() && !interaction.isAutocomplete()) return
      if (interaction.commandGuildId !== null) void this.clear(interaction.commandGuildId)
    })
    if (!isFirst) return 'elsewhere'
    const registering = optional.begin(this.commands)
    // Only then, so that no server is without commands.
    void registering.then((isDone) => isDone && optional.begin(this.oldCommands))
    let enough: NodeJS.Timeout | undefined
    const patience = new Promise<false>((slow) => (enough = setTimeout(slow, COMMANDS_TIMEOUT_MS, false)))
    const isDone = await Promise.race([registering, patience])
    clearTimeout(enough)
    if (!isDone) return 'later'
    return this.isNew ? 'registered' : 'unchanged'
  }

  /** A user has used a command of a server's own that the bot doesn't remember. Never rejects. */
  private async clear(server: string): Promise<void> {
    const { rest, application, log } = this.parts
    if (server === this.parts.server || this.clearing.has(server)) return
    this.clearing.add(server)
    try {
      await removeCommands(rest, application, server)
      log.info({ server }, 'old server commands removed')
      this.clearing.delete(server)
    } catch (error) {
      log.warn({ err: error, server }, 'old server commands not removed')
    }
  }
}

function waitAfter(error: unknown): number {
  return isOutage(error) ? RETRY_MS.outage : RETRY_MS.refusal
}

/** Why Discord doesn't take the commands, in one sentence for the operator. */
function refusal(error: unknown, server: string | undefined): string {
  const goOn = 'I play on with those registered before and try again later'
  if (isOutage(error) || !(error instanceof DiscordAPIError)) return `The commands can't be registered yet: ${goOn}.`
  if (server !== undefined && isNotThere(error)) {
    return `The bot is not in the server of DISCORD_GUILD_ID, ${server}: invite it, and its commands appear there.`
  }
  const { code, status } = error
  if (code === RESTJSONErrorCodes.MissingAccess || status === 403) {
    return 'Discord does not let the bot register its commands: invite it with the scope applications.commands.'
  }
  return `Discord refuses the commands (${code}): ${goOn}.`
}
