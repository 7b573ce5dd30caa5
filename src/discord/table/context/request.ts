import {
  ChannelType,
  GuildMember,
  PermissionFlagsBits,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type MessageComponentInteraction,
  type MessageContextMenuCommandInteraction,
  type ModalMessageModalSubmitInteraction,
  type User,
} from 'discord.js'
import { storable } from '../../kit/text.ts'
import { say } from '../../words/index.ts'

/** Who came with a command or a press, and where. */
export interface Request {
  readonly user: string
  readonly name: string
  /** The unique name of the account; absent where Discord didn't send it. */
  readonly account?: string
  /** `null` in direct messages. */
  readonly guild: string | null
  readonly channel: string
  /** What a visit brings to the seed of sealed dice: an id that Discord chose, and who came with it. */
  readonly contribution: string
  /** May manage the server. */
  readonly isManager: boolean
  /** The permissions that the bot lacks in this channel, in words; empty if it may run a game here. */
  readonly missingPermissions: readonly string[]
  /** Where the bot may open threads for a table; absent in direct messages. */
  readonly threads?: ThreadPlace
}

/** The channel in which the bot would open a thread. */
export interface ThreadPlace {
  /** A text channel: the requester's, or the one of their public thread; `null` anywhere else. */
  readonly parent: string | null
  /** Whether the requester is in a thread, which can't hold another. */
  readonly isInThread: boolean
  /** The permissions that the bot lacks for it, in words. */
  readonly missing: readonly string[]
}

/** Whether the requester manages the server of a table, and the request comes from there. */
export function managesHere(request: Request, { server }: { readonly server: string }): boolean {
  return request.isManager && request.guild === server
}

/** What a command was given. */
/** A user who was picked, with their names. */
export interface PickedPerson {
  readonly user: string
  readonly name: string
  readonly account?: string
}

export interface CommandOptions {
  readonly subcommand: string
  readonly text: (option: string) => string
  readonly flag: (option: string) => boolean
  /** A picked user; `null` if there is none, or it is a bot. */
  readonly person: (option: string) => PickedPerson | null
  /** A file that was uploaded; `null` if none was. */
  readonly file: (option: string) => Upload | null
}

export interface Upload {
  /** In bytes. */
  readonly size: number
  /** Rejects if it cannot be had from Discord in time. */
  read(): Promise<Uint8Array>
}

const UPLOAD_TIMEOUT_MS = 30_000

type Interaction =
  | ChatInputCommandInteraction
  | MessageContextMenuCommandInteraction
  | AutocompleteInteraction
  | MessageComponentInteraction
  | ModalMessageModalSubmitInteraction

/** Who came, and where, as the interaction says. */
export function requestOf(interaction: Interaction): Request {
  return {
    user: interaction.user.id,
    name: nameOf(interaction),
    account: storable(interaction.user.username),
    guild: interaction.guildId,
    channel: interaction.channelId ?? '',
    contribution: `${interaction.id}/${interaction.user.id}`,
    isManager: interaction.memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false,
    missingPermissions: interaction.guildId === null ? [] : lackingIn(interaction),
    ...(interaction.guildId !== null && { threads: threadPlaceOf(interaction) }),
  }
}

/** What the command was given, as the interaction says. */
export function commandOptionsOf(interaction: ChatInputCommandInteraction | AutocompleteInteraction): CommandOptions {
  return {
    subcommand: interaction.options.getSubcommand(false) ?? '',
    text: (option) => {
      const value = interaction.options.get(option)?.value
      return typeof value === 'string' ? storable(value).trim() : ''
    },
    flag: (option) => interaction.options.get(option)?.value === true,
    person: (option) => {
      const picked = interaction.options.get(option)
      const { user, member } = picked ?? {}
      return user && !user.bot ? personOf(user, member) : null
    },
    file: (option) => {
      const { attachment } = interaction.options.get(option) ?? {}
      return attachment ? { size: attachment.size, read: () => downloaded(attachment.url) } : null
    },
  }
}

/** The people who were picked in a form, without bots. */
export function peopleIn({ fields }: ModalMessageModalSubmitInteraction): ReadonlyMap<string, PickedPerson> {
  const picked = [...fields.fields.values()].flatMap((field) =>
    'users' in field
      ? [...(field.users?.values() ?? [])]
          .filter(({ bot }) => !bot)
          .map((user) => personOf(user, field.members?.get(user.id)))
      : [],
  )
  return new Map(picked.map((one) => [one.user, one]))
}

function personOf(user: User, member: Parameters<typeof calledIn>[0] | undefined): PickedPerson {
  return { user: user.id, name: calledIn(member ?? null, user), account: storable(user.username) }
}

async function downloaded(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS) })
  if (!response.ok) throw new Error(`upload download failed: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

function nameOf({ member, user }: Interaction): string {
  return calledIn(member, user)
}

function calledIn(member: { readonly nick?: string | null } | GuildMember | null, user: User): string {
  const nick = member instanceof GuildMember ? member.nickname : member?.nick
  return storable(nick ?? user.globalName ?? user.username)
}

function threadPlaceOf({ appPermissions, channel }: Interaction): ThreadPlace {
  const isInThread = channel?.isThread() ?? false
  const isPrivate = channel?.type === ChannelType.PrivateThread
  const parent = channel?.isThread() && !isPrivate ? channel.parent : channel
  const needed = [
    { flag: PermissionFlagsBits.SendMessages, words: say('permission-send') },
    { flag: PermissionFlagsBits.CreatePublicThreads, words: say('permission-create-threads') },
    { flag: PermissionFlagsBits.SendMessagesInThreads, words: say('permission-send-in-threads') },
  ]
  return {
    parent: parent?.type === ChannelType.GuildText ? parent.id : null,
    isInThread,
    missing: needed.filter(({ flag }) => !appPermissions.has(flag)).map(({ words }) => words),
  }
}

function lackingIn({ appPermissions, channel }: Interaction): string[] {
  const isThread = channel?.isThread() ?? false
  const isVoice = channel?.isVoiceBased() ?? false
  const needed = [
    // Nobody can write in the chat of a voice channel without the permission to connect.
    ...(isVoice ? [{ flag: PermissionFlagsBits.Connect, words: say('permission-connect') }] : []),
    { flag: PermissionFlagsBits.ViewChannel, words: say('permission-view') },
    isThread
      ? { flag: PermissionFlagsBits.SendMessagesInThreads, words: say('permission-send-in-threads') }
      : { flag: PermissionFlagsBits.SendMessages, words: say('permission-send') },
    { flag: PermissionFlagsBits.AttachFiles, words: say('permission-attach') },
  ]
  return needed.filter(({ flag }) => !appPermissions.has(flag)).map(({ words }) => words)
}
