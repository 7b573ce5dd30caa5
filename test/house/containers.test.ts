import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'

// No builder runs these tests: what can be known of the container files without one is looked at here.

interface Instruction {
  readonly name: string
  readonly rest: string
}

/** The instructions of each stage, continued lines joined. */
function stagesOf(file: string): Instruction[][] {
  const lines = readFileSync(file, 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const all = lines.map((line): Instruction => {
    const [, name = '', rest = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? []
    if (name === '') throw new Error(`not an instruction: ${line}`)
    return { name, rest: rest.trim() }
  })
  const starts = all.flatMap(({ name }, index) => (name === 'FROM' ? [index] : []))
  return starts.map((start, index) => all.slice(start, starts[index + 1]))
}

const stages = stagesOf('Dockerfile')
const last = stages.at(-1) ?? []
const find = (name: string): string | undefined => last.find((one) => one.name === name)?.rest
const variables = Object.fromEntries(
  [...(find('ENV') ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value]),
)

describe('the Dockerfile', () => {
  it('builds in a stage of its own, from images of one version', () => {
    expect(stages).toHaveLength(2)
    const [from, ...others] = stages.map(([first]) => /^node:([\d.]+)-bookworm/.exec(first?.rest ?? '')?.[1])
    expect(from).toMatch(/^20\.\d+$/)
    expect(others).toEqual([from])
    expect(last.some(({ rest }) => /build-essential|-dev\b/.test(rest))).toBe(false)
  })

  it('copies only what there is, and what .dockerignore lets through', () => {
    const ignore = readFileSync('.dockerignore', 'utf8').split('\n')
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

  it('runs the bot, as nobody special', () => {
    expect(find('USER')).toBe('node')
    const order = last.map(({ name }) => name)
    expect(order.lastIndexOf('RUN')).toBeLessThan(order.indexOf('USER'))
    const command = JSON.parse(find('CMD') ?? '[]') as string[]
    expect(command.slice(0, -1)).toEqual(['node', '--import', 'tsx'])
    expect(existsSync(command.at(-1) ?? '')).toBe(true)
    expect(find('VOLUME')).toBe('/app/data')
  })

  it('asks for the bot’s health where the bot says it', () => {
    const config = readConfig(variables)
    expect(String(config.healthPort)).toBe(find('EXPOSE'))
    expect(config.healthHost).toBe('0.0.0.0')
    expect(config.databasePath.startsWith('/app/data/')).toBe(true)
    const check = /CMD (\[.*\])$/.exec(find('HEALTHCHECK') ?? '')?.[1]
    const [node, flag, script = ''] = JSON.parse(check ?? '[]') as string[]
    expect([node, flag]).toEqual(['node', '-e'])
    expect(script).toContain('/healthz')
    expect(() => new Function(script)).not.toThrow()
  })
})

describe('the compose file', () => {
  const text = readFileSync('compose.yaml', 'utf8')
  const bot = /^ {2}bot:\n((?: {4}.*\n|\n)+)/m.exec(text)?.[1] ?? ''

  it('keeps the games on a volume, and gives the bot time to end', () => {
    expect(bot).toContain('- games:/app/data')
    expect(text).toMatch(/^volumes:\n {2}games:\n/m)
    const atLast = /END_AT_LAST = ([\d_]+)/.exec(readFileSync('src/main.ts', 'utf8'))?.[1]?.replaceAll('_', '')
    const grace = Number(/stop_grace_period: (\d+)s/.exec(bot)?.[1]) * 1000
    expect(grace).toBeGreaterThan(Number(atLast))
  })

  it('sets only what the bot knows, as the image has it, and holds no secret', () => {
    const set = Object.fromEntries(
      [...bot.matchAll(/^ {6}([A-Z_]+): '?([^'\n]+)'?$/gm)].map(([, name = '', value = '']) => [name, value]),
    )
    const { NODE_ENV: _mode, ...image } = variables
    expect(set).toEqual(image)
    expect(text).not.toMatch(/^ +\w*(?:TOKEN|PASSWORD): *[^$\s]/m)
    expect(text).not.toMatch(/^ +ports:/m)
    expect(text).not.toMatch(/\t| \n/)
  })
})
