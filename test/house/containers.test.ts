import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BOT_OPTIONS } from '../../src/program.ts'
import { readConfig } from '../../src/config.ts'
import { textFile } from '../kit/text-file.ts'
import { composedOf, faultsOfCompose, faultsOfDockerfile, stagesOf } from './container-faults.ts'

// Static checks of the container files, because no builder runs in these tests.

const dockerfile = textFile('Dockerfile')
const stages = stagesOf(dockerfile)
const last = stages.at(-1) ?? []
const find = (name: string): string | undefined => last.find((one) => one.name === name)?.rest
const variables = Object.fromEntries(
  [...(find('ENV') ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
)

describe('the Dockerfile', () => {
  it('the Dockerfile has no faults', () => {
    expect(faultsOfDockerfile(dockerfile)).toEqual([])
  })

  it('the Dockerfile builds in a stage of its own, from pinned images', () => {
    expect(stages).toHaveLength(2)
    const [from, ...others] = stages.map(([first]) => /^node:([\d.]+)-bookworm/.exec(first?.rest ?? '')?.[1])
    expect(from).toMatch(/^24\.\d+$/)
    expect(others).toEqual([from])
    expect(last.some(({ rest }) => /build-essential|-dev\b/.test(rest))).toBe(false)
  })

  it('the Dockerfile copies only existing paths that .dockerignore lets through', () => {
    const ignore = textFile('.dockerignore').split('\n')
    expect(ignore).toContain('*')
    const letThrough = new Set(ignore.filter((line) => line.startsWith('!')).map((line) => line.slice(1)))
    const copied = stages.flat().flatMap(({ name, rest }) => {
      const parts = rest.split(/ +/)
      return name === 'COPY' && !rest.startsWith('--from') ? parts.slice(0, -1) : []
    })
    expect(copied.length).toBeGreaterThan(5)
    for (const source of copied) {
      expect(existsSync(source), `${source} exists`).toBe(true)
      expect(letThrough.has(source), `${source} is let through`).toBe(true)
    }
    for (const secret of ['.env', 'data', '.git', 'node_modules']) expect(letThrough.has(secret)).toBe(false)
  })

  it('the Dockerfile runs the bot as an unprivileged user', () => {
    expect(find('USER')).toBe('node')
    const order = last.map(({ name }) => name)
    expect(order.lastIndexOf('RUN')).toBeLessThan(order.indexOf('USER'))
    const command = JSON.parse(find('CMD') ?? '[]') as string[]
    expect(command).toEqual(['node', ...BOT_OPTIONS, 'dist/start.js'])
    expect(stages[0]?.map(({ rest }) => rest)).toContain('node scripts/build.mjs dist')
    expect(last.map(({ rest }) => rest)).toContain('--from=build /app/dist ./dist')
    expect(find('VOLUME')).toBe('/app/data')
  })

  it('npm start and the service of the manual start it with the same options', () => {
    const program = ['node', ...BOT_OPTIONS, 'scripts/start.mjs'].join(' ')
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } }
    expect(scripts.start).toBe(program)
    expect(readFileSync('docs/hosting.md', 'utf8')).toContain(`ExecStart=/usr/bin/${program}\n`)
  })

  it('the Dockerfile lets the games be stored on a database server', () => {
    const shared = { ...variables, DISCORD_TOKEN: 'abc', DATABASE_URL: 'postgres://db.example/games' }
    expect(readConfig({ ...shared, SHARD_COUNT: '2', STANDBY: 'on' }).database).toBe(shared.DATABASE_URL)
  })

  it('the Dockerfile checks the bot’s health at the port where it is served', () => {
    const config = readConfig(variables)
    expect(String(config.healthPort)).toBe(find('EXPOSE'))
    expect(config.healthHost).toBe('0.0.0.0')
    expect(join(find('WORKDIR') ?? '', config.databasePath)).toBe(`${find('VOLUME')}/questmaster.db`)
    const check = /CMD (\[.*\])$/.exec(find('HEALTHCHECK') ?? '')?.[1]
    const [node, flag, script = ''] = JSON.parse(check ?? '[]') as string[]
    expect([node, flag]).toEqual(['node', '-e'])
    expect(script).toContain('/healthz')
    expect(() => new Function(script)).not.toThrow()
  })
})

