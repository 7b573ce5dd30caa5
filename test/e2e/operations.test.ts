import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { textOf, type Sandbox } from '../../src/sandbox/index.ts'
import { startPatient } from './patient.ts'
import { calledBy, cardWith, HAND, publicMessages } from './people.ts'
import { BotProcess } from './process.ts'
import { say } from '../../src/discord/words/index.ts'

const TOKEN = 'a-token-that-nobody-may-read'

let folder: string
let discord: Sandbox
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'operations-'))
  discord = await startPatient({ token: TOKEN })
})
afterEach(async () => {
  await discord.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A port that nobody listens at. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

describe('the bot as an operator sees it', () => {
  it('the bot as an operator sees it says that it is ready, counts what it does, ends when told, and never writes its token', async () => {
    const port = await freePort()
    const ask = async (path: string) => await fetch(`http://127.0.0.1:${port}${path}`)
    const env = { DATABASE_PATH: join(folder, 'games.db'), DISCORD_API_URL: discord.api, DISCORD_TOKEN: TOKEN }
    const bot = await BotProcess.start({ ...env, HEALTH_PORT: String(port), LOG_LEVEL: 'trace' })
    expect((await ask('/healthz')).status).toBe(200)
    const ready = await ask('/readyz')
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { gateway: true, commands: true, database: true, staying: true },
    ])
    await discord.as('Ann').command('tavern', '/game new', { game: 'warlock' })
    await bot.says('interaction answered')
    const metrics = await (await ask('/metrics')).text()
    expect(metrics).toContain('questmaster_gateway_ready 1')
    expect(metrics).toContain('questmaster_tables{status="lobby"} 1')
    expect(metrics).toContain('questmaster_acknowledgement_seconds_count{kind="command"} 1')
    expect(metrics).toMatch(
      /requests_total\{method="POST",route="\/interactions\/:id\/:token\/callback",code="20\d"\} 1/,
    )
    const { server, people } = await discord.state()
    for (const id of [server.id, ...people.map((person) => person.id)]) expect(metrics).not.toContain(id)

    expect(await bot.end('SIGTERM')).toBe(0)
    expect(bot.log).not.toContain(TOKEN)
  })

  it('the bot as an operator sees it starts with all that .env.example has, as it stands there', async () => {
    const lines = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)
    const example = Object.fromEntries([...lines].map(([, name = '', value = '']) => [name, value]))
    const set = { DATABASE_PATH: join(folder, 'games.db'), DISCORD_API_URL: discord.api, DISCORD_TOKEN: TOKEN }
    expect(Object.keys(example)).toEqual(expect.arrayContaining(Object.keys(set)))
    const bot = await BotProcess.start({ ...example, ...set })
    expect((await discord.state()).bot.online).toBe(true)
    expect(await bot.end('SIGTERM')).toBe(0)
  })

  it('the bot as an operator sees it logs and counts what people answer, and one signal that arrives twice lets it take its leave', async () => {
    const port = await freePort()
    const env = { DATABASE_PATH: join(folder, 'games.db'), DISCORD_API_URL: discord.api, DISCORD_TOKEN: TOKEN }
    const bot = await BotProcess.start({ ...env, HEALTH_PORT: String(port), LOG_LEVEL: 'info' })
    await discord.as('Ann').command('tavern', '/game new', { game: 'imperial', preset: 'short', seed: 'signals' })
    await discord.as('Ben').command('tavern', '/game join')
    await discord.as('Ann').command('tavern', '/game start')
    const card = await cardWith(discord, 'tavern', HAND)
    const name = (await discord.people()).find(({ id }) => calledBy(card).includes(id))?.name ?? ''
    const { choices } = await discord.as(name).autocomplete('tavern', '/play', { action: '' }, 'action')
    await discord.as(name).command('tavern', '/play', { action: String(choices[0]?.value) })
    await bot.says('answer saved')
    const lines = bot.log.split('\n').flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as object] : []))
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 30,
        msg: 'answer saved',
        what: '/play',
        table: expect.stringMatching(/./) as unknown,
        seat: name === 'Ann' ? 0 : 1,
        answer: 1,
        trace: expect.stringMatching(/^[0-9a-f]{8}$/) as unknown,
      }),
    )
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    expect(metrics).toContain('questmaster_answers_total{by="player"} 1\n')
    expect(metrics).toContain('questmaster_shard_held{shard="0"} 1\n')
    expect(metrics).toContain('questmaster_database_ready 1\n')
    expect(metrics).toMatch(/questmaster_database_seconds_count\{of="step"\} [1-9]/)
    expect(metrics).toMatch(/questmaster_database_seconds_count\{of="lease"\} [1-9]/)
    expect(metrics).toContain('questmaster_database_failures_total{how="failed"} 0\n')

    // As from a service manager, which signals each process of a service, one of which hands it on.
    expect(await Promise.all([bot.end('SIGTERM'), bot.end('SIGINT')])).toEqual([0, 0])
    const messages = await publicMessages(discord.as('Dai'), 'tavern')
    expect(messages.map((message) => textOf(message)).join()).toContain(say('away'))
    expect(bot.log).not.toMatch(/"level":[56]0/)
  })

  it('the bot as an operator sees it ends by itself if the process that runs it is gone before it has begun', async () => {
    const env = { DATABASE_PATH: join(folder, 'games.db'), DISCORD_API_URL: discord.api, DISCORD_TOKEN: TOKEN }
    const bot = BotProcess.orphan(env)
    try {
      expect(await Promise.race([bot.ended(), bot.says('is on Discord')])).toBe(0)
    } finally {
      await bot.end('SIGKILL')
    }
  })

  it('the bot as an operator sees it says in one sentence that it cannot listen where its health is asked for, and plays all the same', async () => {
    const taken = createServer()
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => {
        const address = taken.address()
        resolve(typeof address === 'object' && address ? address.port : 0)
      })
    })
    try {
      const env = { DATABASE_PATH: join(folder, 'games.db'), DISCORD_API_URL: discord.api, DISCORD_TOKEN: TOKEN }
      const bot = await BotProcess.start({ ...env, HEALTH_PORT: String(port) })
      await bot.says('A port is taken: is Questmaster running already?')
      expect((await discord.state()).bot.online).toBe(true)
      expect(await bot.end('SIGTERM')).toBe(0)
    } finally {
      taken.close()
    }
  })
})
