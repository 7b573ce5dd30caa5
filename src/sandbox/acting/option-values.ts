import { ApplicationCommandOptionType as Option, type APIApplicationCommandOption } from 'discord-api-types/v10'
import { presentChannel, presentMember, presentUser } from '../present/world.ts'
import { presentFile } from '../present/message.ts'
import type { Discord } from '../state/discord.ts'
import { imageSize } from '../state/image-size.ts'
import type { Json } from '../state/model.ts'
import { lengthOf } from '../validate/form.ts'
import { Refused } from './outcome.ts'

/** A file a person gives: its name and its bytes in base64. */
export interface GivenFile {
  readonly filename: string
  readonly base64: string
  readonly contentType?: string
}

/** A person's input for each option. */
export type OptionInput = Readonly<Record<string, string | number | boolean | GivenFile | null | undefined>>

/**
 * One option's value as it is sent, checked as the client checks it.
 *
 * @param resolved filled with the users, channels, roles and files that the value names
 * @throws Refused
 */
export function readValue(
  discord: Discord,
  option: APIApplicationCommandOption,
  value: OptionInput[string],
  resolved: Json,
): unknown {
  switch (option.type) {
    case Option.String:
      return readText(option, String(value))
    case Option.Integer:
    case Option.Number:
      return readNumber(option, value)
    case Option.Boolean: {
      if (value === true || value === 'true') return true
      if (value === false || value === 'false') return false
      throw new Refused(`${option.name}: must be true or false`)
    }
    case Option.User:
      return resolveUser(discord, String(value), resolved)
    case Option.Channel:
      return resolveChannel(discord, String(value), resolved)
    case Option.Role:
      return resolveRole(discord, String(value), resolved)
    case Option.Mentionable: {
      const isRole = discord.world.roles.some((role) => role.id === value || role.name === value)
      return isRole ? resolveRole(discord, String(value), resolved) : resolveUser(discord, String(value), resolved)
    }
    case Option.Attachment:
      return receiveFile(discord, value as GivenFile, resolved)
    default:
      throw new Refused(`${option.name}: a subcommand takes no value`)
  }
}

function readText(option: APIApplicationCommandOption & { type: Option.String }, text: string): string {
  const choice = chosen(option, text)
  if (choice !== undefined) return String(choice)
  const length = lengthOf(text)
  if (length < (option.min_length ?? 0))
    throw new Refused(`${option.name}: must be ${option.min_length} or more characters`)
  if (length > (option.max_length ?? 6000))
    throw new Refused(`${option.name}: must be ${option.max_length ?? 6000} or fewer characters`)
  return text
}

function readNumber(
  option: APIApplicationCommandOption & { type: Option.Integer | Option.Number },
  value: unknown,
): number {
  const choice = chosen(option, value)
  if (choice !== undefined) return Number(choice)
  const number = typeof value === 'number' ? value : Number(String(value).trim() === '' ? Number.NaN : value)
  const isGood = option.type === Option.Integer ? Number.isSafeInteger(number) : Number.isFinite(number)
  if (!isGood) throw new Refused(`${option.name}: not a valid number`)
  if (option.min_value !== undefined && number < option.min_value)
    throw new Refused(`${option.name}: must be ${option.min_value} or more`)
  if (option.max_value !== undefined && number > option.max_value)
    throw new Refused(`${option.name}: must be ${option.max_value} or less`)
  return number
}

/** The value of the choice with this name or value; undefined where the option has no choices. */
function chosen(option: { name: string }, value: unknown): unknown {
  const choices = 'choices' in option ? ((option.choices as Json[] | undefined) ?? []) : []
  if (choices.length === 0) return undefined
  const choice =
    choices.find((entry) => String(entry['value']) === String(value)) ??
    choices.find((entry) => entry['name'] === value)
  if (!choice) throw new Refused(`${option.name}: not one of the choices`)
  return choice['value']
}

export function resolveUser(discord: Discord, name: string, resolved: Json): string {
  const plain = name.replace(/^<@!?(\d+)>$/, '$1').replace(/^@/, '')
  const isBot = plain === discord.world.botId || plain.toLowerCase() === discord.world.botName.toLowerCase()
  const id = isBot ? discord.world.botId : discord.findPerson(plain)?.id
  if (id === undefined) throw new Refused(`Nobody here is called ${name}`)
  add(resolved, 'users', id, presentUser(discord, id))
  add(resolved, 'members', id, { ...presentMember(discord, id, false), permissions: '0' })
  return id
}

export function resolveChannel(discord: Discord, name: string, resolved: Json): string {
  const plain = name.replace(/^<#(\d+)>$/, '$1').replace(/^#/, '')
  const channel = discord.world.channels.find(
    (entry) => entry.id === plain || (entry.name === plain && entry.name !== ''),
  )
  if (!channel) throw new Refused(`There is no channel ${name}`)
  add(resolved, 'channels', channel.id, { ...presentChannel(discord, channel), permissions: '0' })
  return channel.id
}

export function resolveRole(discord: Discord, name: string, resolved: Json): string {
  const role = discord.world.roles.find((entry) => entry.id === name || entry.name === name)
  if (!role) throw new Refused(`There is no role ${name}`)
  add(resolved, 'roles', role.id, role)
  return role.id
}

export function receiveFile(discord: Discord, given: GivenFile, resolved: Json): string {
  const bytes = Buffer.from(given.base64, 'base64')
  if (bytes.length > discord.settings.attachmentSizeLimit) throw new Refused('Your files are too powerful')
  const size = imageSize(bytes)
  const file = {
    id: discord.newId(),
    filename: given.filename.replaceAll(/[^A-Za-z0-9_.-]+/g, '_'),
    description: null,
    size: bytes.length,
    contentType: size?.contentType ?? given.contentType ?? 'application/octet-stream',
    width: size?.width ?? null,
    height: size?.height ?? null,
    spoiler: false,
  }
  discord.files.put(file.id, bytes)
  discord.discardFiles([file], discord.settings.tokenLifetime) // A bot that wants to keep the file uploads it again.
  add(resolved, 'attachments', file.id, presentFile(discord, discord.world.guildId, file, true))
  return file.id
}

function add(resolved: Json, kind: string, id: string, value: unknown): void {
  resolved[kind] = { ...(resolved[kind] as Json | undefined), [id]: value }
}
