import { PermissionFlagsBits as Flag } from 'discord-api-types/v10'
import { BOT_ROLE, EVERYONE, MANAGER_ROLE } from './permissions.ts'
import type { Channel, Overwrite, Person, Role, World } from './model.ts'

/** The ids of a new world count up from here, so that they are the same in every run. */
const FIRST_ID = 1_200_000_000_000_000_000n

const id = (n: number): string => (FIRST_ID + BigInt(n)).toString()

export const DEFAULT_IDS = {
  application: id(1),
  guild: id(10),
  owner: id(11),
  botRole: id(12),
  managerRole: id(13),
  tavern: id(20),
  backRoom: id(21),
  noEntry: id(22),
  ann: id(31),
  ben: id(32),
  cleo: id(33),
  dai: id(34),
} as const

/** A new world: the server “The Gilded Griffin”, three channels, four people and the bot. */
export function newWorld(botName = 'Questmaster'): World {
  const botMayNotPost: Overwrite = {
    id: DEFAULT_IDS.botRole,
    type: 0,
    allow: '0',
    deny: (
      Flag.SendMessages |
      Flag.SendMessagesInThreads |
      Flag.CreatePublicThreads |
      Flag.CreatePrivateThreads
    ).toString(),
  }
  return {
    version: 1,
    applicationId: DEFAULT_IDS.application,
    botId: DEFAULT_IDS.application,
    botName,
    guildId: DEFAULT_IDS.guild,
    guildName: 'The Gilded Griffin',
    ownerId: DEFAULT_IDS.owner,
    botRoleId: DEFAULT_IDS.botRole,
    managerRoleId: DEFAULT_IDS.managerRole,
    roles: [
      role(DEFAULT_IDS.guild, '@everyone', EVERYONE, 0),
      { ...role(DEFAULT_IDS.botRole, botName, BOT_ROLE, 1), managed: true, tags: { bot_id: DEFAULT_IDS.application } },
      role(DEFAULT_IDS.managerRole, 'Innkeepers', MANAGER_ROLE, 2),
    ],
    people: [
      person(DEFAULT_IDS.ann, 'Ann', { manager: true }),
      person(DEFAULT_IDS.ben, 'Ben'),
      person(DEFAULT_IDS.cleo, 'Cleo'),
      person(DEFAULT_IDS.dai, 'Dai'),
    ],
    channels: [
      textChannel(DEFAULT_IDS.tavern, 'tavern', 'Where the games are played', 0),
      textChannel(DEFAULT_IDS.backRoom, 'back-room', 'A second table', 1),
      {
        ...textChannel(DEFAULT_IDS.noEntry, 'no-entry', 'The bot may read here, but not post', 2),
        overwrites: [botMayNotPost],
      },
    ],
    messages: [],
    commands: [],
    emojis: [],
    reads: {},
    calls: [],
    commandCreates: [],
    lastId: id(1000),
  }
}

export function person(personId: string, name: string, more: Partial<Omit<Person, 'id' | 'name'>> = {}): Person {
  const username = name.toLowerCase().replaceAll(/[^a-z0-9_.]/g, '') || `user${personId.slice(-4)}`
  return { id: personId, name, username, manager: false, locale: 'en-US', dmsClosed: false, ...more }
}

export function textChannel(channelId: string, name: string, topic: string | null, position: number): Channel {
  return {
    id: channelId,
    type: 0,
    name,
    topic,
    position,
    parentId: null,
    ownerId: null,
    recipientId: null,
    overwrites: [],
    rateLimitPerUser: 0,
    lastMessageId: null,
    thread: null,
  }
}

function role(roleId: string, name: string, permissions: bigint, position: number): Role {
  return {
    id: roleId,
    name,
    permissions: permissions.toString(),
    position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: false,
    mentionable: false,
    flags: 0 as Role['flags'],
    icon: null,
    unicode_emoji: null,
  }
}
