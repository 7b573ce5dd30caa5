import { PermissionFlagsBits as Flag, PermissionsBitField, type ChatInputCommandInteraction } from 'discord.js'
import { expect, it } from 'vitest'
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
