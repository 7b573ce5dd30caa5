import { PermissionFlagsBits as Flag } from 'discord-api-types/v10'
import { ApiError } from '../state/errors.ts'
import type { Interaction, Result } from '../state/interaction.ts'
import { send } from '../interactions/lifecycle.ts'
import { post } from '../changes/messages.ts'
import { has } from '../state/permissions.ts'
import { presentMessage } from '../present/message.ts'
import type { Discord } from '../state/discord.ts'
import type { Channel, Json, Person, StoredMessage } from '../state/model.ts'
import { readNewMessage } from '../validate/message.ts'
import { autocompleteData, commandData, messageCommandData } from './commands.ts'
import { buttonNamed, menuNamed, readChoice } from './components.ts'
import { modalData, type ModalInput } from './modals.ts'
import type { OptionInput } from './option-values.ts'
import { NO_ANSWER, outcome, outcomeOf, Refused, seen, type Outcome } from './outcome.ts'
import { messageSeenBy } from './places.ts'
import { permissionsOf } from '../state/rights.ts'

/** How long an action waits, in real time, for a “thinking…” to end before it reports just that. */
const THINKING_TIMEOUT_MS = 10_000

/**
 * People's actions in the sandbox. Each returns what the person sees as a result; an action that the client would not
 * allow returns an outcome of kind `refused`.
 */
export class Actions {
  readonly #discord: Discord

  constructor(discord: Discord) {
    this.#discord = discord
  }

