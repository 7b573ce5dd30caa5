import {
  GatewayDispatchEvents as Dispatch,
  type Client,
  type GatewayChannelDeleteDispatchData,
  type GatewayMessageDeleteBulkDispatchData,
  type GatewayMessageDeleteDispatchData,
  type GatewayThreadDeleteDispatchData,
} from 'discord.js'
import type { Logger } from 'pino'
import type { MessageMonitor } from './screens/message-monitor.ts'
import type { TableBoard } from './screens/board.ts'
import type { Feed } from './screens/feed.ts'
import type { Projector } from './screens/projector.ts'
import type { Threads } from './screens/threads.ts'

/**
 * After these events the bot may be able to show what it could not before. Of members it receives only its own events.
 */
const OF_CHANNELS = [
  Dispatch.ChannelUpdate,
  Dispatch.ThreadUpdate,
  Dispatch.ThreadListSync,
  Dispatch.GuildRoleUpdate,
  Dispatch.GuildMemberUpdate,
] as const

/** The listeners for users' changes to rooms. */
interface RoomsHeardBy {
  readonly messageMonitor: MessageMonitor
  readonly projector: Pick<Projector, 'changedIn' | 'doubt'>
  readonly feed: Pick<Feed, 'changedIn'>
  readonly board: Pick<TableBoard, 'changedIn' | 'deleted'>
  readonly threads: Pick<Threads, 'deleted'>
  readonly log: Pick<Logger, 'warn'>
}

/**
 * Listens for users' changes to the rooms of tables for as long as the client lives, and repairs them where possible.
 */
export function listenToRooms(client: Client, parts: RoomsHeardBy): void {
  const { messageMonitor, projector, feed, board, threads, log } = parts
  const careful = (work: Promise<void>) =>
    void work.catch((error: unknown) => log.warn({ err: error }, 'channel event failed'))
  const deleted = (server: string | undefined, room: string, messages: readonly string[]) => {
    if (server === undefined) return
    careful(messageMonitor.deleted(server, room, messages))
    careful(board.deleted(server, messages))
  }
  const roomDeleted = async (server: string, room: string) => {
    await messageMonitor.roomDeleted(server, room)
    for (const table of await threads.deleted(server, room)) projector.doubt(table)
  }
  const changed = (server: string | undefined) => {
    if (server === undefined) return
    projector.changedIn(server)
    feed.changedIn(server)
    board.changedIn(server)
  }
  // The client itself reports only messages that it caches, and it caches none.
  client.ws.on(Dispatch.MessageDelete, (gone: GatewayMessageDeleteDispatchData) =>
    deleted(gone.guild_id, gone.channel_id, [gone.id]),
  )
  client.ws.on(Dispatch.MessageDeleteBulk, (gone: GatewayMessageDeleteBulkDispatchData) =>
    deleted(gone.guild_id, gone.channel_id, gone.ids),
  )
  client.ws.on(Dispatch.ChannelDelete, (gone: GatewayChannelDeleteDispatchData) => {
    if ('guild_id' in gone && gone.guild_id !== undefined) careful(roomDeleted(gone.guild_id, gone.id))
  })
  client.ws.on(Dispatch.ThreadDelete, (gone: GatewayThreadDeleteDispatchData) =>
    careful(roomDeleted(gone.guild_id, gone.id)),
  )
  for (const event of OF_CHANNELS) client.ws.on(event, (now: { guild_id?: string }) => changed(now.guild_id))
  client.ws.on(Dispatch.GuildCreate, ({ id }: { id: string }) => changed(id))
  // After a new connection, earlier events are no longer sent.
  client.ws.on(Dispatch.Ready, () => void messageMonitor.lookAround())
}
