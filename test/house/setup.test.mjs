import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compilingWith, hasTools, isInstalled, stampKey } from '../../scripts/setup.mjs'
import { step, together } from '../../scripts/setup/progress.mjs'
import { hasMessageTypes } from '../../scripts/setup/message-types.mjs'
import { localHeaders, which } from '../../scripts/setup/system.mjs'
import { textFile } from '../kit/text-file.ts'

describe('the set-up', () => {
  it('installs again when a package of the lock file is missing or has another version', () => {
    const lock = {
      packages: {
        '': { name: 'questmaster' },
        'node_modules/zod': { version: '4.0.0' },
        'node_modules/for-another-system': { version: '1.0.0', optional: true },
      },
    }
    const holding = (version) => ({ packages: { 'node_modules/zod': { version } } })
    expect(isInstalled(lock, holding('4.0.0'))).toBe(true)
    expect(isInstalled(lock, holding('3.9.9'))).toBe(false)
    expect(isInstalled(lock, { packages: {} })).toBe(false)
  })

  it('installs what only developers need when they need it', () => {
    const [zod, vitest] = [{ version: '4.0.0' }, { version: '4.1.0', dev: true }]
    const lock = { packages: { 'node_modules/zod': zod, 'node_modules/vitest': vitest } }
    const forBot = { packages: { 'node_modules/zod': zod } }
    expect([isInstalled(lock, forBot, false), isInstalled(lock, forBot, true)]).toEqual([true, false])
    expect([hasTools(forBot), hasTools(lock)]).toEqual([false, true])
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const name of ['tsx', 'vitest', 'eslint', 'typescript', 'playwright-core', 'drizzle-kit', 'prettier']) {
      expect(dependencies).not.toHaveProperty(name)
    }
  })

  it('checks again when the lock file changes', () => {
    expect(stampKey('one')).toBe(stampKey('one'))
    expect(stampKey('one')).not.toBe(stampKey('two'))
    expect(stampKey('one')).toContain(process.version)
  })

  it('writes the types of the messages where they are missing or older than a message', () => {
    const root = mkdtempSync(join(tmpdir(), 'message-types-'))
    const write = (file, at) => {
      mkdirSync(join(root, file, '..'), { recursive: true })
      writeFileSync(join(root, file), '')
      utimesSync(join(root, file), at, at)
    }
    try {
      write('scripts/lib/words.ts', 10)
      write('src/dice/en/rolls.ftl', 20)
      expect(hasMessageTypes(root)).toBe(false)
      write('src/dice/en/messages.ts', 30)
      expect(hasMessageTypes(root)).toBe(true)
      write('src/dice/en/rolls.ftl', 40)
      expect(hasMessageTypes(root)).toBe(false)
      write('src/dice/en/messages.ts', 50)
      write('scripts/lib/words.ts', 60)
      expect(hasMessageTypes(root)).toBe(false)
    } finally {
      rmSync(root, { recursive: true, force: true })
    }
  })

  it('finds commands on the path, and omits missing ones', () => {
    expect(which('node-that-nobody-has')).toBeUndefined()
    expect(which('node', `:${process.execPath.replace(/\/[^/]+$/, '')}`)).toBe(process.execPath)
  })

  it('compiles native packages from source, without install scripts of packages', () => {
    expect(compilingWith(undefined, {})).toEqual({
      JOBS: 'max',
      CFLAGS: '-O1',
      CXXFLAGS: '-O2',
      npm_config_build_from_source: 'true',
    })
    expect(compilingWith('/usr/include')).toMatchObject({ npm_config_nodedir: '/usr/include' })
    expect(compilingWith(undefined, { JOBS: '1', CFLAGS: '-O1' })).toMatchObject({ JOBS: '1', CFLAGS: '-O1' })
    expect(textFile('.npmrc')).toMatch(/^ignore-scripts=true$/m)
    expect(textFile('Dockerfile')).toMatch(
      /npm_config_build_from_source=true [^\n]*\\\n\s*npm rebuild canvas better-sqlite3 /,
    )
  })

  it('downloads nothing without a checksum in the lock file', () => {
    const packages = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
    const unsaid = packages.filter(([path, { integrity }]) => path !== '' && !/^sha512-/.test(integrity ?? ''))
    expect(unsaid.map(([path]) => path)).toEqual([])
    // Review any new package with an install script: it may download anything.
    const scripted = packages.flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript ? [path.split('node_modules/').at(-1)] : [],
    )
    expect([...new Set(scripted)].sort()).toEqual(['better-sqlite3', 'canvas', 'esbuild'])
    expect(packages.filter(([, { name, resolved }]) => name === 'prebuild-install' || resolved)).toEqual([])
  })

  it('uses only headers that match the running Node', () => {
    expect(localHeaders(['/nowhere'])).toBeUndefined()
  })
})

describe('the progress of the set-up', () => {
  const open = () => {
    let [text, done] = ['', () => {}]
    const screen = { write: (more) => (text += more) }
    const work = () => new Promise((resolve) => (done = resolve))
    return { screen, work, end: () => done(), told: () => text.replace(/\d+\.\d s/g, 'N s') }
  }

  it('tells a step on one line', async () => {
    const one = open()
    const ended = step('packing', one.work, one.screen)
    expect(one.told()).toBe('set-up: packing … ')
    one.end()
    await ended
    expect(one.told()).toBe('set-up: packing … N s\n')
  })

  it('tells steps side by side on lines of their own', async () => {
    const [one, other] = [open(), open()]
    const both = together(
      () => step('packing', one.work, one.screen),
      () => step('baking', other.work, one.screen),
    )
    one.end()
    await Promise.resolve()
    other.end()
    await both
    const lines = 'set-up: packing … \nset-up: baking … \nset-up: packing: N s\nset-up: baking: N s\n'
    expect(one.told()).toBe(lines)
  })

  it('lets all end before it tells what failed', async () => {
    const [one, other] = [open(), open()]
    const failing = together(
      () => step('packing', () => Promise.reject(new Error('no string')), one.screen),
      () => step('baking', other.work, one.screen),
    )
    other.end()
    await expect(failing).rejects.toThrow('no string')
    expect(one.told()).toContain('set-up: packing: failed after N s\n')
    expect(one.told()).toContain('set-up: baking: N s\n')
  })
})
