import { InteractionResponseType as Response, InteractionType, MessageFlags, MessageType } from 'discord-api-types/v10'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../state/errors.ts'
import type { Interaction } from '../state/interaction.ts'
import { acknowledge, originOf, visibilityOf } from '../interactions/lifecycle.ts'
import { edit, post } from '../changes/messages.ts'
import { presentMessage } from '../present/message.ts'
import type { Discord } from '../state/discord.ts'
import type { Json, Origin, StoredMessage } from '../state/model.ts'
import { checkChoice } from '../validate/command.ts'
import { Form, isObject } from '../validate/form.ts'
import { bareBody, readEdit, readNewMessage } from '../validate/message.ts'
import { checkModal } from '../validate/modal.ts'
import { param, route, type RouteCall } from '../http/route.ts'

/**
 * The first response to an interaction.
 *
 * Source: https://docs.discord.com/developers/interactions/receiving-and-responding#create-interaction-response
 */
export function addCallbackRoute(app: FastifyInstance, discord: Discord): void {
  route(
    app,
    'POST',
    '/interactions/:interaction/:token/callback',
    (call) => {
      const interaction = discord.interactions.get(param(call, 'token'))
      if (!interaction || interaction.id !== param(call, 'interaction') || interaction.state === 'expired')
        throw refuse.unknownInteraction()
      if (interaction.state === 'answered') throw refuse.alreadyAcknowledged()
      const type = readType(call, interaction)
      const message = respond(discord, interaction, type, call)
      if (call.query['with_response'] !== 'true') return undefined
      const showsMessage = type === Response.ChannelMessageWithSource || type === Response.UpdateMessage
      return {
        interaction: {
          id: interaction.id,
          type: interaction.type,
          ...(message && {
            response_message_id: message.id,
            response_message_loading: (message.flags & MessageFlags.Loading) !== 0,
            response_message_ephemeral: (message.flags & MessageFlags.Ephemeral) !== 0,
          }),
        },
        resource: { type, ...(showsMessage && message && { message: presentMessage(discord, message) }) },
      }
    },
    { open: true },
  )
}

/** Which responses fit which interactions. */
function readType(call: RouteCall, interaction: Interaction): number {
  const form = new Form()
  const type = form.choice(['type'], call.body['type'], [4, 5, 6, 7, 8, 9])
  if (type === undefined) {
    if (call.body['type'] === undefined) form.missing(['type'])
    form.check()
  }
  const isAutocompletion = interaction.type === InteractionType.ApplicationCommandAutocomplete
  const hasMessage = interaction.sourceMessageId !== null
  const fits =
    type === Response.ApplicationCommandAutocompleteResult
      ? isAutocompletion
      : isAutocompletion
        ? false
        : type === Response.Modal
          ? interaction.type !== InteractionType.ModalSubmit
          : type === Response.DeferredMessageUpdate || type === Response.UpdateMessage
            ? hasMessage
            : true
  if (!fits)
    form.add(
      ['type'],
      'INTERACTION_APPLICATION_COMMAND_INVALID_RESPONSE_TYPE',
      'Interaction response type is not valid for this interaction',
    )
  form.check()
  return type ?? 0
}

