import { Events } from 'discord.js'
import { afterEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { logIn, stage } from './bot.ts'

/** A raw gateway connection, for messages that discord.js would never send. */
class Wire {
  readonly socket: WebSocket
  readonly got: { op: number; t: string | null; s: number | null; d: Record<string, unknown> }[] = []
  closed: number | undefined

  constructor(discord: Sandbox) {
    this.socket = new WebSocket(`${discord.url.replace('http', 'ws')}/gateway?v=10&encoding=json`)
    this.socket.on('message', (data) => this.got.push(JSON.parse(String(data)) as Wire['got'][number]))
    this.socket.on('close', (code) => {
      this.closed = code
    })
  }

  async say(op: number, d: unknown): Promise<void> {
    await this.greeted()
    this.socket.send(JSON.stringify({ op, d }))
  }

  async greeted(): Promise<void> {
    if (this.got.length === 0) await new Promise((resolve) => this.socket.once('message', resolve))
  }
}

const identify = (more: object = {}) => ({ token: 'a-token', intents: 1, properties: {}, ...more })

describe('the gateway', () => {
  const open: { close(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const thing of open.splice(0)) await thing.close()
  })
  const start = async (options: Parameters<typeof startSandbox>[0] = {}): Promise<Sandbox> => {
    const discord = await startSandbox(options)
    open.push(discord)
    return discord
  }

  it('the gateway sends Hello, Ready and heartbeat acknowledgements', async () => {
    const discord = await start()
    const wire = new Wire(discord)
    await wire.say(2, identify())
    await wire.say(1, null)
    await discord.until(() => wire.got.some((payload) => payload.op === 11))
    expect(wire.got[0]).toMatchObject({ op: 10, d: { heartbeat_interval: 41_250 } })
    const ready = wire.got.find((payload) => payload.t === 'READY')!
    expect(ready.d).toMatchObject({
      v: 10,
      user: { username: 'Questmaster', bot: true },
      application: { flags: 0 },
      guilds: [{ unavailable: true }],
    })
    expect(wire.got.find((payload) => payload.t === 'GUILD_CREATE')).toMatchObject({
      s: 2,
      d: { name: 'The Gilded Griffin' },
    })
  })

  it.each([
    ['a wrong token', 4004, (wire: Wire) => wire.say(2, identify({ token: 'wrong' }))],
    ['an empty token', 4004, (wire: Wire) => wire.say(2, identify({ token: '' }))],
    ['resuming with a wrong token', 4004, (wire: Wire) => wire.say(6, { token: 'wrong', session_id: 'x', seq: 0 })],
    ['an unknown opcode', 4001, (wire: Wire) => wire.say(99, null)],
    ['a presence before identifying', 4003, (wire: Wire) => wire.say(3, {})],
    [
      'identifying twice',
      4005,
      async (wire: Wire) => {
        await wire.say(2, identify())
        await wire.say(2, identify())
      },
    ],
    ['a payload over 4,096 bytes', 4002, (wire: Wire) => wire.say(1, 'x'.repeat(5000))],
    ['a shard that does not exist', 4010, (wire: Wire) => wire.say(2, identify({ shard: [2, 2] }))],
    ['intents that do not exist', 4013, (wire: Wire) => wire.say(2, identify({ intents: 2 ** 30 }))],
    ['intents that are not switched on', 4014, (wire: Wire) => wire.say(2, identify({ intents: 1 | 2 }))],
    [
      'more than 120 payloads in a minute',
      4008,
      async (wire: Wire) => {
        for (let n = 0; n < 125; n++) await wire.say(1, null)
      },
    ],
  ])('the gateway closes on %s with %i', async (_what, code, misbehave) => {
    const discord = await start({ token: 'a-token' })
    const wire = new Wire(discord)
    await misbehave(wire)
    expect(await discord.until(() => wire.closed)).toBe(code)
  })

  it('the gateway closes with 4007 on resuming from an event that was never sent', async () => {
    const discord = await start()
    const first = new Wire(discord)
    await first.say(2, identify())
    const ready = await discord.until(() => first.got.find((payload) => payload.t === 'READY'))
    const second = new Wire(discord)
    await second.say(6, { token: 'a-token', session_id: ready.d['session_id'], seq: 4711 })
    expect(await discord.until(() => second.closed)).toBe(4007)
  })

  it('the gateway refuses to resume an unknown session', async () => {
    const discord = await start()
    const wire = new Wire(discord)
    await wire.say(6, { token: 'a-token', session_id: 'never-was', seq: 3 })
    expect(await discord.until(() => wire.got.find((payload) => payload.op === 9))).toMatchObject({ d: false })
  })

  it('the gateway replays missed events to a resuming bot', async () => {
    const here = await stage()
    open.push(here)
    const resumed = new Promise((resolve) => {
      here.bot.once(Events.ShardResume, (_shard, replayed) => resolve(replayed))
    })
    await here.discord.dropGateway()
    await here.discord.addChannel('cellar')
    await resumed
    await here.discord.until(() =>
      here.bot.channels.cache.some((channel) => 'name' in channel && channel.name === 'cellar'),
    )
    expect((await here.discord.state()).bot.online).toBe(true)
  })

  it('the gateway keeps an interaction for a bot that is briefly disconnected', async () => {
    const here = await stage(async (interaction) => interaction.isChatInputCommand() && interaction.reply('back again'))
    open.push(here)
    await here.bot.application.commands.set([{ name: 'hello', description: 'Say hello' }])
    await here.discord.dropGateway()
    expect(await here.discord.as('Ann').command('#tavern', '/hello')).toMatchObject({
      kind: 'message',
      text: 'back again',
    })
  })

  it('the gateway lets a bot identify again after its session was forgotten', async () => {
    const here = await stage()
    open.push(here)
    const again = new Promise((resolve) => {
      here.bot.once(Events.ShardReady, resolve)
    })
    await here.discord.forgetSessions()
    await again
    await here.discord.until(async () => (await here.discord.state()).bot.online)
  })

  it('the gateway asks a bot to reconnect, and it resumes', async () => {
    const here = await stage()
    open.push(here)
    const resumed = new Promise((resolve) => {
      here.bot.once(Events.ShardResume, resolve)
    })
    await here.discord.askToReconnect()
    await resumed
  })

  it.each([true, false])('the gateway declares a session invalid, resumable or not: %s', async (isResumable) => {
    const here = await stage()
    open.push(here)
    const again = new Promise<void>((resolve) => {
      if (isResumable) here.bot.once(Events.ShardResume, () => resolve())
      else here.bot.once(Events.ShardReady, () => resolve())
    })
    await here.discord.invalidateSessions(isResumable)
    await again
    await here.discord.until(async () => (await here.discord.state()).bot.online)
  })

  it('the gateway shows the bot offline after a clean close, and commands then fail at once', async () => {
    const discord = await start()
    const { bot } = await logIn(discord)
    await bot.application.commands.set([{ name: 'hello', description: 'Say hello' }])
    await bot.destroy()
    await discord.until(async () => !(await discord.state()).bot.online)
    expect(await discord.as('Ann').command('#tavern', '/hello')).toMatchObject({
      kind: 'no-response',
      text: 'The application did not respond',
    })
  })
})

