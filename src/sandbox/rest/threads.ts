import { ChannelType, PermissionFlagsBits as Flag } from 'discord-api-types/v10'
import type { FastifyInstance } from 'fastify'
import { setThreadMember } from '../changes/channels.ts'
import { refuse } from '../state/errors.ts'
import { reachable } from '../changes/messages.ts'
import { loneThread, threadFrom } from '../changes/threads.ts'
import { presentChannel, presentThreadMember } from '../present/world.ts'
import type { Discord } from '../state/discord.ts'
import type { Channel, Json } from '../state/model.ts'
import { Form } from '../validate/form.ts'
import { AUTO_ARCHIVE_MINUTES } from './channels.ts'
import { Answer, param, route, type RouteCall } from '../http/route.ts'
import { need, visibleChannel } from './access.ts'

/** Threads, with or without a starting message, and their members. */
export function addThreadRoutes(app: FastifyInstance, discord: Discord): void {
  const { world } = discord

  route(app, 'POST', '/channels/:channel/messages/:message/threads', (call) => {
    const parent = threadParent(discord, call)
    const message = reachable(discord, parent, param(call, 'message'))
    need(discord, parent, Flag.CreatePublicThreads)
    const { name, minutes } = readThread(call.body)
    const wanted = { parent, name, ownerId: world.botId, autoArchiveMinutes: minutes }
    return new Answer(201, presentChannel(discord, threadFrom(discord, message, wanted)))
  })

  route(app, 'POST', '/channels/:channel/threads', (call) => {
    const parent = threadParent(discord, call)
    const { name, minutes, type, invitable } = readThread(call.body)
    need(discord, parent, type === ChannelType.PrivateThread ? Flag.CreatePrivateThreads : Flag.CreatePublicThreads)
    const thread = loneThread(discord, {
      parent,
      name,
      type,
      ownerId: world.botId,
      autoArchiveMinutes: minutes,
      invitable,
    })
    return new Answer(201, presentChannel(discord, thread))
  })

  route(app, 'GET', '/channels/:channel/thread-members', (call) => {
    const thread = threadOf(discord, call)
    return (thread.thread?.memberIds ?? []).map((id) => presentThreadMember(thread, id))
  })
  route(app, 'GET', '/channels/:channel/thread-members/:user', (call) => {
    const thread = threadOf(discord, call)
    const id = userOf(discord, call)
    if (!thread.thread?.memberIds.includes(id)) throw refuse.unknownMember()
    return presentThreadMember(thread, id)
  })
  route(app, 'PUT', '/channels/:channel/thread-members/:user', (call) => {
    changeMember(discord, call, true)
    return undefined
  })
  route(app, 'DELETE', '/channels/:channel/thread-members/:user', (call) => {
    changeMember(discord, call, false)
    return undefined
  })
}

function changeMember(discord: Discord, call: RouteCall, isMember: boolean): void {
  const thread = threadOf(discord, call)
  const id = userOf(discord, call)
  if (thread.thread?.archived) throw refuse.archivedThread()
  if (id !== discord.world.botId && !discord.world.people.some((person) => person.id === id)) throw refuse.unknownUser()
  if (!isMember && id !== discord.world.botId) need(discord, thread, Flag.ManageThreads)
  if (isMember) need(discord, thread, Flag.SendMessagesInThreads)
  setThreadMember(discord, thread, id, isMember)
}

function userOf(discord: Discord, call: RouteCall): string {
  return param(call, 'user') === '@me' ? discord.world.botId : param(call, 'user')
}

function threadOf(discord: Discord, call: RouteCall): Channel {
  const channel = visibleChannel(discord, param(call, 'channel'))
  if (!channel.thread) throw refuse.wrongChannelType()
  return channel
}

function threadParent(discord: Discord, call: RouteCall): Channel {
  const channel = visibleChannel(discord, param(call, 'channel'))
  if (channel.type !== ChannelType.GuildText) throw refuse.wrongChannelType()
  return channel
}

function readThread(body: Json): { name: string; minutes: number; type: 11 | 12; invitable: boolean } {
  const form = new Form()
  const name = form.text(['name'], body['name'], { min: 1, max: 100, required: true }) ?? ''
  const minutes = form.choice(['auto_archive_duration'], body['auto_archive_duration'], AUTO_ARCHIVE_MINUTES) ?? 1440
  const type = form.choice(['type'], body['type'], [11, 12] as const) ?? ChannelType.PrivateThread
  form.check()
  return { name, minutes, type, invitable: body['invitable'] !== false }
}