describe('the compose file', () => {
  const text = textFile('compose.yaml')
  const { bot, ...others } = composedOf(text).services

  it('the compose file has no faults', () => {
    expect(faultsOfCompose(text)).toEqual([])
    expect(Object.keys(others)).toEqual(['postgres'])
  })

  it('the compose file stores the games on a volume, and gives the bot time to shut down', () => {
    expect(bot?.volumes).toContain('games:/app/data')
    const ends = [...textFile('src/main.ts').matchAll(/^const (?:ALL_)?SHUTDOWN_TIMEOUT_MS = ([\d_]+)$/gm)]
    const times = ends.map(([, time = '']) => Number(time.replaceAll('_', '')))
    expect(times).toHaveLength(2)
    expect(Number.parseInt(bot?.stop_grace_period ?? '', 10) * 1000).toBeGreaterThan(Math.max(...times))
  })

  it('the compose file lets the bot write only where the image does, without privileges', () => {
    const places = (bot?.volumes ?? []).map((one) => one.split(':')[1]?.replace('/app/', ''))
    expect(stages.at(-1)?.map(({ rest }) => rest)).toContain(
      `mkdir ${places.join(' ')} && chown node:node ${places.join(' ')}`,
    )
    expect(bot?.tmpfs).toEqual(['/tmp'])
    expect(bot).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
  })

  it('the compose file sets only known settings, with the image’s values', () => {
    const { NODE_ENV: _mode, ...image } = variables
    expect(bot?.environment).toEqual(image)
  })
})

describe('a faulty container file', () => {
  const good = 'FROM node:24.21-slim\nUSER node\nHEALTHCHECK CMD ["true"]\n'
  const image = (more: string) => faultsOfDockerfile(`${good}${more}\n`)
  const compose = (service: string, more = '') =>
    faultsOfCompose(
      `services:\n  bot:\n    restart: always\n    build: .\n    image: bot\n${service}\nvolumes:\n  games:\n${more}`,
    )

  it('a faulty container file is reported if no builder would accept it', () => {
    expect(image('HEALTHCHECK --interva=30s CMD ls')).toContain('line 4: Unknown flag: interva')
    expect(image('EXPOSE everything')[0]).toMatch(/^line 4: Invalid containerPort/)
    expect(image('LAUNCH it')).toEqual(['line 4: Unknown instruction: LAUNCH'])
    expect(compose('    volumes: [')[0]).toMatch(/^Flow sequence/)
    expect(compose('    image: another')[0]).toMatch(/^Map keys must be unique/)
    expect(compose('    privilege: true')[0]).toContain('services.bot')
  })

  it('a faulty container file is reported if it would build but should not', () => {
    expect(image('')).toEqual([])
    expect(image('USER root')).toEqual(['it runs as root'])
    expect(image('USER 0:0')).toEqual(['it runs as root'])
    expect(image('ENV DISCORD_TOKEN=abc')).toEqual(['DISCORD_TOKEN would be kept in the image'])
    expect(image('ARG DATABASE_PASSWORD')).toEqual(['DATABASE_PASSWORD would be kept in the image'])
    expect(image('ADD app.tar.gz /app')).toEqual([expect.stringContaining('COPY')])
    expect(image('RUN apt-get install -y gcc')).toEqual([expect.stringContaining('more is installed')])
    expect(faultsOfDockerfile('FROM node:latest\nUSER node\n')).toEqual([
      'node:latest may be any version',
      'nobody asks for its health',
    ])
    expect(faultsOfDockerfile('FROM node\nHEALTHCHECK CMD ["true"]\n')).toEqual([
      'node may be any version',
      'it runs as root',
    ])
    expect(compose('')).toEqual([])
    expect(compose('    volumes: [gmaes:/app/data]')).toEqual(['bot: nobody declares the volume gmaes'])
    expect(compose('    depends_on: { db: { condition: service_healthy, required: false } }')).toEqual([
      'bot: there is no service db to wait for',
    ])
    const db =
      '  db: { image: postgres:16, restart: always, profiles: [db], healthcheck: { test: [ls], interval: 1s, timeout: 1s, retries: 1 } }\n'
    const waiting = (required: boolean) =>
      `services:\n${db}  bot: { image: bot, build: ., restart: always, depends_on: { db: { condition: service_healthy, required: ${required} } } }\nvolumes: {}\n`
    expect([faultsOfCompose(waiting(false)), faultsOfCompose(waiting(true))]).toEqual([
      [],
      ['bot: without its profile there is no db'],
    ])
    expect(compose('    environment: { DISCORD_TOKEN: abc }')).toEqual([
      'bot: DISCORD_TOKEN stands there for all to read',
    ])
    expect(faultsOfCompose('services:\n  db: { image: postgres, restart: always }\nvolumes: {}\n')).toEqual([
      'db: postgres may be any version',
      'db: nobody asks for its health',
    ])
  })
})
