import { DiscordAPIError, Events, RESTJSONErrorCodes, type Client } from 'discord.js'
import type { Logger } from 'pino'
import { isNotThere, NoEntry } from './entry.ts'
import { isOutage } from './kit/outage.ts'

/** For so long the bot waits for its commands before it plays without; and so long until the next try, in milliseconds. */
const PATIENCE = 5000
const AGAIN = 5000

export interface RegistrarParts {
  readonly client: Client
  /** The one server that is to have the commands, if they are not for all. */
  readonly server: string | undefined
  /** Registers them; whether that was necessary. */
  readonly register: () => Promise<boolean>
  readonly log: Pick<Logger, 'info' | 'error'>
}

/** Sees to it that Discord has the commands: those it has from before go on while it does not take new ones. */
export class Registrar {
  private readonly parts: RegistrarParts
  private timer: NodeJS.Timeout | undefined
  private isStopped = false

  constructor(parts: RegistrarParts) {
    this.parts = parts
  }

  /**
   * Registers the commands; `later`: as soon as Discord can be reached, or the bot is invited to its one server. Rejects with `NoEntry` if
   * Discord does not take them.
   */
  async begin(): Promise<'registered' | 'unchanged' | 'later'> {
    let enough: NodeJS.Timeout | undefined
    const patience = new Promise<'slow'>((slow) => (enough = setTimeout(slow, PATIENCE, 'slow')))
    const registering = this.parts.register()
    try {
      const done = await Promise.race([registering, patience])
      if (done !== 'slow') return done ? 'registered' : 'unchanged'
      void registering.then(
        () => this.parts.log.info('the commands are registered'),
        (error: unknown) => this.failed(error),
      )
      return 'later'
    } catch (error) {
      return this.put(error)
    } finally {
      clearTimeout(enough)
    }
  }

  stop(): void {
    this.isStopped = true
    clearTimeout(this.timer)
  }

  /** What is to be done about commands that could not be registered. */
  private put(error: unknown): 'later' {
    const { client, server, log } = this.parts
    if (isOutage(error)) {
      log.error({ err: error }, 'The commands could not be registered for the moment: it is tried again.')
      this.again()
      return 'later'
    }
    if (!(error instanceof DiscordAPIError)) throw error
    if (server === undefined || !isNotThere(error)) throw new NoEntry(refusal(error), { cause: error })
    log.error(`The bot is not in the server of DISCORD_GUILD_ID, ${server}: invite it, and its commands appear there.`)
    client.on(Events.GuildCreate, ({ id }) => {
      if (id === server) void this.tryAgain()
    })
    return 'later'
  }

  private again(): void {
    if (!this.isStopped) this.timer = setTimeout(() => void this.tryAgain(), AGAIN).unref()
  }

  /** Never rejects. */
  private async tryAgain(): Promise<void> {
    try {
      await this.parts.register()
      this.parts.log.info('the commands are registered')
    } catch (error) {
      this.failed(error)
    }
  }

  private failed(error: unknown): void {
    this.parts.log.error({ err: error }, 'the commands could not be registered')
    if (isOutage(error)) this.again()
  }
}

/** Why Discord does not take the commands, in one sentence for whoever runs the bot. */
function refusal({ code, status }: DiscordAPIError): string {
  if (code === RESTJSONErrorCodes.MissingAccess || status === 403) {
    return 'Discord does not let the bot register its commands: invite it with the scope applications.commands.'
  }
  return `Discord does not take the commands of the bot (${code}): install a newer version of Questmaster, or report it.`
}
