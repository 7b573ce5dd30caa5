import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOG_LEVELS, readConfig, WrongConfig } from '../src/config.ts'

const DEFAULTS = {
  discordToken: undefined,
  discordApiUrl: undefined,
  discordGuildId: undefined,
  shardCount: 1,
  shards: [0],
  standsBy: false,
  database: 'data/questmaster.db',
  databasePath: 'data/questmaster.db',
  sandboxPort: 4100,
  sandboxHosts: [],
  healthHost: '127.0.0.1',
  drawingProcesses: Math.min(availableParallelism(), 4),
  thinkingThreads: 1,
  lobbiesPerPerson: 5,
  gamesPerPerson: 20,
  waitingGames: 3,
  waitingHours: 24,
  leakGuard: true,
  lobbyDays: 7,
  webhooks: true,
  logLevel: 'info',
}

describe('the configuration', () => {
  it('the configuration needs no settings', () => {
    expect(readConfig({})).toEqual(DEFAULTS)
  })

  it('the configuration treats an empty variable as unset', () => {
    const empty = { DISCORD_TOKEN: '', DISCORD_API_URL: '', DISCORD_GUILD_ID: ' ', DATABASE_PATH: '' }
    expect(readConfig({ ...empty, SANDBOX_PORT: '', LOG_LEVEL: '' })).toEqual(DEFAULTS)
  })

  it('the configuration reads every variable, and trims spaces', () => {
    const env = {
      DISCORD_TOKEN: ' abc.def-ghi_jkl ',
      DISCORD_API_URL: 'http://127.0.0.1:4100/api/',
      DISCORD_GUILD_ID: '123456789012345678',
      DATABASE_PATH: '/var/lib/questmaster/games.db',
      SANDBOX_PORT: '8080',
      SANDBOX_HOSTS: 'Inn.example.org, inn.local',
      SANDBOX_TOKEN: 'open-sesame',
      LOG_LEVEL: 'debug',
      HEALTH_PORT: '9464',
      HEALTH_HOST: '0.0.0.0',
      TELEVISION_ADDRESS: '[::1]:4200',
      TELEVISION_URL: 'https://tables.example.org/tv/',
      DRAWING_PROCESSES: '3',
      THINKING_THREADS: '2',
      LOBBIES_PER_PERSON: '7',
      GAMES_PER_PERSON: '30',
      WAITING_GAMES: '4',
      WAITING_HOURS: '36',
      LEAK_GUARD: 'on',
      LOBBY_DAYS: '14',
      WEBHOOKS: 'off',
      SHARD_COUNT: '4',
      SHARDS: '0, 2-3,1',
      STANDBY: 'on',
      HOME: '/root',
    }
    expect(readConfig(env)).toEqual({
      discordToken: 'abc.def-ghi_jkl',
      discordApiUrl: 'http://127.0.0.1:4100/api',
      discordGuildId: '123456789012345678',
      shardCount: 4,
      shards: [0, 2, 3, 1],
      standsBy: true,
      database: '/var/lib/questmaster/games.db',
      databasePath: '/var/lib/questmaster/games.db',
      sandboxPort: 8080,
      sandboxHosts: ['inn.example.org', 'inn.local'],
      sandboxToken: 'open-sesame',
      healthPort: 9464,
      healthHost: '0.0.0.0',
      television: { host: '::1', port: 4200, url: 'https://tables.example.org/tv' },
      drawingProcesses: 3,
      thinkingThreads: 2,
      lobbiesPerPerson: 7,
      gamesPerPerson: 30,
      waitingGames: 4,
      waitingHours: 36,
      logLevel: 'debug',
      leakGuard: true,
      lobbyDays: 14,
      webhooks: false,
    })
  })

  it('the configuration stores the games in PostgreSQL once it has an address, and in one place only', () => {
    const url = 'postgres://keeper:swordfish@db.example/games'
    expect(readConfig({ DATABASE_URL: url }).database).toBe(url)
    const refused = (env: Record<string, string>) => {
      try {
        readConfig({ DATABASE_URL: url, ...env })
        return 'taken'
      } catch (error) {
        return (error as Error).message
      }
    }
    const both =
      'DATABASE_URL and DATABASE_PATH are both set: leave one of them empty, because all games are kept in one place.'
    expect(refused({ DATABASE_PATH: 'games.db' })).toBe(both)
    const backups =
      'BACKUP_FOLDER is for a SQLite file: leave it empty with DATABASE_URL, and back up that database with pg_dump.'
    expect(refused({ BACKUP_FOLDER: 'safe' })).toBe(backups)
    const address = 'DATABASE_URL must be an address such as postgres://user:password@host/database.'
    expect(refused({ DATABASE_URL: 'mysql://keeper:swordfish@db.example/games' })).toBe(address)
  })

  it('the configuration divides the shards among processes that share a database', () => {
    const shared = { DISCORD_TOKEN: 'abc', DATABASE_URL: 'postgres://db.example/games' }
    const shards = (env: Record<string, string>) => {
      try {
        return readConfig({ ...shared, ...env }).shards
      } catch (error) {
        return (error as Error).message
      }
    }
    expect(shards({ SHARD_COUNT: '16' })).toBe(null)
    expect(shards({ SHARD_COUNT: '1' })).toEqual([0])
    expect(shards({ SHARD_COUNT: '16', SHARDS: '15' })).toEqual([15])
    expect(shards({ SHARD_COUNT: '2', SHARDS: '0-1', DATABASE_URL: '' })).toEqual([0, 1])
    expect(shards({ SHARDS: '0' })).toBe('SHARDS needs SHARD_COUNT: how many shards there are in all.')
    expect(shards({ SHARD_COUNT: '4', SHARDS: '2-4' })).toBe(
      'SHARDS names shard 4, but with SHARD_COUNT=4 they are numbered from 0 to 3.',
    )
    const numbers = 'SHARDS must be numbers of shards separated by commas, such as 0,1 or 0-3.'
    for (const SHARDS of ['x', '-1', '3-1', '1,,2']) expect(shards({ SHARD_COUNT: '4', SHARDS })).toBe(numbers)
    for (const SHARD_COUNT of ['0', '1025', '2.5', 'auto'])
      expect(shards({ SHARD_COUNT })).toBe('SHARD_COUNT must be a whole number from 1 to 1024.')
    expect(shards({ SHARD_COUNT: '2', SHARDS: '0', DATABASE_URL: '' })).toBe(
      'SHARD_COUNT needs DATABASE_URL: several processes share their games through PostgreSQL.',
    )
    expect(shards({ SHARD_COUNT: '2', DISCORD_TOKEN: '' })).toBe(
      'SHARD_COUNT needs DISCORD_TOKEN: the sandbox is one server and needs no shards.',
    )
    expect(shards({ SHARD_COUNT: '4', HEALTH_PORT: '65532' })).toBe(null)
    expect(shards({ SHARD_COUNT: '4', HEALTH_PORT: '65533' })).toBe(
      'HEALTH_PORT is too high for SHARD_COUNT=4: each process takes a port above that of the one before, up to 65535.',
    )
    expect(shards({ SHARD_COUNT: '4', SHARDS: '3', HEALTH_PORT: '65535' })).toEqual([3])
    expect(shards({ SHARD_COUNT: '4', TELEVISION_ADDRESS: '127.0.0.1:4200' })).toBe(
      'TELEVISION_ADDRESS needs all shards in one process: set SHARDS to 0-3, or leave it empty.',
    )
    expect(shards({ SHARD_COUNT: '2', SHARDS: '0-1', TELEVISION_ADDRESS: '127.0.0.1:4200' })).toEqual([0, 1])
    expect(shards({ STANDBY: 'yes' })).toBe('STANDBY must be on or off.')
  })

  it('the configuration guards secrets unless the guard is switched off', () => {
    const guards = (env: Record<string, string>) => readConfig(env).leakGuard
    expect([guards({}), guards({ DISCORD_TOKEN: 'abc' })]).toEqual([true, true])
    expect([guards({ LEAK_GUARD: 'off' }), guards({ LEAK_GUARD: 'on', DISCORD_TOKEN: 'abc' })]).toEqual([false, true])
  })

  it.each([
    ['DISCORD_TOKEN', 'two words'],
    ['DISCORD_TOKEN', 'tokèn'],
    ['DISCORD_TOKEN', 'to\u0007ken'],
    ['DISCORD_TOKEN', 'to\u200bken'],
    ['DISCORD_TOKEN', '"aaaa.bbbb.cccc"'],
    ['DISCORD_TOKEN', '“aaaa.bbbb.cccc”'],
    ['DISCORD_TOKEN', '„aaaa.bbbb.cccc“'],
    ['DISCORD_TOKEN', 'aaaa.bbbb.cccc"'],
    ['DISCORD_TOKEN', 'Bot aaaa.bbbb.cccc'],
    ['DISCORD_TOKEN', 'your-token-here'],
    ['DISCORD_TOKEN', '<token>'],
    ['DATABASE_PATH', '“games.db”'],
    ['BACKUP_FOLDER', 'safe\u200b'],
    ['DATABASE_PATH', ':memory:'],
    ['DISCORD_API_URL', 'localhost:4100'],
    ['DISCORD_API_URL', 'ftp://127.0.0.1/api'],
    ['DISCORD_API_URL', '/api'],
    ['DISCORD_GUILD_ID', 'My Server'],
    ['DISCORD_GUILD_ID', '12345'],
    ['DISCORD_GUILD_ID', '123456789012345678901'],
    ['DATABASE_PATH', 'postgres://keeper@db.example/games'],
    ['DATABASE_PATH', 'sqlite:data/games.db'],
    ['DATABASE_PATH', 'file:data/games.db'],
    ['SANDBOX_PORT', '0'],
    ['SANDBOX_PORT', '65536'],
    ['SANDBOX_PORT', '80.5'],
    ['SANDBOX_PORT', '-1'],
    ['SANDBOX_PORT', 'http'],
    ['HEALTH_PORT', '0'],
    ['HEALTH_PORT', 'on'],
    ['HEALTH_HOST', 'everywhere'],
    ['TELEVISION_ADDRESS', '4200'],
    ['TELEVISION_ADDRESS', 'everywhere:4200'],
    ['TELEVISION_ADDRESS', '127.0.0.1:0'],
    ['TELEVISION_ADDRESS', '127.0.0.1:65536'],
    ['TELEVISION_ADDRESS', '::1:4200'],
    ['TELEVISION_URL', 'tables.example.org'],
    ['TELEVISION_URL', 'ftp://tables.example.org'],
    ['TELEVISION_URL', 'https://tables.example.org/?a=1'],
    ['TELEVISION_URL', 'https://user@tables.example.org'],
    ['SANDBOX_HOSTS', 'http://inn.example.org'],
    ['SANDBOX_TOKEN', 'open sesame'],
    ['DRAWING_PROCESSES', '0'],
    ['DRAWING_PROCESSES', '17'],
    ['DRAWING_PROCESSES', 'all'],
    ['THINKING_THREADS', '17'],
    ['THINKING_THREADS', 'all'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_LEVEL', 'INFO'],
    ['LEAK_GUARD', 'yes'],
  ])('the configuration names the variable when %s is %j', (name, value) => {
    const sentence = new RegExp(`^${name} must be [^\\n]*[^.]\\.$`)
    expect(() => readConfig({ [name]: value })).toThrow(WrongConfig)
    expect(() => readConfig({ [name]: value })).toThrow(sentence)
  })

  it('the configuration serves televisions only where the operator says', () => {
    expect(readConfig({}).television).toBe(undefined)
    const television = { host: 'localhost', port: 4200, url: null }
    expect(readConfig({ TELEVISION_ADDRESS: 'localhost:4200' }).television).toEqual(television)
    expect(() => readConfig({ TELEVISION_URL: 'https://tables.example.org' })).toThrow(
      'TELEVISION_URL needs TELEVISION_ADDRESS: where this machine serves the pages.',
    )
  })

  it('the configuration never repeats an invalid secret', () => {
    expect(() => readConfig({ DISCORD_TOKEN: 'secret token' })).not.toThrow(/secret token/)
  })

  it.each(['1', '65535'])('the configuration lets the sandbox listen on port %s', (port) => {
    expect(readConfig({ SANDBOX_PORT: port }).sandboxPort).toBe(Number(port))
  })

  it.each(LOG_LEVELS)('the configuration knows the log level %s', (level) => {
    expect(readConfig({ LOG_LEVEL: level }).logLevel).toBe(level)
  })

  it('the configuration ends the process with one sentence for an invalid setting', () => {
    const script = `import { loadConfig } from './src/config.ts'; loadConfig(); console.log('went on')`
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      { env: { ...process.env, SANDBOX_PORT: 'north' }, encoding: 'utf8' },
    )
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: 'SANDBOX_PORT must be a whole number from 1 to 65535.\n',
    })
  })

  it('the configuration ends the process if there is an unreadable .env', () => {
    const folder = mkdtempSync(join(tmpdir(), 'config-'))
    try {
      mkdirSync(join(folder, '.env'))
      const config = JSON.stringify(new URL('../src/config.ts', import.meta.url).href)
      const script = `import { loadConfig } from ${config}; loadConfig(); console.log('went on')`
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script],
        { cwd: folder, env: process.env, encoding: 'utf8' },
      )
      expect({ status, stdout, stderr }).toEqual({
        status: 1,
        stdout: '',
        stderr:
          "The file .env can't be read (EISDIR). Check that it is a file and belongs to the user who runs this.\n",
      })
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it('the configuration is explained, variable by variable, in .env.example', () => {
    const example = readFileSync('.env.example', 'utf8')
    const explained = [...example.matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name)
    const names =
      'DISCORD_TOKEN DISCORD_API_URL DISCORD_GUILD_ID SHARD_COUNT SHARDS STANDBY DATABASE_PATH DATABASE_URL BACKUP_FOLDER ARCHIVE_AFTER_DAYS LOBBY_DAYS LANGUAGES_FOLDER WEBHOOKS SANDBOX_PORT SANDBOX_HOSTS SANDBOX_TOKEN HEALTH_PORT HEALTH_HOST TELEVISION_ADDRESS TELEVISION_URL DRAWING_PROCESSES THINKING_THREADS LOBBIES_PER_PERSON GAMES_PER_PERSON WAITING_GAMES WAITING_HOURS LEAK_GUARD LOG_LEVEL'
    expect(explained).toEqual(names.split(' '))
  })
})
