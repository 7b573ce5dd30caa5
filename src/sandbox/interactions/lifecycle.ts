import { ChannelType, InteractionContextType as Context, InteractionType, MessageFlags } from 'discord-api-types/v10'
import { randomBytes } from 'node:crypto'
import { guildLocale, presentChannel, presentMember, presentUser } from '../present/world.ts'
import type { Discord } from '../state/discord.ts'
import type { Channel, Json, Origin, Person } from '../state/model.ts'
import type { Interaction, Result } from '../state/interaction.ts'
import { permissionsOf } from '../state/rights.ts'

interface NewInteraction {
  readonly type: Interaction['type']
  readonly person: Person
  readonly channel: Channel
  readonly data: Json
  readonly message?: Json
  readonly commandName?: string | null
  readonly commandId?: string | null
  readonly sourceMessageId?: string | null
}

/**
 * Sends an interaction to the bot and waits for what the person sees. Without a first response in time, the interaction
 * expires and the person learns so.
 * @returns the interaction and the promise of its result
 * Source: https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-object
 */
export function send(discord: Discord, request: NewInteraction): { interaction: Interaction; result: Promise<Result> } {
  const id = discord.newId()
  const token = randomBytes(72).toString('base64url')
  const payload = payloadOf(discord, request, id, token)
  let settle: (result: Result) => void = () => {}
  const result = new Promise<Result>((resolve) => {
    settle = resolve
  })
  const interaction: Interaction = {
    id,
    token,
    type: request.type,
    personId: request.person.id,
    channelId: request.channel.id,
    commandName: request.commandName ?? null,
    commandId: request.commandId ?? null,
    sourceMessageId: request.sourceMessageId ?? null,
    createdAt: discord.clock.now(),
    state: 'waiting',
    originalMessageId: null,
    thinking: false,
    modal: null,
    deadline: null,
    settle,
    payload,
  }
  forgetOld(discord)
  discord.interactions.set(token, interaction)
  const isHeard = discord.settings.botIsMember || request.channel.type === ChannelType.DM
  if (!isHeard || !discord.outlets.botReachable()) {
    interaction.state = 'expired'
    settle({ kind: 'no-response' })
    return { interaction, result }
  }
  interaction.deadline = discord.clock.after(discord.settings.interactionDeadline, () => {
    interaction.state = 'expired'
    settle({ kind: 'no-response' })
  })
  discord.clock.after(discord.settings.tokenLifetime, () => endOfToken(discord, interaction))
  discord.dispatch('INTERACTION_CREATE', payload, 0)
  return { interaction, result }
}

/** Records the first response and shows it to the person. */
export function acknowledge(interaction: Interaction, result: Result): void {
  interaction.state = 'answered'
  interaction.deadline?.cancel()
  interaction.settle(result)
}

/** Who sees a response: everyone, or with the EPHEMERAL flag only the person who asked. */
export function visibilityOf(interaction: Interaction, flags: number): string | null {
  return (flags & MessageFlags.Ephemeral) !== 0 ? interaction.personId : null
}

export function originOf(interaction: Interaction, originalResponseMessageId: string | null = null): Origin {
  return {
    interactionId: interaction.id,
    type: interaction.type,
    userId: interaction.personId,
    commandName: interaction.commandName,
    commandId: interaction.commandId,
    interactedMessageId: interaction.type === InteractionType.MessageComponent ? interaction.sourceMessageId : null,
    originalResponseMessageId,
  }
}

/** Whether fifteen minutes have passed since the interaction. */
export function isTokenOver(discord: Discord, interaction: Interaction): boolean {
  return discord.clock.now() - interaction.createdAt >= discord.settings.tokenLifetime
}

/** Interactions are kept for an hour: long enough for every token, and for a form left open. */
function forgetOld(discord: Discord): void {
  const now = discord.clock.now()
  for (const [token, interaction] of discord.interactions) {
    if (now - interaction.createdAt > 3_600_000) discord.interactions.delete(token)
  }
}

function endOfToken(discord: Discord, interaction: Interaction): void {
  if (!interaction.thinking) return
  interaction.thinking = false
  const message = discord.findMessage(interaction.channelId, interaction.originalMessageId ?? '')
  if (message) discord.live({ type: 'message', message })
  interaction.settle({ kind: 'no-response' })
}

function payloadOf(discord: Discord, request: NewInteraction, id: string, token: string): Json {
  const { person, channel } = request
  const { world, settings } = discord
  const isDm = channel.type === ChannelType.DM
  const permissions = permissionsOf(discord, person.id, channel)
  return {
    id,
    application_id: world.applicationId,
    type: request.type,
    token,
    version: 1,
    data: request.data,
    channel_id: channel.id,
    channel: { ...presentChannel(discord, channel), permissions: permissions.toString() },
    app_permissions: permissionsOf(discord, world.botId, channel).toString(),
    locale: person.locale,
    entitlements: [],
    entitlement_sku_ids: [],
    attachment_size_limit: settings.attachmentSizeLimit,
    context: isDm ? Context.BotDM : Context.Guild,
    authorizing_integration_owners: { 0: isDm ? '0' : world.guildId },
    ...(request.message && { message: request.message }),
    ...(isDm
      ? { user: presentUser(discord, person.id) }
      : {
          guild_id: world.guildId,
          guild: { id: world.guildId, locale: guildLocale(discord), features: [] },
          guild_locale: guildLocale(discord),
          member: {
            ...presentMember(discord, person.id),
            permissions: permissions.toString(),
            unusual_dm_activity_until: null,
          },
        }),
  }
}
