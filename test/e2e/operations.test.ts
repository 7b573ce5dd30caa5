import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from '../../src/sandbox/index.ts'
import { startPatient } from './patient.ts'
import { BotProcess } from './process.ts'

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
  it('says that it is ready, counts what it does, ends when told, and never writes its token', async () => {
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
    await bot.says('an interaction is answered')
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
})
