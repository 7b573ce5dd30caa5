import type { REST } from 'discord.js'
import { expect, it } from 'vitest'
import { keepRegistered, registerCommands } from '../../src/discord/register.ts'
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
    const isTrusted = memory !== null
    const isAnew = await keepRegistered({ rest, application, server, games: titles, store, isTrusted })
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

it('what people may take along is listed for them everywhere, the rest where the bot is', async () => {
  const put = new Map<string, readonly Record<string, unknown>[]>()
  const rest = {
    get: () => Promise.resolve([]),
    put: (route: string, { body }: { body: readonly Record<string, unknown>[] }) =>
      Promise.resolve(put.set(route, body)),
  } as unknown as REST
  const own = ['away', 'games', 'settings']
  const listed = (route: string, test: (command: Record<string, unknown>) => boolean) =>
    (put.get(route) ?? []).flatMap((command) => (test(command) ? [String(command['name'])] : [])).sort()
  const isForPeople = ({ integration_types: types }: Record<string, unknown>) => JSON.stringify(types) === '[0,1]'
  await registerCommands(rest, 'one', undefined, [parlour()])
  expect(listed('/applications/one/commands', isForPeople)).toEqual(own)
  expect(listed('/applications/one/commands', (one) => JSON.stringify(one['integration_types']) === '[0]')).toContain(
    'play',
  )
  await registerCommands(rest, 'two', 'griffin', [parlour()])
  expect(
    listed('/applications/two/guilds/griffin/commands', (one) => 'integration_types' in one || 'contexts' in one),
  ).toEqual([])
  expect(listed('/applications/two/guilds/griffin/commands', () => true)).toEqual(expect.arrayContaining(own))
  expect(listed('/applications/two/commands', (one) => JSON.stringify(one['contexts']) === '[1,2]')).toEqual(own)
})
