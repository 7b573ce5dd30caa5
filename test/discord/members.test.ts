import { DiscordAPIError } from 'discord.js'
import { expect, it } from 'vitest'
import { membersBy } from '../../src/discord/members.ts'

it('only whom Discord does not know on a server is gone', async () => {
  const refusal = (code: number) =>
    new DiscordAPIError({ code, message: 'no' }, code, 404, 'GET', '', { files: [], body: {} })
  const members = membersBy({
    get: (route) => {
      if (route.endsWith('/ben')) throw refusal(10007)
      if (route.endsWith('/cleo')) throw refusal(10013)
      if (route.endsWith('/dai')) throw refusal(50001)
      return route.endsWith('/eve') ? Promise.reject(new Error('the line is dead')) : Promise.resolve({})
    },
  })
  expect([...(await members.gone('griffin', ['ann', 'ben', 'cleo', 'dai', 'eve']))]).toEqual(['ben', 'cleo'])
})