describe('several connections of one bot', () => {
  const open: { close(): Promise<unknown> }[] = []
  afterEach(async () => {
    for (const thing of open.splice(0)) await thing.close()
  })
  const start = async (options: Parameters<typeof startSandbox>[0] = {}): Promise<Sandbox> => {
    const discord = await startSandbox({ rateLimits: false, ...options })
    open.push(discord)
    return discord
  }
  /** A connection for one shard, with its events. It receives interactions without answering them. */
  const shard = async (discord: Sandbox, index: number, count: number): Promise<Wire> => {
    const wire = new Wire(discord)
    await wire.say(2, identify({ shard: [index, count], intents: 1 | 512 | 4096 }))
    await discord.until(() => wire.got.some((payload) => payload.t === 'READY'))
    open.push({ close: () => Promise.resolve(wire.socket.close()) })
    return wire
  }
  const names = ({ got }: Wire) => got.flatMap(({ t }) => t ?? [])

  it('several connections of one bot send server events only to the server’s shard, and direct messages only to the first shard', async () => {
    const discord = await start({ interactionDeadline: 200 })
    const { server } = await discord.state()
    const wires = [await shard(discord, 0, 2), await shard(discord, 1, 2)]
    const own = Number((BigInt(server.id) >> 22n) % 2n)
    const [there, other] = [wires[own]!, wires[1 - own]!]
    const guilds = (wire: Wire) => wire.got.find(({ t }) => t === 'READY')?.d['guilds']
    expect([guilds(there), guilds(other)]).toEqual([[{ id: server.id, unavailable: true }], []])
    expect([names(there).includes('GUILD_CREATE'), names(other)]).toEqual([true, ['READY']])
    await discord.as('Ann').say('tavern', 'hello')
    await discord.addChannel('cellar')
    await discord.until(() => names(there).includes('CHANNEL_CREATE'))
    expect(names(there)).toContain('MESSAGE_CREATE')
    expect(names(other)).toEqual(['READY'])
    await discord.as('Ann').say('dm', 'hello')
    await discord.until(() => names(wires[0]!).includes('MESSAGE_CREATE'))
    const heard = names(there).filter((name) => name === 'MESSAGE_CREATE').length
    expect(heard).toBe(there === wires[0] ? 2 : 1)
  })

  it('several connections of one bot: for the same shard all receive everything, and the first to acknowledge an interaction gets it', async () => {
    const discord = await start()
    const { bot } = await logIn(discord, (interaction) => interaction.isChatInputCommand() && interaction.reply('mine'))
    const second = await logIn(discord, async (interaction) => {
      await new Promise((later) => setTimeout(later, 150))
      return interaction.isChatInputCommand() && interaction.reply('no, mine')
    })
    open.push({ close: () => bot.destroy() }, { close: () => second.bot.destroy() })
    await bot.application.commands.set([{ name: 'hello', description: 'Say hello' }])
    expect((await discord.as('Ann').command('#tavern', '/hello')).text).toBe('mine')
    const fault = await discord.until(() => second.faults[0])
    expect(fault).toMatchObject({ code: 40060 })
  })

  it('several connections of one bot keep the bot online while at least one of them is open', async () => {
    const discord = await start()
    const [first, second] = [await shard(discord, 0, 1), await shard(discord, 0, 1)]
    first.socket.close(1000)
    await discord.until(() => first.closed)
    expect((await discord.state()).bot.online).toBe(true)
    second.socket.close(1000)
    await discord.until(async () => !(await discord.state()).bot.online)
  })

  it('several connections of one bot may identify once every five seconds, and must retry if they are too early', async () => {
    const discord = await start({ rateLimits: true, interactionDeadline: 200 })
    await shard(discord, 0, 2)
    const soon = new Wire(discord)
    await soon.say(2, identify({ shard: [1, 2] }))
    expect(await discord.until(() => soon.got.find(({ op }) => op === 9))).toMatchObject({ d: false })
    const limit = await (
      await fetch(`${discord.api}/v10/gateway/bot`, { headers: { authorization: 'Bot a-token' } })
    ).json()
    expect(limit).toMatchObject({ session_start_limit: { total: 1000, remaining: 999, max_concurrency: 1 } })
  })
})
