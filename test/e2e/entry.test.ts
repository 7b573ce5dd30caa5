import { RateLimitError } from 'discord.js'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loginSentence } from '../../src/discord/gateway/login.ts'
import { registerCommands } from '../../src/discord/register.ts'
import { startSandbox, type Sandbox } from '../../src/sandbox/index.ts'
import { openTavern } from './house.ts'
import { startPatient } from './patient.ts'
import { BotProcess } from './process.ts'
import { say } from '../../src/discord/words/index.ts'

let folder: string
let discord: Sandbox
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'entry-'))
  discord = await startPatient({ token: 'the-right-one' })
})
afterEach(async () => {
  await discord.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = async (env: Record<string, string>): Promise<{ code: number | string; log: string }> => {
  const bot = BotProcess.launch({ DATABASE_PATH: join(folder, 'games.db'), ...env })
  const code = await bot.ended()
  return { code, log: bot.log.trim() }
}

describe('a bot that cannot start says why in one sentence', () => {
  it('a wrong token', async () => {
    const { code, log } = await run({ DISCORD_TOKEN: 'the-wrong-one', DISCORD_API_URL: discord.api })
    expect(log).toBe(say('login-token'))
    expect(code).toBe(1)
  })

  it('a Discord that cannot be reached', async () => {
    const { code, log } = await run({ DISCORD_TOKEN: 'any', DISCORD_API_URL: 'http://127.0.0.1:9/api' })
    expect(log).toBe(say('login-unreachable'))
    expect(code).toBe(1)
  })

  it('an address at which there is no Discord', async () => {
    const { code, log } = await run({ DISCORD_TOKEN: 'the-right-one', DISCORD_API_URL: discord.url })
    expect(log).toMatch(/^DISCORD_API_URL doesn’t lead to the REST API of a Discord: [^\n]*\.$/)
    expect(code).toBe(1)
  })

  it('a Discord that is out of order', () => {
    expect(loginSentence({ status: 503 })).toBe(say('login-out-of-order'))
  })

  it('a Discord, or a proxy in front of it, that takes no more requests', () => {
    const limited = /^Discord is turning away requests .*: start the bot again in a few minutes\.$/
    expect(loginSentence({ status: 429 })).toMatch(limited)
    const about = { global: true, hash: '', limit: 1, majorParameter: '', method: 'GET', route: '', url: '' }
    const limit = { ...about, retryAfter: 3_600_000, scope: 'global', sublimitTimeout: 0, timeToReset: 0 } as const
    expect(loginSentence(new RateLimitError(limit))).toMatch(limited)
  })

  it('a connection that is not secure, or whatever else is said in several lines', () => {
    const insecure = ['ERR_SSL_WRONG_VERSION_NUMBER', 'EPROTO', 'CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT']
    for (const code of insecure) {
      const error = Object.assign(new Error('80EC:error:\nat a line\n'), { cause: { code } })
      expect(loginSentence(error)).toMatch(/^I can’t reach Discord over a secure connection: check [^\n]*\.$/)
    }
    expect(loginSentence(new Error('one\nand another\n'))).toBe('Discord refused to let the bot in: one and another.')
  })

  it('databases that cannot be had; nothing has begun then', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const settings: readonly (readonly [Record<string, string>, RegExp])[] = [
      [{ DATABASE_PATH: folder }, /^The database .* can't be opened(: .*| \(.*\))\. Check DATABASE_PATH\.$/],
      [
        { DATABASE_PATH: join(file, 'games.db') },
        /^The database .* can't be opened(: .*| \(.*\))\. Check DATABASE_PATH\.$/,
      ],
    ]
    const right = { DISCORD_TOKEN: 'the-right-one', DISCORD_API_URL: discord.api }
    for (const [set, sentence] of settings) {
      expect(await run({ ...right, ...set })).toEqual({ code: 1, log: expect.stringMatching(sentence) })
      expect((await discord.state()).bot.online).toBe(false)
    }
  })

  it('a sandbox whose file is damaged, and stays as it is', async () => {
    const file = join(folder, 'sandbox.json')
    writeFileSync(file, '{"version":1,')
    const said = /^\S*sandbox\.json isn't a sandbox world of version 1\. .*\.$/
    expect(await run({})).toEqual({ code: 1, log: expect.stringMatching(said) })
    expect(readFileSync(file, 'utf8')).toBe('{"version":1,')
  })

  it('intents that are not allowed', () => {
    expect(loginSentence({ code: 4014 })).toMatch(/doesn’t allow the intents/)
    expect(loginSentence(new Error('Used disallowed intents'))).toMatch(/doesn’t allow the intents/)
  })
})

it('plays on without backups and health where neither can be had, and says so once each', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const bot = await BotProcess.start({
    DATABASE_PATH: join(folder, 'games.db'),
    DISCORD_TOKEN: 'the-right-one',
    DISCORD_API_URL: discord.api,
    BACKUP_FOLDER: join(file, 'deep'),
    HEALTH_PORT: '9464',
    // An address that is for books alone.
    HEALTH_HOST: '192.0.2.1',
  })
  await bot.says('This machine does not have the address of HEALTH_HOST')
  await bot.says('Set BACKUP_FOLDER to a folder that the bot may write to')
  expect((await discord.as('Ann').command('tavern', '/games')).text).not.toBe('')
  expect(await bot.end('SIGTERM')).toBe(0)
  expect(bot.log.match(/"part":"(health|backups)"/g)).toHaveLength(2)
})

describe('a bot that is thrown out', () => {
  it('a bot that is thrown out: for its token, which is valid no more, says so and ends as a failure', async () => {
    const bot = await BotProcess.start({
      DATABASE_PATH: join(folder, 'games.db'),
      DISCORD_TOKEN: 'the-right-one',
      DISCORD_API_URL: discord.api,
    })
    await discord.changeSettings({ token: 'another' })
    await discord.dropGateway()
    expect(await bot.ended()).toBe(1)
    expect(bot.log).toContain('Discord doesn’t accept DISCORD_TOKEN')
  })

  it('a bot that is thrown out is told by a sentence of its own what is to be mended', () => {
    const sentences = [4004, 4010, 4012, 4014].map((code) => loginSentence({ code }))
    expect(new Set(sentences).size).toBe(4)
    expect(loginSentence({ code: 4011 })).toBe(sentences[1])
    expect(loginSentence({ code: 4013 })).toBe(sentences[2])
  })
})

it('a bot that is not in its one server starts all the same, and says what to do', async () => {
  const bot = await BotProcess.start({
    DATABASE_PATH: join(folder, 'games.db'),
    DISCORD_TOKEN: 'the-right-one',
    DISCORD_API_URL: discord.api,
    DISCORD_GUILD_ID: '1200000000000000099',
  })
  await bot.says('The bot is not in the server of DISCORD_GUILD_ID')
  expect(await bot.end('SIGTERM')).toBe(0)
})

describe('the commands', () => {
  it('the commands are registered once, and again only when they have changed', async () => {
    const tavern = await openTavern({ sandbox: { token: null } })
    const { client } = tavern.bot
    const application = client.application?.id ?? ''
    const { games } = tavern.tables
    expect(await registerCommands(client.rest, application, undefined, games)).toBe(false)
    expect(await registerCommands(client.rest, application, undefined, [])).toBe(true)
    expect(await registerCommands(client.rest, application, undefined, games)).toBe(true)
    expect(await registerCommands(client.rest, application, undefined, games)).toBe(false)
    await tavern.close()
  })

  it('the commands of one server are listed there once, and those for direct messages still work there', async () => {
    const tavern = await openTavern({ sandbox: { token: null } })
    const { client } = tavern.bot
    const application = client.application?.id ?? ''
    const { games } = tavern.tables
    const ann = tavern.discord.as('Ann')
    const listed = async (channel: string) => (await ann.commands(channel)).map(({ name }) => String(name)).sort()
    const before = await listed('tavern')
    const server = (await tavern.discord.state()).server.id
    expect(await registerCommands(client.rest, application, server, games)).toBe(true)
    expect(await registerCommands(client.rest, application, server, games)).toBe(false)
    expect(await listed('tavern')).toEqual(before)
    expect(new Set(before).size).toBe(before.length)
    const own = [
      'away',
      'cards',
      'clues',
      'game',
      'games',
      'hero',
      'plan',
      'play',
      'records',
      'rules',
      'settings',
      'verify',
      'whisper',
    ]
    expect(await listed('dm')).toEqual(own)
    expect((await ann.command('dm', '/clues')).text).toBe(say('nowhere-playing'))
    expect((await ann.command('dm', '/play', { action: 'x' })).text).toBe(say('nowhere-playing'))
    await tavern.close()
  })

  it('the commands need no token at all to be tried: the sandbox opens with the bot in it', async () => {
    const free = await startSandbox()
    const port = String(free.port)
    await free.close()
    const bot = BotProcess.launch({ DATABASE_PATH: join(folder, 'games.db'), SANDBOX_PORT: port, DISCORD_TOKEN: ' ' })
    await bot.says(`Questmaster is ready. Open http://127.0.0.1:${port} to play.`)
    expect(await bot.end('SIGINT')).toBe(0)
  })
})
