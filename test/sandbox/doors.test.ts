import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { NOT_LET_IN } from '../../src/sandbox/http/doors.ts'
import { DEFAULT_IDS, startSandbox, type Sandbox } from '../../src/sandbox/index.ts'

// A web page in the same browser can send requests to this machine. It must not be able to read what people write here,
// or to act as the bot.

const TOKEN = 'the-token-that-was-given-out'

describe('access to the sandbox', () => {
  let discord: Sandbox
  beforeAll(async () => {
    discord = await startSandbox({ rateLimits: false, token: TOKEN, hosts: ['inn.example.org'] })
  })
  afterAll(async () => await discord.close())

  const own = (name = '127.0.0.1') => `${name}:${discord.port}`

  /** Uses a raw request, because `fetch` does not allow these headers to be changed. */
  const ask = (path: string, headers: Record<string, string>, method = 'GET') =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const asking = request(
        { host: '127.0.0.1', port: discord.port, path, method, headers: { host: own(), ...headers } },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (part: string) => (text += part))
          response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
        },
      )
      asking.on('error', reject).end()
    })

  /** The result of an upgrade request: `open`, or the status it was refused with. */
  const knock = (path: string, headers: Record<string, string>) =>
    new Promise<string | number>((resolve, reject) => {
      const socket = new WebSocket(`ws://127.0.0.1:${discord.port}${path}`, { headers: { host: own(), ...headers } })
      socket.on('open', () => {
        socket.close()
        resolve('open')
      })
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
      socket.on('error', reject)
    })

  const PATHS = [
    '/',
    '/page.js',
    '/sandbox/state',
    '/sandbox/as/Ann/channels/dm/messages',
    `/api/v10/channels/${DEFAULT_IDS.tavern}/messages`,
    '/api/v10/gateway/bot',
    '/attachments/1/2/map.png',
    '/emojis/1.png',
    '/nowhere',
  ]
  const SOCKETS = ['/gateway?v=10&encoding=json', '/sandbox/live?person=Ann']

  /** Headers, and whether a request with them is allowed. */
  const GUESTS: readonly (readonly [string, () => Record<string, string>, boolean])[] = [
    ['a program', () => ({}), true],
    ['its own page', () => ({ origin: `http://${own()}`, 'sec-fetch-site': 'same-origin' }), true],
    ['its own page by another name', () => ({ host: own('localhost'), origin: `http://${own('localhost')}` }), true],
    [
      'its own page by a name that was let in',
      () => ({ host: 'inn.example.org', origin: 'https://inn.example.org' }),
      true,
    ],
    ['a page from elsewhere', () => ({ origin: 'https://evil.example' }), false],
    [
      'a page whose name leads here',
      () => ({ host: own('evil.example'), origin: `http://${own('evil.example')}` }),
      false,
    ],
    ['a page whose name leads here, without an origin', () => ({ host: own('evil.example') }), false],
    ['a page whose name looks like ours', () => ({ host: own('localhost.evil.example') }), false],
    ['a page of another server on this machine', () => ({ origin: 'http://127.0.0.1:1' }), false],
    ['a page in a frame without rights', () => ({ origin: 'null' }), false],
    [
      'a picture on a page from elsewhere',
      () => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }),
      false,
    ],
    ['a request that names nonsense', () => ({ host: '[::' }), false],
    ['a request that names nothing', () => ({ host: '@' }), false],
    ['a request with a name before ours', () => ({ host: own('evil.example@localhost') }), false],
    ['a request with a name that ends as none of ours', () => ({ host: own('localhost.') }), false],
    ['a request that names all addresses', () => ({ host: own('0.0.0.0') }), false],
    ['a page by an address in another form', () => ({ host: own('127.0.0.1.nip.io') }), false],
    ['a name in capitals', () => ({ host: own('LOCALHOST'), origin: `http://${own('localhost')}` }), true],
    ['another address of this machine', () => ({ host: own('[::1]') }), true],
    ['an extension that is called as we are', () => ({ origin: `chrome-extension://${own()}` }), false],
    ['a page of the next port', () => ({ origin: `http://127.0.0.1:${discord.port + 1}` }), false],
    ['a page by another name of this machine', () => ({ origin: `http://${own('localhost')}` }), false],
    ['a picture on a page of the next port', () => ({ 'sec-fetch-site': 'same-site' }), false],
    ['an empty origin', () => ({ origin: '' }), false],
  ]

  it.each(GUESTS)('access to the sandbox is allowed or refused correctly for %s', async (_who, headers, isLetIn) => {
    for (const path of PATHS) {
      const { status, text } = await ask(path, headers())
      if (isLetIn) expect(`${path} ${status}`).not.toBe(`${path} 403`)
      else
        expect({ path, status, text: JSON.parse(text) as unknown }).toEqual({
          path,
          status: 403,
          text: { code: 0, message: NOT_LET_IN },
        })
    }
    for (const path of SOCKETS) expect([path, await knock(path, headers())]).toEqual([path, isLetIn ? 'open' : 403])
  })

  it('access to the sandbox is refused to uploads and actions from other origins', async () => {
    const foreign = { origin: 'https://evil.example', 'content-type': 'text/plain' }
    for (const path of ['/sandbox/as/Ann/channels/tavern/say', `/api/v10/channels/${DEFAULT_IDS.tavern}/messages`])
      expect((await ask(path, foreign, 'POST')).status).toBe(403)
    expect(await discord.as('Ann').messages('#tavern')).toEqual([])
  })

  it('access to the sandbox is allowed to a link to the page, and to nothing else behind it', async () => {
    const followed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' }
    expect((await ask('/?channel=1', followed)).status).toBe(200)
    expect((await ask('/sandbox/state', followed)).status).toBe(403)
  })

  it('access to the sandbox needs the token given out, which no page learns', async () => {
    const status = async (authorization?: string) =>
      (await ask('/api/v10/users/@me', authorization === undefined ? {} : { authorization })).status
    expect([await status(), await status('Bot another'), await status(TOKEN), await status(`Bot ${TOKEN}`)]).toEqual([
      401, 401, 401, 200,
    ])
    expect(JSON.stringify(await discord.state())).not.toContain(TOKEN)
    expect(JSON.stringify(await discord.changeSettings({ rateLimits: false }))).not.toContain(TOKEN)
  })

  it('access to the sandbox limits the clock and the number of connections', async () => {
    const told = async (path: string, body: object) =>
      (
        await fetch(`${discord.url}/sandbox${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status
    for (const advance of [1e308, 1e15, -1, '1'])
      expect([advance, await told('/clock', { advance })]).toEqual([advance, 400])
    for (const code of [99_999, 0, 1006, 1.5])
      expect([code, await told('/gateway', { action: 'drop', code })]).toEqual([code, 400])
    expect(await told('/gateway', { action: 'drop', code: 4009 })).toBe(204)
    await discord.as('Ann').say('#tavern', 'still here')
    expect((await discord.as('Ann').messages('#tavern')).at(-1)?.content).toBe('still here')
  })

  it('access to the sandbox survives malformed requests', async () => {
    await expect(knock('//', {})).rejects.toThrow()
    const socket = new WebSocket(`ws://${own()}/gateway?v=10`)
    const closed = new Promise((resolve) => socket.on('close', resolve))
    socket.once('message', () =>
      socket.send(JSON.stringify({ op: 2, d: { token: TOKEN, intents: 1, properties: {}, shard: ['a', 'b'] } })),
    )
    expect(await closed).toBe(4010)
    expect((await discord.state()).bot.online).toBe(false)
  })
})
