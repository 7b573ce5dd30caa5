import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const home = realpathSync(mkdtempSync(join(tmpdir(), 'questmaster-build-')))
/** A folder of the project, whose name is hard to handle. */
const root = join(home, 'a b?c#d%20')
const builds = join(root, '.cache', 'builds')

beforeAll(() => {
  mkdirSync(root)
  for (const name of ['src', 'scripts', 'trials', 'migrations', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(name, join(root, name), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
})
afterAll(() => rmSync(home, { recursive: true }))

/** Makes the current build, and returns what was said and done. */
async function build(...args) {
  const child = spawn(process.execPath, ['scripts/build.mjs', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => (said.out += chunk))
  child.stderr.on('data', (chunk) => (said.err += chunk))
  const [code] = await once(child, 'close')
  return { code, folder: said.out.trim(), err: said.err.trim() }
}

describe('a build', () => {
  it('is made once by those who want it at the same time', async () => {
    const [one, other] = await Promise.all([build(), build()])
    expect([one.code, other.code, other.folder]).toEqual([0, 0, one.folder])
    expect(readdirSync(builds).map((name) => join(builds, name))).toEqual([one.folder])
    expect((await build()).err).toBe('')
  })

  it('is made again when a source changes, and goes when nobody uses it', async () => {
    const { folder: first } = await build()
    appendFileSync(join(root, 'src/start.ts'), '\nprocess.exitCode ??= 0\n')
    const { folder: second } = await build()
    // This process had both made, and lives.
    expect(readdirSync(builds).sort()).toEqual([first, second].map((path) => path.slice(builds.length + 1)).sort())
    for (const used of [first, second]) rmSync(join(used, 'users', String(process.pid)))
    appendFileSync(join(root, 'src/start.ts'), '\nprocess.exitCode ??= 0\n')
    await build()
    expect(readdirSync(builds)).toHaveLength(1)
  })

  it('that fails is one sentence, and leaves nothing behind', async () => {
    const source = join(root, 'src/config.ts')
    const text = readFileSync(source, 'utf8')
    writeFileSync(source, `const fine = 1\nconst = 2\n${text}`)
    const { code, folder, err } = await build()
    writeFileSync(source, text)
    expect({ code, folder }).toEqual({ code: 1, folder: '' })
    expect(err.split('\n').at(-1)).toMatch(
      /^The bot can't be built: src\/config\.ts:2:6: Expected identifier but found "="\.$/,
    )
    expect(readdirSync(builds).filter((name) => name.includes('-'))).toEqual([])
  })
})

/** Starts node in the folder, without any settings but these. */
function start(args, env = {}, stdio = ['ignore', 'pipe', 'pipe']) {
  const { PATH, HOME } = process.env
  const child = spawn(process.execPath, args, { cwd: root, env: { PATH, HOME, LOG_LEVEL: 'warn', ...env }, stdio })
  let said = ''
  const listeners = new Set()
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk
      for (const listener of listeners) listener()
    })
  }
  const ended = once(child, 'close').then(([code, signal]) => ({ code: code ?? signal, said }))
  /** Waits for a text, and returns what it matched. */
  const says = (pattern) =>
    new Promise((found, reject) => {
      const look = () => pattern.test(said) && found(pattern.exec(said))
      listeners.add(look)
      look()
      void ended.then(() => reject(new Error(`it ended, and never said ${pattern}:\n${said}`)))
    })
  return { child, ended, says }
}

/** A port that nobody listens on at this moment. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

/** The command lines of a process and of all that it has started. */
function tree(pid) {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '), ...children.flatMap(tree)]
}

describe('npm start', () => {
  const data = mkdtempSync(join(home, 'data-'))
  const env = { DATABASE_PATH: join(data, 'games.db') }
  let bot
  beforeAll(async () => {
    env.SANDBOX_PORT = String(await freePort())
  })
  afterEach(() => bot?.child.kill('SIGKILL'))

  it('runs the built bot alone, with its page, and ends it', async () => {
    bot = start(['scripts/start.mjs'], env)
    const [, url] = await bot.says(/is ready\. Open (\S+) to play/)
    expect(await (await fetch(`${url}/page.js`)).text()).toContain('sourceMappingURL')
    if (existsSync('/proc/self/task')) {
      expect(tree(bot.child.pid).filter((line) => /tsx|esbuild|\.ts /.test(line))).toEqual([])
    }
    const backup = await start(['scripts/run.mjs', 'scripts/backup.ts', '--folder', join(data, 'backups')], env).ended
    expect(backup).toMatchObject({ code: 0, said: expect.stringContaining('The copy is complete.') })
    bot.child.kill('SIGTERM')
    expect((await bot.ended).code).toBe(0)
  })

  it('ends with one sentence if a message file is broken', async () => {
    const file = join(root, 'src/language/en/sums.ftl')
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, 'not a message')
    bot = start(['scripts/start.mjs'], env)
    const { code, said } = await bot.ended
    writeFileSync(file, text)
    expect(code).toBe(1)
    expect(said.trim().split('\n').at(-1)).toMatch(/^A message file is broken: .*sums\.ftl:1: /)
  })

  it('names the lines of the sources where its processes fail', async () => {
    const { folder } = await build()
    const worker = fork(join(folder, 'discord/pictures/worker.js'), {
      serialization: 'advanced',
    })
    await once(worker, 'message')
    worker.send([JSON.stringify({ language: 'en', work: ['poker', [], 'faces'] }), null])
    const [{ error }] = await once(worker, 'message')
    worker.kill('SIGKILL')
    expect(error).toMatch(/^Error: .*\n.*[ /(]src\/render\/index\.ts:\d+/)
  })
})