  /** Sends a slash command, such as `/game new` with `{ game: 'imperial' }`. */
  command(person: Person, channel: Channel, text: string, options: OptionInput): Promise<Outcome> {
    return this.#attempt(() => {
      checkOpen(channel)
      const { command, data } = commandData(this.#discord, person, channel, text, options)
      const names = [command.name, ...subcommandsIn(data)].join(' ')
      return this.#ask({ type: 2, person, channel, data, commandName: names, commandId: command.id }, NO_ANSWER.command)
    })
  }

  /** Chooses a command from the menu of a message. */
  commandOn(person: Person, messageId: string, name: string): Promise<Outcome> {
    return this.#attempt(() => {
      const message = messageSeenBy(this.#discord, person, messageId)
      const channel = this.#discord.channel(message.channelId)
      checkOpen(channel)
      const { command, data } = messageCommandData(this.#discord, person, message, name)
      return this.#ask(
        { type: 2, person, channel, data, commandName: command.name, commandId: command.id },
        NO_ANSWER.command,
      )
    })
  }

  /** Requests the autocompletion of the option being typed. */
  autocomplete(
    person: Person,
    channel: Channel,
    text: string,
    options: OptionInput,
    focused: string,
  ): Promise<Outcome> {
    return this.#attempt(() => {
      const { command, data } = autocompleteData(this.#discord, person, channel, { text, options, focused })
      return this.#ask(
        { type: 4, person, channel, data, commandName: command.name, commandId: command.id },
        'Loading options failed',
      )
    })
  }

  /** Presses a button, named by custom id, label or emoji. */
  press(person: Person, messageId: string, button: string): Promise<Outcome> {
    return this.#attempt(() => {
      const message = messageSeenBy(this.#discord, person, messageId)
      const { custom_id, type, id } = buttonNamed(message, button)
      return this.#use(person, message, { custom_id, component_type: type, id })
    })
  }

  /** Chooses in a menu, named by custom id or placeholder. */
  select(person: Person, messageId: string, menu: string, values: readonly string[]): Promise<Outcome> {
    return this.#attempt(() => {
      const message = messageSeenBy(this.#discord, person, messageId)
      const found = menuNamed(message, menu)
      const resolved: Json = {}
      const chosen = readChoice(this.#discord, found, values, resolved)
      const { custom_id, type, id } = found
      return this.#use(person, message, {
        custom_id,
        component_type: type,
        id,
        values: chosen,
        ...(Object.keys(resolved).length > 0 && { resolved }),
      })
    })
  }

  /** Sends the use of a component that may not exist, as a tampered client could, without any checks. */
  forge(
    person: Person,
    messageId: string,
    customId: string,
    componentType: number,
    values: readonly string[] | undefined,
  ): Promise<Outcome> {
    return this.#attempt(() => {
      const message = this.#discord.world.messages.find((entry) => entry.id === messageId)
      if (!message) throw new ApiError(404, 10008, 'Unknown Message')
      return this.#use(person, message, {
        custom_id: customId,
        component_type: componentType,
        id: 1,
        ...(values && { values }),
      })
    })
  }

  /** Fills in and submits a modal that was opened for the person. */
  submit(person: Person, interactionId: string, values: ModalInput): Promise<Outcome> {
    return this.#attempt(async () => {
      const opener = [...this.#discord.interactions.values()].find(
        (entry) => entry.id === interactionId && entry.personId === person.id,
      )
      if (!opener?.modal) throw new Refused('This form is no longer open')
      const { modal } = opener
      const data = modalData(this.#discord, modal, values)
      opener.modal = null
      const channel = this.#discord.channel(opener.channelId)
      const source = this.#discord.findMessage(channel.id, opener.sourceMessageId ?? '')
      const got = await this.#ask(
        {
          type: 5,
          person,
          channel,
          data,
          sourceMessageId: source?.id ?? null,
          ...(source && { message: presentMessage(this.#discord, source) }),
        },
        NO_ANSWER.modal,
      )
      // The form stays open until the bot has accepted it.
      if (got.kind === 'no-response') opener.modal = modal
      return got
    })
  }

  /** Posts a plain message. */
  say(person: Person, channel: Channel, content: string): Promise<Outcome> {
    return this.#attempt(async () => {
      const permissions = permissionsOf(this.#discord, person.id, channel)
      if (!has(permissions, channel.thread ? Flag.SendMessagesInThreads : Flag.SendMessages)) {
        throw new Refused('You do not have permission to send messages in this channel.')
      }
      if (channel.thread?.locked) throw new Refused('This thread is locked.')
      const body = readNewMessage(
        {
          discord: this.#discord,
          channelId: channel.id,
          body: { content },
          uploads: [],
          path: [],
          authorId: person.id,
        },
        { mayBeEphemeral: false },
      )
      return outcome('done', {
        message: seen(this.#discord, post(this.#discord, body, { channel, authorId: person.id })),
      })
    })
  }

  /** Dismisses an ephemeral message, so that the only person who saw it no longer does. */
  dismiss(person: Person, messageId: string): Promise<Outcome> {
    return this.#attempt(async () => {
      const message = messageSeenBy(this.#discord, person, messageId)
      if (message.visibleTo !== person.id) throw new Refused('Only a message that only you can see can be dismissed')
      const { world } = this.#discord
      world.messages.splice(world.messages.indexOf(message), 1)
      this.#discord.discardFiles(message.files)
      this.#discord.live({
        type: 'message-gone',
        channelId: message.channelId,
        messageId,
        visibleTo: message.visibleTo,
      })
      this.#discord.changed()
      return outcome('done')
    })
  }

  #use(person: Person, message: StoredMessage, data: Json): Promise<Outcome> {
    const channel = this.#discord.channel(message.channelId)
    return this.#ask(
      {
        type: 3,
        person,
        channel,
        data,
        message: presentMessage(this.#discord, message),
        sourceMessageId: message.id,
      },
      NO_ANSWER.component,
    )
  }

  async #ask(request: Parameters<typeof send>[1], failure: string): Promise<Outcome> {
    const { interaction, result } = send(this.#discord, request)
    const first = await Promise.race([result, stillThinking(interaction)])
    return outcomeOf(this.#discord, first, interaction.originalMessageId, failure)
  }

  async #attempt(action: () => Promise<Outcome>): Promise<Outcome> {
    try {
      return await action()
    } catch (error) {
      if (error instanceof Refused) return outcome('refused', { text: error.message })
      throw error
    }
  }
}

/** Resolves once the bot has said that it is thinking and the wait is over. */
function stillThinking(interaction: Interaction): Promise<Result | 'thinking'> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (interaction.thinking) resolve('thinking')
      if (interaction.thinking || interaction.state !== 'waiting') clearInterval(timer)
    }, THINKING_TIMEOUT_MS)
    timer.unref()
  })
}

function checkOpen(channel: Channel): void {
  if (channel.thread?.archived) throw new Refused('Commands cannot be used in an archived thread')
}

function subcommandsIn(data: Json): string[] {
  const first = (data['options'] as Json[] | undefined)?.[0]
  return first && (first['type'] === 1 || first['type'] === 2) ? [String(first['name']), ...subcommandsIn(first)] : []
}
