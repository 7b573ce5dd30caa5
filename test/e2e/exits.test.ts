import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { OddGateway } from './gateway.ts'
import { BotProcess } from './process.ts'

// Discord closes the connection for good: as soon as the bot says who it is, or later in play.

let folder: string
let discord: OddGateway
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exits-'))
})
afterEach(() => {
  discord.close()
  rmSync(folder, { recursive: true, force: true })
})

const env = () => ({
  DATABASE_PATH: join(folder, 'games.db'),
  DISCORD_TOKEN: 'any',
  DISCORD_API_URL: discord.api,
})

it.each([
  [4004, 'DISCORD_TOKEN'],
  [4012, 'newer version'],
  [4014, 'intents'],
])('a bot that is not let in (%i) ends with 1', async (code, sentence) => {
  discord = await OddGateway.open({ said: ({ close }) => close(code) })
  const bot = BotProcess.launch(env())
  expect(await bot.ended()).toBe(1)
  expect(bot.log).toContain(sentence)
})

it.each([
  [4004, 'DISCORD_TOKEN'],
  [4011, 'SHARD_COUNT'],
])(
  'a bot that is thrown out later (%i) ends with 1, also if it is told to end at that moment',
  async (code, sentence) => {
    discord = await OddGateway.open()
    const bot = await BotProcess.start(env())
    discord.closeAll(code)
    await bot.says(sentence)
    expect(await bot.end('SIGTERM')).toBe(1)
  },
)
