import { PermissionFlagsBits } from 'discord.js'
import { Routes } from 'discord-api-types/v10'
import { describe, expect, it } from 'vitest'
import { authorityBy } from '../../src/discord/authority.ts'

const NOW = Date.parse('2026-05-01T12:00:00Z')
const roles = [
  { id: 'guild', permissions: '0' },
  { id: 'keepers', permissions: String(PermissionFlagsBits.ManageGuild | PermissionFlagsBits.SendMessages) },
  { id: 'admins', permissions: String(PermissionFlagsBits.Administrator) },
  { id: 'players', permissions: String(PermissionFlagsBits.SendMessages) },
]

function manages(
  user: string,
  member: object | Error,
  guild: object | Error = { id: 'guild', owner_id: 'owner', roles },
) {
  const answers: Readonly<Record<string, object | Error>> = {
    [Routes.guild('guild')]: guild,
    [Routes.guildMember('guild', user)]: member,
  }
  const get = (route: string) => {
    const answer = answers[route] ?? new Error(`${route} is not asked for`)
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  return authorityBy({ get } as never, () => NOW, { info: () => undefined }).manages('guild', user)
}

describe('who manages a server', () => {
  it.each([
    ['its owner', 'owner', { roles: [] }, true],
    ['whoever may manage it by a role', 'ann', { roles: ['players', 'keepers'] }, true],
    ['an administrator', 'ann', { roles: ['admins'] }, true],
    [
      'an administrator, timed out or not',
      'ann',
      { roles: ['admins'], communication_disabled_until: '2026-05-02T00:00:00Z' },
      true,
    ],
    ['a member without such a role', 'ann', { roles: ['players'] }, false],
    ['somebody who has lost the role', 'ann', { roles: [] }, false],
    [
      'somebody who is timed out',
      'ann',
      { roles: ['keepers'], communication_disabled_until: '2026-05-02T00:00:00Z' },
      false,
    ],
    [
      'somebody whose time-out is over',
      'ann',
      { roles: ['keepers'], communication_disabled_until: '2026-04-02T00:00:00Z' },
      true,
    ],
    ['nobody that Discord does not know there', 'ann', new Error('Unknown Member'), false],
  ])('%s', async (_who, user, member, is) => {
    expect(await manages(user, member)).toBe(is)
  })

  it('nobody, where Discord cannot be asked', async () => {
    expect(await manages('owner', { roles: [] }, new Error('Missing Access'))).toBe(false)
  })

  it('everybody, where everybody may', async () => {
    const everybody = [{ id: 'guild', permissions: String(PermissionFlagsBits.ManageGuild) }]
    expect(await manages('ann', { roles: [] }, { id: 'guild', owner_id: 'owner', roles: everybody })).toBe(true)
  })
})