function respond(discord: Discord, interaction: Interaction, type: number, call: RouteCall): StoredMessage | undefined {
  const data = isObject(call.body['data']) ? call.body['data'] : {}
  switch (type) {
    case Response.ChannelMessageWithSource:
      return reply(discord, interaction, data, call)
    case Response.DeferredChannelMessageWithSource:
      return think(discord, interaction, data)
    case Response.DeferredMessageUpdate: {
      interaction.originalMessageId = interaction.sourceMessageId
      acknowledge(interaction, { kind: 'acknowledged' })
      return sourceOf(discord, interaction)
    }
    case Response.UpdateMessage: {
      const source = sourceOf(discord, interaction)
      if (!source) throw refuse.unknownMessage()
      const body = readEdit(
        { discord, channelId: source.channelId, body: data, uploads: call.uploads, path: ['data'] },
        source,
      )
      interaction.originalMessageId = source.id
      edit(discord, source, body)
      acknowledge(interaction, { kind: 'updated', messageId: source.id, channelId: source.channelId })
      return source
    }
    case Response.ApplicationCommandAutocompleteResult: {
      suggest(interaction, data)
      return undefined
    }
    default: {
      const form = new Form()
      const modal = checkModal(form, ['data'], call.body['data'], discord.world.emojis)
      form.check()
      interaction.modal = modal
      acknowledge(interaction, { kind: 'modal', modal, interactionId: interaction.id })
      return undefined
    }
  }
}

function reply(discord: Discord, interaction: Interaction, data: Json, call: RouteCall): StoredMessage {
  const channel = discord.channel(interaction.channelId)
  const body = readNewMessage(
    { discord, channelId: channel.id, body: data, uploads: call.uploads, path: ['data'] },
    { mayBeEphemeral: true },
  )
  const message = post(discord, body, {
    channel,
    authorId: discord.world.botId,
    visibleTo: visibilityOf(interaction, body.flags),
    ...answerTo(discord, interaction),
  })
  interaction.originalMessageId = message.id
  acknowledge(interaction, { kind: 'message', messageId: message.id, channelId: channel.id })
  return message
}

/** “Questmaster is thinking…”: a message to be filled by an edit. Only its being ephemeral is decided now. */
function think(discord: Discord, interaction: Interaction, data: Json): StoredMessage {
  const form = new Form()
  const flags = form.integer(['data', 'flags'], data['flags'], { min: 0, max: 2 ** 31 - 1 }) ?? 0
  if ((flags & ~MessageFlags.Ephemeral) !== 0) {
    form.add(
      ['data', 'flags'],
      'INTERACTION_DEFERRED_FLAGS_INVALID',
      'Only the EPHEMERAL flag may be set when deferring a response',
    )
  }
  form.check()
  const message = post(discord, bareBody('', flags), {
    channel: discord.channel(interaction.channelId),
    authorId: discord.world.botId,
    visibleTo: visibilityOf(interaction, flags),
    extraFlags: MessageFlags.Loading,
    ...answerTo(discord, interaction),
  })
  interaction.originalMessageId = message.id
  interaction.thinking = true
  interaction.state = 'answered'
  interaction.deadline?.cancel()
  return message
}

/**
 * A reply to a command names the command; a reply to a component or its form refers to the message with the component.
 */
function answerTo(discord: Discord, interaction: Interaction): { origin: Origin; type?: number; replyTo?: string } {
  const origin = originOf(interaction)
  if (interaction.commandName !== null) return { origin, type: MessageType.ChatInputCommand }
  const source = sourceOf(discord, interaction)
  return source ? { origin, replyTo: source.id } : { origin }
}

function suggest(interaction: Interaction, data: Json): void {
  const form = new Form()
  const focused = focusedType(interaction)
  const choices = form
    .list(['data', 'choices'], data['choices'] ?? [], { max: 25 })
    .map((entry, index) => checkChoice(form, ['data', 'choices', index], entry, focused))
  form.check()
  acknowledge(interaction, { kind: 'choices', choices })
}

function focusedType(interaction: Interaction): number {
  const walk = (options: unknown): number | undefined => {
    for (const option of Array.isArray(options) ? (options as Json[]) : []) {
      if (option['focused'] === true) return Number(option['type'])
      const inside = walk(option['options'])
      if (inside !== undefined) return inside
    }
    return undefined
  }
  return walk((interaction.payload['data'] as Json)['options']) ?? 3
}

function sourceOf(discord: Discord, interaction: Interaction): StoredMessage | undefined {
  return discord.findMessage(interaction.channelId, interaction.sourceMessageId ?? '')
}
