import type { REST } from 'discord.js'
import { expect, it } from 'vitest'
import { MAX_COMMAND_SIZE, MAX_COMMAND_TEXT, localesOf, sizeOf } from '../../src/discord/localisations.ts'
import { commandData, keepRegistered, registerCommands } from '../../src/discord/register.ts'
import { GAMES } from '../../src/games/index.ts'
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

interface Listed {
  readonly name: string
  readonly description?: string
  readonly description_localizations?: Readonly<Record<string, string>>
  readonly name_localizations?: Readonly<Record<string, string>>
  readonly options?: readonly Listed[]
  readonly choices?: readonly Listed[]
}

const LOCALES = ['de', 'es-419', 'es-ES', 'fr']

/** A command with its options and their choices. */
const allIn = (one: Listed): readonly Listed[] => [
  one,
  ...[...(one.options ?? []), ...(one.choices ?? [])].flatMap(allIn),
]

it('commands are described in all languages, within Discord’s limits, under their English names', () => {
  const commands = commandData(GAMES) as unknown as readonly Listed[]
  const described = commands.flatMap(allIn).filter(({ description = '' }) => description !== '')
  expect(described.length).toBeGreaterThan(150)
  for (const { name, description, description_localizations: texts = {} } of described) {
    expect(Object.keys(texts).sort(), name).toEqual(LOCALES)
    for (const text of Object.values(texts)) {
      expect(text).not.toBe(description)
      expect(text.length).toBeLessThanOrEqual(MAX_COMMAND_TEXT)
    }
  }
  const choices = commands.flatMap(allIn).flatMap(({ choices: all = [] }) => all)
  const worded = choices.filter(({ name_localizations: names }) => names !== undefined)
  expect(worded.length).toBeGreaterThan(choices.length / 2)
  for (const { name, name_localizations: names = {} } of worded) {
    expect(LOCALES, name).toEqual(expect.arrayContaining(Object.keys(names)))
    for (const text of Object.values(names)) expect(text.length).toBeLessThanOrEqual(MAX_COMMAND_TEXT)
  }
  const others = commands.flatMap(allIn).filter((one) => !choices.includes(one))
  expect(others.filter(({ name_localizations: names }) => names !== undefined)).toEqual([])
  for (const command of commands) expect(sizeOf(command), command.name).toBeLessThanOrEqual(MAX_COMMAND_SIZE)
})

it('a language has the locales of Discord in which it is spoken', () => {
  expect(['de', 'es', 'pt', 'pt-BR', 'tlh'].map(localesOf)).toEqual([
    ['de'],
    ['es-ES', 'es-419'],
    ['pt-BR'],
    ['pt-BR'],
    [],
  ])
})

it('commands are registered again if a text in another language is another, in whatever order Discord has them', async () => {
  let registered: readonly Listed[] = []
  const asked: string[] = []
  const rest = {
    get: (_route: string, { query }: { readonly query?: URLSearchParams } = {}) => {
      asked.push(String(query))
      return Promise.resolve(registered)
    },
    put: (_route: string, { body }: { readonly body: readonly Listed[] }) => {
      registered = body
      return Promise.resolve()
    },
  } as unknown as REST
  const register = () => registerCommands(rest, 'one', undefined, [parlour()])
  expect(await register()).toBe(true)
  expect(asked).toEqual(['with_localizations=true'])
  const turned = (texts: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(texts).reverse())
  registered = registered.map((one) => {
    const { description_localizations: texts } = one
    return texts ? { ...one, description_localizations: turned(texts) } : one
  })
  expect(await register()).toBe(false)
  const [first, ...others] = registered
  if (!first) throw new Error('nothing is registered')
  registered = [
    ...others,
    { ...first, description_localizations: { ...first.description_localizations, de: 'Anders' } },
  ]
  expect(await register()).toBe(true)
})
