import type { CommandOptions, Request } from '../../table/context/request.ts'
import type { Context, Reply } from '../../table/context/context.ts'
import { say } from '../../words/index.ts'

/** `/admin board`: chooses the channel of the board of open tables, takes it down, or says which one it is. */
export async function setBoard({ board }: Context, { guild, user }: Request, options: CommandOptions): Promise<Reply> {
  if (guild === null) return say('not-in-server')
  const [channel, isToStop] = [options.text('channel'), options.flag('stop')]
  if (channel !== '' && isToStop) return say('board-channel-or-stop')
  if (channel !== '') return (await board.begin(guild, channel, user)) ?? say('board-begun', { room: channel })
  const now = await board.channel(guild)
  if (now === null) return say('board-nowhere')
  if (!isToStop) return say('board-there', { room: now })
  await board.end(guild)
  return say('board-ended')
}
