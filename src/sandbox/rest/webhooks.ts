import { MessageFlags } from 'discord-api-types/v10'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../state/errors.ts'
import type { Interaction } from '../state/interaction.ts'
import { isTokenOver, originOf, visibilityOf } from '../interactions/lifecycle.ts'
import { edit, post, remove } from '../changes/messages.ts'
import { presentMessage } from '../present/message.ts'
import type { Discord } from '../state/discord.ts'
import type { StoredMessage } from '../state/model.ts'
import { readEdit, readNewMessage } from '../validate/message.ts'
import { param, route, type RouteCall } from '../http/route.ts'

/**
 * The uses of an interaction's token after the first response: follow-ups, and changes to its responses.
 * Source: https://docs.discord.com/developers/interactions/receiving-and-responding#followup-messages
 */
export function addWebhookRoutes(app: FastifyInstance, discord: Discord): void {
  const open = { open: true }
  const one = '/webhooks/:application/:token/messages/:message'

  route(
    app,
    'POST',
    '/webhooks/:application/:token',
    (call) => {
      const interaction = answered(discord, call)
      const message = interaction.thinking
        ? change(discord, interaction, original(discord, interaction), call)
        : followUp(discord, interaction, call)
      return presentMessage(discord, message)
    },
    open,
  )

  route(
    app,
    'GET',
    one,
    (call) => {
      const interaction = answered(discord, call)
      return presentMessage(discord, named(discord, interaction, call))
    },
    open,
  )

  route(
    app,
    'PATCH',
    one,
    (call) => {
      const interaction = answered(discord, call)
      return presentMessage(discord, change(discord, interaction, named(discord, interaction, call), call))
    },
    open,
  )

  route(
    app,
    'DELETE',
    one,
    (call) => {
      const interaction = answered(discord, call)
      const message = named(discord, interaction, call)
      if (message.id === interaction.originalMessageId) interaction.thinking = false
      remove(discord, message)
      return undefined
    },
    open,
  )
}

function answered(discord: Discord, call: RouteCall): Interaction {
  if (param(call, 'application') !== discord.world.applicationId) throw refuse.unknownWebhook()
  const interaction = discord.interactions.get(param(call, 'token'))
  if (!interaction) throw refuse.invalidWebhookToken()
  if (isTokenOver(discord, interaction)) throw refuse.invalidWebhookToken()
  if (interaction.state !== 'answered') throw refuse.unknownWebhook()
  return interaction
}

/** `@original`, or a message that this interaction created or used. */
function named(discord: Discord, interaction: Interaction, call: RouteCall): StoredMessage {
  const id = param(call, 'message')
  if (id === '@original') return original(discord, interaction)
  const message = discord.findMessage(interaction.channelId, id)
  const isOwn =
    message?.origin?.interactionId === interaction.id ||
    id === interaction.originalMessageId ||
    id === interaction.sourceMessageId
  if (!message || !isOwn) throw refuse.unknownMessage()
  return message
}

function original(discord: Discord, interaction: Interaction): StoredMessage {
  const message = discord.findMessage(interaction.channelId, interaction.originalMessageId ?? '')
  if (!message) throw refuse.unknownMessage()
  return message
}

function followUp(discord: Discord, interaction: Interaction, call: RouteCall): StoredMessage {
  const channel = discord.channel(interaction.channelId)
  const body = readNewMessage(
    { discord, channelId: channel.id, body: call.body, uploads: call.uploads, path: [] },
    { mayBeEphemeral: true },
  )
  return post(discord, body, {
    channel,
    authorId: discord.world.botId,
    visibleTo: visibilityOf(interaction, body.flags),
    origin: originOf(interaction, interaction.originalMessageId),
    replyTo: interaction.originalMessageId,
  })
}

function change(discord: Discord, interaction: Interaction, message: StoredMessage, call: RouteCall): StoredMessage {
  const body = readEdit(
    { discord, channelId: message.channelId, body: call.body, uploads: call.uploads, path: [] },
    message,
  )
  const wasLoading = (message.flags & MessageFlags.Loading) !== 0
  edit(discord, message, body)
  if (wasLoading) message.editedAt = null
  if (interaction.thinking && message.id === interaction.originalMessageId) {
    interaction.thinking = false
    interaction.settle({ kind: 'message', messageId: message.id, channelId: message.channelId })
  }
  return message
}
