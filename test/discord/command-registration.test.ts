import { DiscordAPIError, Events, type Client, type REST } from 'discord.js'
import fc from 'fast-check'
import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { CommandRegistration } from '../../src/discord/command-registration.ts'
import { openStore } from '../../src/storage/index.ts'
import { OptionalParts } from '../../src/tables/index.ts'
import { parlour } from './parlour.ts'

type Refused = readonly [status: number, code: number]

/** A Discord that refuses some of what it's asked; `lists`: what each place has. */
function discord() {
  const lists = new Map<string, readonly object[]>()
  const refusals: (Refused | null)[] = []
  const gone = new Set<string>()
  const asked: string[] = []
  const refuse = (method: string, route: string, [status, code]: Refused) =>
    new DiscordAPIError({ code, message: 'refused' }, code, status, method, route, { body: {}, files: [] })
  const answer = async <T>(method: string, route: string, work: () => T): Promise<T> => {
    await Promise.resolve()
    asked.push(`${method} ${route.replace('/applications/app/', '')}`)
    if ([...gone].some((server) => route.includes(`/guilds/${server}/`))) throw refuse(method, route, [403, 50_001])
    const refused = refusals.shift()
    if (refused) throw refuse(method, route, refused)
    return work()
  }
  const rest = {
    get: (route: string) => answer('get', route, () => lists.get(route) ?? []),
    put: (route: string, { body }: { body: readonly object[] }) => answer('put', route, () => lists.set(route, body)),
  } as unknown as REST
  const places = () => [...lists].flatMap(([route, { length }]) => (length > 0 ? [route] : [])).sort()
  return { rest, lists, refusals, gone, asked, places }
}

type Discord = ReturnType<typeof discord>

/** A bot with a setting: what it says, what waits, and how to let the waits be over. */
async function start(
  { rest }: Pick<Discord, 'rest'>,
  store: ReturnType<typeof openStore>,
  server?: string,
  isFirst = true,
) {
  const said: string[] = []
  const waits: number[] = []
  const waiting: (() => void)[] = []
  const optional = new OptionalParts({
    log: { info: () => undefined, error: (_about, text) => void said.push(text) },
    after: (milliseconds, then) => {
      waits.push(milliseconds)
      waiting.push(then)
      return setTimeout(() => undefined, 0)
    },
  })
  const client = Object.assign(new EventEmitter(), {
    guilds: {
      cache: new Map([
        ['griffin', {}],
        ['unicorn', {}],
      ]),
    },
  }) as unknown as Client
  const log = { info: () => undefined, warn: () => undefined }
  const about = { rest, application: 'app', server, games: [parlour()], store, isTrusted: true }
  const registrar = new CommandRegistration({ ...about, client, isFirst, optional, log })
  const began = await registrar.begin()
  const quiet = async () => {
    for (let turn = 0; turn < 60; turn += 1) await new Promise((next) => setImmediate(next))
  }
  await quiet()
  const again = async () => {
    for (const next of waiting.splice(0)) next()
    await quiet()
  }
  return { began, said, waits, optional, client, again, quiet }
}

const EVERYWHERE = '/applications/app/commands'
const inServer = (server: string) => `/applications/app/guilds/${server}/commands`

it.each<Refused>([
  [400, 30_034],
  [400, 50_035],
  [403, 50_001],
  [404, 10_002],
  [401, 0],
])(
  'commands that Discord refuses with %i (%i) end nothing: they are tried again, later each time, and it is said once',
  async (...refused) => {
    const [there, store] = [discord(), openStore()]
    there.refusals.push(null, refused, null, refused, null, refused)
    const { began, said, waits, optional, again } = await start(there, store)
    expect([began, optional.missing]).toEqual(['later', ['commands']])
    await again()
    await again()
    expect(said).toHaveLength(1)
    const [first = 0, ...more] = waits
    expect(first).toBeGreaterThanOrEqual(5000)
    expect(more).toEqual([first * 2, first * 4])
    await again()
    expect([optional.missing, there.places()]).toEqual([[], [EVERYWHERE]])
    await again()
    expect(there.asked.filter((one) => one === 'put commands')).toHaveLength(4)
    await store.close()
  },
)

it('commands go from a server once its setting is emptied or names another, also where the bot no longer is', async () => {
  const [there, store] = [discord(), openStore()]
  await start(there, store, 'griffin')
  expect(there.places()).toContain(inServer('griffin'))
  await start(there, store, 'unicorn')
  expect(there.places()).toEqual([EVERYWHERE, inServer('unicorn')].sort())
  there.gone.add('unicorn')
  const { optional } = await start(there, store)
  expect(optional.missing).toEqual([])
  there.asked.length = 0
  await start(there, store)
  expect(there.asked).toEqual([])
  await store.close()
})

it('what an earlier version left in a server is found at the first start, or when somebody uses it', async () => {
  const [there, store] = [discord(), openStore()]
  there.lists.set(inServer('griffin'), [{ name: 'game' }])
  there.lists.set(inServer('phoenix'), [{ name: 'game' }])
  const { client, quiet } = await start(there, store)
  expect(there.places()).toEqual([EVERYWHERE, inServer('phoenix')].sort())
  const use = { isCommand: () => true, isAutocomplete: () => false, commandGuildId: 'phoenix' }
  client.emit(Events.InteractionCreate, use as never)
  await quiet()
  expect(there.places()).toEqual([EVERYWHERE])
  await store.close()
})

it('of several connections the first registers for all', async () => {
  const [there, store] = [discord(), openStore()]
  expect((await start(there, store, undefined, false)).began).toBe('elsewhere')
  expect(there.asked).toEqual([])
  await store.close()
})

it('whatever was set before and whatever was refused meanwhile, in the end each command is listed once', async () => {
  const refusal = fc.constantFrom<Refused | null>(null, null, [400, 30_034], [400, 50_035], [403, 50_013], [500, 0])
  const setting = fc.record({
    server: fc.constantFrom(undefined, 'griffin', 'unicorn'),
    refusals: fc.array(refusal, { maxLength: 6 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(setting, { minLength: 1, maxLength: 4 }), async (settings) => {
      const [there, store] = [discord(), openStore()]
      let last: Awaited<ReturnType<typeof start>> | undefined
      for (const { server, refusals } of settings) {
        there.refusals.splice(0, Infinity, ...refusals)
        last = await start(there, store, server)
        last.optional.stop()
      }
      there.refusals.length = 0
      const { server } = settings.at(-1) ?? {}
      const { optional } = await start(there, store, server)
      expect(optional.missing).toEqual([])
      const elsewhere = there.places().filter((route) => route !== EVERYWHERE)
      expect(elsewhere).toEqual(server === undefined ? [] : [inServer(server)])
      await store.close()
    }),
    { numRuns: 25 },
  )
})
