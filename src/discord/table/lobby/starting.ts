import { formatId } from '../../kit/ids.ts'
import { button, rows, texts } from '../../kit/message.ts'
import type { Context, Reply } from '../context/context.ts'
import type { Request } from '../context/request.ts'
import { say } from '../../words/index.ts'

/** A sentence, with a button to start a game if the requester's channel has none. Panels stay as they are. */
export async function orStart({ tables }: Context, { guild, channel }: Request, reply: Reply): Promise<Reply> {
  if (typeof reply !== 'string' || guild === null) return reply
  if ((await tables.directory.openIn(guild, channel)) !== undefined) return reply
  const start = button(formatId({ kind: 'choose' }), say('start-a-game'), 'main')
  return { components: [...texts(reply), ...rows([start])] }
}
