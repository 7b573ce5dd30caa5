import { Client, Events, GatewayIntentBits, type ClientOptions, type Interaction } from 'discord.js'
import { startSandbox, type Sandbox, type SandboxOptions } from '../../src/sandbox/index.ts'

/** A running sandbox with a real discord.js bot connected to it. */
export interface Stage {
  readonly discord: Sandbox
  readonly bot: Client<true>
  /** The exceptions of the bot's handler. */
  readonly faults: unknown[]
  close(): Promise<void>
}

export async function stage(
  onInteraction: (interaction: Interaction) => unknown = () => undefined,
  options: SandboxOptions & { client?: Partial<ClientOptions> } = {},
): Promise<Stage> {
  const { client, ...sandbox } = options
  const discord = await startSandbox({ rateLimits: false, interactionDeadline: 20_000, ...sandbox })
  const { bot, faults } = await logIn(discord, onInteraction, client)
  return {
    discord,
    bot,
    faults,
    close: async () => {
      await bot.destroy()
      await discord.close()
    },
  }
}

export async function logIn(
  discord: Sandbox,
  onInteraction: (interaction: Interaction) => unknown = () => undefined,
  options: Partial<ClientOptions> = {},
): Promise<{ bot: Client<true>; faults: unknown[] }> {
  const faults: unknown[] = []
  const bot = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...options,
    rest: { api: discord.api, ...options.rest },
  })
  const handle = async (interaction: Interaction): Promise<void> => {
    try {
      await onInteraction(interaction)
    } catch (error) {
      faults.push(error)
    }
  }
  bot.on(Events.InteractionCreate, (interaction) => void handle(interaction))
  bot.on(Events.Error, (error) => faults.push(error))
  const ready = new Promise<Client<true>>((resolve) => {
    bot.once(Events.ClientReady, resolve)
  })
  await bot.login('sandbox-token')
  return { bot: await ready, faults }
}

/** The code and status with which a call to Discord fails. */
export async function refusal(call: Promise<unknown>): Promise<{ code: unknown; status: unknown; errors: unknown }> {
  try {
    await call
  } catch (error) {
    const { code, status, rawError } = error as { code?: unknown; status?: unknown; rawError?: { errors?: unknown } }
    if (code === undefined) throw error
    return { code, status, errors: rawError?.errors }
  }
  throw new Error('The call was not refused')
}
