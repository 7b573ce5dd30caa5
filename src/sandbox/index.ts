import fastify, { type FastifyInstance } from 'fastify'
import { WebSocketServer } from 'ws'
import { watchThread } from './changes/channels.ts'
import { SandboxClient } from './driving/client.ts'
import { addDrivingApi } from './driving/routes.ts'
import { Gateway } from './gateway/gateway.ts'
import { LivePages } from './driving/live.ts'
import { isAllowed, NOT_LET_IN, refuseUpgrade } from './http/doors.ts'
import { addAttachments, addPage } from './http/page.ts'
import { addRestApi } from './rest/server.ts'
import { Clock } from './state/clock.ts'
import { DEFAULT_SETTINGS, Discord, type Settings } from './state/discord.ts'
import { Files } from './state/files.ts'
import { removeAccessOfOthers } from './state/private.ts'
import { loadWorld, Saver } from './state/saving.ts'
import { urlIn } from '../url.ts'

export { DEFAULT_IDS } from './state/new-world.ts'
export { NoWorld } from './state/saving.ts'
export * from './driving/client.ts'
export type { Settings } from './state/discord.ts'

export interface SandboxOptions extends Partial<Settings> {
  /** The port; by default 0, which picks a free one. */
  readonly port?: number
  /** The address to listen on; by default only this machine can reach it. */
  readonly host?: string
  /** Additional host names, without ports. Pages from these hosts may call the sandbox. */
  readonly hosts?: readonly string[]
  /** The file in which the world is saved between two starts; without it, the world lives in memory only. */
  readonly file?: string | null
  /** Receives a sentence if other users could read the sandbox's files. */
  readonly say?: (sentence: string) => void
  /** The bot's name in a new world. */
  readonly botName?: string
  /** Receives the internals before the first request, for measurements: hooks of the server count requests. */
  readonly onlooker?: (discord: Discord, server: FastifyInstance) => void
}

/** A running sandbox. It is its own client: every action of a person is a method of it or of `as(person)`. */
export class Sandbox extends SandboxClient {
  readonly port: number
  readonly #stop: () => Promise<void>

  constructor(url: string, port: number, stop: () => Promise<void>) {
    super(url)
    this.port = port
    this.#stop = stop
  }

  /** The address for discord.js: `new Client({ rest: { api: discord.api } })`. */
  get api(): string {
    return `${this.url}/api`
  }

  /** Stops the sandbox after saving its world. */
  close(): Promise<void> {
    return this.#stop()
  }
}

/** Starts a local Discord: REST API, gateway, web page, and the routes to act as people. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const {
    port = 0,
    host = '127.0.0.1',
    hosts = [],
    file = null,
    botName,
    onlooker,
    say = () => undefined,
    ...settings
  } = options
  const clock = new Clock()
  const world = loadWorld(file, botName)
  const discord = new Discord(world, clock, new Files(file === null ? null : `${file}.files`), {
    ...DEFAULT_SETTINGS,
    ...settings,
  })
  discord.files.keepOnly(
    new Set([...world.messages.flatMap((message) => message.files), ...world.emojis].map((kept) => kept.id)),
  )
  discord.files.keepPrivate(say)
  if (file !== null) for (const one of [file, `${file}.new`]) removeAccessOfOthers(one, say)
  const gateway = new Gateway(discord)
  const pages = new LivePages(discord)
  const saver = new Saver(file, world)
  discord.outlets = {
    dispatch: (event, data, intents) => gateway.dispatch(event, data, intents),
    live: (event) => pages.tell(event),
    changed: () => saver.soon(),
    botReachable: () => gateway.reachable,
    startLimit: () => gateway.startLimit,
  }

  for (const channel of world.channels) watchThread(discord, channel)

  const app = guardedServer(hosts, discord.settings.requestSizeLimit)
  onlooker?.(discord, app)
  for (const version of ['v10', 'v9'])
    await app.register((api) => addRestApi(api, discord), { prefix: `/api/${version}` })
  await app.register((driving) => addDrivingApi(driving, discord, gateway), { prefix: '/sandbox' })
  addAttachments(app, discord)
  await addPage(app)
  acceptSockets(app.server, hosts, gateway, pages, discord)
  await app.listen({ port, host })

  const address = app.server.address()
  const boundPort = typeof address === 'object' && address ? address.port : port
  discord.url = `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${boundPort}`
  return new Sandbox(discord.url, boundPort, async () => {
    gateway.close()
    pages.close()
    clock.stop()
    await app.close()
    saver.now()
  })
}

const REQUEST_TIMEOUT_MS = 60_000

/** A server without routes, which refuses requests from other origins. */
function guardedServer(hosts: readonly string[], bodyLimit: number): FastifyInstance {
  const app = fastify({
    bodyLimit,
    forceCloseConnections: true,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 500 },
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(KEPT_APART)
    if (!isAllowed(request.raw, hosts)) return reply.code(403).send({ code: 0, message: NOT_LET_IN })
    return undefined
  })
  return app
}

/** Headers that keep other origins from showing or framing responses that reach them anyway. */
const KEPT_APART = {
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
}

function acceptSockets(
  server: import('node:http').Server,
  hosts: readonly string[],
  gateway: Gateway,
  pages: LivePages,
  discord: Discord,
): void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 })
  server.on('upgrade', (request, socket, head): void => {
    socket.on('error', () => socket.destroy())
    const address = `http://sandbox${request.url ?? ''}`
    const url = urlIn(address)
    if (!isAllowed(request, hosts) || !url) return refuseUpgrade(socket)
    const person = discord.findPerson(url.searchParams.get('person') ?? '')
    const isGateway = /^\/gateway\/?$/.test(url.pathname)
    if (!isGateway && (url.pathname !== '/sandbox/live' || !person)) {
      socket.destroy()
      return
    }
    sockets.handleUpgrade(request, socket, head, (connection) => {
      if (isGateway) gateway.connect(connection, url)
      else if (person) pages.connect(connection, person)
    })
  })
}
