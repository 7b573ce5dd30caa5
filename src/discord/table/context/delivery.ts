import type { TableId } from '../../../tables/model/store.ts'
import { COMPONENTS, MESSAGE_BYTES, MESSAGE_TEXT } from '../../kit/limits.ts'
import { componentsIn, texts } from '../../kit/message.ts'
import { bytesOf, lengthOf } from '../../kit/text.ts'
import type { Context, Reply } from './context.ts'
import type { Request } from './request.ts'

/** Adds a note to a reply, once, if the bot can't show the requester's table. Never rejects. */
export async function withDeliveryTrouble(
  context: Context,
  request: Request,
  table: TableId | null,
  reply: Reply,
): Promise<Reply> {
  try {
    if (reply !== null && typeof reply !== 'string' && !hasRoom(reply)) return reply
    const isInGuild = table === null && request.guild !== null
    const here = isInGuild ? await context.tables.directory.openIn(request.guild, request.channel) : undefined
    const id = table ?? here?.id
    const trouble = id === undefined ? null : await context.projector.troubleFor(id, request.user)
    if (trouble === null) return reply
    if (reply === null) return trouble
    if (typeof reply === 'string') return `${reply}\n\n${trouble}`
    return { ...reply, components: [...reply.components, ...texts(trouble)] }
  } catch (error) {
    context.log.warn({ err: error }, 'delivery error not recorded')
    return reply
  }
}

/** Characters and bytes kept free for the note. */
const FREE_LENGTH = 1000

function hasRoom({ components }: Exclude<Reply, string | null>): boolean {
  const said: string[] = []
  JSON.stringify(components, (key, value: unknown) => {
    if (key === 'content' && typeof value === 'string') said.push(value)
    return value
  })
  const text = said.join('')
  const isShort = lengthOf(text) + FREE_LENGTH <= MESSAGE_TEXT && bytesOf(text) + 2 * FREE_LENGTH <= MESSAGE_BYTES
  return isShort && componentsIn(components) < COMPONENTS
}

/** A reply to a request that brings a card: the given text once the card is there, otherwise why it isn't. */
export async function onceShown({ projector }: Context, table: string, said: string): Promise<string> {
  return (await projector.cardOf(table)) ?? said
}
