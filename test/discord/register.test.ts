import type { REST } from 'discord.js'
import { expect, it } from 'vitest'
import { keepRegistered } from '../../src/discord/register.ts'
import { openStore } from '../../src/storage/index.ts'
import { parlour } from './parlour.ts'

it('Discord is asked about the commands only where they are not known to be registered', async () => {
  const store = openStore()
  const asked: string[] = []
  let registered: unknown = []
  const rest = {
    get: (route: string) => {
      asked.push(`get ${route}`)
      return Promise.resolve(registered)
    },
    put: (route: string, { body }: { body: unknown }) => {
      asked.push(`put ${route}`)
      registered = body
      return Promise.resolve()
    },
  } as unknown as REST
  const games = [parlour()]
  const keep = async (memory: typeof store | null, application: string, server?: string, titles = games) => {
    asked.length = 0
    const isAnew = await keepRegistered(memory, rest, application, server, titles)
    return { isAnew, asked: [...asked] }
  }
  const everywhere = '/applications/one/commands'
  expect(await keep(store, 'one')).toEqual({ isAnew: true, asked: [`get ${everywhere}`, `put ${everywhere}`] })
  expect(await keep(store, 'one')).toEqual({ isAnew: false, asked: [] })
  expect((await keep(store, 'one', undefined, [])).isAnew).toBe(true)
  expect((await keep(store, 'one')).isAnew).toBe(true)
  expect((await keep(store, 'another')).asked).toContain('get /applications/another/commands')
  expect((await keep(store, 'another', 'griffin')).asked).toContain('get /applications/another/guilds/griffin/commands')
  expect((await keep(store, 'another', 'griffin')).asked).toEqual([])
  // A world without a memory may have been wiped.
  expect((await keep(null, 'another')).asked).toContain('get /applications/another/commands')
  await store.close()
})
