import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { BotProcess } from './process.ts'

// Discord closes the connection for good: as soon as the bot says who it is, or later in play.

let folder: string
let servers: (Server | WebSocketServer)[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exits-'))
  servers = []
})
afterEach(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A Discord that does no more than let a bot in; `close` closes its connection. */
async function discord(code: number, isAtOnce: boolean) {
  let close = (): void => undefined
  const http = createServer((request, response) => {
    response.setHeader('content-type', 'application/json').setHeader('connection', 'close')
    const limit = { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 1 }
    const gateway = { url: address('ws'), shards: 1, session_start_limit: limit }
    response.end(JSON.stringify(request.url?.includes('commands') ? [] : gateway))
  })
  const address = (protocol: string): string => {
    const bound = http.address()
    return `${protocol}://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`
  }
  const gateway = new WebSocketServer({ server: http })
  servers = [gateway, http]
  gateway.on('connection', (socket) => {
    const send = (packet: object) => socket.send(JSON.stringify(packet))
    send({ op: 10, d: { heartbeat_interval: 41_250 } })
    close = () => socket.close(code)
    socket.on('message', (data: Buffer) => {
      if ((JSON.parse(data.toString()) as { op: number }).op !== 2) return
      if (isAtOnce) return close()
      const user = { id: '1', username: 'Questmaster', discriminator: '0000', avatar: null }
      const about = { v: 10, guilds: [], session_id: 'x', resume_gateway_url: address('ws') }
      send({ op: 0, s: 1, t: 'READY', d: { ...about, user, application: { id: '1', flags: 0 }, shard: [0, 1] } })
    })
  })
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening))
  return { api: `${address('http')}/api`, close: () => close() }
}

it.each([
  [4004, 'DISCORD_TOKEN'],
  [4012, 'newer version'],
  [4014, 'intents'],
])('a bot that is not let in (%i) ends with 1', async (code, sentence) => {
  const { api } = await discord(code, true)
  const env = { DATABASE_PATH: join(folder, 'games.db'), DISCORD_TOKEN: 'any', DISCORD_API_URL: api }
  const bot = BotProcess.launch(env)
  expect(await bot.ended()).toBe(1)
  expect(bot.log).toContain(sentence)
})

it.each([
  [4004, 'DISCORD_TOKEN'],
  [4011, 'SHARD_COUNT'],
])(
  'a bot that is thrown out later (%i) ends with 1, also if it is told to end at that moment',
  async (code, sentence) => {
    const { api, close } = await discord(code, false)
    const env = { DATABASE_PATH: join(folder, 'games.db'), DISCORD_TOKEN: 'any', DISCORD_API_URL: api }
    const bot = await BotProcess.start(env)
    close()
    await bot.says(sentence)
    expect(await bot.end('SIGTERM')).toBe(1)
  },
)
