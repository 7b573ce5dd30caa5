import {
  ChannelType,
  PermissionFlagsBits as Flag,
  PermissionsBitField,
  type ChatInputCommandInteraction,
} from 'discord.js'
import { describe, expect, it } from 'vitest'
import { requestOf } from '../../src/discord/table/context/request.ts'

const lacking = (kind: 'text' | 'thread' | 'voice', ...permissions: bigint[]) =>
  requestOf({
    id: '1',
    user: { id: '2', username: 'ann' },
    member: { nick: null },
    guildId: '3',
    channelId: '4',
    memberPermissions: null,
    appPermissions: new PermissionsBitField(permissions),
    channel: { isThread: () => kind === 'thread', isVoiceBased: () => kind === 'voice' },
  } as unknown as ChatInputCommandInteraction).missingPermissions

it('says which permission is missing before a game is opened: in the chat of a voice channel, also that to connect', () => {
  const enough = [Flag.ViewChannel, Flag.SendMessages, Flag.AttachFiles]
  expect(lacking('text', ...enough)).toEqual([])
  expect(lacking('voice', ...enough)).toEqual(['connect'])
  expect(lacking('voice', ...enough, Flag.Connect)).toEqual([])
  expect(lacking('voice', Flag.ViewChannel)).toEqual(['connect', 'send messages', 'attach files'])
  expect(lacking('thread', ...enough)).toEqual(['send messages in threads'])
})

describe('where the bot may open a thread', () => {
  const place = (channel: object, ...permissions: bigint[]) =>
    requestOf({
      id: '1',
      user: { id: '2', username: 'ann' },
      member: { nick: null },
      guildId: '3',
      channelId: '4',
      memberPermissions: null,
      appPermissions: new PermissionsBitField(permissions),
      channel: { id: '4', isThread: () => false, isVoiceBased: () => false, ...channel },
    } as unknown as ChatInputCommandInteraction).threads
  const enough = [Flag.SendMessages, Flag.CreatePublicThreads, Flag.SendMessagesInThreads]
  const thread = (type: ChannelType) => ({ isThread: () => true, parent: { id: '5', type } })

  it('is a text channel, or the one of a thread', () => {
    expect(place({ type: ChannelType.GuildText }, ...enough)).toEqual({ parent: '4', isInThread: false, missing: [] })
    expect(place(thread(ChannelType.GuildText), ...enough)).toEqual({ parent: '5', isInThread: true, missing: [] })
    expect(place({ type: ChannelType.GuildText }, Flag.SendMessages)?.missing).toEqual([
      'create public threads',
      'send messages in threads',
    ])
  })

  it('is no channel of another kind, and none that the bot does not see', () => {
    const { GuildAnnouncement, GuildVoice, GuildForum, GuildMedia } = ChannelType
    for (const type of [GuildAnnouncement, GuildVoice]) expect(place({ type }, ...enough)?.parent).toBeNull()
    for (const type of [GuildForum, GuildMedia]) expect(place(thread(type), ...enough)?.parent).toBeNull()
    expect(place({ isThread: () => true, parent: null }, ...enough)?.parent).toBeNull()
    // The channel would hear of a table that is private.
    const secret = { ...thread(ChannelType.GuildText), type: ChannelType.PrivateThread }
    expect(place(secret, ...enough)?.parent).toBeNull()
  })
})
