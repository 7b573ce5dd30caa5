import { PermissionFlagsBits as Flag } from 'discord-api-types/v10'
import type { Discord } from '../state/discord.ts'
import type { Json } from '../state/model.ts'
import { has } from '../state/permissions.ts'
import { permissionsOf } from '../state/rights.ts'
import { everyComponent } from './components.ts'
import { isObject, type Form, type Path } from './form.ts'

/** The users and roles that a message mentions. */
export interface Mentions {
  readonly mentionIds: string[]
  readonly mentionRoleIds: string[]
  readonly mentionsEveryone: boolean
}

export const NOBODY: Mentions = { mentionIds: [], mentionRoleIds: [], mentionsEveryone: false }

export function checkAllowedMentions(form: Form, path: Path, value: unknown): void {
  if (value === undefined || value === null) return
  const allowed = form.object(path, value)
  const parse = form.list([...path, 'parse'], allowed['parse'], { max: 3 })
  parse.forEach((kind, index) => form.choice([...path, 'parse', index], kind, ['roles', 'users', 'everyone']))
  for (const kind of ['users', 'roles'] as const) {
    const ids = form.list([...path, kind], allowed[kind], { max: 100 })
    if (ids.length > 0 && parse.includes(kind)) {
      form.add(
        path,
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      )
    }
  }
}

/**
 * The mentions in a text. By default a channel message mentions everything it names, and a response to an interaction
 * only users. @everyone needs the permission.
 * Source: https://docs.discord.com/developers/resources/message#allowed-mentions-object
 */
export function mentionsOf(
  { discord, channelId, body, authorId = discord.world.botId }: Said,
  [content, components]: readonly [content: string, components: readonly Json[]],
  isResponse: boolean,
): Mentions {
  const text = [content, ...everyComponent(components).map((component) => component['content'])]
    .filter((part) => typeof part === 'string')
    .join('\n')
  const rules = isObject(body['allowed_mentions']) ? body['allowed_mentions'] : null
  const named = (kind: string): readonly string[] => (rules?.[kind] as string[] | undefined) ?? []
  const parse = rules !== null ? named('parse') : isResponse ? ['users'] : ['users', 'roles', 'everyone']
  const permits = (kind: 'users' | 'roles', id: string): boolean => parse.includes(kind) || named(kind).includes(id)
  const found = (pattern: RegExp): string[] => [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))]
  const { botId, roles } = discord.world
  const mayMeanAll = has(permissionsOf(discord, authorId, discord.channel(channelId)), Flag.MentionEveryone)
  return {
    mentionIds: found(/<@!?(\d+)>/g).filter(
      (id) => permits('users', id) && (id === botId || discord.findPerson(id) !== undefined),
    ),
    mentionRoleIds: found(/<@&(\d+)>/g).filter((id) => permits('roles', id) && roles.some((role) => role.id === id)),
    mentionsEveryone: mayMeanAll && parse.includes('everyone') && /@(everyone|here)\b/.test(text),
  }
}

interface Said {
  readonly discord: Discord
  readonly channelId: string
  readonly body: Json
  readonly authorId?: string
}
